/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "memory.h"

#include <string.h>

/* A line of /proc/self/status, or 0 if the system has no such file: "VmSize", the address space of
 * this process, "VmPeak", its peak, or "VmHWM", the peak of the memory in use. Unlike the peak of
 * getrusage(), these peaks are not inherited from the process that started the program. */
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
