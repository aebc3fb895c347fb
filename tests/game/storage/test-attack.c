/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Saving a game under attack: the process is killed before and after each of its system calls, the
 * length of files is limited, the disk is full or read-only, the folder is not writable. At any
 * time the file has either the old game or the new one. */

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "disk.h"
#include "game/storage/ichomp-file.h"
#include "game/words/ichomp-error-wording.h"
#include "support.h"

/* The option of a child process that saves once. */
#define SAVE "--save"

#define OLD_MOVES 1
#define NEW_MOVES 9

/* The two ways of saving a game: the autosave, and a file that the user chooses. */
typedef struct
{
  const char *name;
  gboolean (*save) (const char *path, IchompSession *session, GError **error);
} Saver;

typedef struct
{
  char *folder;
  char *path;
  char *old;
  char *new;
  IchompSession *session; /* with the new game */
} Fixture;

static char *
dup_text (gpointer session, GError **error)
{
  return ichomp_session_to_text (session);
}

static gboolean
replace (const char *path, IchompSession *session, GError **error)
{
  return ichomp_file_update (path, dup_text, session, error);
}

static gboolean
save_file (const char *path, IchompSession *session, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return support_save_game (file, session, error);
}

static const Saver savers[] = { { "autosave", replace }, { "file", save_file } };

static IchompSession *
create_session (guint n_moves)
{
  static const char *const moves[] = { "NW2,1", "SE1,2", "NE2,1", "SW2,1", "NW1,3",
                                       "NE1,3", "SW1,3", "NW1,2", "NE1,2" };
  IchompSession *session = support_session_new (1);
  IchompSetup setup = support_setup (6, 4);

  support_start (session, &setup, "3,3/3,3/3,3/3,3 @6x4");
  for (guint i = 0; i < n_moves; i++)
    support_play (session, moves[i]);

  return session;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  IchompSession *old = create_session (OLD_MOVES);

  fixture->folder = g_dir_make_tmp ("ichomp-attack-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "game", NULL);
  fixture->session = create_session (NEW_MOVES);
  fixture->old = ichomp_session_to_text (old);
  fixture->new = ichomp_session_to_text (fixture->session);
  g_assert_cmpuint (strlen (fixture->new), >, strlen (fixture->old));
  g_assert_finalize_object (old);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_free (fixture->old);
  g_free (fixture->new);
  g_assert_finalize_object (fixture->session);
}

static char *
read_game (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (fixture->path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_holds (Fixture *fixture, const char *expected)
{
  g_autofree char *text = read_game (fixture);

  g_assert_cmpstr (text, ==, expected);
}

static void
write_old (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (fixture->path, fixture->old, -1, &error);
  g_assert_no_error (error);
}

/* Killing */

static void
let_be_traced (gpointer user_data)
{
  ptrace (PTRACE_TRACEME, 0, NULL, NULL);
}

/* The path of this program. */
static const char *program;

/* In the child: stops at the point where the attack begins. */
static int
save_once (const char *name, const char *path)
{
  IchompSession *session = create_session (NEW_MOVES);

  for (guint i = 0; i < G_N_ELEMENTS (savers); i++)
    if (g_str_equal (savers[i].name, name))
      {
        raise (SIGUSR1);
        _exit (savers[i].save (path, session, NULL) ? 0 : 1);
      }

  return 2;
}

static void
wait_for_signal (GPid pid, int expected)
{
  int status;

  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  g_assert_true (WIFSTOPPED (status));
  g_assert_cmpint (WSTOPSIG (status), ==, expected);
}

/* Kills the child at the nth entry to, or exit from, a system call in any of its threads. Returns
 * FALSE if the child exits before. */
static gboolean
kill_at (GPid pid, guint n)
{
  guint n_calls = 0;

  g_assert_cmpint (ptrace (PTRACE_SETOPTIONS, pid, NULL,
                           PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL),
                   ==, 0);
  ptrace (PTRACE_SYSCALL, pid, NULL, NULL);

  while (TRUE)
    {
      int status;
      pid_t thread = waitpid (-1, &status, __WALL);

      g_assert_cmpint (thread, >, 0);
      if (WIFEXITED (status) || WIFSIGNALED (status))
        {
          if (thread != pid)
            continue;

          g_assert_true (WIFSIGNALED (status) || WEXITSTATUS (status) == 0);
          return WIFSIGNALED (status);
        }

      if (WSTOPSIG (status) == (SIGTRAP | 0x80) && ++n_calls == n)
        kill (pid, SIGKILL);
      else
        ptrace (PTRACE_SYSCALL, thread, NULL, NULL);
    }
}

static gboolean
save_and_kill (Fixture *fixture, const Saver *saver, guint n)
{
  const char *const arguments[] = { program, SAVE, saver->name, fixture->path, NULL };
  g_auto (GStrv) environment =
      g_environ_setenv (g_get_environ (), "ASAN_OPTIONS", "detect_leaks=0", TRUE);
  g_autoptr (GError) error = NULL;
  GPid pid;

  g_spawn_async (NULL, (char **)arguments, environment, G_SPAWN_DO_NOT_REAP_CHILD, let_be_traced,
                 NULL, &pid, &error);
  g_assert_no_error (error);
  wait_for_signal (pid, SIGTRAP);
  ptrace (PTRACE_CONT, pid, NULL, NULL);
  wait_for_signal (pid, SIGUSR1);

  return kill_at (pid, n);
}

static gboolean
may_trace (void)
{
  pid_t pid = fork ();
  int status;

  if (pid == 0)
    _exit (ptrace (PTRACE_TRACEME, 0, NULL, NULL) == 0 ? 0 : 1);

  return waitpid (pid, &status, 0) == pid && WIFEXITED (status) && WEXITSTATUS (status) == 0;
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  const Saver *saver = data;
  gboolean killed = TRUE;
  guint n_old = 0;
  guint n_new = 0;

  if (!may_trace ())
    {
      g_test_skip ("Processes may not be traced here.");
      return;
    }

  for (guint n = 1; killed; n++)
    {
      g_autofree char *text = NULL;

      write_old (fixture);
      killed = save_and_kill (fixture, saver, n);
      text = read_game (fixture);
      if (g_str_equal (text, fixture->old))
        n_old++;
      else
        n_new++;
      g_assert_true (g_str_equal (text, fixture->old) || g_str_equal (text, fixture->new));
    }

  g_test_message ("killed %u times: %u times the old game was there", n_old + n_new - 1, n_old);
  g_assert_cmpuint (n_old, >, 10);
  assert_holds (fixture, fixture->new);
}

/* Failing */

static void
assert_fails (Fixture *fixture, const Saver *saver, const char *reason)
{
  g_autoptr (GError) error = NULL;
  guint n_files = support_count_files (fixture->folder);

  g_assert_false (saver->save (fixture->path, fixture->session, &error));
  g_assert_nonnull (error);
  assert_holds (fixture, fixture->old);
  g_assert_cmpuint (support_count_files (fixture->folder), ==, n_files);

  /* The message of the autosave also names the file. */
  if (reason != NULL)
    {
      g_autofree char *told = ichomp_wording_file_error (error);

      if (strstr (error->message, reason) == NULL && strstr (told, reason) == NULL)
        g_error ("The message lacks: %s\nin: %s", reason, told);
    }
}

static void
assert_works (Fixture *fixture, const Saver *saver)
{
  g_autoptr (GError) error = NULL;

  saver->save (fixture->path, fixture->session, &error);
  g_assert_no_error (error);
  assert_holds (fixture, fixture->new);
}

/* Any length of the new game is written before writing fails. */
static void
test_limited (Fixture *fixture, gconstpointer data)
{
  struct rlimit before;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  write_old (fixture);
  for (gsize length = 0; length < strlen (fixture->new); length++)
    {
      struct rlimit limit = { length, before.rlim_max };

      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
      assert_fails (fixture, data, NULL);
    }

  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  assert_works (fixture, data);
}

static gboolean
mount_disk (Fixture *fixture)
{
  if (disk_mount (fixture->folder))
    return TRUE;

  g_test_skip ("Nothing may be mounted here.");
  return FALSE;
}

static void
test_full (Fixture *fixture, gconstpointer data)
{
  if (!mount_disk (fixture))
    return;

  write_old (fixture);
  disk_fill (fixture->folder);
  for (guint i = 0; i < 3; i++)
    assert_fails (fixture, data, "The disk is full.");

  disk_empty (fixture->folder);
  assert_works (fixture, data);
  disk_unmount (fixture->folder);
}

static void
test_read_only (Fixture *fixture, gconstpointer data)
{
  if (!mount_disk (fixture))
    return;

  write_old (fixture);
  disk_set_read_only (fixture->folder, TRUE);
  assert_fails (fixture, data, "Nothing can be written to this disk.");

  disk_set_read_only (fixture->folder, FALSE);
  assert_works (fixture, data);
  disk_unmount (fixture->folder);
}

/* For users other than root, who may write to any folder. */
static void
test_forbidden (Fixture *fixture, gconstpointer data)
{
  g_autofree char *attempt = g_build_filename (fixture->folder, "attempt", NULL);

  write_old (fixture);
  g_assert_cmpint (g_chmod (fixture->folder, 0500), ==, 0);
  if (g_mkdir (attempt, 0700) == 0)
    g_test_skip ("Nothing can be forbidden here.");
  else
    assert_fails (fixture, data, "You do not have permission.");

  g_assert_cmpint (g_chmod (fixture->folder, 0700), ==, 0);
  assert_works (fixture, data);
}

static void
add (const char *attack, void (*test) (Fixture *fixture, gconstpointer data))
{
  for (guint i = 0; i < G_N_ELEMENTS (savers); i++)
    {
      g_autofree char *path = g_strdup_printf ("/attack/%s/%s", attack, savers[i].name);

      g_test_add (path, Fixture, &savers[i], set_up, test, tear_down);
    }
}

int
main (int argc, char *argv[])
{
  if (argc == 4 && g_str_equal (argv[1], SAVE))
    return save_once (argv[2], argv[3]);

  program = argv[0];
  disk_enter ();
  g_test_init (&argc, &argv, NULL);

  add ("killed", test_killed);
  add ("limited", test_limited);
  add ("full", test_full);
  add ("read-only", test_read_only);
  add ("forbidden", test_forbidden);

  return g_test_run ();
}
