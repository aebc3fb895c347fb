/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Search in the lessons: in their texts as readers see them, without markup and without regard to
 * case. */

#include "ichomp-library-search.h"

#include <string.h>

/* Around a match, in characters. */
#define CONTEXT 40

/* A text without its case. That may change how many bytes a character takes. */
typedef struct
{
  GString *text;
  GArray *places; /* of guint: for each byte, where its character begins in the original */
} Folded;

static void
folded_clear (Folded *self)
{
  g_string_free (self->text, TRUE);
  g_array_unref (self->places);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Folded, folded_clear)

/* The isolation marks around formulas: no user types them. */
static gboolean
is_invisible (gunichar c)
{
  return c >= 0x2066 && c <= 0x2069;
}

static Folded
fold (const char *text)
{
  Folded self = { g_string_new (NULL), g_array_new (FALSE, FALSE, sizeof (guint)) };

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      g_autofree char *character = NULL;
      guint place = p - text;

      if (is_invisible (g_utf8_get_char (p)))
        continue;
      character = g_utf8_casefold (p, g_utf8_next_char (p) - p);
      g_string_append (self.text, character);
      for (gsize i = 0; i < strlen (character); i++)
        g_array_append_val (self.places, place);
    }
  g_array_append_vals (self.places, &(guint){ strlen (text) }, 1);

  return self;
}

static GPtrArray *
fold_words (const char *words)
{
  g_autofree char *composed = g_utf8_normalize (words, -1, G_NORMALIZE_NFC);
  g_auto (GStrv) parts = NULL;
  GPtrArray *result = g_ptr_array_new_with_free_func (g_free);

  if (composed == NULL)
    return result;

  parts = g_strsplit_set (composed, " \t\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (Folded) folded = fold (parts[i]);

      if (folded.text->len > 0)
        g_ptr_array_add (result, g_strdup (folded.text->str));
    }

  return result;
}

/* All words must be in the text; the place is that of the first word. */
static gboolean
find_words (const Folded *folded, GPtrArray *words, guint *start, guint *end)
{
  for (guint i = 0; i < words->len; i++)
    {
      const char *word = g_ptr_array_index (words, i);
      const char *found = strstr (folded->text->str, word);
      gsize place;

      if (found == NULL)
        return FALSE;
      if (i > 0)
        continue;

      place = found - folded->text->str;
      *start = g_array_index (folded->places, guint, place);
      *end = g_array_index (folded->places, guint, place + strlen (word));
    }

  return TRUE;
}

static char *
cut_snippet (const char *text, guint *start, guint *end)
{
  const char *first = text + *start;
  const char *last = text + *end;
  gboolean before;
  gboolean after;
  g_autofree char *middle = NULL;
  const char *sign = "\342\200\246"; /* U+2026 */
  char *snippet;
  guint shift;

  for (guint i = 0; i < CONTEXT && first > text; i++)
    first = g_utf8_prev_char (first);
  for (guint i = 0; i < CONTEXT && *last != '\0'; i++)
    last = g_utf8_next_char (last);

  before = first > text;
  after = *last != '\0';
  middle = g_strndup (first, last - first);
  snippet = g_strconcat (before ? sign : "", middle, after ? sign : "", NULL);
  shift = before ? strlen (sign) : 0;
  *end = *end - (first - text) + shift;
  *start = *start - (first - text) + shift;

  return snippet;
}

static char *
dup_plain_child (const IchompLessonBlock *block, IchompBlockKind kind)
{
  return ichomp_lesson_block_dup_plain (ichomp_lesson_block_find_child (block, kind));
}

static IchompLibraryHit *
search_text (IchompLesson *lesson,
             const IchompLessonBlock *section,
             const IchompLessonBlock *block,
             GPtrArray *words)
{
  g_autofree char *plain = ichomp_lesson_block_dup_plain (block);
  g_autofree char *composed = g_utf8_normalize (plain, -1, G_NORMALIZE_NFC);
  g_auto (Folded) folded = fold (composed);
  IchompLibraryHit *hit;
  guint start = 0;
  guint end = 0;

  if (!find_words (&folded, words, &start, &end))
    return NULL;

  hit = g_new0 (IchompLibraryHit, 1);
  hit->lesson = ichomp_lesson_ref (lesson);
  hit->section = section;
  hit->title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  if (section != NULL)
    hit->heading = dup_plain_child (section, ICHOMP_BLOCK_HEADING);
  hit->snippet = cut_snippet (composed, &start, &end);
  hit->start = start;
  hit->end = end;

  return hit;
}

/* A search must not give answers away. */
static gboolean
is_secret (const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_ANSWER:
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The first text that has the words. */
static IchompLibraryHit *
search_block (IchompLesson *lesson,
              const IchompLessonBlock *section,
              const IchompLessonBlock *block,
              GPtrArray *words)
{
  IchompLibraryHit *hit = NULL;

  if (is_secret (block))
    return NULL;
  if (ichomp_lesson_block_has_text (block))
    return search_text (lesson, section, block, words);

  for (guint i = 0; hit == NULL && i < ichomp_lesson_block_get_n_children (block); i++)
    hit = search_block (lesson, section, ichomp_lesson_block_get_child (block, i), words);

  return hit;
}

static void
add_hit (GPtrArray *hits, IchompLibraryHit *hit)
{
  if (hit != NULL)
    g_ptr_array_add (hits, hit);
}

static void
search_lesson (IchompLesson *lesson, GPtrArray *words, GPtrArray *hits)
{
  IchompLibraryHit *hit = search_block (lesson, NULL, ichomp_lesson_get_title (lesson), words);

  if (hit == NULL)
    hit = search_block (lesson, NULL, ichomp_lesson_get_goal (lesson), words);
  add_hit (hits, hit);

  for (guint i = 0; i < ichomp_lesson_get_n_sections (lesson); i++)
    {
      const IchompLessonBlock *section = ichomp_lesson_get_section (lesson, i);

      add_hit (hits, search_block (lesson, section, section, words));
    }
}

static void
hit_free (IchompLibraryHit *self)
{
  ichomp_lesson_unref (self->lesson);
  g_free (self->title);
  g_free (self->heading);
  g_free (self->snippet);
  g_free (self);
}

/**
 * ichomp_library_search:
 * @self: a library
 * @words: words or parts of words, in any case
 *
 * Looks for texts in the current language that have all of the words, except answers to questions.
 * Cost: in proportion to the text of all lessons.
 *
 * Returns: (transfer full) (element-type IchompLibraryHit): the first such text of each section, in
 *   the order of the list
 */
GPtrArray *
ichomp_library_search (IchompLibrary *self, const char *words)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func ((GDestroyNotify)hit_free);
  g_autoptr (GPtrArray) folded = NULL;
  GListModel *model = G_LIST_MODEL (self);

  g_return_val_if_fail (ICHOMP_IS_LIBRARY (self), hits);
  g_return_val_if_fail (words != NULL, hits);

  folded = fold_words (words);
  if (folded->len == 0)
    return hits;

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (model, i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      if (lesson != NULL)
        search_lesson (lesson, folded, hits);
    }

  return hits;
}
