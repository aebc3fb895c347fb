/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-library.h"

G_BEGIN_DECLS

/* All texts are plain. */
typedef struct
{
  IchompLesson *lesson;
  const IchompLessonBlock *section; /* or NULL: in the title or the goal of the lesson */
  char *title;
  char *heading; /* of the section, or NULL */
  char *snippet; /* the text around the match */
  guint start;   /* of the match in it, in bytes */
  guint end;
} IchompLibraryHit;

GPtrArray *ichomp_library_search (IchompLibrary *self, const char *words);

G_END_DECLS
