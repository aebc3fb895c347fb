/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-store.h"
#include "game/words/ichomp-message.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_RECORD (ichomp_record_get_type ())

G_DECLARE_DERIVABLE_TYPE (IchompRecord, ichomp_record, ICHOMP, RECORD, GObject)

/**
 * IchompRecordClass:
 * @group: the group that holds the version of the file
 * @ordered_group: the group whose keys have an order that matters, or %NULL
 * @cannot_save: a message, not yet translated, with `%s` for the reason
 * @set_aside: a message about a damaged file, with `%1$s` for the reason and `%2$s` for its new
 *   name
 * @not_set_aside: the same for a file that could not be renamed, with `%s` for the reason
 * @is_valid: whether a value can be read; true for groups and keys of no meaning, which are kept
 * @read: replaces everything with the contents of a file, all of whose values are valid
 * @write: adds everything to an empty file
 * @merge: sets a value of @theirs that is not that of @base, and has changed from that of @base to
 *   that of @mine. Each file may lack it; all values are valid. On any thread.
 */
struct _IchompRecordClass
{
  GObjectClass parent_class;

  const char *group;
  const char *ordered_group;
  const char *cannot_save;
  const char *set_aside;
  const char *not_set_aside;

  gboolean (*is_valid) (GKeyFile *file, const char *group, const char *key);
  void (*read) (IchompRecord *self, GKeyFile *file);
  void (*write) (IchompRecord *self, GKeyFile *file);
  void (*merge) (GKeyFile *theirs,
                 GKeyFile *base,
                 GKeyFile *mine,
                 const char *group,
                 const char *key);
};

void
ichomp_record_watch (IchompRecord *self, GCallback show, GCallback take_back, gpointer object);

gboolean ichomp_record_parse (IchompRecord *self, const char *text, gsize length, GError **error);
char *ichomp_record_to_text (IchompRecord *self);

/* For subclasses */
void ichomp_record_load (IchompRecord *self, IchompStore *store);
void ichomp_record_changed (IchompRecord *self);
void ichomp_record_forget (IchompRecord *self);

G_END_DECLS
