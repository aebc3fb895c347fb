/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-practice.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_VIEW (ichomp_practice_view_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeView, ichomp_practice_view, ICHOMP, PRACTICE_VIEW, GtkBox)

GtkWidget *ichomp_practice_view_new (IchompPractice *practice, GSettings *settings);
void ichomp_practice_view_set_question_page (IchompPracticeView *self, GtkWidget *page);

G_END_DECLS
