/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A text file that is saved without waiting for the disk. At most one text waits to be written: a
 * newer one replaces it. A text that cannot be written goes on waiting: it is tried again when this
 * store or another one saves, and at the end. Another program may save the same file: its changes
 * are noticed and, if the owner of the store knows how, merged. */

#include "ichomp-store.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-paths.h"
#include "ichomp-file.h"
#include "game/words/ichomp-error-wording.h"

/* What writing has come to, since the last report. */
typedef struct
{
  gboolean written;  /* or failed, */
  GError *error;     /* with this error */
  gboolean collided; /* another program had changed the file */
  GError *bad;       /* why the file was set aside, or NULL; */
  char *bad_path;    /* its new name */
} Result;

/* Shared by the store and its writing tasks, which may outlive it. */
typedef struct
{
  char *path;
  char *text;    /* the text to write next, or NULL; atomic */
  int scheduled; /* whether a task is about to take the text; atomic */
  IchompStoreMergeFunc merge;
  gpointer merge_data;

  GMutex mutex;   /* locked while a text is written; protects the rest */
  char *base;     /* the text of the owner that is in the file, if it is merged; or NULL */
  GBytes *found;  /* the contents last read or written, empty without a file; or NULL */
  GError *unseen; /* why the system could not read the file when it was loaded; or NULL */
  Result result;

  IchompStore *store; /* NULL after it is finalized; used only by the store's thread */
} Slot;

/* To be used from one thread, with its main context. */
struct _IchompStore
{
  GObject parent_instance;

  Slot *slot;
  GError *reported; /* the failure that has been reported, until a text is saved; */
  gboolean told;    /* whether somebody listened */
};

/* The stores whose text could not be written. Not references. */
static GPtrArray *failing;

enum
{
  SIGNAL_FAILED,
  SIGNAL_RECOVERED,
  SIGNAL_SET_ASIDE,
  SIGNAL_COLLIDED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompStore, ichomp_store, G_TYPE_OBJECT)

static gboolean
errors_equal (const GError *a, const GError *b)
{
  return a != NULL && b != NULL && a->domain == b->domain && a->code == b->code;
}

static void
result_clear (Result *result)
{
  g_clear_error (&result->error);
  g_clear_error (&result->bad);
  g_clear_pointer (&result->bad_path, g_free);
}

static void
slot_clear (gpointer data)
{
  Slot *slot = data;

  g_free (slot->path);
  g_free (slot->text);
  g_free (slot->base);
  g_clear_pointer (&slot->found, g_bytes_unref);
  g_clear_error (&slot->unseen);
  result_clear (&slot->result);
  g_mutex_clear (&slot->mutex);
}

static void
slot_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, slot_clear);
}

/* @found: (transfer full) */
static void
set_found (Slot *slot, GBytes *found)
{
  g_clear_pointer (&slot->found, g_bytes_unref);
  slot->found = found;
}

/* Writing; the mutex is locked */

/* Returns: whether the file is out of the way */
static gboolean
set_bad_aside (Slot *slot, const GError *bad, GError **error)
{
  g_autoptr (GError) reason = NULL;
  char *path = ichomp_file_set_aside (slot->path, bad, &reason);

  if (path == NULL)
    {
      g_autofree char *name = ichomp_wording_excerpt (slot->path);
      g_autofree char *sentence = ichomp_wording_file_error (reason);

      g_set_error (error, reason->domain, reason->code,
                   _ ("The file “%1$s” could not be written: %2$s"), name, sentence);
      return FALSE;
    }

  result_clear (&slot->result);
  slot->result.bad = g_error_copy (bad);
  slot->result.bad_path = path;
  return TRUE;
}

typedef struct
{
  Slot *slot;
  const char *mine;
  GBytes *written; /* set by combine() */
} Update;

/* Merges with what is in the file. Returns: (transfer full) (nullable): NULL if there is nothing to
 * merge with; with @error set if the file must not be replaced */
static char *
merge (Slot *slot, const char *mine, GError **error)
{
  gboolean merges = slot->merge != NULL && slot->base != NULL;
  g_autofree char *theirs = NULL;
  g_autoptr (GBytes) found = NULL;
  g_autoptr (GError) bad = NULL;
  char *merged = NULL;
  gsize length;

  if (ichomp_file_read (slot->path, &theirs, &length, &bad))
    {
      if (merges)
        merged = slot->merge (slot->base, mine, theirs, length, slot->merge_data, &bad);
      found = g_bytes_new_take (g_steal_pointer (&theirs), length);
      if (bad == NULL && slot->found != NULL && !g_bytes_equal (found, slot->found))
        slot->result.collided = TRUE;
    }

  if (bad != NULL && ichomp_file_is_unreadable (bad))
    g_propagate_error (error, g_steal_pointer (&bad));
  else if (slot->unseen != NULL && slot->merge == NULL)
    g_propagate_error (error, g_error_copy (slot->unseen));
  else if (merges && bad != NULL && !g_error_matches (bad, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    set_bad_aside (slot, bad, error);
  return merged;
}

static char *
combine (gpointer data, GError **error)
{
  Update *update = data;
  g_autoptr (GError) reason = NULL;
  char *text = merge (update->slot, update->mine, &reason);

  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }

  if (text == NULL)
    text = g_strdup (update->mine);
  update->written = g_bytes_new (text, strlen (text));
  return text;
}

/* Writes the waiting text, if any. */
static void
write_next (Slot *slot)
{
  g_autofree char *text = g_atomic_pointer_exchange (&slot->text, NULL);
  Update update = { slot, text, NULL };

  if (text == NULL)
    return;

  slot->result.written = TRUE;
  g_clear_error (&slot->result.error);
  if (ichomp_file_update (slot->path, combine, &update, &slot->result.error))
    {
      set_found (slot, g_steal_pointer (&update.written));
      g_clear_error (&slot->unseen);
      if (slot->merge != NULL)
        {
          g_free (slot->base);
          slot->base = g_steal_pointer (&text);
        }
    }
  else if (g_atomic_pointer_compare_and_exchange (&slot->text, NULL, text))
    {
      text = NULL;
    }
  g_clear_pointer (&update.written, g_bytes_unref);
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Slot *slot = data;

  g_mutex_lock (&slot->mutex);
  g_atomic_int_set (&slot->scheduled, FALSE);
  write_next (slot);
  g_mutex_unlock (&slot->mutex);
  g_task_return_boolean (task, TRUE);
}

/* Reporting */

/* The mutex is locked. */
static Result
take_result (Slot *slot)
{
  Result result = slot->result;

  slot->result = (Result){ 0 };

  /* The owner would lose what it has changed since; the next text is merged as well. */
  if (g_atomic_pointer_get (&slot->text) != NULL)
    {
      slot->result.collided = result.collided;
      result.collided = FALSE;
    }

  return result;
}

static char *
dup_found (Slot *slot)
{
  gsize length;
  const char *text = g_bytes_get_data (slot->found, &length);

  return g_strndup (text, length);
}

/* @result: (transfer full)
 * @found: (nullable): the contents of the file, if another program had changed it */
static void
report (IchompStore *self, Result *result, const char *found)
{
  if (result->bad != NULL)
    g_signal_emit (self, signals[SIGNAL_SET_ASIDE], 0, result->bad, result->bad_path);
  if (result->error != NULL && !errors_equal (result->error, self->reported))
    {
      self->told = g_signal_has_handler_pending (self, signals[SIGNAL_FAILED], 0, TRUE);
      g_signal_emit (self, signals[SIGNAL_FAILED], 0, result->error);
    }
  if (result->written)
    {
      gboolean has_recovered = self->reported != NULL && result->error == NULL;

      g_clear_error (&self->reported);
      self->reported = g_steal_pointer (&result->error);
      g_ptr_array_remove_fast (failing, self);
      if (self->reported != NULL)
        g_ptr_array_add (failing, self);
      if (has_recovered)
        g_signal_emit (self, signals[SIGNAL_RECOVERED], 0);
    }
  if (found != NULL)
    g_signal_emit (self, signals[SIGNAL_COLLIDED], 0, found);

  result_clear (result);
}

/* If another task is writing already, that one will report. */
static void
written_cb (GObject *source, GAsyncResult *task, gpointer user_data)
{
  Slot *slot = g_task_get_task_data (G_TASK (task));
  g_autoptr (IchompStore) self = slot->store == NULL ? NULL : g_object_ref (slot->store);
  g_autofree char *found = NULL;
  Result result;

  if (self == NULL || !g_mutex_trylock (&slot->mutex))
    return;

  result = take_result (slot);
  if (result.collided)
    found = dup_found (slot);
  g_mutex_unlock (&slot->mutex);
  report (self, &result, found);
}

/* @is_last: whether a text that cannot be written is given up, so that no thread writes it later */
static void
flush (IchompStore *self, gboolean is_last)
{
  g_autofree char *found = NULL;
  g_autofree char *lost = NULL;
  Result result;

  g_mutex_lock (&self->slot->mutex);
  write_next (self->slot);
  result = take_result (self->slot);
  if (result.collided)
    found = dup_found (self->slot);
  if (is_last)
    lost = g_atomic_pointer_exchange (&self->slot->text, NULL);
  g_mutex_unlock (&self->slot->mutex);

  report (self, &result, found);
}

/* Nobody listens any more to a failure at the end. */
static void
ichomp_store_dispose (GObject *object)
{
  IchompStore *self = ICHOMP_STORE (object);

  flush (self, TRUE);
  if (g_ptr_array_remove_fast (failing, self) && !self->told)
    {
      g_autofree char *sentence = ichomp_wording_error (self->reported);

      g_printerr ("ichomp: %s\n", sentence);
    }

  G_OBJECT_CLASS (ichomp_store_parent_class)->dispose (object);
}

static void
ichomp_store_finalize (GObject *object)
{
  IchompStore *self = ICHOMP_STORE (object);

  self->slot->store = NULL;
  g_clear_pointer (&self->slot, slot_unref);
  g_clear_error (&self->reported);

  G_OBJECT_CLASS (ichomp_store_parent_class)->finalize (object);
}

static void
ichomp_store_class_init (IchompStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ichomp_store_dispose;
  object_class->finalize = ichomp_store_finalize;
  failing = g_ptr_array_new ();

  /**
   * IchompStore::failed:
   * @self: the store
   * @error: the reason
   *
   * Emitted when a text could not be saved; it is kept, and tried again. The same kind of error is
   * reported again only after a text was saved in between.
   */
  signals[SIGNAL_FAILED] =
      g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);

  /**
   * IchompStore::recovered:
   * @self: the store
   *
   * Emitted when a text has been saved after [signal@Store::failed].
   */
  signals[SIGNAL_RECOVERED] = g_signal_new ("recovered", G_TYPE_FROM_CLASS (klass),
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompStore::set-aside:
   * @self: the store
   * @error: why the file cannot be merged with
   * @path: the new path of the file
   *
   * Emitted when a file that appeared since it was last read or written has been renamed, and
   * another one written in its place.
   */
  signals[SIGNAL_SET_ASIDE] = g_signal_new (
      "set-aside", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
      2, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);

  /**
   * IchompStore::collided:
   * @self: the store
   * @text: the contents of the file now
   *
   * Emitted after a text has been saved, if another program had changed the file since it was last
   * read or written: the text has been merged with its changes, or has replaced them. No other text
   * waits to be written.
   */
  signals[SIGNAL_COLLIDED] =
      g_signal_new ("collided", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_STRING | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
ichomp_store_init (IchompStore *self)
{
  self->slot = g_atomic_rc_box_new0 (Slot);
  g_mutex_init (&self->slot->mutex);
  self->slot->store = self;
}

/* The file and its folder need not exist. */
IchompStore *
ichomp_store_new (const char *path)
{
  IchompStore *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (ICHOMP_TYPE_STORE, NULL);
  self->slot->path = g_strdup (path);
  return self;
}

/* The files in which the program keeps something about its user. NULL-terminated. */
const char *const ichomp_store_user_files[] = { "game.ini",     "lessons.ini",    "mistakes.ini",
                                                "practice.ini", "statistics.ini", NULL };

/* A store for one of ichomp_store_user_files. */
IchompStore *
ichomp_store_new_user_file (const char *name)
{
  g_autofree char *path = ichomp_paths_dup_user_file (name);

  g_return_val_if_fail (g_strv_contains (ichomp_store_user_files, name), NULL);

  return ichomp_store_new (path);
}

/**
 * ichomp_store_set_merge:
 * @self: a store that has not saved anything yet
 * @func: called on any thread
 * @data: passed to @func; must stay valid as long as the program runs
 *
 * Merges each saved text with the contents of the file, see ichomp_store_set_base(). A file that
 * @func does not accept is set aside.
 */
void
ichomp_store_set_merge (IchompStore *self, IchompStoreMergeFunc func, gpointer data)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));

  self->slot->merge = func;
  self->slot->merge_data = data;
}

/**
 * ichomp_store_set_base:
 * @self: a store with a merge function
 * @base: (nullable): what the owner has read from the file, as the text that it would save; or
 *   %NULL to replace the file by the next text without merging
 *
 * The next saved text is merged as a change of @base, those after it as changes of the text before.
 */
void
ichomp_store_set_base (IchompStore *self, const char *base)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));

  g_mutex_lock (&self->slot->mutex);
  g_free (self->slot->base);
  self->slot->base = g_strdup (base);
  g_mutex_unlock (&self->slot->mutex);
}

/**
 * ichomp_store_load:
 * @self: a store
 * @text: (out) (transfer full) (array length=length) (element-type guint8): return location for
 *   the contents of the file, followed by a zero byte
 * @length: (out): return location for the number of bytes
 * @error: return location for an error of domain %G_FILE_ERROR, which has the code
 *   %G_FILE_ERROR_NOENT if the file does not exist, or %G_IO_ERROR
 *
 * Reads the file as it is now; a text given to [method@Store.save] may not be written yet. A file
 * of more than 1 MiB is an error. A file that the system cannot read is not replaced while that is
 * so or, without a merge function, until it has been loaded.
 *
 * Returns: whether the file could be read
 */
gboolean
ichomp_store_load (IchompStore *self, char **text, gsize *length, GError **error)
{
  g_autoptr (GError) reason = NULL;
  gboolean ok;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), FALSE);
  g_return_val_if_fail (text != NULL && length != NULL, FALSE);

  g_mutex_lock (&self->slot->mutex);
  ok = ichomp_file_read (self->slot->path, text, length, &reason);
  g_clear_error (&self->slot->unseen);
  if (ok)
    set_found (self->slot, g_bytes_new (*text, *length));
  else if (g_error_matches (reason, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    set_found (self->slot, g_bytes_new (NULL, 0));
  else if (ichomp_file_is_unreadable (reason))
    self->slot->unseen = g_error_copy (reason);
  g_mutex_unlock (&self->slot->mutex);

  if (!ok)
    g_propagate_error (error, g_steal_pointer (&reason));
  return ok;
}

/**
 * ichomp_store_dup_waiting:
 * @self: a store
 *
 * Returns: (transfer full) (nullable): the text that waits to be written, such as on a full disk
 */
char *
ichomp_store_dup_waiting (IchompStore *self)
{
  char *text;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), NULL);

  g_mutex_lock (&self->slot->mutex);
  text = g_strdup (g_atomic_pointer_get (&self->slot->text));
  g_mutex_unlock (&self->slot->mutex);

  return text;
}

static void
schedule (IchompStore *self)
{
  g_autoptr (GTask) task = NULL;

  if (!g_atomic_int_compare_and_exchange (&self->slot->scheduled, FALSE, TRUE))
    return;

  task = g_task_new (NULL, NULL, written_cb, NULL);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->slot), slot_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * ichomp_store_save:
 * @self: a store
 * @text: the new contents
 *
 * Replaces the file on a thread, and creates its folder. Only the owner can read the file. An
 * earlier text that still waits to be written is dropped. Emits [signal@Store::failed] on failure.
 * Texts of other stores that could not be written are tried again.
 *
 * Cost: a copy of @text; does not wait for the disk.
 */
void
ichomp_store_save (IchompStore *self, const char *text)
{
  g_autofree char *waiting = NULL;

  g_return_if_fail (ICHOMP_IS_STORE (self));
  g_return_if_fail (text != NULL);

  waiting = g_atomic_pointer_exchange (&self->slot->text, g_strdup (text));
  schedule (self);
  for (guint i = 0; i < failing->len; i++)
    schedule (g_ptr_array_index (failing, i));
}

/**
 * ichomp_store_flush:
 * @self: a store
 *
 * Waits until all texts given so far are on the disk, or [signal@Store::failed] has been emitted.
 * Also tries again to write a text that could not be written.
 */
void
ichomp_store_flush (IchompStore *self)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));

  flush (self, FALSE);
}

/**
 * ichomp_store_set_aside:
 * @self: a store
 * @bad: why its file cannot be used
 * @error: return location for an error
 *
 * Writes what waits to be written, and calls ichomp_file_set_aside().
 *
 * Returns: (transfer full) (nullable): the new path, or %NULL with @error set
 */
char *
ichomp_store_set_aside (IchompStore *self, const GError *bad, GError **error)
{
  char *path;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), NULL);

  ichomp_store_flush (self);

  g_mutex_lock (&self->slot->mutex);
  path = ichomp_file_set_aside (self->slot->path, bad, error);
  if (path != NULL)
    set_found (self->slot, g_bytes_new (NULL, 0));
  g_mutex_unlock (&self->slot->mutex);

  return path;
}
