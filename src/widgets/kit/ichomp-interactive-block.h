/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_INTERACTIVE_BLOCK (ichomp_interactive_block_get_type ())

G_DECLARE_INTERFACE (IchompInteractiveBlock,
                     ichomp_interactive_block,
                     ICHOMP,
                     INTERACTIVE_BLOCK,
                     GtkWidget)

/**
 * IchompInteractiveBlockInterface:
 * @save: returns, as a floating variant, what a person has done with it so far
 * @restore: shows what another one that began alike has saved; it says nothing, and does not tell
 *   that it has changed
 *
 * What a widget in the text of a lesson implements that a person can do something with.
 */
struct _IchompInteractiveBlockInterface
{
  GTypeInterface parent_iface;

  GVariant *(*save) (IchompInteractiveBlock *self);
  void (*restore) (IchompInteractiveBlock *self, GVariant *state);
};

GVariant *ichomp_interactive_block_save (IchompInteractiveBlock *self);
void ichomp_interactive_block_restore (IchompInteractiveBlock *self, GVariant *state);

/*< protected >*/
void ichomp_interactive_block_tell_changed (gpointer self);

G_END_DECLS
