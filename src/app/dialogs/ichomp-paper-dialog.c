/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog for printing: the position, its explanation or the open lesson, in colour or black. */

#include "ichomp-paper-dialog.h"

#include <glib/gi18n.h>

#include "widgets/language/ichomp-translatable.h"

struct _IchompPaperDialog
{
  GtkWindow parent_instance;

  GtkWidget *position_check;
  GtkWidget *explanation_check;
  GtkWidget *lesson_check;
  GtkWidget *test_check; /* visible if the lesson has a test */
  GtkWidget *black_check;
  GtkWidget *save_button;
  GtkWidget *print_button;

  IchompLesson *lesson; /* or NULL */
};

static void ichomp_paper_dialog_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPaperDialog,
                               ichomp_paper_dialog,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_paper_dialog_translatable_init))

enum
{
  SIGNAL_PRINT,
  SIGNAL_SAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_chosen (GtkWidget *check)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (check));
}

static void
print_clicked_cb (IchompPaperDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_PRINT], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_clicked_cb (IchompPaperDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVE], 0);
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
  /* Translators: A choice in the dialog for printing. %s is the title of a lesson. */
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
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);

  G_OBJECT_CLASS (ichomp_paper_dialog_parent_class)->dispose (object);
}

static void
ichomp_paper_dialog_class_init (IchompPaperDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_paper_dialog_dispose;

  signals[SIGNAL_PRINT] = g_signal_new ("print", ICHOMP_TYPE_PAPER_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAVE] = g_signal_new ("save", ICHOMP_TYPE_PAPER_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-paper-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, position_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, explanation_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, lesson_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPaperDialog, test_check);
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
 * @session: the game
 * @settings: the settings, which may forbid explanations
 * @lesson: (nullable): the open lesson
 * @is_lesson_shown: whether the lesson is the first choice
 *
 * The signals `print` and `save` are emitted before the dialog closes.
 *
 * Returns: (transfer none): a dialog; GTK owns it
 */
GtkWidget *
ichomp_paper_dialog_new (IchompSession *session,
                         GSettings *settings,
                         IchompLesson *lesson,
                         gboolean is_lesson_shown)
{
  IchompPaperDialog *self = g_object_new (ICHOMP_TYPE_PAPER_DIALOG, NULL);
  gboolean may_explain = g_settings_get_boolean (settings, "show-explanation");

  gtk_widget_set_sensitive (self->explanation_check,
                            may_explain && ichomp_session_get_analysis (session) != NULL);
  gtk_widget_set_sensitive (self->lesson_check, lesson != NULL);
  gtk_widget_set_visible (self->test_check,
                          lesson != NULL && ichomp_lesson_get_test (lesson) != NULL);
  if (lesson != NULL)
    self->lesson = ichomp_lesson_ref (lesson);
  if (lesson != NULL && is_lesson_shown)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->lesson_check), TRUE);
  ichomp_paper_dialog_update_words (ICHOMP_TRANSLATABLE (self));

  return GTK_WIDGET (self);
}

IchompPaperSubject
ichomp_paper_dialog_get_subject (IchompPaperDialog *self)
{
  if (is_chosen (self->lesson_check))
    return ICHOMP_PAPER_SUBJECT_LESSON;
  if (is_chosen (self->test_check))
    return ICHOMP_PAPER_SUBJECT_TEST;
  if (is_chosen (self->explanation_check))
    return ICHOMP_PAPER_SUBJECT_EXPLANATION;

  return ICHOMP_PAPER_SUBJECT_POSITION;
}

/**
 * ichomp_paper_dialog_get_lesson:
 * @self: a dialog
 *
 * Returns: (transfer none) (nullable): the lesson that can be printed
 */
IchompLesson *
ichomp_paper_dialog_get_lesson (IchompPaperDialog *self)
{
  return self->lesson;
}

IchompPaperInk
ichomp_paper_dialog_get_ink (IchompPaperDialog *self)
{
  return is_chosen (self->black_check) ? ICHOMP_PAPER_INK_BLACK : ICHOMP_PAPER_INK_COLOR;
}
