/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A record: what the program remembers about its user, kept in a key file. Several programs may
 * keep the same record: each adds its own changes to what is in the file. A damaged file is set
 * aside, and what can be read of it is kept. */

#include "ichomp-record.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"

#define VERSION_KEY "version"
#define VERSION 1

typedef struct
{
  IchompStore *store;     /* or NULL: nothing is kept */
  IchompMessage *waiting; /* a notice from before anybody watched, or NULL */
  IchompMessage *failure; /* the file cannot be saved; or NULL */
} IchompRecordPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (IchompRecord, ichomp_record, G_TYPE_OBJECT)

enum
{
  SIGNAL_CHANGED,
  SIGNAL_NOTICE,
  SIGNAL_RESOLVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static IchompRecordPrivate *
get_private (IchompRecord *self)
{
  return ichomp_record_get_instance_private (self);
}

/* Reading a file; on any thread */

static guint64
get_version (IchompRecordClass *klass, GKeyFile *file)
{
  g_autofree char *text = g_key_file_get_value (file, klass->group, VERSION_KEY, NULL);
  guint64 version = 0;

  if (text != NULL)
    g_ascii_string_to_unsigned (text, 10, 1, G_MAXUINT64, &version, NULL);
  return version;
}

static gboolean
is_valid (IchompRecordClass *klass, GKeyFile *file, const char *group, const char *key)
{
  if (g_str_equal (group, klass->group))
    return !g_str_equal (key, VERSION_KEY) || get_version (klass, file) > 0;

  return klass->is_valid (file, group, key);
}

typedef void (*EntryFunc) (GKeyFile *file, const char *group, const char *key, gpointer data);

static void
for_each_entry (GKeyFile *file, EntryFunc func, gpointer data)
{
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[i], NULL, NULL);

      for (guint j = 0; keys[j] != NULL; j++)
        func (file, groups[i], keys[j], data);
    }
}

typedef struct
{
  IchompRecordClass *klass;
  gboolean ok;
} Check;

static void
check_entry (GKeyFile *file, const char *group, const char *key, gpointer data)
{
  Check *check = data;

  check->ok = check->ok && is_valid (check->klass, file, group, key);
}

/* Whether a line has a valid value, or none. */
static gboolean
is_line_valid (IchompRecordClass *klass, const char *group, const char *line)
{
  g_autofree char *text = g_strdup_printf ("%s\n%s\n", group, line);
  g_autoptr (GKeyFile) file = g_key_file_new ();
  Check check = { klass, TRUE };

  if (!g_utf8_validate (text, -1, NULL)
      || !g_key_file_load_from_data (file, text, (gsize)-1, G_KEY_FILE_NONE, NULL))
    return FALSE;

  for_each_entry (file, check_entry, &check);
  return check.ok;
}

/* The valid lines of a file. After a line that may have been the name of a group, none is valid
 * before the next group.
 *
 * @line: (out): the number of the first line that is not valid, or 0 */
static GKeyFile *
salvage (IchompRecordClass *klass, const char *text, gsize length, guint *line)
{
  g_autofree char *string = g_strndup (text, length);
  g_auto (GStrv) lines = g_strsplit (string, "\n", -1);
  g_autoptr (GString) good = g_string_new (NULL);
  GKeyFile *file = g_key_file_new ();
  const char *group = NULL;

  *line = 0;
  for (guint i = 0; lines[i] != NULL; i++)
    {
      char first = *g_strchug (lines[i]);
      gboolean is_group = first == '[';
      gboolean is_blank = first == '\0' || first == '#';

      if (is_group)
        group = lines[i];
      if (is_blank || (group != NULL && is_line_valid (klass, group, is_group ? "" : lines[i])))
        {
          g_string_append_printf (good, "%s\n", lines[i]);
          continue;
        }

      if (*line == 0)
        *line = i + 1;
      if (is_group || strchr (lines[i], '=') == NULL)
        group = NULL;
    }

  g_key_file_load_from_data (file, good->str, good->len, G_KEY_FILE_NONE, NULL);
  return file;
}

/* @error: set if not everything could be read
 *
 * Returns: (transfer full): what could be read */
static GKeyFile *
parse (IchompRecordClass *klass,
       const char *text,
       gsize length,
       GKeyFileFlags flags,
       GError **error)
{
  GKeyFile *file = g_key_file_new ();
  gboolean is_text = g_utf8_validate_len (text, length, NULL); /* without zero bytes */
  Check check = { klass, TRUE };
  guint line;

  if (is_text && g_key_file_load_from_data (file, text, length, flags, NULL))
    for_each_entry (file, check_entry, &check);
  else
    check.ok = FALSE;

  if (get_version (klass, file) > VERSION)
    {
      g_key_file_unref (file);
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                           _ ("The file was saved by a newer version of iChomp."));
      return g_key_file_new ();
    }
  if (check.ok)
    return file;

  g_key_file_unref (file);
  file = salvage (klass, text, length, &line);
  if (line > 0)
    {
      g_autofree char *message =
          /* Translators: %u is the number of a line in a file. */
          ichomp_digits_printf (_ ("Line %u of the file is damaged."), line);

      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE, message);
    }
  else
    {
      g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_PARSE,
                           _ ("The file is damaged."));
    }

  return file;
}

/* Merging; on any thread */

static char *
dup_value (GKeyFile *file, const char *group, const char *key)
{
  return g_key_file_get_value (file, group, key, NULL);
}

typedef struct
{
  IchompRecordClass *klass;
  GKeyFile *base;
  GKeyFile *mine;
  GKeyFile *theirs;
} Merge;

static void
merge_entry (GKeyFile *mine, const char *group, const char *key, gpointer data)
{
  Merge *merge = data;
  g_autofree char *base = dup_value (merge->base, group, key);
  g_autofree char *changed = dup_value (mine, group, key);
  g_autofree char *theirs = dup_value (merge->theirs, group, key);

  if (g_strcmp0 (base, changed) == 0)
    return;

  if (g_strcmp0 (base, theirs) == 0)
    g_key_file_set_value (merge->theirs, group, key, changed);
  else
    merge->klass->merge (merge->theirs, merge->base, mine, group, key);
}

static void
remove_entry (GKeyFile *base, const char *group, const char *key, gpointer data)
{
  Merge *merge = data;
  g_auto (GStrv) rest = NULL;

  if (g_key_file_has_key (merge->mine, group, key, NULL)
      || !g_key_file_remove_key (merge->theirs, group, key, NULL))
    return;

  rest = g_key_file_get_keys (merge->theirs, group, NULL, NULL);
  if (rest[0] == NULL)
    g_key_file_remove_group (merge->theirs, group, NULL);
}

/* Moves the keys that are no longer where they were in the base to the end. */
static void
restore_order (const Merge *merge)
{
  const char *group = merge->klass->ordered_group;
  g_auto (GStrv) before = g_key_file_get_keys (merge->base, group, NULL, NULL);
  g_auto (GStrv) keys = g_key_file_get_keys (merge->mine, group, NULL, NULL);

  for (guint i = 0, j = 0; keys != NULL && keys[i] != NULL; i++)
    {
      g_autofree char *value = dup_value (merge->theirs, group, keys[i]);

      while (before != NULL && before[j] != NULL && !g_str_equal (before[j], keys[i]))
        j++;
      if (before != NULL && before[j] != NULL) /* still in its place */
        {
          j++;
          continue;
        }
      if (value == NULL)
        continue;

      g_key_file_remove_key (merge->theirs, group, keys[i], NULL);
      g_key_file_set_value (merge->theirs, group, keys[i], value);
    }
}

static GKeyFile *
parse_own (const char *text)
{
  GKeyFile *file = g_key_file_new ();

  g_key_file_load_from_data (file, text, (gsize)-1, G_KEY_FILE_NONE, NULL);
  return file;
}

static char *
merge (const char *base,
       const char *mine,
       const char *theirs,
       gsize length,
       gpointer data,
       GError **error)
{
  g_autoptr (GError) reason = NULL;
  g_autoptr (GKeyFile) base_file = parse_own (base);
  g_autoptr (GKeyFile) mine_file = parse_own (mine);
  g_autoptr (GKeyFile) file = parse (data, theirs, length, G_KEY_FILE_KEEP_COMMENTS, &reason);
  Merge merge = { data, base_file, mine_file, file };

  if (reason != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }

  for_each_entry (mine_file, merge_entry, &merge);
  for_each_entry (base_file, remove_entry, &merge);
  if (merge.klass->ordered_group != NULL)
    restore_order (&merge);
  g_key_file_set_integer (file, merge.klass->group, VERSION_KEY, VERSION);
  return g_key_file_to_data (file, NULL, NULL);
}

/* The record */

/* @message: (transfer full) */
static void
give_notice (IchompRecord *self, IchompMessage *message)
{
  IchompRecordPrivate *priv = get_private (self);

  g_clear_pointer (&priv->waiting, ichomp_message_unref);
  if (!g_signal_has_handler_pending (self, signals[SIGNAL_NOTICE], 0, TRUE))
    {
      priv->waiting = message;
      return;
    }

  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, message);
  ichomp_message_unref (message);
}

static void
resolve (IchompRecord *self)
{
  IchompRecordPrivate *priv = get_private (self);
  g_autoptr (IchompMessage) failure = g_steal_pointer (&priv->failure);

  if (failure == NULL)
    return;

  if (priv->waiting == failure)
    g_clear_pointer (&priv->waiting, ichomp_message_unref);
  g_signal_emit (self, signals[SIGNAL_RESOLVED], 0, failure);
}

static void
store_failed_cb (IchompStore *store, const GError *error, IchompRecord *self)
{
  IchompRecordPrivate *priv = get_private (self);

  resolve (self);
  priv->failure = ichomp_message_new (ICHOMP_RECORD_GET_CLASS (self)->cannot_save,
                                      ichomp_message_new_error (error), NULL);
  give_notice (self, ichomp_message_ref (priv->failure));
}

/* @path: (nullable): the new name of the file, if it could be renamed */
static void
set_aside_cb (IchompStore *store, const GError *error, const char *path, IchompRecord *self)
{
  IchompRecordClass *klass = ICHOMP_RECORD_GET_CLASS (self);

  give_notice (self, ichomp_message_new (path != NULL ? klass->set_aside : klass->not_set_aside,
                                         ichomp_message_new_error (error),
                                         path != NULL ? ichomp_message_new_name (path) : NULL));
}

static void
rebase (IchompRecord *self)
{
  g_autofree char *base = ichomp_record_to_text (self);

  ichomp_store_set_base (get_private (self)->store, base);
}

/* Takes over what other programs have added. */
static void
collided_cb (IchompStore *store, const char *text, IchompRecord *self)
{
  ichomp_record_parse (self, text, strlen (text), NULL);
  rebase (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

static void
save (IchompRecord *self)
{
  IchompRecordPrivate *priv = get_private (self);
  g_autofree char *text = NULL;

  if (priv->store == NULL)
    return;

  text = ichomp_record_to_text (self);
  ichomp_store_save (priv->store, text);
}

static void
ichomp_record_finalize (GObject *object)
{
  IchompRecordPrivate *priv = get_private (ICHOMP_RECORD (object));

  g_clear_object (&priv->store);
  g_clear_pointer (&priv->waiting, ichomp_message_unref);
  g_clear_pointer (&priv->failure, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_record_parent_class)->finalize (object);
}

static void
ichomp_record_class_init (IchompRecordClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_record_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompRecord::notice:
   * @self: the record
   * @message: a message for the user
   *
   * Emitted when the file cannot be saved or has been set aside.
   */
  signals[SIGNAL_NOTICE] = g_signal_new ("notice", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);

  /**
   * IchompRecord::resolved:
   * @self: the record
   * @message: a message of [signal@Record::notice]
   *
   * Emitted when @message is no longer true: the file has been saved after all.
   */
  signals[SIGNAL_RESOLVED] =
      g_signal_new ("resolved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);
}

static void
ichomp_record_init (IchompRecord *self)
{
}

/**
 * ichomp_record_watch:
 * @self: a record
 * @show: called with @object and a message
 * @take_back: called with @object and that message, when it is no longer true
 * @object: an object
 *
 * Connects the functions to [signal@Record::notice] and [signal@Record::resolved]. The first @show
 * is called at once if there was something to tell before, such as while the record was created.
 */
void
ichomp_record_watch (IchompRecord *self, GCallback show, GCallback take_back, gpointer object)
{
  IchompRecordPrivate *priv = get_private (self);
  g_autoptr (IchompMessage) waiting = NULL;

  g_return_if_fail (ICHOMP_IS_RECORD (self));

  waiting = g_steal_pointer (&priv->waiting);
  g_signal_connect_object (self, "notice", show, object, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "resolved", take_back, object, G_CONNECT_SWAPPED);
  if (waiting != NULL)
    g_signal_emit (self, signals[SIGNAL_NOTICE], 0, waiting);
}

/**
 * ichomp_record_parse:
 * @self: a record
 * @text: (array length=length) (element-type guint8): what ichomp_record_to_text() once returned,
 *   or any other bytes
 * @length: the number of bytes
 * @error: return location for a translated sentence
 *
 * Replaces everything with what can be read of @text, without saving it.
 *
 * Returns: whether everything could be read
 */
gboolean
ichomp_record_parse (IchompRecord *self, const char *text, gsize length, GError **error)
{
  IchompRecordClass *klass = ICHOMP_RECORD_GET_CLASS (self);
  g_autoptr (GError) reason = NULL;
  g_autoptr (GKeyFile) file = parse (klass, text, length, G_KEY_FILE_NONE, &reason);

  klass->read (self, file);
  if (reason == NULL)
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&reason));
  return FALSE;
}

/**
 * ichomp_record_to_text:
 * @self: a record
 *
 * Returns: (transfer full): everything as text for ichomp_record_parse()
 */
char *
ichomp_record_to_text (IchompRecord *self)
{
  IchompRecordClass *klass = ICHOMP_RECORD_GET_CLASS (self);
  g_autoptr (GKeyFile) file = g_key_file_new ();

  g_key_file_set_integer (file, klass->group, VERSION_KEY, VERSION);
  klass->write (self, file);
  return g_key_file_to_data (file, NULL, NULL);
}

/**
 * ichomp_record_load:
 * @self: a new record
 * @store: (nullable): keeps the record; without a store it is lost
 *
 * Loads what can be read. A file that is damaged, or which a newer version has saved, is set aside;
 * one that the system cannot read is left alone.
 */
void
ichomp_record_load (IchompRecord *self, IchompStore *store)
{
  IchompRecordPrivate *priv = get_private (self);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = NULL;
  gsize length;

  if (store == NULL)
    return;

  priv->store = g_object_ref (store);
  g_signal_connect_object (store, "failed", G_CALLBACK (store_failed_cb), self, 0);
  g_signal_connect_object (store, "recovered", G_CALLBACK (resolve), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (store, "set-aside", G_CALLBACK (set_aside_cb), self, 0);
  g_signal_connect_object (store, "collided", G_CALLBACK (collided_cb), self, 0);
  ichomp_store_set_merge (store, merge, ICHOMP_RECORD_GET_CLASS (self));

  if (ichomp_store_load (store, &text, &length, &error))
    ichomp_record_parse (self, text, length, &error);
  rebase (self);
  if (error == NULL || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;

  path = ichomp_store_set_aside (store, error, NULL);
  set_aside_cb (store, error, path, self);
  if (path != NULL)
    save (self);
}

/* Saves the record, and emits the signal. */
void
ichomp_record_changed (IchompRecord *self)
{
  save (self);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Also forgets what other programs have added to the file, even if there is nothing here. */
void
ichomp_record_forget (IchompRecord *self)
{
  IchompRecordPrivate *priv = get_private (self);
  g_autofree char *before = ichomp_record_to_text (self);
  g_autofree char *after = NULL;

  ichomp_record_parse (self, "", 0, NULL);
  if (priv->store != NULL)
    ichomp_store_set_base (priv->store, NULL);
  save (self);

  after = ichomp_record_to_text (self);
  if (!g_str_equal (before, after))
    g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
