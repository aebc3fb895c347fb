/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gettext-po.h>
#include <glib.h>

G_BEGIN_DECLS

#define CATALOGUE_MAX_FORMS 6

/* A message of a catalogue or a template, which owns the texts. */
typedef struct
{
  po_message_t message;
  const char *context; /* or NULL */
  const char *id;
  const char *plural; /* or NULL */
  const char *forms[CATALOGUE_MAX_FORMS];
  guint n_forms;
  const char *comments;
  gboolean is_format;
} CatalogueEntry;

typedef struct
{
  po_file_t file;
  GArray *entries; /* of CatalogueEntry, without the header */
  GHashTable *index;
} Catalogue;

Catalogue *catalogue_read (const char *path);
void catalogue_free (Catalogue *self);

char *catalogue_dup_field (const Catalogue *self, const char *field);
const CatalogueEntry *catalogue_find (const Catalogue *self, const CatalogueEntry *like);
gboolean catalogue_is_translated (const Catalogue *self, const CatalogueEntry *entry);

gboolean catalogue_entry_is_lesson (const CatalogueEntry *entry);

char *catalogue_dup_bare (const char *text);

GStrv catalogue_read_languages (void);
char *catalogue_dup_path (const char *language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Catalogue, catalogue_free)

G_END_DECLS
