/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A plot of u along a game: a bar for each position, a dot if u is 0. In every language time
 * runs from left to right, as in mathematics. A screen reader gets the numbers. */

#include "ichomp-nim-sum-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#include "game/base/ichomp-digits.h"
#include "game/history/ichomp-history-wording.h"
#include "widgets/style/ichomp-style.h"

/* In pixels. */
#define GUTTER_GAP 6
#define MAX_SLOT 40
#define MIN_SLOT_WITH_SHAPES 5
#define MIN_HEIGHT_WITH_NAME 48
#define MARK_HEIGHT 7
#define MARK_GAP 4
#define THIN_LINE 2
#define DOT_RADIUS 2.5

/* The opacity relative to text. */
#define ALPHA_SHOWN_SLOT 0.14
#define ALPHA_BAR 0.5
#define ALPHA_LINE 0.35

struct _IchompNimSumPlot
{
  GtkWidget parent_instance;

  SgReview *review; /* or NULL */
  guint index;
  gboolean show_mistakes;
};

G_DEFINE_FINAL_TYPE (IchompNimSumPlot, ichomp_nim_sum_plot, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* In pixels. */
typedef struct
{
  double x;    /* of the first slot */
  double slot; /* the width of one */
  double top;
  double base; /* the lower end of the bars */
  guint max;   /* u with a bar up to the top */
} Geometry;

static guint
count_slots (IchompNimSumPlot *self)
{
  return self->review == NULL ? 0 : sg_game_get_n_moves (sg_review_get_game (self->review)) + 1;
}

static void
get_geometry (IchompNimSumPlot *self, Geometry *geometry)
{
  guint max = self->review == NULL ? 0 : sg_review_get_max_nim_sum (self->review);
  g_autoptr (PangoLayout) label = gtk_widget_create_pango_layout (GTK_WIDGET (self), "888");
  double width = gtk_widget_get_width (GTK_WIDGET (self));
  double height = gtk_widget_get_height (GTK_WIDGET (self));
  int label_width;

  pango_layout_get_pixel_size (label, &label_width, NULL);
  geometry->x = label_width + GUTTER_GAP;
  geometry->slot = MIN (MAX_SLOT, MAX (0, width - geometry->x) / MAX (1, count_slots (self)));
  geometry->top = 2;
  geometry->base = height - MARK_HEIGHT - MARK_GAP;
  geometry->max = MAX (1, max);
}

static void
set_color (cairo_t *cr, const GdkRGBA *color, double alpha)
{
  cairo_set_source_rgba (cr, color->red, color->green, color->blue, color->alpha * alpha);
}

/* The mark of a mistake below the line: a triangle, or a rectangle in a thin slot. */
static void
draw_mark (cairo_t *cr, const Geometry *geometry, double middle)
{
  double half = MARK_HEIGHT * 0.6;

  if (geometry->slot < MIN_SLOT_WITH_SHAPES)
    {
      cairo_rectangle (cr, middle - geometry->slot / 2, geometry->base + MARK_GAP, geometry->slot,
                       MARK_HEIGHT / 2.0);
      cairo_fill (cr);
      return;
    }

  cairo_move_to (cr, middle, geometry->base + MARK_GAP);
  cairo_line_to (cr, middle + half, geometry->base + MARK_GAP + MARK_HEIGHT);
  cairo_line_to (cr, middle - half, geometry->base + MARK_GAP + MARK_HEIGHT);
  cairo_close_path (cr);
  cairo_fill (cr);
}

static void
draw_position (IchompNimSumPlot *self,
               cairo_t *cr,
               const Geometry *geometry,
               const GdkRGBA *color,
               guint index)
{
  double left = geometry->x + index * geometry->slot;
  double gap = geometry->slot >= MIN_SLOT_WITH_SHAPES ? MAX (1, geometry->slot * 0.15) : 0;
  double alpha = index == self->index ? 1 : ALPHA_BAR;
  guint nim_sum = sg_review_get_nim_sum (self->review, index);
  double height = (geometry->base - geometry->top) * nim_sum / geometry->max;

  set_color (cr, color, alpha);
  if (nim_sum > 0)
    {
      cairo_rectangle (cr, left + gap, geometry->base - height, geometry->slot - 2 * gap, height);
      cairo_fill (cr);
    }
  else if (geometry->slot >= MIN_SLOT_WITH_SHAPES)
    {
      cairo_arc (cr, left + geometry->slot / 2, geometry->base - DOT_RADIUS - 1, DOT_RADIUS, 0,
                 2 * G_PI);
      cairo_fill (cr);
    }

  if (self->show_mistakes && index > 0 && sg_review_knows (self->review, index - 1)
      && sg_review_get_judgement (self->review, index - 1) == SG_JUDGEMENT_MISTAKE)
    {
      set_color (cr, color, 1);
      draw_mark (cr, geometry, left + geometry->slot / 2);
    }
}

/* The background of the position on show; a line if slots are thin. */
static void
draw_shown_slot (IchompNimSumPlot *self,
                 cairo_t *cr,
                 const Geometry *geometry,
                 const GdkRGBA *color)
{
  gboolean thin = geometry->slot < MIN_SLOT_WITH_SHAPES;
  double left = geometry->x + self->index * geometry->slot;

  set_color (cr, color, thin ? 1 : ALPHA_SHOWN_SLOT);
  cairo_rectangle (cr, thin ? floor (left) : left, 0, thin ? THIN_LINE : geometry->slot,
                   gtk_widget_get_height (GTK_WIDGET (self)));
  cairo_fill (cr);
}

static void
draw_label (IchompNimSumPlot *self,
            GtkSnapshot *snapshot,
            const Geometry *geometry,
            const GdkRGBA *color,
            const char *text,
            double middle)
{
  g_autoptr (PangoLayout) label = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  int width;
  int height;

  pango_layout_get_pixel_size (label, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (geometry->x - GUTTER_GAP - width,
                                                CLAMP (middle - height / 2.0, 0, geometry->base)));
  gtk_snapshot_append_layout (snapshot, label, color);
  gtk_snapshot_restore (snapshot);
}

static void
ichomp_nim_sum_plot_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  IchompNimSumPlot *self = ICHOMP_NIM_SUM_PLOT (widget);
  double width = gtk_widget_get_width (widget);
  double height = gtk_widget_get_height (widget);
  Geometry geometry;
  GdkRGBA color;
  cairo_t *cr;

  get_geometry (self, &geometry);
  ichomp_style_get_color (widget, &color);

  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  if (self->review != NULL)
    draw_shown_slot (self, cr, &geometry, &color);

  set_color (cr, &color, ALPHA_LINE);
  cairo_rectangle (cr, geometry.x, floor (geometry.base), width - geometry.x, 1);
  cairo_fill (cr);

  for (guint i = 0; i < count_slots (self); i++)
    if (sg_review_knows (self->review, i))
      draw_position (self, cr, &geometry, &color, i);

  cairo_destroy (cr);

  draw_label (self, snapshot, &geometry, &color, "0", geometry.base);
  if (geometry.base - geometry.top >= MIN_HEIGHT_WITH_NAME)
    draw_label (self, snapshot, &geometry, &color, "u", (geometry.top + geometry.base) / 2);
  if (self->review != NULL && sg_review_get_max_nim_sum (self->review) > 0)
    {
      g_autofree char *max = ichomp_digits_printf ("%u", geometry.max);

      draw_label (self, snapshot, &geometry, &color, max, geometry.top);
    }
}

static gboolean
query_tooltip_cb (IchompNimSumPlot *self,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  gpointer user_data)
{
  g_autofree char *text = NULL;
  guint index = self->index;

  if (!keyboard && !ichomp_nim_sum_plot_find_index (self, x, &index))
    return FALSE;
  if (self->review == NULL || !sg_review_knows (self->review, index))
    return FALSE;

  text = ichomp_wording_history_nim_sum (index, sg_review_get_nim_sum (self->review, index));
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
released_cb (GtkGestureClick *gesture, int n_press, double x, double y, IchompNimSumPlot *self)
{
  guint index;

  if (ichomp_nim_sum_plot_find_index (self, x, &index))
    g_signal_emit (self, signals[CHOSEN], 0, index);
}

static void
ichomp_nim_sum_plot_dispose (GObject *object)
{
  IchompNimSumPlot *self = ICHOMP_NIM_SUM_PLOT (object);

  g_clear_pointer (&self->review, sg_review_unref);

  G_OBJECT_CLASS (ichomp_nim_sum_plot_parent_class)->dispose (object);
}

static void
ichomp_nim_sum_plot_class_init (IchompNimSumPlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_nim_sum_plot_dispose;
  widget_class->snapshot = ichomp_nim_sum_plot_snapshot;

  /**
   * IchompNimSumPlot::chosen:
   * @self: the plot
   * @index: the number of moves before the position
   *
   * Emitted when the user has chosen a position.
   */
  signals[CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_NIM_SUM_PLOT, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "nimsumplot");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ichomp_nim_sum_plot_init (IchompNimSumPlot *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));

  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);

  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (GTK_WIDGET (self), "numeric");
}

/**
 * ichomp_nim_sum_plot_show:
 * @self: a plot
 * @review: (nullable): the review of a game, or %NULL while it is not known
 * @index: the position on show, from 0 to the number of moves
 * @show_mistakes: whether to mark the mistakes
 *
 * Cost: linear in the number of moves.
 */
void
ichomp_nim_sum_plot_show (IchompNimSumPlot *self,
                          SgReview *review,
                          guint index,
                          gboolean show_mistakes)
{
  g_autofree char *description = NULL;

  g_return_if_fail (ICHOMP_IS_NIM_SUM_PLOT (self));

  if (review != NULL)
    sg_review_ref (review);
  g_clear_pointer (&self->review, sg_review_unref);
  self->review = review;
  self->index = index;
  self->show_mistakes = show_mistakes;

  description = ichomp_wording_history_nim_sums (review);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Nim-sum u along the game"),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * ichomp_nim_sum_plot_find_index:
 * @self: a plot that has a size
 * @x: a coordinate in the plot
 * @index: (out): the position there
 *
 * Returns: whether a position is there
 */
gboolean
ichomp_nim_sum_plot_find_index (IchompNimSumPlot *self, double x, guint *index)
{
  Geometry geometry;
  double slot;

  g_return_val_if_fail (ICHOMP_IS_NIM_SUM_PLOT (self), FALSE);

  get_geometry (self, &geometry);
  slot = floor ((x - geometry.x) / geometry.slot);
  if (!(slot >= 0 && slot < count_slots (self)))
    return FALSE;

  *index = slot;
  return TRUE;
}
