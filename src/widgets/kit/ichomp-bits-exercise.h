/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-tool-state.h"

G_BEGIN_DECLS

#define ICHOMP_BITS_EXERCISE_MAX_NUMBERS 8

#define ICHOMP_TYPE_BITS_EXERCISE (ichomp_bits_exercise_get_type ())

G_DECLARE_FINAL_TYPE (IchompBitsExercise, ichomp_bits_exercise, ICHOMP, BITS_EXERCISE, GtkWidget)

GtkWidget *ichomp_bits_exercise_new (const guint *numbers,
                                     guint n_numbers,
                                     gboolean filled,
                                     IchompToolState *state);

gboolean ichomp_bits_exercise_is_done (IchompBitsExercise *self);
gboolean ichomp_bits_exercise_enter (IchompBitsExercise *self, guint digit);
void ichomp_bits_exercise_move_to (IchompBitsExercise *self, guint column);

G_END_DECLS
