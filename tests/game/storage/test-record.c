/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Records in damaged files and in files that several programs keep, with the statistics as
 * example. */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "disk.h"
#include "game/storage/ichomp-statistics.h"
#include "support.h"

/* The option of a child process that counts games. */
#define COUNT "--count"

#define N_PROGRAMS 3
#define N_COUNTED 60

#define HEAD "[iChomp statistics]\nversion=1\n\n"

/* One run of the program. */
typedef struct
{
  IchompStore *store;
  IchompStatistics *statistics;
  GObject *notices; /* whose data is a GString */
} Program;

typedef struct
{
  char *folder;
  char *path;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("ichomp-record-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->path = g_build_filename (fixture->folder, "statistics.ini", NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
notice_cb (GObject *notices, IchompMessage *message)
{
  g_autofree char *text = ichomp_message_dup_text (message);

  g_string_append_printf (g_object_get_data (notices, "text"), "%s\n", text);
}

/* What is resolved has been told. */
static void
resolved_cb (GObject *notices, IchompMessage *message)
{
  GString *all = g_object_get_data (notices, "text");
  g_autofree char *text = ichomp_message_dup_text (message);

  g_assert_nonnull (strstr (all->str, text));
  g_string_replace (all, text, "resolved", 0);
}

static void
free_string (gpointer string)
{
  g_string_free (string, TRUE);
}

/* Returns: (transfer full): an object that collects the notices from now on */
static GObject *
watch (Program *program)
{
  GObject *notices = g_object_new (G_TYPE_OBJECT, NULL);

  g_object_set_data_full (notices, "text", g_string_new (NULL), free_string);
  ichomp_record_watch (ICHOMP_RECORD (program->statistics), G_CALLBACK (notice_cb),
                       G_CALLBACK (resolved_cb), notices);
  return notices;
}

static void
start (Program *program, const char *path)
{
  program->store = ichomp_store_new (path);
  program->statistics = ichomp_statistics_new (program->store);
  program->notices = watch (program);
}

static void
end (Program *program)
{
  g_assert_finalize_object (program->statistics);
  g_assert_finalize_object (program->store);
  g_assert_finalize_object (program->notices);
}

static void
assert_told (Program *program, const char *expected)
{
  GString *text = g_object_get_data (program->notices, "text");

  g_assert_cmpstr (text->str, ==, expected);
  g_string_truncate (text, 0);
}

static void
count (Program *program)
{
  ichomp_statistics_count (program->statistics, &(IchompSetup){ .kind = ICHOMP_KIND_ICHOMP },
                           ICHOMP_PLAYER_1);
  ichomp_store_flush (program->store);
}

static void
write_file (Fixture *fixture, const char *text, gssize length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (fixture->path, text, length, &error);
  g_assert_no_error (error);
}

static char *
read_file (const char *path, gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

static guint
count_games (const char *path)
{
  Program program;
  guint n;

  start (&program, path);
  n = ichomp_statistics_get_n_games (program.statistics);
  assert_told (&program, "");
  end (&program);

  return n;
}

/* Damaged files */

static const struct
{
  const char *text;
  gsize length; /* 0 for that of the string */
  const char *reason;
  guint n_games; /* that can be read */
} damages[] = {
  { "Dear diary", 0, "Line 1 of the file is damaged.", 0 },
  { "\xff\xfe", 0, "Line 1 of the file is damaged.", 0 },
  { HEAD "[between people]\nplayer-1=3\nplayer-2\n", 0, "Line 6 of the file is damaged.", 3 },
  { HEAD "[between people]\nplayer-1=many\nplayer-2=2\n", 0, "Line 5 of the file is damaged.", 2 },
  { HEAD "[between people]\nplayer-1=100000001\nplayer-2=2\n[against the computer]\n"
         "easy-player-1=-1\neasy-player-2=4\n",
    0, "Line 5 of the file is damaged.", 6 },
  /* These may not be games between people. */
  { HEAD "[between people]\nplayer-1=3\n[against\neasy-player-1=7\nplayer-1=8\n", 0,
    "Line 6 of the file is damaged.", 3 },
  { HEAD "[between people]\nplayer-1=3\n\0\nplayer-2=2\n", sizeof HEAD - 1 + 40,
    "The file is damaged.", 3 },
  { "[iChomp statistics]\nversion=x\n[between people]\nplayer-1=3\n", 0,
    "Line 2 of the file is damaged.", 3 },
  { "[iChomp statistics]\nversion=2\n[between people]\nplayer-1=3\n", 0,
    "The file was saved by a newer version of iChomp.", 0 },
  { "[iChomp statistics]\nversion=99\nnonsense\n", 0,
    "The file was saved by a newer version of iChomp.", 0 },
};

/* The file is set aside as it was, what can be read is kept, and a notice tells. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bad = g_strconcat (fixture->path, ".bad", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (damages); i++)
    {
      gsize length = damages[i].length > 0 ? damages[i].length : strlen (damages[i].text);
      g_autofree char *notice =
          g_strdup_printf ("Not all of the statistics could be read: %s The file was set aside as "
                           "“%s”.\n",
                           damages[i].reason, bad);
      g_autofree char *aside = NULL;
      gsize aside_length;
      Program program;

      g_test_message ("%u", i);
      write_file (fixture, damages[i].text, (gssize)length);
      start (&program, fixture->path);
      assert_told (&program, notice);
      g_assert_cmpuint (ichomp_statistics_get_n_games (program.statistics), ==, damages[i].n_games);
      end (&program);

      aside = read_file (bad, &aside_length);
      g_assert_cmpmem (aside, aside_length, damages[i].text, length);
      g_assert_cmpuint (count_games (fixture->path), ==, damages[i].n_games);
      g_assert_cmpint (g_unlink (bad), ==, 0);
    }
}

/* Something that cannot be read is set aside as well. */
static void
assert_set_aside (Fixture *fixture, const char *reason)
{
  g_autofree char *bad = g_strconcat (fixture->path, ".bad", NULL);
  g_autofree char *notice =
      g_strdup_printf ("Not all of the statistics could be read: %s The file was set aside as “%s”."
                       "\n",
                       reason, bad);
  Program program;

  start (&program, fixture->path);
  assert_told (&program, notice);
  count (&program);
  assert_told (&program, "");
  end (&program);
  g_assert_true (g_file_test (bad, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (count_games (fixture->path), ==, 1);
  g_assert_cmpint (g_remove (bad), ==, 0);
  g_assert_cmpint (g_remove (fixture->path), ==, 0);
}

static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_autofree char *not_a_file = g_strdup_printf ("“%s” is not a file.", fixture->path);
  g_autofree char *too_large = g_strdup_printf ("The file “%s” is too large.", fixture->path);
  g_autofree char *large = g_strnfill (1024 * 1024 + 1, '#');

  g_assert_cmpint (g_mkdir (fixture->path, 0700), ==, 0);
  assert_set_aside (fixture, not_a_file);
  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  assert_set_aside (fixture, not_a_file);
  write_file (fixture, large, -1);
  assert_set_aside (fixture, too_large);
}

/* A file that cannot be set aside is not overwritten. */
static void
test_stuck (Fixture *fixture, gconstpointer data)
{
  static const char text[] = HEAD "[between people]\nplayer-1=3\nplayer-2\n";
  g_autofree char *failed = NULL;
  g_autofree char *after = NULL;
  Program program;

  if (!disk_mount (fixture->folder))
    {
      g_test_skip ("Nothing may be mounted here.");
      return;
    }

  write_file (fixture, text, -1);
  disk_set_read_only (fixture->folder, TRUE);
  start (&program, fixture->path);
  assert_told (&program, "Not all of the statistics could be read: Line 6 of the file is "
                         "damaged.\n");
  count (&program);
  failed = g_strdup_printf ("The statistics cannot be saved: The file “%s” could not be written: "
                            "Nothing can be written to this disk.\n",
                            fixture->path);
  assert_told (&program, failed);
  after = read_file (fixture->path, NULL);
  g_assert_cmpstr (after, ==, text);
  end (&program);
  disk_unmount (fixture->folder);
}

/* A version that adds values without a new version of the file loses none in this one. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  static const char before[] = HEAD "[between people]\n# A comment.\nplayer-1=3\nplayer-3=7\n\n"
                                    "[against a robot]\nplayer-1=x\n";
  static const char after[] = HEAD "[between people]\n# A comment.\nplayer-1=4\nplayer-3=7\n\n"
                                   "[against a robot]\nplayer-1=x\n";
  g_autofree char *text = NULL;
  Program program;

  write_file (fixture, before, -1);
  start (&program, fixture->path);
  count (&program);
  assert_told (&program, "");
  end (&program);
  text = read_file (fixture->path, NULL);
  g_assert_cmpstr (text, ==, after);
}

/* Several programs */

static void
count_cb (gpointer object, guint *n)
{
  (*n)++;
}

/* Each program counts its own games and learns of those of the other. */
static void
test_merged (Fixture *fixture, gconstpointer data)
{
  Program programs[2];
  guint n_changes = 0;

  start (&programs[0], fixture->path);
  start (&programs[1], fixture->path);
  for (guint i = 0; i < 5; i++)
    count (&programs[0]);
  g_signal_connect (programs[1].statistics, "changed", G_CALLBACK (count_cb), &n_changes);
  count (&programs[1]);
  g_assert_cmpuint (n_changes, ==, 2);
  g_assert_cmpuint (ichomp_statistics_get_n_games (programs[1].statistics), ==, 6);
  count (&programs[1]);
  g_assert_cmpuint (n_changes, ==, 3);
  count (&programs[0]);
  g_assert_cmpuint (ichomp_statistics_get_n_games (programs[0].statistics), ==, 8);
  g_assert_cmpuint (count_games (fixture->path), ==, 8);

  /* What one forgets, the other does not bring back. */
  ichomp_statistics_reset (programs[0].statistics);
  ichomp_store_flush (programs[0].store);
  count (&programs[1]);
  g_assert_cmpuint (ichomp_statistics_get_n_games (programs[1].statistics), ==, 1);
  g_assert_cmpuint (count_games (fixture->path), ==, 1);

  /* All games are forgotten, also those of the other. */
  ichomp_statistics_reset (programs[0].statistics);
  ichomp_store_flush (programs[0].store);
  g_assert_cmpuint (count_games (fixture->path), ==, 0);

  /* A file that was removed comes back whole. */
  count (&programs[0]);
  g_assert_cmpint (g_unlink (fixture->path), ==, 0);
  count (&programs[0]);
  g_assert_cmpuint (count_games (fixture->path), ==, 2);

  for (guint i = 0; i < G_N_ELEMENTS (programs); i++)
    {
      assert_told (&programs[i], "");
      end (&programs[i]);
    }
}

/* A damaged or newer file that appears later is not overwritten either. */
static void
test_damaged_later (Fixture *fixture, gconstpointer data)
{
  static const char text[] = "[iChomp statistics]\nversion=2\n";
  g_autofree char *bad = g_strconcat (fixture->path, ".bad", NULL);
  g_autofree char *notice = g_strdup_printf (
      "Not all of the statistics could be read: The file was saved by a newer version of "
      "iChomp. The file was set aside as “%s”.\n",
      bad);
  g_autofree char *aside = NULL;
  Program program;

  start (&program, fixture->path);
  count (&program);
  write_file (fixture, text, -1);
  count (&program);
  assert_told (&program, notice);
  aside = read_file (bad, NULL);
  g_assert_cmpstr (aside, ==, text);
  count (&program);
  assert_told (&program, "");
  end (&program);
  g_assert_cmpuint (count_games (fixture->path), ==, 3);
}

/* A notice is for those who watch the record; if nobody does yet, for the first one. */
static void
test_watchers (Fixture *fixture, gconstpointer data)
{
  g_autofree char *bad = g_strconcat (fixture->path, ".bad", NULL);
  Program program;
  g_autoptr (GObject) second = NULL;
  g_autoptr (GObject) third = NULL;
  GString *told;

  write_file (fixture, "x", -1);
  start (&program, fixture->path);
  told = g_object_get_data (program.notices, "text");
  g_assert_nonnull (strstr (told->str, bad));
  g_string_truncate (told, 0);

  second = watch (&program);
  assert_told (&program, "");
  told = g_object_get_data (second, "text");
  g_assert_cmpuint (told->len, ==, 0);

  count (&program);
  write_file (fixture, "x", -1);
  count (&program);
  g_assert_nonnull (strstr (told->str, bad));
  g_string_truncate (told, 0);

  third = watch (&program);
  g_assert_cmpuint (told->len, ==, 0);
  told = g_object_get_data (third, "text");
  g_assert_cmpuint (told->len, ==, 0);
  end (&program);
}

static int
count_forever (const char *path)
{
  Program program;

  start (&program, path);
  for (guint i = 0; i < N_COUNTED; i++)
    count (&program);
  end (&program);

  return 0;
}

/* The path of this program. */
static const char *this_program;

/* None of the games that several programs count at the same time is lost. */
static void
test_programs (Fixture *fixture, gconstpointer data)
{
  const char *const arguments[] = { this_program, COUNT, fixture->path, NULL };
  g_autoptr (GError) error = NULL;
  GSubprocess *programs[N_PROGRAMS];

  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      programs[i] = g_subprocess_newv (arguments, G_SUBPROCESS_FLAGS_NONE, &error);
      g_assert_no_error (error);
    }
  for (guint i = 0; i < N_PROGRAMS; i++)
    {
      g_subprocess_wait_check (programs[i], NULL, &error);
      g_assert_no_error (error);
      g_object_unref (programs[i]);
    }

  g_assert_cmpuint (count_games (fixture->path), ==, N_PROGRAMS * N_COUNTED);
  g_assert_cmpuint (support_count_files (fixture->folder), ==, 1);
}

/* A record that could not be saved tells so only as long as that is true. */
static void
test_resolved (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_build_filename (fixture->folder, "folder", NULL);
  g_autofree char *path = g_build_filename (folder, "statistics.ini", NULL);
  Program program;
  GString *told;

  start (&program, path);
  told = g_object_get_data (program.notices, "text");

  /* A file takes the place of the folder. */
  g_assert_true (g_file_set_contents (folder, "", 0, NULL));
  count (&program);
  g_assert_cmpuint (told->len, >, 0);

  g_assert_cmpint (g_unlink (folder), ==, 0);
  count (&program);
  count (&program);
  assert_told (&program, "resolved\n");

  /* A window that is opened now is told nothing. */
  ichomp_record_watch (ICHOMP_RECORD (program.statistics), G_CALLBACK (notice_cb),
                       G_CALLBACK (resolved_cb), program.notices);
  assert_told (&program, "");
  end (&program);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char *argv[])
{
  if (argc == 3 && g_str_equal (argv[1], COUNT))
    return count_forever (argv[2]);

  this_program = argv[0];
  disk_enter ();
  g_test_init (&argc, &argv, NULL);

#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)

  ADD ("/record/damaged", test_damaged);
  ADD ("/record/unreadable", test_unreadable);
  ADD ("/record/stuck", test_stuck);
  ADD ("/record/unknown", test_unknown);
  ADD ("/record/merged", test_merged);
  ADD ("/record/damaged-later", test_damaged_later);
  ADD ("/record/watchers", test_watchers);
  ADD ("/record/resolved", test_resolved);
  ADD ("/record/programs", test_programs);

  return g_test_run ();
}
