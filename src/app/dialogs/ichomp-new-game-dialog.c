/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog for the setup of the next game. The choices are saved as settings when the game
 * starts; closing the dialog discards them. */

#include "ichomp-new-game-dialog.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-help.h"
#include "widgets/kit/ichomp-lock.h"
#include "game/play/ichomp-new-game.h"
#include "widgets/language/ichomp-drop-down.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

struct _IchompNewGameDialog
{
  GtkWindow parent_instance;

  GtkWidget *scroller;
  GtkWidget *grid;
  GtkWidget *kind_drop_down;
  GtkWidget *ending_label;
  GtkWidget *ending_drop_down;
  GtkWidget *ending_sentence;
  GtkWidget *opponent_drop_down;
  GtkWidget *level_drop_down;
  GtkWidget *level_1_drop_down;
  GtkWidget *against_label;
  GtkWidget *level_label;
  GtkWidget *level_sentence;
  GtkWidget *starter_drop_down;
  GtkWidget *width_label;
  GtkWidget *width_spin;
  GtkWidget *height_label;
  GtkWidget *height_spin;
  GtkWidget *heaps_label;
  GtkWidget *heaps_grid;
  GtkWidget *heap_spins[SG_N_QUADRANTS];
  GtkWidget *full_check;
  GtkWidget *full_note;
  GtkWidget *random_check;
  GtkWidget *winnable_check;
  GtkWidget *start_button;

  GSettings *settings;
  SgBoard sizes[ICHOMP_KIND_NIM]; /* of the kinds with a size, all before Nim */
  IchompKind shown_kind;          /* the kind whose size the spin buttons show */
};

/* Title bar and border, in pixels. */
#define FRAME_HEIGHT 100

static const char *const heap_settings[SG_N_QUADRANTS] = { "nim-heap-nw", "nim-heap-ne",
                                                           "nim-heap-sw", "nim-heap-se" };

static void ichomp_new_game_dialog_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompNewGameDialog,
                               ichomp_new_game_dialog,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_new_game_dialog_translatable_init))

enum
{
  SIGNAL_START,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static guint
get_selected (GtkWidget *drop_down)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (drop_down));
}

static void
set_choices (GtkWidget *drop_down, const char *const *choices)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);
  guint selected = get_selected (drop_down);

  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (list));
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down), selected);
}

static int
get_number (GtkWidget *spin)
{
  return gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

static IchompKind
get_kind (IchompNewGameDialog *self)
{
  return get_selected (self->kind_drop_down);
}

/* The players */

/* Locked settings, and those without effect on the other choices, are insensitive. */
static void
update_locks (IchompNewGameDialog *self)
{
  gboolean is_chomp = get_kind (self) == ICHOMP_KIND_CHOMP;
  const struct
  {
    const char *setting;
    GtkWidget *widget;
  } locks[] = {
    { "game-kind", self->kind_drop_down },
    { "misere", self->ending_drop_down },
    { is_chomp ? "chomp-width" : "board-width", self->width_spin },
    { is_chomp ? "chomp-height" : "board-height", self->height_spin },
    { "randomise", self->full_check },
    { "randomise", self->random_check },
    { "random-winnable", self->winnable_check },
    { "opponent", self->opponent_drop_down },
    { "level", self->level_drop_down },
    { "level-1", self->level_1_drop_down },
    { "starter", self->starter_drop_down },
  };

  for (guint i = 0; i < G_N_ELEMENTS (locks); i++)
    ichomp_lock_mark (locks[i].widget, self->settings, locks[i].setting);
  SG_FOREACH_QUADRANT (q)
    ichomp_lock_mark (self->heap_spins[q], self->settings, heap_settings[q]);
  ichomp_lock_show_padlocks (GTK_GRID (self->grid), 2);

  if (get_selected (self->opponent_drop_down) == ICHOMP_OPPONENT_PERSON)
    gtk_widget_set_sensitive (self->level_drop_down, FALSE);
  if (!gtk_check_button_get_active (GTK_CHECK_BUTTON (self->random_check)))
    gtk_widget_set_sensitive (self->winnable_check, FALSE);
}

/* With two computers, the sentence about the level is hidden. */
static void
update_level (IchompNewGameDialog *self)
{
  gboolean computers = get_selected (self->opponent_drop_down) == ICHOMP_OPPONENT_COMPUTERS;
  const char *sentence = ichomp_wording_level (get_selected (self->level_drop_down));

  gtk_label_set_label (GTK_LABEL (self->level_sentence), sentence);
  ichomp_drop_down_set_words (GTK_DROP_DOWN (self->level_drop_down),
                              computers ? ichomp_digits_intern (_ ("Level of computer 2")) : NULL,
                              computers ? NULL : sentence);
}

/* The starting player, by the names of the players, and the levels of the computers. */
static void
update_opponent (IchompNewGameDialog *self)
{
  IchompOpponent opponent = get_selected (self->opponent_drop_down);
  gboolean computer = opponent != ICHOMP_OPPONENT_PERSON;
  gboolean computers = opponent == ICHOMP_OPPONENT_COMPUTERS;
  const char *const people[] = { ichomp_digits_intern (C_ ("who begins", "Player 1")),
                                 ichomp_digits_intern (C_ ("who begins", "Player 2")),
                                 C_ ("who begins", "In turn"), NULL };
  const char *const with_computer[] = { C_ ("who begins", "You"), C_ ("who begins", "The computer"),
                                        C_ ("who begins", "In turn"), NULL };
  const char *const only_computers[] = { ichomp_digits_intern (C_ ("who begins", "Computer 1")),
                                         ichomp_digits_intern (C_ ("who begins", "Computer 2")),
                                         C_ ("who begins", "In turn"), NULL };

  set_choices (self->starter_drop_down, computers  ? only_computers
                                        : computer ? with_computer
                                                   : people);
  gtk_widget_set_sensitive (self->level_label, computer);
  gtk_widget_set_sensitive (self->level_sentence, computer);
  gtk_widget_set_visible (self->level_sentence, !computers);
  gtk_widget_set_visible (self->level_1_drop_down, computers);
  gtk_widget_set_visible (self->against_label, computers);
  update_level (self);
  update_locks (self);
}

static void
set_levels (IchompNewGameDialog *self)
{
  const char *levels[SG_N_LEVELS + 1] = { NULL };

  for (guint i = 0; i < SG_N_LEVELS; i++)
    levels[i] = ichomp_wording_level_name (i);

  set_choices (self->level_drop_down, levels);
  set_choices (self->level_1_drop_down, levels);
}

/* The game */

/* The choices except the players. */
static void
read_game (IchompNewGameDialog *self, IchompSetup *setup)
{
  *setup = (IchompSetup){ .kind = get_kind (self),
                          .misere = get_selected (self->ending_drop_down) == 1 };
  SG_FOREACH_QUADRANT (q)
    setup->heaps[q] = get_number (self->heap_spins[q]);

  ichomp_new_game_clamp (setup, get_number (self->width_spin), get_number (self->height_spin));
}

static void
update_full_note (IchompNewGameDialog *self)
{
  IchompSetup setup;

  read_game (self, &setup);
  gtk_label_set_label (GTK_LABEL (self->full_note), ichomp_wording_full (&setup));
}

/* Each kind has its own words; Chomp has its own size. */
static void
show_kind (IchompNewGameDialog *self)
{
  IchompKind kind = get_kind (self);
  gboolean is_nim = kind == ICHOMP_KIND_NIM;
  gboolean is_chomp = kind == ICHOMP_KIND_CHOMP;
  guint maximum = is_chomp ? ICHOMP_QUADRANT_MAX_SIDE : ICHOMP_BOARD_MAX_SIDE;

  gtk_widget_set_visible (self->ending_label, !is_chomp);
  gtk_widget_set_visible (self->ending_drop_down, !is_chomp);
  gtk_widget_set_visible (self->ending_sentence, is_chomp);
  gtk_widget_set_visible (self->width_label, !is_nim);
  gtk_widget_set_visible (self->width_spin, !is_nim);
  gtk_widget_set_visible (self->height_label, !is_nim);
  gtk_widget_set_visible (self->height_spin, !is_nim);
  gtk_widget_set_visible (self->heaps_label, is_nim);
  gtk_widget_set_visible (self->heaps_grid, is_nim);

  if (!is_nim)
    {
      SgBoard size = self->sizes[kind];

      self->shown_kind = kind;
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->width_spin), 1, maximum);
      gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->height_spin), 1, maximum);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->width_spin), size.width);
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->height_spin), size.height);
    }

  gtk_label_set_label (GTK_LABEL (self->ending_sentence),
                       _ ("The player who has to take the poisoned tile loses."));
  gtk_check_button_set_label (GTK_CHECK_BUTTON (self->full_check),
                              is_nim ? _ ("these heaps") : _ ("the full board"));
  gtk_check_button_set_label (GTK_CHECK_BUTTON (self->random_check),
                              is_nim ? _ ("random heaps, none larger than these")
                                     : _ ("a random position"));
  update_full_note (self);
  update_locks (self);
}

static void
keep_size (IchompNewGameDialog *self)
{
  self->sizes[self->shown_kind] =
      (SgBoard){ get_number (self->width_spin), get_number (self->height_spin) };
}

static void
kind_changed_cb (IchompNewGameDialog *self)
{
  keep_size (self);
  show_kind (self);
}

/* A game needs two tiles: the other side grows. */
static void
side_changed_cb (GtkWidget *spin, IchompNewGameDialog *self)
{
  GtkWidget *other = spin == self->width_spin ? self->height_spin : self->width_spin;

  /* A spin button of a dialog that closes still reads its text. */
  if (self->width_spin == NULL || self->height_spin == NULL)
    return;

  if (get_number (self->width_spin) * get_number (self->height_spin) == 1)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), 2);

  update_full_note (self);
}

/* A game of Nim needs two tiles as well: another heap grows. */
static void
heap_changed_cb (GtkWidget *spin, IchompNewGameDialog *self)
{
  GtkWidget *other = spin;
  int n = 0;

  SG_FOREACH_QUADRANT (q)
    {
      if (self->heap_spins[q] == NULL)
        return;

      n += get_number (self->heap_spins[q]);
      if (other == spin)
        other = self->heap_spins[q];
    }

  if (n < 2)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), 2);

  update_full_note (self);
}

static void
start_clicked_cb (IchompNewGameDialog *self)
{
  const SgBoard *ichomp = &self->sizes[ICHOMP_KIND_ICHOMP];
  const SgBoard *chomp = &self->sizes[ICHOMP_KIND_CHOMP];
  g_autoptr (GSettings) change = ichomp_settings_begin_change (self->settings);

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->width_spin));
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->height_spin));
  SG_FOREACH_QUADRANT (q)
    gtk_spin_button_update (GTK_SPIN_BUTTON (self->heap_spins[q]));
  keep_size (self);

  g_settings_set_enum (change, "game-kind", (int)get_kind (self));
  g_settings_set_boolean (change, "misere", get_selected (self->ending_drop_down) == 1);
  g_settings_set_enum (change, "opponent", (int)get_selected (self->opponent_drop_down));
  g_settings_set_enum (change, "level", (int)get_selected (self->level_drop_down));
  g_settings_set_enum (change, "level-1", (int)get_selected (self->level_1_drop_down));
  g_settings_set_enum (change, "starter", (int)get_selected (self->starter_drop_down));
  g_settings_set_uint (change, "board-width", ichomp->width);
  g_settings_set_uint (change, "board-height", ichomp->height);
  g_settings_set_uint (change, "chomp-width", chomp->width);
  g_settings_set_uint (change, "chomp-height", chomp->height);
  SG_FOREACH_QUADRANT (q)
    g_settings_set_uint (change, heap_settings[q], get_number (self->heap_spins[q]));
  g_settings_set_boolean (change, "randomise",
                          gtk_check_button_get_active (GTK_CHECK_BUTTON (self->random_check)));
  g_settings_set_boolean (change, "random-winnable",
                          gtk_check_button_get_active (GTK_CHECK_BUTTON (self->winnable_check)));
  g_settings_apply (change);

  g_signal_emit (self, signals[SIGNAL_START], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
show_enum (IchompNewGameDialog *self, GtkWidget *drop_down, const char *key)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (drop_down),
                              (guint)g_settings_get_enum (self->settings, key));
}

static void
show_settings (IchompNewGameDialog *self)
{
  GSettings *settings = self->settings;
  GtkWidget *start_check =
      g_settings_get_boolean (settings, "randomise") ? self->random_check : self->full_check;

  self->sizes[ICHOMP_KIND_ICHOMP] = (SgBoard){ g_settings_get_uint (settings, "board-width"),
                                               g_settings_get_uint (settings, "board-height") };
  self->sizes[ICHOMP_KIND_CHOMP] = (SgBoard){ g_settings_get_uint (settings, "chomp-width"),
                                              g_settings_get_uint (settings, "chomp-height") };

  set_levels (self);
  show_enum (self, self->kind_drop_down, "game-kind");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->ending_drop_down),
                              g_settings_get_boolean (settings, "misere") ? 1 : 0);
  SG_FOREACH_QUADRANT (q)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->heap_spins[q]),
                               g_settings_get_uint (settings, heap_settings[q]));
  show_enum (self, self->opponent_drop_down, "opponent");
  show_enum (self, self->level_drop_down, "level");
  show_enum (self, self->level_1_drop_down, "level-1");
  update_opponent (self);
  update_level (self);
  show_enum (self, self->starter_drop_down, "starter");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (start_check), TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->winnable_check),
                               g_settings_get_boolean (settings, "random-winnable"));
  show_kind (self);
}

/* Keeps the choices. */
static void
ichomp_new_game_dialog_update_words (IchompTranslatable *translatable)
{
  IchompNewGameDialog *self = ICHOMP_NEW_GAME_DIALOG (translatable);

  keep_size (self);
  set_levels (self);
  update_opponent (self);
  update_level (self);
  show_kind (self);
}

static void
ichomp_new_game_dialog_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_new_game_dialog_update_words;
}

/* On a low screen the choices scroll, so that the buttons stay visible. */
static void
fit_screen (IchompNewGameDialog *self)
{
  GListModel *monitors = gdk_display_get_monitors (gtk_widget_get_display (GTK_WIDGET (self)));
  int lowest = G_MAXINT;

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      GdkRectangle geometry;

      gdk_monitor_get_geometry (monitor, &geometry);
      lowest = MIN (lowest, geometry.height);
    }

  if (lowest < G_MAXINT)
    gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller),
                                                MAX (lowest - FRAME_HEIGHT, FRAME_HEIGHT));
}

static void
ichomp_new_game_dialog_dispose (GObject *object)
{
  IchompNewGameDialog *self = ICHOMP_NEW_GAME_DIALOG (object);

  SG_FOREACH_QUADRANT (q)
    self->heap_spins[q] = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_NEW_GAME_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_new_game_dialog_parent_class)->dispose (object);
}

static void
ichomp_new_game_dialog_class_init (IchompNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_new_game_dialog_dispose;

  /* The choices have been saved as settings. */
  signals[SIGNAL_START] = g_signal_new ("start", ICHOMP_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-new-game-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, grid);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, kind_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, ending_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, ending_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, ending_sentence);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, level_1_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, against_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, width_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, height_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, heaps_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, heaps_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, opponent_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, level_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, level_label);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, level_sentence);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, starter_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, width_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, height_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, full_check);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, full_note);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, random_check);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, winnable_check);
  gtk_widget_class_bind_template_child (widget_class, IchompNewGameDialog, start_button);
}

static void
let_enter_start (GtkWidget *spin)
{
  g_object_set (gtk_editable_get_delegate (GTK_EDITABLE (spin)), "activates-default", TRUE, NULL);
}

static void
name_heap (GtkWidget *label, gpointer user_data)
{
  gtk_label_set_label (GTK_LABEL (label),
                       ichomp_wording_part (ICHOMP_PARTS_HEAPS, GPOINTER_TO_UINT (user_data)));
}

/* Two heaps in a row, each with its name on the board. */
static void
add_heaps (IchompNewGameDialog *self)
{
  GtkGrid *grid = GTK_GRID (self->heaps_grid);

  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *label = gtk_label_new (NULL);
      GtkWidget *spin = gtk_spin_button_new_with_range (0, ICHOMP_QUADRANT_MAX_SIDE, 1);
      int column = q % 2;
      int row = q / 2;

      gtk_spin_button_set_increments (GTK_SPIN_BUTTON (spin), 1, 4);
      gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (spin), TRUE);
      let_enter_start (spin);
      gtk_label_set_mnemonic_widget (GTK_LABEL (label), spin);
      gtk_widget_set_margin_start (label, column > 0 ? 12 : 0);
      ichomp_translatable_set_words_func (label, name_heap, GUINT_TO_POINTER (q));

      gtk_grid_attach (grid, label, 2 * column, row, 1, 1);
      gtk_grid_attach (grid, spin, 2 * column + 1, row, 1, 1);
      self->heap_spins[q] = spin;
    }

  /* The mnemonic of all heaps leads to the first one, but is not its name. */
  gtk_label_set_mnemonic_widget (GTK_LABEL (self->heaps_label), self->heap_spins[0]);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->heap_spins[0]),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  gtk_grid_get_child_at (grid, 0, 0), NULL, -1);
}

static void
ichomp_new_game_dialog_init (IchompNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  ichomp_help_set (self->level_drop_down, "winning", "beat-hard");
  ichomp_help_set (GTK_WIDGET (self), "play", "rules");
  let_enter_start (self->width_spin);
  let_enter_start (self->height_spin);
  add_heaps (self);
}

GtkWidget *
ichomp_new_game_dialog_new (GSettings *settings)
{
  IchompNewGameDialog *self = g_object_new (ICHOMP_TYPE_NEW_GAME_DIALOG, NULL);

  self->settings = g_object_ref (settings);
  show_settings (self);
  fit_screen (self);

  g_signal_connect_object (self->kind_drop_down, "notify::selected", G_CALLBACK (kind_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->ending_drop_down, "notify::selected",
                           G_CALLBACK (update_full_note), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->opponent_drop_down, "notify::selected",
                           G_CALLBACK (update_opponent), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level_drop_down, "notify::selected", G_CALLBACK (update_level),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->random_check, "toggled", G_CALLBACK (update_locks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "writable-changed", G_CALLBACK (update_locks), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->width_spin, "value-changed", G_CALLBACK (side_changed_cb), self,
                           0);
  g_signal_connect_object (self->height_spin, "value-changed", G_CALLBACK (side_changed_cb), self,
                           0);
  SG_FOREACH_QUADRANT (q)
    g_signal_connect_object (self->heap_spins[q], "value-changed", G_CALLBACK (heap_changed_cb),
                             self, 0);
  g_signal_connect_object (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
