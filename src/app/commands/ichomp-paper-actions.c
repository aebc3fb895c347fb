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

struct _IchompPaperActions
{
  GObject parent_instance;

  IchompWindow *window; /* weak */
  IchompLearning *learning;
  IchompPaperOutput *output;
  IchompPaperWorksheet *worksheet; /* the last one, the next choice in its dialog; or NULL */
};

G_DEFINE_FINAL_TYPE (IchompPaperActions, ichomp_paper_actions, G_TYPE_OBJECT)

static void
ichomp_paper_actions_finalize (GObject *object)
{
  IchompPaperActions *self = ICHOMP_PAPER_ACTIONS (object);

  g_clear_weak_pointer (&self->window);
  g_object_unref (self->learning);
  g_object_unref (self->output);
  g_free (self->worksheet);

  G_OBJECT_CLASS (ichomp_paper_actions_parent_class)->finalize (object);
}

static void
ichomp_paper_actions_class_init (IchompPaperActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_paper_actions_finalize;
}

static void
ichomp_paper_actions_init (IchompPaperActions *self)
{
}

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
create_content (IchompPaperActions *self, IchompPaperDialog *dialog)
{
  IchompSession *session = ichomp_window_get_session (self->window);
  SgAnalysis *analysis = ichomp_session_get_analysis (session);
  IchompLesson *lesson = ichomp_paper_dialog_get_lesson (dialog);
  Content *content = g_new0 (Content, 1);

  content->subject = ichomp_paper_dialog_get_subject (dialog);
  content->position = sg_position_ref (ichomp_session_get_position (session));
  content->analysis = analysis != NULL ? sg_analysis_ref (analysis) : NULL;
  content->lesson = lesson != NULL ? ichomp_lesson_ref (lesson) : NULL;
  content->setup = *ichomp_session_get_setup (session);
  ichomp_session_get_shape (session, &content->shape);
  ichomp_paper_output_read_shown (ichomp_window_get_settings (self->window), &content->shown);
  content->ink = ichomp_paper_dialog_get_ink (dialog);

  if (content->subject == ICHOMP_PAPER_SUBJECT_TEST)
    content->test = ichomp_lesson_test_new (
        ichomp_learning_get_library (self->learning), lesson,
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
      return ichomp_paper_position_new (content->position, &content->shape, content->analysis,
                                        variant, &content->shown, language, content->ink);
    }

  g_assert_not_reached ();
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
      return g_strdup ("position.pdf");
    }

  g_assert_not_reached ();
}

static void
print_cb (IchompPaperDialog *dialog, IchompPaperActions *self)
{
  ichomp_paper_output_print (self->output, create_document, create_content (self, dialog),
                             content_free);
}

static void
save_cb (IchompPaperDialog *dialog, IchompPaperActions *self)
{
  Content *content = create_content (self, dialog);
  g_autofree char *name = build_name (content);

  ichomp_paper_output_save_pages (self->output, name, create_document, content, content_free);
}

static void
print_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompPaperActions *self = user_data;
  GtkWidget *dialog = ichomp_paper_dialog_new (
      ichomp_window_get_session (self->window), ichomp_window_get_settings (self->window),
      ichomp_learning_get_lesson (self->learning),
      g_str_equal (ichomp_window_get_page (self->window), "lessons"));

  g_signal_connect_object (dialog, "print", G_CALLBACK (print_cb), self, 0);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_cb), self, 0);
  ichomp_dialog_show (dialog, GTK_WIDGET (self->window));
}

/* Worksheets */

static IchompPaperDocument *
create_worksheet (gpointer user_data)
{
  return ichomp_paper_worksheet_create_document (user_data, ichomp_i18n_get_language ());
}

static IchompPaperWorksheet *
take_worksheet (IchompPaperActions *self, IchompWorksheetDialog *dialog)
{
  IchompPaperWorksheet worksheet;

  ichomp_worksheet_dialog_get_worksheet (dialog, &worksheet);
  g_free (self->worksheet);
  self->worksheet = g_memdup2 (&worksheet, sizeof worksheet);
  return g_memdup2 (&worksheet, sizeof worksheet);
}

static void
print_worksheet_cb (IchompWorksheetDialog *dialog, IchompPaperActions *self)
{
  ichomp_paper_output_print (self->output, create_worksheet, take_worksheet (self, dialog), g_free);
}

static void
save_worksheet_cb (IchompWorksheetDialog *dialog, IchompPaperActions *self)
{
  IchompPaperWorksheet *worksheet = take_worksheet (self, dialog);
  g_autofree char *name = g_strdup_printf ("worksheet-%u.pdf", worksheet->seed);

  ichomp_paper_output_save_pages (self->output, name, create_worksheet, worksheet, g_free);
}

static void
worksheet_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompPaperActions *self = user_data;
  GtkWidget *dialog = ichomp_worksheet_dialog_new ();

  if (self->worksheet != NULL)
    ichomp_worksheet_dialog_set_worksheet (ICHOMP_WORKSHEET_DIALOG (dialog), self->worksheet);
  g_signal_connect_object (dialog, "print", G_CALLBACK (print_worksheet_cb), self, 0);
  g_signal_connect_object (dialog, "save", G_CALLBACK (save_worksheet_cb), self, 0);
  ichomp_dialog_show (dialog, GTK_WIDGET (self->window));
}

/* Pictures of the board */

static IchompPaperBoard *
create_board (IchompPaperActions *self)
{
  IchompSession *session = ichomp_window_get_session (self->window);
  IchompPaperShown shown;
  IchompShape shape;

  ichomp_paper_output_read_shown (ichomp_window_get_settings (self->window), &shown);
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

  IchompPaperActions *self = user_data;

  ichomp_paper_output_save (self->output, _ ("Export Board"), "board.svg", patterns, export_board,
                            create_board (self), (GDestroyNotify)ichomp_paper_board_free);
}

/* In two formats: another program takes the one it can use. */
static void
copy_picture_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompPaperActions *self = user_data;
  g_autoptr (IchompPaperBoard) board = create_board (self);
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

      ichomp_window_report (self->window, "copy", FALSE, message);
      return;
    }

  forms[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  forms[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (forms, G_N_ELEMENTS (forms));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), provider);
  ichomp_announce (GTK_WIDGET (self->window), _ ("The board has been copied as a picture."));
}

static const GActionEntry actions[] = {
  { .name = "print", .activate = print_activate_cb },
  { .name = "worksheet", .activate = worksheet_activate_cb },
  { .name = "export-board", .activate = export_board_activate_cb },
  { .name = "copy-picture", .activate = copy_picture_activate_cb },
};

/**
 * ichomp_paper_actions_new:
 * @window: a window
 * @learning: the lessons that can be printed
 * @output: prints and saves
 *
 * Adds `print`, `worksheet`, `export-board` and `copy-picture`, which are disabled in a kiosk.
 *
 * Returns: (transfer full): what they share; it has to live as long as @window
 */
IchompPaperActions *
ichomp_paper_actions_new (IchompWindow *window, IchompLearning *learning, IchompPaperOutput *output)
{
  IchompPaperActions *self = g_object_new (ICHOMP_TYPE_PAPER_ACTIONS, NULL);

  g_set_weak_pointer (&self->window, window);
  self->learning = g_object_ref (learning);
  self->output = g_object_ref (output);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    ichomp_kiosk_guard_action (G_ACTION_MAP (window), actions[i].name);
  return self;
}
