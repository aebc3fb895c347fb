/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The library: all lessons that there are, as a list of entries, which follows the files. */

#include "ichomp-library.h"

#include <glib/gstdio.h>

#include "game/base/ichomp-paths.h"
#include "ichomp-lesson-block-private.h"
#include "ichomp-lesson-reader.h"
#include "game/words/ichomp-error-wording.h"

/* An editor that saves a file writes, renames and touches it: wait until it is done. */
#define PATIENCE_MS 200

/* Reading and listing so many lessons takes less than a second. */
#define MAX_USER_LESSONS 200
#define MAX_USER_BYTES (8 * 1024 * 1024)

/* Entries */

/**
 * IchompLibraryEntry:
 *
 * A file that should be a lesson: it has a lesson or an error. Immutable: a file that changes gets
 * a new entry.
 */
struct _IchompLibraryEntry
{
  GObject parent_instance;

  char *path;
  gboolean is_built_in;
  char *checksum; /* of the file; NULL if it could not be read */
  gsize n_bytes;  /* of the file */
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

static IchompLibraryEntry *
entry_new (const char *path)
{
  IchompLibraryEntry *self = g_object_new (ICHOMP_TYPE_LIBRARY_ENTRY, NULL);
  g_autoptr (GBytes) bytes = NULL;

  self->path = g_strdup (path);
  bytes = ichomp_lesson_read_file (path, &self->error);
  if (bytes != NULL)
    {
      self->n_bytes = g_bytes_get_size (bytes);
      self->checksum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
      self->lesson = ichomp_lesson_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                          &self->error);
    }

  return self;
}

/* An entry that says that another lesson has the id of this one. */
static IchompLibraryEntry *
entry_new_duplicate (IchompLibraryEntry *original)
{
  IchompLibraryEntry *self = g_object_new (ICHOMP_TYPE_LIBRARY_ENTRY, NULL);
  const IchompLessonBlock *root = ichomp_lesson_get_root (original->lesson);
  IchompLessonErrorDetail detail = {
    .line = root->place.line,
    .column = root->place.column,
    .element = "lesson",
    .attribute = "id",
    .value = root->id,
  };

  self->path = g_strdup (original->path);
  self->checksum = g_strdup (original->checksum);
  ichomp_lesson_error_set (&self->error, ICHOMP_LESSON_ERROR_DUPLICATE_LESSON, &detail);

  return self;
}

/* An entry for a folder, of whose @n_files only the first @n_read are entries of their own. */
static IchompLibraryEntry *
entry_new_overfull (const char *folder, guint n_files, guint n_read)
{
  IchompLibraryEntry *self = g_object_new (ICHOMP_TYPE_LIBRARY_ENTRY, NULL);
  g_autofree char *left = g_strdup_printf ("%u", n_files - n_read);

  self->path = g_strdup (folder);
  self->checksum = g_strdup (left);
  ICHOMP_LESSON_FAIL (&self->error, TOO_MANY_FILES, .value = left);
  return self;
}

static gboolean
entry_equal (IchompLibraryEntry *self, IchompLibraryEntry *other)
{
  return g_str_equal (self->path, other->path) && g_strcmp0 (self->checksum, other->checksum) == 0
         && (self->error == NULL) == (other->error == NULL)
         && (self->error == NULL || self->error->code == other->error->code);
}

IchompLesson *
ichomp_library_entry_get_lesson (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->lesson;
}

const GError *
ichomp_library_entry_get_error (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->error;
}

char *
ichomp_library_entry_dup_error_text (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->error == NULL ? NULL : ichomp_lesson_error_describe (self->error);
}

const char *
ichomp_library_entry_get_path (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  return self->path;
}

/* Whether the lesson came with the program. */
gboolean
ichomp_library_entry_is_built_in (IchompLibraryEntry *self)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), FALSE);

  return self->is_built_in;
}

/* Also of a file whose name is long or not readable. */
char *
ichomp_library_entry_dup_file_name (IchompLibraryEntry *self)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY_ENTRY (self), NULL);

  base = g_path_get_basename (self->path);
  return ichomp_wording_excerpt (base);
}

/* The list */

/**
 * IchompLibrary:
 *
 * A list of [class@LibraryEntry]: the built-in lessons, those in the user's folder, and files that
 * have been opened. It changes with the files.
 */
struct _IchompLibrary
{
  GObject parent_instance;

  GPtrArray *entries; /* of IchompLibraryEntry */
  char *built_in;
  char *user;
  GPtrArray *opened;   /* paths */
  GPtrArray *monitors; /* of GFileMonitor: of the user's folder and of opened files */
  guint timeout;
};

static void ichomp_library_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompLibrary,
                               ichomp_library,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL,
                                                      ichomp_library_list_model_init))

static void
ichomp_library_dispose (GObject *object)
{
  IchompLibrary *self = ICHOMP_LIBRARY (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  for (guint i = 0; i < self->monitors->len; i++)
    g_file_monitor_cancel (g_ptr_array_index (self->monitors, i));
  g_ptr_array_set_size (self->monitors, 0);

  G_OBJECT_CLASS (ichomp_library_parent_class)->dispose (object);
}

static void
ichomp_library_finalize (GObject *object)
{
  IchompLibrary *self = ICHOMP_LIBRARY (object);

  g_ptr_array_unref (self->entries);
  g_ptr_array_unref (self->opened);
  g_ptr_array_unref (self->monitors);
  g_free (self->built_in);
  g_free (self->user);

  G_OBJECT_CLASS (ichomp_library_parent_class)->finalize (object);
}

static void
ichomp_library_class_init (IchompLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ichomp_library_dispose;
  object_class->finalize = ichomp_library_finalize;
}

static void
ichomp_library_init (IchompLibrary *self)
{
  self->entries = g_ptr_array_new_with_free_func (g_object_unref);
  self->opened = g_ptr_array_new_with_free_func (g_free);
  self->monitors = g_ptr_array_new_with_free_func (g_object_unref);
}

static GType
ichomp_library_get_item_type (GListModel *model)
{
  return ICHOMP_TYPE_LIBRARY_ENTRY;
}

static guint
ichomp_library_get_n_items (GListModel *model)
{
  return ICHOMP_LIBRARY (model)->entries->len;
}

static gpointer
ichomp_library_get_item (GListModel *model, guint index)
{
  IchompLibrary *self = ICHOMP_LIBRARY (model);

  return index < self->entries->len ? g_object_ref (g_ptr_array_index (self->entries, index))
                                    : NULL;
}

static void
ichomp_library_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = ichomp_library_get_item_type;
  iface->get_n_items = ichomp_library_get_n_items;
  iface->get_item = ichomp_library_get_item;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

/* The paths of the XML files in a folder, sorted. */
static GPtrArray *
list_folder (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      if (*name != '.' && g_str_has_suffix (name, ".xml"))
        g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
    }
  g_ptr_array_sort (paths, compare_names);

  return paths;
}

static gboolean
has_path (gconstpointer entry, gconstpointer path)
{
  return g_str_equal (((const IchompLibraryEntry *)entry)->path, path);
}

/**
 * ichomp_library_find_entry:
 * @self: a library
 * @path: the path of a file
 *
 * Returns: (transfer none) (nullable): its entry, which may have an error
 */
IchompLibraryEntry *
ichomp_library_find_entry (IchompLibrary *self, const char *path)
{
  guint index;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), NULL);

  return g_ptr_array_find_with_equal_func (self->entries, path, has_path, &index)
             ? g_ptr_array_index (self->entries, index)
             : NULL;
}

/* An entry that has not changed stays the same object: it may be on show.
 *
 * @entry: (transfer full)
 * @old: (nullable): the entry with the same path so far */
static void
append_entry (GPtrArray *entries, IchompLibraryEntry *entry, IchompLibraryEntry *old)
{
  if (old != NULL && entry_equal (entry, old))
    g_set_object (&entry, old);
  g_ptr_array_add (entries, entry);
}

/* An editor may delete the file for a moment when it saves it. Until the file is there again, its
 * lesson stays. */
static gboolean
is_gone (const IchompLibraryEntry *entry)
{
  const GError *reason =
      entry->error == NULL ? NULL : ichomp_lesson_error_get_detail (entry->error)->reason;

  return g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* Of lessons with the same id the first one counts. */
static void
add_entry (IchompLibrary *self,
           GPtrArray *entries,
           GHashTable *ids,
           const char *path,
           gboolean is_built_in)
{
  IchompLibraryEntry *entry;
  IchompLibraryEntry *old = ichomp_library_find_entry (self, path);

  if (g_ptr_array_find_with_equal_func (entries, path, has_path, NULL))
    return;

  /* Built-in lessons do not change. */
  if (old != NULL && is_built_in)
    entry = g_object_ref (old);
  else
    entry = entry_new (path);
  if (is_gone (entry) && old != NULL)
    g_set_object (&entry, old);
  entry->is_built_in = is_built_in;

  if (entry->lesson != NULL
      && !g_hash_table_add (ids, g_strdup (ichomp_lesson_get_id (entry->lesson))))
    {
      IchompLibraryEntry *duplicate = entry_new_duplicate (entry);

      g_object_unref (entry);
      entry = duplicate;
    }

  append_entry (entries, entry, old);
}

static void
add_built_in (IchompLibrary *self, GPtrArray *entries, GHashTable *ids)
{
  g_autoptr (GPtrArray) paths = list_folder (self->built_in);

  for (guint i = 0; i < paths->len; i++)
    add_entry (self, entries, ids, g_ptr_array_index (paths, i), TRUE);
}

/* The window waits for this, so it ends at a limit. */
static void
add_user (IchompLibrary *self, GPtrArray *entries, GHashTable *ids)
{
  g_autoptr (GPtrArray) paths = list_folder (self->user);
  gsize n_bytes = 0;
  guint n_read = 0;

  for (; n_read < MIN (paths->len, MAX_USER_LESSONS) && n_bytes < MAX_USER_BYTES; n_read++)
    {
      add_entry (self, entries, ids, g_ptr_array_index (paths, n_read), FALSE);
      n_bytes += ((IchompLibraryEntry *)g_ptr_array_index (entries, entries->len - 1))->n_bytes;
    }

  if (n_read < paths->len)
    append_entry (entries, entry_new_overfull (self->user, paths->len, n_read),
                  ichomp_library_find_entry (self, self->user));
}

/* Announces only the part of the list that is different. */
static void
replace_entries (IchompLibrary *self, GPtrArray *entries)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->entries);
  guint n_shared = MIN (old->len, entries->len);
  guint n_before = 0;
  guint n_after = 0;

  self->entries = g_ptr_array_ref (entries);
  while (n_before < n_shared
         && g_ptr_array_index (old, n_before) == g_ptr_array_index (entries, n_before))
    n_before++;
  while (n_after < n_shared - n_before
         && g_ptr_array_index (old, old->len - 1 - n_after)
                == g_ptr_array_index (entries, entries->len - 1 - n_after))
    n_after++;

  if (n_before == old->len && n_before == entries->len)
    return;

  g_list_model_items_changed (G_LIST_MODEL (self), n_before, old->len - n_before - n_after,
                              entries->len - n_before - n_after);
}

/**
 * ichomp_library_refresh:
 * @self: a library
 *
 * Reads all files again except those of built-in lessons. Of the user's folder it reads only so
 * many that nobody has to wait; an entry with an error tells of the others.
 */
void
ichomp_library_refresh (IchompLibrary *self)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_return_if_fail (ICHOMP_IS_LIBRARY (self));

  add_built_in (self, entries, ids);
  add_user (self, entries, ids);
  for (guint i = 0; i < self->opened->len; i++)
    add_entry (self, entries, ids, g_ptr_array_index (self->opened, i), FALSE);

  replace_entries (self, entries);
}

static gboolean
timeout_cb (gpointer user_data)
{
  IchompLibrary *self = user_data;

  self->timeout = 0;
  ichomp_library_refresh (self);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (IchompLibrary *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  self->timeout = g_timeout_add (PATIENCE_MS, timeout_cb, self);
}

/* A file that cannot be watched is read again at the next refresh. */
static void
watch (IchompLibrary *self, const char *path, gboolean folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GFileMonitor *monitor =
      folder ? g_file_monitor_directory (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL)
             : g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);

  if (monitor == NULL)
    return;

  g_signal_connect_object (monitor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_ptr_array_add (self->monitors, monitor);
}

/**
 * ichomp_library_make_folder:
 *
 * Makes the user's folder if it does not exist, since only an existing folder can be watched.
 * Failure is ignored.
 */
void
ichomp_library_make_folder (void)
{
  g_autofree char *user = ichomp_paths_dup_user_file ("lessons");

  g_mkdir_with_parents (user, 0700);
}

/**
 * ichomp_library_new:
 *
 * Makes no folder.
 *
 * Returns: (transfer full): the built-in lessons and those in the user's folder
 */
IchompLibrary *
ichomp_library_new (void)
{
  g_autofree char *user = ichomp_paths_dup_user_file ("lessons");

  return ichomp_library_new_for_folders (ichomp_paths_get_lesson_dir (), user);
}

/**
 * ichomp_library_new_for_folders:
 * @built_in: the folder of lessons that do not change; it need not exist
 * @user: the folder of the user's lessons; it need not exist
 */
IchompLibrary *
ichomp_library_new_for_folders (const char *built_in, const char *user)
{
  IchompLibrary *self = g_object_new (ICHOMP_TYPE_LIBRARY, NULL);

  self->built_in = g_strdup (built_in);
  self->user = g_strdup (user);
  watch (self, user, TRUE);
  ichomp_library_refresh (self);

  return self;
}

/**
 * ichomp_library_open:
 * @self: a library
 * @path: the path of a file
 *
 * Adds a file to the list, or reads it again if the list has it.
 *
 * Returns: its index in the list
 */
guint
ichomp_library_open (IchompLibrary *self, const char *path)
{
  g_autofree char *canonical = NULL;
  guint index = G_MAXUINT;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), G_MAXUINT);
  g_return_val_if_fail (path != NULL, G_MAXUINT);

  canonical = g_canonicalize_filename (path, NULL);
  if (!g_ptr_array_find_with_equal_func (self->entries, canonical, has_path, NULL))
    {
      g_ptr_array_add (self->opened, g_strdup (canonical));
      watch (self, canonical, FALSE);
    }
  ichomp_library_refresh (self);

  g_ptr_array_find_with_equal_func (self->entries, canonical, has_path, &index);
  return index;
}

/**
 * ichomp_library_find_lesson:
 * @self: a library
 * @id: the id of a lesson
 *
 * Returns: (transfer full) (nullable): the lesson with that id, or else the one that replaces it
 */
IchompLesson *
ichomp_library_find_lesson (IchompLibrary *self, const char *id)
{
  IchompLesson *successor = NULL;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      IchompLesson *lesson = ichomp_library_entry_get_lesson (g_ptr_array_index (self->entries, i));

      if (lesson != NULL && g_str_equal (ichomp_lesson_get_id (lesson), id))
        return ichomp_lesson_ref (lesson);
      if (lesson != NULL && successor == NULL && ichomp_lesson_replaces (lesson, id))
        successor = lesson;
    }

  return successor != NULL ? ichomp_lesson_ref (successor) : NULL;
}

/**
 * ichomp_library_find_next:
 * @self: a library
 * @id: the id of a lesson
 *
 * Returns: (transfer full) (nullable): the next lesson in the list, without those that cannot be
 *   read
 */
IchompLesson *
ichomp_library_find_next (IchompLibrary *self, const char *id)
{
  gboolean is_behind = FALSE;

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      IchompLesson *lesson = ichomp_library_entry_get_lesson (g_ptr_array_index (self->entries, i));

      if (lesson == NULL)
        continue;
      if (is_behind)
        return ichomp_lesson_ref (lesson);
      is_behind = g_str_equal (ichomp_lesson_get_id (lesson), id);
    }

  return NULL;
}

/**
 * ichomp_library_find_definition:
 * @self: a library
 * @term: the id of a definition
 * @lesson: (out) (optional) (transfer full) (nullable): the lesson that it is in
 *
 * Returns: (transfer none) (nullable): the first definition with that id; it lives as long as its
 *   lesson
 */
const IchompLessonBlock *
ichomp_library_find_definition (IchompLibrary *self, const char *term, IchompLesson **lesson)
{
  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), NULL);

  for (guint i = 0; i < self->entries->len; i++)
    {
      IchompLesson *candidate =
          ichomp_library_entry_get_lesson (g_ptr_array_index (self->entries, i));
      const IchompLessonBlock *definition =
          candidate == NULL ? NULL : ichomp_lesson_find_definition (candidate, term);

      if (definition != NULL)
        {
          if (lesson != NULL)
            *lesson = ichomp_lesson_ref (candidate);
          return definition;
        }
    }

  if (lesson != NULL)
    *lesson = NULL;
  return NULL;
}
