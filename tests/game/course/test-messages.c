/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The messages of the lessons: the program looks up exactly what xgettext extracts, and with all
 * of it translated no English remains. */

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

#include "game/base/ichomp-i18n.h"
#include "game/course/ichomp-lesson-block-private.h"
#include "game/course/ichomp-lesson-reader.h"
#include "gettext-tools.h"
#include "support.h"
#include "test-main.h"

#define LESSONS SOURCE_ROOT "/data/lessons"
#define FIXTURES SOURCE_ROOT "/tests/game/course/fixtures"
#define SEPARATOR "\004"
#define LRI "\342\201\246"
#define PDI "\342\201\251"

static GPtrArray *
list_lessons (void)
{
  static const char *const folders[] = { LESSONS, FIXTURES, FIXTURES "/own" };
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autoptr (GDir) dir = g_dir_open (folders[i], 0, NULL);
      const char *name;

      while ((name = g_dir_read_name (dir)) != NULL)
        {
          if (g_str_has_suffix (name, ".xml"))
            g_ptr_array_add (paths, g_build_filename (folders[i], name, NULL));
        }
    }

  return paths;
}

static IchompLesson *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  IchompLesson *lesson = ichomp_lesson_load_file (path, &error);

  g_assert_no_error (error);
  return lesson;
}

/* Messages that are looked up */

static char *
build_key (const char *context, const char *message)
{
  return context == NULL ? g_strdup (message) : g_strconcat (context, SEPARATOR, message, NULL);
}

/* Whether the rules of extraction leave the text out: it is the same in every language. */
static gboolean
is_number (const IchompLessonBlock *block)
{
  static const char *const digits = "0123456789 +=,–";
  const IchompBlockKind kind = ichomp_lesson_block_get_kind (block);
  gboolean in_tag = FALSE;

  if (kind != ICHOMP_BLOCK_CELL && kind != ICHOMP_BLOCK_FORMULA && kind != ICHOMP_BLOCK_ITEM
      && kind != ICHOMP_BLOCK_TEXT)
    return FALSE;

  for (const char *p = block->message; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '<' || c == '>')
        in_tag = c == '<';
      else if (!in_tag && g_utf8_strchr (digits, -1, c) == NULL)
        return FALSE;
    }

  return TRUE;
}

static void
collect (const IchompLessonBlock *block, GHashTable *messages)
{
  if (ichomp_lesson_block_has_text (block) && !is_number (block))
    g_hash_table_add (messages, build_key (block->context, block->message));

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    collect (ichomp_lesson_block_get_child (block, i), messages);
}

static GHashTable *
collect_all (GPtrArray *paths)
{
  GHashTable *messages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (IchompLesson) lesson = load (g_ptr_array_index (paths, i));

      collect (ichomp_lesson_get_root (lesson), messages);
    }

  return messages;
}

/* Messages that are extracted */

static char *
extract (GPtrArray *paths, const char *folder)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new ();
  g_autofree char *output = g_build_filename (folder, "lessons.pot", NULL);

  g_ptr_array_add (arguments, (gpointer) "xgettext");
  g_ptr_array_add (arguments, (gpointer) "--from-code=UTF-8");
  g_ptr_array_add (arguments, (gpointer) "-o");
  g_ptr_array_add (arguments, output);
  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (arguments, g_ptr_array_index (paths, i));
  g_ptr_array_add (arguments, NULL);
  tools_run ((const char *const *)arguments->pdata);

  return g_steal_pointer (&output);
}

static GHashTable *
read_template (const char *path)
{
  GHashTable *messages = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  po_file_t file = tools_read_catalogue (path);
  po_message_iterator_t iterator = po_message_iterator (file, NULL);
  po_message_t message;

  while ((message = po_next_message (iterator)) != NULL)
    {
      /* The header has an empty one. */
      if (*po_message_msgid (message) != '\0')
        g_hash_table_add (messages,
                          build_key (po_message_msgctxt (message), po_message_msgid (message)));
    }

  po_message_iterator_free (iterator);
  po_file_free (file);
  return messages;
}

static void
assert_contains_all (GHashTable *set, GHashTable *subset, const char *lack)
{
  GHashTableIter iter;
  gpointer key;

  g_hash_table_iter_init (&iter, subset);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      if (!g_hash_table_contains (set, key))
        g_error ("%s: %s", lack, (const char *)key);
    }
}

/* White space as authors write it. Where xgettext treats it in other ways, such as at the ends
 * of elements inside a text, test_lessons() finds the text in a lesson. */
static void
test_white_space (void)
{
  static const char text[] =
      "<lesson format=\"1\" id=\"a\" minutes=\"1\">\n"
      "<title>  One\n\ttwo  </title><goal>a <em>b</em> c</goal>\n"
      "<section id=\"a\"><heading>\n<f>a <sup>2</sup> </f>\n</heading>\n"
      "<p>a <em>b</em> <f>c</f> d</p>\n"
      "<p><em>b1</em> <f>b</f></p><p><em>b2</em> <f>b</f> x</p><p>x <em>b3</em> <f>b</f></p>\n"
      "<p> <em>b5</em>\n<f>b</f></p><p> x6 <em> <f>b</f></em></p><p><f>a7</f> </p>\n"
      "<p>x1 <em>b</em> y </p><p><em>x4</em> y </p><p>x7 <em>b <f>c</f> </em></p>\n"
      "<p><em>y2</em>é <f>b</f> <f>c</f></p><p><em>y3</em> e<f>b</f> <f>c</f></p>\n"
      "<p><em>y4</em> <f>b</f> e <f>c</f> <f>d</f></p><p><em>y7</em>\te<f>b</f> <f>c</f></p>\n"
      "<p><em>y8</em>–<f>b</f> <f>c</f></p><p><em>z2</em>e\né <f>b</f>\n<f>c</f></p>\n"
      "<p>a &gt; b “q” \"q\" 'q' \302\240 nbsp</p>\n"
      "<p>a <link   section='b'\n  lesson='c'  >d\n e</link>.</p>\n"
      "<p context=\"some context\">a</p>\n<p>a</p>\n<p>a \\n b \\ c %s {}</p>\n"
      "<p><term to=\"a\">term</term> <claim is=\"add 1 = 1\">1</claim></p>\n"
      "<definition id=\"a\"><term>b</term><text>c <term to=\"a\">d</term></text></definition>\n"
      "<list>\n <item> x </item>\n <item>\ty\t</item>\n</list>\n"
      "</section></lesson>\n";
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  g_autofree char *template = NULL;
  g_autoptr (GPtrArray) paths = g_ptr_array_new ();
  g_autoptr (GHashTable) looked_up = NULL;
  g_autoptr (GHashTable) extracted = NULL;

  folder = g_dir_make_tmp ("ichomp-messages-XXXXXX", NULL);
  path = g_build_filename (folder, "a.xml", NULL);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_ptr_array_add (paths, path);
  looked_up = collect_all (paths);
  template = extract (paths, folder);
  extracted = read_template (template);
  assert_contains_all (extracted, looked_up, "not extracted");
  assert_contains_all (looked_up, extracted, "not looked up");
  support_remove_all (folder);
}

static void
test_lessons (void)
{
  g_autofree char *folder = NULL;
  g_autofree char *template = NULL;
  g_autoptr (GPtrArray) paths = list_lessons ();
  g_autoptr (GHashTable) looked_up = collect_all (paths);
  g_autoptr (GHashTable) extracted = NULL;

  g_assert_cmpuint (paths->len, ==, 16);
  folder = g_dir_make_tmp ("ichomp-messages-XXXXXX", NULL);
  template = extract (paths, folder);
  extracted = read_template (template);
  assert_contains_all (extracted, looked_up, "not extracted");
  assert_contains_all (looked_up, extracted, "not looked up");
  g_assert_cmpuint (g_hash_table_size (extracted), >, 300);
  support_remove_all (folder);
}

/* Every lesson is among the files for translators. */
static void
test_listed (void)
{
  g_autoptr (GDir) dir = g_dir_open (LESSONS, 0, NULL);
  g_autofree char *listed = NULL;
  const char *name;

  g_assert_true (g_file_get_contents (SOURCE_ROOT "/po/POTFILES.in", &listed, NULL, NULL));
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *line = g_strconcat ("\ndata/lessons/", name, "\n", NULL);

      if (g_str_has_suffix (name, ".xml") && strstr (listed, line) == NULL)
        g_error ("not in POTFILES.in: %s", name);
    }
}

/* What readers see: one space for any white space, none at the ends, also where translators see
 * none. */
static void
test_spaces (void)
{
  static const struct
  {
    const char *text;
    const char *plain;
  } cases[] = {
    { "<em>a</em> <f>b</f>", "a " LRI "b" PDI },
    { " a\n\t <em>b</em> ", "a b" },
    { "a <em> b </em> c", "a b c" },
    { "a<em> b </em>c", "a b c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "<lesson format=\"1\" id=\"a\" minutes=\"1\"><title>%s</title><goal>a</goal>"
          "<section id=\"a\"><heading>a</heading></section></lesson>",
          cases[i].text);
      g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), NULL);
      g_autofree char *plain = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));

      g_assert_cmpstr (plain, ==, cases[i].plain);
    }
}

/* A made-up language: full-width letters, and longer texts. */

static char *
pretend (const char *message)
{
  GString *result = g_string_new ("⟦");
  gboolean in_tag = FALSE;

  for (const char *p = message; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == '<')
        in_tag = TRUE;
      g_string_append_unichar (result, !in_tag && g_ascii_isalpha (*p) ? c - '!' + 0xff01 : c);
      if (c == '>')
        in_tag = FALSE;
    }
  g_string_append (result, " ｌｏｎｇｅｒ⟧");

  return g_string_free (result, FALSE);
}

static void
write_catalogue (GHashTable *messages, const char *folder, char *(*translate) (const char *message))
{
  g_autofree char *source = g_build_filename (folder, "uz.po", NULL);
  g_autofree char *target = g_build_filename (folder, "uz", "LC_MESSAGES", NULL);
  g_autofree char *binary = g_build_filename (target, "ichomp.mo", NULL);
  const char *arguments[] = { "msgfmt", "-o", binary, source, NULL };
  po_file_t file = po_file_create ();
  po_message_iterator_t iterator = po_message_iterator (file, NULL);
  po_message_t header = po_message_create ();
  GHashTableIter iter;
  gpointer key;

  po_message_set_msgid (header, "");
  po_message_set_msgstr (header, "Content-Type: text/plain; charset=UTF-8\n");
  po_message_insert (iterator, header);
  g_hash_table_iter_init (&iter, messages);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    {
      g_auto (GStrv) parts = g_strsplit (key, SEPARATOR, 2);
      const char *original = parts[1] == NULL ? parts[0] : parts[1];
      g_autofree char *translation = translate (original);
      po_message_t message = po_message_create ();

      if (parts[1] != NULL)
        po_message_set_msgctxt (message, parts[0]);
      po_message_set_msgid (message, original);
      po_message_set_msgstr (message, translation);
      po_message_insert (iterator, message);
    }
  po_message_iterator_free (iterator);
  tools_write_catalogue (file, source);
  po_file_free (file);

  g_assert_cmpint (g_mkdir_with_parents (target, 0700), ==, 0);
  tools_run (arguments);
}

static void
assert_translated (const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_has_text (block) && !is_number (block))
    {
      g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (block);
      g_autofree char *plain = ichomp_inline_to_text (text);

      g_assert_true (g_str_has_prefix (plain, "⟦"));
      g_assert_true (g_str_has_suffix (plain, "⟧"));
      for (const char *p = plain; *p != '\0'; p++)
        {
          if (g_ascii_isalpha (*p))
            g_error ("English remains: %s", plain);
        }
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    assert_translated (ichomp_lesson_block_get_child (block, i));
}

static void
assert_original (const IchompLessonBlock *block)
{
  if (ichomp_lesson_block_has_text (block))
    {
      g_autoptr (IchompInline) text = ichomp_lesson_block_dup_inline (block);
      g_autofree char *plain = ichomp_inline_to_text (text);
      g_autofree char *original = ichomp_inline_to_text (ichomp_lesson_block_get_original (block));

      g_assert_cmpstr (plain, ==, original);
      g_assert_false (g_str_has_suffix (plain, " "));
    }

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    assert_original (ichomp_lesson_block_get_child (block, i));
}

static void
test_translation (void)
{
  g_autoptr (GPtrArray) paths = list_lessons ();
  g_autoptr (GHashTable) messages = collect_all (paths);
  g_autofree char *folder = NULL;

  folder = g_dir_make_tmp ("ichomp-messages-XXXXXX", NULL);
  write_catalogue (messages, folder, pretend);
  bindtextdomain (GETTEXT_PACKAGE, folder);

  /* Twice, as in a lesson in which the language is switched back and forth. */
  for (guint turn = 0; turn < 2; turn++)
    for (guint i = 0; i < paths->len; i++)
      {
        g_autoptr (IchompLesson) lesson = load (g_ptr_array_index (paths, i));

        ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
        assert_original (ichomp_lesson_get_root (lesson));
        ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
        assert_translated (ichomp_lesson_get_root (lesson));
      }

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  support_remove_all (folder);
}

/* A translation without the elements of the original is ignored. */

static char *
damage (const char *message)
{
  if (strstr (message, "<em>") != NULL)
    return g_strdup ("<em>not closed");
  if (strstr (message, "<claim") != NULL)
    return g_strdup ("no claim");

  return g_strconcat (message, " <strong>more</strong>", NULL);
}

static void
test_damaged_translation (void)
{
  g_autoptr (GPtrArray) paths = list_lessons ();
  g_autoptr (GHashTable) messages = collect_all (paths);
  g_autofree char *folder = NULL;

  folder = g_dir_make_tmp ("ichomp-messages-XXXXXX", NULL);
  write_catalogue (messages, folder, damage);
  bindtextdomain (GETTEXT_PACKAGE, folder);
  ichomp_i18n_set_language (ICHOMP_LANGUAGE_UZ);
  for (guint i = 0; i < paths->len; i++)
    {
      g_autoptr (IchompLesson) lesson = load (g_ptr_array_index (paths, i));
      const char *message = ichomp_lesson_get_goal (lesson)->message;

      /* The translation exists. */
      g_assert_cmpstr (gettext (message), !=, message);
      assert_original (ichomp_lesson_get_root (lesson));
    }

  ichomp_i18n_set_language (ICHOMP_LANGUAGE_EN);
  support_remove_all (folder);
}

void
add_tests (void)
{
  ichomp_i18n_init ();

  g_test_add_func ("/messages/white-space", test_white_space);
  g_test_add_func ("/messages/listed", test_listed);
  g_test_add_func ("/messages/spaces", test_spaces);
  g_test_add_func ("/messages/lessons", test_lessons);
  g_test_add_func ("/messages/translation", test_translation);
  g_test_add_func ("/messages/damaged-translation", test_damaged_translation);
}
