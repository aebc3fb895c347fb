/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A way to answer a question: it judges what a person does, says why, and tells when the answer is
 * found. It knows nothing of the text around it. */

#include "ichomp-reply.h"

#include "ichomp-announce.h"

G_DEFINE_INTERFACE (IchompReply, ichomp_reply, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_JUDGED,
  SIGNAL_FOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_reply_default_init (IchompReplyInterface *iface)
{
  /**
   * IchompReply::judged:
   * @self: the reply
   *
   * An answer has been judged, whether right or wrong.
   */
  signals[SIGNAL_JUDGED] = g_signal_new ("judged", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompReply::found:
   * @self: the reply
   *
   * The person has found the answer; all of it, if it has several parts.
   */
  signals[SIGNAL_FOUND] = g_signal_new ("found", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
}

/**
 * ichomp_reply_set_question:
 * @self: a reply
 * @question: what is asked, without markup
 *
 * Lets assistive technologies tell it where the answer is given, as far as that is of use.
 */
void
ichomp_reply_set_question (IchompReply *self, const char *question)
{
  g_return_if_fail (ICHOMP_IS_REPLY (self));

  if (ICHOMP_REPLY_GET_IFACE (self)->set_question != NULL)
    ICHOMP_REPLY_GET_IFACE (self)->set_question (self, question);
}

/**
 * ichomp_reply_save:
 * @self: a reply
 *
 * Returns: (transfer floating): what a person has done with it so far, for
 *   [method@Reply.restore] of another one of the same kind
 */
GVariant *
ichomp_reply_save (IchompReply *self)
{
  g_return_val_if_fail (ICHOMP_IS_REPLY (self), NULL);

  return ICHOMP_REPLY_GET_IFACE (self)->save (self);
}

/**
 * ichomp_reply_restore:
 * @self: a reply that nobody has tried
 * @state: what [method@Reply.save] of one to the same question has returned
 *
 * Shows again what was shown there. It says nothing, and nothing is found by it.
 */
void
ichomp_reply_restore (IchompReply *self, GVariant *state)
{
  g_return_if_fail (ICHOMP_IS_REPLY (self));

  ICHOMP_REPLY_GET_IFACE (self)->restore (self, state);
}

/*< protected >
 * ichomp_reply_tell_judged:
 * @self: a reply
 * @verdict: a translated text
 *
 * Announces the verdict on an answer and emits [signal@Reply::judged].
 */
void
ichomp_reply_tell_judged (IchompReply *self, const char *verdict)
{
  ichomp_announce (GTK_WIDGET (self), verdict);
  g_signal_emit (self, signals[SIGNAL_JUDGED], 0);
}

/*< protected >
 * ichomp_reply_tell_found:
 * @self: a reply
 *
 * Emits [signal@Reply::found].
 */
void
ichomp_reply_tell_found (IchompReply *self)
{
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}
