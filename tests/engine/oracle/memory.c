/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "memory.h"

#include <string.h>

/* A number that the kernel keeps of this process: "VmPeak", the most address space it ever had, or
 * "VmHWM", the most memory; 0 where it keeps none. Unlike the numbers of getrusage() they begin
 * anew when a program starts. */
guint64
memory_get_kilobytes (const char *field)
{
  g_autofree char *status = NULL;
  const char *line;

  if (!g_file_get_contents ("/proc/self/status", &status, NULL, NULL))
    return 0;

  line = strstr (status, field);
  return line == NULL ? 0 : g_ascii_strtoull (line + strlen (field) + 1, NULL, 10);
}
