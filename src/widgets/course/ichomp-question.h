/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-answer.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUESTION (ichomp_question_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuestion, ichomp_question, ICHOMP, QUESTION, GtkBox)

GtkWidget *ichomp_question_new (const char *ask, GtkWidget *reply, IchompLessonAnswer *answer);
GtkWidget *ichomp_question_new_folded (const char *ask_text, GtkWidget *ask, GtkWidget *expander);

G_END_DECLS
