/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ichomp-lesson.h"

G_BEGIN_DECLS

/**
 * IchompLibraryOrigin:
 * @ICHOMP_LIBRARY_BUILT_IN: came with the program
 * @ICHOMP_LIBRARY_USER: lies in the person's own lesson folder
 * @ICHOMP_LIBRARY_OPENED: was opened as a file
 *
 * Where a lesson comes from.
 */
typedef enum
{
  ICHOMP_LIBRARY_BUILT_IN,
  ICHOMP_LIBRARY_USER,
  ICHOMP_LIBRARY_OPENED,
} IchompLibraryOrigin;

#define ICHOMP_TYPE_LIBRARY_ENTRY (ichomp_library_entry_get_type ())

G_DECLARE_FINAL_TYPE (IchompLibraryEntry, ichomp_library_entry, ICHOMP, LIBRARY_ENTRY, GObject)

IchompLesson *ichomp_library_entry_get_lesson (IchompLibraryEntry *self);
const GError *ichomp_library_entry_get_error (IchompLibraryEntry *self);
char *ichomp_library_entry_dup_error_text (IchompLibraryEntry *self);
const char *ichomp_library_entry_get_path (IchompLibraryEntry *self);
char *ichomp_library_entry_dup_file_name (IchompLibraryEntry *self);
IchompLibraryOrigin ichomp_library_entry_get_origin (IchompLibraryEntry *self);

/**
 * IchompLibraryHit:
 * @lesson: the lesson
 * @section: (nullable): the section, or %NULL where title or goal were found
 * @title: the lesson's title, plain
 * @heading: (nullable): the section's heading, plain
 * @snippet: the text around what was found, plain
 * @start: where what was found begins in @snippet, in bytes
 * @end: where it ends
 *
 * Something that was found.
 */
typedef struct
{
  IchompLesson *lesson;
  const IchompLessonBlock *section;
  char *title;
  char *heading;
  char *snippet;
  guint start;
  guint end;
} IchompLibraryHit;

void ichomp_library_hit_free (IchompLibraryHit *self);

#define ICHOMP_TYPE_LIBRARY (ichomp_library_get_type ())

G_DECLARE_FINAL_TYPE (IchompLibrary, ichomp_library, ICHOMP, LIBRARY, GObject)

void ichomp_library_make_folder (void);
IchompLibrary *ichomp_library_new (void);
IchompLibrary *ichomp_library_new_for_folders (const char *built_in, const char *user);

guint ichomp_library_open (IchompLibrary *self, const char *path);
void ichomp_library_refresh (IchompLibrary *self);
IchompLesson *ichomp_library_find_lesson (IchompLibrary *self, const char *id);
IchompLesson *ichomp_library_find_next (IchompLibrary *self, const char *id);
const IchompLessonBlock *
ichomp_library_find_definition (IchompLibrary *self, const char *term, IchompLesson **lesson);
GPtrArray *ichomp_library_search (IchompLibrary *self, const char *words);

G_END_DECLS
