/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pseudo.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <string.h>

#include "gettext-tools.h"

#define ISOLATE_BEGIN "\342\201\246" /* U+2066 */
#define ISOLATE_END "\342\201\251"   /* U+2069 */

#define MO_MAGIC 0x950412de
#define MO_HEADER_SIZE 28

typedef struct
{
  const char *code;
  const char *begin;
  const char *end;
  const char *small;
  const char *large;
} Language;

static const Language languages[] = {
  { PSEUDO_ONE, "⟦", "⟧", "àƀçđéƒĝĥîĵķłḿñöþʠŕšţûṽŵẋýž", "ÀƁÇĐÉƑĜĤÎĴĶŁḾÑÖÞɊŔŠŢÛṼŴẊÝŽ" },
  { PSEUDO_TWO, "«", "»", "абцдефгхийклмнопярстувшжыз", "АБЦДЕФГХИЙКЛМНОПЯРСТУВШЖЫЗ" },
};

/* The folder of the catalogues, or NULL. */
static char *folder;

/* Texts */

static void
append_letter (GString *result, const Language *language, char letter)
{
  gboolean large = g_ascii_isupper (letter);
  const char *letters = large ? language->large : language->small;
  const char *at = g_utf8_offset_to_pointer (letters, letter - (large ? 'A' : 'a'));

  g_string_append_len (result, at, g_utf8_next_char (at) - at);
}

/* How many bytes there are here that are no words: an element, an entity, or the place of a value. */
static gsize
measure_markup (const char *text)
{
  if (*text == '<' && (g_ascii_isalpha (text[1]) || text[1] == '/'))
    return strcspn (text, ">") + 1;
  if (*text == '&' && strchr (text, ';') != NULL && strcspn (text, ";") < 7)
    return strcspn (text, ";") + 1;
  if (*text == '%' && text[1] == '%')
    return 2;
  if (*text == '%')
    return 1 + strspn (text + 1, "0123456789$-+. #lhz") + 1;

  return 0;
}

static char *
translate (const Language *language, const char *text)
{
  GString *result = g_string_new (language->begin);
  guint n_letters = 0;

  while (*text != '\0')
    {
      gsize n = measure_markup (text);

      if (n > 0)
        g_string_append_len (result, text, (gssize)n);
      else if (g_ascii_isalpha (*text))
        {
          append_letter (result, language, *text);
          n_letters++;
          n = 1;
        }
      else
        {
          g_string_append_c (result, *text);
          n = 1;
        }
      text += n;
    }

  for (guint i = 0; i * 5 < n_letters * 2; i++)
    {
      if (i % 7 == 0)
        g_string_append_c (result, ' ');
      append_letter (result, language, "longer"[i % 6]);
    }

  g_string_append (result, language->end);
  return g_string_free (result, FALSE);
}

/* Catalogues */

/* All messages, as a catalogue in which each is its own translation. */
static char *
extract (void)
{
  g_autofree char *template = g_build_filename (folder, "all.pot", NULL);
  g_autofree char *english = g_build_filename (folder, "all.po", NULL);
  char *catalogue = g_build_filename (folder, "all.mo", NULL);
  const char *const fill[] = { "msgen", "-o", english, template, NULL };
  const char *const compile[] = { "msgfmt", "-o", catalogue, english, NULL };

  tools_extract_template (template, "tests/game/course/fixtures/sample.xml");
  tools_run (fill);
  tools_run (compile);
  return catalogue;
}

static guint32
get_number (const char *data, gsize offset)
{
  guint32 number;

  memcpy (&number, data + offset, sizeof number);
  return number;
}

static void
append_number (GString *table, guint32 number)
{
  g_string_append_len (table, (const char *)&number, sizeof number);
}

/* The forms of a message follow each other; a context stands before the first. */
static void
append_translation (GString *texts, const Language *language, const char *original, gsize length)
{
  const char *end = original + length;
  const char *form = memchr (original, '\004', length);

  for (form = form == NULL ? original : form + 1; form <= end; form += strlen (form) + 1)
    {
      g_autofree char *translation = translate (language, form);

      g_string_append (texts, translation);
      if (form + strlen (form) < end)
        g_string_append_c (texts, '\0');
    }
}

static void
write_catalogue (const Language *language, const char *source, gsize n_bytes)
{
  static const char header[] = "Content-Type: text/plain; charset=UTF-8\n"
                               "Plural-Forms: nplurals=2; plural=(n != 1);\n";
  guint32 n = get_number (source, 8);
  guint32 originals = get_number (source, 12);
  gsize texts_offset = MO_HEADER_SIZE + 16 * (gsize)n;
  g_autoptr (GString) catalogue = g_string_new (NULL);
  g_autoptr (GString) keys = g_string_new (NULL);
  g_autoptr (GString) values = g_string_new (NULL);
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autofree char *path = g_build_filename (folder, language->code, "LC_MESSAGES", NULL);
  g_autofree char *name = g_build_filename (path, GETTEXT_PACKAGE ".mo", NULL);

  g_assert_cmphex (get_number (source, 0), ==, MO_MAGIC);
  for (guint32 i = 0; i < n; i++)
    {
      guint32 length = get_number (source, originals + 8 * i);
      const char *original = source + get_number (source, originals + 8 * i + 4);
      gsize begin = texts->len;

      g_assert_cmpuint ((gsize)(original - source) + length, <, n_bytes);
      append_number (keys, length);
      append_number (keys, (guint32)(texts_offset + texts->len));
      g_string_append_len (texts, original, length + 1);

      begin = texts->len;
      if (length == 0)
        g_string_append (texts, header);
      else
        append_translation (texts, language, original, length);
      append_number (values, (guint32)(texts->len - begin));
      append_number (values, (guint32)(texts_offset + begin));
      g_string_append_c (texts, '\0');
    }

  append_number (catalogue, MO_MAGIC);
  append_number (catalogue, 0);
  append_number (catalogue, n);
  append_number (catalogue, MO_HEADER_SIZE);
  append_number (catalogue, MO_HEADER_SIZE + 8 * n);
  append_number (catalogue, 0);
  append_number (catalogue, 0);
  g_string_append_len (catalogue, keys->str, (gssize)keys->len);
  g_string_append_len (catalogue, values->str, (gssize)values->len);
  g_string_append_len (catalogue, texts->str, (gssize)texts->len);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (name, catalogue->str, (gssize)catalogue->len, NULL));
}

/* Makes both languages known to the process. Returns FALSE where gettext's tools are not there. */
gboolean
pseudo_init (void)
{
  static const char *const tools[] = { "xgettext", "msgen", "msgfmt" };
  g_autofree char *path = NULL;
  g_autofree char *source = NULL;
  gsize n_bytes;

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      g_autofree char *tool = g_find_program_in_path (tools[i]);

      if (tool == NULL)
        return FALSE;
    }

  folder = g_dir_make_tmp ("ichomp-pseudo-XXXXXX", NULL);
  path = extract ();
  g_assert_true (g_file_get_contents (path, &source, &n_bytes, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    write_catalogue (&languages[i], source, n_bytes);
  bindtextdomain (GETTEXT_PACKAGE, folder);

  return TRUE;
}

void
pseudo_end (void)
{
  if (folder != NULL)
    tools_remove_folder (folder);
  g_clear_pointer (&folder, g_free);
}

/* Whether nothing in a text is in English, or in the other language. Formulas, bits and coordinates
 * that are isolated are the same in every language. */
gboolean
pseudo_is_translated (const char *text, const char *language)
{
  guint depth = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    {
      if (g_str_has_prefix (at, ISOLATE_BEGIN))
        depth++;
      else if (g_str_has_prefix (at, ISOLATE_END) && depth > 0)
        depth--;

      if (depth == 0 && g_ascii_isalpha (*at))
        return FALSE;
      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        if (!g_str_equal (languages[i].code, language)
            && (g_str_has_prefix (at, languages[i].begin)
                || g_str_has_prefix (at, languages[i].end)))
          return FALSE;
    }

  return TRUE;
}
