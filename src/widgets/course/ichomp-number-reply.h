/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-answer.h"
#include "game/course/ichomp-test-run.h"

G_BEGIN_DECLS

/**
 * IchompWrongNumber:
 * @any: whether @why applies to all wrong numbers, or to @number only
 * @number: a wrong number
 * @why: the reason why it is wrong, as markup
 *
 * Of several reasons, the first one that applies is given.
 */
typedef struct
{
  gboolean any;
  guint number;
  const char *why;
} IchompWrongNumber;

#define ICHOMP_TYPE_NUMBER_REPLY (ichomp_number_reply_get_type ())

G_DECLARE_FINAL_TYPE (IchompNumberReply, ichomp_number_reply, ICHOMP, NUMBER_REPLY, GtkBox)

GtkWidget *ichomp_number_reply_new (IchompNumberAnswer *answer,
                                    const char *why,
                                    const IchompWrongNumber *wrongs,
                                    guint n_wrongs);
GtkWidget *ichomp_number_reply_new_silent (IchompTestRun *run);
void ichomp_number_reply_set_question (IchompNumberReply *self, const char *question);

G_END_DECLS
