/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A text file that is saved without waiting for the disk. At most one text waits to be written: a newer
 * one replaces it. */

#include "ichomp-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ichomp-file.h"
#include "words/ichomp-error-wording.h"

/* The longest game needs a small fraction of this. */
#define MAX_BYTES (1024 * 1024)

#define MAX_SET_ASIDE 10000

/* Shared by the store and its writing tasks, which may outlive it. */
typedef struct
{
  char *path;
  char *text; /* the text to write next, or NULL; atomic */

  GMutex mutex;     /* locked while a text is written; protects the next two */
  gboolean written; /* a text has been written since the last report, */
  GError *error;    /* with this error, or NULL */

  IchompStore *store; /* NULL after it is finalized; used only by the store's thread */
} Slot;

/* To be used from one thread, with its main context. */
struct _IchompStore
{
  GObject parent_instance;

  Slot *slot;
  GError *reported; /* the failure that has been reported, until a text is saved */
};

enum
{
  SIGNAL_FAILED,
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
slot_clear (gpointer data)
{
  Slot *slot = data;

  g_free (slot->path);
  g_free (slot->text);
  g_clear_error (&slot->error);
  g_mutex_clear (&slot->mutex);
}

static void
slot_unref (gpointer data)
{
  g_atomic_rc_box_release_full (data, slot_clear);
}

/* Writes the waiting text, if any. The caller has locked the mutex. */
static void
write_next (Slot *slot)
{
  g_autofree char *text = g_atomic_pointer_exchange (&slot->text, NULL);

  if (text == NULL)
    return;

  g_clear_error (&slot->error);
  ichomp_file_replace (slot->path, text, &slot->error);
  slot->written = TRUE;
}

static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Slot *slot = data;

  g_mutex_lock (&slot->mutex);
  write_next (slot);
  g_mutex_unlock (&slot->mutex);
  g_task_return_boolean (task, TRUE);
}

/* Takes ownership of @error, the result of the last write. */
static void
report (IchompStore *self, gboolean written, GError *error)
{
  if (!written)
    return;

  if (error != NULL && !errors_equal (error, self->reported))
    g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
  g_clear_error (&self->reported);
  self->reported = error;
}

static gboolean
take_result (Slot *slot, GError **error)
{
  gboolean written = slot->written;

  slot->written = FALSE;
  *error = g_steal_pointer (&slot->error);
  return written;
}

/* If another task is writing already, that one will report. */
static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Slot *slot = g_task_get_task_data (G_TASK (result));
  g_autoptr (IchompStore) self = slot->store == NULL ? NULL : g_object_ref (slot->store);
  GError *error;
  gboolean written;

  if (self == NULL || !g_mutex_trylock (&slot->mutex))
    return;

  written = take_result (slot, &error);
  g_mutex_unlock (&slot->mutex);
  report (self, written, error);
}

static void
flush (IchompStore *self)
{
  GError *error;
  gboolean written;

  g_mutex_lock (&self->slot->mutex);
  write_next (self->slot);
  written = take_result (self->slot, &error);
  g_mutex_unlock (&self->slot->mutex);

  report (self, written, error);
}

static void
ichomp_store_dispose (GObject *object)
{
  flush (ICHOMP_STORE (object));

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

  /**
   * IchompStore::failed:
   * @self: the store
   * @error: the reason
   *
   * Emitted when a text could not be saved. The same kind of error is reported again only after a text
   * was saved in between.
   */
  signals[SIGNAL_FAILED] =
      g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
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

static void
set_errno (GError **error, int code, const char *path)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *reason = ichomp_wording_system_error (code);

  g_set_error (error, G_FILE_ERROR, g_file_error_from_errno (code),
               /* Translators: %1$s is a file, %2$s is the reason, such as "You do not have
                * the permission." */
               _ ("The file “%1$s” could not be read: %2$s"), name, reason);
}

static gboolean
check_file (int fd, const char *path, GError **error)
{
  g_autofree char *name = g_filename_display_name (path);
  struct stat status;

  if (fstat (fd, &status) != 0)
    {
      set_errno (error, errno, path);
      return FALSE;
    }

  if (!S_ISREG (status.st_mode))
    {
      g_set_error (
          error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
          /* Translators: %s is the name of something on disk that is a folder or a device. */
          _ ("“%s” is not a file."), name);
      return FALSE;
    }

  if (status.st_size > MAX_BYTES)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
                   /* Translators: %s is a file. */
                   _ ("The file “%s” is too large."), name);
      return FALSE;
    }

  return TRUE;
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
 * Reads the file as it is now; a text given to [method@Store.save] may not be written yet. A file of
 * more than 1 MiB is an error.
 *
 * Returns: whether the file could be read
 */
gboolean
ichomp_store_load (IchompStore *self, char **text, gsize *length, GError **error)
{
  g_autofree char *buffer = NULL;
  gsize n_read = 0;
  gssize n;
  int fd;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), FALSE);
  g_return_val_if_fail (text != NULL && length != NULL, FALSE);

  /* Opening a pipe must not block. */
  fd = g_open (self->slot->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0)
    {
      set_errno (error, errno, self->slot->path);
      return FALSE;
    }

  if (!check_file (fd, self->slot->path, error))
    {
      g_close (fd, NULL);
      return FALSE;
    }

  /* A file that grows meanwhile is truncated. */
  buffer = g_malloc (MAX_BYTES + 1);
  while ((n = read (fd, buffer + n_read, MAX_BYTES - n_read)) != 0)
    {
      int code = errno;

      if (n > 0)
        {
          n_read += n;
        }
      else if (code != EINTR)
        {
          set_errno (error, code, self->slot->path);
          g_close (fd, NULL);
          return FALSE;
        }
    }
  g_close (fd, NULL);

  buffer[n_read] = '\0';
  *text = g_realloc (g_steal_pointer (&buffer), n_read + 1);
  *length = n_read;
  return TRUE;
}

/**
 * ichomp_store_load_key_file:
 * @self: (nullable): a store, or %NULL if nothing is stored
 *
 * Returns: (transfer full): the contents of the file, as far as it can be read as a key file
 */
GKeyFile *
ichomp_store_load_key_file (IchompStore *self)
{
  GKeyFile *file = g_key_file_new ();
  g_autofree char *text = NULL;
  gsize length;

  if (self != NULL && ichomp_store_load (self, &text, &length, NULL))
    g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, NULL);

  return file;
}

/**
 * ichomp_store_save:
 * @self: a store
 * @text: the new contents
 *
 * Replaces the file on a thread, and creates its folder. Only the owner can read the file. An earlier
 * text that still waits to be written is dropped. Emits [signal@Store::failed] on failure.
 *
 * Cost: a copy of @text; does not wait for the disk.
 */
void
ichomp_store_save (IchompStore *self, const char *text)
{
  g_autofree char *waiting = NULL;
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (ICHOMP_IS_STORE (self));
  g_return_if_fail (text != NULL);

  waiting = g_atomic_pointer_exchange (&self->slot->text, g_strdup (text));
  if (waiting != NULL)
    return;

  task = g_task_new (NULL, NULL, written_cb, NULL);
  g_task_set_task_data (task, g_atomic_rc_box_acquire (self->slot), slot_unref);
  g_task_run_in_thread (task, write_in_thread);
}

/**
 * ichomp_store_save_key_file:
 * @self: (nullable): a store, or %NULL if nothing is stored
 * @file: the new contents
 *
 * Like [method@Store.save].
 */
void
ichomp_store_save_key_file (IchompStore *self, GKeyFile *file)
{
  g_autofree char *text = NULL;

  if (self == NULL)
    return;

  text = g_key_file_to_data (file, NULL, NULL);
  ichomp_store_save (self, text);
}

/**
 * ichomp_store_flush:
 * @self: a store
 *
 * Waits until all texts given so far are on the disk, or [signal@Store::failed] has been emitted.
 */
void
ichomp_store_flush (IchompStore *self)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));

  flush (self);
}

/**
 * ichomp_store_set_aside:
 * @self: a store
 * @error: return location for an error of domain %G_IO_ERROR
 *
 * Renames the file, so that it is not overwritten: appends the suffix `.bad` or, if that file exists,
 * `.bad-2` and so on.
 *
 * Returns: (transfer full) (nullable): the new path, or %NULL with @error set
 */
char *
ichomp_store_set_aside (IchompStore *self, GError **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), NULL);

  ichomp_store_flush (self);
  file = g_file_new_for_path (self->slot->path);

  for (guint i = 1; TRUE; i++)
    {
      g_autofree char *path = i == 1 ? g_strconcat (self->slot->path, ".bad", NULL)
                                     : g_strdup_printf ("%s.bad-%u", self->slot->path, i);
      g_autoptr (GFile) target = g_file_new_for_path (path);
      g_autoptr (GError) reason = NULL;

      if (g_file_move (file, target,
                       G_FILE_COPY_NOFOLLOW_SYMLINKS | G_FILE_COPY_NO_FALLBACK_FOR_MOVE, NULL, NULL,
                       NULL, &reason))
        return g_steal_pointer (&path);

      if (!g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_EXISTS) || i == MAX_SET_ASIDE)
        {
          g_propagate_error (error, g_steal_pointer (&reason));
          return NULL;
        }
    }
}
