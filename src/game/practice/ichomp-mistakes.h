/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-exercise.h"
#include "game/storage/ichomp-record.h"

G_BEGIN_DECLS

/* The most mistakes that are kept; the oldest ones are dropped. */
#define ICHOMP_MISTAKES_MAX 100

#define ICHOMP_TYPE_MISTAKES (ichomp_mistakes_get_type ())

G_DECLARE_FINAL_TYPE (IchompMistakes, ichomp_mistakes, ICHOMP, MISTAKES, IchompRecord)

IchompMistakes *ichomp_mistakes_new (IchompStore *store);

void ichomp_mistakes_judge (IchompMistakes *self, IchompExercise *exercise, gboolean right);
void ichomp_mistakes_forget (IchompMistakes *self);

guint ichomp_mistakes_get_n (IchompMistakes *self);
IchompExercise *ichomp_mistakes_get (IchompMistakes *self, guint index);

G_END_DECLS
