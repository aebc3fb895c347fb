/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is hidden in the window is hidden on paper. */

#include "ichomp-paper-shown.h"

static gboolean
is_on (IchompSettings *settings, const char *name)
{
  gboolean on;

  g_object_get (settings, name, &on, NULL);
  return on;
}

/**
 * ichomp_paper_shown_read:
 * @self: (out caller-allocates): which numbers may be seen
 * @settings: the settings
 */
void
ichomp_paper_shown_read (IchompPaperShown *self, IchompSettings *settings)
{
  static const char *const values[SG_N_QUADRANTS] = { "show-nw", "show-ne", "show-sw", "show-se" };
  static const struct
  {
    const char *name;
    IchompPaperBoardFlags flag;
  } flags[] = {
    { "show-coordinates", ICHOMP_PAPER_BOARD_COORDINATES },
    { "show-move-values", ICHOMP_PAPER_BOARD_NUMBERS },
    { "show-decimal", ICHOMP_PAPER_BOARD_DECIMAL },
    { "show-binary", ICHOMP_PAPER_BOARD_BINARY },
  };

  *self = (IchompPaperShown){ .nim_sum = is_on (settings, "show-nim-sum"),
                              .outcome = is_on (settings, "show-outcome") };
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    if (is_on (settings, flags[i].name))
      self->board |= flags[i].flag;
  SG_FOREACH_QUADRANT (q)
    if (is_on (settings, values[q]))
      self->quadrants |= 1u << q;
}
