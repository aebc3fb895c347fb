/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of a lesson: labels with typeset markup, whose links work. */

#include "ichomp-lesson-text.h"

#include <glib/gi18n.h>

#include "game/words/ichomp-typesetting.h"
#include "widgets/kit/ichomp-text.h"

/* Longer words are broken: they would make the page wider than a small window. */
#define LONGEST_WORD 32

/* Separates words of Khmer. */
#define ZERO_WIDTH_SPACE 0x200b

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, IchompLessonContext *context)
{
  return ichomp_lesson_context_follow_link (context, GTK_WIDGET (label), uri);
}

void
ichomp_lesson_text_connect_links (IchompLessonContext *context, GtkWidget *label)
{
  g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), context, 0);
}

/* The text of @block in the current language, as typeset markup. */
char *
ichomp_lesson_text_dup_markup (const IchompLessonBlock *block)
{
  g_autofree char *markup = ichomp_lesson_block_dup_markup (block);

  return ichomp_typeset_markup (markup);
}

/* In characters. */
guint
ichomp_lesson_text_find_longest_word (GtkLabel *label)
{
  guint length = 0;
  guint longest = 0;

  for (const char *p = gtk_label_get_text (label); *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      length = c == ' ' || c == ZERO_WIDTH_SPACE ? 0 : length + 1;
      longest = MAX (longest, length);
    }

  return longest;
}

/* To find the least width of a label whose words may be broken, GTK lays it out once more with
 * as few characters on each line as it may have. In a lesson that would take longer than
 * everything else, so words are broken only where it is necessary, and into parts of @width
 * characters. */
void
ichomp_lesson_text_break_words (GtkLabel *label, gboolean breaks, int width)
{
  gtk_label_set_wrap_mode (label, breaks ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_width_chars (label, breaks ? width : -1);
}

/* @text: (nullable); @level: of a heading, or 0 for another text */
GtkWidget *
ichomp_lesson_text_create_line (const char *text, int level)
{
  GtkWidget *label = level == 0 ? gtk_label_new (NULL)
                                : g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                                GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  if (level > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                    -1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  return label;
}

/* A selectable label with the text of @block, whose links work. @level: of a heading, or 0 */
GtkWidget *
ichomp_lesson_text_create (IchompLessonContext *context,
                           const IchompLessonBlock *block,
                           const char *style_class,
                           int level)
{
  GtkWidget *label = ichomp_lesson_text_create_line (NULL, level);
  g_autofree char *markup = ichomp_lesson_text_dup_markup (block);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  ichomp_lesson_text_break_words (
      GTK_LABEL (label), ichomp_lesson_text_find_longest_word (GTK_LABEL (label)) > LONGEST_WORD,
      LONGEST_WORD / 2);
  ichomp_text_make_selectable (label);
  gtk_widget_add_css_class (label, style_class);
  ichomp_lesson_text_connect_links (context, label);

  return label;
}

/* Lets @label say where to read again. @section: (nullable): the id of a section of @lesson */
void
ichomp_lesson_text_set_place (GtkWidget *label, IchompLesson *lesson, const char *section)
{
  const IchompLessonBlock *block =
      section != NULL ? ichomp_lesson_find_section (lesson, section) : NULL;
  g_autofree char *title = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (lesson));
  g_autofree char *heading = block != NULL ? ichomp_lesson_block_dup_plain (
                                 ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_HEADING))
                                           : NULL;
  g_autofree char *place =
      heading == NULL ? g_strdup (title)
                      /* Translators: A place in the course: %1$s is the title of a lesson, %2$s
                       * the heading of a section in it. */
                      : g_strdup_printf (_ ("%1$s – %2$s"), title, heading);
  g_autofree char *escaped = g_markup_escape_text (place, -1);
  g_autofree char *link =
      g_strdup_printf ("<a href=\"ichomp:%s%s%s\">%s</a>", ichomp_lesson_get_id (lesson),
                       block != NULL ? "/" : "", block != NULL ? section : "", escaped);
  g_autofree char *markup =
      /* Translators: Below a question that was missed. %s is a link to a place in the course. */
      ichomp_markup_printf (_ ("Read again: %s"), link);

  gtk_label_set_markup (GTK_LABEL (label), markup);
}
