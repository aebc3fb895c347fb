/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* How the texts of a readout are put into lines. */

#include "ichomp-readout-lines.h"

#include <string.h>

#include "base/ichomp-digits.h"
#include "kit/ichomp-text.h"
#include "words/ichomp-wording.h"

#define STYLE_PRIMARY "size=\"220%\" weight=\"bold\""
#define STYLE_PRIMARY_WORD "size=\"160%\" weight=\"bold\""
#define STYLE_SECONDARY "size=\"140%\""
#define STYLE_PREVIEW "size=\"140%\" weight=\"bold\""

/* Appends a part of a line in a style of its own, with a gap before it. */
static void
append_part (GString *line, const char *style, const char *arrow, const char *text)
{
  g_autofree char *escaped = NULL;

  if (text == NULL)
    return;

  escaped = g_markup_escape_text (text, -1);
  g_string_append_printf (line, "%s<span %s>%s%s</span>", line->len > 0 ? "  " : "", style, arrow,
                          escaped);
}

/* A line of numbers is isolated: what becomes of one stands on its right, in every language. */
static char *
finish_line (GString *line, IchompReadoutLayout layout)
{
  char *text;

  if (line->len == 0)
    text = g_strdup ("<span " STYLE_PREVIEW ">" ICHOMP_TEXT_NONE "</span>");
  else if (layout == ICHOMP_READOUT_SENTENCE)
    text = g_strdup (line->str);
  else
    text = ichomp_wording_isolate (line->str);

  g_string_free (line, TRUE);
  return text;
}

/**
 * ichomp_readout_lines_init:
 * @self: (out caller-allocates): where to put the lines
 * @layout: how the readout is arranged
 * @texts: what it says
 *
 * Where there is nothing to say a line holds a space as high as a preview.
 */
void
ichomp_readout_lines_init (IchompReadoutLines *self,
                           IchompReadoutLayout layout,
                           const IchompReadoutTexts *texts)
{
  GString *first = g_string_new (NULL);
  GString *second = g_string_new (NULL);
  GString *third = g_string_new (NULL);

  append_part (first, layout == ICHOMP_READOUT_SENTENCE ? STYLE_PRIMARY_WORD : STYLE_PRIMARY, "",
               texts->primary);

  switch (layout)
    {
    case ICHOMP_READOUT_COLUMN:
      append_part (first, STYLE_PREVIEW, "→ ", texts->preview_primary);
      append_part (second, STYLE_SECONDARY, "", texts->secondary);
      append_part (third, STYLE_PREVIEW, "", texts->preview_secondary);
      break;
    case ICHOMP_READOUT_LINE:
      append_part (first, STYLE_SECONDARY, "", texts->secondary);
      append_part (second, STYLE_PREVIEW, "→ ", texts->preview_primary);
      append_part (second, STYLE_PREVIEW, texts->preview_primary == NULL ? "→ " : "",
                   texts->preview_secondary);
      break;
    case ICHOMP_READOUT_SENTENCE:
      append_part (first, STYLE_PREVIEW,
                   gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "← " : "→ ",
                   texts->preview_primary);
      break;
    default:
      g_assert_not_reached ();
    }

  self->first = finish_line (first, layout);
  self->second = finish_line (second, layout);
  self->third = finish_line (third, layout);
}

/* Any number of as many digits, and of two at least. */
static char *
dup_widest (const char *text)
{
  g_autofree char *read = ichomp_digits_read (text != NULL ? text : "");
  g_autofree char *widest = NULL;

  if (text == NULL || strspn (read, "0123456789") < strlen (read))
    return g_strdup (text);

  widest = g_strnfill (MAX (strlen (read), 2), '8');
  return g_str_equal (read, text) ? g_steal_pointer (&widest) : ichomp_digits_dup (widest);
}

/**
 * ichomp_readout_lines_init_widest:
 * @self: (out caller-allocates): where to put the lines
 * @layout: how the readout is arranged
 * @primary: (nullable): a result
 * @secondary: (nullable): the same in another form
 *
 * The lines of results like this one, with a preview, that take the most room.
 */
void
ichomp_readout_lines_init_widest (IchompReadoutLines *self,
                                  IchompReadoutLayout layout,
                                  const char *primary,
                                  const char *secondary)
{
  g_autofree char *widest_primary = dup_widest (primary);
  g_autofree char *widest_secondary = dup_widest (secondary);
  IchompReadoutTexts texts = { widest_primary, widest_secondary, widest_primary, widest_secondary };

  ichomp_readout_lines_init (self, layout, &texts);
}

/**
 * ichomp_readout_lines_clear:
 * @self: lines
 *
 * Frees what is in them.
 */
void
ichomp_readout_lines_clear (IchompReadoutLines *self)
{
  g_clear_pointer (&self->first, g_free);
  g_clear_pointer (&self->second, g_free);
  g_clear_pointer (&self->third, g_free);
}
