/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The interface of ways to answer a question: they judge answers and give the reasons, or only take
 * the answer in a test. They do not know the text around them. */

#include "ichomp-reply.h"

#include "ichomp-announce.h"

G_DEFINE_INTERFACE (IchompReply, ichomp_reply, GTK_TYPE_WIDGET)

enum
{
  SIGNAL_CHOSEN,
  SIGNAL_SUBMITTED,
  SIGNAL_JUDGED,
  SIGNAL_MISSED,
  SIGNAL_FOUND,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
ichomp_reply_default_init (IchompReplyInterface *iface)
{
  /* In a test: the answer is another one, or no longer there. */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  /* In a test: the person has pressed Enter after the answer. */
  signals[SIGNAL_SUBMITTED] = g_signal_new ("submitted", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0,
                                            NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* An answer has been judged, right or wrong. */
  signals[SIGNAL_JUDGED] = g_signal_new ("judged", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  /* The person has given a wrong answer. */
  signals[SIGNAL_MISSED] = g_signal_new ("missed", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 0);

  /* The person has found the answer, with all its parts. */
  signals[SIGNAL_FOUND] = g_signal_new ("found", ICHOMP_TYPE_REPLY, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
}

/* Tells screen readers the question, without markup, where the answer is given. */
void
ichomp_reply_set_question (IchompReply *self, const char *question)
{
  g_return_if_fail (ICHOMP_IS_REPLY (self));

  if (ICHOMP_REPLY_GET_IFACE (self)->set_question != NULL)
    ICHOMP_REPLY_GET_IFACE (self)->set_question (self, question);
}

/* Returns a floating reference to the state, for ichomp_reply_restore (). */
GVariant *
ichomp_reply_save (IchompReply *self)
{
  g_return_val_if_fail (ICHOMP_IS_REPLY (self), NULL);

  return ICHOMP_REPLY_GET_IFACE (self)->save (self);
}

/**
 * ichomp_reply_restore:
 * @self: a new reply
 * @state: the state of a reply to the same question
 *
 * Shows that state. Announces nothing and emits no signal.
 */
void
ichomp_reply_restore (IchompReply *self, GVariant *state)
{
  g_return_if_fail (ICHOMP_IS_REPLY (self));

  ICHOMP_REPLY_GET_IFACE (self)->restore (self, state);
}

/**
 * ichomp_reply_dup_answer:
 * @self: a reply that does not judge
 *
 * Returns: (transfer full) (nullable): the answer as a text: what was typed, the number of a choice
 *   counted from 0, or a tile such as NE2,1; %NULL if none was chosen
 */
char *
ichomp_reply_dup_answer (IchompReply *self)
{
  g_return_val_if_fail (ICHOMP_IS_REPLY (self), NULL);

  return ICHOMP_REPLY_GET_IFACE (self)->dup_answer (self);
}

void
ichomp_reply_tell_chosen (IchompReply *self)
{
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0);
}

void
ichomp_reply_tell_submitted (IchompReply *self)
{
  g_signal_emit (self, signals[SIGNAL_SUBMITTED], 0);
}

/* Announces @verdict, the translated verdict on an answer, and emits "judged". */
void
ichomp_reply_tell_judged (IchompReply *self, const char *verdict)
{
  ichomp_announce (GTK_WIDGET (self), verdict);
  g_signal_emit (self, signals[SIGNAL_JUDGED], 0);
}

void
ichomp_reply_tell_missed (IchompReply *self)
{
  g_signal_emit (self, signals[SIGNAL_MISSED], 0);
}

void
ichomp_reply_tell_found (IchompReply *self)
{
  g_signal_emit (self, signals[SIGNAL_FOUND], 0);
}
