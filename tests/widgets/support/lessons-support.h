/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "widgets/course/ichomp-lessons-view.h"

G_BEGIN_DECLS

/* A view of the lessons in a folder that the test fills. */
typedef struct
{
  char *folder;
  char *none;
  IchompLibrary *library;
  IchompLessonProgress *progress;
  IchompCourse *course; /* of both */
  GtkWidget *window;
  GtkWidget *widget;
  IchompLessonsView *view;
  const IchompLessonBlock *tried;
} LessonsFixture;

void lessons_fixture_set_up (LessonsFixture *fixture, gconstpointer data);
void lessons_fixture_tear_down (LessonsFixture *fixture, gconstpointer data);
void lessons_create_view (LessonsFixture *fixture);

void lessons_write_text (LessonsFixture *fixture, const char *name, const char *text);
void lessons_write (LessonsFixture *fixture, const char *name, const char *id, const char *title);

GtkListBox *lessons_get_list (LessonsFixture *fixture, const char *id);
GtkListBoxRow *lessons_get_row (LessonsFixture *fixture, const char *id, int index);
void lessons_activate (LessonsFixture *fixture, const char *id, int index);
void lessons_assert_shown (LessonsFixture *fixture, const char *id, int row);
GtkWidget *lessons_find_text (GtkWidget *widget, const char *text);

G_END_DECLS
