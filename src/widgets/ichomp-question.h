/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-choices.h"
#include "sg.h"

G_BEGIN_DECLS

/**
 * IchompQuestionWrong:
 * @any: whether it is about all numbers that are wrong, or about @answer alone
 * @answer: a wrong number
 * @why: the reason why it is wrong, as markup
 *
 * What to say to a wrong number. The first one that fits is said.
 */
typedef struct
{
  gboolean any;
  guint answer;
  const char *why;
} IchompQuestionWrong;

/**
 * IchompQuestionGoalFunc:
 * @tile: a tile of the position
 * @user_data: what was passed with the function
 *
 * Returns: whether @tile is what the question asks for
 */
typedef gboolean (*IchompQuestionGoalFunc) (const SgMove *tile, gpointer user_data);

#define ICHOMP_TYPE_QUESTION (ichomp_question_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuestion, ichomp_question, ICHOMP, QUESTION, GtkBox)

GtkWidget *ichomp_question_new_folded (const char *ask, GtkWidget *answer);
GtkWidget *
ichomp_question_new_choice (const char *ask, const IchompChoice *choices, guint n_choices);
GtkWidget *ichomp_question_new_number (const char *ask,
                                       guint answer,
                                       gboolean binary,
                                       const char *why,
                                       const IchompQuestionWrong *wrongs,
                                       guint n_wrongs);
GtkWidget *ichomp_question_new_tile (const char *ask,
                                     GtkWidget *figure,
                                     IchompQuestionGoalFunc goal,
                                     gpointer user_data,
                                     GDestroyNotify destroy,
                                     const char *why,
                                     const char *wrong);

gboolean ichomp_question_get_answered (IchompQuestion *self);
void ichomp_question_set_answered (IchompQuestion *self, gboolean answered);

GVariant *ichomp_question_save (IchompQuestion *self);
void ichomp_question_restore (IchompQuestion *self, GVariant *state);

G_END_DECLS
