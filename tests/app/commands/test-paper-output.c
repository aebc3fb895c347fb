/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Printing: the pages are laid out for the chosen paper, and hide the numbers that the window
 * hides. */

#include <glib/gstdio.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "app/commands/ichomp-learning.h"
#include "app/commands/ichomp-paper-actions.h"
#include "app/commands/ichomp-paper-output.h"
#include "app/dialogs/ichomp-paper-dialog.h"
#include "paper/content/ichomp-paper-worksheet.h"
#include "app/commands/ichomp-print.h"
#include "widgets/language/ichomp-translatable.h"
#include "app/dialogs/ichomp-worksheet-dialog.h"
#include "study-support.h"
#include "test-main.h"

static const IchompPaperWorksheet worksheet = { .seed = 3,
                                                .kinds = ICHOMP_ALL_EXERCISE_KINDS,
                                                .difficulty = 2,
                                                .count = 12,
                                                .per_page = 6 };

static IchompPaperDocument *
create_document (gpointer user_data)
{
  return ichomp_paper_worksheet_create_document (&worksheet, ICHOMP_LANGUAGE_EN);
}

static void
freed (gpointer user_data)
{
  (*(guint *)user_data)++;
}

static void
print_on (const char *paper)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  guint n_freed = 0;
  GtkPrintOperation *operation = ichomp_print_operation_new (create_document, &n_freed, freed);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (paper);
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;

  gtk_page_setup_set_paper_size (setup, size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_export_filename (operation, path);
  gtk_print_operation_set_allow_async (operation, FALSE);
  g_assert_cmpint (
      gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==,
      GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 2);
  g_assert_finalize_object (operation);
  g_assert_cmpuint (n_freed, ==, 1);

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "%PDF"));
  g_unlink (path);
  g_rmdir (folder);
  gtk_paper_size_free (size);
}

static void
test_print (void)
{
  print_on (GTK_PAPER_NAME_A4);
  print_on (GTK_PAPER_NAME_LETTER);
}

static void
test_shown (void)
{
  GSettings *settings = study_support_settings ();
  IchompPaperShown shown;

  g_settings_set_boolean (settings, "show-nw", FALSE);
  g_settings_set_boolean (settings, "show-se", FALSE);
  g_settings_set_boolean (settings, "show-decimal", TRUE);
  g_settings_set_boolean (settings, "show-binary", FALSE);
  g_settings_set_boolean (settings, "show-move-values", TRUE);
  g_settings_set_boolean (settings, "show-coordinates", FALSE);
  g_settings_set_boolean (settings, "show-nim-sum", FALSE);
  g_settings_set_boolean (settings, "show-outcome", TRUE);
  ichomp_paper_output_read_shown (settings, &shown);
  g_assert_cmphex (shown.quadrants, ==, 1u << SG_QUADRANT_NE | 1u << SG_QUADRANT_SW);
  g_assert_cmphex (shown.board, ==, ICHOMP_PAPER_BOARD_DECIMAL | ICHOMP_PAPER_BOARD_NUMBERS);
  g_assert_false (shown.nim_sum);
  g_assert_true (shown.outcome);

  g_assert_finalize_object (settings);
}

typedef struct
{
  IchompSession *session;
  IchompCourse *course;
  GSettings *settings;
  GtkWidget *window;
  IchompLearning *learning;
  IchompPaperOutput *output;
  IchompPaperActions *actions;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->settings = study_support_settings ();
  fixture->course = ichomp_course_new (NULL, NULL);
  fixture->session = study_support_start ("3,2/2/1/1", ICHOMP_OPPONENT_PERSON);
  fixture->window = ichomp_window_new (NULL, fixture->session, fixture->settings);
  fixture->learning = ichomp_learning_new (ICHOMP_WINDOW (fixture->window), fixture->course);
  fixture->output = ichomp_paper_output_new (ICHOMP_WINDOW (fixture->window));
  fixture->actions = ichomp_paper_actions_new (ICHOMP_WINDOW (fixture->window), fixture->learning,
                                               fixture->output);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  study_support_settle ();
  g_assert_finalize_object (fixture->actions);
  g_assert_finalize_object (fixture->output);
  g_assert_finalize_object (fixture->learning);
  g_object_unref (fixture->course);
  g_object_unref (fixture->session);
  g_object_unref (fixture->settings);
}

static GtkWidget *
open_dialog (Fixture *fixture, const char *action, GType type)
{
  gtk_widget_activate_action (fixture->window, action, NULL);
  return study_support_find_window (type);
}

static gboolean
is_on (GtkWidget *dialog, const char *id)
{
  return gtk_check_button_get_active (GTK_CHECK_BUTTON (study_support_find (dialog, id)));
}

/* The page that is shown is the first choice; a lesson has to be open. */
static void
test_paper_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture, "win.print", ICHOMP_TYPE_PAPER_DIALOG);

  g_assert_true (is_on (dialog, "position_check"));
  g_assert_true (gtk_widget_is_sensitive (study_support_find (dialog, "explanation_check")));
  g_assert_false (gtk_widget_is_sensitive (study_support_find (dialog, "lesson_check")));
  gtk_window_destroy (GTK_WINDOW (dialog));

  ichomp_learning_open_lesson (fixture->learning, "xor", NULL);
  dialog = open_dialog (fixture, "win.print", ICHOMP_TYPE_PAPER_DIALOG);
  g_assert_true (is_on (dialog, "lesson_check"));
  g_assert_cmpstr (
      gtk_check_button_get_label (GTK_CHECK_BUTTON (study_support_find (dialog, "lesson_check"))),
      ==, "The lesson “Binary numbers and XOR”, with its answers at the end");
  g_assert_false (gtk_widget_get_visible (study_support_find (dialog, "test_check")));
  gtk_window_destroy (GTK_WINDOW (dialog));

  ichomp_learning_open_lesson (fixture->learning, "final-test", NULL);
  dialog = open_dialog (fixture, "win.print", ICHOMP_TYPE_PAPER_DIALOG);
  g_assert_true (gtk_widget_get_visible (study_support_find (dialog, "test_check")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (study_support_find (dialog, "test_check")), TRUE);
  g_assert_cmpint (ichomp_paper_dialog_get_subject (ICHOMP_PAPER_DIALOG (dialog)), ==,
                   ICHOMP_PAPER_SUBJECT_TEST);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* Where explanations are not allowed they cannot be printed. */
static void
test_no_explanation (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog;

  g_settings_set_boolean (fixture->settings, "show-explanation", FALSE);
  dialog = open_dialog (fixture, "win.print", ICHOMP_TYPE_PAPER_DIALOG);
  g_assert_false (gtk_widget_is_sensitive (study_support_find (dialog, "explanation_check")));
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* GTK's own, whose header is in a package of its own. */
static GtkWidget *
find_print_dialog (void)
{
  GType type = g_type_from_name ("GtkPrintUnixDialog");

  return type != 0 ? study_support_find_window (type) : NULL;
}

static gboolean
has_printer (GtkWidget *dialog)
{
  g_autoptr (GObject) printer = NULL;

  g_object_get (dialog, "selected-printer", &printer, NULL);
  return printer != NULL;
}

/* Opens GTK's dialog for the position. */
static GtkWidget *
open_print_dialog (Fixture *fixture)
{
  GtkWidget *dialog = open_dialog (fixture, "win.print", ICHOMP_TYPE_PAPER_DIALOG);

  study_support_click (dialog, "print_button");
  test_wait_until (find_print_dialog () != NULL);
  dialog = find_print_dialog ();
  test_wait_until (has_printer (dialog));
  return dialog;
}

static void
close_print_dialog (GtkWidget *dialog, GtkResponseType response)
{
  gtk_dialog_response (GTK_DIALOG (dialog), response);
  test_wait_until (find_print_dialog () == NULL);
}

static GtkPrintSettings *
get_last_settings (Fixture *fixture)
{
  g_autoptr (GtkPrintSettings) settings = NULL;

  g_object_get (fixture->output, "print-settings", &settings, NULL);
  return settings;
}

/* As if the last print job of the window had gone to a file. */
static void
set_last_settings (Fixture *fixture, const char *uri)
{
  g_autoptr (GtkPrintSettings) settings = gtk_print_settings_new ();

  gtk_print_settings_set_printer (settings, "Print to File");
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  g_object_set (fixture->output, "print-settings", settings, NULL);
}

static gboolean
is_pdf (const char *path)
{
  g_autofree char *contents = NULL;

  return g_file_get_contents (path, &contents, NULL, NULL) && g_str_has_prefix (contents, "%PDF");
}

static gboolean
reports (Fixture *fixture, const char *text)
{
  g_autofree char *said = study_support_dup_text (fixture->window);

  return strstr (said, text) != NULL;
}

/* A print job begins with the printer of the last one. A failure is reported. */
static void
test_print_dialog (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "position.pdf", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *bad_uri = g_strconcat (uri, "/missing.pdf", NULL);
  GtkPrintSettings *before;

  gtk_window_present (GTK_WINDOW (fixture->window));
  set_last_settings (fixture, uri);
  before = get_last_settings (fixture);
  close_print_dialog (open_print_dialog (fixture), GTK_RESPONSE_CANCEL);
  g_assert_true (get_last_settings (fixture) == before);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  close_print_dialog (open_print_dialog (fixture), GTK_RESPONSE_OK);
  test_wait_until (is_pdf (path) && get_last_settings (fixture) != before);
  g_assert_cmpstr (
      gtk_print_settings_get (get_last_settings (fixture), GTK_PRINT_SETTINGS_OUTPUT_URI), ==, uri);

  set_last_settings (fixture, bad_uri);
  close_print_dialog (open_print_dialog (fixture), GTK_RESPONSE_OK);
  test_wait_until (reports (fixture, "missing.pdf"));
  g_unlink (path);
  g_rmdir (folder);
}

static void
test_worksheet_dialog (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = ichomp_worksheet_dialog_new ();
  GtkWidget *grid = study_support_find (dialog, "kinds_grid");
  IchompPaperWorksheet chosen;

  ichomp_worksheet_dialog_get_worksheet (ICHOMP_WORKSHEET_DIALOG (dialog), &chosen);
  g_assert_cmphex (chosen.kinds, ==, ICHOMP_ALL_EXERCISE_KINDS);
  g_assert_cmpuint (chosen.per_page, ==, 4);
  g_assert_cmpuint (chosen.count, ==, 12);
  g_assert_cmpuint (chosen.difficulty, ==, 2);
  g_assert_true (chosen.solutions);
  g_assert_cmpint (chosen.ink, ==, ICHOMP_PAPER_INK_COLOR);

  /* A worksheet needs a kind of exercises. */
  for (GtkWidget *check = gtk_widget_get_first_child (grid); check != NULL;
       check = gtk_widget_get_next_sibling (check))
    {
      g_assert_true (gtk_widget_is_sensitive (study_support_find (dialog, "print_button")));
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
    }
  g_assert_false (gtk_widget_is_sensitive (study_support_find (dialog, "print_button")));
  g_assert_false (gtk_widget_is_sensitive (study_support_find (dialog, "save_button")));

  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The dialog opens with the last choice, also where a number was typed without Enter. */
static void
test_last_worksheet (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = open_dialog (fixture, "win.worksheet", ICHOMP_TYPE_WORKSHEET_DIALOG);
  IchompPaperWorksheet chosen;

  gtk_editable_set_text (GTK_EDITABLE (study_support_find (dialog, "count_spin")), "7");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (study_support_find (dialog, "black_check")), TRUE);
  study_support_click (dialog, "save_button");
  study_support_settle ();

  dialog = open_dialog (fixture, "win.worksheet", ICHOMP_TYPE_WORKSHEET_DIALOG);
  ichomp_worksheet_dialog_get_worksheet (ICHOMP_WORKSHEET_DIALOG (dialog), &chosen);
  g_assert_cmpuint (chosen.count, ==, 7);
  g_assert_cmpint (chosen.ink, ==, ICHOMP_PAPER_INK_BLACK);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* The choices of numbers are in the digits of the language. */
static void
test_worksheet_digits (Fixture *fixture, gconstpointer data)
{
  GtkWidget *dialog = ichomp_worksheet_dialog_new ();
  GtkDropDown *per_page = GTK_DROP_DOWN (study_support_find (dialog, "per_page_drop_down"));
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (per_page));
  IchompPaperWorksheet chosen;

  gtk_drop_down_set_selected (per_page, 3);
  g_assert_cmpstr (gtk_string_list_get_string (list, 3), ==, "6");

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_KM);
  ichomp_digits_set_own (TRUE);
  ichomp_translatable_update (dialog);
  g_assert_cmpstr (gtk_string_list_get_string (list, 3), ==, "៦");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (list)), ==, 4);
  ichomp_worksheet_dialog_get_worksheet (ICHOMP_WORKSHEET_DIALOG (dialog), &chosen);
  g_assert_cmpuint (chosen.per_page, ==, 6);

  ichomp_digits_set_own (FALSE);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

void
add_tests (void)
{
  g_test_add_func ("/paper-output/print", test_print);
  g_test_add_func ("/paper-output/shown", test_shown);
  g_test_add ("/paper-output/paper-dialog", Fixture, NULL, set_up, test_paper_dialog, tear_down);
  g_test_add ("/paper-output/no-explanation", Fixture, NULL, set_up, test_no_explanation,
              tear_down);
  g_test_add ("/paper-output/print-dialog", Fixture, NULL, set_up, test_print_dialog, tear_down);
  g_test_add ("/paper-output/worksheet-dialog", Fixture, NULL, set_up, test_worksheet_dialog,
              tear_down);
  g_test_add ("/paper-output/last-worksheet", Fixture, NULL, set_up, test_last_worksheet,
              tear_down);
  g_test_add ("/paper-output/worksheet-digits", Fixture, NULL, set_up, test_worksheet_digits,
              tear_down);
}
