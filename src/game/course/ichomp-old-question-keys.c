/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys of questions from before they had ids: the section and the number of the question in
 * it, in the lessons as they were then. Progress that was kept with these keys is read by this
 * table, which does not change with the lessons. */

#include "ichomp-old-question-keys.h"

typedef struct
{
  const char *lesson;
  const char *key;
  const char *id;
} Row;

static const Row rows[] = {
  { "play", "start/1", "start-1" },
  { "play", "start/2", "start-2" },
  { "play", "rules/1", "rules-1" },
  { "play", "rules/2", "rules-2" },
  { "play", "rules/3", "rules-3" },
  { "play", "rules/4", "rules-4" },
  { "play", "mirror/1", "mirror-1" },
  { "play", "mirror/2", "mirror-2" },
  { "play", "mirror/3", "mirror-3" },
  { "play", "mirror/4", "mirror-4" },
  { "without-numbers", "mirror/1", "mirror-1" },
  { "without-numbers", "mirror/2", "mirror-2" },
  { "without-numbers", "mirror/3", "mirror-3" },
  { "without-numbers", "alike/1", "alike-1" },
  { "without-numbers", "alike/2", "alike-2" },
  { "without-numbers", "alike/3", "alike-3" },
  { "without-numbers", "alike/4", "alike-4" },
  { "without-numbers", "never/1", "never-1" },
  { "without-numbers", "never/2", "never-2" },
  { "without-numbers", "@recap/1", "recap-1" },
  { "without-numbers", "@recap/2", "recap-2" },
  { "nim", "heaps/1", "heaps-1" },
  { "nim", "heaps/2", "heaps-2" },
  { "nim", "one-two-three/1", "one-two-three-1" },
  { "nim", "one-two-three/2", "one-two-three-2" },
  { "nim", "one-two-three/3", "one-two-three-3" },
  { "nim", "one-two-three/4", "one-two-three-4" },
  { "nim", "words/1", "words-1" },
  { "nim", "impartial/1", "impartial-1" },
  { "nim", "@recap/1", "recap-1" },
  { "nim", "@recap/2", "recap-2" },
  { "outcomes", "alone/1", "alone-1" },
  { "outcomes", "outcomes/1", "outcomes-1" },
  { "outcomes", "grid/1", "grid-1" },
  { "outcomes", "grid/2", "grid-2" },
  { "outcomes", "not-enough/1", "not-enough-1" },
  { "outcomes", "not-enough/2", "not-enough-2" },
  { "outcomes", "not-enough/3", "not-enough-3" },
  { "outcomes", "not-enough/4", "not-enough-4" },
  { "outcomes", "@recap/1", "recap-1" },
  { "outcomes", "@recap/2", "recap-2" },
  { "value", "mex/1", "mex-1" },
  { "value", "values/1", "values-1" },
  { "value", "values/2", "values-2" },
  { "value", "values/3", "values-3" },
  { "value", "check/1", "check-1" },
  { "value", "check/2", "check-2" },
  { "value", "check/3", "check-3" },
  { "value", "check/4", "check-4" },
  { "value", "@recap/1", "recap-1" },
  { "value", "@recap/2", "recap-2" },
  { "powers", "powers/1", "powers-1" },
  { "powers", "powers/2", "powers-2" },
  { "powers", "equal/1", "equal-1" },
  { "powers", "pairs/1", "pairs-1" },
  { "powers", "pairs/2", "pairs-2" },
  { "powers", "pairs/3", "pairs-3" },
  { "powers", "pairs/4", "pairs-4" },
  { "powers", "pairs/5", "pairs-5" },
  { "powers", "@recap/1", "recap-1" },
  { "powers", "@recap/2", "recap-2" },
  { "xor", "binary/1", "binary-1" },
  { "xor", "binary/2", "binary-2" },
  { "xor", "back/1", "back-1" },
  { "xor", "table/1", "table-1" },
  { "xor", "table/2", "table-2" },
  { "xor", "table/3", "table-3" },
  { "xor", "laws/1", "laws-1" },
  { "xor", "flips/1", "flips-1" },
  { "xor", "flips/2", "flips-2" },
  { "xor", "flips/3", "flips-3" },
  { "xor", "@recap/1", "recap-1" },
  { "xor", "@recap/2", "recap-2" },
  { "winning", "easy/1", "easy-1" },
  { "winning", "easy/2", "easy-2" },
  { "winning", "general/1", "general-1" },
  { "winning", "general/2", "general-2" },
  { "winning", "worked/1", "worked-1" },
  { "winning", "worked/2", "worked-2" },
  { "winning", "worked/3", "worked-3" },
  { "winning", "beat-hard/1", "beat-hard-1" },
  { "winning", "beat-hard/2", "beat-hard-2" },
  { "winning", "beat-hard/3", "beat-hard-3" },
  { "winning", "beat-hard/4", "beat-hard-4" },
  { "winning", "@recap/1", "recap-1" },
  { "winning", "@recap/2", "recap-2" },
  { "proofs", "zero/1", "zero-1" },
  { "proofs", "back/1", "back-1" },
  { "proofs", "proof/1", "proof-1" },
  { "proofs", "proof/2", "proof-2" },
  { "proofs", "third/1", "third-1" },
  { "proofs", "heap/1", "heap-1" },
  { "proofs", "heap/2", "heap-2" },
  { "proofs", "@recap/1", "recap-1" },
  { "proofs", "@recap/2", "recap-2" },
  { "chomp", "poison/1", "poison-1" },
  { "chomp", "poison/2", "poison-2" },
  { "chomp", "plus-one/1", "plus-one-1" },
  { "chomp", "plus-one/2", "plus-one-2" },
  { "chomp", "plus-one/3", "plus-one-3" },
  { "chomp", "corner/1", "corner-1" },
  { "chomp", "corner/2", "corner-2" },
  { "chomp", "unique/1", "unique-1" },
  { "chomp", "unique/2", "unique-2" },
  { "chomp", "unique/3", "unique-3" },
  { "chomp", "@recap/1", "recap-1" },
  { "chomp", "@recap/2", "recap-2" },
  { "by-hand", "corner/1", "corner-1" },
  { "by-hand", "corner/2", "corner-2" },
  { "by-hand", "two-rows/1", "two-rows-1" },
  { "by-hand", "two-rows/2", "two-rows-2" },
  { "by-hand", "two-rows/3", "two-rows-3" },
  { "by-hand", "checks/1", "checks-1" },
  { "by-hand", "checks/2", "checks-2" },
  { "by-hand", "checks/3", "checks-3" },
  { "by-hand", "@recap/1", "recap-1" },
  { "by-hand", "@recap/2", "recap-2" },
  { "counting", "shapes/1", "shapes-1" },
  { "counting", "shapes/2", "shapes-2" },
  { "counting", "storing/1", "storing-1" },
  { "counting", "storing/2", "storing-2" },
  { "counting", "winning-moves/1", "winning-moves-1" },
  { "counting", "winning-moves/2", "winning-moves-2" },
  { "counting", "winning-moves/3", "winning-moves-3" },
  { "counting", "winning-moves/4", "winning-moves-4" },
  { "counting", "winning-moves/5", "winning-moves-5" },
  { "counting", "@recap/1", "recap-1" },
  { "counting", "@recap/2", "recap-2" },
  { "other-games", "other/1", "other-1" },
  { "other-games", "kayles/1", "kayles-1" },
  { "other-games", "kayles/2", "kayles-2" },
  { "other-games", "nim/1", "nim-1" },
  { "other-games", "nim/2", "nim-2" },
  { "other-games", "misere/1", "misere-1" },
  { "other-games", "misere/2", "misere-2" },
  { "other-games", "people/1", "people-1" },
  { "other-games", "people/2", "people-2" },
  { "other-games", "@recap/1", "recap-1" },
  { "other-games", "@recap/2", "recap-2" },
  { "final-test", "questions/1", "questions-1" },
  { "final-test", "questions/2", "questions-2" },
  { "final-test", "questions/3", "questions-3" },
  { "final-test", "questions/4", "questions-4" },
  { "final-test", "questions/5", "questions-5" },
  { "final-test", "questions/6", "questions-6" },
  { "final-test", "games/1", "games-1" },
  { "final-test", "games/2", "games-2" },
  { "final-test", "games/3", "games-3" },
  { "final-test", "games/4", "games-4" },
  { "final-test", "@recap/1", "recap-1" },
  { "final-test", "@recap/2", "recap-2" },
};

/* Returns the id of the question that had @key, or NULL. */
const char *
ichomp_old_question_key_find_id (const char *lesson, const char *key)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].lesson, lesson) && g_str_equal (rows[i].key, key))
      return rows[i].id;

  return NULL;
}

/* Returns the key that the question with @id had, or NULL. */
const char *
ichomp_old_question_key_find (const char *lesson, const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].lesson, lesson) && g_str_equal (rows[i].id, id))
      return rows[i].key;

  return NULL;
}
