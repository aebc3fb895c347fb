/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "driver.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/landlock.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ear.h"

/* A short wait is noticed soon; a long one leaves the processors to the program and to other
 * tests. */
#define MIN_TURN_MICROSECONDS 10000
#define MAX_TURN_MICROSECONDS 100000

/* Far more than anything needs, even on a busy computer. */
#define PATIENCE_MICROSECONDS (60 * G_USEC_PER_SEC)

/* The start time of waiting once the program has exited. */
#define HAS_ENDED -1

/* The keyfile backend's file, and the program's group in it. */
#define SETTINGS_FILE "glib-2.0/settings/keyfile"
#define SETTINGS_GROUP "org/ichomp/iChomp"

struct _Driver
{
  char *folder;
  char *config_folder;
  char *data_folder;
  char *errors_path;
  char *program;
  char **arguments;
  char **environment;

  gboolean is_confined;
  GPid pid; /* 0 while it does not run */
  TreeNode *application;
};

static char *
make_folder (const char *parent, const char *name)
{
  char *folder = g_build_filename (parent, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

static void
take_over_variable (Driver *self, const char *name)
{
  const char *value = g_getenv (name);

  g_assert_nonnull (value);
  driver_set_variable (self, name, value);
}

/* The program is not started yet; its home is empty, but for a setting that tells it that the way
 * to begin has been chosen. */
Driver *
driver_new (void)
{
  Driver *self = g_new0 (Driver, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *cache_folder = NULL;
  g_autofree char *state_folder = NULL;
  g_autofree char *runtime_folder = NULL;

  self->folder = g_dir_make_tmp ("ichomp-e2e-XXXXXX", &error);
  g_assert_no_error (error);
  self->config_folder = make_folder (self->folder, "config");
  self->data_folder = make_folder (self->folder, "data");
  cache_folder = make_folder (self->folder, "cache");
  state_folder = make_folder (self->folder, "state");
  runtime_folder = make_folder (self->folder, "runtime");
  self->errors_path = g_build_filename (self->folder, "errors.txt", NULL);
  self->program = g_strdup (command_get_program ());
  self->arguments = g_new0 (char *, 1);

  self->environment = command_build_environment ();
  take_over_variable (self, screen_get_variable ());
  take_over_variable (self, "DBUS_SESSION_BUS_ADDRESS");
  driver_set_variable (self, "HOME", self->folder);
  driver_set_variable (self, "XDG_CACHE_HOME", cache_folder);
  driver_set_variable (self, "XDG_CONFIG_HOME", self->config_folder);
  driver_set_variable (self, "XDG_DATA_HOME", self->data_folder);
  driver_set_variable (self, "XDG_RUNTIME_DIR", runtime_folder);
  driver_set_variable (self, "XDG_STATE_HOME", state_folder);
  driver_set_variable (self, "GDK_BACKEND", screen_get_backend ());
  driver_set_variable (self, "GDK_DISABLE", "gl,vulkan");
  driver_set_variable (self, "GSETTINGS_BACKEND", "keyfile");
  driver_set_variable (self, "GSK_RENDERER", "cairo");
  driver_set_variable (self, "GTK_A11Y", "atspi");
  driver_set_setting (self, "offer-start", "false");

  return self;
}

/* The next start will be the very first one. */
void
driver_forget_settings (Driver *self)
{
  g_autofree char *path = g_build_filename (self->config_folder, SETTINGS_FILE, NULL);

  g_remove (path);
}

void
driver_free (Driver *self)
{
  if (self->pid != 0)
    driver_kill (self);

  g_clear_object (&self->application);
  g_free (self->folder);
  g_free (self->config_folder);
  g_free (self->data_folder);
  g_free (self->errors_path);
  g_free (self->program);
  g_strfreev (self->arguments);
  g_strfreev (self->environment);
  g_free (self);
}

/* Before the start */

/* @value: NULL to remove the variable */
void
driver_set_variable (Driver *self, const char *name, const char *value)
{
  self->environment = value != NULL ? g_environ_setenv (self->environment, name, value, TRUE)
                                    : g_environ_unsetenv (self->environment, name);
}

/* The environment of the program, for another program beside it. */
const char *const *
driver_get_environment (Driver *self)
{
  return (const char *const *)self->environment;
}

/* The arguments of all later starts. */
void
driver_set_arguments (Driver *self, const char *const *arguments)
{
  g_strfreev (self->arguments);
  self->arguments = g_strdupv ((char **)arguments);
}

/* The program can write nowhere but in its home, which is also the current folder: random keys in a
 * dialog for files do no harm. Returns: whether the kernel supports this */
gboolean
driver_confine (Driver *self)
{
  g_autofree char *folder = make_folder (self->folder, "tmp");

  driver_set_variable (self, "TMPDIR", folder);
  self->is_confined =
      syscall (SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION) > 0;

  return self->is_confined;
}

/* Starts another program instead, such as a copy of the program. */
void
driver_set_program (Driver *self, const char *path)
{
  g_free (self->program);
  self->program = g_strdup (path);
}

static GKeyFile *
load_settings (Driver *self, char **path)
{
  GKeyFile *settings = g_key_file_new ();

  *path = g_build_filename (self->config_folder, SETTINGS_FILE, NULL);
  g_key_file_load_from_file (settings, *path, G_KEY_FILE_NONE, NULL);
  return settings;
}

/* A setting of GTK or of another library. @group: the path of its schema, without slashes at the
 * ends */
void
driver_set_foreign_setting (Driver *self, const char *group, const char *name, const char *value)
{
  g_autofree char *path = NULL;
  g_autofree char *folder = NULL;
  g_autoptr (GKeyFile) settings = load_settings (self, &path);
  g_autoptr (GError) error = NULL;

  folder = g_path_get_dirname (path);
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_key_file_set_value (settings, group, name, value);
  g_key_file_save_to_file (settings, path, &error);
  g_assert_no_error (error);
}

/* @value: in GVariant's notation, such as 5, true, 'person' */
void
driver_set_setting (Driver *self, const char *name, const char *value)
{
  driver_set_foreign_setting (self, SETTINGS_GROUP, name, value);
}

char *
driver_dup_setting (Driver *self, const char *name)
{
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) settings = load_settings (self, &path);

  return g_key_file_get_value (settings, SETTINGS_GROUP, name, NULL);
}

/* The parent of the program's own data folder. */
const char *
driver_get_data_folder (Driver *self)
{
  return self->data_folder;
}

/* The path of a file in the program's data folder. */
char *
driver_build_path (Driver *self, const char *name)
{
  return g_build_filename (self->data_folder, "ichomp", name, NULL);
}

char *
driver_dup_file (Driver *self, const char *name)
{
  g_autofree char *path = driver_build_path (self, name);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* The value of a key in a file of the program's data folder, or NULL. */
char *
driver_dup_value (Driver *self, const char *name, const char *group, const char *key)
{
  g_autofree char *text = driver_dup_file (self, name);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  if (text == NULL || !g_key_file_load_from_data (file, text, (gsize)-1, G_KEY_FILE_NONE, NULL))
    return NULL;

  return g_key_file_get_value (file, group, key, NULL);
}

void
driver_write_file (Driver *self, const char *name, const char *text)
{
  g_autofree char *path = driver_build_path (self, name);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  driver_write (path, text);
}

/* Reads a file that must exist. */
char *
driver_read (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
driver_write (const char *path, const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* The process */

static void
allow_writing (int rules, const char *folder, guint64 rights)
{
  struct landlock_path_beneath_attr beneath = {
    .allowed_access = rights,
    .parent_fd = open (folder, O_RDONLY | O_CLOEXEC),
  };

  syscall (SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &beneath, 0);
}

static void
confine (const char *folder)
{
  static const struct landlock_ruleset_attr attributes = {
    .handled_access_fs = LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR
                         | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR
                         | LANDLOCK_ACCESS_FS_MAKE_DIR | LANDLOCK_ACCESS_FS_MAKE_REG
                         | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO
                         | LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM,
  };
  int rules = (int)syscall (SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0);

  allow_writing (rules, folder, attributes.handled_access_fs);
  allow_writing (rules, "/dev", LANDLOCK_ACCESS_FS_WRITE_FILE);
  prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  if (syscall (SYS_landlock_restrict_self, rules, 0) != 0)
    abort ();
}

/* The program dies with the test. */
static void
child_setup (gpointer user_data)
{
  Driver *self = user_data;

  prctl (PR_SET_PDEATHSIG, SIGKILL);
  if (self->is_confined)
    confine (self->folder);
}

static gboolean
find_application (Driver *self)
{
  if (self->application == NULL)
    self->application = tree_find_application ((guint)self->pid);

  return self->application != NULL;
}

static const char **
build_argv (Driver *self, const char *const *arguments)
{
  guint n = g_strv_length ((char **)arguments);
  const char **argv = g_new0 (const char *, n + 2);

  argv[0] = self->program;
  for (guint i = 0; i < n; i++)
    argv[i + 1] = arguments[i];

  return argv;
}

/* Starts the program without waiting. */
void
driver_spawn (Driver *self)
{
  g_autofree const char **argv = build_argv (self, (const char *const *)self->arguments);
  int errors = g_open (self->errors_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (self->pid, ==, 0);
  g_assert_cmpint (errors, >=, 0);
  ear_open ();

  g_spawn_async_with_pipes_and_fds (
      self->is_confined ? self->folder : NULL, (const char *const *)argv,
      (const char *const *)self->environment, G_SPAWN_DO_NOT_REAP_CHILD, child_setup, self, -1,
      errors, errors, NULL, NULL, 0, &self->pid, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_close (errors, NULL);
}

/* Waits for the window of a program that has been spawned. */
void
driver_wait_for_window (Driver *self)
{
  ScreenWindow window;

  driver_get_screen_window (self, &window);
  screen_focus (window.window);
  DRIVER_WAIT (self, find_application (self));
}

/* Starts the program and waits for its window and its accessibility tree. */
void
driver_start (Driver *self)
{
  driver_spawn (self);
  driver_wait_for_window (self);
}

/* The same with one argument, or without arguments if it is NULL. */
void
driver_start_with (Driver *self, const char *argument)
{
  const char *const arguments[] = { argument, NULL };

  driver_set_arguments (self, arguments);
  driver_start (self);
}

char *
driver_dup_errors (Driver *self)
{
  char *errors = NULL;

  g_file_get_contents (self->errors_path, &errors, NULL, NULL);
  return errors != NULL ? errors : g_strdup ("");
}

/* Messages about what does no harm, with the last minor version of GTK 4 that may print them. */
static const struct
{
  const char *text;
  guint last_minor;
} harmless[] = {
  /* The widgets under a pressed button are miscounted when a menu opens before it is released. */
  { "Broken accounting of active state for widget", 18 },

  /* A dialog for files is closed while it looks up its folder: it removes buttons that it has not
   * added yet. */
  { "gtk_box_remove: assertion 'gtk_widget_get_parent (child) == (GtkWidget *)box' failed", 18 },

  /* Before Sway 1.8, a menu that changes its place is hidden and shown again. */
  { "Compositor doesn't support moving popups, relying on remapping", G_MAXUINT },
};

static gboolean
is_harmless (const char *line)
{
  for (guint i = 0; i < G_N_ELEMENTS (harmless); i++)
    if (GTK_MINOR <= harmless[i].last_minor && strstr (line, harmless[i].text) != NULL)
      return TRUE;

  return FALSE;
}

/* The other messages. GLib writes an empty line before each. */
static char *
dup_complaints (Driver *self)
{
  g_autofree char *errors = driver_dup_errors (self);
  g_auto (GStrv) lines = g_strsplit (errors, "\n", -1);
  GString *complaints = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0' && !is_harmless (lines[i]))
      g_string_append_printf (complaints, "%s\n", lines[i]);

  return g_string_free (complaints, FALSE);
}

gboolean
driver_has_complained (Driver *self)
{
  g_autofree char *complaints = dup_complaints (self);

  return *complaints != '\0';
}

static void
forget_process (Driver *self)
{
  g_clear_object (&self->application);
  self->pid = 0;
}

GPid
driver_get_pid (Driver *self)
{
  return self->pid;
}

/* The processor time of the program so far, in milliseconds. */
double
driver_get_processor_time (Driver *self)
{
  clockid_t clock;
  struct timespec time;

  g_assert_cmpint (self->pid, !=, 0);
  g_assert_cmpint (clock_getcpuclockid (self->pid, &clock), ==, 0);
  g_assert_cmpint (clock_gettime (clock, &time), ==, 0);
  return (double)time.tv_sec * 1000 + (double)time.tv_nsec / 1000000;
}

/* Whether the file of a library with @library in its name is in the program's memory. */
gboolean
driver_has_loaded (Driver *self, const char *library)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/maps", (int)self->pid);
  g_autofree char *maps = driver_read (path);

  return strstr (maps, library) != NULL;
}

/* Whether the program waits for events, rather than being busy or waiting for a processor. */
gboolean
driver_is_idle (Driver *self)
{
  g_autofree char *path = g_strdup_printf ("/proc/%d/stat", self->pid);
  g_autofree char *status = driver_read (path);
  const char *name_end = strrchr (status, ')');

  g_assert_nonnull (name_end);
  return g_str_has_prefix (name_end, ") S");
}

/* Kills the program, as a power cut does. */
void
driver_kill (Driver *self)
{
  int status;

  g_assert_cmpint (self->pid, !=, 0);
  kill (self->pid, SIGKILL);
  g_assert_cmpint (waitpid (self->pid, &status, 0), ==, self->pid);
  forget_process (self);
}

static gboolean
has_ended (Driver *self, int *status)
{
  return waitpid (self->pid, status, WNOHANG) == self->pid;
}

/* Waits until the program exits by itself, successfully and without error messages. */
void
driver_wait_for_end (Driver *self)
{
  g_autofree char *errors = NULL;
  int status = 0;

  DRIVER_WAIT (self, has_ended (self, &status));
  errors = dup_complaints (self);
  forget_process (self);

  g_assert_cmpstr (errors, ==, "");
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, 0);
}

/* Starts a second process of the program and waits until it exits, which it does when the first one
 * has answered. If the first one has ended meanwhile, the second one is killed in the end. */
CommandResult *
driver_run_again (Driver *self, const char *const *arguments)
{
  g_autofree const char **argv = build_argv (self, arguments);
  CommandResult *result =
      command_run_within ((const char *const *)argv, (const char *const *)self->environment,
                          PATIENCE_MICROSECONDS / G_USEC_PER_SEC);

  if (!result->exited && result->status == SIGALRM && driver_is_running (self))
    {
      siginfo_t info;

      /* Its core, where the system keeps one, tells where it hangs. */
      kill (self->pid, SIGABRT);
      waitid (P_PID, (id_t)self->pid, &info, WEXITED | WNOWAIT);
      g_error ("The program does not answer another start.");
    }
  return result;
}

gboolean
driver_is_running (Driver *self)
{
  siginfo_t info = { 0 };

  return self->pid != 0 && waitid (P_PID, (id_t)self->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
         && info.si_pid == 0;
}

/* Whether the program has exited by itself, successfully and without error messages. */
gboolean
driver_has_ended_well (Driver *self)
{
  siginfo_t info = { 0 };

  return waitid (P_PID, (id_t)self->pid, &info, WEXITED | WNOHANG | WNOWAIT) == 0
         && info.si_code == CLD_EXITED && info.si_status == 0 && !driver_has_complained (self);
}

/* How the program has ended, such as "signal 11". */
char *
driver_describe_end (Driver *self)
{
  siginfo_t info = { 0 };

  g_assert_cmpint (waitid (P_PID, (id_t)self->pid, &info, WEXITED | WNOWAIT), ==, 0);
  return g_strdup_printf ("%s %d", info.si_code == CLD_EXITED ? "status" : "signal",
                          info.si_status);
}

/* One turn of waiting. @start: when waiting began, 0 at first */
void
driver_wait_turn (Driver *self, gint64 *start, const char *place, const char *condition)
{
  g_autofree char *errors = NULL;
  g_autofree char *tree = NULL;
  gint64 now = g_get_monotonic_time ();
  gboolean is_running = driver_is_running (self);

  if (*start == 0)
    *start = now;

  /* The program may exit just as the condition becomes true: check it once more. */
  if (is_running ? now - *start < PATIENCE_MICROSECONDS : *start != HAS_ENDED)
    {
      if (!is_running)
        *start = HAS_ENDED;
      g_usleep ((gulong)CLAMP ((now - *start) / 10, MIN_TURN_MICROSECONDS, MAX_TURN_MICROSECONDS));
      return;
    }

  errors = driver_dup_errors (self);
  if (driver_is_running (self) && find_application (self))
    tree = tree_to_text (self->application);
  g_printerr ("%s\nThe program %s and had said:\n%s\n", tree != NULL ? tree : "There was no tree.",
              driver_is_running (self) ? "was running" : "had ended", errors);
  g_error ("%s: not so: %s", place, condition);
}

TreeNode *
driver_get_application (Driver *self)
{
  return self->application;
}

/* The topmost window of the program. */
gboolean
driver_find_screen_window (Driver *self, ScreenWindow *window)
{
  return screen_find_window (self->pid, window);
}

/* Waits for that window. */
void
driver_get_screen_window (Driver *self, ScreenWindow *window)
{
  DRIVER_WAIT (self, screen_find_window (self->pid, window));
}
