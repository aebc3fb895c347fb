/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The widgets for the blocks of a lesson: labels for texts, and interactive widgets. The page holds
 * the lesson and thereby its blocks, so a widget can read its words from its block again when the
 * language changes. */

#include "ichomp-lesson-blocks.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-bits-exercise.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-figure.h"
#include "widgets/kit/ichomp-expander.h"
#include "widgets/kit/ichomp-text.h"
#include "ichomp-lesson-questions.h"
#include "ichomp-lesson-table.h"
#include "ichomp-mex-finder.h"
#include "ichomp-play-figure.h"
#include "ichomp-powers.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "ichomp-test-view.h"
#include "game/course/ichomp-lesson-words.h"
#include "game/words/ichomp-typesetting.h"

/* Longer words are broken: they would make the page wider than a small window. */
#define LONGEST_WORD 32

/* Separates words of Khmer. */
#define ZERO_WIDTH_SPACE 0x200b

static GtkWidget *
create_box (const char *style_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, style_class);
  return box;
}

/* Text */

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, IchompLessonPage *page)
{
  return ichomp_lesson_page_follow_link (page, GTK_WIDGET (label), uri);
}

void
ichomp_lesson_blocks_connect_links (IchompLessonPage *page, GtkWidget *label)
{
  g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), page, 0);
}

/* The text of @block in the current language, as typeset markup. */
char *
ichomp_lesson_blocks_dup_markup (const IchompLessonBlock *block)
{
  g_autofree char *markup = ichomp_lesson_block_dup_markup (block);

  return ichomp_typeset_markup (markup);
}

/* In characters. */
guint
ichomp_lesson_blocks_find_longest_word (GtkLabel *label)
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

/* To find the least width of a label whose words may be broken, GTK lays it out once more with as few
 * characters on each line as it may have. In a lesson that would take longer than everything else, so
 * words are broken only where it is necessary, and into parts of @width characters. */
void
ichomp_lesson_blocks_break_words (GtkLabel *label, gboolean breaks, int width)
{
  gtk_label_set_wrap_mode (label, breaks ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  gtk_label_set_width_chars (label, breaks ? width : -1);
}

static void
set_text (GtkWidget *label, gpointer block)
{
  g_autofree char *markup = ichomp_lesson_blocks_dup_markup (block);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  ichomp_lesson_blocks_break_words (
      GTK_LABEL (label), ichomp_lesson_blocks_find_longest_word (GTK_LABEL (label)) > LONGEST_WORD,
      LONGEST_WORD / 2);
}

/* @level: of a heading, or 0 for another text */
static GtkWidget *
create_line (int level, IchompWordsFunc set_words, gpointer user_data)
{
  GtkWidget *label = level == 0 ? gtk_label_new (NULL)
                                : g_object_new (GTK_TYPE_LABEL, "accessible-role",
                                                GTK_ACCESSIBLE_ROLE_HEADING, NULL);

  if (level > 0)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level,
                                    -1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  ichomp_translatable_set_words_func (label, set_words, user_data);
  return label;
}

/* A label whose text is set by @set_words. @user_data has to live as long as the label. */
GtkWidget *
ichomp_lesson_blocks_create_line (IchompWordsFunc set_words, gpointer user_data)
{
  return create_line (0, set_words, user_data);
}

static GtkWidget *
create_selectable (IchompLessonPage *page,
                   const IchompLessonBlock *block,
                   const char *style_class,
                   int level)
{
  GtkWidget *label = create_line (level, set_text, (gpointer)block);

  ichomp_text_make_selectable (label);
  gtk_widget_add_css_class (label, style_class);
  ichomp_lesson_blocks_connect_links (page, label);

  return label;
}

/* A selectable label with the text of @block, whose links work. */
GtkWidget *
ichomp_lesson_blocks_create_text (IchompLessonPage *page,
                                  const IchompLessonBlock *block,
                                  const char *style_class)
{
  return create_selectable (page, block, style_class, 0);
}

static void
append_children (IchompLessonPage *page, GtkWidget *box, const IchompLessonBlock *block)
{
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    gtk_box_append (GTK_BOX (box),
                    ichomp_lesson_blocks_create (page, ichomp_lesson_block_get_child (block, i)));
}

/* Titles by the program */

static void
set_title (GtkWidget *label, gpointer block)
{
  gtk_label_set_label (GTK_LABEL (label), ichomp_lesson_block_title (block));
}

static void
name_by_title (GtkWidget *expander, gpointer block)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ichomp_lesson_block_title (block), -1);
}

static GtkWidget *
create_title (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return ichomp_lesson_blocks_create_line (set_title, (gpointer)block);
}

static GtkWidget *
create_heading (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *label = create_line (3, set_title, (gpointer)block);

  gtk_widget_add_css_class (label, "lesson-heading");
  return label;
}

/* A row with the title of @block, as a heading. */
GtkWidget *
ichomp_lesson_blocks_create_heading (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return ichomp_lesson_page_create_row (page, block, create_heading);
}

/* An expander with the title of @block and, folded, its children below each other. */
GtkWidget *
ichomp_lesson_blocks_create_folded (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *content = create_box ("lesson-proof");
  GtkWidget *expander =
      ichomp_expander_new (ichomp_lesson_page_create_row (page, block, create_title), content);

  append_children (page, content, block);
  ichomp_translatable_set_words_func (expander, name_by_title, (gpointer)block);
  return expander;
}

/* Blocks that consist of texts */

static GtkWidget *
create_text (IchompLessonPage *page, const IchompLessonBlock *block)
{
  static const struct
  {
    IchompBlockKind kind;
    const char *style_class;
    int level; /* of a heading */
  } classes[] = {
    { ICHOMP_BLOCK_TITLE, "lesson-title", 1 },     { ICHOMP_BLOCK_GOAL, "lesson-goal" },
    { ICHOMP_BLOCK_HEADING, "lesson-heading", 2 }, { ICHOMP_BLOCK_PARAGRAPH, "lesson-paragraph" },
    { ICHOMP_BLOCK_NOTE, "lesson-note" },          { ICHOMP_BLOCK_FORMULA, "lesson-formula" },
    { ICHOMP_BLOCK_TERM, "lesson-term" },          { ICHOMP_BLOCK_NAME, "lesson-term" },
    { ICHOMP_BLOCK_TEXT, "lesson-text" },          { ICHOMP_BLOCK_STATEMENT, "lesson-text" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    if (classes[i].kind == ichomp_lesson_block_get_kind (block))
      return create_selectable (page, block, classes[i].style_class, classes[i].level);

  g_assert_not_reached ();
}

static void
append_text (IchompLessonPage *page,
             GtkWidget *box,
             const IchompLessonBlock *block,
             IchompBlockKind kind)
{
  gtk_box_append (GTK_BOX (box),
                  ichomp_lesson_page_create_row (page, ichomp_lesson_block_find_child (block, kind),
                                                 create_text));
}

static void
set_number (GtkWidget *mark, gpointer number)
{
  /* Translators: The number of an item in a list. */
  g_autofree char *text =
      ichomp_digits_printf (C_ ("item of a list", "%u."), GPOINTER_TO_UINT (number));

  gtk_label_set_label (GTK_LABEL (mark), text);
}

static GtkWidget *
create_mark (const IchompLessonBlock *item)
{
  const IchompLessonBlock *list = ichomp_lesson_block_get_parent (item);
  GtkWidget *mark = gtk_label_new ("•");

  if (ichomp_lesson_block_has_flag (list, ICHOMP_BLOCK_FLAG_ORDERED))
    {
      guint number = 1;

      while (ichomp_lesson_block_get_child (list, number - 1) != item)
        number++;
      ichomp_translatable_set_words_func (mark, set_number, GUINT_TO_POINTER (number));
    }

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (mark), 1);
  gtk_widget_add_css_class (mark, "lesson-mark");
  return mark;
}

static GtkWidget *
create_item (IchompLessonPage *page, const IchompLessonBlock *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *text = ichomp_lesson_blocks_create_text (page, item, "lesson-item");

  gtk_widget_set_hexpand (text, TRUE);
  gtk_grid_attach (GTK_GRID (grid), create_mark (item), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), text, 1, 0, 1, 1);
  return grid;
}

static GtkWidget *
create_list (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *list = create_box ("lesson-list");

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    gtk_box_append (GTK_BOX (list),
                    ichomp_lesson_page_create_row (page, ichomp_lesson_block_get_child (block, i),
                                                   create_item));

  return list;
}

static GtkWidget *
create_definition (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-definition");

  append_text (page, box, block, ICHOMP_BLOCK_TERM);
  append_text (page, box, block, ICHOMP_BLOCK_TEXT);
  return box;
}

static GtkWidget *
create_theorem (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-theorem");
  const IchompLessonBlock *proof = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_PROOF);

  append_text (page, box, block, ICHOMP_BLOCK_NAME);
  append_text (page, box, block, ICHOMP_BLOCK_STATEMENT);
  if (proof != NULL)
    gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_folded (page, proof));

  return box;
}

/* Figures and interactive blocks */

static GtkWidget *
create_board (const IchompLessonBlock *block)
{
  IchompFigureFlags flags = ICHOMP_FIGURE_NOTHING;
  const SgMove *marks;
  guint n_marks;

  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_VALUES))
    flags |= ICHOMP_FIGURE_VALUES;
  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_SUM))
    flags |= ICHOMP_FIGURE_SUM;
  if (flags != ICHOMP_FIGURE_NOTHING
      && ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY_VALUES))
    flags |= ICHOMP_FIGURE_BINARY;
  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NUMBERS))
    flags |= ICHOMP_FIGURE_NUMBERS;
  if (ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_COORDINATES))
    flags |= ICHOMP_FIGURE_COORDINATES;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  return ichomp_figure_new (ichomp_lesson_block_get_position (block), flags, marks, n_marks);
}

static GtkWidget *
create_quadrant (const IchompLessonBlock *block)
{
  gboolean misere = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE);
  const SgMove *marks;
  guint n_marks;

  marks = ichomp_lesson_block_get_marks (block, &n_marks);
  return ichomp_quadrant_figure_new (
      ichomp_lesson_block_get_diagram (block), misere ? SG_RULE_CHOMP : SG_RULE_NORMAL,
      ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_NUMBERS),
      ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY_VALUES), marks, n_marks);
}

static void
set_play_words (GtkWidget *figure, gpointer user_data)
{
  ichomp_play_figure_update_words (ICHOMP_PLAY_FIGURE (figure));
}

/* The figure of @block, to play with if the author wants that. */
static GtkWidget *
make_playable (const IchompLessonBlock *block, GtkWidget *figure)
{
  gboolean misere = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_MISERE);
  GtkWidget *play_figure;

  if (!ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_PLAY))
    return figure;

  play_figure = ichomp_play_figure_new (figure, misere ? SG_RULE_CHOMP : SG_RULE_NORMAL);
  ichomp_translatable_set_words_func (play_figure, set_play_words, NULL);
  return play_figure;
}

static GtkWidget *
create_figure (IchompLessonPage *page, const IchompLessonBlock *block, GtkWidget *content)
{
  const IchompLessonBlock *caption = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_CAPTION);
  GtkWidget *box = create_box ("lesson-figure");

  gtk_box_append (GTK_BOX (box), ichomp_center_layout_wrap (content));
  if (caption != NULL)
    gtk_box_append (GTK_BOX (box),
                    ichomp_lesson_blocks_create_text (page, caption, "lesson-caption"));

  return box;
}

static GtkWidget *
create_board_figure (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return create_figure (page, block, make_playable (block, create_board (block)));
}

static GtkWidget *
create_quadrant_figure (IchompLessonPage *page, const IchompLessonBlock *block)
{
  return create_figure (page, block, make_playable (block, create_quadrant (block)));
}

static GtkWidget *
create_bits_figure (IchompLessonPage *page, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);
  gboolean filled_in = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_FILLED_IN);

  return create_figure (page, block, ichomp_bits_exercise_new (numbers, n_numbers, filled_in));
}

static GtkWidget *
create_powers_figure (IchompLessonPage *page, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  return create_figure (page, block, ichomp_powers_new (numbers[0]));
}

static GtkWidget *
create_mex_figure (IchompLessonPage *page, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  return create_figure (page, block, ichomp_mex_finder_new (numbers, n_numbers));
}

/* Tasks */

static void
try_clicked_cb (GtkWidget *button, IchompLessonPage *page)
{
  ichomp_lesson_page_try (page, g_object_get_data (G_OBJECT (button), "block"));
}

/* The user does a task on the main board, while the lesson is not mapped. */
static void
done_sign_map_cb (GtkWidget *row, IchompLessonPage *page)
{
  const IchompLessonBlock *block = g_object_get_data (G_OBJECT (row), "block");

  gtk_widget_set_visible (gtk_widget_get_last_child (row),
                          ichomp_lesson_page_is_answered (page, block));
}

static void
name_done_sign (GtkWidget *sign, gpointer user_data)
{
  const char *name = _ ("Well done: the goal of this task is reached.");

  gtk_widget_set_tooltip_text (sign, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static GtkWidget *
create_done_sign (void)
{
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (sign, "answered");
  ichomp_translatable_set_words_func (sign, name_done_sign, NULL);
  return sign;
}

static void
set_try_label (GtkWidget *button, gpointer user_data)
{
  gtk_button_set_label (GTK_BUTTON (button), _ ("Try It on the Board"));
}

static GtkWidget *
create_try (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-try");
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new ();
  const IchompLessonBlock *task = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_TASK);

  gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_text (page, task, "lesson-text"));
  ichomp_translatable_set_words_func (button, set_try_label, NULL);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "suggested-action");
  g_object_set_data (G_OBJECT (button), "block", (gpointer)block);
  g_signal_connect_object (button, "clicked", G_CALLBACK (try_clicked_cb), page, 0);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), create_done_sign ());
  g_object_set_data (G_OBJECT (row), "block", (gpointer)block);
  g_signal_connect_object (row, "map", G_CALLBACK (done_sign_map_cb), page, 0);
  gtk_widget_add_css_class (row, "lesson-try-row");
  gtk_box_append (GTK_BOX (box), row);

  return box;
}

/* The end of a lesson */

/* What to remember, and the heading of the questions that follow. */
static GtkWidget *
create_remember (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-remember");
  const IchompLessonBlock *recap = ichomp_lesson_block_get_parent (block);

  gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_heading (page, block));
  gtk_box_append (GTK_BOX (box), create_list (page, block));
  if (ichomp_lesson_block_find_child (recap, ICHOMP_BLOCK_QUESTION) != NULL)
    gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_heading (page, recap));
  return box;
}

static void
practise_clicked_cb (GtkWidget *button, IchompLessonPage *page)
{
  ichomp_lesson_page_practise (page, g_object_get_data (G_OBJECT (button), "block"));
}

static void
set_practise_label (GtkWidget *button, gpointer block)
{
  const char *name = ichomp_exercise_kind_get_name (ichomp_lesson_block_get_exercise (block));
  /* Translators: A button at the end of a lesson. %s is a topic of exercises, such as "Winning
   * tile". */
  g_autofree char *label = g_strdup_printf (_ ("Practise This: %s"), name);

  gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
}

static GtkWidget *
create_practise (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  ichomp_translatable_set_words_func (button, set_practise_label, (gpointer)block);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "lesson-practise");
  g_object_set_data (G_OBJECT (button), "block", (gpointer)block);
  g_signal_connect_object (button, "clicked", G_CALLBACK (practise_clicked_cb), page, 0);
  return button;
}

static void
set_worksheet (GtkWidget *label, gpointer block)
{
  g_autofree char *text = ichomp_lesson_teacher_dup_worksheet (block);

  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
}

static GtkWidget *
create_worksheet (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *label = ichomp_lesson_blocks_create_line (set_worksheet, (gpointer)block);

  ichomp_text_make_selectable (label);
  return label;
}

/* The notes for teachers, folded. */
static GtkWidget *
create_teacher (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *expander = ichomp_lesson_blocks_create_folded (page, block);

  gtk_box_append (GTK_BOX (gtk_expander_get_child (GTK_EXPANDER (expander))),
                  ichomp_lesson_page_create_row (page, block, create_worksheet));
  gtk_widget_add_css_class (expander, "lesson-teacher");
  return expander;
}

static GtkWidget *
create (IchompLessonPage *page, const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_TITLE:
    case ICHOMP_BLOCK_GOAL:
    case ICHOMP_BLOCK_HEADING:
    case ICHOMP_BLOCK_PARAGRAPH:
    case ICHOMP_BLOCK_NOTE:
    case ICHOMP_BLOCK_FORMULA:
      return ichomp_lesson_page_create_row (page, block, create_text);
    case ICHOMP_BLOCK_LIST:
      return create_list (page, block);
    case ICHOMP_BLOCK_TABLE:
      return ichomp_lesson_page_create_row (page, block, ichomp_lesson_table_create);
    case ICHOMP_BLOCK_DEFINITION:
      return create_definition (page, block);
    case ICHOMP_BLOCK_THEOREM:
      return create_theorem (page, block);
    case ICHOMP_BLOCK_BOARD:
      return ichomp_lesson_page_create_row (page, block, create_board_figure);
    case ICHOMP_BLOCK_QUADRANT:
      return ichomp_lesson_page_create_row (page, block, create_quadrant_figure);
    case ICHOMP_BLOCK_BITS:
      return ichomp_lesson_page_create_row (page, block, create_bits_figure);
    case ICHOMP_BLOCK_POWERS:
      return ichomp_lesson_page_create_row (page, block, create_powers_figure);
    case ICHOMP_BLOCK_MEX:
      return ichomp_lesson_page_create_row (page, block, create_mex_figure);
    case ICHOMP_BLOCK_TEST:
      return ichomp_test_view_new (page);
    case ICHOMP_BLOCK_REMEMBER:
      return create_remember (page, block);
    case ICHOMP_BLOCK_TEACHER:
      return create_teacher (page, block);
    case ICHOMP_BLOCK_PRACTISE:
      return ichomp_lesson_page_create_row (page, block, create_practise);
    case ICHOMP_BLOCK_QUESTION:
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
      return ichomp_lesson_questions_create (page, block);
    case ICHOMP_BLOCK_TRY:
      return ichomp_lesson_page_create_row (page, block, create_try);
    /* The others occur only within those above. */
    case ICHOMP_BLOCK_LESSON:
    case ICHOMP_BLOCK_BUILDS_ON:
    case ICHOMP_BLOCK_SECTION:
    case ICHOMP_BLOCK_ITEM:
    case ICHOMP_BLOCK_TERM:
    case ICHOMP_BLOCK_TEXT:
    case ICHOMP_BLOCK_NAME:
    case ICHOMP_BLOCK_STATEMENT:
    case ICHOMP_BLOCK_PROOF:
    case ICHOMP_BLOCK_ROW:
    case ICHOMP_BLOCK_CELL:
    case ICHOMP_BLOCK_CAPTION:
    case ICHOMP_BLOCK_ASK:
    case ICHOMP_BLOCK_ANSWER:
    case ICHOMP_BLOCK_CHOICE:
    case ICHOMP_BLOCK_WHY:
    case ICHOMP_BLOCK_WRONG:
    case ICHOMP_BLOCK_TASK:
    case ICHOMP_BLOCK_RECAP:
      break;
    }

  g_assert_not_reached ();
}

/* Lets @label say where to read again. @section: (nullable): the id of a section of @lesson */
void
ichomp_lesson_blocks_set_place (GtkWidget *label, IchompLesson *lesson, const char *section)
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

#define BLOCK_KEY "ichomp-lesson-block"

/* Returns the block that ichomp_lesson_blocks_create() has created @widget for, or NULL. */
const IchompLessonBlock *
ichomp_lesson_blocks_get_block (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), BLOCK_KEY);
}

/**
 * ichomp_lesson_blocks_create:
 * @block: the title, the goal or the notes for teachers of the lesson on @page, or a child of a
 *   section or of the recap
 */
GtkWidget *
ichomp_lesson_blocks_create (IchompLessonPage *page, const IchompLessonBlock *block)
{
  GtkWidget *widget = create (page, block);

  g_object_set_data (G_OBJECT (widget), BLOCK_KEY, (gpointer)block);
  return widget;
}
