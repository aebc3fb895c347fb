/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Columns of boxes, with bars beside them and frames around them. The indent of a box is
 * measured from the start of the column; drawing decides whether that is the left or the right
 * side. */

#include "ichomp-paper-box.h"

#define FRAME_RADIUS 5.0

static void
box_free (gpointer data)
{
  IchompPaperBox *box = data;

  g_clear_pointer (&box->bar, g_rc_box_release);
  if (box->free_data != NULL)
    box->free_data (box->data);
  g_free (box);
}

GPtrArray *
ichomp_paper_boxes_new (void)
{
  return g_ptr_array_new_with_free_func (box_free);
}

double
ichomp_paper_boxes_get_height (GPtrArray *boxes)
{
  double height = 0;

  for (guint i = 0; i < boxes->len; i++)
    {
      const IchompPaperBox *box = g_ptr_array_index (boxes, i);

      height += box->height + (i > 0 ? box->before : 0);
    }

  return height;
}

static double
get_left (double indent, double width, double column_width, gboolean rtl)
{
  return rtl ? column_width - indent - width : indent;
}

/* In points: the strokes of a bar, from the edge inwards. */
typedef struct
{
  double start;
  double width;
  gboolean pale;
} Stroke;

static guint
find_strokes (IchompPaperGroupStyle style, Stroke strokes[2])
{
  switch (style)
    {
    case ICHOMP_PAPER_GROUP_DEFINITION:
      strokes[0] = (Stroke){ 0, 1, FALSE };
      strokes[1] = (Stroke){ 2.5, 1, FALSE };
      return 2;
    case ICHOMP_PAPER_GROUP_THEOREM:
      strokes[0] = (Stroke){ 0, 3.5, FALSE };
      return 1;
    case ICHOMP_PAPER_GROUP_QUESTION:
      strokes[0] = (Stroke){ 2, 1, FALSE };
      return 1;
    case ICHOMP_PAPER_GROUP_TASK:
      strokes[0] = (Stroke){ 2, 3.5, TRUE };
      return 1;
    case ICHOMP_PAPER_GROUP_PLAIN:
    case ICHOMP_PAPER_GROUP_INDENT:
    case ICHOMP_PAPER_GROUP_FRAME:
    case ICHOMP_PAPER_GROUP_WHOLE:
      return 0;
    }

  g_assert_not_reached ();
}

static void
draw_strokes (const IchompPaperBar *self,
              cairo_t *cr,
              IchompPaperInk ink,
              double left,
              double top,
              double bottom,
              gboolean rtl)
{
  Stroke strokes[2];
  guint n = find_strokes (self->style, strokes);
  double gap = ichomp_paper_group_is_framed (self->style) ? FRAME_RADIUS : 0;

  for (guint i = 0; i < n; i++)
    {
      double x =
          rtl ? left + self->width - strokes[i].start - strokes[i].width : left + strokes[i].start;

      ichomp_paper_ink_set_tone (ink, cr,
                                 strokes[i].pale ? ICHOMP_PAPER_TONE_LINE : ICHOMP_PAPER_TONE_TEXT);
      cairo_rectangle (cr, x, top + gap, strokes[i].width, bottom - top - 2 * gap);
      cairo_fill (cr);
    }
}

static void
draw_bar (const IchompPaperBar *self,
          cairo_t *cr,
          IchompPaperInk ink,
          double column_width,
          double top,
          double bottom,
          gboolean rtl)
{
  double left = get_left (self->indent, self->width, column_width, rtl);
  double right = left + self->width;

  draw_strokes (self, cr, ink, left, top, bottom, rtl);
  if (!ichomp_paper_group_is_framed (self->style))
    return;

  ichomp_paper_ink_set_tone (ink, cr, ICHOMP_PAPER_TONE_LINE);
  cairo_new_sub_path (cr);
  cairo_arc (cr, right - FRAME_RADIUS, top + FRAME_RADIUS, FRAME_RADIUS, -G_PI / 2, 0);
  cairo_arc (cr, right - FRAME_RADIUS, bottom - FRAME_RADIUS, FRAME_RADIUS, 0, G_PI / 2);
  cairo_arc (cr, left + FRAME_RADIUS, bottom - FRAME_RADIUS, FRAME_RADIUS, G_PI / 2, G_PI);
  cairo_arc (cr, left + FRAME_RADIUS, top + FRAME_RADIUS, FRAME_RADIUS, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
  cairo_set_line_width (cr, 0.8);
  cairo_stroke (cr);
}

gboolean
ichomp_paper_group_is_framed (IchompPaperGroupStyle style)
{
  return style == ICHOMP_PAPER_GROUP_FRAME || style == ICHOMP_PAPER_GROUP_QUESTION
         || style == ICHOMP_PAPER_GROUP_TASK;
}

/*< private >
 * ichomp_paper_boxes_draw:
 * @boxes: a column
 * @cr: where to draw, the corner of the column at the origin
 * @ink: the ink
 * @width: the width of the column
 * @height: its height; boxes may be aligned with its end
 * @rtl: whether it starts on the right
 */
void
ichomp_paper_boxes_draw (GPtrArray *boxes,
                         cairo_t *cr,
                         IchompPaperInk ink,
                         double width,
                         double height,
                         gboolean rtl)
{
  double rest = height - ichomp_paper_boxes_get_height (boxes);
  double y = 0;
  double bar_top = 0;

  for (guint i = 0; i < boxes->len; i++)
    {
      const IchompPaperBox *box = g_ptr_array_index (boxes, i);
      const IchompPaperBox *before = i > 0 ? g_ptr_array_index (boxes, i - 1) : NULL;
      const IchompPaperBox *after = i + 1 < boxes->len ? g_ptr_array_index (boxes, i + 1) : NULL;

      if (before != NULL)
        y += box->before;
      if (box->at_end && rest > 0)
        {
          y += rest;
          rest = 0;
        }

      cairo_save (cr);
      cairo_translate (cr, get_left (box->indent, box->width, width, rtl), y);
      if (box->draw != NULL)
        box->draw (box, cr, ink);
      cairo_restore (cr);

      if (box->bar != NULL && (before == NULL || before->bar != box->bar))
        bar_top = y;
      y += box->height;
      if (box->bar != NULL && (after == NULL || after->bar != box->bar))
        draw_bar (box->bar, cr, ink, width, bar_top, y, rtl);
    }
}
