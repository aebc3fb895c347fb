/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_LIVE (ichomp_live_get_type ())

G_DECLARE_INTERFACE (IchompLive, ichomp_live, ICHOMP, LIVE, GtkWidget)

/**
 * IchompLiveInterface:
 * @save: returns, as a floating variant, what a person has done with it so far
 * @restore: shows what another one that began alike has saved; it says nothing, and does not tell
 *   that it has changed
 *
 * What a widget in the text of a lesson implements that a person can do something with.
 */
struct _IchompLiveInterface
{
  GTypeInterface parent_iface;

  GVariant *(*save) (IchompLive *self);
  void (*restore) (IchompLive *self, GVariant *state);
};

GVariant *ichomp_live_save (IchompLive *self);
void ichomp_live_restore (IchompLive *self, GVariant *state);

/*< protected >*/
void ichomp_live_say (gpointer self, const char *text);
void ichomp_live_tell_changed (gpointer self);

G_END_DECLS
