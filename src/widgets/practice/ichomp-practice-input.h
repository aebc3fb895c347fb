/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-exercise.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_INPUT (ichomp_practice_input_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeInput, ichomp_practice_input, ICHOMP, PRACTICE_INPUT, GtkBox)

void ichomp_practice_input_show (IchompPracticeInput *self, IchompExercise *exercise);
gboolean ichomp_practice_input_is_typed (IchompPracticeInput *self);
const char *ichomp_practice_input_get_text (IchompPracticeInput *self);
void ichomp_practice_input_select_text (IchompPracticeInput *self);
void ichomp_practice_input_set_open (IchompPracticeInput *self, gboolean open);
gboolean ichomp_practice_input_focus (IchompPracticeInput *self);

void ichomp_practice_input_mark (IchompPracticeInput *self, const IchompAnswer *answer);
void ichomp_practice_input_mark_answers (IchompPracticeInput *self);

G_END_DECLS
