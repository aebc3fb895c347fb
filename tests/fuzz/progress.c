/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The file of the progress in the lessons: it is the same after loading and saving. */

#include "course/ichomp-lesson-progress.h"
#include "fuzz.h"
#include "support.h"

#define LESSON "a new lesson"

/* Loads the file and changes one thing, so that it is saved. Returns its contents. */
static char *
change (const char *path, gboolean done)
{
  IchompStore *store = ichomp_store_new (path);
  IchompLessonProgress *progress = ichomp_lesson_progress_new (store);
  g_autoptr (GError) error = NULL;
  char *text;

  ichomp_lesson_progress_set_done (progress, LESSON, done);
  g_assert_cmpint (ichomp_lesson_progress_is_done (progress, LESSON), ==, done);
  g_assert_finalize_object (progress);
  ichomp_store_flush (store);
  g_assert_finalize_object (store);
  support_iterate ();

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autofree char *path = g_build_filename (fuzz_get_folder (), "lessons.ini", NULL);
  g_autofree char *text = NULL;
  g_autofree char *text_changed = NULL;
  g_autofree char *text_again = NULL;

  fuzz_write_file (path, data, size);
  g_free (change (path, FALSE));
  text = change (path, TRUE);
  text_changed = change (path, FALSE);
  text_again = change (path, TRUE);
  g_assert_cmpstr (text_changed, !=, text);
  g_assert_cmpstr (text_again, ==, text);
  return 0;
}
