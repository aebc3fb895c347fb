/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The stage: the board of a session with the turn above it, and the value of each quadrant, the
 * nim-sum and the outcome in fixed places around it. The settings say which numbers are visible. */

#include "ichomp-play-view.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-board.h"
#include "ichomp-game-status.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-help.h"
#include "ichomp-move-guide.h"
#include "ichomp-computer-pace.h"
#include "ichomp-readout.h"
#include "ichomp-result-card.h"
#include "ichomp-stage-layout.h"
#include "ichomp-start-offer.h"
#include "game/storage/ichomp-preset.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/board/ichomp-tile.h"
#include "ichomp-progress-row.h"
#include "widgets/language/ichomp-translatable.h"
#include "ichomp-watch-bar.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

typedef enum
{
  FORM_DECIMAL = 1 << 0,
  FORM_BINARY = 1 << 1,
} NumberForms;

struct _IchompPlayView
{
  IchompContainer parent_instance;

  GtkWidget *status_row;
  GtkWidget *game_status;
  GtkWidget *watch_row;
  GtkWidget *progress_row;
  GtkWidget *move_guide;
  GtkWidget *board;
  GtkWidget *values[SG_N_QUADRANTS];
  GtkWidget *nim_sum;
  GtkWidget *outcome;
  GtkWidget *start_offer;
  GtkWidget *result_card;

  IchompSession *session;
  GSettings *settings;
  IchompComputerPace *computer_pace;
  SgGame *shown_game;
  guint shown_index;
  guint n_digits; /* of the largest number that the game has shown so far, or could in a preview */
  IchompStepView lit; /* the step of an explanation, if is_lit */
  gboolean is_lit;
  gboolean made_is_new; /* the pointer has not moved since the explanation reached its move */
  gboolean discreet;
  gboolean looks_back; /* the position on show explains the end of the game */
};

static void ichomp_play_view_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPlayView,
                               ichomp_play_view,
                               ICHOMP_TYPE_CONTAINER,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_play_view_translatable_init))

enum
{
  SIGNAL_POINTED_AT,
  SIGNAL_CHOOSING,
  SIGNAL_EXPLAIN,
  SIGNAL_EXPLAIN_TILE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The settings that reveal the value of each quadrant. */
static const char *const reveal_settings[SG_N_QUADRANTS] = { "show-nw", "show-ne", "show-sw",
                                                             "show-se" };

/* Whether the move of an explanation is previewed: until the user points at another tile than the
 * focused one. */
static gboolean
shows_made (IchompPlayView *self)
{
  return self->is_lit && self->lit.has_made
         && (self->made_is_new || ichomp_board_get_preview (ICHOMP_BOARD (self->board)) == NULL);
}

/* Returns: (nullable): the move whose result is previewed */
static const SgMove *
get_preview (IchompPlayView *self, const SgAnalysis *analysis)
{
  const SgMove *move = NULL;

  if (shows_made (self))
    move = &self->lit.made;
  else if (g_settings_get_boolean (self->settings, "show-preview"))
    move = ichomp_board_get_preview (ICHOMP_BOARD (self->board));

  if (analysis == NULL || move == NULL
      || !sg_position_has_tile (sg_analysis_get_position (analysis), move))
    return NULL;

  return move;
}

static NumberForms
get_forms (IchompPlayView *self)
{
  NumberForms forms = 0;

  if (g_settings_get_boolean (self->settings, "show-decimal"))
    forms |= FORM_DECIMAL;
  if (g_settings_get_boolean (self->settings, "show-binary") && !self->discreet)
    forms |= FORM_BINARY;
  return forms;
}

static void
show_number (GtkWidget *readout,
             guint value,
             guint n_digits,
             NumberForms forms,
             const char *description)
{
  g_autofree char *decimal = ichomp_digits_printf ("%u", value);
  g_autofree char *binary = sg_binary_to_string (value, n_digits);

  ichomp_readout_show (ICHOMP_READOUT (readout), forms & FORM_DECIMAL ? decimal : NULL,
                       forms & FORM_BINARY ? binary : NULL, description);
}

static void
preview_number (GtkWidget *readout, guint value, guint n_digits, NumberForms forms)
{
  g_autofree char *decimal = NULL;
  g_autofree char *binary = NULL;

  if (value == SG_NO_VALUE)
    {
      ichomp_readout_show_preview (ICHOMP_READOUT (readout), "–", NULL);
      return;
    }

  decimal = ichomp_digits_printf ("%u", value);
  binary = sg_binary_to_string (value, n_digits);
  ichomp_readout_show_preview (ICHOMP_READOUT (readout), forms & FORM_DECIMAL ? decimal : NULL,
                               forms & FORM_BINARY ? binary : NULL);
}

/* The numbers are not known. */
static void
show_unknown (GtkWidget *readout, gboolean computing)
{
  g_autofree char *title = NULL;
  g_autofree char *description = NULL;

  g_object_get (readout, "title", &title, NULL);
  if (computing)
    /* Translators: %s names a result, such as in "Top left: being computed". */
    description = g_strdup_printf (_ ("%s: being computed"), title);
  else
    /* Translators: %s names a result, such as in "Top left: not known". */
    description = g_strdup_printf (_ ("%s: not known"), title);

  ichomp_readout_show (ICHOMP_READOUT (readout), computing ? "…" : "–", NULL, description);
}

/* The largest number after a move, or before it. */
static guint
find_largest (const SgAnalysis *analysis)
{
  SgPosition *position = sg_analysis_get_position (analysis);
  guint largest = (1u << sg_analysis_count_binary_digits (analysis)) - 1;

  SG_FOREACH_MOVE (move, position)
    {
      guint value = sg_analysis_get_move_value (analysis, &move);

      if (value != SG_NO_VALUE)
        largest = MAX (largest, value);
    }

  return largest;
}

/* Numbers become smaller as a game goes on, but keep the digits that they had at its beginning. */
static void
count_digits (IchompPlayView *self, const SgAnalysis *analysis)
{
  self->n_digits = MAX (self->n_digits, sg_count_binary_digits (find_largest (analysis)));
}

/* The theory's own notation. */
static const char *
get_letter (SgOutcome outcome)
{
  return outcome == SG_OUTCOME_P ? "P" : "N";
}

static void
show_numbers (IchompPlayView *self)
{
  SgAnalysis *analysis = ichomp_session_get_analysis (self->session);
  gboolean computing = ichomp_session_is_computing (self->session);
  NumberForms forms = get_forms (self);
  gboolean decimal = (forms & FORM_DECIMAL) != 0;
  gboolean binary = (forms & FORM_BINARY) != 0;
  g_autofree char *description = NULL;
  g_autofree char *verdict = NULL;
  SgOutcome outcome;
  guint n_digits;
  guint nim_sum;

  if (analysis == NULL)
    {
      SG_FOREACH_QUADRANT (q)
        show_unknown (self->values[q], computing);
      show_unknown (self->nim_sum, computing);
      show_unknown (self->outcome, computing);
      return;
    }

  count_digits (self, analysis);
  n_digits = self->n_digits;
  SG_FOREACH_QUADRANT (q)
    {
      guint value = sg_analysis_get_value (analysis, q);
      g_autofree char *words = ichomp_wording_value (ichomp_session_get_parts (self->session), q,
                                                     value, decimal, binary);

      show_number (self->values[q], value, n_digits, forms, words);
    }

  nim_sum = sg_analysis_get_nim_sum (analysis);
  description = ichomp_wording_sum (sg_analysis_get_rule (analysis), nim_sum, decimal, binary);
  show_number (self->nim_sum, nim_sum, n_digits, forms, description);

  outcome = sg_analysis_get_outcome (analysis);
  verdict = ichomp_wording_join_words (ichomp_wording_outcome_name (outcome),
                                       ichomp_wording_verdict (analysis));
  ichomp_readout_show (ICHOMP_READOUT (self->outcome),
                       ichomp_session_is_over (self->session) ? NULL : get_letter (outcome),
                       ichomp_session_is_over (self->session)
                           ? NULL
                           : ichomp_wording_prospect (self->session, outcome),
                       verdict);
}

/* Shows the numbers after the previewed move. */
static void
update_preview (IchompPlayView *self)
{
  SgAnalysis *analysis = ichomp_session_get_analysis (self->session);
  const SgMove *move = get_preview (self, analysis);
  NumberForms forms = get_forms (self);
  guint n_digits;
  guint nim_sum;

  SG_FOREACH_QUADRANT (q)
    if (move == NULL || q != move->quadrant)
      ichomp_readout_show_preview (ICHOMP_READOUT (self->values[q]), NULL, NULL);

  if (move == NULL)
    {
      ichomp_readout_show_preview (ICHOMP_READOUT (self->nim_sum), NULL, NULL);
      ichomp_readout_show_preview (ICHOMP_READOUT (self->outcome), NULL, NULL);
      return;
    }

  n_digits = self->n_digits;
  nim_sum = sg_analysis_get_nim_sum_after (analysis, move);
  preview_number (self->values[move->quadrant], sg_analysis_get_move_value (analysis, move),
                  n_digits, forms);
  preview_number (self->nim_sum, nim_sum, n_digits, forms);
  ichomp_readout_show_preview (ICHOMP_READOUT (self->outcome),
                               get_letter (nim_sum == 0 ? SG_OUTCOME_P : SG_OUTCOME_N), NULL);
}

static void
update_guide (IchompPlayView *self)
{
  ichomp_move_guide_set_considers (ICHOMP_MOVE_GUIDE (self->move_guide),
                                   ichomp_board_get_preview (ICHOMP_BOARD (self->board)) != NULL);
}

/* A tile in the middle of the largest quadrant: what it would take shows the rule. */
static SgMove
find_example (SgPosition *position)
{
  const SgDiagram *largest = sg_position_get_diagram (position, 0);
  SgMove tile = { 0 };

  SG_FOREACH_QUADRANT (q)
    {
      const SgDiagram *diagram = sg_position_get_diagram (position, q);

      if (sg_diagram_get_n_tiles (diagram) >= sg_diagram_get_n_tiles (largest))
        {
          largest = diagram;
          tile.quadrant = q;
        }
    }

  if (!sg_diagram_is_empty (largest))
    {
      tile.row = sg_diagram_get_n_rows (largest) / 2;
      tile.column = sg_diagram_get_row (largest, tile.row) / 2;
    }
  return tile;
}

static void
update_numbers (IchompPlayView *self)
{
  ichomp_board_set_analysis (ICHOMP_BOARD (self->board),
                             ichomp_session_get_analysis (self->session));
  show_numbers (self);
  update_preview (self);
}

static void
set_lit (GtkWidget *readout, gboolean lit)
{
  if (lit)
    gtk_widget_add_css_class (readout, "lit");
  else
    gtk_widget_remove_css_class (readout, "lit");
}

static void
light_readouts (IchompPlayView *self, const IchompStepView *view)
{
  SG_FOREACH_QUADRANT (q)
    set_lit (self->values[q], view != NULL && view->rows[q].lit);

  /* An explanation that has gone on to a later position speaks of another u. */
  set_lit (self->nim_sum, view != NULL && view->rows[ICHOMP_STEP_ROW_NIM_SUM].lit
                              && view->moved == view->has_made);
}

/* Somebody who has not met the numbers has no use for buttons that reveal them, and what a task of
 * a lesson hides cannot be revealed. */
static gboolean
is_wanted (IchompPlayView *self, const char *name, IchompPreset preset)
{
  return g_settings_get_boolean (self->settings, name)
         || (preset != ICHOMP_PRESET_DISCOVER && !ichomp_settings_is_lent (self->settings, name));
}

/* The keyboard focus of a card that vanishes, or loses its button, goes to the board, or on if no
 * tile is left. */
static void
take_focus (IchompPlayView *self, GtkWidget *card)
{
  if ((gtk_widget_get_state_flags (card) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0
      && !ichomp_play_view_focus_board (self))
    gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (card)), GTK_DIR_TAB_FORWARD);
}

static void
show_card (IchompPlayView *self, GtkWidget *card, gboolean visible)
{
  if (!visible)
    take_focus (self, card);
  gtk_widget_set_visible (card, visible);
}

static void
update_visible (IchompPlayView *self)
{
  IchompPreset preset = ichomp_preset_find (self->settings);
  IchompShape shape;

  ichomp_session_get_shape (self->session, &shape);
  SG_FOREACH_QUADRANT (q)
    {
      gboolean revealable = is_wanted (self, reveal_settings[q], preset);

      show_card (self, self->values[q], ichomp_shape_has_quadrant (&shape, q) && revealable);
      if (!revealable)
        take_focus (self, self->values[q]);
      ichomp_readout_set_revealable (ICHOMP_READOUT (self->values[q]), revealable);
    }
  /* The value of the only part is u. */
  show_card (self, self->nim_sum,
             shape.parts != ICHOMP_PARTS_ONE && is_wanted (self, "show-nim-sum", preset));
  show_card (self, self->outcome, is_wanted (self, "show-outcome", preset));
}

/* Most games need no bar: it is created for the first one between computers. */
static void
update_watch_row (IchompPlayView *self)
{
  gboolean watching =
      ichomp_session_get_setup (self->session)->opponent == ICHOMP_OPPONENT_COMPUTERS;

  if (watching && gtk_widget_get_first_child (self->watch_row) == NULL)
    gtk_box_append (GTK_BOX (self->watch_row),
                    ichomp_watch_bar_new (self->session, self->settings, self->computer_pace));
  gtk_widget_set_visible (self->watch_row, watching);
}

static void
update_rules (IchompPlayView *self)
{
  SgRule rule = sg_game_get_rule (ichomp_session_get_game (self->session));
  IchompParts parts = ichomp_session_get_parts (self->session);

  update_watch_row (self);
  /* Translators: A heading over the number that is 0 exactly where the player to move loses. Where
   * the last tile wins it is the nim-sum; here it is not always. */
  ichomp_readout_set_title (ICHOMP_READOUT (self->nim_sum),
                            rule == SG_RULE_NORMAL ? _ ("Nim-sum u") : _ ("The number u"));
  SG_FOREACH_QUADRANT (q)
    ichomp_readout_set_title (ICHOMP_READOUT (self->values[q]),
                              parts == ICHOMP_PARTS_ONE ? _ ("Value")
                                                        : ichomp_wording_part (parts, q));
  update_visible (self);
}

/* The end of a game is seen from afar. */
static void
update_ring (IchompPlayView *self)
{
  gboolean is_over =
      ichomp_session_is_over (self->session) && !ichomp_session_is_trial (self->session);
  gboolean is_lost = is_over
                     && ichomp_wording_who (ichomp_session_get_setup (self->session)->opponent,
                                            ichomp_session_get_winner (self->session))
                            == ICHOMP_WHO_COMPUTER;

  gtk_widget_remove_css_class (self->board, is_lost ? "won" : "lost");
  if (is_over)
    gtk_widget_add_css_class (self->board, is_lost ? "lost" : "won");
  else
    gtk_widget_remove_css_class (self->board, "won");
}

static void
show_words (IchompPlayView *self)
{
  update_ring (self);
  ichomp_game_status_show (ICHOMP_GAME_STATUS (self->game_status), self->session, self->looks_back);
  update_rules (self);
}

static void
arrange (IchompPlayView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  IchompShape shape;

  ichomp_session_get_shape (self->session, &shape);
  ichomp_board_set_shape (ICHOMP_BOARD (self->board), &shape, shape.parts == ICHOMP_PARTS_ONE);
  ichomp_stage_layout_set_shape (ICHOMP_STAGE_LAYOUT (layout), &shape);
}

static void
update_position (IchompPlayView *self)
{
  SgGame *game = ichomp_session_get_game (self->session);
  guint index = ichomp_session_get_index (self->session);

  /* A change of anything but the tiles must not interrupt an animation. */
  if (game != self->shown_game || index != self->shown_index)
    {
      gboolean animate = g_settings_get_boolean (self->settings, "animate")
                         && self->shown_game != NULL && index == self->shown_index + 1;
      SgPosition *before = index > 0 ? sg_game_get_position (game, index - 1) : NULL;
      gboolean is_new = self->shown_game == NULL
                        || !sg_position_equal (sg_game_get_position (game, 0),
                                               sg_game_get_position (self->shown_game, 0));

      arrange (self);
      ichomp_board_set_position (ICHOMP_BOARD (self->board),
                                 ichomp_session_get_position (self->session),
                                 ichomp_session_get_last_move (self->session), before, animate);
      sg_game_ref (game);
      g_clear_pointer (&self->shown_game, sg_game_unref);
      self->shown_game = game;
      self->shown_index = index;
      if (is_new)
        {
          /* The numbers of the new game may have come before. */
          self->n_digits = 0;
          update_numbers (self);
        }
    }

  ichomp_board_set_active (ICHOMP_BOARD (self->board),
                           !ichomp_session_is_computers_turn (self->session));
  show_words (self);
}

static void
update_settings (IchompPlayView *self)
{
  gboolean preview = g_settings_get_boolean (self->settings, "show-preview");
  gboolean always = g_settings_get_boolean (self->settings, "select-first");

  ichomp_board_set_select_first (ICHOMP_BOARD (self->board),
                                 always ? ICHOMP_SELECT_FIRST_ALWAYS : ICHOMP_SELECT_FIRST_TOUCH);

  SG_FOREACH_QUADRANT (q)
    ichomp_board_set_value_visible (
        ICHOMP_BOARD (self->board), q,
        preview && g_settings_get_boolean (self->settings, reveal_settings[q]));

  update_visible (self);
  update_numbers (self);
}

/* The sections of lessons that explain the kinds of game. */
static const struct
{
  const char *lesson;
  const char *section;
} help[] = {
  [ICHOMP_KIND_ICHOMP] = { "play", "rules" },
  [ICHOMP_KIND_CHOMP] = { "chomp", "poison" },
  [ICHOMP_KIND_NIM] = { "nim", "heaps" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (help) == ICHOMP_N_KINDS);

static void
update_help (IchompPlayView *self)
{
  IchompKind kind = ichomp_session_get_setup (self->session)->kind;

  ichomp_help_set (GTK_WIDGET (self), help[kind].lesson, help[kind].section);
}

static void
setup_changed_cb (IchompPlayView *self)
{
  update_help (self);
  update_position (self);
}

static void
board_chosen_cb (IchompBoard *board, const SgMove *move, IchompPlayView *self)
{
  gboolean taken = FALSE;

  g_signal_emit (self, signals[SIGNAL_CHOOSING], 0, move, &taken);
  if (!taken && !ichomp_session_is_computers_turn (self->session))
    ichomp_session_play (self->session, move);
}

static IchompTileAppearance
mark_tile (const SgMove *tile, gpointer user_data)
{
  IchompPlayView *self = user_data;
  SgAnalysis *analysis = ichomp_session_get_analysis (self->session);
  IchompTileAppearance marks = 0;

  if (!self->is_lit || analysis == NULL
      || !sg_position_has_tile (sg_analysis_get_position (analysis), tile))
    return 0;

  /* The move of an explanation looks like one under the pointer. */
  if (shows_made (self))
    marks = ichomp_tile_compute_appearance (tile, sg_analysis_get_position (analysis),
                                            &self->lit.made, FALSE, NULL)
            & (ICHOMP_TILE_GOING | ICHOMP_TILE_CHOSEN);

  if (ichomp_step_view_marks_tile (&self->lit, analysis, tile))
    marks |= ICHOMP_TILE_NAMED;
  else if (self->lit.quadrants != 0 && (self->lit.quadrants & 1u << tile->quadrant) == 0)
    marks |= ICHOMP_TILE_DIMMED;

  return marks;
}

static void
preview_changed_cb (IchompPlayView *self)
{
  /* The marks depend on it. */
  if (self->made_is_new && self->is_lit)
    {
      self->made_is_new = FALSE;
      ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), mark_tile, self);
    }

  update_preview (self);
  update_guide (self);
  g_signal_emit (self, signals[SIGNAL_POINTED_AT], 0,
                 ichomp_board_get_preview (ICHOMP_BOARD (self->board)));
}

static void
quadrant_explain_cb (IchompReadout *readout, IchompPlayView *self)
{
  SG_FOREACH_QUADRANT (q)
    if (GTK_WIDGET (readout) == self->values[q])
      g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0, q);
}

static void
sum_explain_cb (IchompPlayView *self)
{
  g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0, SG_N_QUADRANTS);
}

/* What is hidden is not explained. */
static gboolean
is_told (IchompPlayView *self, const SgMove *tile)
{
  return ichomp_session_get_analysis (self->session) != NULL
         && (g_settings_get_boolean (self->settings, "show-move-values")
             || g_settings_get_boolean (self->settings, reveal_settings[tile->quadrant]));
}

static gboolean
explain_tile (IchompPlayView *self, const SgMove *tile, gboolean by_key)
{
  if (!is_told (self, tile))
    return FALSE;

  g_signal_emit (self, signals[SIGNAL_EXPLAIN_TILE], 0, tile, by_key);
  return TRUE;
}

static void
secondary_pressed_cb (IchompPlayView *self, int n_press, double x, double y)
{
  SgMove tile;

  if (ichomp_board_find_tile (ICHOMP_BOARD (self->board), x, y, &tile))
    explain_tile (self, &tile, FALSE);
}

static void
move_announced_cb (IchompComputerPace *computer_pace, const SgMove *move, IchompPlayView *self)
{
  ichomp_board_mark (ICHOMP_BOARD (self->board), move);
}

static void
writable_changed_cb (GObject *readout, const char *name, GSettings *settings)
{
  g_object_set (readout, "locked", !g_settings_is_writable (settings, name), NULL);
}

/* One setting shows the result, another one allows its explanation. */
static void
bind_readout (IchompPlayView *self, const char *name, gpointer readout)
{
  g_autofree char *writable_changed = g_strconcat ("writable-changed::", name, NULL);

  g_settings_bind (self->settings, name, readout, "concealed",
                   G_SETTINGS_BIND_INVERT_BOOLEAN | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "show-explanation", readout, "explainable",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->settings, writable_changed, G_CALLBACK (writable_changed_cb),
                           readout, G_CONNECT_SWAPPED);
  writable_changed_cb (readout, name, self->settings);
}

static void
ichomp_play_view_dispose (GObject *object)
{
  IchompPlayView *self = ICHOMP_PLAY_VIEW (object);

  /* The trainer ends its trial when it goes, which changes the session. */
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->computer_pace);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PLAY_VIEW);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->shown_game, sg_game_unref);

  G_OBJECT_CLASS (ichomp_play_view_parent_class)->dispose (object);
}

static void
ichomp_play_view_update_words (IchompTranslatable *translatable)
{
  IchompPlayView *self = ICHOMP_PLAY_VIEW (translatable);

  show_words (self);
  update_numbers (self);
}

static void
ichomp_play_view_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_play_view_update_words;
}

static void
ichomp_play_view_class_init (IchompPlayViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_play_view_dispose;

  /* The user points at another tile, with the pointer or the focus; the tile is NULL for none. */
  signals[SIGNAL_POINTED_AT] = g_signal_new ("pointed-at", ICHOMP_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST,
                                             0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /**
   * IchompPlayView::choosing:
   * @self: the view
   * @tile: (type SgMove): the chosen tile
   *
   * Emitted before a move is played.
   *
   * Returns: %TRUE to use the tile as an answer instead of playing it
   */
  signals[SIGNAL_CHOOSING] = g_signal_new ("choosing", ICHOMP_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0,
                                           g_signal_accumulator_true_handled, NULL, NULL,
                                           G_TYPE_BOOLEAN, 1, G_TYPE_POINTER);

  /* The user asks for an explanation: of a quadrant, or of the position for SG_N_QUADRANTS. */
  signals[SIGNAL_EXPLAIN] = g_signal_new ("explain", ICHOMP_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  /* The user asks why a tile (SgMove) has its number; by key if the boolean is TRUE. */
  signals[SIGNAL_EXPLAIN_TILE] =
      g_signal_new ("explain-tile", ICHOMP_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_BOOLEAN);

  g_type_ensure (ICHOMP_TYPE_BOARD);
  g_type_ensure (ICHOMP_TYPE_GAME_STATUS);
  g_type_ensure (ICHOMP_TYPE_MOVE_GUIDE);
  g_type_ensure (ICHOMP_TYPE_PROGRESS_ROW);
  g_type_ensure (ICHOMP_TYPE_READOUT);
  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_RESULT_CARD);
  g_type_ensure (ICHOMP_TYPE_STAGE_LAYOUT);
  g_type_ensure (ICHOMP_TYPE_START_OFFER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-play-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, status_row);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, game_status);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, watch_row);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, progress_row);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, move_guide);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, board);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, start_offer);
  gtk_widget_class_bind_template_child (widget_class, IchompPlayView, result_card);
  gtk_widget_class_bind_template_child_full (widget_class, "nim_sum_readout", FALSE,
                                             G_STRUCT_OFFSET (IchompPlayView, nim_sum));
  gtk_widget_class_bind_template_child_full (widget_class, "outcome_readout", FALSE,
                                             G_STRUCT_OFFSET (IchompPlayView, outcome));
}

static void
add_readouts (IchompPlayView *self)
{
  GtkWidget *before = self->board;

  SG_FOREACH_QUADRANT (q)
    {
      GtkWidget *readout = ichomp_readout_new (ichomp_wording_quadrant (q));

      self->values[q] = readout;
      gtk_widget_add_css_class (readout, ichomp_style_get_quadrant_class (q));
      gtk_widget_insert_after (readout, GTK_WIDGET (self), before);
      before = readout;
      ichomp_help_set (readout, "value", "mex");
      g_signal_connect_object (readout, "explain", G_CALLBACK (quadrant_explain_cb), self, 0);
    }
}

static void
set_slots (IchompPlayView *self)
{
  IchompStageLayout *layout =
      ICHOMP_STAGE_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  SG_FOREACH_QUADRANT (q)
    ichomp_stage_layout_set_child (layout, (IchompStageSlot)q, self->values[q]);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_STATUS, self->status_row);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_BOARD, self->board);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_SUM, self->nim_sum);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_OUTCOME, self->outcome);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_START, self->start_offer);
  ichomp_stage_layout_set_child (layout, ICHOMP_STAGE_SLOT_RESULT, self->result_card);
}

/* A hint for the first move or the progress of a computation is in the place of the rule. */
static void
update_status (IchompPlayView *self)
{
  ichomp_game_status_set_brief (ICHOMP_GAME_STATUS (self->game_status),
                                gtk_widget_get_visible (self->move_guide)
                                    || gtk_widget_get_visible (self->progress_row));
}

static void
ichomp_play_view_init (IchompPlayView *self)
{
  GtkGesture *secondary = gtk_gesture_click_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_board_put_on_stage (ICHOMP_BOARD (self->board));
  add_readouts (self);
  set_slots (self);
  ichomp_readout_set_has_sign (ICHOMP_READOUT (self->nim_sum), TRUE);
  ichomp_readout_set_is_sentence (ICHOMP_READOUT (self->outcome));
  g_signal_connect_object (self->move_guide, "notify::visible", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->progress_row, "notify::visible", G_CALLBACK (update_status), self,
                           G_CONNECT_SWAPPED);
  ichomp_help_set (self->nim_sum, "xor", "table");
  ichomp_help_set (self->outcome, "outcomes", "outcomes");

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (secondary), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (secondary, "pressed", G_CALLBACK (secondary_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->board, GTK_EVENT_CONTROLLER (secondary));
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (board_chosen_cb), self, 0);
  g_signal_connect_object (self->board, "preview-changed", G_CALLBACK (preview_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->nim_sum, "explain", G_CALLBACK (sum_explain_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->outcome, "explain", G_CALLBACK (sum_explain_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
ichomp_play_view_new (IchompSession *session, GSettings *settings)
{
  IchompPlayView *self = g_object_new (ICHOMP_TYPE_PLAY_VIEW, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  SG_FOREACH_QUADRANT (q)
    bind_readout (self, reveal_settings[q], self->values[q]);
  bind_readout (self, "show-nim-sum", self->nim_sum);
  bind_readout (self, "show-outcome", self->outcome);
  g_settings_bind (self->settings, "show-move-values", self->board, "show-move-values",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "show-coordinates", self->board, "show-coordinates",
                   G_SETTINGS_BIND_GET | G_SETTINGS_BIND_NO_SENSITIVITY);

  g_signal_connect_object (self->settings, "changed", G_CALLBACK (update_settings), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::setup", G_CALLBACK (setup_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::position", G_CALLBACK (update_position), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::analysis", G_CALLBACK (update_numbers), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::computing", G_CALLBACK (update_numbers), self,
                           G_CONNECT_SWAPPED);

  ichomp_progress_row_set_session (ICHOMP_PROGRESS_ROW (self->progress_row), self->session);
  ichomp_move_guide_follow (ICHOMP_MOVE_GUIDE (self->move_guide), self->session, self->settings);
  self->computer_pace = ichomp_computer_pace_new (self->session);
  g_settings_bind (self->settings, "animate", self->computer_pace, "paced", G_SETTINGS_BIND_GET);
  g_signal_connect_object (self->computer_pace, "announce", G_CALLBACK (move_announced_cb), self,
                           0);

  update_help (self);
  update_position (self);
  update_settings (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ichomp_play_view_get_start_offer (IchompPlayView *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), NULL);

  return self->start_offer;
}

GtkWidget *
ichomp_play_view_get_result_card (IchompPlayView *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), NULL);

  return self->result_card;
}

/**
 * ichomp_play_view_focus_board:
 * @self: a view
 *
 * Focuses a tile, or the result over the empty board.
 *
 * Returns: %FALSE if there is neither
 */
gboolean
ichomp_play_view_focus_board (IchompPlayView *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), FALSE);

  if (gtk_widget_get_visible (self->result_card))
    return gtk_widget_grab_focus (self->result_card);
  if (gtk_widget_get_visible (self->move_guide))
    {
      SgMove example = find_example (ichomp_session_get_position (self->session));

      ichomp_board_set_cursor (ICHOMP_BOARD (self->board), &example);
    }
  return gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD);
}

/* The tile under the pointer or with the keyboard focus, whether or not it has a ring. */
static gboolean
find_considered (IchompPlayView *self, SgMove *tile)
{
  const SgMove *preview = ichomp_board_get_preview (ICHOMP_BOARD (self->board));
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  if (preview != NULL)
    *tile = *preview;
  else if (focus != NULL && gtk_widget_get_parent (focus) == self->board)
    *tile = *ichomp_tile_get_move (ICHOMP_TILE (focus));
  else
    return FALSE;

  return TRUE;
}

/**
 * ichomp_play_view_explain_tile:
 * @self: a view in a window
 *
 * Asks for an explanation of the number on the tile that the user considers.
 *
 * Returns: whether there is one, and its number is not hidden
 */
gboolean
ichomp_play_view_explain_tile (IchompPlayView *self)
{
  SgMove tile;

  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), FALSE);

  return find_considered (self, &tile) && explain_tile (self, &tile, TRUE);
}

/* Returns: %FALSE if no hints for the first move are open */
gboolean
ichomp_play_view_close_guide (IchompPlayView *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), FALSE);

  return ichomp_move_guide_close (ICHOMP_MOVE_GUIDE (self->move_guide));
}

/**
 * ichomp_play_view_light:
 * @self: a view
 * @view: (nullable): the step of an explanation
 *
 * Highlights the tiles and numbers of the step, and no others.
 */
void
ichomp_play_view_light (IchompPlayView *self, const IchompStepView *view)
{
  g_return_if_fail (ICHOMP_IS_PLAY_VIEW (self));

  self->is_lit = view != NULL;
  if (view != NULL)
    self->lit = *view;
  self->made_is_new = TRUE;

  ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), view != NULL ? mark_tile : NULL, self);
  light_readouts (self, view);
  update_preview (self);
}

/**
 * ichomp_play_view_set_discreet:
 * @self: a view
 * @discreet: whether an explanation is asking questions
 *
 * Hides the answers of the explanation in the readouts: binary digits, the nim-sum and the outcome.
 * The settings stay as they are.
 */
void
ichomp_play_view_set_discreet (IchompPlayView *self, gboolean discreet)
{
  g_return_if_fail (ICHOMP_IS_PLAY_VIEW (self));

  discreet = !!discreet;
  if (self->discreet == discreet)
    return;

  self->discreet = discreet;
  ichomp_readout_set_withheld (ICHOMP_READOUT (self->nim_sum), discreet);
  ichomp_readout_set_withheld (ICHOMP_READOUT (self->outcome), discreet);
  update_numbers (self);
}

/* Whether the position on show explains the end of the game: it is nobody's turn. */
void
ichomp_play_view_set_looks_back (IchompPlayView *self, gboolean looks_back)
{
  g_return_if_fail (ICHOMP_IS_PLAY_VIEW (self));

  if (self->looks_back == looks_back)
    return;

  self->looks_back = looks_back;
  show_words (self);
}

/**
 * ichomp_play_view_dup_sum:
 * @self: a view
 *
 * Returns: (transfer full) (nullable): u for a screen reader, in decimal if that is shown; %NULL if
 * u is
 *   hidden or not known
 */
char *
ichomp_play_view_dup_sum (IchompPlayView *self)
{
  SgAnalysis *analysis;
  gboolean decimal;

  g_return_val_if_fail (ICHOMP_IS_PLAY_VIEW (self), NULL);

  analysis = ichomp_session_get_analysis (self->session);
  if (analysis == NULL || self->discreet
      || !g_settings_get_boolean (self->settings, "show-nim-sum"))
    return NULL;

  decimal = (get_forms (self) & FORM_DECIMAL) != 0;
  return ichomp_wording_sum (sg_analysis_get_rule (analysis), sg_analysis_get_nim_sum (analysis),
                             decimal, !decimal);
}
