/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a window that print, export and copy its game and its lesson. */

#include "ichomp-paper-actions.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "game/base/ichomp-i18n.h"
#include "paper/content/ichomp-paper-lesson.h"
#include "paper/content/ichomp-paper-test.h"
#include "widgets/kit/ichomp-dialog.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "app/dialogs/ichomp-paper-dialog.h"
#include "paper/layout/ichomp-paper-export.h"
#include "ichomp-learning.h"
#include "ichomp-paper-output.h"
#include "game/practice/ichomp-practice.h"
#include "app/dialogs/ichomp-worksheet-dialog.h"
#include "game/words/ichomp-error-wording.h"
#include "game/words/ichomp-game-wording.h"

/* The last worksheet of a window, the next choice in its dialog. */
#define WORKSHEET_KEY "ichomp-worksheet"

/* The position, the explanation or the lesson */

/* A copy of what the window shows: the game may go on while a printer is chosen. The words are made
 * when the pages are, in the language of that moment. */
typedef struct
{
  IchompPaperSubject subject;
  SgPosition *position;
  SgAnalysis *analysis;   /* NULL: not computed */
  IchompLesson *lesson;   /* NULL: no lesson is open */
  IchompLessonTest *test; /* NULL: the subject is another one */
  IchompSetup setup;
  IchompShape shape;
  IchompPaperShown shown;
  IchompPaperInk ink;
} Content;

static void
content_free (gpointer data)
{
  Content *content = data;

  sg_position_unref (content->position);
  g_clear_pointer (&content->analysis, sg_analysis_unref);
  g_clear_pointer (&content->lesson, ichomp_lesson_unref);
  g_clear_pointer (&content->test, ichomp_lesson_test_free);
  g_free (content);
}

static Content *
create_content (IchompWindow *window, IchompPaperDialog *dialog)
{
  IchompSession *session = ichomp_window_get_session (window);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);
  IchompLesson *lesson = ichomp_paper_dialog_get_lesson (dialog);
  Content *content = g_new0 (Content, 1);

  content->subject = ichomp_paper_dialog_get_subject (dialog);
  content->position = sg_position_ref (ichomp_session_get_position (session));
  content->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  content->lesson = lesson != NULL ? ichomp_lesson_ref (lesson) : NULL;
  content->setup = *ichomp_session_get_setup (session);
  ichomp_session_get_shape (session, &content->shape);
  ichomp_paper_output_read_shown (ichomp_window_get_settings (window), &content->shown);
  content->ink = ichomp_paper_dialog_get_ink (dialog);

  if (content->subject == ICHOMP_PAPER_SUBJECT_TEST)
    content->test = ichomp_lesson_test_new (
        ichomp_learning_get_library (window), lesson,
        (guint32)g_random_int_range (ICHOMP_PRACTICE_MIN_SEED, ICHOMP_PRACTICE_MAX_SEED + 1));

  /* The game may have gone on to a position that is still computed. */
  if (content->subject == ICHOMP_PAPER_SUBJECT_EXPLANATION && analysis == NULL)
    content->subject = ICHOMP_PAPER_SUBJECT_POSITION;

  return content;
}

static IchompPaperDocument *
create_document (gpointer user_data)
{
  const Content *content = user_data;
  IchompLanguage language = ichomp_i18n_get_language ();
  const char *variant = ichomp_wording_variant (&content->setup);

  switch (content->subject)
    {
    case ICHOMP_PAPER_SUBJECT_LESSON:
      return ichomp_paper_lesson_new (content->lesson, language, content->ink);
    case ICHOMP_PAPER_SUBJECT_TEST:
      return ichomp_paper_test_new (content->test, content->lesson, TRUE, language, content->ink);
    case ICHOMP_PAPER_SUBJECT_EXPLANATION:
      return ichomp_paper_explanation_new (content->analysis, &content->shape, variant, language,
                                           content->ink);
    case ICHOMP_PAPER_SUBJECT_POSITION:
    default:
      return ichomp_paper_position_new (content->position, &content->shape, content->analysis,
                                        variant, &content->shown, language, content->ink);
    }
}

static char *
build_name (const Content *content)
{
  switch (content->subject)
    {
    case ICHOMP_PAPER_SUBJECT_LESSON:
      return g_strconcat (ichomp_lesson_get_id (content->lesson), ".pdf", NULL);
    case ICHOMP_PAPER_SUBJECT_TEST:
      return g_strdup_printf ("test-%u.pdf", ichomp_lesson_test_get_seed (content->test));
    case ICHOMP_PAPER_SUBJECT_EXPLANATION:
      return g_strdup ("explanation.pdf");
    case ICHOMP_PAPER_SUBJECT_POSITION:
    default:
      return g_strdup ("position.pdf");
    }
}

static void
print_cb (IchompPaperDialog *dialog, IchompWindow *window)
{
  ichomp_paper_output_print (window, create_document, create_content (window, dialog),
                             content_free);
}

static void
save_cb (IchompPaperDialog *dialog, IchompWindow *window)
{
  Content *content = create_content (window, dialog);
  g_autofree char *name = build_name (content);

  ichomp_paper_output_save_pages (window, name, create_document, content, content_free);
}

static void
print_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  GtkWidget *dialog = ichomp_paper_dialog_new (
      ichomp_window_get_session (window), ichomp_window_get_settings (window),
      ichomp_learning_get_lesson (window),
      g_str_equal (ichomp_window_get_page (window), "lessons"));

  g_signal_connect_object (dialog, "print", G_CALLBACK (print_cb), window, 0);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_cb), window, 0);
  ichomp_dialog_show (dialog, GTK_WIDGET (window));
}

/* Worksheets */

static IchompPaperDocument *
create_worksheet (gpointer user_data)
{
  return ichomp_paper_worksheet_create_document (user_data, ichomp_i18n_get_language ());
}

static IchompPaperWorksheet *
take_worksheet (IchompWindow *window, IchompWorksheetDialog *dialog)
{
  IchompPaperWorksheet worksheet;

  ichomp_worksheet_dialog_get_worksheet (dialog, &worksheet);
  g_object_set_data_full (G_OBJECT (window), WORKSHEET_KEY,
                          g_memdup2 (&worksheet, sizeof worksheet), g_free);
  return g_memdup2 (&worksheet, sizeof worksheet);
}

static void
print_worksheet_cb (IchompWorksheetDialog *dialog, IchompWindow *window)
{
  ichomp_paper_output_print (window, create_worksheet, take_worksheet (window, dialog), g_free);
}

static void
save_worksheet_cb (IchompWorksheetDialog *dialog, IchompWindow *window)
{
  IchompPaperWorksheet *worksheet = take_worksheet (window, dialog);
  g_autofree char *name = g_strdup_printf ("worksheet-%u.pdf", worksheet->seed);

  ichomp_paper_output_save_pages (window, name, create_worksheet, worksheet, g_free);
}

static void
worksheet_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  const IchompPaperWorksheet *last = g_object_get_data (G_OBJECT (window), WORKSHEET_KEY);
  GtkWidget *dialog = ichomp_worksheet_dialog_new ();

  if (last != NULL)
    ichomp_worksheet_dialog_set_worksheet (ICHOMP_WORKSHEET_DIALOG (dialog), last);
  g_signal_connect_object (dialog, "print", G_CALLBACK (print_worksheet_cb), window, 0);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_worksheet_cb), window, 0);
  ichomp_dialog_show (dialog, GTK_WIDGET (window));
}

/* Pictures of the board */

static IchompPaperBoard *
create_board (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);
  IchompPaperShown shown;
  IchompShape shape;

  ichomp_paper_output_read_shown (ichomp_window_get_settings (window), &shown);
  ichomp_session_get_shape (session, &shape);
  return ichomp_paper_board_new_shown (ichomp_session_get_position (session), &shape,
                                       ichomp_session_get_analysis (session), &shown);
}

static GBytes *
export_board (const char *path, gpointer user_data, GError **error)
{
  IchompPictureFormat format;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;

  if (ichomp_paper_find_picture_format (path, &format))
    return ichomp_paper_export_board (user_data, ICHOMP_PAPER_INK_COLOR, format, error);

  base = g_path_get_basename (path);
  name = ichomp_wording_excerpt (base);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
               /* Translators: %s is the name of a file. */
               _ ("“%s” is not the name of a picture: it has to end in .svg, .png or .pdf."), name);
  return NULL;
}

static void
export_board_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const patterns[] = { "*.svg", "*.png", "*.pdf", NULL };

  ichomp_paper_output_save (user_data, _ ("Export Board"), "board.svg", patterns, export_board,
                            create_board (user_data), (GDestroyNotify)ichomp_paper_board_free);
}

/* In two formats: another program takes the one it can use. */
static void
copy_picture_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (IchompPaperBoard) board = create_board (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg =
      ichomp_paper_export_board (board, ICHOMP_PAPER_INK_COLOR, ICHOMP_PICTURE_SVG, &error);
  g_autoptr (GBytes) png =
      ichomp_paper_export_board (board, ICHOMP_PAPER_INK_COLOR, ICHOMP_PICTURE_PNG, &error);
  GdkContentProvider *forms[2];
  g_autoptr (GdkContentProvider) provider = NULL;

  if (svg == NULL || png == NULL)
    {
      g_autoptr (IchompMessage) message = ichomp_message_new_error (error);

      ichomp_window_report (user_data, "copy", FALSE, message);
      return;
    }

  forms[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  forms[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (forms, G_N_ELEMENTS (forms));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (user_data), provider);
  ichomp_announce (user_data, _ ("The board has been copied as a picture."));
}

static const GActionEntry actions[] = {
  { .name = "print", .activate = print_activate_cb },
  { .name = "worksheet", .activate = worksheet_activate_cb },
  { .name = "export-board", .activate = export_board_activate_cb },
  { .name = "copy-picture", .activate = copy_picture_activate_cb },
};

/**
 * ichomp_paper_actions_add:
 * @window: a window
 *
 * Adds `print`, `worksheet`, `export-board` and `copy-picture`, which are disabled in a kiosk.
 */
void
ichomp_paper_actions_add (IchompWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    ichomp_kiosk_guard_action (G_ACTION_MAP (window), actions[i].name);
}
