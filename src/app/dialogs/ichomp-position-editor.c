/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog that edits a position: by clicking on the board, by typing, or by drawing a random
 * position of a wished kind. The position is legal at any time: adding a tile adds those that it
 * needs, removing one removes those that need it. */

#include "ichomp-position-editor.h"

#include <glib/gi18n.h>

#include "widgets/board/ichomp-board.h"
#include "game/base/ichomp-digits.h"
#include "game/storage/ichomp-game-text.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-formula.h"

/* The most values that are computed while the user waits. */
#define MAX_VALUES 4000000

/* In the order of the list; the kinds of SgWish follow. */
enum
{
  ANY_POSITION,
  FIRST_WISH,
};

struct _IchompPositionEditor
{
  GtkWindow parent_instance;

  GtkWidget *board;
  GtkWidget *width_spin;
  GtkWidget *height_spin;
  GtkWidget *wish_drop_down;
  GtkWidget *nim_sum_spin;
  GtkWidget *draw_button;
  GtkWidget *draw_problem;
  GtkWidget *entry;
  GtkWidget *problem;
  GtkWidget *numbers;
  GtkWidget *use_button;

  GSettings *settings;
  SgPosition *position;
  SgRule rule;      /* may forbid the position */
  SgSolver *solver; /* see get_solver(); NULL before it is needed or if it would be too large */
  GRand *rand;
  gboolean updating; /* ignore signals of the widgets, which are being set */
};

static void ichomp_position_editor_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPositionEditor,
                               ichomp_position_editor,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_position_editor_translatable_init))

enum
{
  SIGNAL_USE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static SgBoard
get_size (IchompPositionEditor *self)
{
  return sg_position_get_board (self->position);
}

/* Values */

static gboolean
is_small (const SgPosition *position)
{
  return sg_solver_count (position) <= MAX_VALUES;
}

/* Whether a random position of a wished kind can be found: that needs the tables of the full
 * board. */
static gboolean
can_wish (IchompPositionEditor *self)
{
  SgBoard board = get_size (self);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);

  return is_small (full);
}

/* The tables for all positions on this board, or, where these are too many, for those inside
 * @position.
 *
 * Returns: (transfer none) (nullable): tables that cover @position */
static SgSolver *
get_solver (IchompPositionEditor *self, SgPosition *position)
{
  SgBoard board = get_size (self);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  SgPosition *needed = is_small (full) ? full : position;

  if (self->solver != NULL && sg_solver_covers (self->solver, position))
    return self->solver;

  g_clear_pointer (&self->solver, sg_solver_unref);
  if (is_small (needed))
    self->solver = sg_solver_new (needed, MAX_VALUES, NULL, NULL, NULL);

  return self->solver;
}

static gboolean
may_show_numbers (IchompPositionEditor *self)
{
  return g_settings_get_boolean (self->settings, "show-nim-sum")
         && g_settings_get_boolean (self->settings, "show-outcome");
}

static char *
dup_numbers (IchompPositionEditor *self)
{
  gboolean may = may_show_numbers (self) && sg_rule_allows (self->rule, self->position);
  SgSolver *solver = may ? get_solver (self, self->position) : NULL;
  g_autoptr (SgAnalysis) analysis = NULL;
  g_autofree char *nim_sum = NULL;
  g_autofree char *isolated = NULL;
  guint n;

  if (solver == NULL)
    return g_strdup ("");

  analysis = sg_analysis_new_with_rule (solver, self->position, self->rule);
  n = sg_analysis_get_n_winning_moves (analysis);
  nim_sum = ichomp_digits_printf ("u = %u", sg_analysis_get_nim_sum (analysis));
  isolated = ichomp_formula_isolate (nim_sum);
  if (n == 0)
    /* Translators: %s is a formula such as "u = 0". */
    return g_strdup_printf (_ ("%s: a P-position"), isolated);

  return ichomp_digits_printf (
      /* Translators: %1$s is a formula such as "u = 3"; %2$u is a number of moves. */
      ngettext ("%1$s: an N-position with %2$u winning move",
                "%1$s: an N-position with %2$u winning moves", n),
      isolated, n);
}

/* The board shows all places; those without a tile are hollow. */

static gboolean
is_beyond (const SgMove *tile, const SgMove *other)
{
  return tile->quadrant == other->quadrant && tile->row >= other->row
         && tile->column >= other->column;
}

static IchompTileAppearance
mark_tile (const SgMove *tile, gpointer user_data)
{
  IchompPositionEditor *self = user_data;
  const SgMove *pointed = ichomp_board_get_preview (ICHOMP_BOARD (self->board));
  gboolean is_there = sg_position_has_tile (self->position, tile);

  if (pointed == NULL)
    return is_there ? 0 : ICHOMP_TILE_HOLLOW;
  if (!is_there)
    return ICHOMP_TILE_HOLLOW | (is_beyond (pointed, tile) ? ICHOMP_TILE_NAMED : 0);
  if (!sg_position_has_tile (self->position, pointed) || !is_beyond (tile, pointed))
    return 0;

  return ICHOMP_TILE_GOING | (sg_move_equal (tile, pointed) ? ICHOMP_TILE_CHOSEN : 0);
}

static void
update_marks (IchompPositionEditor *self)
{
  ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), mark_tile, self);
}

static void
describe_tiles (IchompPositionEditor *self)
{
  SgBoard board = get_size (self);

  SG_FOREACH_QUADRANT (q)
    for (guint row = 0; row < sg_board_get_quadrant_height (&board, q); row++)
      for (guint column = 0; column < sg_board_get_quadrant_width (&board, q); column++)
        {
          SgMove move = { q, row, column };

          gtk_accessible_update_property (
              GTK_ACCESSIBLE (ichomp_board_get_tile (ICHOMP_BOARD (self->board), &move)),
              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
              sg_position_has_tile (self->position, &move) ? C_ ("place on the board", "Has a tile")
                                                           : C_ ("place on the board", "No tile"),
              -1);
        }
}

static void
update_board (IchompPositionEditor *self)
{
  SgBoard board = get_size (self);
  SgPosition *shown = ichomp_board_get_position (ICHOMP_BOARD (self->board));
  SgBoard shown_board = { 0, 0 };

  if (shown != NULL)
    shown_board = sg_position_get_board (shown);
  if (!sg_board_equal (&board, &shown_board))
    {
      g_autoptr (SgPosition) full = sg_position_new_full (&board);

      ichomp_board_set_position (ICHOMP_BOARD (self->board), full, NULL, NULL, FALSE);
    }

  update_marks (self);
  describe_tiles (self);
}

static void
show_problem (GtkWidget *label, const char *problem)
{
  gtk_label_set_label (GTK_LABEL (label), problem != NULL ? problem : "");
  gtk_widget_set_visible (label, problem != NULL);
}

static void
update_words (IchompPositionEditor *self)
{
  g_autofree char *numbers = dup_numbers (self);

  gtk_label_set_label (GTK_LABEL (self->numbers), numbers);
  gtk_widget_set_tooltip_text (
      self->draw_button,
      can_wish (self) ? NULL
                      : _ ("The board is too large to search for a certain kind of position."));
}

static guint
get_selected (IchompPositionEditor *self)
{
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (self->wish_drop_down));
}

static void
update_wish (IchompPositionEditor *self)
{
  guint selected;

  if (self->updating)
    return;

  selected = get_selected (self);
  gtk_widget_set_visible (self->nim_sum_spin, selected == FIRST_WISH + SG_WISH_NIM_SUM);
  gtk_widget_set_sensitive (self->draw_button, selected == ANY_POSITION || can_wish (self));
  show_problem (self->draw_problem, NULL);
}

static char *
dup_text (IchompPositionEditor *self)
{
  const char *rule = sg_rule_to_string (self->rule);
  g_autofree char *text = sg_position_to_string (self->position);

  return rule != NULL ? g_strconcat (text, " ", rule, NULL) : g_steal_pointer (&text);
}

/* Tiles in a second quadrant are an error in Chomp. */
static char *
dup_problem (IchompPositionEditor *self, const char *text)
{
  g_autoptr (SgGame) game = NULL;
  char *problem = NULL;

  if (!sg_rule_allows (self->rule, self->position))
    game = ichomp_game_text_parse (text, &problem);

  return problem;
}

/* @also_text: not while the text is being typed */
static void
update (IchompPositionEditor *self, gboolean also_text)
{
  SgBoard board = get_size (self);
  g_autofree char *text = dup_text (self);

  self->updating = TRUE;
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->width_spin), board.width);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->height_spin), board.height);
  if (also_text)
    {
      g_autofree char *problem = dup_problem (self, text);

      gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
      show_problem (self->problem, problem);
    }
  self->updating = FALSE;

  update_board (self);
  update_wish (self);
  update_words (self);
  gtk_widget_set_sensitive (self->use_button, !sg_position_is_empty (self->position)
                                                  && sg_rule_allows (self->rule, self->position));
}

/* @position: (transfer full) */
static void
set_position (IchompPositionEditor *self, SgPosition *position, gboolean also_text)
{
  g_clear_pointer (&self->position, sg_position_unref);
  self->position = position;
  update (self, also_text);
}

static void
chosen_cb (IchompPositionEditor *self, const SgMove *tile)
{
  set_position (self,
                sg_position_has_tile (self->position, tile)
                    ? sg_position_play (self->position, tile)
                    : sg_edit_put (self->position, tile),
                TRUE);
}

static guint
get_number (GtkWidget *spin)
{
  return (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin));
}

static void
side_changed_cb (GtkWidget *spin, IchompPositionEditor *self)
{
  SgBoard board;

  /* A spin button of a dialog that closes still reads its text. */
  if (self->updating || self->width_spin == NULL || self->height_spin == NULL)
    return;

  board = (SgBoard){ get_number (self->width_spin), get_number (self->height_spin) };
  if (!sg_board_is_legal (&board))
    {
      /* A board needs two tiles. */
      gtk_spin_button_set_value (
          GTK_SPIN_BUTTON (spin == self->width_spin ? self->height_spin : self->width_spin), 2);
      return;
    }

  set_position (self, sg_edit_set_board (self->position, &board), TRUE);
}

/* The quadrant of Chomp: the one with tiles, otherwise that of a new game. */
static SgQuadrant
get_only_quadrant (IchompPositionEditor *self)
{
  SG_FOREACH_QUADRANT (q)
    if (!sg_diagram_is_empty (sg_position_get_diagram (self->position, q)))
      return q;

  return SG_QUADRANT_SE;
}

/* Returns: (transfer full): the full board, or in Chomp the full quadrant */
static SgPosition *
create_full (IchompPositionEditor *self)
{
  SgBoard board = get_size (self);
  SgQuadrant only = get_only_quadrant (self);
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS];

  if (self->rule != SG_RULE_CHOMP)
    return g_steal_pointer (&full);

  SG_FOREACH_QUADRANT (q)
    diagrams[q] = q == only ? sg_position_get_diagram (full, q) : empty;
  return sg_position_new (&board, diagrams);
}

static void
full_clicked_cb (IchompPositionEditor *self)
{
  set_position (self, create_full (self), TRUE);
}

static void
empty_clicked_cb (IchompPositionEditor *self)
{
  SgBoard board = get_size (self);

  set_position (self, sg_edit_empty (&board), TRUE);
}

static void
draw_clicked_cb (IchompPositionEditor *self)
{
  guint selected = get_selected (self);
  g_autoptr (SgPosition) full = create_full (self);
  SgPosition *drawn = NULL;

  /* On a board of one row or column, the quadrant of Chomp may have no places. */
  if (sg_position_is_empty (full))
    drawn = NULL;
  else if (selected == ANY_POSITION)
    drawn = sg_random_position (full, self->rand);
  else
    drawn = sg_random_position_as_wished (full, self->rule, get_solver (self, full),
                                          selected - FIRST_WISH, get_number (self->nim_sum_spin),
                                          self->rand);

  if (drawn != NULL)
    set_position (self, drawn, TRUE);
  else
    show_problem (self->draw_problem, _ ("No such position was found on this board."));
}

static void
text_changed_cb (IchompPositionEditor *self)
{
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) game = NULL;

  if (self->updating || self->entry == NULL)
    return;

  game = ichomp_game_text_parse (gtk_editable_get_text (GTK_EDITABLE (self->entry)), &problem);
  show_problem (self->problem, problem);
  if (game == NULL)
    return;

  self->rule = sg_game_get_rule (game);
  set_position (self, sg_position_ref (sg_game_get_position (game, sg_game_get_n_moves (game))),
                FALSE);
}

static void
use_clicked_cb (IchompPositionEditor *self)
{
  g_signal_emit (self, signals[SIGNAL_USE], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
ichomp_position_editor_update_words (IchompTranslatable *translatable)
{
  IchompPositionEditor *self = ICHOMP_POSITION_EDITOR (translatable);

  describe_tiles (self);
  update_words (self);
  text_changed_cb (self);
}

static void
ichomp_position_editor_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_position_editor_update_words;
}

static void
ichomp_position_editor_dispose (GObject *object)
{
  IchompPositionEditor *self = ICHOMP_POSITION_EDITOR (object);

  self->updating = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_POSITION_EDITOR);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->position, sg_position_unref);
  g_clear_pointer (&self->solver, sg_solver_unref);
  g_clear_pointer (&self->rand, g_rand_free);

  G_OBJECT_CLASS (ichomp_position_editor_parent_class)->dispose (object);
}

static void
ichomp_position_editor_class_init (IchompPositionEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_position_editor_dispose;

  /* The position is to be played. */
  signals[SIGNAL_USE] = g_signal_new ("use", ICHOMP_TYPE_POSITION_EDITOR, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ICHOMP_TYPE_BOARD);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-position-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, board);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, width_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, height_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, wish_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, nim_sum_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, draw_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, draw_problem);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, entry);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, problem);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, numbers);
  gtk_widget_class_bind_template_child (widget_class, IchompPositionEditor, use_button);
  gtk_widget_class_bind_template_callback (widget_class, chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_marks);
  gtk_widget_class_bind_template_callback (widget_class, side_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, full_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, empty_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, update_wish);
  gtk_widget_class_bind_template_callback (widget_class, draw_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, use_clicked_cb);
}

static void
ichomp_position_editor_init (IchompPositionEditor *self)
{
  self->rand = g_rand_new ();
  self->updating = TRUE; /* until set_position() */
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->width_spin), 1, ICHOMP_BOARD_MAX_SIDE);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->height_spin), 1, ICHOMP_BOARD_MAX_SIDE);
  ichomp_board_set_shows_preview (ICHOMP_BOARD (self->board), FALSE);
}

/**
 * ichomp_position_editor_new:
 * @position: the first position
 * @rule: its rule, until another one is typed
 * @settings: the settings, which may hide the numbers
 *
 * Returns: (transfer none): a dialog; GTK owns it
 */
GtkWidget *
ichomp_position_editor_new (SgPosition *position, SgRule rule, GSettings *settings)
{
  IchompPositionEditor *self = g_object_new (ICHOMP_TYPE_POSITION_EDITOR, NULL);

  self->settings = g_object_ref (settings);
  self->rule = rule;
  set_position (self, sg_position_ref (position), TRUE);

  return GTK_WIDGET (self);
}

/**
 * ichomp_position_editor_dup_game:
 * @self: an editor
 *
 * Returns: (transfer full) (nullable): a game from the present position, or %NULL if its rule
 *   forbids it
 */
SgGame *
ichomp_position_editor_dup_game (IchompPositionEditor *self)
{
  g_return_val_if_fail (ICHOMP_IS_POSITION_EDITOR (self), NULL);

  if (!sg_rule_allows (self->rule, self->position))
    return NULL;

  return sg_game_new_with_rule (self->position, self->rule);
}
