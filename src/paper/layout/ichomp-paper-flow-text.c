/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion of a text to lines. Neither its first nor its last line is alone on a page. */

#include "ichomp-paper-box.h"

#include "words/ichomp-formula.h"

#define LABEL_SPACE 6.0

#define LINE_SEPARATOR "\342\200\250"

/* The largest number of lines that always stay together. */
#define WHOLE_LINES 3

typedef struct
{
  double size;
  PangoWeight weight;
  double before;
  float spacing; /* of lines, in parts of the font's own */
  gboolean keep; /* on the page of the next box */
  gboolean centered;
  IchompPaperTone tone;
} Style;

static const Style styles[] = {
  [ICHOMP_PAPER_TITLE] = { 21, PANGO_WEIGHT_BOLD, 14, 1.1f, TRUE },
  [ICHOMP_PAPER_SUBTITLE] = { 11.5, PANGO_WEIGHT_NORMAL, 5, 1.2f, TRUE },
  [ICHOMP_PAPER_HEADING] = { 14.5, PANGO_WEIGHT_BOLD, 22, 1.1f, TRUE },
  [ICHOMP_PAPER_SUBHEADING] = { 11.5, PANGO_WEIGHT_BOLD, 14, 1.15f, TRUE },
  [ICHOMP_PAPER_BODY] = { 10.5, PANGO_WEIGHT_NORMAL, 7, 1.22f },
  [ICHOMP_PAPER_ITEM] = { 10.5, PANGO_WEIGHT_NORMAL, 3.5, 1.22f },
  [ICHOMP_PAPER_CHOICE] = { 10.5, PANGO_WEIGHT_NORMAL, 5, 1.22f },
  [ICHOMP_PAPER_FORMULA] = { 12, PANGO_WEIGHT_NORMAL, 8, 1.2f },
  [ICHOMP_PAPER_RESULT] = { 11.5, PANGO_WEIGHT_NORMAL, 8, 1.2f, TRUE, TRUE },
  [ICHOMP_PAPER_CAPTION] = { 9.5, PANGO_WEIGHT_NORMAL, 5, 1.2f, FALSE, TRUE },
  [ICHOMP_PAPER_REASON] = { 9.5, PANGO_WEIGHT_NORMAL, 2, 1.2f },
  [ICHOMP_PAPER_SMALL] = { 9, PANGO_WEIGHT_NORMAL, 5, 1.2f, FALSE, FALSE, ICHOMP_PAPER_TONE_FAINT },
};

/* A line of a text; the first one has the label. */
typedef struct
{
  PangoLayout *layout;
  int index;
  double x;
  double baseline;
  PangoLayout *label; /* or NULL */
  double label_width;
  gboolean check; /* with a box to tick instead of a label */
  double size;
  IchompPaperTone tone;
} Line;

static void
line_free (gpointer data)
{
  Line *line = data;

  g_object_unref (line->layout);
  g_clear_object (&line->label);
  g_free (line);
}

static void
draw_before (const IchompPaperBox *self, const Line *line, cairo_t *cr)
{
  gboolean rtl = ichomp_paper_text_is_rtl (pango_layout_get_context (line->layout));

  if (line->check)
    {
      double side = line->size * 0.85;

      cairo_set_line_width (cr, 0.8);
      cairo_rectangle (cr, rtl ? self->width - side : 0, line->baseline - side + 1, side, side);
      cairo_stroke (cr);
    }
  else
    {
      double baseline = pango_units_to_double (pango_layout_get_baseline (line->label));

      cairo_move_to (cr, rtl ? self->width - line->label_width : 0, line->baseline - baseline);
      pango_cairo_show_layout (cr, line->label);
    }
}

static void
draw_line (const IchompPaperBox *self, cairo_t *cr, IchompPaperInk ink)
{
  const Line *line = self->data;

  ichomp_paper_ink_set_tone (ink, cr, line->tone);
  if (line->label != NULL || line->check)
    draw_before (self, line, cr);
  cairo_move_to (cr, line->x, line->baseline);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (line->layout, line->index));
}

/* A formula that is too long for a line is cut before its equals signs; before the first one
 * only if needed. */
static char *
cut_formula (const char *markup, gboolean also_first)
{
  g_auto (GStrv) parts = g_strsplit (markup, " = ", -1);
  GString *cut = g_string_new (parts[0]);

  for (guint i = 1; parts[i] != NULL; i++)
    g_string_append_printf (cut, "%s= %s", i > 1 || also_first ? LINE_SEPARATOR : " ", parts[i]);

  return g_string_free (cut, FALSE);
}

static PangoLayout *
create_formula (IchompPaperFlow *self,
                const char *markup,
                const IchompPaperFont *font,
                double width)
{
  g_autofree char *isolated = ichomp_formula_isolate (markup);
  PangoLayout *layout = ichomp_paper_text_create (self->context, font, isolated);

  for (gboolean also_first = FALSE; also_first <= TRUE; also_first++)
    {
      g_autofree char *cut = NULL;
      g_autofree char *isolated_cut = NULL;
      double natural;

      ichomp_paper_text_measure (layout, &natural, NULL);
      if (natural <= width)
        break;

      g_object_unref (layout);
      cut = cut_formula (markup, also_first);
      isolated_cut = ichomp_formula_isolate (cut);
      layout = ichomp_paper_text_create (self->context, font, isolated_cut);
    }

  return layout;
}

static PangoLayout *
create_layout (IchompPaperFlow *self,
               const IchompPaperBlock *block,
               const Style *style,
               double width)
{
  IchompPaperFont font = { style->size * self->scale, style->weight };
  gboolean is_formula = block->style == ICHOMP_PAPER_FORMULA;
  PangoLayout *layout = is_formula ? create_formula (self, block->markup, &font, width)
                                   : ichomp_paper_text_create (self->context, &font, block->markup);

  pango_layout_set_width (layout, pango_units_from_double (width));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_line_spacing (layout, (float)(style->spacing * self->spacing));
  if (style->centered)
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  else if (ichomp_paper_text_is_rtl (self->context) && !is_formula)
    pango_layout_set_alignment (layout, PANGO_ALIGN_RIGHT);

  return layout;
}

/* From the left edge of the available space to the text. The lines of a formula are aligned on
 * their left even if the text runs from right to left. */
static double
find_start (IchompPaperFlow *self,
            const IchompPaperBlock *block,
            PangoLayout *layout,
            double inset,
            double width)
{
  double natural;

  if (!ichomp_paper_text_is_rtl (self->context))
    return inset;
  if (block->style != ICHOMP_PAPER_FORMULA)
    return 0;

  ichomp_paper_text_measure (layout, &natural, NULL);
  return MAX (0, width - natural);
}

static void
add_lines (IchompPaperFlow *self,
           PangoLayout *layout,
           const Style *style,
           double indent,
           double start,
           double width)
{
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  int n_lines = pango_layout_get_line_count (layout);

  for (int i = 0; i < n_lines; i++)
    {
      Line *line = g_new0 (Line, 1);
      PangoRectangle logical;
      IchompPaperBox *box;
      int top;
      int bottom;

      pango_layout_iter_get_line_extents (iter, NULL, &logical);
      pango_layout_iter_get_line_yrange (iter, &top, &bottom);

      line->layout = g_object_ref (layout);
      line->index = i;
      line->x = pango_units_to_double (logical.x) + start;
      line->baseline = pango_units_to_double (pango_layout_iter_get_baseline (iter) - top);
      line->size = style->size * self->scale;
      line->tone = style->tone;

      box = ichomp_paper_flow_add_box (self, indent, width, pango_units_to_double (bottom - top),
                                       draw_line);
      box->before = i == 0 ? style->before * self->scale : 0;
      box->keep =
          i == n_lines - 1 ? style->keep : n_lines <= WHOLE_LINES || i == 0 || i == n_lines - 2;
      box->at_end = self->in_grid && style == &styles[ICHOMP_PAPER_CHOICE];
      box->data = line;
      box->free_data = line_free;
      pango_layout_iter_next_line (iter);
    }
  pango_layout_iter_free (iter);
}

/* Adds a box for each line. */
void
ichomp_paper_flow_add_text (IchompPaperFlow *self,
                            const IchompPaperBlock *block,
                            double indent,
                            double width)
{
  const Style *style = &styles[block->style];
  IchompPaperFont font = { style->size * self->scale, style->weight };
  guint first = self->boxes->len;
  g_autoptr (PangoLayout) layout = NULL;
  g_autoptr (PangoLayout) label = NULL;
  double label_width = 0;
  double inset = 0;
  Line *line;

  if (block->label != NULL)
    {
      label = ichomp_paper_text_create (self->context, &font, block->label);
      ichomp_paper_text_measure (label, &label_width, NULL);
    }
  if (block->label != NULL || block->style == ICHOMP_PAPER_CHOICE)
    inset = MAX (ICHOMP_PAPER_LABEL_WIDTH * self->scale, label_width + LABEL_SPACE * self->scale);
  if (block->style == ICHOMP_PAPER_FORMULA)
    inset = 2 * ICHOMP_PAPER_LABEL_WIDTH * self->scale;

  layout = create_layout (self, block, style, width - inset);
  add_lines (self, layout, style, indent, find_start (self, block, layout, inset, width - inset),
             width);

  line = ((IchompPaperBox *)g_ptr_array_index (self->boxes, first))->data;
  line->label = g_steal_pointer (&label);
  line->label_width = label_width;
  line->check = block->style == ICHOMP_PAPER_CHOICE;
}
