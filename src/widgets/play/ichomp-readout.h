/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * IchompReadoutLayout:
 * @ICHOMP_READOUT_COLUMN: the second form below the first, each with its preview next to it
 * @ICHOMP_READOUT_LINE: both forms in one line, their previews in another
 * @ICHOMP_READOUT_SENTENCE: the second form is a sentence below the first
 *
 * How a readout is arranged.
 */
typedef enum
{
  ICHOMP_READOUT_COLUMN,
  ICHOMP_READOUT_LINE,
  ICHOMP_READOUT_SENTENCE,
} IchompReadoutLayout;

#define ICHOMP_TYPE_READOUT (ichomp_readout_get_type ())

G_DECLARE_FINAL_TYPE (IchompReadout, ichomp_readout, ICHOMP, READOUT, GtkBox)

GtkWidget *ichomp_readout_new (const char *title);

void ichomp_readout_set_title (IchompReadout *self, const char *title);
void ichomp_readout_set_layout (IchompReadout *self, IchompReadoutLayout layout);
void ichomp_readout_set_withheld (IchompReadout *self, gboolean withheld);
void ichomp_readout_show (IchompReadout *self,
                          const char *primary,
                          const char *secondary,
                          const char *description);
void ichomp_readout_show_preview (IchompReadout *self, const char *primary, const char *secondary);

G_END_DECLS
