/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The running program: its command line, its data, its window and the commands that do not belong
 * to the window. */

#include "ichomp-application.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/dialogs/ichomp-about.h"
#include "app/command-line/ichomp-command-line.h"
#include "ichomp-config.h"
#include "widgets/kit/ichomp-dialog.h"
#include "app/commands/ichomp-game-actions.h"
#include "app/commands/ichomp-game-files.h"
#include "widgets/kit/ichomp-graphics.h"
#include "widgets/kit/ichomp-help.h"
#include "game/base/ichomp-i18n.h"
#include "game/storage/ichomp-autosave.h"
#include "game/storage/ichomp-first-start.h"
#include "app/commands/ichomp-keys.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "app/commands/ichomp-language-actions.h"
#include "app/command-line/ichomp-launch.h"
#include "app/commands/ichomp-appearance.h"
#include "app/commands/ichomp-learning.h"
#include "app/commands/ichomp-paper-actions.h"
#include "game/play/ichomp-new-game.h"
#include "app/dialogs/ichomp-preferences.h"
#include "app/commands/ichomp-preset-actions.h"
#include "app/dialogs/ichomp-shortcuts-window.h"
#include "app/commands/ichomp-start-actions.h"
#include "app/dialogs/ichomp-statistics-window.h"
#include "app/window/ichomp-window.h"
#include "widgets/kit/ichomp-workarounds.h"

#define REGISTER_PATIENCE_MICROSECONDS (5 * G_USEC_PER_SEC)
#define REGISTER_INTERVAL_MICROSECONDS 20000

struct _IchompApplication
{
  GtkApplication parent_instance;

  GSettings *settings;
  IchompSession *session;
  IchompStatistics *statistics;
  IchompCourse *course;
  IchompAutosave *autosave;
  IchompWindow *window;   /* borrowed: GTK owns it */
  IchompGameFiles *files; /* this one and the next two: commands of the window */
  IchompLearning *learning;
  IchompPaperActions *paper;
  GPtrArray *pending_notices; /* of IchompMessage */
  gboolean is_first_start;
  IchompMessage *not_kept;    /* the notice about settings */
  IchompMessage *held_notice; /* about a saved game that waits for the first move; or NULL */
};

G_DEFINE_FINAL_TYPE (IchompApplication, ichomp_application, GTK_TYPE_APPLICATION)

/* The settings with an action for menus and keys. */
static const char *const setting_actions[] = {
  "show-move-values", "show-coordinates", "show-decimal", "show-binary",  "show-nw",    "show-ne",
  "show-sw",          "show-se",          "show-nim-sum", "show-outcome", "appearance", "projector",
  "show-explanation", "animate",          "show-panel",   "ask-first",    "show-rules",
};

static GtkWindow *
get_window (IchompApplication *self)
{
  return GTK_WINDOW (self->window);
}

static void
preferences_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  ichomp_dialog_show (ichomp_preferences_new (self->settings), GTK_WIDGET (self->window));
}

static void
statistics_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  ichomp_dialog_show (ichomp_statistics_window_new (self->statistics), GTK_WIDGET (self->window));
}

static void
shortcuts_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  ichomp_dialog_show (ichomp_shortcuts_window_new (), GTK_WIDGET (self->window));
}

/* Opens the lesson about the focused widget, also one in a dialog, which closes. */
static void
help_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self));
  const char *lesson = NULL;
  const char *section = NULL;

  if (self->window == NULL)
    return;

  if (active != NULL)
    ichomp_help_find (gtk_window_get_focus (active), &lesson, &section);
  if (active != NULL && active != get_window (self))
    gtk_window_close (active);
  ichomp_learning_open_lesson (self->learning, lesson, section);
}

static void
on_task_cb (GObject *window, GParamSpec *pspec, IchompApplication *self)
{
  gboolean on_task;

  g_object_get (window, "on-task", &on_task, NULL);
  ichomp_autosave_set_paused (self->autosave, on_task);
}

static void
about_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  ichomp_dialog_show (ichomp_about_new (), GTK_WIDGET (self->window));
}

static void
quit_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  /* A window that closes saves its size. */
  if (self->window != NULL)
    gtk_window_close (get_window (self));
}

static void
bring_back_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompApplication *self = user_data;

  ichomp_window_end_task (self->window);
  ichomp_autosave_restore_held (self->autosave);
  ichomp_window_show_page (self->window, "play");
  ichomp_window_focus_board (self->window);
}

static void
offer_held_game (IchompApplication *self)
{
  g_clear_pointer (&self->held_notice, ichomp_message_unref);
  self->held_notice = ichomp_message_new (
      N_ ("Your previous game is kept until you make a move here."), NULL, NULL);
  ichomp_window_offer (self->window, "held-game", self->held_notice, N_ ("Resume Game"),
                       "app.bring-back");
}

/* Carries out the options that need the window. */
static void
launch (IchompApplication *self, GVariantDict *options)
{
  gboolean holds_game = FALSE;
  gboolean is_first_start = self->is_first_start;

  if (ichomp_launch_is_specific (options))
    self->is_first_start = FALSE;
  ichomp_launch_settings (options, self->settings);
  if (ichomp_launch_wants_game (options))
    {
      holds_game = ichomp_autosave_hold (self->autosave);
      ichomp_launch_game (options, self->settings, self->session, self->window);
    }
  else if (is_first_start && ichomp_kiosk_is_on ())
    {
      /* Visitors are not asked how to begin, but they can win as well. */
      ichomp_session_start_first_game (self->session);
    }

  g_application_activate (G_APPLICATION (self));
  ichomp_launch_window (options, self->learning);
  if (holds_game)
    offer_held_game (self);
}

/* The actions of the desktop file: a desktop asks for them by D-Bus, or by an option. */
static void
launcher_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "two-players"))
    g_variant_dict_insert (options, "players", "s", "two");
  else
    g_variant_dict_insert (options, name, "b", TRUE);
  launch (user_data, options);
}

static const GActionEntry actions[] = {
  { .name = "bring-back", .activate = bring_back_activate_cb },
  { .name = "lessons", .activate = launcher_activate_cb },
  { .name = "practice", .activate = launcher_activate_cb },
  { .name = "two-players", .activate = launcher_activate_cb },
  { .name = "preferences", .activate = preferences_activate_cb },
  { .name = "statistics", .activate = statistics_activate_cb },
  { .name = "shortcuts", .activate = shortcuts_activate_cb },
  { .name = "help", .activate = help_activate_cb },
  { .name = "about", .activate = about_activate_cb },
  { .name = "quit", .activate = quit_activate_cb },
};

/* A notice may come before the window. */
static void
give_notice (IchompApplication *self, IchompMessage *message)
{
  if (self->window != NULL)
    ichomp_window_show_notice (self->window, message);
  else
    g_ptr_array_add (self->pending_notices, ichomp_message_ref (message));
}

static void
take_back_notice (IchompApplication *self, IchompMessage *message)
{
  if (self->window != NULL)
    ichomp_window_take_back_notice (self->window, message);
  else
    g_ptr_array_remove (self->pending_notices, message);
}

static void
record_opened_cb (IchompApplication *self, IchompRecord *record)
{
  ichomp_record_watch (record, G_CALLBACK (give_notice), G_CALLBACK (take_back_notice), self);
}

static void
finished_cb (IchompApplication *self)
{
  ichomp_course_review_game (self->course, self->session);
}

static void
released_cb (IchompApplication *self)
{
  g_autoptr (IchompMessage) message = g_steal_pointer (&self->held_notice);

  if (self->window != NULL && message != NULL)
    ichomp_window_take_back_notice (self->window, message);
}

static void
add_actions (IchompApplication *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);

  for (guint i = 0; i < G_N_ELEMENTS (setting_actions); i++)
    {
      g_autoptr (GAction) action = g_settings_create_action (self->settings, setting_actions[i]);

      g_action_map_add_action (G_ACTION_MAP (self), action);
    }

  ichomp_kiosk_guard_action (G_ACTION_MAP (self), "preferences");
  ichomp_kiosk_guard_action (G_ACTION_MAP (self), "quit");

  /* Its links open a browser. */
  ichomp_kiosk_guard_action (G_ACTION_MAP (self), "about");
  ichomp_preset_actions_add (G_ACTION_MAP (self), self->settings);
  ichomp_keys_set (GTK_APPLICATION (self));
}

static void
resume_or_start (IchompApplication *self)
{
  IchompSetup setup;

  if (ichomp_autosave_load (self->autosave))
    return;

  ichomp_new_game_read_setup (self->settings, NULL, &setup);
  ichomp_session_start (self->session, &setup);
}

/* Settings that cannot be kept */

static void
settings_kept_cb (IchompApplication *self)
{
  if (ichomp_settings_are_kept (self->settings))
    take_back_notice (self, self->not_kept);
  else
    give_notice (self, self->not_kept);
}

static void
watch_settings (IchompApplication *self)
{
  const char *bad_path = ichomp_settings_get_bad_path (self->settings);
  const GError *read_error = ichomp_settings_get_read_error (self->settings);

  if (bad_path != NULL)
    {
      g_autoptr (IchompMessage) message = ichomp_message_new (
          /* Translators: %s is the name of a file. */
          N_ ("The settings could not be read. The file was set aside as “%s”."),
          ichomp_message_new_name (bad_path), NULL);

      give_notice (self, message);
    }

  if (read_error != NULL)
    {
      g_autoptr (IchompMessage) message = ichomp_message_new_error (read_error);

      give_notice (self, message);
    }

  self->not_kept = ichomp_message_new (
      N_ ("Settings cannot be kept on this system: changes last until you quit."), NULL, NULL);
  ichomp_settings_watch_kept (self->settings, G_CALLBACK (settings_kept_cb), self);
  if (!ichomp_settings_are_kept (self->settings))
    settings_kept_cb (self);
}

static void
ichomp_application_startup (GApplication *application)
{
  IchompApplication *self = ICHOMP_APPLICATION (application);
  g_autoptr (IchompStore) store = ichomp_store_new_user_file ("statistics.ini");

  /* Without a session bus there is no accessibility, and GTK would complain about each widget. */
  if (g_application_get_dbus_connection (application) == NULL)
    g_setenv ("GTK_A11Y", "none", FALSE);

  /* GTK would end the program with a warning that is not translated. */
  if (!ichomp_graphics_init ())
    {
      g_printerr ("ichomp: %s\n", _ ("No window can be opened: there is no display."));
      exit (EXIT_FAILURE);
    }

  G_APPLICATION_CLASS (ichomp_application_parent_class)->startup (application);

  g_debug ("iChomp " ICHOMP_VERSION);
  ichomp_i18n_bind_gtk ();
  self->settings = ichomp_settings_new ();
  self->session = ichomp_session_new (g_rand_new ());
  self->statistics = ichomp_statistics_new (store);
  self->course = ichomp_course_new (NULL, NULL);
  self->autosave = ichomp_autosave_new (self->session, self->statistics);
  self->is_first_start = ichomp_first_start_is_now (self->settings);

  ichomp_workarounds_apply ();
  ichomp_appearance_follow (self->settings, GTK_APPLICATION (self));
  add_actions (self);
  ichomp_language_actions_add (GTK_APPLICATION (self), self->settings);

  g_signal_connect_object (self->autosave, "notice", G_CALLBACK (give_notice), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "released", G_CALLBACK (released_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "finished", G_CALLBACK (finished_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->autosave, "resolved", G_CALLBACK (take_back_notice), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->course, "record-opened", G_CALLBACK (record_opened_cb), self,
                           G_CONNECT_SWAPPED);
  record_opened_cb (self, ICHOMP_RECORD (self->statistics));
  resume_or_start (self);
  watch_settings (self);
}

static void
clear_commands (IchompApplication *self)
{
  g_clear_object (&self->paper);
  g_clear_object (&self->files);
  g_clear_object (&self->learning);
}

/* The window does not know its commands: each feature adds its own here. */
static void
create_window (IchompApplication *self)
{
  GtkWidget *widget = ichomp_window_new (GTK_APPLICATION (self), self->session, self->settings);
  IchompWindow *window = ICHOMP_WINDOW (widget);
  g_autoptr (IchompPaperOutput) output = ichomp_paper_output_new (window);

  g_set_weak_pointer (&self->window, window);
  clear_commands (self);
  self->learning = ichomp_learning_new (window, self->course);
  self->files = ichomp_game_files_new (window, self->learning);
  self->paper = ichomp_paper_actions_new (window, self->learning, output);
  ichomp_game_actions_add (window);
  ichomp_start_actions_add (self->learning);
  ichomp_appearance_zoom_by_scrolling (widget);
  ichomp_keys_add_letters (widget);

  g_signal_connect_object (window, "notify::on-task", G_CALLBACK (on_task_cb), self, 0);
  for (guint i = 0; i < self->pending_notices->len; i++)
    ichomp_window_show_notice (window, g_ptr_array_index (self->pending_notices, i));
  g_ptr_array_set_size (self->pending_notices, 0);
}

static void
ichomp_application_activate (GApplication *application)
{
  IchompApplication *self = ICHOMP_APPLICATION (application);

  gboolean is_first_start = self->is_first_start;

  self->is_first_start = FALSE;
  if (is_first_start)
    ichomp_start_actions_begin_first_start (self->settings);
  if (self->window == NULL)
    create_window (self);

  gtk_window_present (get_window (self));
  if (is_first_start)
    ichomp_play_page_focus_offer (ichomp_window_get_view (self->window));
}

/* Other programs can ask for this. */
static void
ichomp_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  IchompApplication *self = ICHOMP_APPLICATION (application);

  self->is_first_start = FALSE;
  g_application_activate (application);
  if (ichomp_kiosk_is_on ())
    return;

  for (int i = 0; i < n_files; i++)
    ichomp_game_files_open (self->files, files[i]);
}

/* A kiosk opens files only where it is started with them. */
static void
open_arguments (IchompApplication *self, GApplicationCommandLine *command_line)
{
  gboolean is_remote = g_application_command_line_get_is_remote (command_line);
  g_autofree const char **names = NULL;

  if (ichomp_kiosk_is_on () && is_remote)
    return;

  if (!g_variant_dict_lookup (g_application_command_line_get_options_dict (command_line),
                              G_OPTION_REMAINING, "^a&ay", &names))
    return;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (GFile) file =
          g_application_command_line_create_file_for_arg (command_line, names[i]);

      ichomp_game_files_open (self->files, file);
    }
}

/* Also for another start of the program, which hands its command line over. */
static int
ichomp_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  IchompApplication *self = ICHOMP_APPLICATION (application);

  launch (self, g_application_command_line_get_options_dict (command_line));
  open_arguments (self, command_line);

  return EXIT_SUCCESS;
}

static void
ichomp_application_shutdown (GApplication *application)
{
  IchompApplication *self = ICHOMP_APPLICATION (application);

  ichomp_autosave_flush (self->autosave);
  ichomp_settings_flush (self->settings);

  /* No window is left to show them. */
  for (guint i = 0; i < self->pending_notices->len; i++)
    {
      g_autofree char *text =
          ichomp_message_dup_text (g_ptr_array_index (self->pending_notices, i));

      g_printerr ("ichomp: %s\n", text);
    }

  G_APPLICATION_CLASS (ichomp_application_parent_class)->shutdown (application);
}

/* A program that is about to end still has its name on the bus but does not answer any more: GIO
 * would complain and end this start, too. */
static void
register_patiently (GApplication *application)
{
  gint64 end = g_get_monotonic_time () + REGISTER_PATIENCE_MICROSECONDS;
  g_autoptr (GError) error = NULL;

  while (!g_application_register (application, NULL, &error) && g_get_monotonic_time () < end)
    {
      g_debug ("the program is ending: %s", error->message);
      g_clear_error (&error);
      g_usleep (REGISTER_INTERVAL_MICROSECONDS);
    }
}

static int
ichomp_application_handle_local_options (GApplication *application, GVariantDict *options)
{
  int status = ichomp_command_line_handle (options);

  if (status < 0)
    register_patiently (application);
  return status;
}

static void
ichomp_application_dispose (GObject *object)
{
  IchompApplication *self = ICHOMP_APPLICATION (object);

  g_clear_weak_pointer (&self->window);
  clear_commands (self);
  g_clear_object (&self->autosave);
  g_clear_object (&self->course);
  g_clear_object (&self->statistics);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->not_kept, ichomp_message_unref);
  g_clear_pointer (&self->pending_notices, g_ptr_array_unref);
  g_clear_pointer (&self->held_notice, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_application_parent_class)->dispose (object);
}

static void
ichomp_application_class_init (IchompApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = ichomp_application_dispose;
  application_class->startup = ichomp_application_startup;
  application_class->activate = ichomp_application_activate;
  application_class->open = ichomp_application_open;
  application_class->command_line = ichomp_application_command_line;
  application_class->shutdown = ichomp_application_shutdown;
  application_class->handle_local_options = ichomp_application_handle_local_options;
}

static void
ichomp_application_init (IchompApplication *self)
{
  self->pending_notices = g_ptr_array_new_with_free_func ((GDestroyNotify)ichomp_message_unref);
  ichomp_command_line_add_options (G_APPLICATION (self));
}

IchompApplication *
ichomp_application_new (void)
{
  return g_object_new (ICHOMP_TYPE_APPLICATION, "application-id", ICHOMP_APP_ID, "flags",
                       G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", "/org/ichomp/iChomp", NULL);
}
