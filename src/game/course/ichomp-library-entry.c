/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-lesson-private.h"
#include "ichomp-library-private.h"

/**
 * IchompLibraryEntry:
 *
 * A file that is meant to be a lesson: either it is one, or there is something wrong with it. It
 * does not change; a file that changes gets another entry.
 */
struct _IchompLibraryEntry
{
  GObject parent_instance;

  char *path;
  IchompLibraryOrigin origin;
  char *checksum; /* of its bytes, or NULL where they could not be read */
  IchompLesson *lesson;
  GError *error;
};

G_DEFINE_FINAL_TYPE (IchompLibraryEntry, ichomp_library_entry, G_TYPE_OBJECT)

static void
ichomp_library_entry_finalize (GObject *object)
{
  IchompLibraryEntry *self = ICHOMP_LIBRARY_ENTRY (object);

  g_free (self->path);
  g_free (self->checksum);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_error (&self->error);

  G_OBJECT_CLASS (ichomp_library_entry_parent_class)->finalize (object);
}

static void
ichomp_library_entry_class_init (IchompLibraryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_library_entry_finalize;
}

static void
ichomp_library_entry_init (IchompLibraryEntry *self)
{
}

/*< private >
 * ichomp_library_entry_new:
 * @path: the path of a file
 * @origin: where it comes from
 *
 * Returns: (transfer full): the entry of the file, which has been read
 */
IchompLibraryEntry *
ichomp_library_entry_new (const char *path, IchompLibraryOrigin origin)
{
  IchompLibraryEntry *self = g_object_new (ICHOMP_TYPE_LIBRARY_ENTRY, NULL);
  g_autoptr (GBytes) bytes = NULL;

  self->path = g_strdup (path);
  self->origin = origin;
  bytes = ichomp_lesson_read_file (path, &self->error);
  if (bytes != NULL)
    {
      self->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
      self->lesson = ichomp_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                          &self->error);
    }

  return self;
}

/*< private >
 * ichomp_library_entry_new_duplicate:
 * @original: an entry with a lesson
 *
 * Returns: (transfer full): an entry of the same file that says that another lesson has its id
 */
IchompLibraryEntry *
ichomp_library_entry_new_duplicate (IchompLibraryEntry *original)
{
  IchompLibraryEntry *self = g_object_new (ICHOMP_TYPE_LIBRARY_ENTRY, NULL);
  const IchompLessonBlock *root = ichomp_lesson_get_root (original->lesson);
  IchompLessonErrorDetail detail = {
    .line = root->place.line,
    .column = root->place.column,
    .element = (char *)"lesson",
    .attribute = (char *)"id",
    .value = root->id,
  };

  self->path = g_strdup (original->path);
  self->origin = original->origin;
  self->checksum = g_strdup (original->checksum);
  ichomp_lesson_error_set (&self->error, ICHOMP_LESSON_ERROR_DUPLICATE_LESSON, &detail);

  return self;
}

/*< private >
 * ichomp_library_entry_equal:
 * @self: an entry
 * @other: another one
 *
 * Returns: whether they say the same
 */
gboolean
ichomp_library_entry_equal (IchompLibraryEntry *self, IchompLibraryEntry *other)
{
  return g_str_equal (self->path, other->path) && self->origin == other->origin
         && g_strcmp0 (self->checksum, other->checksum) == 0
         && (self->error == NULL) == (other->error == NULL)
         && (self->error == NULL || self->error->code == other->error->code);
}

/**
 * ichomp_library_entry_get_lesson:
 * @self: an entry
 *
 * Returns: (transfer none) (nullable): the lesson, or %NULL if there is an error
 */
IchompLesson *
ichomp_library_entry_get_lesson (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->lesson;
}

/**
 * ichomp_library_entry_get_error:
 * @self: an entry
 *
 * Returns: (transfer none) (nullable): what is wrong, of the domain %ICHOMP_LESSON_ERROR
 */
const GError *
ichomp_library_entry_get_error (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->error;
}

/**
 * ichomp_library_entry_dup_error_text:
 * @self: an entry with an error
 *
 * Returns: (transfer full) (nullable): what is wrong, with line and column, in the language on show
 */
char *
ichomp_library_entry_dup_error_text (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->error == NULL ? NULL : ichomp_lesson_error_describe_located (self->error);
}

/**
 * ichomp_library_entry_get_path:
 * @self: an entry
 *
 * Returns: (transfer none): the path of its file
 */
const char *
ichomp_library_entry_get_path (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->path;
}

/**
 * ichomp_library_entry_dup_file_name:
 * @self: an entry
 *
 * Returns: (transfer full): the name of its file, to be shown
 */
char *
ichomp_library_entry_dup_file_name (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return g_filename_display_basename (self->path);
}

/**
 * ichomp_library_entry_get_origin:
 * @self: an entry
 *
 * Returns: where its file comes from
 */
IchompLibraryOrigin
ichomp_library_entry_get_origin (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), ICHOMP_LIBRARY_BUILT_IN);

  return self->origin;
}
