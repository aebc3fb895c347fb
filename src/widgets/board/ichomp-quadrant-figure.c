/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One quadrant as a whole game, in a text: ordinary Chomp if its corner is poisoned. It looks like
 * the top right quadrant of a board. */

#include "ichomp-quadrant-figure.h"

#include <glib/gi18n.h>

#include "ichomp-board.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/kit/ichomp-text.h"
#include "game/words/ichomp-formula.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompQuadrantFigure
{
  IchompFigure parent_instance;

  GtkWidget *label; /* the value, or what the move under the pointer would do */

  SgRule rule;
  gboolean shows_numbers;
  gboolean shows_binary;
  char *value; /* the text of label; NULL if there is no value */
};

static void ichomp_quadrant_figure_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompQuadrantFigure,
                               ichomp_quadrant_figure,
                               ICHOMP_TYPE_FIGURE,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_quadrant_figure_translatable_init))

static IchompBoard *
get_board (IchompQuadrantFigure *self)
{
  return ICHOMP_BOARD (ichomp_figure_get_board (ICHOMP_FIGURE (self)));
}

static char *
tell_move (IchompQuadrantFigure *self, const SgMove *move)
{
  SgPosition *position = ichomp_board_get_position (get_board (self));
  SgAnalysis *analysis = ichomp_figure_get_analysis (ICHOMP_FIGURE (self));
  guint n_taken = sg_position_count_taken (position, move);

  if (self->rule == SG_RULE_CHOMP && move->row == 0 && move->column == 0)
    /* Translators: What choosing the poisoned tile of ordinary Chomp does. */
    return g_strdup (_ ("takes the poisoned tile and loses"));
  if (analysis == NULL)
    return ichomp_wording_tile_taken (n_taken);

  return ichomp_wording_tile_taken_and_value (n_taken, sg_analysis_get_move_value (analysis, move));
}

static void
ichomp_quadrant_figure_preview_changed (IchompFigure *figure)
{
  IchompQuadrantFigure *self = ICHOMP_QUADRANT_FIGURE (figure);
  const SgMove *move = ichomp_board_get_preview (get_board (self));
  g_autofree char *text = move != NULL ? tell_move (self, move) : NULL;

  if (text == NULL)
    {
      gtk_label_set_label (GTK_LABEL (self->label),
                           self->value != NULL ? self->value : ICHOMP_TEXT_NONE);
      gtk_widget_add_css_class (self->label, "figure-quadrant-value");
      return;
    }

  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_widget_remove_css_class (self->label, "figure-quadrant-value");
}

/* The smallest board with room for @diagram in its top right quadrant. */
static SgPosition *
create_position (SgDiagram *diagram)
{
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, empty, empty, empty };
  SgBoard board = { .width = 2 * MAX (1, sg_diagram_get_n_columns (diagram)),
                    .height = 2 * MAX (1, sg_diagram_get_n_rows (diagram)) };

  diagrams[SG_QUADRANT_NE] = diagram;
  return sg_position_new (&board, diagrams);
}

static void
show_quadrant (IchompQuadrantFigure *self,
               SgPosition *position,
               const SgMove *last_move,
               SgPosition *before,
               gboolean animate)
{
  SgBoard board = sg_position_get_board (position);
  IchompShape shape;

  ichomp_shape_init_quadrant (&shape, &board, SG_QUADRANT_NE);
  ichomp_board_set_shape (get_board (self), &shape, self->rule == SG_RULE_CHOMP);
  ichomp_board_set_position (get_board (self), position, last_move, before, animate);
}

static void
show_value (IchompQuadrantFigure *self)
{
  SgAnalysis *analysis = ichomp_figure_get_analysis (ICHOMP_FIGURE (self));
  guint value = sg_analysis_get_value (analysis, SG_QUADRANT_NE);
  g_autofree char *binary = ichomp_formula_binary (ICHOMP_VOICE_WRITTEN, value, 1);
  g_autofree char *text = NULL;

  if (!self->shows_binary && self->rule == SG_RULE_CHOMP)
    /* Translators: Of a quadrant whose corner is poisoned, such as "Chomp value 5". */
    text = ichomp_digits_printf (_ ("Chomp value %u"), value);
  else if (!self->shows_binary)
    /* Translators: The Grundy value of a quadrant, such as "Value 5". */
    text = ichomp_digits_printf (_ ("Value %u"), value);
  else if (self->rule == SG_RULE_CHOMP)
    /* Translators: Of a quadrant whose corner is poisoned, such as "Chomp value 5, binary 101". */
    text = ichomp_digits_printf (_ ("Chomp value %1$u, binary %2$s"), value, binary);
  else
    /* Translators: The Grundy value of a quadrant, such as "Value 5, binary 101". */
    text = ichomp_digits_printf (_ ("Value %1$u, binary %2$s"), value, binary);

  g_free (self->value);
  self->value = g_steal_pointer (&text);
}

/* The Chomp value of an empty diagram is not defined: it has no corner to be poisoned. */
static gboolean
has_value (IchompQuadrantFigure *self, SgPosition *position)
{
  return self->rule != SG_RULE_CHOMP
         || !sg_diagram_is_empty (sg_position_get_diagram (position, SG_QUADRANT_NE));
}

/* Few numbers are computed at once, many on another thread; then this is called again. */
static void
show_numbers (IchompQuadrantFigure *self)
{
  SgAnalysis *analysis = ichomp_figure_get_analysis (ICHOMP_FIGURE (self));

  if (analysis == NULL)
    return;

  ichomp_board_set_analysis (get_board (self), analysis);
  g_object_set (get_board (self), "show-move-values", TRUE, NULL);
  if (has_value (self, sg_analysis_get_position (analysis)))
    show_value (self);
  ichomp_quadrant_figure_preview_changed (ICHOMP_FIGURE (self));
}

static void
begin_numbers (IchompQuadrantFigure *self, SgPosition *position)
{
  IchompPositionNumbers *numbers =
      ichomp_figure_set_numbers_of (ICHOMP_FIGURE (self), position, self->rule);

  ichomp_local_language_connect (numbers, "notify::analysis", G_CALLBACK (show_numbers), self,
                                 G_CONNECT_SWAPPED);
  ichomp_position_numbers_compute (numbers);
  show_numbers (self);
}

/* @position has its tiles in the same quadrant. */
static void
ichomp_quadrant_figure_show_position (IchompFigure *figure,
                                      SgPosition *position,
                                      const SgMove *last_move,
                                      SgPosition *before)
{
  IchompQuadrantFigure *self = ICHOMP_QUADRANT_FIGURE (figure);

  show_quadrant (self, position, last_move, before, TRUE);
  if (!self->shows_numbers)
    return;

  g_clear_pointer (&self->value, g_free);
  begin_numbers (self, position);
}

static void
ichomp_quadrant_figure_finalize (GObject *object)
{
  g_free (ICHOMP_QUADRANT_FIGURE (object)->value);

  G_OBJECT_CLASS (ichomp_quadrant_figure_parent_class)->finalize (object);
}

static void
ichomp_quadrant_figure_class_init (IchompQuadrantFigureClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_quadrant_figure_finalize;
  ICHOMP_FIGURE_CLASS (klass)->show_position = ichomp_quadrant_figure_show_position;
  ICHOMP_FIGURE_CLASS (klass)->preview_changed = ichomp_quadrant_figure_preview_changed;
}

static void
ichomp_quadrant_figure_init (IchompQuadrantFigure *self)
{
  IchompFigure *figure = ICHOMP_FIGURE (self);
  GtkBox *column = GTK_BOX (ichomp_figure_get_column (figure));

  gtk_box_append (column, ichomp_center_layout_wrap (ichomp_figure_get_board (figure)));
  self->label = gtk_label_new (ICHOMP_TEXT_NONE);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->label), GTK_JUSTIFY_CENTER);
  gtk_box_append (column, self->label);
}

static void
ichomp_quadrant_figure_update_words (IchompTranslatable *translatable)
{
  IchompQuadrantFigure *self = ICHOMP_QUADRANT_FIGURE (translatable);

  /* Translators: What a screen reader calls one quadrant of the board, within the text of a
   * lesson. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->rule == SG_RULE_CHOMP
                                      ? _ ("Figure of a quadrant whose corner is poisoned")
                                      : _ ("Figure of a quadrant"),
                                  -1);
  if (self->value != NULL)
    show_value (self);
  ichomp_quadrant_figure_preview_changed (ICHOMP_FIGURE (self));
}

static void
ichomp_quadrant_figure_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_quadrant_figure_update_words;
}

/**
 * ichomp_quadrant_figure_new:
 * @diagram: what to show
 * @rule: the rule of the game
 * @numbers: whether to show values on the tiles and of the whole diagram
 * @binary: whether the value of the whole diagram is shown in binary as well
 * @marks: (array length=n_marks) (nullable): the tiles that stand out; their quadrant has no
 *   meaning
 * @n_marks: their number
 *
 * Up to %ICHOMP_POSITION_NUMBERS_AT_ONCE numbers are shown at once, more as soon as they are
 * computed, and more than %ICHOMP_LESSON_MAX_VALUES never. Misere values leave out the poisoned
 * corner.
 */
GtkWidget *
ichomp_quadrant_figure_new (SgDiagram *diagram,
                            SgRule rule,
                            gboolean numbers,
                            gboolean binary,
                            const SgMove *marks,
                            guint n_marks)
{
  IchompQuadrantFigure *self;
  g_autoptr (SgPosition) position = NULL;

  g_return_val_if_fail (diagram != NULL, NULL);

  self = g_object_new (ICHOMP_TYPE_QUADRANT_FIGURE, NULL);
  position = create_position (diagram);
  self->rule = rule;
  self->shows_numbers = numbers;
  self->shows_binary = binary;

  show_quadrant (self, position, NULL, NULL, FALSE);
  g_object_set (get_board (self), "show-move-values", FALSE, NULL);
  for (guint i = 0; i < n_marks; i++)
    {
      const SgMove tile = { SG_QUADRANT_NE, marks[i].row, marks[i].column };

      ichomp_figure_mark (ICHOMP_FIGURE (self), &tile, ICHOMP_TILE_NAMED);
    }
  gtk_widget_set_visible (self->label, numbers && has_value (self, position));
  if (numbers)
    begin_numbers (self, position);
  ichomp_quadrant_figure_update_words (ICHOMP_TRANSLATABLE (self));

  return GTK_WIDGET (self);
}
