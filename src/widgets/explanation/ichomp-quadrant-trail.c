/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The way from a quadrant down to the empty one: the quadrant that is left, with the number on each
 * tile, and a trail of the values that lead back. A tile leads one step down. */

#include "ichomp-quadrant-trail.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-board.h"
#include "widgets/kit/ichomp-children.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "game/words/ichomp-wording.h"

struct _IchompQuadrantTrail
{
  GtkBox parent_instance;

  GtkWidget *trail;
  GtkWidget *board_scroller;
  GtkWidget *board;

  IchompStepper *stepper; /* or NULL */
  SgAnalysis *shown;      /* what the board and the trail show, or NULL */
  IchompStepView view;
};

G_DEFINE_FINAL_TYPE (IchompQuadrantTrail, ichomp_quadrant_trail, GTK_TYPE_BOX)

static IchompTileAppearance
mark_tile (const SgMove *tile, gpointer user_data)
{
  IchompQuadrantTrail *self = user_data;

  return ichomp_step_view_marks_tile (&self->view, self->shown, tile) ? ICHOMP_TILE_NAMED : 0;
}

/* The board, or where no tile is left, the way back. */
static gboolean
ichomp_quadrant_trail_grab_focus (GtkWidget *widget)
{
  IchompQuadrantTrail *self = ICHOMP_QUADRANT_TRAIL (widget);
  GtkWidget *last = gtk_widget_get_last_child (self->trail);

  if (gtk_widget_child_focus (self->board, GTK_DIR_TAB_FORWARD))
    return TRUE;

  while (last != NULL && !gtk_widget_grab_focus (last))
    last = gtk_widget_get_prev_sibling (last);
  return last != NULL;
}

static void
go_up (IchompQuadrantTrail *self, guint depth)
{
  ichomp_stepper_go_up (self->stepper, depth);
  gtk_widget_grab_focus (GTK_WIDGET (self));
}

static void
crumb_clicked_cb (GtkWidget *crumb, gpointer depth)
{
  go_up (ICHOMP_QUADRANT_TRAIL (gtk_widget_get_ancestor (crumb, ICHOMP_TYPE_QUADRANT_TRAIL)),
         GPOINTER_TO_UINT (depth));
}

static void
chosen_cb (IchompQuadrantTrail *self, const SgMove *tile)
{
  SgMove copy = *tile;

  if (!ichomp_stepper_go_down (self->stepper, &copy))
    gtk_widget_error_bell (GTK_WIDGET (self));
  else if (gtk_widget_get_focus_child (GTK_WIDGET (self)) == NULL
           || !gtk_widget_get_visible (self->board_scroller))
    gtk_widget_grab_focus (GTK_WIDGET (self));
}

static gboolean
back_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  IchompQuadrantTrail *self = ICHOMP_QUADRANT_TRAIL (widget);
  guint depth = self->stepper != NULL ? ichomp_stepper_get_depth (self->stepper) : 0;

  if (depth == 0)
    return FALSE;

  go_up (self, depth - 1);
  return TRUE;
}

/* The trail */

static guint
get_value (IchompQuadrantTrail *self, guint depth)
{
  return sg_analysis_get_value (ichomp_stepper_get_smaller (self->stepper, depth),
                                ichomp_stepper_get_subject (self->stepper));
}

static char *
name_crumb (IchompQuadrantTrail *self, guint depth)
{
  IchompParts parts = ichomp_stepper_get_parts (self->stepper);
  SgQuadrant quadrant = ichomp_stepper_get_subject (self->stepper);
  guint value = get_value (self, depth);
  g_autofree char *tile = NULL;

  if (depth == 0)
    return ichomp_wording_value (parts, quadrant, value, TRUE, FALSE);

  tile = ichomp_wording_tile_alone (ichomp_stepper_get_tile (self->stepper, depth - 1));
  /* Translators: The Grundy value of a quadrant, such as "Top left: value 5". */
  return ichomp_digits_printf (_ ("%1$s: value %2$u"), tile, value);
}

static void
add_crumb (IchompQuadrantTrail *self, guint depth, gboolean is_last)
{
  g_autofree char *value = ichomp_digits_printf ("%u", get_value (self, depth));
  g_autofree char *name = name_crumb (self, depth);
  GtkWidget *crumb = is_last ? gtk_label_new (value) : gtk_button_new_with_label (value);

  gtk_widget_set_tooltip_text (crumb, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (crumb), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (crumb, "numeric");
  gtk_widget_add_css_class (crumb, is_last ? "heading" : "flat");
  if (!is_last)
    g_signal_connect (crumb, "clicked", G_CALLBACK (crumb_clicked_cb), GUINT_TO_POINTER (depth));
  gtk_widget_insert_before (crumb, self->trail, NULL);
}

static void
show_trail (IchompQuadrantTrail *self)
{
  guint depth = ichomp_stepper_get_depth (self->stepper);

  ichomp_children_remove (self->trail);

  for (guint i = 0; i <= depth; i++)
    {
      if (i > 0)
        {
          GtkWidget *arrow = gtk_label_new ("→");

          gtk_accessible_update_state (GTK_ACCESSIBLE (arrow), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                                       -1);
          gtk_widget_add_css_class (arrow, "dim-label");
          gtk_widget_insert_before (arrow, self->trail, NULL);
        }
      add_crumb (self, i, i == depth);
    }
}

/* The quadrant alone, at its place. */
static SgPosition *
make_position (IchompQuadrantTrail *self, SgQuadrant quadrant)
{
  SgPosition *whole = sg_analysis_get_position (self->shown);
  SgBoard board = sg_position_get_board (whole);
  g_autoptr (SgDiagram) empty = sg_diagram_new (NULL, 0);
  SgDiagram *diagrams[SG_N_QUADRANTS] = { empty, empty, empty, empty };

  diagrams[quadrant] = sg_position_get_diagram (whole, quadrant);
  return sg_position_new (&board, diagrams);
}

static void
show_board (IchompQuadrantTrail *self)
{
  SgQuadrant quadrant = ichomp_stepper_get_subject (self->stepper);
  g_autoptr (SgPosition) position = make_position (self, quadrant);
  SgBoard board = sg_position_get_board (position);
  IchompShape shape;

  ichomp_shape_init_quadrant (&shape, &board, quadrant);
  ichomp_board_set_shape (ICHOMP_BOARD (self->board), &shape,
                          sg_analysis_get_rule (self->shown) == SG_RULE_CHOMP);
  ichomp_board_set_position (ICHOMP_BOARD (self->board), position, NULL, NULL, FALSE);
  ichomp_board_set_analysis (ICHOMP_BOARD (self->board), self->shown);
  gtk_widget_set_visible (self->board_scroller,
                          !sg_diagram_is_empty (sg_position_get_diagram (position, quadrant)));
}

/* The object */

static void
ichomp_quadrant_trail_dispose (GObject *object)
{
  IchompQuadrantTrail *self = ICHOMP_QUADRANT_TRAIL (object);

  if (self->board != NULL)
    ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), NULL, NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_QUADRANT_TRAIL);
  g_clear_object (&self->stepper);
  g_clear_pointer (&self->shown, sg_analysis_unref);

  G_OBJECT_CLASS (ichomp_quadrant_trail_parent_class)->dispose (object);
}

static void
ichomp_quadrant_trail_class_init (IchompQuadrantTrailClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_quadrant_trail_dispose;
  widget_class->grab_focus = ichomp_quadrant_trail_grab_focus;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_BackSpace, 0, back_cb, NULL);

  g_type_ensure (ICHOMP_TYPE_BOARD);
  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-quadrant-trail.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompQuadrantTrail, trail);
  gtk_widget_class_bind_template_child (widget_class, IchompQuadrantTrail, board_scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompQuadrantTrail, board);
}

static void
ichomp_quadrant_trail_init (IchompQuadrantTrail *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_board_set_compact (ICHOMP_BOARD (self->board), TRUE);

  /* Numbers and arrows run from left to right in every language. */
  gtk_widget_set_direction (self->trail, GTK_TEXT_DIR_LTR);
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

/**
 * ichomp_quadrant_trail_show:
 * @self: a way down
 * @stepper: (nullable): a stepper that explains the value of a quadrant; %NULL hides @self
 * @view: what the step on show speaks of
 */
void
ichomp_quadrant_trail_show (IchompQuadrantTrail *self,
                            IchompStepper *stepper,
                            const IchompStepView *view)
{
  SgAnalysis *analysis;

  g_return_if_fail (ICHOMP_IS_QUADRANT_TRAIL (self));

  gtk_widget_set_visible (GTK_WIDGET (self), stepper != NULL);
  g_set_object (&self->stepper, stepper);
  if (stepper == NULL)
    return;

  analysis = ichomp_stepper_get_smaller (stepper, ichomp_stepper_get_depth (stepper));
  self->view = *view;
  sg_analysis_ref (analysis);
  g_clear_pointer (&self->shown, sg_analysis_unref);
  self->shown = analysis;
  show_board (self);
  show_trail (self);
  ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), mark_tile, self);
}
