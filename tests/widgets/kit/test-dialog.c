/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "widgets/kit/ichomp-dialog.h"

#include <libintl.h>

#include "widgets/kit/ichomp-confirmation.h"
#include "widgets/kit/ichomp-file-chooser.h"
#include "game/base/ichomp-i18n.h"
#include "widgets/language/ichomp-translatable.h"
#include "study-support.h"
#include "test-main.h"
#include "test-wait.h"

typedef struct
{
  GtkWidget *parent;
  GtkWidget *button;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->parent = gtk_window_new ();
  fixture->button = gtk_button_new ();
  gtk_window_set_child (GTK_WINDOW (fixture->parent), fixture->button);
  study_support_open_window (&fixture->parent);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close_window (&fixture->parent);
  /* A file dialog is kept for a while. */
  test_wait_until (g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0);
}

static guint
count_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n_visible = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n_visible += gtk_widget_get_visible (window);
    }

  return n_visible;
}

/* Returns the only window on show besides the parent. */
static GtkWidget *
find_dialog (Fixture *fixture)
{
  GListModel *windows = gtk_window_get_toplevels ();

  g_assert_cmpuint (count_windows (), ==, 2);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (window != fixture->parent && gtk_widget_get_visible (window))
        return window;
    }

  g_assert_not_reached ();
}

/* A dialog is closed with its parent. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  ichomp_dialog_show (gtk_window_new (), fixture->button);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (find_dialog (fixture)))
                 == GTK_WINDOW (fixture->parent));

  gtk_window_destroy (GTK_WINDOW (fixture->parent));
  study_support_settle ();
  g_assert_cmpuint (count_windows (), ==, 0);
}

static void
response_cb (GtkDialog *dialog, int response, gpointer loop)
{
  g_assert_cmpint (response, ==, GTK_RESPONSE_DELETE_EVENT);
  g_main_loop_quit (loop);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static gboolean
close_in_front_cb (gpointer window)
{
  ichomp_dialog_close_in_front (window);
  return G_SOURCE_REMOVE;
}

/* A question in front of a dialog, answered in a main loop of its own, as that of a printer. */
static void
test_close_in_front (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  GtkWidget *dialog = gtk_window_new ();
  GtkWidget *question;

  ichomp_dialog_show (dialog, fixture->button);
  question = gtk_message_dialog_new (GTK_WINDOW (dialog),
                                     GTK_DIALOG_MODAL | GTK_DIALOG_DESTROY_WITH_PARENT,
                                     GTK_MESSAGE_QUESTION, GTK_BUTTONS_OK_CANCEL, "Replace?");
  gtk_window_present (GTK_WINDOW (question));
  g_signal_connect (question, "response", G_CALLBACK (response_cb), loop);
  g_idle_add (close_in_front_cb, fixture->parent);
  g_main_loop_run (loop);
  g_assert_cmpuint (count_windows (), ==, 1);
}

/* A dialog has the actions of the application: the language, the text size. */
static void
test_application (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GtkApplication) application = gtk_application_new ("org.example.Dialog", 0);

  g_assert_true (g_application_register (G_APPLICATION (application), NULL, NULL));
  gtk_window_set_application (GTK_WINDOW (fixture->parent), application);
  ichomp_dialog_show (gtk_window_new (), fixture->button);
  g_assert_true (gtk_window_get_application (GTK_WINDOW (find_dialog (fixture))) == application);

  gtk_window_destroy (GTK_WINDOW (fixture->parent));
}

/* The key that opens a dialog also works in it. */
static void
test_once (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  ichomp_dialog_show (gtk_window_new (), fixture->button);
  dialog = find_dialog (fixture);
  ichomp_dialog_show (gtk_window_new (), fixture->button);
  g_assert_true (find_dialog (fixture) == dialog);

  ichomp_dialog_show (gtk_about_dialog_new (), fixture->button);
  g_assert_cmpuint (count_windows (), ==, 3);
}

static void
agreed_cb (GtkWidget *parent)
{
  g_assert_true (GTK_IS_BUTTON (parent));
  g_object_set_data (G_OBJECT (parent), "agreed", GINT_TO_POINTER (TRUE));
}

static void
ask (Fixture *fixture)
{
  ichomp_confirmation_ask (fixture->button, "Delete all statistics?", "Delete",
                           G_CALLBACK (agreed_cb));
}

static gboolean
has_agreed (Fixture *fixture)
{
  return g_object_get_data (G_OBJECT (fixture->button), "agreed") != NULL;
}

static void
test_confirmation (Fixture *fixture, gconstpointer data)
{
  ask (fixture);
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (find_dialog (fixture))));
  study_support_click (find_dialog (fixture), "cancel_button");
  study_support_settle ();
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_false (has_agreed (fixture));

  ask (fixture);
  gtk_window_close (GTK_WINDOW (find_dialog (fixture)));
  study_support_settle ();
  g_assert_false (has_agreed (fixture));

  ask (fixture);
  study_support_click (find_dialog (fixture), "answer_button");
  study_support_settle ();
  g_assert_cmpuint (count_windows (), ==, 1);
  g_assert_true (has_agreed (fixture));
}

static void
assert_words (GtkWidget *dialog)
{
  GtkWidget *answer = study_support_find (dialog, "answer_button");
  GtkWidget *cancel = study_support_find (dialog, "cancel_button");

  study_support_assert_label (dialog, "question_label", gettext ("Delete all statistics?"));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (dialog)), ==,
                   gettext ("Delete all statistics?"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (answer)), ==, gettext ("Delete"));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (cancel)), ==, gettext ("Cancel"));
}

/* The language changes while the dialog is open. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  ask (fixture);
  dialog = find_dialog (fixture);
  assert_words (dialog);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_DE);
  g_assert_cmpstr (gettext ("Cancel"), !=, "Cancel");
  ichomp_translatable_update (dialog);
  assert_words (dialog);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
}

/* File choosers */

static void
chosen (GtkWidget *parent, GFile *file, gpointer log)
{
  g_autofree char *name = g_file_get_basename (file);

  g_string_append_printf (log, "chosen by %s: %s|", G_OBJECT_TYPE_NAME (parent), name);
}

static void
choice_over (gpointer log)
{
  g_string_append (log, "over");
}

static void
run_chooser (Fixture *fixture, GString *log)
{
  IchompFileChooser *chooser = ichomp_file_chooser_new_save (fixture->button, "Save", "a.csv");

  ichomp_file_chooser_add_kind (chooser, "Tables", "csv");
  ichomp_file_chooser_run (chooser, chosen, log, choice_over);
  study_support_settle ();
}

/* The end-to-end tests check that a chosen file arrives. */
static void
test_choice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) log = g_string_new (NULL);

  run_chooser (fixture, log);
  gtk_dialog_response (GTK_DIALOG (find_dialog (fixture)), GTK_RESPONSE_CANCEL);
  study_support_settle ();
  g_assert_cmpstr (log->str, ==, "over");
  g_assert_cmpuint (count_windows (), ==, 1);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* No key leads from a dialog to save to the recent files, and it still does from one to open. */
static void
test_recent_files (Fixture *fixture, gconstpointer data)
{
  for (guint opens = 0; opens < 2; opens++)
    {
      g_autoptr (GString) log = g_string_new (NULL);
      GtkWidget *widget;
      guint n_changes = 0;

      if (opens == 0)
        run_chooser (fixture, log);
      else
        ichomp_file_chooser_run (ichomp_file_chooser_new_open (fixture->button, "Open"), chosen,
                                 log, choice_over);
      widget = study_support_find_type (find_dialog (fixture), GTK_TYPE_FILE_CHOOSER_WIDGET, NULL);
      g_signal_connect_swapped (widget, "notify::subtitle", G_CALLBACK (count_cb), &n_changes);
      g_signal_emit_by_name (widget, "recent-shortcut");
      g_assert_cmpint (n_changes > 0, ==, opens == 1);
      gtk_dialog_response (GTK_DIALOG (find_dialog (fixture)), GTK_RESPONSE_CANCEL);
      study_support_settle ();
      g_assert_cmpstr (log->str, ==, "over");
    }
}

/* The parent is destroyed before the answer. */
static void
test_choice_alone (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) log = g_string_new (NULL);

  run_chooser (fixture, log);
  gtk_window_destroy (GTK_WINDOW (fixture->parent));
  g_assert_cmpstr (log->str, ==, "over");
}

static void
assert_completed (GFile *folder, const char *typed, const char *expected)
{
  g_autoptr (GFile) typed_file = g_file_get_child (folder, typed);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = ichomp_file_chooser_complete (typed_file, ".csv", &error);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

  g_assert_cmpstr (name, ==, expected);
  if (expected == NULL)
    {
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
      g_assert_cmpstr (error->message, ==,
                       "A file “there.csv” already exists: choose another name.");
    }
}

/* A file is never replaced without a question: the dialog has asked about the typed name only. */
static void
test_completed_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_dir_make_tmp (NULL, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GFile) there = g_file_get_child (folder, "there.csv");
  g_autoptr (GError) error = NULL;

  g_file_replace_contents (there, "1", 1, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error);
  g_assert_no_error (error);

  assert_completed (folder, "new", "new.csv");
  assert_completed (folder, "new.csv", "new.csv");
  assert_completed (folder, "new.xml", "new.xml.csv");
  assert_completed (folder, "there.csv", "there.csv");
  assert_completed (folder, "there", NULL);

  g_assert_true (g_file_delete (there, NULL, NULL));
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

#define ADD_TEST(path, func) g_test_add ("/dialog/" path, Fixture, NULL, set_up, func, tear_down)

void
add_tests (void)
{
  ichomp_i18n_init ();

  ADD_TEST ("ends", test_ends);
  ADD_TEST ("close-in-front", test_close_in_front);
  ADD_TEST ("application", test_application);
  ADD_TEST ("once", test_once);
  ADD_TEST ("confirmation", test_confirmation);
  ADD_TEST ("language", test_language);
  ADD_TEST ("choice", test_choice);
  ADD_TEST ("recent-files", test_recent_files);
  ADD_TEST ("choice-alone", test_choice_alone);
  ADD_TEST ("completed-name", test_completed_name);
}
