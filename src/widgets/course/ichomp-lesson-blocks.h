/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"
#include "widgets/language/ichomp-translatable.h"

G_BEGIN_DECLS

char *ichomp_lesson_blocks_dup_markup (const IchompLessonBlock *block);
const IchompLessonBlock *ichomp_lesson_blocks_get_block (GtkWidget *widget);
GtkWidget *ichomp_lesson_blocks_create (IchompLessonPage *page, const IchompLessonBlock *block);
GtkWidget *ichomp_lesson_blocks_create_text (IchompLessonPage *page,
                                             const IchompLessonBlock *block,
                                             const char *style_class);
GtkWidget *ichomp_lesson_blocks_create_heading (IchompLessonPage *page,
                                                const IchompLessonBlock *block);
GtkWidget *ichomp_lesson_blocks_create_folded (IchompLessonPage *page,
                                               const IchompLessonBlock *block);
GtkWidget *ichomp_lesson_blocks_create_line (IchompWordsFunc set_words, gpointer user_data);
void ichomp_lesson_blocks_set_place (GtkWidget *label, IchompLesson *lesson, const char *section);
guint ichomp_lesson_blocks_find_longest_word (GtkLabel *label);
void ichomp_lesson_blocks_break_words (GtkLabel *label, gboolean breaks, int width);
void ichomp_lesson_blocks_connect_links (IchompLessonPage *page, GtkWidget *label);

G_END_DECLS
