/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Large blocks of memory for random access, in huge pages if the system has them. */

#include "sg-memory.h"

#include <stdlib.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define LARGE_PAGE ((gsize)1 << 21)

/* Undefined contents, aligned to 64 bytes, to be freed by sg_memory_free(); %NULL if there is
 * not enough memory. */
gpointer
sg_memory_try_allocate (gsize n_bytes)
{
  gboolean large = n_bytes >= 2 * LARGE_PAGE;
  gpointer memory;

  if (posix_memalign (&memory, large ? LARGE_PAGE : 64, MAX (n_bytes, 1)) != 0)
    return NULL;

#if defined(__linux__) && defined(MADV_HUGEPAGE)
  /* Only advice: it may fail. */
  if (large)
    madvise (memory, n_bytes, MADV_HUGEPAGE);
#endif

  return memory;
}

void
sg_memory_free (gpointer memory)
{
  free (memory);
}
