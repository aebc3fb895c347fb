/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_VERDICT_NONE,
  ICHOMP_VERDICT_RIGHT,
  ICHOMP_VERDICT_WRONG,
  ICHOMP_VERDICT_NOTE, /* the input is not an answer */
} IchompVerdict;

#define ICHOMP_N_VERDICTS (ICHOMP_VERDICT_NOTE + 1)

#define ICHOMP_TYPE_FEEDBACK (ichomp_feedback_get_type ())

G_DECLARE_FINAL_TYPE (IchompFeedback, ichomp_feedback, ICHOMP, FEEDBACK, GtkBox)

GtkWidget *ichomp_feedback_new (void);

void ichomp_feedback_show (IchompFeedback *self, IchompVerdict verdict, const char *why);
char *ichomp_feedback_dup_words (IchompFeedback *self);
GtkWidget *ichomp_feedback_get_label (IchompFeedback *self);

G_END_DECLS
