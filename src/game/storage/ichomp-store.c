/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* One thread writes, and sleeps while there is nothing to write. The text to write next is a single
 * slot, so that a newer text replaces one that has not been begun, and no text is ever overtaken. */

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

/* Many times what the longest game takes. */
#define MAX_BYTES (1024 * 1024)

#define MAX_SET_ASIDE 10000

/**
 * IchompStore:
 *
 * One text file. It is written on a thread of its own and replaced as a whole, so that at any time
 * there is either the old text or the new one. To be used from one thread.
 */
struct _IchompStore
{
  GObject parent_instance;

  char *path;
  GMainContext *context;
  GThread *thread;  /* from the first text on */
  GError *reported; /* the failure that has been told, until a text is saved */

  GMutex mutex; /* for all below */
  GCond work;   /* something to write, or to finish */
  GCond idle;   /* nothing to write any more */
  char *text;   /* to be written next */
  gboolean writing;
  gboolean finish;
  gboolean written;  /* since the last report, and */
  GError *error;     /* how the last one went */
  GSource *reporter; /* waits in the main context */
};

enum
{
  PROP_0,
  PROP_PATH,
  N_PROPS,
};

enum
{
  SIGNAL_FAILED,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompStore, ichomp_store, G_TYPE_OBJECT)

static gboolean
errors_equal (const GError *a, const GError *b)
{
  return a != NULL && b != NULL && a->domain == b->domain && a->code == b->code;
}

/* Tells of the writing done since the last time. */
static void
report (IchompStore *self)
{
  g_autoptr (GError) error = NULL;
  gboolean written;

  g_mutex_lock (&self->mutex);
  error = g_steal_pointer (&self->error);
  written = self->written;
  self->written = FALSE;
  if (self->reporter != NULL)
    {
      g_source_destroy (self->reporter);
      g_clear_pointer (&self->reporter, g_source_unref);
    }
  g_mutex_unlock (&self->mutex);

  if (!written)
    return;

  if (error == NULL)
    {
      g_clear_error (&self->reported);
      return;
    }

  if (errors_equal (error, self->reported))
    return;

  g_clear_error (&self->reported);
  self->reported = g_error_copy (error);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

static gboolean
report_cb (gpointer user_data)
{
  g_autoptr (IchompStore) self = g_object_ref (user_data);

  report (self);
  return G_SOURCE_REMOVE;
}

static gpointer
write_texts (gpointer user_data)
{
  IchompStore *self = user_data;

  g_mutex_lock (&self->mutex);
  while (TRUE)
    {
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      while (self->text == NULL && !self->finish)
        g_cond_wait (&self->work, &self->mutex);
      if (self->text == NULL)
        break;

      text = g_steal_pointer (&self->text);
      self->writing = TRUE;
      g_mutex_unlock (&self->mutex);

      ichomp_file_replace (self->path, text, &error);

      g_mutex_lock (&self->mutex);
      self->writing = FALSE;
      self->written = TRUE;
      g_clear_error (&self->error);
      self->error = g_steal_pointer (&error);
      if (self->reporter == NULL && !self->finish)
        {
          self->reporter = g_idle_source_new ();
          g_source_set_priority (self->reporter, G_PRIORITY_DEFAULT);
          g_source_set_callback (self->reporter, report_cb, self, NULL);
          g_source_attach (self->reporter, self->context);
        }
      if (self->text == NULL)
        g_cond_broadcast (&self->idle);
    }
  g_mutex_unlock (&self->mutex);

  return NULL;
}

static void
ichomp_store_dispose (GObject *object)
{
  IchompStore *self = ICHOMP_STORE (object);

  if (self->thread != NULL)
    {
      g_mutex_lock (&self->mutex);
      self->finish = TRUE;
      g_cond_signal (&self->work);
      g_mutex_unlock (&self->mutex);

      g_thread_join (g_steal_pointer (&self->thread));
      report (self);
    }

  G_OBJECT_CLASS (ichomp_store_parent_class)->dispose (object);
}

static void
ichomp_store_finalize (GObject *object)
{
  IchompStore *self = ICHOMP_STORE (object);

  g_clear_error (&self->error);
  g_clear_error (&self->reported);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->path, g_free);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->work);
  g_cond_clear (&self->idle);

  G_OBJECT_CLASS (ichomp_store_parent_class)->finalize (object);
}

static void
ichomp_store_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompStore *self = ICHOMP_STORE (object);

  switch (id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_store_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompStore *self = ICHOMP_STORE (object);

  switch (id)
    {
    case PROP_PATH:
      self->path = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_store_class_init (IchompStoreClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = ichomp_store_dispose;
  object_class->finalize = ichomp_store_finalize;
  object_class->get_property = ichomp_store_get_property;
  object_class->set_property = ichomp_store_set_property;

  /**
   * IchompStore:path:
   *
   * The file.
   */
  properties[PROP_PATH] =
      g_param_spec_string ("path", NULL, NULL, NULL,
                           G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * IchompStore::failed:
   * @self: the store
   * @error: why
   *
   * Emitted in the main context of the thread that made the store after a text could not be saved.
   * It is emitted again for another kind of error, or after a text could be saved in between.
   */
  signals[SIGNAL_FAILED] =
      g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_ERROR | G_SIGNAL_TYPE_STATIC_SCOPE);
}

static void
ichomp_store_init (IchompStore *self)
{
  self->context = g_main_context_ref_thread_default ();
  g_mutex_init (&self->mutex);
  g_cond_init (&self->work);
  g_cond_init (&self->idle);
}

/**
 * ichomp_store_new:
 * @path: a file, which need not exist; its folder need not exist either
 *
 * Returns: (transfer full): a store for that file; nothing is read or written yet
 */
IchompStore *
ichomp_store_new (const char *path)
{
  g_return_val_if_fail (path != NULL, NULL);

  return g_object_new (ICHOMP_TYPE_STORE, "path", path, NULL);
}

/**
 * ichomp_store_get_path:
 * @self: a store
 *
 * Returns: (transfer none): its file
 */
const char *
ichomp_store_get_path (IchompStore *self)
{
  g_return_val_if_fail (ICHOMP_IS_STORE (self), NULL);

  return self->path;
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
 *   what is in the file, whatever it is, followed by a zero byte
 * @length: (out): return location for the number of bytes
 * @error: return location for an error of domain %G_FILE_ERROR, which has the code
 *   %G_FILE_ERROR_NOENT where there is no file, or %G_IO_ERROR
 *
 * Reads the file as it is now: a text that has been given to [method@Store.save] may not be there
 * yet. A file of more than a mebibyte is refused.
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

  /* Something that is not a file must not make the program wait for it. */
  fd = g_open (self->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0);
  if (fd < 0)
    {
      set_errno (error, errno, self->path);
      return FALSE;
    }

  if (!check_file (fd, self->path, error))
    {
      g_close (fd, NULL);
      return FALSE;
    }

  /* A file that grows meanwhile is cut off. */
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
          set_errno (error, code, self->path);
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
 * @self: (nullable): a store, or %NULL where nothing is kept
 *
 * Returns: (transfer full): what is in the file, as far as it is a key file and can be read
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
 * @text: what is to be in the file
 *
 * Replaces the file soon. The folder is made if need be, and the file can be read by its owner
 * alone. A text given earlier that has not been begun to be written is left out. Where it fails
 * [signal@Store::failed] is emitted.
 *
 * Cost: that of a copy of @text; nothing waits for the disk.
 */
void
ichomp_store_save (IchompStore *self, const char *text)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));
  g_return_if_fail (text != NULL);

  if (self->thread == NULL)
    self->thread = g_thread_new ("store", write_texts, self);

  g_mutex_lock (&self->mutex);
  g_free (self->text);
  self->text = g_strdup (text);
  g_cond_signal (&self->work);
  g_mutex_unlock (&self->mutex);
}

/**
 * ichomp_store_save_key_file:
 * @self: (nullable): a store, or %NULL where nothing is kept
 * @file: what is to be in the file
 *
 * As [method@Store.save].
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
 * Waits until all texts given so far are on the disk, or could not be saved, which then has been
 * told.
 */
void
ichomp_store_flush (IchompStore *self)
{
  g_return_if_fail (ICHOMP_IS_STORE (self));

  g_mutex_lock (&self->mutex);
  while (self->text != NULL || self->writing)
    g_cond_wait (&self->idle, &self->mutex);
  g_mutex_unlock (&self->mutex);

  report (self);
}

/**
 * ichomp_store_set_aside:
 * @self: a store
 * @error: return location for an error of domain %G_IO_ERROR
 *
 * Renames the file, so that it is out of the way but not lost: to its name with `.bad` behind it,
 * or `.bad-2` and so on where there is such a file already.
 *
 * Returns: (transfer full) (nullable): the new path, or %NULL with @error set
 */
char *
ichomp_store_set_aside (IchompStore *self, GError **error)
{
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (ICHOMP_IS_STORE (self), NULL);

  ichomp_store_flush (self);
  file = g_file_new_for_path (self->path);

  for (guint i = 1; TRUE; i++)
    {
      g_autofree char *path = i == 1 ? g_strconcat (self->path, ".bad", NULL)
                                     : g_strdup_printf ("%s.bad-%u", self->path, i);
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
