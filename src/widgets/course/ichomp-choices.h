/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-answer.h"
#include "game/course/ichomp-test-run.h"

G_BEGIN_DECLS

typedef struct
{
  const char *text; /* as markup */
  const char *why;  /* the reason why it is right or wrong, as markup */
} IchompChoice;

#define ICHOMP_TYPE_CHOICES (ichomp_choices_get_type ())

G_DECLARE_FINAL_TYPE (IchompChoices, ichomp_choices, ICHOMP, CHOICES, GtkBox)

GtkWidget *
ichomp_choices_new (IchompChoiceAnswer *answer, const IchompChoice *choices, guint n_choices);
GtkWidget *
ichomp_choices_new_silent (IchompTestRun *run, const IchompChoice *choices, guint n_choices);

G_END_DECLS
