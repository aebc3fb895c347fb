/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a window for files, the clipboard, drops and the editor of positions. A game that
 * is replaced by one of them can be brought back. */

#include "ichomp-game-files.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/dialogs/ichomp-position-editor.h"
#include "widgets/kit/ichomp-dialog.h"
#include "widgets/kit/ichomp-file-chooser.h"
#include "game/storage/ichomp-game-file.h"
#include "game/storage/ichomp-game-text.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "widgets/kit/ichomp-pending-write.h"

/* Of the messages about files and pasted positions */
#define TOPIC "file"

struct _IchompGameFiles
{
  GObject parent_instance;

  IchompWindow *window; /* weak */
  IchompLearning *learning;
  GFile *file;          /* the file of the user's own game; NULL if it has none */
  guint n_games;        /* the number of the user's games started so far */
  char *previous;       /* the replaced game, as text; or NULL */
  IchompMessage *offer; /* to restore that one; NULL when it is out of date */
};

G_DEFINE_FINAL_TYPE (IchompGameFiles, ichomp_game_files, G_TYPE_OBJECT)

static void
ichomp_game_files_finalize (GObject *object)
{
  IchompGameFiles *self = ICHOMP_GAME_FILES (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->learning);
  g_clear_object (&self->file);
  g_free (self->previous);
  g_clear_pointer (&self->offer, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_game_files_parent_class)->finalize (object);
}

static void
ichomp_game_files_class_init (IchompGameFilesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_game_files_finalize;
}

static void
ichomp_game_files_init (IchompGameFiles *self)
{
}

static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static void
set_enabled (IchompGameFiles *self, const char *name, gboolean enabled)
{
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->window), name)), enabled);
}

static gboolean
is_on_task (IchompGameFiles *self)
{
  return ichomp_task_bar_is_on_task (ichomp_window_get_task_bar (self->window));
}

/* Returns the file of the game on the board; NULL if it has none, as a task of a lesson. */
static GFile *
get_file (IchompGameFiles *self)
{
  return is_on_task (self) ? NULL : self->file;
}

static void
set_file (IchompGameFiles *self, GFile *file)
{
  g_set_object (&self->file, file);
}

/* @message: (transfer full). The window may have been closed while a file was read or written. */
static void
report (IchompGameFiles *self, gboolean ok, IchompMessage *message)
{
  if (self->window != NULL)
    ichomp_window_report (self->window, TOPIC, ok, message);
  ichomp_message_unref (message);
}

/* @text: a game that has been checked, to replace the user's own game */
static void
put_on_board (IchompGameFiles *self, const char *text, gsize length)
{
  ichomp_window_end_task (self->window);
  ichomp_session_restore (ichomp_window_get_session (self->window), text, length, NULL);
  ichomp_window_show_page (self->window, "play");
  ichomp_window_focus_board (self->window);
}

/* Bringing back */

/* Returns the user's own game, which comes back on the board if a task is on it. */
static char *
take_present (IchompGameFiles *self)
{
  ichomp_window_end_task (self->window);
  return ichomp_session_to_text (ichomp_window_get_session (self->window));
}

/* What the message says is no longer so. The menu still restores the game. */
static void
end_offer (IchompGameFiles *self)
{
  g_autoptr (IchompMessage) message = g_steal_pointer (&self->offer);

  if (message != NULL)
    ichomp_window_take_back_notice (self->window, message);
}

/* @previous: (transfer full)
 * @message: (transfer full) */
static void
offer_previous (IchompGameFiles *self, char *previous, IchompMessage *message)
{

  g_free (self->previous);
  self->previous = previous;
  set_enabled (self, "bring-back", TRUE);
  ichomp_window_offer (self->window, TOPIC, message, N_ ("Restore Previous Game"),
                       "win.bring-back");
  g_clear_pointer (&self->offer, ichomp_message_unref);
  self->offer = message;
}

static void
bring_back_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  g_autofree char *previous = g_steal_pointer (&self->previous);

  if (previous == NULL)
    return;

  set_enabled (self, "bring-back", FALSE);
  put_on_board (self, previous, strlen (previous));
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
  g_autoptr (IchompGameFiles) self = user_data;
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
      report (self, FALSE, create_open_error (name, reason));
      return;
    }
  if (self->window == NULL)
    return;

  previous = take_present (self);
  put_on_board (self, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  set_file (self, file);
  note_recent (file);
  offer_previous (self, g_steal_pointer (&previous),
                  /* Translators: %s is the name of a file. */
                  ichomp_message_new (N_ ("“%s” is open."), ichomp_message_new_name (name), NULL));
}

static void
open_game (IchompGameFiles *self, GFile *file)
{
  ichomp_game_file_load (file, NULL, loaded_cb, g_object_ref (self));
}

static void
open_lesson (IchompGameFiles *self, GFile *file)
{
  ichomp_learning_open_file (self->learning, file);
}

/* Kinds of files, told apart by the endings of their names */

static const struct
{
  const char *suffix;
  void (*open) (IchompGameFiles *self, GFile *file);
} kinds[] = {
  { ICHOMP_GAME_FILE_SUFFIX, open_game },
  { ".xml", open_lesson },
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
 * @self: the files of a window
 * @file: a game or a lesson
 *
 * Opens the file, or shows why it cannot be opened.
 */
void
ichomp_game_files_open (IchompGameFiles *self, GFile *file)
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
    ichomp_window_report (self->window, TOPIC, FALSE, problem);
  else
    kinds[find_kind (path)].open (self, file);
}

static void
open_chosen (GtkWidget *window, GFile *file, gpointer user_data)
{
  ichomp_game_files_open (user_data, file);
}

static void
open_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  IchompFileChooser *chooser = ichomp_file_chooser_new_open (GTK_WIDGET (self->window), _ ("Open"));

  ichomp_file_chooser_add_kind (chooser, _ ("Games"), "ichomp");
  ichomp_file_chooser_add_kind (chooser, _ ("Lessons (XML)"), "xml");
  ichomp_file_chooser_run (chooser, open_chosen, g_object_ref (self), g_object_unref);
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
  IchompGameFiles *files;
  GtkWindow *window;
  gboolean of_task;
  guint n_games;
} Saving;

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Saving *saving = user_data;
  g_autoptr (IchompGameFiles) self = saving->files;
  g_autoptr (GtkWindow) window = saving->window;
  GFile *file = G_FILE (source);
  g_autofree char *name = dup_name (file);
  IchompMessage *message;
  g_autoptr (GError) error = NULL;
  gboolean ok = ichomp_game_file_save_finish (file, result, &error);

  if (ok)
    {
      if (!saving->of_task && self->n_games == saving->n_games)
        set_file (self, file);
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

  report (self, ok, message);
  ichomp_pending_write_end (window, ok);
}

static void
save_to (IchompGameFiles *self, GFile *file)
{
  Saving *saving = g_new (Saving, 1);

  saving->files = g_object_ref (self);
  saving->window = ichomp_pending_write_begin (GTK_WIDGET (self->window));
  saving->of_task = is_on_task (self);
  saving->n_games = self->n_games;
  ichomp_game_file_save (file, ichomp_window_get_session (self->window), NULL, saved_cb, saving);
}

static void
save_chosen (GtkWidget *window, GFile *chosen, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = ichomp_file_chooser_complete (chosen, ICHOMP_GAME_FILE_SUFFIX, &error);

  if (file != NULL)
    save_to (self, file);
  else
    report (self, FALSE, ichomp_message_new_error (error));
}

static void
save_as_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  GFile *file = get_file (self);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *name = file != NULL
                              ? dup_name (file)
                              : g_date_time_format (now, "iChomp %Y-%m-%d" ICHOMP_GAME_FILE_SUFFIX);
  IchompFileChooser *chooser =
      ichomp_file_chooser_new_save (GTK_WIDGET (self->window), _ ("Save the Game"), name);

  if (file != NULL)
    ichomp_file_chooser_set_file (chooser, file);
  ichomp_file_chooser_add_kind (chooser, _ ("Games"), "ichomp");
  ichomp_file_chooser_run (chooser, save_chosen, g_object_ref (self), g_object_unref);
}

static void
save_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;

  if (get_file (self) != NULL)
    save_to (self, get_file (self));
  else
    save_as_activate_cb (action, NULL, self);
}

/* Positions */

static void
copy_position_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  g_autofree char *text = sg_position_to_string (
      ichomp_session_get_position (ichomp_window_get_session (self->window)));

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), text);
}

/**
 * ichomp_game_files_use:
 * @self: the files of a window
 * @game: a game
 *
 * Puts @game on the board, for the same players, and offers to bring back the game that it
 * replaces.
 */
void
ichomp_game_files_use (IchompGameFiles *self, SgGame *game)
{
  g_autofree char *previous = take_present (self);
  IchompSetup setup = *ichomp_session_get_setup (ichomp_window_get_session (self->window));

  ichomp_window_begin_game (self->window, &setup, game);
  ichomp_window_show_page (self->window, "play");
  ichomp_window_focus_board (self->window);
  offer_previous (self, g_steal_pointer (&previous),
                  ichomp_message_new (N_ ("The position is on the board."), NULL, NULL));
}

static void
use_position (IchompPositionEditor *editor, IchompGameFiles *self)
{
  g_autoptr (SgGame) game = ichomp_position_editor_dup_game (editor);

  ichomp_game_files_use (self, game);
}

static void
edit_position_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;
  IchompSession *session = ichomp_window_get_session (self->window);
  GtkWidget *editor = ichomp_position_editor_new (
      ichomp_session_get_position (session), sg_game_get_rule (ichomp_session_get_game (session)),
      ichomp_window_get_settings (self->window));

  g_signal_connect_object (editor, "use", G_CALLBACK (use_position), self, 0);
  ichomp_dialog_show (editor, GTK_WIDGET (self->window));
}

static char *
make_problem (gpointer text)
{
  char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (text, &problem);

  return problem;
}

static void
take_text (IchompGameFiles *self, const char *text)
{
  g_autofree char *problem = NULL;
  g_autoptr (SgGame) game = ichomp_game_text_parse (text, &problem);

  if (game == NULL)
    {
      report (self, FALSE,
              /* Translators: The user has pasted a text. %s is a sentence with the error,
           * such as "Character 5: a row cannot be longer than the one before it." */
              ichomp_message_new (
                  N_ ("This text is not a position. %s"),
                  ichomp_message_new_made (
                      make_problem, g_strndup (text, ICHOMP_GAME_TEXT_MAX_BYTES + 1), g_free),
                  NULL));
      return;
    }

  ichomp_game_files_use (self, game);
}

static void
pasted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompGameFiles) self = user_data;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  if (self->window == NULL)
    return;

  if (text != NULL)
    take_text (self, text);
  else
    report (self, FALSE, ichomp_message_new (N_ ("There is no text to paste."), NULL, NULL));
}

static void
paste_position_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompGameFiles *self = user_data;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                 pasted_cb, g_object_ref (self));
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, IchompGameFiles *self)
{
  if (G_VALUE_HOLDS (value, GDK_TYPE_FILE_LIST))
    {
      GSList *files = g_value_get_boxed (value);

      if (files == NULL)
        return FALSE;
      ichomp_game_files_open (self, files->data);
      return TRUE;
    }

  if (g_value_get_string (value) == NULL)
    return FALSE;

  take_text (self, g_value_get_string (value));
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
accept_drops (IchompGameFiles *self)
{
  GtkDropTarget *target = gtk_drop_target_new (G_TYPE_INVALID, GDK_ACTION_COPY);
  GType types[] = { GDK_TYPE_FILE_LIST, G_TYPE_STRING };

  gtk_drop_target_set_gtypes (target, types, G_N_ELEMENTS (types));
  ichomp_kiosk_watch (target, refuse_files, NULL, NULL);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self->window), GTK_EVENT_CONTROLLER (target));
}

/* On the page of the game only: elsewhere these keys copy and paste texts. */
static void
add_keys (IchompGameFiles *self)
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
  gtk_widget_add_controller (GTK_WIDGET (ichomp_window_get_view (self->window)), keys);
}

static const GActionEntry actions[] = {
  { .name = "open", .activate = open_activate_cb },
  { .name = "open-recent", .activate = open_recent_activate_cb, .parameter_type = "s" },
  { .name = "save", .activate = save_activate_cb },
  { .name = "save-as", .activate = save_as_activate_cb },
  { .name = "copy-position", .activate = copy_position_activate_cb },
  { .name = "paste-position", .activate = paste_position_activate_cb },
  { .name = "edit-position", .activate = edit_position_activate_cb },
  { .name = "bring-back", .activate = bring_back_activate_cb },
};

/* A new game has no file; loaded_cb() sets it for an opened one. The user's own game keeps its file
 * while a task of a lesson begins, restarts or ends. */
static void
started_cb (IchompGameFiles *self)
{
  if (is_on_task (self))
    return;

  self->n_games++;
  set_file (self, NULL);
  end_offer (self);
}

/* After a person's move the game is no longer the one that the message is about. */
static void
move_made_cb (IchompGameFiles *self)
{
  IchompSession *session = ichomp_window_get_session (self->window);

  /* Neither is the user's own game. */
  if (is_on_task (self) || ichomp_session_is_trial (session))
    return;

  if (ichomp_session_get_setup (session)->opponent == ICHOMP_OPPONENT_PERSON
      || ichomp_session_is_computers_turn (session) || ichomp_session_is_over (session))
    end_offer (self);
}

/**
 * ichomp_game_files_new:
 * @window: a window
 * @learning: (nullable): opens lessons
 *
 * Adds the commands to @window.
 *
 * Returns: (transfer full): what they share; it has to live as long as @window
 */
IchompGameFiles *
ichomp_game_files_new (IchompWindow *window, IchompLearning *learning)
{
  static const char *const unfit_for_kiosk[] = { "open", "open-recent", "save", "save-as" };
  IchompGameFiles *self = g_object_new (ICHOMP_TYPE_GAME_FILES, NULL);
  IchompSession *session = ichomp_window_get_session (window);

  g_set_weak_pointer (&self->window, window);
  g_set_object (&self->learning, learning);
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), self);
  set_enabled (self, "bring-back", FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (unfit_for_kiosk); i++)
    ichomp_kiosk_guard_action (G_ACTION_MAP (window), unfit_for_kiosk[i]);

  g_signal_connect_object (session, "started", G_CALLBACK (started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "move-made", G_CALLBACK (move_made_cb), self,
                           G_CONNECT_SWAPPED);
  add_keys (self);
  accept_drops (self);
  return self;
}
