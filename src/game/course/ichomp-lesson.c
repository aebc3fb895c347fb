/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson: a tree of blocks, with lists of those that are looked up. */

#include "ichomp-lesson.h"

#include "ichomp-lesson-block-private.h"

struct _IchompLesson
{
  gatomicrefcount ref_count;
  IchompLessonBlock *root;
  GPtrArray *sections;  /* of IchompLessonBlock, as the next two */
  GPtrArray *questions; /* and tasks */
  GPtrArray *definitions;
  guint languages;               /* the bit 1 << language for each language that the file names */
  const IchompLessonBlock *test; /* or NULL */
};

G_DEFINE_BOXED_TYPE (IchompLesson, ichomp_lesson, ichomp_lesson_ref, ichomp_lesson_unref)

static void
collect (IchompLesson *self, IchompLessonBlock *block)
{
  if (block->kind == ICHOMP_BLOCK_SECTION)
    g_ptr_array_add (self->sections, block);
  else if (block->kind == ICHOMP_BLOCK_DEFINITION)
    g_ptr_array_add (self->definitions, block);
  else if (block->kind == ICHOMP_BLOCK_TEST)
    self->test = block;
  else if (ichomp_lesson_block_is_question (block))
    g_ptr_array_add (self->questions, block);

  if (block->language != ICHOMP_LANGUAGE_SYSTEM)
    self->languages |= 1u << block->language;
  for (guint i = 0; i < block->translations->len; i++)
    collect (self, g_ptr_array_index (block->translations, i));
  for (guint i = 0; i < block->children->len; i++)
    collect (self, g_ptr_array_index (block->children, i));
}

/* Takes over @root. */
IchompLesson *
ichomp_lesson_new (IchompLessonBlock *root)
{
  IchompLesson *self = g_new0 (IchompLesson, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->root = root;
  self->sections = g_ptr_array_new ();
  self->questions = g_ptr_array_new ();
  self->definitions = g_ptr_array_new ();
  collect (self, root);

  return self;
}

IchompLesson *
ichomp_lesson_ref (IchompLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
ichomp_lesson_unref (IchompLesson *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->questions);
  g_ptr_array_unref (self->definitions);
  ichomp_lesson_block_free (self->root);
  g_free (self);
}

const char *
ichomp_lesson_get_id (const IchompLesson *self)
{
  return self->root->id;
}

guint
ichomp_lesson_get_minutes (const IchompLesson *self)
{
  return self->root->minutes;
}

IchompChapter
ichomp_lesson_get_chapter (const IchompLesson *self)
{
  return self->root->chapter;
}

/* Whether the lesson has the contents of an earlier one with that id. */
gboolean
ichomp_lesson_replaces (const IchompLesson *self, const char *id)
{
  return self->root->was != NULL && g_strv_contains ((const char *const *)self->root->was, id);
}

/**
 * ichomp_lesson_has_language:
 * @self: a lesson
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: whether texts of the lesson are in @language; always %FALSE for a lesson that names no
 *   languages
 */
gboolean
ichomp_lesson_has_language (const IchompLesson *self, IchompLanguage language)
{
  return self->languages != 0
         && ((self->languages & (1u << language)) != 0
             || language == ichomp_lesson_block_get_language (self->root));
}

/**
 * ichomp_lesson_find_language:
 * @self: a lesson
 * @wanted: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Returns: the language to show the lesson in: @wanted if it has texts in it; otherwise its own. A
 *   lesson that names no languages is translated by the catalogue: it is shown in @wanted.
 */
IchompLanguage
ichomp_lesson_find_language (const IchompLesson *self, IchompLanguage wanted)
{
  if (self->languages == 0 || ichomp_lesson_has_language (self, wanted))
    return wanted;

  return ichomp_lesson_block_get_language (self->root);
}

const IchompLessonBlock *
ichomp_lesson_get_root (const IchompLesson *self)
{
  return self->root;
}

const IchompLessonBlock *
ichomp_lesson_get_title (const IchompLesson *self)
{
  return ichomp_lesson_block_find_child (self->root, ICHOMP_BLOCK_TITLE);
}

const IchompLessonBlock *
ichomp_lesson_get_goal (const IchompLesson *self)
{
  return ichomp_lesson_block_find_child (self->root, ICHOMP_BLOCK_GOAL);
}

/* Returns NULL if there is none, as the next two. */
const IchompLessonBlock *
ichomp_lesson_get_recap (const IchompLesson *self)
{
  return ichomp_lesson_block_find_child (self->root, ICHOMP_BLOCK_RECAP);
}

const IchompLessonBlock *
ichomp_lesson_get_teacher (const IchompLesson *self)
{
  return ichomp_lesson_block_find_child (self->root, ICHOMP_BLOCK_TEACHER);
}

const IchompLessonBlock *
ichomp_lesson_get_test (const IchompLesson *self)
{
  return self->test;
}

guint
ichomp_lesson_get_n_sections (const IchompLesson *self)
{
  return self->sections->len;
}

const IchompLessonBlock *
ichomp_lesson_get_section (const IchompLesson *self, guint index)
{
  g_return_val_if_fail (index < self->sections->len, NULL);

  return g_ptr_array_index (self->sections, index);
}

static const IchompLessonBlock *
find (GPtrArray *blocks, const char *id)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      const IchompLessonBlock *block = g_ptr_array_index (blocks, i);

      if (g_str_equal (block->id, id))
        return block;
    }

  return NULL;
}

const IchompLessonBlock *
ichomp_lesson_find_section (const IchompLesson *self, const char *id)
{
  return find (self->sections, id);
}

const IchompLessonBlock *
ichomp_lesson_find_definition (const IchompLesson *self, const char *id)
{
  return find (self->definitions, id);
}

guint
ichomp_lesson_get_n_questions (const IchompLesson *self)
{
  return self->questions->len;
}

const IchompLessonBlock *
ichomp_lesson_get_question (const IchompLesson *self, guint index)
{
  g_return_val_if_fail (index < self->questions->len, NULL);

  return g_ptr_array_index (self->questions, index);
}
