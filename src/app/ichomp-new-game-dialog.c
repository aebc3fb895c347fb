/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks for what the next game is made of. The choices become settings when the game is started, and
 * are forgotten when the dialog is closed. */

#include "ichomp-new-game-dialog.h"

#include <glib/gi18n.h>

#include "ichomp-help.h"
#include "ichomp-new-game.h"
#include "ichomp-wording.h"

struct _IchompNewGameDialog
{
  GtkWindow parent_instance;

  GtkWidget *opponent_drop_down;
  GtkWidget *level_drop_down;
  GtkWidget *level_label;
  GtkWidget *level_sentence;
  GtkWidget *starter_drop_down;
  GtkWidget *width_spin;
  GtkWidget *height_spin;
  GtkWidget *full_check;
  GtkWidget *full_note;
  GtkWidget *random_check;
  GtkWidget *winnable_check;
  GtkWidget *start_button;

  IchompSettings *settings;
};

G_DEFINE_FINAL_TYPE (IchompNewGameDialog, ichomp_new_game_dialog, GTK_TYPE_WINDOW)

enum
{
  PROP_SETTINGS = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

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

/* Who begins, as the players are called. */
static void
update_opponent (IchompNewGameDialog *self)
{
  gboolean computer = get_selected (self->opponent_drop_down) == ICHOMP_OPPONENT_COMPUTER;
  const char *const people[] = { C_ ("who begins", "Player 1"), C_ ("who begins", "Player 2"),
                                 C_ ("who begins", "In turn"), NULL };
  const char *const with_computer[] = { C_ ("who begins", "You"), C_ ("who begins", "The computer"),
                                        C_ ("who begins", "In turn"), NULL };

  set_choices (self->starter_drop_down, computer ? with_computer : people);
  gtk_widget_set_sensitive (self->level_drop_down,
                            computer && !ichomp_settings_is_locked (self->settings, "level"));
  gtk_widget_set_sensitive (self->level_label, computer);
  gtk_widget_set_sensitive (self->level_sentence, computer);
}

static void
update_level (IchompNewGameDialog *self)
{
  const char *sentence = ichomp_wording_level (get_selected (self->level_drop_down));

  gtk_label_set_label (GTK_LABEL (self->level_sentence), sentence);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->level_drop_down),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
}

static void
get_board (IchompNewGameDialog *self, SgBoard *board)
{
  board->width = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->width_spin));
  board->height = gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->height_spin));
}

/* With an even side the quadrants of the full board come in equal pairs; with two odd ones not. */
static void
update_full_note (IchompNewGameDialog *self)
{
  SgBoard board;

  get_board (self, &board);
  gtk_label_set_label (
      GTK_LABEL (self->full_note),
      board.width % 2 == 0 || board.height % 2 == 0
          ? _ ("A full board of this size is a P-position, because its quadrants come in equal "
               "pairs: whoever moves second wins with best play.")
          : _ ("Width and height are odd: the quadrants do not come in equal pairs, and who wins "
               "depends on the size."));
}

/* One tile alone would be no game: the side that was not touched grows. */
static void
side_changed_cb (GtkWidget *spin, IchompNewGameDialog *self)
{
  GtkWidget *other = spin == self->width_spin ? self->height_spin : self->width_spin;
  SgBoard board;

  /* A dialog that is being closed still takes over what was typed. */
  if (self->width_spin == NULL || self->height_spin == NULL)
    return;

  get_board (self, &board);
  if (board.width * board.height == 1)
    gtk_spin_button_set_value (GTK_SPIN_BUTTON (other), 2);

  update_full_note (self);
}

static void
start_clicked_cb (IchompNewGameDialog *self)
{
  SgBoard board;

  gtk_spin_button_update (GTK_SPIN_BUTTON (self->width_spin));
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->height_spin));
  get_board (self, &board);
  ichomp_new_game_clamp_board (&board);

  g_object_set (
      self->settings, "opponent", get_selected (self->opponent_drop_down), "level",
      get_selected (self->level_drop_down), "starter", get_selected (self->starter_drop_down),
      "board-width", board.width, "board-height", board.height, "randomise",
      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->random_check)), "random-winnable",
      gtk_check_button_get_active (GTK_CHECK_BUTTON (self->winnable_check)), NULL);

  g_signal_emit (self, signals[SIGNAL_START], 0);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
lock (IchompNewGameDialog *self, const char *name, GtkWidget *widget)
{
  if (ichomp_settings_is_locked (self->settings, name))
    {
      gtk_widget_set_sensitive (widget, FALSE);
      gtk_widget_set_tooltip_text (widget, _ ("Locked by the administrator"));
    }
}

static void
ichomp_new_game_dialog_constructed (GObject *object)
{
  IchompNewGameDialog *self = ICHOMP_NEW_GAME_DIALOG (object);
  const char *levels[SG_N_LEVELS + 1] = { NULL };
  IchompOpponent opponent;
  SgLevel level;
  IchompStarter starter;
  gboolean randomise;
  gboolean winnable;
  SgBoard board;

  G_OBJECT_CLASS (ichomp_new_game_dialog_parent_class)->constructed (object);

  g_object_get (self->settings, "opponent", &opponent, "level", &level, "starter", &starter,
                "board-width", &board.width, "board-height", &board.height, "randomise", &randomise,
                "random-winnable", &winnable, NULL);

  for (guint i = 0; i < SG_N_LEVELS; i++)
    levels[i] = ichomp_wording_level_name (i);
  set_choices (self->level_drop_down, levels);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->opponent_drop_down), opponent);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->level_drop_down), level);
  update_opponent (self);
  update_level (self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->starter_drop_down), starter);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->width_spin), board.width);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->height_spin), board.height);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (randomise ? self->random_check : self->full_check),
                               TRUE);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->winnable_check), winnable);

  g_signal_connect_object (self->opponent_drop_down, "notify::selected",
                           G_CALLBACK (update_opponent), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->level_drop_down, "notify::selected", G_CALLBACK (update_level),
                           self, G_CONNECT_SWAPPED);
  update_full_note (self);
  g_signal_connect_object (self->width_spin, "value-changed", G_CALLBACK (side_changed_cb), self,
                           0);
  g_signal_connect_object (self->height_spin, "value-changed", G_CALLBACK (side_changed_cb), self,
                           0);
  g_signal_connect_object (self->start_button, "clicked", G_CALLBACK (start_clicked_cb), self,
                           G_CONNECT_SWAPPED);

  lock (self, "opponent", self->opponent_drop_down);
  lock (self, "level", self->level_drop_down);
  lock (self, "starter", self->starter_drop_down);
  lock (self, "board-width", self->width_spin);
  lock (self, "board-height", self->height_spin);
  lock (self, "randomise", self->random_check);
  lock (self, "randomise", self->full_check);
  if (!ichomp_settings_is_locked (self->settings, "random-winnable"))
    g_object_bind_property (self->random_check, "active", self->winnable_check, "sensitive",
                            G_BINDING_SYNC_CREATE);
  lock (self, "random-winnable", self->winnable_check);
}

static void
ichomp_new_game_dialog_set_property (GObject *object,
                                     guint id,
                                     const GValue *value,
                                     GParamSpec *pspec)
{
  IchompNewGameDialog *self = ICHOMP_NEW_GAME_DIALOG (object);

  switch (id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_new_game_dialog_dispose (GObject *object)
{
  IchompNewGameDialog *self = ICHOMP_NEW_GAME_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_NEW_GAME_DIALOG);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_new_game_dialog_parent_class)->dispose (object);
}

static void
ichomp_new_game_dialog_class_init (IchompNewGameDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = ichomp_new_game_dialog_constructed;
  object_class->set_property = ichomp_new_game_dialog_set_property;
  object_class->dispose = ichomp_new_game_dialog_dispose;

  props[PROP_SETTINGS] =
      g_param_spec_object ("settings", NULL, NULL, ICHOMP_TYPE_SETTINGS,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompNewGameDialog::start:
   * @self: the dialog
   *
   * Emitted when the person has made the choices, which are in the settings then.
   */
  signals[SIGNAL_START] = g_signal_new ("start", ICHOMP_TYPE_NEW_GAME_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-new-game-dialog.ui");
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
ichomp_new_game_dialog_init (IchompNewGameDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  ichomp_help_set (self->level_drop_down, "winning", "beat-hard");
  ichomp_help_set (GTK_WIDGET (self), "play", "rules");
  let_enter_start (self->width_spin);
  let_enter_start (self->height_spin);
}

/**
 * ichomp_new_game_dialog_new:
 * @settings: where the choices come from and go to
 *
 * Returns: (transfer none): a dialog; GTK owns it
 */
GtkWidget *
ichomp_new_game_dialog_new (IchompSettings *settings)
{
  return g_object_new (ICHOMP_TYPE_NEW_GAME_DIALOG, "settings", settings, NULL);
}
