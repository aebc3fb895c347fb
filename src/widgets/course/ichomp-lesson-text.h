/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

char *ichomp_lesson_text_dup_markup (const IchompLessonBlock *block);
GtkWidget *ichomp_lesson_text_create (IchompLessonContext *context,
                                      const IchompLessonBlock *block,
                                      const char *style_class,
                                      int level);
GtkWidget *ichomp_lesson_text_create_line (const char *text, int level);
void ichomp_lesson_text_set_place (GtkWidget *label, IchompLesson *lesson, const char *section);
guint ichomp_lesson_text_find_longest_word (GtkLabel *label);
void ichomp_lesson_text_break_words (GtkLabel *label, gboolean breaks, int width);
void ichomp_lesson_text_connect_links (IchompLessonContext *context, GtkWidget *label);

G_END_DECLS
