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

struct _IchompInteractiveBlockInterface
{
  GTypeInterface parent_iface;

  GVariant *(*save) (IchompInteractiveBlock *self);
  void (*restore) (IchompInteractiveBlock *self, GVariant *state);
};

GVariant *ichomp_interactive_block_save (IchompInteractiveBlock *self);
void ichomp_interactive_block_restore (IchompInteractiveBlock *self, GVariant *state);

/* For the implementations */
void ichomp_interactive_block_tell_changed (gpointer self);

G_END_DECLS
