/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/practice/ichomp-exercise.h"

G_BEGIN_DECLS

/* Wrong ideas for exercises: buggy rules, wrong methods and answers that never change. An idea
 * solves an exercise if at least half of the answers that it allows are right. */

/* What an idea says of an exercise. */
typedef enum
{
  IDEA_DOES_NOT_APPLY,
  IDEA_FAILS,
  IDEA_SOLVES,
} Idea;

guint ideas_get_n (void);
const char *ideas_get_name (guint idea);
Idea ideas_try (guint idea, const IchompExercise *exercise);

/* Whether the idea may solve more exercises, because it is right or cannot be avoided. */
gboolean ideas_is_excused (guint idea, IchompExerciseKind kind, guint difficulty);

/* The largest share of exercises that a wrong idea may solve. */
double ideas_get_bound (IchompExerciseKind kind, guint difficulty);

/* How difficult an exercise is, see ICHOMP_EXERCISE_MAX_DIFFICULTY. */
guint ideas_measure (const IchompExercise *exercise);

G_END_DECLS
