/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks what is to be printed of what is on show, and in which colours. */

#include "ichomp-paper-dialog.h"

#include <glib/gi18n.h>

#include "base/ichomp-i18n.h"
#include "content/ichomp-paper-lesson.h"
#include "commands/ichomp-paper-output.h"
#include "commands/ichomp-paper-shown.h"
#include "language/ichomp-translatable.h"
#include "words/ichomp-wording.h"

struct _IchompPaperDialog
{
  GtkWindow parent_instance;

  GtkWidget *position_check;
  GtkWidget *explanation_check;
  GtkWidget *lesson_check;
  GtkWidget *black_check;
  GtkWidget *save_button;
  GtkWidget *print_button;

  IchompWindow *window; /* or NULL, when it has gone */
  IchompLesson *lesson; /* or NULL */
};

static void ichomp_paper_dialog_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPaperDialog,
                               ichomp_paper_dialog,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_paper_dialog_translatable_init))

/* What was on show when it was asked for: the game may go on while a printer is chosen. The words come
 * when it is printed: the language may be another one then. */
typedef struct
{
  SgPosition *position;
  SgAnalysis *analysis; /* or NULL: numbers are not known */
  IchompLesson *lesson; /* or NULL: not that */
  gboolean explanation;
  IchompSetup setup;
  IchompPaperShown shown;
  IchompPaperInk ink;
} Choice;

static void
choice_free (gpointer data)
{
  Choice *choice = data;

  sg_position_unref (choice->position);
  g_clear_pointer (&choice->analysis, sg_analysis_unref);
  g_clear_pointer (&choice->lesson, ichomp_lesson_unref);
  g_free (choice);
}

static IchompPaperDocument *
create_document (gpointer user_data)
{
  const Choice *choice = user_data;
  IchompLanguage language = ichomp_i18n_get_language ();
  const char *rules = ichomp_wording_rules (&choice->setup);

  if (choice->lesson != NULL)
    return ichomp_paper_lesson_new (choice->lesson, language, choice->ink);
  if (choice->explanation)
    return ichomp_paper_explanation_new (choice->analysis, rules, language, choice->ink);

  return ichomp_paper_position_new (choice->position, choice->analysis, rules, &choice->shown,
                                    language, choice->ink);
}

static gboolean
is_chosen (GtkWidget *check)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}

static Choice *
create_choice (IchompPaperDialog *self)
{
  IchompSession *session = ichomp_window_get_session (self->window);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);
  Choice *choice = g_new0 (Choice, 1);

  choice->position = sg_position_ref (ichomp_session_get_position (session));
  choice->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  choice->setup = *ichomp_session_get_setup (session);
  choice->explanation = is_chosen (self->explanation_check) && analysis != NULL;
  if (is_chosen (self->lesson_check) && self->lesson != NULL)
    choice->lesson = ichomp_lesson_ref (self->lesson);
  ichomp_paper_shown_read (&choice->shown, ichomp_window_get_settings (self->window));
  choice->ink = is_chosen (self->black_check) ? ICHOMP_PAPER_INK_BLACK : ICHOMP_PAPER_INK_COLOR;

  return choice;
}

static void
print_clicked_cb (IchompPaperDialog *self)
{
  if (self->window != NULL)
    ichomp_paper_output_print (self->window, create_document, create_choice (self), choice_free);
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_clicked_cb (IchompPaperDialog *self)
{
  if (self->window != NULL)
    {
      Choice *choice = create_choice (self);
      g_autofree char *name =
          choice->lesson != NULL ? g_strconcat (ichomp_lesson_get_id (choice->lesson), ".pdf", NULL)
          : choice->explanation  ? g_strdup ("explanation.pdf")
                                 : g_strdup ("position.pdf");

      ichomp_paper_output_save_pages (self->window, name, create_document, choice, choice_free);
    }
  gtk_window_close (GTK_WINDOW (self));
}

static void
ichomp_paper_dialog_update_words (IchompTranslatable *translatable)
{
  IchompPaperDialog *self = ICHOMP_PAPER_DIALOG (translatable);
  g_autofree char *title = NULL;
  g_autofree char *label = NULL;

  if (self->lesson == NULL)
    {
      gtk_check_button_set_label (GTK_CHECK_BUTTON (self->lesson_check),
                                  _ ("A lesson: open one first"));
      return;
    }

  title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (self->lesson));
  /* Translators: Something to be printed. %s is the title of a lesson. */
  label = g_strdup_printf (_ ("The lesson “%s”, with its answers at the end"), title);
  gtk_check_button_set_label (GTK_CHECK_BUTTON (self->lesson_check), label);
}

static void
ichomp_paper_dialog_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_paper_dialog_update_words;
}

static void
ichomp_paper_dialog_dispose (GObject *object)
{
  IchompPaperDialog *self = ICHOMP_PAPER_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PAPER_DIALOG);
  g_clear_weak_pointer (&self->window);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);

  G_OBJECT_CLASS (ichomp_paper_dialog_parent_class)->dispose (object);
}

static void
ichomp_paper_dialog_class_init (IchompPaperDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_paper_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-paper-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, position_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, explanation_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, lesson_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, black_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, save_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, print_button);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ichomp_paper_dialog_init (IchompPaperDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->print_button, "clicked", G_CALLBACK (print_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->save_button, "clicked", G_CALLBACK (save_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_paper_dialog_new:
 * @window: the window whose game or lesson is to be printed
 *
 * Returns: (transfer none): a dialog, which begins with what is on show; GTK owns it
 */
GtkWidget *
ichomp_paper_dialog_new (IchompWindow *window)
{
  IchompPaperDialog *self = g_object_new (ICHOMP_TYPE_PAPER_DIALOG, NULL);
  IchompLesson *lesson = ichomp_window_get_lesson (window);
  SgAnalysis *analysis = ichomp_session_get_analysis (ichomp_window_get_session (window));
  gboolean may_explain;

  g_object_get (ichomp_window_get_settings (window), "show-explanation", &may_explain, NULL);
  g_set_weak_pointer (&self->window, window);
  if (lesson != NULL)
    self->lesson = ichomp_lesson_ref (lesson);

  gtk_widget_set_sensitive (self->explanation_check, may_explain && analysis != NULL);
  gtk_widget_set_sensitive (self->lesson_check, lesson != NULL);
  if (lesson != NULL && g_str_equal (ichomp_window_get_page (window), "lessons"))
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->lesson_check), TRUE);
  ichomp_paper_dialog_update_words (ICHOMP_TRANSLATABLE (self));

  return GTK_WIDGET (self);
}
