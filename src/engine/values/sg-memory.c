/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Large pieces of memory that are read here and there: in large pages, where the system has them. */

#include "sg-memory.h"

#include <stdlib.h>
#ifdef __linux__
#include <sys/mman.h>
#endif

#define LARGE_PAGE ((gsize)1 << 21)

/*< private >
 * sg_memory_try_allocate:
 * @n_bytes: how much
 *
 * Returns: (transfer full) (nullable): memory whose contents are undefined, aligned to 64 bytes, to be
 *   given back by sg_memory_free(); %NULL if there is not enough
 */
gpointer
sg_memory_try_allocate (gsize n_bytes)
{
  gboolean large = n_bytes >= 2 * LARGE_PAGE;
  gpointer memory;

  if (posix_memalign (&memory, large ? LARGE_PAGE : 64, MAX (n_bytes, 1)) != 0)
    return NULL;

#if defined(__linux__) && defined(MADV_HUGEPAGE)
  /* A wish: nothing depends on whether it is granted. */
  if (large)
    madvise (memory, n_bytes, MADV_HUGEPAGE);
#endif

  return memory;
}

/*< private >
 * sg_memory_free:
 * @memory: (nullable): what sg_memory_try_allocate() returned
 *
 * Gives memory back.
 */
void
sg_memory_free (gpointer memory)
{
  free (memory);
}
