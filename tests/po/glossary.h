/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "catalogue.h"

G_BEGIN_DECLS

/* A row of the table of terms. */
typedef struct
{
  char *name;
  GStrv forms;
} GlossaryTerm;

/* A row of the table of a language. */
typedef struct
{
  char *name;
  char *translation;
  char *stems;
} GlossaryRow;

typedef struct
{
  char *code;
  char *plural_forms;
  GPtrArray *rows; /* of GlossaryRow */
} GlossaryLanguage;

typedef struct
{
  GPtrArray *terms;     /* of GlossaryTerm */
  GPtrArray *languages; /* of GlossaryLanguage */
} Glossary;

Glossary *glossary_read (void);
void glossary_free (Glossary *self);

const GlossaryLanguage *glossary_find_language (const Glossary *self, const char *code);
GPtrArray *
glossary_find_terms (const Glossary *self, const CatalogueEntry *entry, const char *tags);
gboolean glossary_has_stem (const GlossaryRow *row,
                            const CatalogueEntry *entry,
                            const char *tags,
                            const char *code);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Glossary, glossary_free)

G_END_DECLS
