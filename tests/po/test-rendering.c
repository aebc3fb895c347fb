/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of one language on the screen: every message, every step of explanations, every block
 * of the lessons. Every character has a glyph; each text runs in the direction of the language,
 * with formulas in their own; and no English is left but that of messages
 * that may be untranslated. */

#include <locale.h>
#include <pango/pangocairo.h>
#include <string.h>

#include "catalogue.h"
#include "findings.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "game/course/ichomp-library.h"
#include "game/base/ichomp-shape.h"
#include "game/explanation/ichomp-hint-wording.h"
#include "game/explanation/ichomp-step-wording.h"
#include "texts.h"
#include "untranslated.h"
#include "wording-checks.h"

#define ISOLATED "\\x{2066}[^\\x{2066}\\x{2069}]*\\x{2069}"

/* Formulas that would be displayed in reverse. */
#define BARE                                                                                       \
  "[0-9)]\\s*(?:XOR|⊕|[=+−×<>≠≤≥])\\s*[0-9(]|\\b[NS][WE]\\d|\\d[,/]\\d|\\b[01] [01] [01]\\b"

/* Pairs of words with a name, or with an English word that a lesson explains, need no
 * translation. */
#define NAMES                                                                                      \
  "^(?:ichomp|chomp|nim|kayles|domineering|xor|mex|sprague|grundy|caribou|contests|nw|ne|sw|se|"   \
  "exclusive|excluded|charles|bouton|frederik|schuh|david|gale|elwyn|berlekamp|john|conway|"       \
  "richard|guy|xinyu|sun|steven|byrnes)$"

/* Books and papers keep their titles. */
#define TITLES                                                                                     \
  "Winning Ways for Your Mathematical Plays|The Sprague-Grundy Function for Chomp|"                \
  "Poset Game Periodicity"

/* Only every third position is used. */
#define STRIDE 3

static IchompLanguage language;
static Catalogue *catalogue;
static PangoLayout *layout;
static GPtrArray *excused; /* see untranslated_list_patterns() */

static PangoLayout *
create_layout (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  PangoLayout *result;

  pango_context_set_language (context,
                              pango_language_from_string (ichomp_language_get_tag (language)));
  pango_context_set_base_dir (context, ichomp_language_is_right_to_left (language)
                                           ? PANGO_DIRECTION_RTL
                                           : PANGO_DIRECTION_LTR);
  result = pango_layout_new (context);
  g_object_unref (context);

  return result;
}

static gboolean
has_font (void)
{
  pango_layout_set_text (layout, ichomp_language_get_sample (language), -1);
  return pango_layout_get_unknown_glyphs_count (layout) == 0;
}

/* Checks the text in the layout. */
static void
check_glyphs (const CatalogueEntry *entry)
{
  if (pango_layout_get_unknown_glyphs_count (layout) > 0)
    findings_add (entry, "no glyph for some of: %s", pango_layout_get_text (layout));
}

/* A paragraph with letters of a right-to-left language runs right to left. */
static void
check_direction (const CatalogueEntry *entry)
{
  const char *text = pango_layout_get_text (layout);

  if (!ichomp_language_is_right_to_left (language))
    return;

  for (const GSList *line = pango_layout_get_lines_readonly (layout); line != NULL;
       line = line->next)
    {
      const PangoLayoutLine *first = line->data;
      g_autofree char *part = g_strndup (text + first->start_index, (gsize)first->length);

      if (first->resolved_dir != PANGO_DIRECTION_RTL && texts_match (part, "\\p{Arabic}"))
        findings_add (entry, "runs from left to right: %s", part);
    }
}

static void
check_layout (const char *text)
{
  pango_layout_set_text (layout, text, -1);
  check_glyphs (NULL);
  check_direction (NULL);
}

/* English */

static GStrv
split_words (const char *text)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *plain = texts_remove (text, ISOLATED);
  g_autofree char *small = g_utf8_strdown (plain, -1);
  g_autoptr (GRegex) regex = g_regex_new ("[\\p{L}\\p{M}’ʻʼ]+|[^\\p{L}\\s]+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  for (g_regex_match (regex, small, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *word = g_match_info_fetch (match, 0);

      g_strv_builder_add (builder, word);
    }

  return g_strv_builder_end (builder);
}

static gboolean
is_word (const char *word)
{
  return texts_match (word, "^\\p{L}{2,}$") && !texts_match (word, NAMES);
}

static gboolean
has_words (const char *english)
{
  g_autofree char *bare = catalogue_dup_bare (english);

  return texts_match (bare, "\\p{L}");
}

/* No two successive words of the English text are in the result, whatever the catalogue says. */
static void
check_no_english (const char *english, const char *text)
{
  g_autofree char *without_titles = texts_remove (text, TITLES);
  g_auto (GStrv) wanted = split_words (english);
  g_auto (GStrv) found = split_words (without_titles);
  g_autoptr (GHashTable) pairs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; wanted[i] != NULL && wanted[i + 1] != NULL; i++)
    if (is_word (wanted[i]) && is_word (wanted[i + 1]))
      g_hash_table_add (pairs, g_strconcat (wanted[i], " ", wanted[i + 1], NULL));

  for (guint i = 0; found[i] != NULL && found[i + 1] != NULL; i++)
    {
      g_autofree char *pair = g_strconcat (found[i], " ", found[i + 1], NULL);

      if (g_hash_table_contains (pairs, pair))
        findings_add (NULL, "“%s” is English: %s", pair, text);
    }
}

static void
check_not_bare (const char *text)
{
  g_autofree char *outside = texts_remove (text, ISOLATED);

  if (ichomp_language_is_right_to_left (language) && texts_match (outside, BARE))
    findings_add (NULL, "a formula that is not isolated: %s", text);
}

/* Messages */

static void
test_messages (void)
{
  for (guint i = 0; i < catalogue->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (catalogue->entries, CatalogueEntry, i);

      for (guint j = 0; j < entry->n_forms; j++)
        {
          g_autofree char *plain = texts_remove (entry->forms[j], "<[^<>]+>");

          pango_layout_set_text (layout, plain, -1);
          check_glyphs (entry);
        }
    }
  findings_end ();
}

/* Steps */

typedef struct
{
  GPtrArray *texts; /* of all explanations, in the same order in each language */
  GPtrArray *spoken;
  guint n_kinds[SG_N_STEP_KINDS];
  guint n;
} Steps;

static void
add_explanation (Steps *steps, IchompParts parts, const SgExplanation *explanation)
{
  for (guint i = 0; i < sg_explanation_get_n_steps (explanation); i++)
    {
      g_ptr_array_add (steps->texts, ichomp_wording_step (parts, explanation, i));
      g_ptr_array_add (steps->texts, ichomp_wording_step_title (parts, explanation, i));
      if (ichomp_wording_can_ask (explanation, i))
        {
          g_ptr_array_add (steps->texts, ichomp_wording_question (parts, explanation, i));
          for (guint answer = 0; answer < 2; answer++)
            {
              char *reason = ichomp_wording_wrong_answer (parts, explanation, i, answer);

              if (reason != NULL)
                g_ptr_array_add (steps->texts, reason);
            }
        }
      g_ptr_array_add (steps->spoken, ichomp_wording_step_spoken (parts, explanation, i));
      steps->n_kinds[sg_explanation_get_step (explanation, i)->kind]++;
    }
}

static void
add_position (SgAnalysis *analysis, gpointer user_data)
{
  Steps *steps = user_data;
  g_autoptr (SgExplanation) explanation = NULL;
  g_autoptr (SgExplanation) mex = NULL;
  SgRule rule = sg_analysis_get_rule (analysis);
  /* Half of the positions as if they were heaps, so that these words are seen as well. */
  IchompParts parts = rule != SG_RULE_CHOMP && steps->n / STRIDE % 2 == 0
                          ? ICHOMP_PARTS_HEAPS
                          : ichomp_parts_from_rule (rule);

  if (steps->n++ % STRIDE != 0)
    return;

  explanation = sg_explanation_new (analysis, steps->n % SG_N_ORDERS, SG_N_QUADRANTS);
  mex = sg_explanation_new_for_quadrant (analysis, steps->n % SG_N_QUADRANTS);
  add_explanation (steps, parts, explanation);
  add_explanation (steps, parts, mex);
  for (guint grade = 1; grade <= ICHOMP_N_HINT_GRADES; grade++)
    g_ptr_array_add (steps->texts, ichomp_wording_hint (parts, analysis, grade));
}

static void
add_steps (Steps *steps, IchompLanguage spoken)
{
  const SgBoard board = { 10, 10 };
  g_autoptr (SgPosition) full = sg_position_new_full (&board);
  g_autoptr (SgSolver) solver = sg_solver_new (full, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  ichomp_i18n_set_language (spoken);
  steps->texts = g_ptr_array_new_with_free_func (g_free);
  steps->spoken = g_ptr_array_new_with_free_func (g_free);
  for (SgRule rule = 0; rule < SG_N_RULES; rule++)
    checks_foreach_position (rule, add_position, steps);

  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (SgPosition) position = sg_random_position (full, rand);
      g_autoptr (SgAnalysis) analysis = sg_analysis_new (solver, position);
      g_autoptr (SgExplanation) values =
          checks_explain_values (g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 g_rand_int_range (rand, 0, 256), g_rand_int_range (rand, 0, 256),
                                 i % SG_N_ORDERS, SG_N_QUADRANTS);
      g_autoptr (SgExplanation) equal =
          checks_explain_values (i, i / 2, i / 2, i, i % SG_N_ORDERS, SG_N_QUADRANTS);

      add_position (analysis, steps);
      add_explanation (steps, ICHOMP_PARTS_QUADRANTS, values);
      add_explanation (steps, ICHOMP_PARTS_QUADRANTS, equal);
    }

  for (guint kind = 0; kind < SG_N_STEP_KINDS; kind++)
    {
      g_test_message ("kind %u", kind);
      g_assert_cmpuint (steps->n_kinds[kind], >, 0);
    }
}

static void
clear_steps (Steps *steps)
{
  g_ptr_array_unref (steps->texts);
  g_ptr_array_unref (steps->spoken);
}

/* Of texts that differ only in numbers, the first is checked. */
static void
check_steps (GPtrArray *english, GPtrArray *texts, gboolean seen)
{
  g_autoptr (GHashTable) shapes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  g_assert_cmpuint (texts->len, ==, english->len);
  for (guint i = 0; i < texts->len; i++)
    {
      const char *text = texts->pdata[i];

      if (!g_hash_table_add (shapes, texts_remove (text, "[0-9]+"))
          || !has_words (english->pdata[i]))
        continue;

      g_assert_true (g_utf8_validate (text, -1, NULL));
      if (texts_match (text, "%|\\(null\\)|\\n|[^\\S\\n]{2}"))
        findings_add (NULL, "not whole: %s", text);
      if (untranslated_excuses (excused, english->pdata[i]))
        continue;
      check_no_english (english->pdata[i], text);
      if (seen)
        {
          check_not_bare (text);
          check_layout (text);
        }
    }
}

static void
test_steps (void)
{
  Steps english = { NULL };
  Steps steps = { NULL };

  add_steps (&english, ICHOMP_LANGUAGE_EN);
  add_steps (&steps, language);
  check_steps (english.texts, steps.texts, TRUE);
  check_steps (english.spoken, steps.spoken, FALSE);
  findings_end ();

  clear_steps (&english);
  clear_steps (&steps);
}

/* Lessons */

static void
check_text (const IchompLessonBlock *block)
{
  g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (block);
  g_autofree char *english = ichomp_inline_to_text (ichomp_lesson_block_get_original (block));
  g_autofree char *plain = ichomp_inline_to_text (text);
  g_autofree char *markup = ichomp_inline_to_print_markup (text);
  g_autoptr (GString) outside = g_string_new (NULL);

  for (guint i = 0; i < ichomp_inline_get_n_spans (text); i++)
    {
      const IchompInlineSpan *span = ichomp_inline_get_span (text, i);

      g_string_append (outside, span->flags & ICHOMP_INLINE_FORMULA ? " " : span->text);
    }

  if (!has_words (english))
    return;

  check_no_english (english, plain);
  if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_FORMULA)
    check_not_bare (outside->str);

  pango_layout_set_markup (layout, markup, -1);
  check_glyphs (NULL);
  if (ichomp_lesson_block_get_kind (block) != ICHOMP_BLOCK_FORMULA)
    check_direction (NULL);
  pango_layout_set_attributes (layout, NULL);
}

static guint
check_block (const IchompLessonBlock *block)
{
  guint n = 0;

  if (ichomp_lesson_block_has_text (block))
    {
      check_text (block);
      n++;
    }
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    n += check_block (ichomp_lesson_block_get_child (block, i));

  return n;
}

static void
test_lessons (void)
{
  g_autoptr (IchompLibrary) library =
      ichomp_library_new_for_folders (SOURCE_ROOT "/data/lessons", "/nonexistent");
  guint n_lessons = g_list_model_get_n_items (G_LIST_MODEL (library));

  ichomp_i18n_set_language (language);
  g_assert_cmpuint (n_lessons, >, 0);
  for (guint i = 0; i < n_lessons; i++)
    {
      g_autoptr (IchompLibraryEntry) entry = g_list_model_get_item (G_LIST_MODEL (library), i);
      IchompLesson *lesson = ichomp_library_entry_get_lesson (entry);

      g_assert_nonnull (lesson);
      g_assert_cmpuint (check_block (ichomp_lesson_get_root (lesson)), >, 20);
    }
  findings_end ();
}

/* Argument: the language. */
int
main (int argc, char *argv[])
{
  g_autofree char *path = NULL;
  g_autofree char *list = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpint (argc, ==, 2);
  g_test_set_nonfatal_assertions ();
  g_assert_true (ichomp_language_find (argv[1], &language));

  ichomp_i18n_init ();
  path = catalogue_dup_path (argv[1]);
  catalogue = catalogue_read (path);
  g_file_get_contents (SOURCE_ROOT "/tests/po/untranslated.txt", &list, NULL, &error);
  g_assert_no_error (error);
  excused = untranslated_list_patterns (list, catalogue);
  layout = create_layout ();
  if (!has_font ())
    g_error ("There is no font for %s", ichomp_language_get_english_name (language));

  g_test_add_func ("/rendering/messages", test_messages);
  g_test_add_func ("/rendering/steps", test_steps);
  g_test_add_func ("/rendering/lessons", test_lessons);

  status = g_test_run ();
  g_object_unref (layout);
  g_ptr_array_unref (excused);
  catalogue_free (catalogue);

  return status;
}
