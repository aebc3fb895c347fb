/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of interactive blocks in a lesson: questions, and tools to try things with. */

#include "ichomp-interactive-block.h"

G_DEFINE_INTERFACE (IchompInteractiveBlock, ichomp_interactive_block, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_interactive_block_default_init (IchompInteractiveBlockInterface *iface)
{
  /* A person has changed the state that ichomp_interactive_block_save () returns. */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_INTERACTIVE_BLOCK,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* Returns a floating reference to the current state. */
GVariant *
ichomp_interactive_block_save (IchompInteractiveBlock *self)
{
  g_return_val_if_fail (ICHOMP_IS_INTERACTIVE_BLOCK (self), NULL);

  return ICHOMP_INTERACTIVE_BLOCK_GET_IFACE (self)->save (self);
}

/**
 * ichomp_interactive_block_restore:
 * @self: a block
 * @state: the state of a block that was created in the same way
 *
 * Shows that state. Announces nothing, and does not emit `changed`.
 */
void
ichomp_interactive_block_restore (IchompInteractiveBlock *self, GVariant *state)
{
  g_return_if_fail (ICHOMP_IS_INTERACTIVE_BLOCK (self));

  ICHOMP_INTERACTIVE_BLOCK_GET_IFACE (self)->restore (self, state);
}

void
ichomp_interactive_block_tell_changed (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
