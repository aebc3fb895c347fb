/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The available memory, read from the files of a simulated system. */

#include "game/play/ichomp-free-memory.h"

#include <glib/gstdio.h>

#include "engine/sg.h"
#include "support.h"
#include "test-main.h"

#define MEMINFO "MemTotal:       16000 kB\nMemFree:  1000 kB\nMemAvailable:   8000 kB\n"

typedef struct
{
  char *root;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->root = g_dir_make_tmp ("ichomp-memory-XXXXXX", NULL);
  g_assert_nonnull (fixture->root);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  support_remove_all (fixture->root);
  g_free (fixture->root);
}

static void
write_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->root, name, NULL);
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
test_meminfo (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "proc/meminfo", MEMINFO);
  g_assert_cmpuint (ichomp_free_memory_get_available (fixture->root), ==, 8000 * 1024);
}

/* Without the number, the fallback or an unknown amount is returned; nothing crashes. */
static void
test_nothing (Fixture *fixture, gconstpointer data)
{
  ichomp_free_memory_get_available (fixture->root);
  write_file (fixture, "proc/meminfo", "MemAvailable:\nMemAvailable");
  ichomp_free_memory_get_available (fixture->root);
  g_assert_cmpuint (ichomp_free_memory_get_available ("/"), >, 0);
}

static void
test_groups (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "proc/meminfo", MEMINFO);
  write_file (fixture, "proc/self/cgroup", "1:name=systemd:/x\n0::/user/shell\n");

  /* No limit. */
  write_file (fixture, "sys/fs/cgroup/user/shell/memory.max", "max\n");
  write_file (fixture, "sys/fs/cgroup/user/shell/memory.current", "1000\n");
  g_assert_cmpuint (ichomp_free_memory_get_available (fixture->root), ==, 8000 * 1024);

  /* The enclosing group has a limit. */
  write_file (fixture, "sys/fs/cgroup/user/memory.max", "5000000\n");
  write_file (fixture, "sys/fs/cgroup/user/memory.current", "2000000\n");
  g_assert_cmpuint (ichomp_free_memory_get_available (fixture->root), ==, 3000000);

  /* Cached files do not count as used; the group with the least memory left counts. */
  write_file (fixture, "sys/fs/cgroup/user/memory.stat", "anon 1\ninactive_file 500000\n");
  g_assert_cmpuint (ichomp_free_memory_get_available (fixture->root), ==, 3500000);
  write_file (fixture, "sys/fs/cgroup/user/shell/memory.max", "1500\n");
  g_assert_cmpuint (ichomp_free_memory_get_available (fixture->root), ==, 500);
}

static void
test_check (void)
{
  g_autoptr (GError) error = NULL;
  const SgErrorDetail *detail;

  g_assert_true (ichomp_free_memory_check (1, &error));
  g_assert_no_error (error);

  g_assert_false (ichomp_free_memory_check (G_MAXUINT64, &error));
  g_assert_error (error, SG_ERROR, SG_ERROR_NO_MEMORY);
  detail = sg_error_get_detail (error);
  g_assert_cmpuint (detail->number, ==, G_MAXUINT64);
  g_assert_cmpuint (detail->limit, >, 0);
}

void
add_tests (void)
{
  g_test_add ("/game/memory/meminfo", Fixture, NULL, set_up, test_meminfo, tear_down);
  g_test_add ("/game/memory/nothing", Fixture, NULL, set_up, test_nothing, tear_down);
  g_test_add ("/game/memory/groups", Fixture, NULL, set_up, test_groups, tear_down);
  g_test_add_func ("/game/memory/check", test_check);
}
