/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a window for files, the clipboard and drops. A game that is replaced by one of
 * them can be brought back. */

#include "ichomp-game-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/kit/ichomp-file-chooser.h"
#include "ichomp-learning.h"
#include "game/storage/ichomp-game-file.h"
#include "game/storage/ichomp-game-text.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "widgets/kit/ichomp-pending-write.h"

#define KEY "ichomp-game-files"

/* Of the messages about files and pasted positions */
#define TOPIC "file"

typedef struct
{
  GFile *file;          /* the file of the user's own game; NULL if it has none */
  guint n_games;        /* the number of the user's games started so far */
  char *previous;       /* the replaced game, as text; or NULL */
  IchompMessage *offer; /* to restore that one; NULL when it is out of date */
} Files;

static void
files_free (gpointer data)
{
  Files *files = data;

  g_clear_object (&files->file);
  g_free (files->previous);
  g_clear_pointer (&files->offer, ichomp_message_unref);
  g_free (files);
}

static Files *
get_files (IchompWindow *window)
{
  return g_object_get_data (G_OBJECT (window), KEY);
}

static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static void
set_enabled (IchompWindow *window, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (window), name)), enabled);
}

static gboolean
is_on_task (IchompWindow *window)
{
  return ichomp_task_bar_is_on_task (ichomp_window_get_task_bar (window));
}

/* Returns the file of the game on the board; NULL if it has none, as a task of a lesson. */
static GFile *
get_file (IchompWindow *window)
{
  return is_on_task (window) ? NULL : get_files (window)->file;
}

static void
set_file (IchompWindow *window, GFile *file)
{
  g_set_object (&get_files (window)->file, file);
}

/* @message: (transfer full) */
static void
report (IchompWindow *window, gboolean ok, IchompMessage *message)
{
  ichomp_window_report (window, TOPIC, ok, message);
  ichomp_message_unref (message);
}

/* @text: a game that has been checked, to replace the user's own game */
static void
put_on_board (IchompWindow *window, const char *text, gsize length)
{
  ichomp_window_end_task (window);
  ichomp_session_restore (ichomp_window_get_session (window), text, length, NULL);
  ichomp_window_show_page (window, "play");
  ichomp_window_focus_board (window);
}

/* Bringing back */

/* Returns the user's own game, which comes back on the board if a task is on it. */
static char *
take_present (IchompWindow *window)
{
  ichomp_window_end_task (window);
  return ichomp_session_to_text (ichomp_window_get_session (window));
}

/* What the message says is no longer so. The menu still restores the game. */
static void
end_offer (IchompWindow *window)
{
  g_autoptr (IchompMessage) message = g_steal_pointer (&get_files (window)->offer);

  if (message != NULL)
    ichomp_window_take_back_notice (window, message);
}

/* @previous: (transfer full)
 * @message: (transfer full) */
static void
offer_previous (IchompWindow *window, char *previous, IchompMessage *message)
{
  Files *files = get_files (window);

  g_free (files->previous);
  files->previous = previous;
  set_enabled (window, "bring-back", TRUE);
  ichomp_window_offer (window, TOPIC, message, N_ ("Restore Previous Game"), "win.bring-back");
  g_clear_pointer (&files->offer, ichomp_message_unref);
  files->offer = message;
}

static void
bring_back_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  Files *files = get_files (window);
  g_autofree char *previous = g_steal_pointer (&files->previous);

  if (previous == NULL)
    return;

  set_enabled (window, "bring-back", FALSE);
  put_on_board (window, previous, strlen (previous));
}

/* Opening */

static void
note_recent (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  char *groups[] = { NULL };
  GtkRecentData data = {
    .mime_type = (char *)ICHOMP_GAME_FILE_TYPE,
    .app_name = (char *)g_get_application_name (),
    .app_exec = (char *)"ichomp %f",
    .groups = groups,
  };

  if (!ichomp_kiosk_is_on ())
    gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

/* @reason: (transfer full) */
static IchompMessage *
create_open_error (const char *name, IchompMessage *reason)
{
  /* Translators: %1$s is the name of a file, %2$s is a sentence that gives the reason. */
  return ichomp_message_new (N_ ("“%1$s” could not be opened. %2$s"),
                             ichomp_message_new_name (name), reason);
}

static void
loaded_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompWindow) window = user_data;
  GFile *file = G_FILE (source);
  g_autofree char *name = dup_name (file);
  g_autofree char *previous = NULL;
  IchompMessage *reason = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ichomp_game_file_load_finish (file, result, &error);

  if (bytes == NULL)
    reason = ichomp_message_new_file_error (error);
  else if (!ichomp_session_check_text (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                       &error))
    reason = ichomp_message_new_error (error);

  if (reason != NULL)
    {
      report (window, FALSE, create_open_error (name, reason));
      return;
    }

  previous = take_present (window);
  put_on_board (window, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  set_file (window, file);
  note_recent (file);
  offer_previous (window, g_steal_pointer (&previous),
                  /* Translators: %s is the name of a file. */
                  ichomp_message_new (N_ ("“%s” is open."), ichomp_message_new_name (name), NULL));
}

static void
open_game (IchompWindow *window, GFile *file)
{
  ichomp_game_file_load (file, NULL, loaded_cb, g_object_ref (window));
}

/* Kinds of files, told apart by the endings of their names */

static const struct
{
  const char *suffix;
  void (*open) (IchompWindow *window, GFile *file);
} kinds[] = {
  { ICHOMP_GAME_FILE_SUFFIX, open_game },
  { ".xml", ichomp_learning_open_file },
};

static int
find_kind (const char *name)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_suffix (lower, kinds[i].suffix))
      return (int)i;

  return -1;
}

/* Translators: %s is the name of a file. */
static const char *const unknown_kind =
    N_ ("“%s” is not a kind of file that iChomp opens: the names of "
        "games end in .ichomp, those of lessons in .xml");

/**
 * ichomp_game_files_check:
 * @path: a file from the command line
 *
 * Checks that the file exists and that its name has a known ending. Its contents are checked when
 * it is opened.
 *
 * Returns: (transfer full) (nullable): why the file cannot be opened, a translated sentence
 */
char *
ichomp_game_files_check (const char *path)
{
  g_autoptr (IchompMessage) message = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    /* Translators: %s is a text from the command line, such as "@6x4". */
    message =
        ichomp_message_new (N_ ("Unexpected argument: %s is not a file (a position with spaces in "
                                "it has to be in quotes)"),
                            ichomp_message_new_name (path), NULL);
  else if (find_kind (path) < 0)
    message = ichomp_message_new (unknown_kind, ichomp_message_new_name (path), NULL);

  return message != NULL ? ichomp_message_dup_text (message) : NULL;
}

/**
 * ichomp_game_files_open:
 * @window: a window
 * @file: a game or a lesson
 *
 * Opens the file, or shows why it cannot be opened.
 */
void
ichomp_game_files_open (IchompWindow *window, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = dup_name (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (IchompMessage) problem = NULL;

  if (path == NULL)
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, "not a local file");
  else if (!g_file_test (path, G_FILE_TEST_EXISTS))
    error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "no such file");

  if (error != NULL)
    problem = create_open_error (name, ichomp_message_new_file_error (error));
  else if (find_kind (path) < 0)
    problem = ichomp_message_new (unknown_kind, ichomp_message_new_name (name), NULL);

  if (problem != NULL)
    ichomp_window_report (window, TOPIC, FALSE, problem);
  else
    kinds[find_kind (path)].open (window, file);
}

static void
open_chosen (GtkWidget *window, GFile *file, gpointer user_data)
{
  ichomp_game_files_open (ICHOMP_WINDOW (window), file);
}

static void
open_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompFileChooser *chooser = ichomp_file_chooser_new_open (user_data, _ ("Open"));

  ichomp_file_chooser_add_kind (chooser, _ ("Games"), "ichomp");
  ichomp_file_chooser_add_kind (chooser, _ ("Lessons (XML)"), "xml");
  ichomp_file_chooser_run (chooser, open_chosen, NULL, NULL);
}

static void
open_recent_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  open_game (user_data, file);
}

/* Saving */

/* Another game may be started before the file is written. */
typedef struct
{
  IchompWindow *window;
  gboolean of_task;
  guint n_games;
} Saving;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Saving *saving = user_data;
  g_autoptr (IchompWindow) window = saving->window;
  GFile *file = G_FILE (source);
  g_autofree char *name = dup_name (file);
  IchompMessage *message;
  g_autoptr (GError) error = NULL;
  gboolean ok = ichomp_game_file_save_finish (file, result, &error);

  if (ok)
    {
      if (!saving->of_task && get_files (window)->n_games == saving->n_games)
        set_file (window, file);
      note_recent (file);
      /* Translators: %s is the name of a file. */
      message = ichomp_message_new (N_ ("The game is saved as “%s”."),
                                    ichomp_message_new_name (name), NULL);
    }
  else
    {
      /* Translators: %1$s is the name of a file, %2$s is a sentence that gives the reason. */
      message = ichomp_message_new (N_ ("The game could not be saved as “%1$s”. %2$s"),
                                    ichomp_message_new_name (name),
                                    ichomp_message_new_file_error (error));
    }

  report (window, ok, message);
  ichomp_pending_write_end (GTK_WINDOW (window), ok);
}

static void
save_to (IchompWindow *window, GFile *file)
{
  Saving *saving = g_new (Saving, 1);

  saving->window = ICHOMP_WINDOW (ichomp_pending_write_begin (GTK_WIDGET (window)));
  saving->of_task = is_on_task (window);
  saving->n_games = get_files (window)->n_games;
  ichomp_game_file_save (file, ichomp_window_get_session (window), NULL, saved_cb, saving);
}

static void
save_chosen (GtkWidget *widget, GFile *chosen, gpointer user_data)
{
  IchompWindow *window = ICHOMP_WINDOW (widget);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = ichomp_file_chooser_complete (chosen, ICHOMP_GAME_FILE_SUFFIX, &error);

  if (file != NULL)
    save_to (window, file);
  else
    report (window, FALSE, ichomp_message_new_error (error));
}

static void
save_as_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  GFile *file = get_file (window);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = file != NULL
                              ? dup_name (file)
                              : g_date_time_format (now, "iChomp %Y-%m-%d" ICHOMP_GAME_FILE_SUFFIX);
  IchompFileChooser *chooser = ichomp_file_chooser_new_save (user_data, _ ("Save the Game"), name);

  if (file != NULL)
    ichomp_file_chooser_set_file (chooser, file);
  ichomp_file_chooser_add_kind (chooser, _ ("Games"), "ichomp");
  ichomp_file_chooser_run (chooser, save_chosen, NULL, NULL);
}

static void
save_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;

  if (get_file (window) != NULL)
    save_to (window, get_file (window));
  else
    save_as_activate_cb (action, NULL, window);
}

/* Positions as text */

static void
copy_position_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *window = user_data;
  g_autofree char *text =
      sg_position_to_string (ichomp_session_get_position (ichomp_window_get_session (window)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (window)), text);
}

/**
 * ichomp_game_files_use:
 * @window: a window
 * @game: a game
 *
 * Puts @game on the board, for the same players, and offers to bring back the game that it
 * replaces.
 */
void
ichomp_game_files_use (IchompWindow *window, SgGame *game)
{
  g_autofree char *previous = take_present (window);
  IchompSetup setup = *ichomp_session_get_setup (ichomp_window_get_session (window));

  ichomp_window_begin_game (window, &setup, game);
  ichomp_window_show_page (window, "play");
  ichomp_window_focus_board (window);
  offer_previous (window, g_steal_pointer (&previous),
                  ichomp_message_new (N_ ("The position is on the board."), NULL, NULL));
}

static char *
make_problem (gpointer text)
{
  char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (text, &problem);

  return problem;
}

static void
take_text (IchompWindow *window, const char *text)
{
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (text, &problem);

  if (game == NULL)
    {
      report (window, FALSE,
              /* Translators: The user has pasted a text. %s is a sentence with the error,
           * such as "Character 5: a row cannot be longer than the one before it." */
              ichomp_message_new (
                  N_ ("This text is not a position. %s"),
                  ichomp_message_new_made (
                      make_problem, g_strndup (text, ICHOMP_GAME_TEXT_MAX_BYTES + 1), g_free),
                  NULL));
      return;
    }

  ichomp_game_files_use (window, game);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompWindow) window = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (text != NULL)
    take_text (window, text);
  else
    report (window, FALSE, ichomp_message_new (N_ ("There is no text to paste."), NULL, NULL));
}

static void
paste_position_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (user_data)), NULL, pasted_cb,
                                 g_object_ref (user_data));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, IchompWindow *window)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = g_value_get_boxed (value);

      if (files == NULL)
        return FALSE;
      ichomp_game_files_open (window, files->data);
      return TRUE;
    }

  if (g_value_get_string (value) == NULL)
    return FALSE;

  take_text (window, g_value_get_string (value));
  return TRUE;
}

/* A kiosk has no files. */
static void
refuse_files (gpointer target, gpointer data)
{
  GType types[] = { G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
}

static void
accept_drops (IchompWindow *window)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  ichomp_kiosk_watch (target, refuse_files, NULL, NULL);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), window, 0);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (target));
}

/* On the page of the game only: elsewhere these keys copy and paste texts. */
static void
add_keys (IchompWindow *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  static const struct
  {
    const char *trigger;
    const char *action;
  } shortcuts[] = {
    { "<Control>c", "win.copy-position" },
    { "<Control>v", "win.paste-position" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (keys),
        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (shortcuts[i].trigger),
                          gtk_named_action_new (shortcuts[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (ichomp_window_get_view (window)), keys);
}

static const GActionEntry actions[] = {
  { .name = "open", .activate = open_activate_cb },
  { .name = "open-recent", .activate = open_recent_activate_cb, .parameter_type = "s" },
  { .name = "save", .activate = save_activate_cb },
  { .name = "save-as", .activate = save_as_activate_cb },
  { .name = "copy-position", .activate = copy_position_activate_cb },
  { .name = "paste-position", .activate = paste_position_activate_cb },
  { .name = "bring-back", .activate = bring_back_activate_cb },
};

/* A new game has no file; loaded_cb() sets it for an opened one. The user's own game keeps its file
 * while a task of a lesson begins, restarts or ends. */
static void
started_cb (IchompWindow *window)
{
  if (is_on_task (window))
    return;

  get_files (window)->n_games++;
  set_file (window, NULL);
  end_offer (window);
}

/* After a person's move the game is no longer the one that the message is about. */
static void
move_made_cb (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);

  /* Neither is the user's own game. */
  if (is_on_task (window) || ichomp_session_is_trial (session))
    return;

  if (ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_PERSON
      || ichomp_session_is_computers_turn (session) || ichomp_session_is_over (session))
    end_offer (window);
}

void
ichomp_game_files_add (IchompWindow *window)
{
  static const char *const unfit_for_kiosk[] = { "open", "open-recent", "save", "save-as" };

  g_object_set_data_full (G_OBJECT (window), KEY, g_new0 (Files, 1), files_free);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  set_enabled (window, "bring-back", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (unfit_for_kiosk); i++)
    ichomp_kiosk_guard_action (G_ACTION_MAP (window), unfit_for_kiosk[i]);

  g_signal_connect_object (ichomp_window_get_session (window), "started", G_CALLBACK (started_cb),
                           window, G_CONNECT_SWAPPED);
  g_signal_connect_object (ichomp_window_get_session (window), "move-made",
                           G_CALLBACK (move_made_cb), window, G_CONNECT_SWAPPED);
  add_keys (window);
  accept_drops (window);
}
