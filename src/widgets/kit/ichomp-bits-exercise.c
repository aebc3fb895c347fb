/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Binary numbers below each other, and below them their XOR, which the reader may fill in digit by
 * digit. A wrong digit is answered with the reason, and its column stays open. */

#include "ichomp-bits-exercise.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ichomp-announce.h"
#include "ichomp-bit-table.h"
#include "game/base/ichomp-digits.h"
#include "ichomp-feedback.h"
#include "widgets/language/ichomp-local-language.h"
#include "ichomp-text.h"
#include "game/words/ichomp-formula.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"
#include "engine/sg.h"

struct _IchompBitsExercise
{
  GtkWidget parent_instance;

  GtkWidget *column_box;
  GtkWidget *bit_table;
  GtkWidget *answer_row;
  GtkWidget *prompt_label;
  GtkWidget *digit_buttons[2];
  GtkWidget *again_button;
  GtkWidget *feedback;

  IchompToolState *state; /* known, column, tried_column + 1, and tried_digit */
  guint numbers[ICHOMP_BITS_EXERCISE_MAX_NUMBERS];
  guint n_numbers;
  guint n_digits;
  guint result;
  guint known;      /* the columns of the result that are filled in, one bit each */
  guint column;     /* for the next digit; meaningless when all are known */
  int tried_column; /* of the last digit, which has feedback, or -1 */
  guint tried_digit;
  gboolean filled_from_start;
};

static void ichomp_bits_exercise_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompBitsExercise,
                               ichomp_bits_exercise,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_bits_exercise_translatable_init))

static guint
get_all_columns (IchompBitsExercise *self)
{
  return (guint)((G_GUINT64_CONSTANT (1) << self->n_digits) - 1);
}

static char *
tell_result (IchompBitsExercise *self)
{
  g_autofree char *terms = ichomp_formula_terms (self->numbers, self->n_numbers);
  g_autofree char *formula = ichomp_digits_printf ("%s = %u", terms, self->result);
  g_autofree char *isolated = ichomp_formula_isolate (formula);

  /* Translators: All digits of an XOR are filled in; such as "All digits are there: 6 XOR 13 =
   * 11." */
  return g_strdup_printf (_ ("All digits are there: %s."), isolated);
}

static void
update_table (IchompBitsExercise *self)
{
  IchompBitRow rows[ICHOMP_BITS_EXERCISE_MAX_NUMBERS + 1];
  gboolean done = ichomp_bits_exercise_is_done (self);

  for (guint i = 0; i < self->n_numbers; i++)
    rows[i] = (IchompBitRow){ .label = ICHOMP_TEXT_NONE,
                              .shown = TRUE,
                              .decimal_known = TRUE,
                              .value = self->numbers[i],
                              .known = get_all_columns (self) };
  rows[self->n_numbers] = (IchompBitRow){ .label = C_ ("row of a table", "XOR"),
                                          .style_class = "result",
                                          .shown = TRUE,
                                          .decimal_known = done,
                                          .value = self->result,
                                          .known = self->known };

  ichomp_bit_table_show (ICHOMP_BIT_TABLE (self->bit_table), rows, self->n_numbers + 1,
                         self->n_digits, done ? -1 : (int)self->column);
}

static void
update_prompt (IchompBitsExercise *self)
{
  /* Translators: such as "Which digit does the XOR have in the column of 8?" */
  g_autofree char *prompt = ichomp_digits_printf (
      _ ("Which digit does the XOR have in the column of %u?"), 1u << self->column);

  gtk_label_set_label (GTK_LABEL (self->prompt_label), prompt);
  for (guint i = 0; i < 2; i++)
    ichomp_announce_describe (self->digit_buttons[i], prompt);
}

static void
update (IchompBitsExercise *self)
{
  gboolean done = ichomp_bits_exercise_is_done (self);

  update_table (self);
  if (!done)
    update_prompt (self);

  /* Show the next widget before hiding the focused one, so that the focus can move to it. */
  if (done && gtk_widget_get_focus_child (self->answer_row) != NULL)
    {
      gtk_widget_set_visible (self->again_button, TRUE);
      gtk_widget_grab_focus (self->again_button);
    }
  gtk_widget_set_visible (self->again_button, done && !self->filled_from_start);
  gtk_widget_set_visible (self->prompt_label, !done);
  gtk_widget_set_visible (self->digit_buttons[0], !done);
  gtk_widget_set_visible (self->digit_buttons[1], !done);
}

static void
show_feedback (IchompBitsExercise *self)
{
  gboolean right;
  g_autofree char *why = NULL;

  if (self->tried_column < 0)
    {
      ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), ICHOMP_VERDICT_NONE, NULL);
      return;
    }

  right = self->tried_digit == (self->result >> self->tried_column & 1);
  why = right && ichomp_bits_exercise_is_done (self)
            ? tell_result (self)
            : ichomp_wording_xor_column (self->numbers, self->n_numbers, (guint)self->tried_column);
  ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback),
                        right ? ICHOMP_VERDICT_RIGHT : ICHOMP_VERDICT_WRONG, why);
}

/* Tells all views of the state. */
static void
store (IchompBitsExercise *self)
{
  const guint numbers[] = { self->known, self->column, (guint)(self->tried_column + 1),
                            self->tried_digit };

  ichomp_tool_state_set_numbers (self->state, numbers, G_N_ELEMENTS (numbers));
}

static void
show_state (IchompBitsExercise *self)
{
  guint n_numbers;
  const guint *numbers = ichomp_tool_state_get_numbers (self->state, &n_numbers);

  self->known = numbers[0];
  self->column = numbers[1];
  self->tried_column = (int)numbers[2] - 1;
  self->tried_digit = numbers[3];
  update (self);
  show_feedback (self);
}

/* The next open column to the right, or the first one from the left end. */
static void
find_next_column (IchompBitsExercise *self)
{
  if (ichomp_bits_exercise_is_done (self))
    return;

  do
    self->column = self->column > 0 ? self->column - 1 : self->n_digits - 1;
  while ((self->known >> self->column & 1) != 0);
}

static gboolean
enter_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  IchompBitsExercise *self = ICHOMP_BITS_EXERCISE (widget);
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (widget);
  guint digit;

  if (ichomp_bits_exercise_is_done (self))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(u)", &digit);
  ichomp_bits_exercise_enter (self, digit);
  return GDK_EVENT_STOP;
}

static gboolean
move_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  IchompBitsExercise *self = ICHOMP_BITS_EXERCISE (widget);
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (widget);
  int way;
  int column;

  if (ichomp_bits_exercise_is_done (self))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(i)", &way);
  column = (int)self->column + way;
  if (column < 0 || column >= (int)self->n_digits)
    gtk_widget_error_bell (widget);
  else
    {
      ichomp_bits_exercise_move_to (self, (guint)column);
      ichomp_announce (widget, gtk_label_get_label (GTK_LABEL (self->prompt_label)));
    }

  return GDK_EVENT_STOP;
}

static void
digit_clicked_cb (GtkWidget *button, IchompBitsExercise *self)
{
  ichomp_bits_exercise_enter (self, button == self->digit_buttons[1] ? 1 : 0);
}

static void
again_cb (IchompBitsExercise *self)
{
  self->known = 0;
  self->column = self->n_digits - 1;
  self->tried_column = -1;
  gtk_widget_set_visible (self->digit_buttons[0], TRUE);
  gtk_widget_grab_focus (self->digit_buttons[0]);
  store (self);
}

static void
pressed_cb (GtkGestureClick *gesture, int n, double x, double y, IchompBitsExercise *self)
{
  int column = ichomp_bit_table_find_column (ICHOMP_BIT_TABLE (self->bit_table), x, y);

  if (column >= 0 && !ichomp_bits_exercise_is_done (self))
    {
      ichomp_bits_exercise_move_to (self, (guint)column);
      gtk_widget_grab_focus (self->digit_buttons[0]);
    }
}

static void
ichomp_bits_exercise_update_words (IchompTranslatable *translatable)
{
  IchompBitsExercise *self = ICHOMP_BITS_EXERCISE (translatable);
  g_autofree char *terms = ichomp_formula_terms (self->numbers, self->n_numbers);
  /* Translators: What a screen reader calls a table of binary numbers, such as "In binary: 6 XOR
   * 13". */
  g_autofree char *name = g_strdup_printf (_ ("In binary: %s"), terms);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_button_set_label (GTK_BUTTON (self->again_button), _ ("Start Over"));
  update (self);
  show_feedback (self);
}

static void
ichomp_bits_exercise_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_bits_exercise_update_words;
}

static void
ichomp_bits_exercise_dispose (GObject *object)
{
  g_clear_object (&ICHOMP_BITS_EXERCISE (object)->state);
  g_clear_pointer (&ICHOMP_BITS_EXERCISE (object)->column_box, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_bits_exercise_parent_class)->dispose (object);
}

static void
bind_keys (GtkWidgetClass *widget_class)
{
  gtk_widget_class_add_binding (widget_class, GDK_KEY_0, 0, enter_cb, "(u)", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_0, 0, enter_cb, "(u)", 0);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_1, 0, enter_cb, "(u)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_1, 0, enter_cb, "(u)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, move_cb, "(i)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Left, 0, move_cb, "(i)", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, move_cb, "(i)", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Right, 0, move_cb, "(i)", -1);
}

static void
ichomp_bits_exercise_class_init (IchompBitsExerciseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_bits_exercise_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "bits-exercise");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_keys (widget_class);
}

static void
add_answer_row (IchompBitsExercise *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *digits = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  self->answer_row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->prompt_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->prompt_label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->prompt_label), 0);
  gtk_box_append (GTK_BOX (self->answer_row), self->prompt_label);

  /* 0 is to the left of 1 in every language. */
  ichomp_local_language_keep_ltr (digits);
  for (guint i = 0; i < 2; i++)
    {
      self->digit_buttons[i] = gtk_button_new_with_label (i == 0 ? "0" : "1");
      gtk_widget_add_css_class (self->digit_buttons[i], "number");
      ichomp_local_language_connect (self->digit_buttons[i], "clicked",
                                     G_CALLBACK (digit_clicked_cb), self, 0);
      gtk_box_append (GTK_BOX (digits), self->digit_buttons[i]);
    }
  self->again_button = gtk_button_new ();
  ichomp_local_language_connect (self->again_button, "clicked", G_CALLBACK (again_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), digits);
  gtk_box_append (GTK_BOX (row), self->again_button);
  gtk_box_append (GTK_BOX (self->answer_row), row);
  gtk_box_append (GTK_BOX (self->column_box), self->answer_row);
}

static void
ichomp_bits_exercise_init (IchompBitsExercise *self)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  self->column_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->column_box, GTK_WIDGET (self));

  self->bit_table = ichomp_bit_table_new ();
  gtk_widget_set_halign (self->bit_table, GTK_ALIGN_START);
  ichomp_local_language_connect (gesture, "pressed", G_CALLBACK (pressed_cb), self, 0);
  gtk_widget_add_controller (self->bit_table, GTK_EVENT_CONTROLLER (gesture));
  gtk_box_append (GTK_BOX (self->column_box), self->bit_table);
  add_answer_row (self);
  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self->column_box), self->feedback);
}

/**
 * ichomp_bits_exercise_new:
 * @numbers: (array length=n_numbers): numbers
 * @n_numbers: how many, from 1 to %ICHOMP_BITS_EXERCISE_MAX_NUMBERS
 * @filled: whether their XOR is filled in, or to be filled in by the reader
 * @state: (nullable): keeps what is filled in
 *
 * Returns: (transfer floating): the numbers in binary and their XOR
 */
GtkWidget *
ichomp_bits_exercise_new (const guint *numbers,
                          guint n_numbers,
                          gboolean filled,
                          IchompToolState *state)
{
  IchompBitsExercise *self;

  g_return_val_if_fail (n_numbers >= 1 && n_numbers <= ICHOMP_BITS_EXERCISE_MAX_NUMBERS, NULL);

  self = g_object_new (ICHOMP_TYPE_BITS_EXERCISE, NULL);
  memcpy (self->numbers, numbers, n_numbers * sizeof *numbers);
  self->n_numbers = n_numbers;
  self->n_digits = sg_count_common_binary_digits (numbers, n_numbers);
  self->result = sg_nim_sum (numbers, n_numbers);
  self->column = self->n_digits - 1;
  self->tried_column = -1;
  self->filled_from_start = filled;
  if (filled)
    self->known = get_all_columns (self);
  gtk_widget_set_visible (self->answer_row, !filled);
  /* The feedback is wider than the digits. */
  gtk_widget_set_hexpand (GTK_WIDGET (self), !filled);

  self->state = state != NULL ? g_object_ref (state) : ichomp_tool_state_new (NULL);
  if (ichomp_tool_state_is_new (self->state))
    store (self);
  ichomp_bits_exercise_update_words (ICHOMP_TRANSLATABLE (self));
  show_state (self);
  ichomp_local_language_connect (self->state, "changed", G_CALLBACK (show_state), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

/* Returns whether all digits are filled in. */
gboolean
ichomp_bits_exercise_is_done (IchompBitsExercise *self)
{
  g_return_val_if_fail (ICHOMP_IS_BITS_EXERCISE (self), FALSE);

  return self->known == get_all_columns (self);
}

/**
 * ichomp_bits_exercise_enter:
 * @self: an exercise that is not done
 * @digit: 0 or 1
 *
 * Judges @digit for the current column, and fills it in if it is right.
 *
 * Returns: whether it is right
 */
gboolean
ichomp_bits_exercise_enter (IchompBitsExercise *self, guint digit)
{
  g_autofree char *words = NULL;
  guint column;
  gboolean right;

  g_return_val_if_fail (ICHOMP_IS_BITS_EXERCISE (self), FALSE);
  g_return_val_if_fail (!ichomp_bits_exercise_is_done (self), FALSE);

  column = self->column;
  right = digit == (self->result >> column & 1);
  self->tried_column = (int)column;
  self->tried_digit = digit;
  if (right)
    {
      self->known |= 1u << column;
      find_next_column (self);
    }
  store (self);
  /* The same digit again is another answer. */
  show_feedback (self);

  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  ichomp_announce (GTK_WIDGET (self), words);
  return right;
}

/* Makes @column the current one, counted from 0 for the column of ones. */
void
ichomp_bits_exercise_move_to (IchompBitsExercise *self, guint column)
{
  g_return_if_fail (ICHOMP_IS_BITS_EXERCISE (self));
  g_return_if_fail (column < self->n_digits);

  self->column = column;
  store (self);
}
