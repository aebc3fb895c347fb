/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The answer of an exercise: a number is typed or entered on a keypad, an outcome or a quadrant is
 * chosen by a button. A tile is chosen on the board, outside this widget. */

#include "ichomp-practice-input.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompPracticeInput
{
  GtkBox parent_instance;

  GtkWidget *number_box;
  GtkWidget *entry;
  GtkWidget *keypad;
  GtkWidget *digit_buttons[10];
  GtkWidget *delete_button;
  GtkWidget *outcome_box;
  GtkWidget *outcome_buttons[2];
  GtkWidget *quadrant_box;
  GtkWidget *quadrant_grid;
  GtkWidget *quadrant_buttons[SG_N_QUADRANTS];
  GtkWidget *tile_label;

  IchompExercise *exercise; /* or NULL */
  gboolean open;
  gboolean stale; /* the text is a wrong answer, which the next digit replaces */
};

static void ichomp_practice_input_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPracticeInput,
                               ichomp_practice_input,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_practice_input_translatable_init))

enum
{
  SIGNAL_ANSWERED,
  SIGNAL_SUBMITTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Signs of right and wrong answers */

static GtkWidget *
get_button (IchompPracticeInput *self, const IchompAnswer *answer)
{
  switch (answer->form)
    {
    case ICHOMP_ANSWER_OUTCOME:
      return self->outcome_buttons[answer->outcome];
    case ICHOMP_ANSWER_QUADRANT:
      return self->quadrant_buttons[answer->quadrant];
    case ICHOMP_ANSWER_NUMBER:
    case ICHOMP_ANSWER_BINARY:
      return self->entry;
    case ICHOMP_ANSWER_TILE:
    default:
      return NULL;
    }
}

static void
clear_mark (GtkWidget *widget)
{
  gtk_widget_remove_css_class (widget, "right");
  gtk_widget_remove_css_class (widget, "wrong");
  ichomp_announce_describe_no_more (widget);
  if (GTK_IS_ENTRY (widget))
    gtk_entry_set_icon_from_icon_name (GTK_ENTRY (widget), GTK_ENTRY_ICON_SECONDARY, NULL);
}

static void
clear_marks (IchompPracticeInput *self)
{
  clear_mark (self->entry);
  for (guint i = 0; i < G_N_ELEMENTS (self->outcome_buttons); i++)
    clear_mark (self->outcome_buttons[i]);
  SG_FOREACH_QUADRANT (q)
    clear_mark (self->quadrant_buttons[q]);
}

/* Choices */

static void
outcome_clicked_cb (GtkWidget *button, IchompPracticeInput *self)
{
  const IchompAnswer answer = { .form = ICHOMP_ANSWER_OUTCOME,
                                .outcome = button == self->outcome_buttons[SG_OUTCOME_P]
                                               ? SG_OUTCOME_P
                                               : SG_OUTCOME_N };

  if (self->open)
    g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, &answer);
}

static void
quadrant_clicked_cb (GtkWidget *button, IchompPracticeInput *self)
{
  IchompAnswer answer = { .form = ICHOMP_ANSWER_QUADRANT };

  while (button != self->quadrant_buttons[answer.quadrant])
    answer.quadrant++;
  if (self->open)
    g_signal_emit (self, signals[SIGNAL_ANSWERED], 0, &answer);
}

/* Numbers */

/* A typed digit replaces the selection, but the keypad cannot rely on it: it is lost when another
 * program selects a text. */
static void
clear_stale (IchompPracticeInput *self)
{
  if (self->stale)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
}

static void
text_changed_cb (IchompPracticeInput *self)
{
  self->stale = FALSE;
  clear_mark (self->entry);
}

static void
entry_activated_cb (IchompPracticeInput *self)
{
  g_signal_emit (self, signals[SIGNAL_SUBMITTED], 0);
}

static void
digit_clicked_cb (GtkWidget *button, IchompPracticeInput *self)
{
  const char *digit = gtk_button_get_label (GTK_BUTTON (button));
  int position = -1;

  clear_stale (self);
  gtk_editable_delete_selection (GTK_EDITABLE (self->entry));
  gtk_editable_insert_text (GTK_EDITABLE (self->entry), digit, -1, &position);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

static void
delete_clicked_cb (IchompPracticeInput *self)
{
  GtkEditable *editable = GTK_EDITABLE (self->entry);

  if (gtk_editable_get_selection_bounds (editable, NULL, NULL))
    gtk_editable_delete_selection (editable);
  else if (*gtk_editable_get_text (editable) != '\0')
    gtk_editable_delete_text (editable,
                              (int)g_utf8_strlen (gtk_editable_get_text (editable), -1) - 1, -1);
}

/* The widget */

/* Binary digits are 0 and 1 in every language. */
static void
label_digits (IchompPracticeInput *self)
{
  gboolean binary =
      self->exercise != NULL && ichomp_exercise_get_form (self->exercise) == ICHOMP_ANSWER_BINARY;

  for (guint i = 0; i < G_N_ELEMENTS (self->digit_buttons); i++)
    {
      g_autofree char *digit = binary ? g_strdup_printf ("%u", i) : ichomp_digits_printf ("%u", i);

      gtk_button_set_label (GTK_BUTTON (self->digit_buttons[i]), digit);
      gtk_widget_set_visible (self->digit_buttons[i], !binary || i < 2);
    }
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
ichomp_practice_input_update_words (IchompTranslatable *translatable)
{
  IchompPracticeInput *self = ICHOMP_PRACTICE_INPUT (translatable);

  label_digits (self);
  set_name (self->entry, _ ("Your answer"));
  /* Translators: The name of a button, for a screen reader. */
  set_name (self->delete_button, _ ("Delete the last digit"));
  for (guint i = 0; i < 2; i++)
    gtk_button_set_label (GTK_BUTTON (self->outcome_buttons[i]), ichomp_wording_outcome_name (i));
  SG_FOREACH_QUADRANT (q)
    gtk_button_set_label (GTK_BUTTON (self->quadrant_buttons[q]), ichomp_wording_quadrant (q));
  gtk_label_set_label (GTK_LABEL (self->tile_label), _ ("Choose a tile on the board."));
}

static void
ichomp_practice_input_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_practice_input_update_words;
}

static void
ichomp_practice_input_finalize (GObject *object)
{
  g_clear_pointer (&ICHOMP_PRACTICE_INPUT (object)->exercise, ichomp_exercise_unref);

  G_OBJECT_CLASS (ichomp_practice_input_parent_class)->finalize (object);
}

static gboolean
outcome_key_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  IchompPracticeInput *self = ICHOMP_PRACTICE_INPUT (widget);
  guint outcome;

  if (!self->open || !gtk_widget_get_visible (self->outcome_box))
    return GDK_EVENT_PROPAGATE;

  g_variant_get (args, "(u)", &outcome);
  gtk_widget_grab_focus (self->outcome_buttons[outcome]);
  outcome_clicked_cb (self->outcome_buttons[outcome], self);
  return GDK_EVENT_STOP;
}

static void
ichomp_practice_input_class_init (IchompPracticeInputClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ichomp_practice_input_finalize;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  /* The answer is valid until the signal has been handled. */
  signals[SIGNAL_ANSWERED] =
      g_signal_new ("answered", ICHOMP_TYPE_PRACTICE_INPUT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 1, G_TYPE_POINTER);

  /* Enter was pressed in the entry. */
  signals[SIGNAL_SUBMITTED] = g_signal_new ("submitted", ICHOMP_TYPE_PRACTICE_INPUT,
                                            G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_add_binding (widget_class, GDK_KEY_p, 0, outcome_key_cb, "(u)", SG_OUTCOME_P);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_n, 0, outcome_key_cb, "(u)", SG_OUTCOME_N);
  gtk_widget_class_set_css_name (widget_class, "practice-input");
}

static GtkWidget *
create_key (IchompPracticeInput *self, const char *label)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  /* The keypad is for users without a keyboard. */
  gtk_widget_set_focusable (button, FALSE);
  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_add_css_class (button, "number");
  return button;
}

static void
add_number_box (IchompPracticeInput *self)
{
  self->number_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_halign (self->number_box, GTK_ALIGN_CENTER);
  self->entry = gtk_entry_new ();
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 24);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 10);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 10);
  gtk_widget_set_direction (self->entry, GTK_TEXT_DIR_LTR);
  gtk_widget_add_css_class (self->entry, "practice-entry");
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (entry_activated_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (text_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->number_box), self->entry);

  self->keypad = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (self->keypad), 4);
  gtk_grid_set_column_spacing (GTK_GRID (self->keypad), 4);
  gtk_widget_set_direction (self->keypad, GTK_TEXT_DIR_LTR);
  for (guint i = 0; i < G_N_ELEMENTS (self->digit_buttons); i++)
    {
      const char digit[] = { (char)('0' + i), '\0' };

      self->digit_buttons[i] = create_key (self, digit);
      g_signal_connect_object (self->digit_buttons[i], "clicked", G_CALLBACK (digit_clicked_cb),
                               self, 0);
      gtk_grid_attach (GTK_GRID (self->keypad), self->digit_buttons[i], (int)i % 5, (int)i / 5, 1,
                       1);
    }
  self->delete_button = create_key (self, "⌫");
  g_signal_connect_object (self->delete_button, "clicked", G_CALLBACK (delete_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_grid_attach (GTK_GRID (self->keypad), self->delete_button, 5, 0, 1, 2);
  gtk_box_append (GTK_BOX (self->number_box), self->keypad);
}

static void
add_choices (IchompPracticeInput *self)
{
  self->outcome_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->outcome_box), TRUE);
  gtk_widget_set_halign (self->outcome_box, GTK_ALIGN_CENTER);
  for (guint i = 0; i < 2; i++)
    {
      self->outcome_buttons[i] = gtk_button_new ();
      g_signal_connect_object (self->outcome_buttons[i], "clicked", G_CALLBACK (outcome_clicked_cb),
                               self, 0);
      gtk_box_append (GTK_BOX (self->outcome_box), self->outcome_buttons[i]);
    }

  /* The grid has the directions of the board; the box around it follows the text direction. */
  self->quadrant_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_halign (self->quadrant_box, GTK_ALIGN_CENTER);
  self->quadrant_grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->quadrant_grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->quadrant_grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (self->quadrant_grid), 6);
  gtk_widget_set_direction (self->quadrant_grid, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (self->quadrant_box), self->quadrant_grid);
  SG_FOREACH_QUADRANT (q)
    {
      self->quadrant_buttons[q] = gtk_button_new ();
      g_signal_connect_object (self->quadrant_buttons[q], "clicked",
                               G_CALLBACK (quadrant_clicked_cb), self, 0);
      gtk_grid_attach (GTK_GRID (self->quadrant_grid), self->quadrant_buttons[q], q % 2, q / 2, 1,
                       1);
    }

  self->tile_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->tile_label), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->tile_label), GTK_JUSTIFY_CENTER);
}

static void
ichomp_practice_input_init (IchompPracticeInput *self)
{
  GtkBox *box = GTK_BOX (self);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  add_number_box (self);
  add_choices (self);
  gtk_box_append (box, self->number_box);
  gtk_box_append (box, self->outcome_box);
  gtk_box_append (box, self->quadrant_box);
  gtk_box_append (box, self->tile_label);
  ichomp_practice_input_update_words (ICHOMP_TRANSLATABLE (self));
  ichomp_practice_input_show (self, NULL);
}

/**
 * ichomp_practice_input_show:
 * @self: an input
 * @exercise: (nullable): an exercise
 *
 * Shows the controls for an answer of its form.
 */
void
ichomp_practice_input_show (IchompPracticeInput *self, IchompExercise *exercise)
{
  IchompAnswerForm form;

  g_return_if_fail (ICHOMP_IS_PRACTICE_INPUT (self));

  if (exercise != NULL)
    ichomp_exercise_ref (exercise);
  g_clear_pointer (&self->exercise, ichomp_exercise_unref);
  self->exercise = exercise;
  gtk_widget_set_visible (GTK_WIDGET (self), exercise != NULL);
  if (exercise == NULL)
    return;

  clear_marks (self);
  form = ichomp_exercise_get_form (exercise);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  gtk_widget_set_visible (self->number_box,
                          form == ICHOMP_ANSWER_NUMBER || form == ICHOMP_ANSWER_BINARY);
  label_digits (self);
  gtk_widget_set_visible (self->outcome_box, form == ICHOMP_ANSWER_OUTCOME);
  gtk_widget_set_visible (self->quadrant_box, form == ICHOMP_ANSWER_QUADRANT);
  gtk_widget_set_visible (self->tile_label, form == ICHOMP_ANSWER_TILE);
  ichomp_practice_input_set_open (self, TRUE);
}

/* Whether the answer is a text, which has to be submitted. */
gboolean
ichomp_practice_input_is_typed (IchompPracticeInput *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_INPUT (self), FALSE);

  return self->exercise != NULL && gtk_widget_get_visible (self->number_box);
}

const char *
ichomp_practice_input_get_text (IchompPracticeInput *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_INPUT (self), NULL);

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/* The next digit replaces the text. */
void
ichomp_practice_input_select_text (IchompPracticeInput *self)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_INPUT (self));

  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
  self->stale = TRUE;
}

/* @open: whether to take an answer. The keyboard focus stays where it is. */
void
ichomp_practice_input_set_open (IchompPracticeInput *self, gboolean open)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_INPUT (self));

  self->open = open;
  gtk_editable_set_editable (GTK_EDITABLE (self->entry), open);
  if (!open)
    gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, 0);
  gtk_widget_set_sensitive (self->keypad, open);
}

/* Shows whether @answer is right, until the next exercise or the next digit. */
void
ichomp_practice_input_mark (IchompPracticeInput *self, const IchompAnswer *answer)
{
  GtkWidget *widget;
  gboolean right;

  g_return_if_fail (ICHOMP_IS_PRACTICE_INPUT (self));
  g_return_if_fail (self->exercise != NULL);

  widget = get_button (self, answer);
  if (widget == NULL)
    return;

  right = ichomp_exercise_check (self->exercise, answer);
  clear_mark (widget);
  gtk_widget_add_css_class (widget, right ? "right" : "wrong");
  ichomp_announce_describe (widget, right ? C_ ("answer", "Right.") : C_ ("answer", "Wrong."));
  if (GTK_IS_ENTRY (widget))
    gtk_entry_set_icon_from_icon_name (GTK_ENTRY (widget), GTK_ENTRY_ICON_SECONDARY,
                                       right ? "object-select-symbolic" : "window-close-symbolic");
}

/* Shows which buttons are right answers. */
void
ichomp_practice_input_mark_answers (IchompPracticeInput *self)
{
  IchompAnswer answer = { 0 };

  g_return_if_fail (ICHOMP_IS_PRACTICE_INPUT (self));
  g_return_if_fail (self->exercise != NULL);

  answer.form = ichomp_exercise_get_form (self->exercise);
  if (answer.form == ICHOMP_ANSWER_OUTCOME)
    for (answer.outcome = SG_OUTCOME_P; answer.outcome <= SG_OUTCOME_N; answer.outcome++)
      if (ichomp_exercise_check (self->exercise, &answer))
        ichomp_practice_input_mark (self, &answer);
  if (answer.form == ICHOMP_ANSWER_QUADRANT)
    for (answer.quadrant = 0; answer.quadrant < SG_N_QUADRANTS; answer.quadrant++)
      if (ichomp_exercise_check (self->exercise, &answer))
        ichomp_practice_input_mark (self, &answer);
}

/* Focuses the control for the answer. Returns FALSE if the answer is a tile. */
gboolean
ichomp_practice_input_focus (IchompPracticeInput *self)
{
  g_return_val_if_fail (ICHOMP_IS_PRACTICE_INPUT (self), FALSE);

  if (self->exercise == NULL)
    return FALSE;

  switch (ichomp_exercise_get_form (self->exercise))
    {
    case ICHOMP_ANSWER_NUMBER:
    case ICHOMP_ANSWER_BINARY:
      return gtk_widget_grab_focus (self->entry);
    case ICHOMP_ANSWER_OUTCOME:
      return gtk_widget_grab_focus (self->outcome_buttons[0]);
    case ICHOMP_ANSWER_QUADRANT:
      return gtk_widget_grab_focus (self->quadrant_buttons[0]);
    case ICHOMP_ANSWER_TILE:
      return FALSE;
    }

  g_assert_not_reached ();
}
