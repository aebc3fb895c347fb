/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What a person can do with an explanation besides going through it: be asked first, get a hint, come
 * back to the whole position, and play the move that it has come to. The buttons activate actions of
 * an ancestor. */

#include "ichomp-step-actions.h"

#include <glib/gi18n.h>

#include "kit/ichomp-wrap-layout.h"

struct _IchompStepActions
{
  GtkBox parent_instance;

  GtkWidget *ask_check;
  GtkWidget *position_button;
  GtkWidget *move_button;
};

G_DEFINE_FINAL_TYPE (IchompStepActions, ichomp_step_actions, GTK_TYPE_BOX)

static void
ichomp_step_actions_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STEP_ACTIONS);

  G_OBJECT_CLASS (ichomp_step_actions_parent_class)->dispose (object);
}

static void
ichomp_step_actions_class_init (IchompStepActionsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_step_actions_dispose;

  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-step-actions.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStepActions, ask_check);
  gtk_widget_class_bind_template_child (widget_class, IchompStepActions, position_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepActions, move_button);
}

static void
ichomp_step_actions_init (IchompStepActions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * ichomp_step_actions_get_ask_check:
 * @self: actions
 *
 * Returns: (transfer none): the check button that says whether to ask first
 */
GtkWidget *
ichomp_step_actions_get_ask_check (IchompStepActions *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_ACTIONS (self), NULL);

  return self->ask_check;
}

/**
 * ichomp_step_actions_show:
 * @self: actions
 * @stepper: the way through an explanation
 * @is_told: whether the explanation can be seen
 * @can_play: whether it is for the person to move
 *
 * Shows what can be done at this step, and says why the move cannot be played.
 *
 * Returns: whether it can
 */
gboolean
ichomp_step_actions_show (IchompStepActions *self,
                          IchompStepper *stepper,
                          gboolean is_told,
                          gboolean can_play)
{
  gboolean whole;
  gboolean known;

  g_return_val_if_fail (ICHOMP_IS_STEP_ACTIONS (self), FALSE);

  whole = ichomp_stepper_get_subject (stepper) == SG_N_QUADRANTS;
  known = is_told && ichomp_stepper_get_move (stepper) != NULL;
  gtk_widget_set_visible (self->position_button, !whole);
  gtk_widget_set_visible (self->move_button, whole);
  gtk_widget_set_tooltip_text (self->move_button,
                               !known      ? _ ("The steps have not come to a winning move")
                               : !can_play ? _ ("It is not your turn")
                                           : NULL);
  return known && can_play;
}
