/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_SIDE_BY_SIDE (ichomp_side_by_side_get_type ())

G_DECLARE_FINAL_TYPE (IchompSideBySide, ichomp_side_by_side, ICHOMP, SIDE_BY_SIDE, GObject)

IchompSideBySide *ichomp_side_by_side_new (IchompLessonContext *context,
                                           GtkScrolledWindow *scroller,
                                           GtkWidget *content);

IchompLanguage ichomp_side_by_side_get_language (IchompSideBySide *self);
void ichomp_side_by_side_set_language (IchompSideBySide *self, IchompLanguage language);
gboolean ichomp_side_by_side_has_room (IchompSideBySide *self);
gboolean ichomp_side_by_side_is_single (IchompSideBySide *self);

void ichomp_side_by_side_begin (IchompSideBySide *self);
gboolean ichomp_side_by_side_complete (IchompSideBySide *self);

gboolean ichomp_side_by_side_change (IchompSideBySide *self);
void ichomp_side_by_side_measure (IchompSideBySide *self);

G_END_DECLS
