/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A small picture of a position with one of its moves: one widget, with nothing to press. */

#include "ichomp-board-picture.h"

#include "ichomp-board-paint.h"
#include "widgets/language/ichomp-local-language.h"

/* In pixels. */
#define LEAST_SIDE 96
#define NATURAL_SIDE 208

struct _IchompBoardPicture
{
  GtkWidget parent_instance;

  IchompShape shape;
  SgPosition *position; /* NULL at first */
  SgMove move;
};

G_DEFINE_FINAL_TYPE (IchompBoardPicture, ichomp_board_picture, GTK_TYPE_WIDGET)

static void
ichomp_board_picture_measure (GtkWidget *widget,
                              GtkOrientation orientation,
                              int for_size,
                              int *minimum,
                              int *natural,
                              int *minimum_baseline,
                              int *natural_baseline)
{
  *minimum = LEAST_SIDE;
  *natural = NATURAL_SIDE;
}

static void
ichomp_board_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  IchompBoardPicture *self = ICHOMP_BOARD_PICTURE (widget);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GskRenderNode) backdrop = NULL;
  IchompBoardLayout layout;
  IchompPalette palette;

  if (self->position == NULL)
    return;

  ichomp_style_get_palette (widget, &palette);
  ichomp_board_layout_init_square (&layout, &self->shape, MIN (width, height));
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float)((width - layout.side) / 2),
                                                          (float)((height - layout.side) / 2)));
  backdrop = ichomp_board_paint_backdrop (widget, &layout, &palette, self->position, NULL, NULL);
  if (backdrop != NULL)
    gtk_snapshot_append_node (snapshot, backdrop);
  ichomp_board_paint_tiles (snapshot, &layout, &palette, self->position, &self->move);
}

static void
ichomp_board_picture_finalize (GObject *object)
{
  g_clear_pointer (&ICHOMP_BOARD_PICTURE (object)->position, sg_position_unref);

  G_OBJECT_CLASS (ichomp_board_picture_parent_class)->finalize (object);
}

static void
ichomp_board_picture_class_init (IchompBoardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ichomp_board_picture_finalize;
  widget_class->measure = ichomp_board_picture_measure;
  widget_class->snapshot = ichomp_board_picture_snapshot;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
ichomp_board_picture_init (IchompBoardPicture *self)
{
  ichomp_local_language_keep_ltr (GTK_WIDGET (self));
}

/* Shows which tiles @move takes from @position. */
void
ichomp_board_picture_show (IchompBoardPicture *self,
                           const IchompShape *shape,
                           SgPosition *position,
                           const SgMove *move)
{
  g_return_if_fail (ICHOMP_IS_BOARD_PICTURE (self));

  sg_position_ref (position);
  g_clear_pointer (&self->position, sg_position_unref);
  self->position = position;
  self->shape = *shape;
  self->move = *move;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
