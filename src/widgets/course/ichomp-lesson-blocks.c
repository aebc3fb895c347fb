/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The widgets for the blocks of a lesson: labels for texts, and interactive widgets. The page holds
 * the lesson and thereby its blocks. */

#include "ichomp-lesson-blocks.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-bits-exercise.h"
#include "widgets/kit/ichomp-center-layout.h"
#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-position-figure.h"
#include "widgets/kit/ichomp-text.h"
#include "ichomp-expander.h"
#include "ichomp-lesson-questions.h"
#include "ichomp-lesson-row.h"
#include "ichomp-lesson-table.h"
#include "ichomp-lesson-text.h"
#include "ichomp-mex-finder.h"
#include "ichomp-play-figure.h"
#include "ichomp-powers.h"
#include "ichomp-question.h"
#include "widgets/board/ichomp-quadrant-figure.h"
#include "ichomp-test-view.h"
#include "game/course/ichomp-lesson-words.h"
#include "game/words/ichomp-typesetting.h"

static GtkWidget *
create_box (const char *style_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (box, style_class);
  return box;
}

static void
append_children (IchompLessonContext *context, GtkWidget *box, const IchompLessonBlock *block)
{
  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create (
                                       context, ichomp_lesson_block_get_child (block, i)));
}

/* Titles by the program */

static GtkWidget *
create_title (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return ichomp_lesson_text_create_line (ichomp_lesson_block_title (block), 0);
}

static GtkWidget *
create_heading (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *label = ichomp_lesson_text_create_line (ichomp_lesson_block_title (block), 3);

  gtk_widget_add_css_class (label, "lesson-heading");
  return label;
}

/* A row with the title of @block, as a heading. */
GtkWidget *
ichomp_lesson_blocks_create_heading (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return ichomp_lesson_row_new (context, block, create_heading);
}

/* An expander with the title of @block and, folded, its children below each other. */
static GtkWidget *
create_folded (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *content = create_box ("lesson-proof");
  GtkWidget *expander =
      ichomp_expander_new (ichomp_lesson_row_new (context, block, create_title), content);

  append_children (context, content, block);
  g_object_bind_property (ichomp_lesson_context_get_state (context, block), "expanded", expander,
                          "expanded", G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ichomp_lesson_block_title (block), -1);
  return expander;
}

/* Blocks that consist of texts */

static GtkWidget *
create_text (IchompLessonContext *context, const IchompLessonBlock *block)
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
      return ichomp_lesson_text_create (context, block, classes[i].style_class, classes[i].level);

  g_assert_not_reached ();
}

static void
append_text (IchompLessonContext *context,
             GtkWidget *box,
             const IchompLessonBlock *block,
             IchompBlockKind kind)
{
  gtk_box_append (
      GTK_BOX (box),
      ichomp_lesson_row_new (context, ichomp_lesson_block_find_child (block, kind), create_text));
}

static GtkWidget *
create_mark (const IchompLessonBlock *item)
{
  const IchompLessonBlock *list = ichomp_lesson_block_get_parent (item);
  GtkWidget *mark = gtk_label_new ("•");

  if (ichomp_lesson_block_has_flag (list, ICHOMP_BLOCK_FLAG_ORDERED))
    {
      guint number = 1;
      g_autofree char *text = NULL;

      while (ichomp_lesson_block_get_child (list, number - 1) != item)
        number++;
      /* Translators: The number of an item in a list. */
      text = ichomp_digits_printf (C_ ("item of a list", "%u."), number);
      gtk_label_set_label (GTK_LABEL (mark), text);
    }

  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (mark), 1);
  gtk_widget_add_css_class (mark, "lesson-mark");
  return mark;
}

static GtkWidget *
create_item (IchompLessonContext *context, const IchompLessonBlock *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *text = ichomp_lesson_text_create (context, item, "lesson-item", 0);

  gtk_widget_set_hexpand (text, TRUE);
  gtk_grid_attach (GTK_GRID (grid), create_mark (item), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), text, 1, 0, 1, 1);
  return grid;
}

static GtkWidget *
create_list (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *list = create_box ("lesson-list");

  for (guint i = 0; i < ichomp_lesson_block_get_n_children (block); i++)
    gtk_box_append (
        GTK_BOX (list),
        ichomp_lesson_row_new (context, ichomp_lesson_block_get_child (block, i), create_item));

  return list;
}

static GtkWidget *
create_definition (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-definition");

  append_text (context, box, block, ICHOMP_BLOCK_TERM);
  append_text (context, box, block, ICHOMP_BLOCK_TEXT);
  return box;
}

static GtkWidget *
create_theorem (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-theorem");
  const IchompLessonBlock *proof = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_PROOF);

  append_text (context, box, block, ICHOMP_BLOCK_NAME);
  append_text (context, box, block, ICHOMP_BLOCK_STATEMENT);
  if (proof != NULL)
    gtk_box_append (GTK_BOX (box), create_folded (context, proof));

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
  return ichomp_position_figure_new (ichomp_lesson_block_get_position (block), flags, marks,
                                     n_marks);
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

/* The figure of @block, to play with if the author wants that. */
static GtkWidget *
make_playable (IchompLessonContext *context, const IchompLessonBlock *block, GtkWidget *figure)
{
  if (!ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_PLAY))
    return figure;

  return ichomp_play_figure_new (figure, ichomp_lesson_context_get_state (context, block));
}

static GtkWidget *
create_figure (IchompLessonContext *context, const IchompLessonBlock *block, GtkWidget *content)
{
  const IchompLessonBlock *caption = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_CAPTION);
  GtkWidget *box = create_box ("lesson-figure");

  gtk_box_append (GTK_BOX (box), ichomp_center_layout_wrap (content));
  if (caption != NULL)
    gtk_box_append (GTK_BOX (box),
                    ichomp_lesson_text_create (context, caption, "lesson-caption", 0));

  return box;
}

static GtkWidget *
create_board_figure (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return create_figure (context, block, make_playable (context, block, create_board (block)));
}

static GtkWidget *
create_quadrant_figure (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return create_figure (context, block, make_playable (context, block, create_quadrant (block)));
}

static GtkWidget *
create_bits_figure (IchompLessonContext *context, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);
  gboolean filled_in = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_FILLED_IN);

  return create_figure (
      context, block,
      ichomp_bits_exercise_new (numbers, n_numbers, filled_in,
                                ichomp_lesson_context_get_state (context, block)));
}

static GtkWidget *
create_powers_figure (IchompLessonContext *context, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  return create_figure (
      context, block,
      ichomp_powers_new (numbers[0], ichomp_lesson_context_get_state (context, block)));
}

static GtkWidget *
create_mex_figure (IchompLessonContext *context, const IchompLessonBlock *block)
{
  guint n_numbers;
  const guint *numbers = ichomp_lesson_block_get_numbers (block, &n_numbers);

  return create_figure (
      context, block,
      ichomp_mex_finder_new (numbers, n_numbers, ichomp_lesson_context_get_state (context, block)));
}

/* Questions whose answer is folded */

static GtkWidget *
create_ask (IchompLessonContext *context, const IchompLessonBlock *block)
{
  return ichomp_lesson_text_create (
      context, ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ASK), "ask", 0);
}

/* The answer spans both columns. */
static GtkWidget *
create_folded_question (IchompLessonContext *context, const IchompLessonBlock *block)
{
  const IchompLessonBlock *answer = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ANSWER);
  GtkWidget *ask = ichomp_lesson_row_new (context, block, create_ask);
  GtkWidget *expander = create_folded (context, answer);
  g_autofree char *name =
      ichomp_lesson_block_dup_plain (ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_ASK));
  GtkWidget *question = ichomp_question_new_folded (name, ask, expander);

  gtk_widget_add_css_class (question, "lesson-question");
  return question;
}

/* What a button of a block does */
typedef struct
{
  GtkWidget *widget;
  IchompLessonContext *context;
  const IchompLessonBlock *block;
} Deed;

static void
deed_free (gpointer data, GClosure *closure)
{
  Deed *deed = data;

  g_object_unref (deed->context);
  g_free (deed);
}

static void
connect (GtkWidget *widget,
         const char *signal,
         void (*func) (const Deed *),
         IchompLessonContext *context,
         const IchompLessonBlock *block)
{
  const Deed deed = { widget, g_object_ref (context), block };

  g_signal_connect_data (widget, signal, G_CALLBACK (func), g_memdup2 (&deed, sizeof deed),
                         deed_free, G_CONNECT_SWAPPED);
}

/* Tasks */

/* The user does a task on the main board, while the lesson is not mapped. */
static void
show_done (const Deed *deed)
{
  const IchompLessonBlock *root = ichomp_lesson_block_get_root (deed->block);

  gtk_widget_set_visible (
      gtk_widget_get_last_child (deed->widget),
      ichomp_lesson_progress_is_answered (ichomp_lesson_context_get_progress (deed->context),
                                          ichomp_lesson_block_get_id (root),
                                          ichomp_lesson_block_get_id (deed->block)));
}

static GtkWidget *
create_done_sign (void)
{
  const char *name = _ ("Well done: the goal of this task is reached.");
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");

  gtk_widget_add_css_class (sign, "answered");
  gtk_widget_set_tooltip_text (sign, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return sign;
}

static void
try (const Deed *deed)
{
  ichomp_lesson_context_try (deed->context, deed->block);
}

static GtkWidget *
create_try (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-try");
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *button = gtk_button_new_with_label (_ ("Try It on the Board"));
  const IchompLessonBlock *task = ichomp_lesson_block_find_child (block, ICHOMP_BLOCK_TASK);

  gtk_box_append (GTK_BOX (box), ichomp_lesson_text_create (context, task, "lesson-text", 0));
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "suggested-action");
  connect (button, "clicked", try, context, block);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (row), create_done_sign ());
  connect (row, "map", show_done, context, block);
  gtk_widget_add_css_class (row, "lesson-try-row");
  gtk_box_append (GTK_BOX (box), row);

  return box;
}

/* The end of a lesson */

/* What to remember, and the heading of the questions that follow. */
static GtkWidget *
create_remember (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *box = create_box ("lesson-remember");
  const IchompLessonBlock *recap = ichomp_lesson_block_get_parent (block);

  gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_heading (context, block));
  gtk_box_append (GTK_BOX (box), create_list (context, block));
  if (ichomp_lesson_block_find_child (recap, ICHOMP_BLOCK_QUESTION) != NULL)
    gtk_box_append (GTK_BOX (box), ichomp_lesson_blocks_create_heading (context, recap));
  return box;
}

static void
practise (const Deed *deed)
{
  ichomp_lesson_context_practise (deed->context, deed->block);
}

static GtkWidget *
create_practise (IchompLessonContext *context, const IchompLessonBlock *block)
{
  const char *name = ichomp_exercise_kind_get_name (ichomp_lesson_block_get_exercise (block));
  /* Translators: A button at the end of a lesson. %s is a topic of exercises, such as "Winning
   * tile". */
  g_autofree char *text = g_strdup_printf (_ ("Practise This: %s"), name);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "lesson-practise");
  connect (button, "clicked", practise, context, block);
  return button;
}

static GtkWidget *
create_worksheet (IchompLessonContext *context, const IchompLessonBlock *block)
{
  g_autofree char *text = ichomp_lesson_teacher_dup_worksheet (block);
  GtkWidget *label = ichomp_lesson_text_create_line (text, 0);

  gtk_widget_set_visible (label, text != NULL);
  ichomp_text_make_selectable (label);
  return label;
}

/* The notes for teachers, folded. */
static GtkWidget *
create_teacher (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *expander = create_folded (context, block);

  gtk_box_append (GTK_BOX (gtk_expander_get_child (GTK_EXPANDER (expander))),
                  ichomp_lesson_row_new (context, block, create_worksheet));
  gtk_widget_add_css_class (expander, "lesson-teacher");
  return expander;
}

static GtkWidget *
create (IchompLessonContext *context, const IchompLessonBlock *block)
{
  switch (ichomp_lesson_block_get_kind (block))
    {
    case ICHOMP_BLOCK_TITLE:
    case ICHOMP_BLOCK_GOAL:
    case ICHOMP_BLOCK_HEADING:
    case ICHOMP_BLOCK_PARAGRAPH:
    case ICHOMP_BLOCK_NOTE:
    case ICHOMP_BLOCK_FORMULA:
      return ichomp_lesson_row_new (context, block, create_text);
    case ICHOMP_BLOCK_LIST:
      return create_list (context, block);
    case ICHOMP_BLOCK_TABLE:
      return ichomp_lesson_row_new (context, block, ichomp_lesson_table_create);
    case ICHOMP_BLOCK_DEFINITION:
      return create_definition (context, block);
    case ICHOMP_BLOCK_THEOREM:
      return create_theorem (context, block);
    case ICHOMP_BLOCK_BOARD:
      return ichomp_lesson_row_new (context, block, create_board_figure);
    case ICHOMP_BLOCK_QUADRANT:
      return ichomp_lesson_row_new (context, block, create_quadrant_figure);
    case ICHOMP_BLOCK_BITS:
      return ichomp_lesson_row_new (context, block, create_bits_figure);
    case ICHOMP_BLOCK_POWERS:
      return ichomp_lesson_row_new (context, block, create_powers_figure);
    case ICHOMP_BLOCK_MEX:
      return ichomp_lesson_row_new (context, block, create_mex_figure);
    case ICHOMP_BLOCK_TEST:
      return ichomp_test_view_new (context, block);
    case ICHOMP_BLOCK_REMEMBER:
      return create_remember (context, block);
    case ICHOMP_BLOCK_TEACHER:
      return create_teacher (context, block);
    case ICHOMP_BLOCK_PRACTISE:
      return ichomp_lesson_row_new (context, block, create_practise);
    case ICHOMP_BLOCK_QUESTION:
      return ichomp_lesson_block_get_question_kind (block) == ICHOMP_QUESTION_FOLDED
                 ? create_folded_question (context, block)
                 : ichomp_lesson_questions_create (context, block);
    case ICHOMP_BLOCK_VALUE_FORM:
    case ICHOMP_BLOCK_HEAPS:
      return ichomp_lesson_questions_create (context, block);
    case ICHOMP_BLOCK_TRY:
      return ichomp_lesson_row_new (context, block, create_try);
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
ichomp_lesson_blocks_create (IchompLessonContext *context, const IchompLessonBlock *block)
{
  GtkWidget *widget = create (context, block);

  g_object_set_data (G_OBJECT (widget), BLOCK_KEY, (gpointer)block);
  return widget;
}
