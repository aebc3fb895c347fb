/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of practice: one exercise, and a button above it that opens the choice of exercises. */

#include "ichomp-practice-view.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-dialog.h"
#include "widgets/kit/ichomp-first-frame.h"
#include "ichomp-practice-chooser.h"
#include "ichomp-practice-results-window.h"
#include "ichomp-practice-task.h"
#include "widgets/kit/ichomp-focus-region.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompPracticeView
{
  GtkBox parent_instance;

  GtkWidget *toolbar;
  GtkWidget *topics_button;
  GtkWidget *topics_label;
  GtkWidget *popover;
  GtkWidget *chooser;
  GtkWidget *mistakes_button;
  GtkWidget *results_button;
  GtkWidget *task_scroller;
  GtkWidget *task;
  GtkWidget *question_box;
  GtkWidget *next_button;

  IchompPractice *practice;
};

static void ichomp_practice_view_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPracticeView,
                               ichomp_practice_view,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_practice_view_translatable_init))

static void
announce (GtkWidget *widget, const char *text, gpointer user_data)
{
  if (gtk_widget_get_mapped (widget))
    ichomp_announce (gtk_widget_get_parent (widget), text);
}

static void
results_clicked_cb (IchompPracticeView *self)
{
  GtkWidget *window =
      ichomp_practice_results_window_new (ichomp_practice_get_results (self->practice));

  ichomp_dialog_show (window, GTK_WIDGET (self));
}

static void
show_topics (IchompPracticeView *self)
{
  g_autofree char *topics =
      ichomp_practice_chooser_dup_topics (ICHOMP_PRACTICE_CHOOSER (self->chooser));
  gboolean none = ichomp_practice_get_exercise (self->practice) == NULL
                  && !ichomp_practice_is_on_mistakes (self->practice);

  gtk_label_set_label (GTK_LABEL (self->topics_label), topics);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->topics_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, topics, -1);
  if (none)
    gtk_widget_add_css_class (self->topics_button, "suggested-action");
  else
    gtk_widget_remove_css_class (self->topics_button, "suggested-action");
}

/* So that the user can answer at once. */
static void
focus_answer (IchompPracticeView *self)
{
  if (ichomp_practice_get_question (self->practice) != NULL)
    gtk_widget_child_focus (self->question_box, GTK_DIR_TAB_FORWARD);
  else
    ichomp_practice_task_focus_answer (ICHOMP_PRACTICE_TASK (self->task));
}

static void
show_mistakes (IchompPracticeView *self)
{
  guint n = ichomp_practice_count_mistakes (self->practice);
  gboolean active = ichomp_practice_is_on_mistakes (self->practice);
  /* Translators: A button to practise what the user answered wrongly; %u is how many
   * exercises and questions. */
  g_autofree char *label = ichomp_digits_printf (_ ("My Mistakes (%u)"), n);

  gtk_button_set_label (GTK_BUTTON (self->mistakes_button), label);
  gtk_widget_set_visible (self->mistakes_button, n > 0 || active);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->mistakes_button), active);
}

static void
mistakes_toggled_cb (IchompPracticeView *self)
{
  gboolean active = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->mistakes_button));

  if (active == ichomp_practice_is_on_mistakes (self->practice))
    return;

  ichomp_practice_set_on_mistakes (self->practice, active);
  focus_answer (self);
}

static void
next_clicked_cb (IchompPracticeView *self)
{
  ichomp_practice_next (self->practice);
  focus_answer (self);
}

/* An exercise, or the page with a question in its place. */
static void
show_question (IchompPracticeView *self)
{
  gboolean asks = ichomp_practice_get_question (self->practice) != NULL;

  gtk_widget_set_visible (self->question_box, asks);
  gtk_widget_set_visible (self->task_scroller, !asks);
}

static void
changed_cb (IchompPracticeView *self)
{
  show_topics (self);
  show_mistakes (self);
  show_question (self);
}

static void
focus_answer_later (GtkWidget *widget)
{
  if (gtk_widget_get_mapped (widget))
    focus_answer (ICHOMP_PRACTICE_VIEW (widget));
}

/* When a popover has gone, newer versions of GTK focus its button after the next frame. */
static void
chosen_cb (IchompPracticeView *self)
{
  ichomp_first_frame_then (GTK_WIDGET (self), focus_answer_later);
}

static void
ichomp_practice_view_map (GtkWidget *widget)
{
  IchompPracticeView *self = ICHOMP_PRACTICE_VIEW (widget);

  GTK_WIDGET_CLASS (ichomp_practice_view_parent_class)->map (widget);

  focus_answer (self);
}

static void
ichomp_practice_view_update_words (IchompTranslatable *translatable)
{
  changed_cb (ICHOMP_PRACTICE_VIEW (translatable));
}

static void
ichomp_practice_view_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_practice_view_update_words;
}

static void
ichomp_practice_view_dispose (GObject *object)
{
  IchompPracticeView *self = ICHOMP_PRACTICE_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PRACTICE_VIEW);
  g_clear_object (&self->practice);

  G_OBJECT_CLASS (ichomp_practice_view_parent_class)->dispose (object);
}

static void
ichomp_practice_view_class_init (IchompPracticeViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_practice_view_dispose;
  widget_class->map = ichomp_practice_view_map;

  g_type_ensure (ICHOMP_TYPE_PRACTICE_CHOOSER);
  g_type_ensure (ICHOMP_TYPE_PRACTICE_TASK);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-practice-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, toolbar);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, topics_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, topics_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, popover);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, chooser);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, mistakes_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, results_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, task_scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, task);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, question_box);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeView, next_button);
}

static gboolean
focus_task (GtkWidget *task)
{
  return ichomp_practice_task_focus_answer (ICHOMP_PRACTICE_TASK (task));
}

static void
ichomp_practice_view_init (IchompPracticeView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_focus_region_set (self->task, focus_task);
  ichomp_focus_region_set (self->question_box, NULL);
  ichomp_focus_region_set (self->toolbar, NULL);

  g_signal_connect_object (self->popover, "closed", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  ichomp_announcer_set (GTK_WIDGET (self), announce, NULL);
  g_signal_connect_object (self->next_button, "clicked", G_CALLBACK (next_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->results_button, "clicked", G_CALLBACK (results_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/* @practice: restarted with the topics and the difficulty of @settings */
GtkWidget *
ichomp_practice_view_new (IchompPractice *practice, GSettings *settings)
{
  IchompPracticeView *self = g_object_new (ICHOMP_TYPE_PRACTICE_VIEW, NULL);

  self->practice = g_object_ref (practice);
  ichomp_practice_chooser_use (ICHOMP_PRACTICE_CHOOSER (self->chooser), practice, settings);
  ichomp_practice_task_use (ICHOMP_PRACTICE_TASK (self->task), practice);
  g_signal_connect_object (practice, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (practice, "mistakes-changed", G_CALLBACK (show_mistakes), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->mistakes_button, "toggled", G_CALLBACK (mistakes_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  changed_cb (self);

  return GTK_WIDGET (self);
}

/* @page shows the questions of the practice. */
void
ichomp_practice_view_set_question_page (IchompPracticeView *self, GtkWidget *page)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_VIEW (self));

  gtk_widget_set_hexpand (page, TRUE);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_prepend (GTK_BOX (self->question_box), page);
}
