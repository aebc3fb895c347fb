/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Search in the lessons. */

#include <string.h>

#include "game/course/ichomp-library-search.h"

#include "test-main.h"

#define FIXTURES SOURCE_ROOT "/tests/game/course/fixtures"

static GPtrArray *
search (const char *words)
{
  IchompLibrary *library = ichomp_library_new_for_folders (FIXTURES, "/nonexistent");
  GPtrArray *hits = ichomp_library_search (library, words);

  /* Hits outlive the library. */
  g_assert_finalize_object (library);
  return hits;
}

static void
assert_found (const char *words, const char *heading, const char *matched)
{
  g_autoptr (GPtrArray) hits = search (words);
  const IchompLibraryHit *hit;
  g_autofree char *part = NULL;

  g_test_message ("%s", words);
  g_assert_cmpuint (hits->len, >, 0);
  hit = g_ptr_array_index (hits, 0);
  g_assert_cmpstr (hit->title, ==, "A sample lesson");
  g_assert_cmpstr (hit->heading, ==, heading);
  g_assert_cmpint (hit->section == NULL, ==, heading == NULL);
  g_assert_true (g_utf8_validate (hit->snippet, -1, NULL));
  part = g_strndup (hit->snippet + hit->start, hit->end - hit->start);
  g_assert_cmpstr (part, ==, matched);
}

static void
test_found (void)
{
  assert_found ("SAMPLE", NULL, "sample");
  assert_found ("every kind", NULL, "every");
  assert_found ("poisoned", "Blocks that move", "poisoned");
  assert_found ("PoIsOnEd in", "Blocks that move", "poisoned");
  assert_found ("6 xor 13", "Text", "6");
}

static void
test_not_found (void)
{
  static const char *const words[] = {
    "",
    " ",
    "unicorn",
    "poisoned unicorn",
    /* Answers are not searched. */
    "no carrying",
    "itself and one more",
    "which quadrant empty",
    "\377",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autoptr (GPtrArray) hits = search (words[i]);
      g_autofree char *escaped = g_strescape (words[i], NULL);

      g_test_message ("%s", escaped);
      g_assert_cmpuint (hits->len, ==, 0);
    }
}

/* Snippets are cut between characters. */
static void
test_snippet (void)
{
  g_autoptr (GPtrArray) hits = search ("formulas such");
  const IchompLibraryHit *hit = g_ptr_array_index (hits, 0);

  g_assert_true (g_str_has_prefix (hit->snippet, "…"));
  g_assert_true (g_str_has_suffix (hit->snippet, "…"));
  g_assert_cmpint (g_utf8_strlen (hit->snippet, -1), <=, 2 * 41 + (glong)strlen ("formulas"));
}

void
add_tests (void)
{
  g_test_add_func ("/search/found", test_found);
  g_test_add_func ("/search/not-found", test_not_found);
  g_test_add_func ("/search/snippet", test_snippet);
}
