/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "pseudo.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <stdlib.h>
#include <string.h>

#include "gettext-tools.h"

#define ISOLATE_BEGIN "\342\201\246" /* U+2066 */
#define ISOLATE_END "\342\201\251"   /* U+2069 */

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

/* The folder of the catalogues. */
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

/* The number of bytes here that are not text: an element, an entity or a placeholder. */
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

static void
translate_message (const Language *language, po_message_t message)
{
  const char *id = po_message_msgid (message);
  const char *plural = po_message_msgid_plural (message);
  g_autofree char *one = translate (language, id);

  if (*id == '\0')
    {
      po_message_set_msgstr (message, "Content-Type: text/plain; charset=UTF-8\n"
                                      "Plural-Forms: nplurals=2; plural=(n != 1);\n");
      po_message_set_fuzzy (message, FALSE);
    }
  else if (plural == NULL)
    po_message_set_msgstr (message, one);
  else
    {
      g_autofree char *many = translate (language, plural);

      po_message_set_msgstr_plural (message, 0, one);
      po_message_set_msgstr_plural (message, 1, many);
    }
}

static void
write_catalogue (const Language *language, const char *template)
{
  g_autofree char *text = g_strconcat (template, ".", language->code, NULL);
  g_autofree char *path = g_build_filename (folder, language->code, "LC_MESSAGES", NULL);
  g_autofree char *name = g_build_filename (path, GETTEXT_PACKAGE ".mo", NULL);
  const char *const compile[] = { "msgfmt", "-o", name, text, NULL };
  po_file_t file = tools_read_catalogue (template);
  po_message_iterator_t iterator = po_message_iterator (file, NULL);
  po_message_t message;

  while ((message = po_next_message (iterator)) != NULL)
    translate_message (language, message);
  po_message_iterator_free (iterator);
  tools_write_catalogue (file, text);
  po_file_free (file);

  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  tools_run (compile);
}

static void
remove_folder (void)
{
  tools_remove_folder (folder);
  g_free (folder);
}

/* Makes both languages available until the process exits. */
void
pseudo_init (void)
{
  g_autofree char *template = NULL;

  folder = g_dir_make_tmp ("ichomp-pseudo-XXXXXX", NULL);
  atexit (remove_folder);
  template = g_build_filename (folder, "template.pot", NULL);
  tools_extract_template (template, "tests/game/course/fixtures/sample.xml");
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    write_catalogue (&languages[i], template);
  bindtextdomain (GETTEXT_PACKAGE, folder);
}

/* Whether no part of a text is in English or in the other language. Isolated formulas, bits and
 * coordinates are the same in every language. */
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
