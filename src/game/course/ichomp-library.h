/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ichomp-lesson.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_LIBRARY_ENTRY (ichomp_library_entry_get_type ())

G_DECLARE_FINAL_TYPE (IchompLibraryEntry, ichomp_library_entry, ICHOMP, LIBRARY_ENTRY, GObject)

IchompLesson *ichomp_library_entry_get_lesson (IchompLibraryEntry *self);
const GError *ichomp_library_entry_get_error (IchompLibraryEntry *self);
char *ichomp_library_entry_dup_error_text (IchompLibraryEntry *self);
char *ichomp_library_entry_dup_file_name (IchompLibraryEntry *self);
const char *ichomp_library_entry_get_path (IchompLibraryEntry *self);
gboolean ichomp_library_entry_is_built_in (IchompLibraryEntry *self);

#define ICHOMP_TYPE_LIBRARY (ichomp_library_get_type ())

G_DECLARE_FINAL_TYPE (IchompLibrary, ichomp_library, ICHOMP, LIBRARY, GObject)

void ichomp_library_make_folder (void);
IchompLibrary *ichomp_library_new (void);
IchompLibrary *ichomp_library_new_for_folders (const char *built_in, const char *user);

guint ichomp_library_open (IchompLibrary *self, const char *path);
void ichomp_library_refresh (IchompLibrary *self);
IchompLesson *ichomp_library_find_lesson (IchompLibrary *self, const char *id);
IchompLibraryEntry *ichomp_library_find_entry (IchompLibrary *self, const char *path);
IchompLesson *ichomp_library_find_next (IchompLibrary *self, const char *id);
const IchompLessonBlock *
ichomp_library_find_definition (IchompLibrary *self, const char *term, IchompLesson **lesson);

G_END_DECLS
