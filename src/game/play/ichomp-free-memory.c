/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The available memory, checked before large allocations, because a system that runs out of memory
 * kills programs. On Linux it is the amount that the kernel reports, or less if a control group has
 * a limit; elsewhere, that of the free pages. */

#include "ichomp-free-memory.h"

#include <string.h>
#include <unistd.h>

#include "engine/rules/sg-error.h"

/* Left for the rest of the program and of the system. */
#define RESERVE ((guint64)64 << 20)

/* Finds the line that begins with @word and reads the number after it. */
static gboolean
find_number (const char *text, const char *word, guint64 *number)
{
  gsize length = strlen (word);

  for (const char *line = text; line != NULL; line = strchr (line, '\n'))
    {
      line += *line == '\n';
      if (strncmp (line, word, length) == 0 && (line[length] == ' ' || line[length] == '\t'))
        {
          const char *start = line + length + strspn (line + length, " \t");

          *number = g_ascii_strtoull (start, NULL, 10);
          return g_ascii_isdigit (*start);
        }
    }

  return FALSE;
}

static char *
read_file (const char *root, const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (root, folder, name, NULL);
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  return text;
}

/* The memory left below the limit of a control group. Cached files do not count as used: the kernel
 * drops them at the limit. */
static gboolean
read_group (const char *root, const char *folder, guint64 *available)
{
  g_autofree char *limit_text = read_file (root, folder, "memory.max");
  g_autofree char *used_text = read_file (root, folder, "memory.current");
  g_autofree char *statistics = read_file (root, folder, "memory.stat");
  guint64 limit, used;
  guint64 cached = 0;

  if (limit_text == NULL || used_text == NULL || !g_ascii_isdigit (limit_text[0]))
    return FALSE;

  limit = g_ascii_strtoull (limit_text, NULL, 10);
  used = g_ascii_strtoull (used_text, NULL, 10);
  if (statistics != NULL)
    find_number (statistics, "inactive_file", &cached);
  used -= MIN (cached, used);
  *available = limit - MIN (used, limit);
  return TRUE;
}

static char *
dup_own_group (const char *root)
{
  g_autofree char *text = read_file (root, "proc/self", "cgroup");
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "0::/"))
      return g_strdup (lines[i] + strlen ("0::"));

  return g_strdup ("/");
}

/* The least memory left in the control group of this process or in one that encloses it. */
static guint64
read_groups (const char *root)
{
  g_autofree char *folder = dup_own_group (root);
  guint64 least = G_MAXUINT64;

  for (;;)
    {
      g_autofree char *full = g_build_filename ("sys/fs/cgroup", folder, NULL);
      char *end = strrchr (folder, '/');
      guint64 available;

      if (read_group (root, full, &available))
        least = MIN (least, available);
      if (end == NULL || folder[1] == '\0')
        return least;
      end[end == folder] = '\0';
    }
}

static guint64
count_free_pages (void)
{
#ifdef _SC_AVPHYS_PAGES
  long n = sysconf (_SC_AVPHYS_PAGES);
  long size = sysconf (_SC_PAGESIZE);

  if (n > 0 && size > 0)
    return (guint64)n * (guint64)size;
#endif

  return 0;
}

/**
 * ichomp_free_memory_get_available:
 * @root: the root of the file system, "/" except in tests
 *
 * Returns: how many bytes this process can allocate; 0 if that is not known
 */
guint64
ichomp_free_memory_get_available (const char *root)
{
  g_autofree char *text = read_file (root, "proc", "meminfo");
  guint64 available;

  if (text != NULL && find_number (text, "MemAvailable:", &available))
    available *= 1024;
  else
    available = count_free_pages ();

  return available == 0 ? 0 : MIN (available, read_groups (root));
}

/**
 * ichomp_free_memory_check:
 * @n_bytes: an amount of memory
 * @error: return location for %SG_ERROR_NO_MEMORY; its detail has @n_bytes and the available amount
 *
 * Returns: whether @n_bytes are available, or the available amount is not known
 */
gboolean
ichomp_free_memory_check (guint64 n_bytes, GError **error)
{
  guint64 available = ichomp_free_memory_get_available ("/");

  if (available == 0 || (n_bytes <= available && available - n_bytes >= RESERVE))
    return TRUE;

  sg_error_set (error, SG_ERROR_NO_MEMORY,
                &(SgErrorDetail){ 0, n_bytes, MAX (available, RESERVE + 1) - RESERVE });
  return FALSE;
}
