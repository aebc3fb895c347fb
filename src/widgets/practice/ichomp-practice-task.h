/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-practice.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_TASK (ichomp_practice_task_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeTask, ichomp_practice_task, ICHOMP, PRACTICE_TASK, GtkBox)

void ichomp_practice_task_use (IchompPracticeTask *self, IchompPractice *practice);
gboolean ichomp_practice_task_focus_answer (IchompPracticeTask *self);

G_END_DECLS
