/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What is live in the text of a lesson: questions, and tools to try something with. */

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
  /**
   * IchompInteractiveBlock::changed:
   * @self: the widget
   *
   * A person has done something with it, so that [method@Live.save] has another answer.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_INTERACTIVE_BLOCK,
                                          G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/**
 * ichomp_interactive_block_save:
 * @self: a widget
 *
 * Returns: (transfer floating): what a person has done with it so far, for [method@Live.restore] of
 *   another one that began alike
 */
GVariant *
ichomp_interactive_block_save (IchompInteractiveBlock *self)
{
  g_return_val_if_fail (ICHOMP_IS_INTERACTIVE_BLOCK (self), NULL);

  return ICHOMP_INTERACTIVE_BLOCK_GET_IFACE (self)->save (self);
}

/**
 * ichomp_interactive_block_restore:
 * @self: a widget
 * @state: what [method@Live.save] of one that began alike has returned
 *
 * Shows what was shown there, without a word.
 */
void
ichomp_interactive_block_restore (IchompInteractiveBlock *self, GVariant *state)
{
  g_return_if_fail (ICHOMP_IS_INTERACTIVE_BLOCK (self));

  ICHOMP_INTERACTIVE_BLOCK_GET_IFACE (self)->restore (self, state);
}

/*< protected >
 * ichomp_interactive_block_tell_changed:
 * @self: a widget
 *
 * Emits [signal@Live::changed].
 */
void
ichomp_interactive_block_tell_changed (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
