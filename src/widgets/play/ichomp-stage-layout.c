/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The layout of the stage. It asks no child how large it would like to be, so that nothing moves
 * when a text changes: the slots are those of the arithmetic. */

#include "ichomp-stage-layout.h"

#include "widgets/style/ichomp-style.h"

/* Beside a card over the board, at least, in pixels. */
#define CARD_MARGIN 8

struct _IchompStageLayout
{
  GtkLayoutManager parent_instance;

  GtkWidget *children[ICHOMP_N_STAGE_SLOTS]; /* not owned */
  IchompShape shape;
};

G_DEFINE_FINAL_TYPE (IchompStageLayout, ichomp_stage_layout, GTK_TYPE_LAYOUT_MANAGER)

static IchompStageClass
get_class (GtkWidget *widget)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (widget));

  if (root != NULL && gtk_widget_has_css_class (root, "stage-large"))
    return ICHOMP_STAGE_LARGE;

  return root != NULL && gtk_widget_has_css_class (root, "stage-medium") ? ICHOMP_STAGE_MEDIUM
                                                                         : ICHOMP_STAGE_SMALL;
}

static void
ichomp_stage_layout_measure (GtkLayoutManager *manager,
                             GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  GtkWidget *status = ICHOMP_STAGE_LAYOUT (manager)->children[ICHOMP_STAGE_SLOT_STATUS];
  int width;
  int height;
  int status_width = 0;

  ichomp_stage_measure (get_class (widget), ichomp_style_is_projector (), ichomp_style_get_zoom (),
                        &width, &height);
  if (status != NULL)
    gtk_widget_measure (status, GTK_ORIENTATION_HORIZONTAL, -1, &status_width, NULL, NULL, NULL);
  *minimum = *natural =
      orientation == GTK_ORIENTATION_HORIZONTAL ? MAX (width, status_width) : height;
}

static void
allocate (GtkWidget *child, const GdkRectangle *area)
{
  if (child == NULL || !gtk_widget_should_layout (child))
    return;

  /* GTK insists on being asked before. */
  gtk_widget_get_preferred_size (child, NULL, NULL);
  gtk_widget_size_allocate (child, area, -1);
}

/* A card over the board has the size that it would like, as far as there is room, and its middle is
 * that of the board. */
static void
allocate_card (GtkWidget *card, const GdkRectangle *board, int width, int height)
{
  GdkRectangle area;
  int least;

  if (card == NULL || !gtk_widget_should_layout (card))
    return;

  gtk_widget_measure (card, GTK_ORIENTATION_HORIZONTAL, -1, &least, &area.width, NULL, NULL);
  area.width = MAX (MIN (area.width, width - 2 * CARD_MARGIN), least);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, area.width, &least, &area.height, NULL, NULL);
  area.height = MAX (MIN (area.height, height - 2 * CARD_MARGIN), least);
  area.x = board->x + (board->width - area.width) / 2;
  area.y = CLAMP (board->y + (board->height - area.height) / 2, 0, MAX (height - area.height, 0));
  gtk_widget_size_allocate (card, &area, -1);
}

static void
ichomp_stage_layout_allocate (GtkLayoutManager *manager,
                              GtkWidget *widget,
                              int width,
                              int height,
                              int baseline)
{
  IchompStageLayout *self = ICHOMP_STAGE_LAYOUT (manager);
  IchompStageInput input = { .size_class = get_class (widget),
                             .projector = ichomp_style_is_projector (),
                             .scale = ichomp_style_get_zoom (),
                             .width = width,
                             .height = height,
                             .shape = self->shape,
                             .at_left = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };
  IchompStageMetrics metrics;

  ichomp_stage_compute (&input, &metrics);
  for (guint slot = 0; slot < SG_N_QUADRANTS; slot++)
    allocate (self->children[slot], &metrics.values[slot]);
  allocate (self->children[ICHOMP_STAGE_SLOT_STATUS], &metrics.status);
  allocate (self->children[ICHOMP_STAGE_SLOT_BOARD], &metrics.board);
  allocate (self->children[ICHOMP_STAGE_SLOT_OUTCOME], &metrics.outcome);
  allocate (self->children[ICHOMP_STAGE_SLOT_SUM], &metrics.sum);
  allocate_card (self->children[ICHOMP_STAGE_SLOT_START], &metrics.board, width, height);
  allocate_card (self->children[ICHOMP_STAGE_SLOT_RESULT], &metrics.board, width, height);
}

static void
ichomp_stage_layout_class_init (IchompStageLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->measure = ichomp_stage_layout_measure;
  layout_class->allocate = ichomp_stage_layout_allocate;
}

static void
ichomp_stage_layout_init (IchompStageLayout *self)
{
}

void
ichomp_stage_layout_set_child (IchompStageLayout *self, IchompStageSlot slot, GtkWidget *child)
{
  g_return_if_fail (ICHOMP_IS_STAGE_LAYOUT (self));

  self->children[slot] = child;
}

/* The shape of the board on the stage. */
void
ichomp_stage_layout_set_shape (IchompStageLayout *self, const IchompShape *shape)
{
  g_return_if_fail (ICHOMP_IS_STAGE_LAYOUT (self));

  if (ichomp_shape_equal (&self->shape, shape))
    return;

  self->shape = *shape;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* The width of the panel beside the stage, in the window of @panel. */
int
ichomp_stage_layout_get_panel_width (GtkWidget *panel)
{
  return ichomp_stage_get_panel_width (get_class (panel), ichomp_style_is_projector (),
                                       ichomp_style_get_zoom ());
}
