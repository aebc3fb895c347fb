/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-task.h"
#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_TASK_BAR (ichomp_task_bar_get_type ())

G_DECLARE_FINAL_TYPE (IchompTaskBar, ichomp_task_bar, ICHOMP, TASK_BAR, GtkBox)

void ichomp_task_bar_begin (IchompTaskBar *self,
                            IchompSession *session,
                            GSettings *settings,
                            IchompLesson *lesson,
                            const IchompLessonBlock *block);
void ichomp_task_bar_end (IchompTaskBar *self);
gboolean ichomp_task_bar_is_on_task (IchompTaskBar *self);

G_END_DECLS
