/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/course/ichomp-lesson-page.h"

G_BEGIN_DECLS

/* A library of lessons, and a page for them in a window. */
typedef struct
{
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompCourse *course; /* of both */
  GtkWidget *window;
  GtkWidget *widget; /* the child of the window: the page or an ancestor of it */
  IchompLessonPage *page;
  GtkAdjustment *adjustment; /* the vertical one of the page */
} PageFixture;

void page_load (PageFixture *fixture, const char *folder);
void page_create (PageFixture *fixture, int width, int height);
void
page_create_in (PageFixture *fixture, GtkWidget *widget, GtkWidget *page, int width, int height);
GtkWidget *page_find_in_view (GtkWidget *view);
void page_tear_down (PageFixture *fixture, gconstpointer data);

/* User actions and frames */
IchompLesson *page_get_lesson (PageFixture *fixture, guint index);
void page_open (PageFixture *fixture, const char *id, const char *section);
void page_set_width (PageFixture *fixture, int width);
void page_draw_frame (PageFixture *fixture);
void page_renew (PageFixture *fixture);
void page_draw_beside (PageFixture *fixture);

/* The contents of the page */
GtkWidget *page_find_cell (GtkWidget *form, const char *name);
gboolean page_is_answered (GtkWidget *question);
GPtrArray *page_find_mapped (GtkWidget *widget, GType type);
GtkWidget *page_find_nth (GtkWidget *widget, GType type, const char *css_class, guint n);
GtkWidget *page_find_nth_mapped (GtkWidget *widget, GType type, guint n);
guint page_count (GtkWidget *widget, GType type, const char *css_class);
gboolean page_has_room (PageFixture *fixture);
char *page_dup_sight (PageFixture *fixture);

void page_assert_fits (PageFixture *fixture);
void page_assert_spoken (GPtrArray *labels, const char *language);

G_END_DECLS
