/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The figure of a position: its board, the values of the quadrants beside it, and their nim-sum
 * below. */

#include "ichomp-position-figure.h"

#include <glib/gi18n.h>

#include "ichomp-board.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-local-language.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/kit/ichomp-text.h"
#include "game/words/ichomp-formula.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

/* A number or name, and below it the one after the move under the pointer. */
typedef struct
{
  GtkWidget *box;
  GtkWidget *now_label;
  GtkWidget *binary_label;
  GtkWidget *preview_label;
} Reading;

struct _IchompPositionFigure
{
  IchompFigure parent_instance;

  Reading values[SG_N_QUADRANTS];
  Reading nim_sum;
  Reading outcome;
  GtkWidget *verdict_label; /* or NULL */

  gboolean shows_preview;
  gboolean shows_binary;
};

static void ichomp_position_figure_translatable_init (IchompTranslatableInterface *iface);
static void ichomp_position_figure_update_words (IchompTranslatable *translatable);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPositionFigure,
                               ichomp_position_figure,
                               ICHOMP_TYPE_FIGURE,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_position_figure_translatable_init))

static void
show_preview (Reading *reading, const char *text)
{
  g_autofree char *arrow = NULL;
  g_autofree char *isolated = NULL;

  if (reading->box == NULL)
    return;

  if (text != NULL)
    {
      arrow = g_strconcat ("→ ", text, NULL);
      isolated = ichomp_formula_isolate (arrow);
    }
  gtk_label_set_label (GTK_LABEL (reading->preview_label),
                       text != NULL ? isolated : ICHOMP_TEXT_NONE);
}

static void
preview_number (Reading *reading, guint number)
{
  g_autofree char *text = ichomp_digits_printf ("%u", number);

  show_preview (reading, text);
}

/* Lines below the board have the direction of the language. */
static void
preview_below (IchompPositionFigure *self, Reading *reading, const char *text)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  g_autofree char *arrow = g_strconcat (is_rtl ? "← " : "→ ", text, NULL);

  if (reading->box != NULL)
    gtk_label_set_label (GTK_LABEL (reading->preview_label), arrow);
}

static SgAnalysis *
get_analysis (IchompPositionFigure *self)
{
  return ichomp_figure_get_analysis (ICHOMP_FIGURE (self));
}

static void
ichomp_position_figure_preview_changed (IchompFigure *figure)
{
  IchompPositionFigure *self = ICHOMP_POSITION_FIGURE (figure);
  SgAnalysis *analysis = get_analysis (self);
  const SgMove *move = ichomp_board_get_preview (ICHOMP_BOARD (ichomp_figure_get_board (figure)));

  if (!self->shows_preview)
    return;

  SG_FOREACH_QUADRANT (q)
    show_preview (&self->values[q], NULL);
  show_preview (&self->nim_sum, NULL);
  show_preview (&self->outcome, NULL);

  if (analysis != NULL && move != NULL)
    {
      guint nim_sum = sg_analysis_get_nim_sum_after (analysis, move);
      g_autofree char *sum = ichomp_digits_printf ("%u", nim_sum);

      preview_number (&self->values[move->quadrant], sg_analysis_get_move_value (analysis, move));
      preview_below (self, &self->nim_sum, sum);
      preview_below (self, &self->outcome,
                     ichomp_wording_outcome_name (nim_sum == 0 ? SG_OUTCOME_P : SG_OUTCOME_N));
    }
}

static void
ichomp_position_figure_show_position (IchompFigure *figure,
                                      SgPosition *position,
                                      const SgMove *last_move,
                                      SgPosition *before)
{
  IchompBoard *board = ICHOMP_BOARD (ichomp_figure_get_board (figure));

  ichomp_board_set_position (board, position, last_move, before, TRUE);
  if (ichomp_figure_get_analysis (figure) != NULL)
    {
      ichomp_figure_set_numbers_of (figure, position, SG_RULE_NORMAL);
      ichomp_board_set_analysis (board, ichomp_figure_get_analysis (figure));
    }
  ichomp_position_figure_update_words (ICHOMP_TRANSLATABLE (figure));
}

static void
ichomp_position_figure_class_init (IchompPositionFigureClass *klass)
{
  ICHOMP_FIGURE_CLASS (klass)->show_position = ichomp_position_figure_show_position;
  ICHOMP_FIGURE_CLASS (klass)->preview_changed = ichomp_position_figure_preview_changed;
}

static void
ichomp_position_figure_init (IchompPositionFigure *self)
{
}

static GtkWidget *
add_label (GtkWidget *box, const char *css_class)
{
  GtkWidget *label = gtk_label_new (ICHOMP_TEXT_NONE);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
add_value (IchompPositionFigure *self, GtkWidget *side, SgQuadrant quadrant)
{
  Reading *reading = &self->values[quadrant];
  gboolean is_left = quadrant == SG_QUADRANT_NW || quadrant == SG_QUADRANT_SW;

  reading->box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  reading->now_label = add_label (reading->box, "now");
  reading->binary_label = add_label (reading->box, "binary");
  reading->preview_label = add_label (reading->box, "preview");
  gtk_widget_add_css_class (reading->box, "figure-value");
  gtk_widget_add_css_class (reading->box, ichomp_style_get_quadrant_class (quadrant));

  /* Align each number to the board. */
  for (GtkWidget *label = gtk_widget_get_first_child (reading->box); label != NULL;
       label = gtk_widget_get_next_sibling (label))
    {
      gtk_widget_set_direction (label, GTK_TEXT_DIR_LTR);
      gtk_label_set_xalign (GTK_LABEL (label), is_left ? 1 : 0);
    }
  gtk_box_append (GTK_BOX (side), reading->box);
}

/* One above the other, each at the height of its quadrant. */
static GtkWidget *
create_side (IchompPositionFigure *self, SgQuadrant top, SgQuadrant bottom)
{
  SgBoard board = sg_position_get_board (sg_analysis_get_position (get_analysis (self)));
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const SgQuadrant quadrants[] = { top, bottom };

  gtk_widget_add_css_class (side, "figure-side");
  for (gsize i = 0; i < G_N_ELEMENTS (quadrants); i++)
    if (sg_board_get_quadrant_width (&board, quadrants[i]) > 0
        && sg_board_get_quadrant_height (&board, quadrants[i]) > 0)
      {
        GtkWidget *box;

        add_value (self, side, quadrants[i]);
        box = self->values[quadrants[i]].box;
        gtk_widget_set_vexpand (box, TRUE);
        gtk_widget_set_valign (box, i == 0 ? GTK_ALIGN_START : GTK_ALIGN_END);
      }

  return side;
}

static void
add_line (GtkWidget *lines, Reading *reading)
{
  reading->box = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  reading->now_label = add_label (reading->box, "now");
  reading->preview_label = add_label (reading->box, "preview");
  gtk_widget_add_css_class (reading->box, "figure-line");
  gtk_label_set_wrap (GTK_LABEL (reading->now_label), TRUE);
  gtk_box_append (GTK_BOX (lines), reading->box);
}

static void
add_sum (IchompPositionFigure *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_line (lines, &self->nim_sum);
  add_line (lines, &self->outcome);
  self->verdict_label = add_label (lines, "figure-sentence");
  gtk_label_set_wrap (GTK_LABEL (self->verdict_label), TRUE);
  gtk_widget_add_css_class (lines, "figure-lines");
  gtk_box_append (GTK_BOX (ichomp_figure_get_column (ICHOMP_FIGURE (self))),
                  ichomp_center_layout_wrap (lines));
}

static void
build (IchompPositionFigure *self, SgPosition *position, IchompFigureFlags flags)
{
  SgAnalysis *analysis = get_analysis (self);
  gboolean has_values = (flags & ICHOMP_FIGURE_VALUES) != 0 && analysis != NULL;
  gboolean is_secret = (flags & ICHOMP_FIGURE_SECRET) != 0;
  /* Left to right in every language, like the board. */
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *widget = ichomp_figure_get_board (ICHOMP_FIGURE (self));
  IchompBoard *board = ICHOMP_BOARD (widget);

  gtk_widget_set_valign (widget, GTK_ALIGN_CENTER);
  ichomp_board_set_position (board, position, NULL, NULL, FALSE);
  g_object_set (board, "show-move-values", (flags & ICHOMP_FIGURE_NUMBERS) != 0, "show-coordinates",
                (flags & ICHOMP_FIGURE_COORDINATES) != 0, NULL);
  SG_FOREACH_QUADRANT (q)
    ichomp_board_set_value_visible (board, q, has_values && !is_secret);
  ichomp_board_set_analysis (board, analysis);
  self->shows_preview = !is_secret;
  self->shows_binary = (flags & ICHOMP_FIGURE_BINARY) != 0;

  ichomp_local_language_keep_ltr (row);
  gtk_widget_add_css_class (row, "figure-row");
  if (has_values)
    gtk_box_append (GTK_BOX (row), create_side (self, SG_QUADRANT_NW, SG_QUADRANT_SW));
  gtk_box_append (GTK_BOX (row), widget);
  if (has_values)
    gtk_box_append (GTK_BOX (row), create_side (self, SG_QUADRANT_NE, SG_QUADRANT_SE));
  gtk_box_append (GTK_BOX (ichomp_figure_get_column (ICHOMP_FIGURE (self))),
                  ichomp_center_layout_wrap (row));

  if ((flags & ICHOMP_FIGURE_SUM) != 0 && analysis != NULL)
    add_sum (self);
}

static void
show_reading (Reading *reading, const char *now, const char *name)
{
  gtk_label_set_label (GTK_LABEL (reading->now_label), now);
  gtk_accessible_update_property (GTK_ACCESSIBLE (reading->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
show_value (IchompPositionFigure *self, SgQuadrant quadrant)
{
  Reading *reading = &self->values[quadrant];
  SgAnalysis *analysis = get_analysis (self);
  guint value = sg_analysis_get_value (analysis, quadrant);
  g_autofree char *decimal = ichomp_digits_printf ("%u", value);
  g_autofree char *binary = ichomp_formula_binary (ICHOMP_VOICE_WRITTEN, value,
                                                   sg_analysis_count_binary_digits (analysis));
  g_autofree char *name =
      ichomp_wording_value (ICHOMP_PARTS_QUADRANTS, quadrant, value, TRUE, self->shows_binary);

  show_reading (reading, decimal, name);
  gtk_label_set_label (GTK_LABEL (reading->binary_label), binary);
  gtk_widget_set_visible (reading->binary_label, self->shows_binary);
}

/* A preview has its room before it is there, so that nothing moves. */
static void
show_sum (IchompPositionFigure *self)
{
  SgAnalysis *analysis = get_analysis (self);
  guint nim_sum = sg_analysis_get_nim_sum (analysis);
  const char *outcome = ichomp_wording_outcome_name (sg_analysis_get_outcome (analysis));
  guint values[SG_N_QUADRANTS];
  g_autofree char *left = NULL;
  g_autofree char *formula = NULL;
  g_autofree char *isolated = NULL;
  g_autofree char *name = ichomp_wording_nim_sum (nim_sum, TRUE, self->shows_binary);

  SG_FOREACH_QUADRANT (q)
    values[q] = sg_analysis_get_value (analysis, q);
  left = ichomp_formula_xor (ICHOMP_VOICE_WRITTEN, values, SG_N_QUADRANTS, nim_sum);
  formula = g_strconcat ("u = ", left, NULL);
  isolated = ichomp_formula_isolate (formula);

  show_reading (&self->nim_sum, isolated, name);
  gtk_label_set_width_chars (GTK_LABEL (self->nim_sum.preview_label), 3 + 2);
  show_reading (&self->outcome, outcome, outcome);
  gtk_label_set_width_chars (GTK_LABEL (self->outcome.preview_label),
                             (int)g_utf8_strlen (outcome, -1) + 2);
  gtk_label_set_label (GTK_LABEL (self->verdict_label), ichomp_wording_verdict (analysis));
}

static void
ichomp_position_figure_update_words (IchompTranslatable *translatable)
{
  IchompPositionFigure *self = ICHOMP_POSITION_FIGURE (translatable);

  /* Translators: What a screen reader calls a board with its numbers, within the text of a
   * lesson. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Figure of a position"), -1);
  SG_FOREACH_QUADRANT (q)
    if (self->values[q].box != NULL)
      show_value (self, q);
  if (self->verdict_label != NULL)
    show_sum (self);
  ichomp_position_figure_preview_changed (ICHOMP_FIGURE (self));
}

static void
ichomp_position_figure_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_position_figure_update_words;
}

/**
 * ichomp_position_figure_new:
 * @position: what to show
 * @flags: what to show besides tiles
 * @marks: (array length=n_marks) (nullable): the tiles that stand out
 * @n_marks: their number
 *
 * The numbers are computed at once; if there are more than %ICHOMP_POSITION_NUMBERS_AT_ONCE of
 * them, none is shown.
 */
GtkWidget *
ichomp_position_figure_new (SgPosition *position,
                            IchompFigureFlags flags,
                            const SgMove *marks,
                            guint n_marks)
{
  IchompPositionFigure *self;

  g_return_val_if_fail (position != NULL, NULL);

  self = g_object_new (ICHOMP_TYPE_POSITION_FIGURE, NULL);
  if (flags != ICHOMP_FIGURE_NOTHING)
    ichomp_figure_set_numbers_of (ICHOMP_FIGURE (self), position, SG_RULE_NORMAL);
  build (self, position, flags);
  for (guint i = 0; i < n_marks; i++)
    ichomp_figure_mark (ICHOMP_FIGURE (self), &marks[i], ICHOMP_TILE_NAMED);
  ichomp_position_figure_update_words (ICHOMP_TRANSLATABLE (self));

  return GTK_WIDGET (self);
}
