/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The template of a lesson, for authors: a small lesson with comments, in
 * data/lessons/template/lesson.xml. */

#include "ichomp-lesson-template.h"

#include <string.h>

#include "game/base/ichomp-paths.h"
#include "game/storage/ichomp-file.h"

/* In the template */
#define ID "id=\"my-lesson\""

#define DEFAULT_NAME "my-lesson.xml"
#define SUFFIX ".xml"

/* The name of the file, in the characters of an id. */
static char *
dup_plain_id (const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  GString *id = g_string_new (NULL);

  if (g_str_has_suffix (base, SUFFIX))
    base[strlen (base) - strlen (SUFFIX)] = '\0';

  for (const char *p = base; *p != '\0'; p++)
    {
      if (g_ascii_isalnum (*p))
        g_string_append_c (id, g_ascii_tolower (*p));
      else if (id->len > 0 && id->str[id->len - 1] != '-')
        g_string_append_c (id, '-');
    }
  if (id->len > 0 && id->str[id->len - 1] == '-')
    g_string_truncate (id, id->len - 1);

  return g_string_free (id, id->len == 0);
}

static gboolean
is_taken (IchompLibrary *library, const char *id, const char *path)
{
  g_autoptr (IchompLesson) lesson = ichomp_library_find_lesson (library, id);
  IchompLibraryEntry *entry = ichomp_library_find_entry (library, path);

  return lesson != NULL && (entry == NULL || ichomp_library_entry_get_lesson (entry) != lesson);
}

/* An id that no other lesson has. */
static char *
dup_id (IchompLibrary *library, const char *path)
{
  g_autofree char *plain = dup_plain_id (path);
  g_autofree char *canonical = g_canonicalize_filename (path, NULL);
  char *id;

  if (plain == NULL)
    plain = g_strdup ("my-lesson");

  id = g_strdup (plain);
  for (guint i = 2; is_taken (library, id, canonical); i++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", plain, i);
    }

  return id;
}

/* Returns: a path in the user's folder of lessons, where the program lists every lesson */
char *
ichomp_lesson_template_dup_default_path (void)
{
  g_autofree char *folder = ichomp_paths_dup_user_file ("lessons");

  return g_build_filename (folder, DEFAULT_NAME, NULL);
}

/**
 * ichomp_lesson_template_create:
 * @library: the other lessons
 * @path: where the lesson will be
 * @error: return location for an error of ichomp_file_read()
 *
 * Returns: (transfer full) (nullable): a new lesson with an id after the name of its file
 */
GBytes *
ichomp_lesson_template_create (IchompLibrary *library, const char *path, GError **error)
{
  g_autofree char *template =
      g_build_filename (ichomp_paths_get_lesson_dir (), "template", "lesson.xml", NULL);
  g_autofree char *text = NULL;
  g_autofree char *id = NULL;
  g_autofree char *attribute = NULL;
  g_autoptr (GString) lesson = NULL;
  gsize length;

  if (!ichomp_file_read (template, &text, &length, error))
    return NULL;

  id = dup_id (library, path);
  attribute = g_strdup_printf ("id=\"%s\"", id);
  lesson = g_string_new_len (text, (gssize)length);
  g_string_replace (lesson, ID, attribute, 1);

  return g_string_free_to_bytes (g_steal_pointer (&lesson));
}
