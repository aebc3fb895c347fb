/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-library.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LESSON_REPORT (ichomp_lesson_report_get_type ())

G_DECLARE_FINAL_TYPE (IchompLessonReport, ichomp_lesson_report, ICHOMP, LESSON_REPORT, GtkBox)

GtkWidget *ichomp_lesson_report_new (IchompLibrary *library);

void ichomp_lesson_report_check (IchompLessonReport *self,
                                 IchompLibraryEntry *entry,
                                 gboolean shows_earlier);

G_END_DECLS
