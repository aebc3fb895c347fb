/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A table to fill in: the values on the tiles of a quadrant, or the values or P-positions of two
 * heaps. Each cell is judged at once, with the options that decide it. */

#include "ichomp-form.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-wording.h"

struct _IchompForm
{
  GtkBox parent_instance;

  GtkWidget *grid;
  GtkWidget *value_row; /* with the cell for the value of the quadrant; NULL if there is none */
  GtkWidget *value_label;
  GtkWidget *show_button;
  GtkWidget *feedback;

  IchompTableAnswer *answer;
  GPtrArray *cells; /* of entries or toggle buttons, as in the answer */
  gboolean is_setting;
};

G_DEFINE_FINAL_TYPE (IchompForm, ichomp_form, GTK_TYPE_BOX)

static const IchompTableCell *
get_cell (IchompForm *self, guint index)
{
  return ichomp_table_answer_get_cell (self->answer, index);
}

static gboolean
has_toggles (IchompForm *self)
{
  switch (ichomp_table_answer_get_kind (self->answer))
    {
    case ICHOMP_TABLE_HEAP_OUTCOMES:
      return TRUE;
    case ICHOMP_TABLE_VALUES:
    case ICHOMP_TABLE_HEAP_VALUES:
      return FALSE;
    }

  g_assert_not_reached ();
}

/* Words */

static char *
dup_mex (GArray *values, guint mex)
{
  g_autoptr (GString) formula = g_string_new ("mex {");
  const char *separator = "";

  for (guint value = 0; value <= ICHOMP_TABLE_LARGEST; value++)
    for (guint i = 0; i < values->len; i++)
      if (g_array_index (values, guint, i) == value)
        {
          ichomp_digits_append_printf (formula, "%s%u", separator, value);
          separator = ", ";
          break;
        }
  ichomp_digits_append_printf (formula, "} = %u", mex);

  return ichomp_formula_isolate (formula->str);
}

static char *
dup_reason (IchompForm *self, guint index)
{
  const IchompTableCell *cell = get_cell (self, index);
  g_autoptr (GArray) options = NULL;
  g_autofree char *formula = NULL;
  guint less;

  if (has_toggles (self))
    {
      less = MIN (cell->row, cell->column);
      /* Translators: About two heaps of %1$u and %2$u tiles; %3$u is the smaller number. */
      return ichomp_digits_printf (
          _ ("From %1$u and %2$u, a move leads to %3$u and %3$u, where the "
             "player to move loses."),
          cell->row, cell->column, less);
    }

  options = ichomp_table_answer_find_options (self->answer, index);
  formula = dup_mex (options, cell->answer);
  /* Translators: After a wrong value. %1$u is the wrong number, %2$s a formula, such as in "Not 4:
   * mex {0, 1, 3} = 2. In braces are the values of the options." */
  return ichomp_digits_printf (_ ("Not %1$u: %2$s. In braces are the values of the options."),
                               cell->given, formula);
}

static char *
dup_cell_name (IchompForm *self, const IchompTableCell *cell)
{
  if (ichomp_table_answer_get_kind (self->answer) != ICHOMP_TABLE_VALUES)
    /* Translators: What a screen reader calls a cell of a table, such as "Heaps of 2 and 3". */
    return ichomp_digits_printf (_ ("Heaps of %1$u and %2$u"), cell->row, cell->column);
  if (cell->row == ICHOMP_TABLE_BLANK)
    return g_strdup (_ ("Value of the quadrant:"));

  /* Translators: What a screen reader calls a tile of a figure. */
  return ichomp_digits_printf (_ ("Row %1$u, column %2$u"), cell->row + 1, cell->column + 1);
}

/* What is filled in */

static void
set_class (GtkWidget *widget, const char *style_class, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

static void
show_cell (IchompForm *self, guint index)
{
  const IchompTableCell *cell = get_cell (self, index);
  GtkWidget *widget = g_ptr_array_index (self->cells, index);
  gboolean wrong = ichomp_table_answer_is_wrong (self->answer, index);
  g_autofree char *text = NULL;

  self->is_setting = TRUE;
  if (GTK_IS_ENTRY (widget))
    {
      text = cell->given == ICHOMP_TABLE_BLANK ? g_strdup ("")
                                               : ichomp_digits_printf ("%u", cell->given);
      if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (widget))))
        gtk_editable_set_text (GTK_EDITABLE (widget), text);
    }
  else
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), cell->given == 1);
      gtk_label_set_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (widget))),
                           cell->given == 1 ? "P" : ICHOMP_TEXT_NONE);
    }
  self->is_setting = FALSE;

  set_class (widget, "right",
             ichomp_table_answer_is_right (self->answer, index)
                 && (!has_toggles (self) || cell->answer == 1));
  set_class (widget, "wrong", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* The verdict on the last cell, or on all of them. */
static void
show_verdict (IchompForm *self)
{
  guint last = ichomp_table_answer_get_last (self->answer);
  gboolean has_last = last != ICHOMP_TABLE_BLANK;
  IchompFeedback *feedback = ICHOMP_FEEDBACK (self->feedback);
  g_autofree char *reason = NULL;

  if (ichomp_table_answer_is_found (self->answer))
    /* Translators: A table has been filled in. */
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_RIGHT, _ ("All cells are right."));
  else if (has_last && ichomp_table_answer_is_wrong (self->answer, last))
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_WRONG, reason = dup_reason (self, last));
  else if (has_last && ichomp_table_answer_is_right (self->answer, last))
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_RIGHT, NULL);
  else
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_NONE, NULL);
}

static void
show_answer (IchompForm *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    show_cell (self, i);
  show_verdict (self);
}

static void
give (IchompForm *self, guint index, guint number)
{
  g_autofree char *words = NULL;

  ichomp_table_answer_give (self->answer, index, number);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  ichomp_announce (GTK_WIDGET (self), words);
}

/* What is typed */

static guint
find_cell (IchompForm *self, GtkWidget *widget)
{
  guint index = 0;
  gboolean is_cell = g_ptr_array_find (self->cells, widget, &index);

  g_assert (is_cell);
  return index;
}

/* Returns: ICHOMP_TABLE_BLANK if there is no number */
static guint
read_number (GtkWidget *entry)
{
  guint number = ICHOMP_TABLE_BLANK;

  ichomp_digits_read_number (gtk_editable_get_text (GTK_EDITABLE (entry)), 10, ICHOMP_TABLE_LARGEST,
                             &number);
  return number;
}

/* A number may still get another digit. */
static gboolean
is_beginning (guint number, guint answer)
{
  return number != 0 && number != answer && answer / 10 == number;
}

static void
typed_cb (GtkWidget *entry, IchompForm *self)
{
  guint index = find_cell (self, entry);
  guint number = read_number (entry);

  if (!self->is_setting && !is_beginning (number, get_cell (self, index)->answer))
    give (self, index, number);
}

static void
toggled_cb (GtkWidget *button, IchompForm *self)
{
  if (!self->is_setting)
    give (self, find_cell (self, button),
          gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

static void
show_clicked_cb (IchompForm *self)
{
  ichomp_table_answer_show (self->answer);
  ichomp_announce (GTK_WIDGET (self), _ ("All cells are right."));
}

/* Whether an arrow leaves the cell: Left and Right only at the ends of its text, or while all of
 * it is selected, as it is when the cell has just been reached. */
static gboolean
is_leaving (GtkWidget *cell, GtkDirectionType direction)
{
  int start;
  int end;
  int length;

  if (!GTK_IS_ENTRY (cell) || direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)
    return TRUE;

  gtk_editable_get_selection_bounds (GTK_EDITABLE (cell), &start, &end);
  length = gtk_entry_get_text_length (GTK_ENTRY (cell));
  if (start != end)
    return start == 0 && end == length;

  return start == (direction == GTK_DIR_LEFT ? 0 : length);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint code,
                GdkModifierType modifiers,
                IchompForm *self)
{
  static const struct
  {
    guint key;
    guint keypad_key;
    GtkDirectionType direction;
  } keys[] = {
    { GDK_KEY_Up, GDK_KEY_KP_Up, GTK_DIR_UP },
    { GDK_KEY_Down, GDK_KEY_KP_Down, GTK_DIR_DOWN },
    { GDK_KEY_Left, GDK_KEY_KP_Left, GTK_DIR_LEFT },
    { GDK_KEY_Right, GDK_KEY_KP_Right, GTK_DIR_RIGHT },
  };
  GtkWidget *cell = gtk_widget_get_focus_child (self->grid);

  if (cell == NULL || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if ((key == keys[i].key || key == keys[i].keypad_key) && is_leaving (cell, keys[i].direction))
      {
        gtk_widget_child_focus (self->grid, keys[i].direction);
        return GDK_EVENT_STOP;
      }

  return GDK_EVENT_PROPAGATE;
}

static void
ichomp_form_finalize (GObject *object)
{
  IchompForm *self = ICHOMP_FORM (object);

  g_ptr_array_unref (self->cells);
  g_clear_object (&self->answer);

  G_OBJECT_CLASS (ichomp_form_parent_class)->finalize (object);
}

static void
ichomp_form_class_init (IchompFormClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_form_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reply");
}

static void
ichomp_form_init (IchompForm *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->cells = g_ptr_array_new ();

  self->grid = gtk_grid_new ();
  gtk_widget_set_halign (self->grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (self->grid, "form");
  ichomp_local_language_keep_ltr (self->grid);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (self->grid, keys);
  gtk_box_append (GTK_BOX (self), self->grid);

  self->show_button = gtk_button_new ();
  gtk_widget_set_halign (self->show_button, GTK_ALIGN_START);
  ichomp_local_language_connect (self->show_button, "clicked", G_CALLBACK (show_clicked_cb), self,
                                 G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), self->show_button);
  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self), self->feedback);
}

static GtkWidget *
create_entry (IchompForm *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (entry), 2);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 3);
  gtk_entry_set_alignment (GTK_ENTRY (entry), 0.5);
  gtk_entry_set_input_purpose (GTK_ENTRY (entry), GTK_INPUT_PURPOSE_DIGITS);
  ichomp_local_language_connect (entry, "changed", G_CALLBACK (typed_cb), self, 0);
  return entry;
}

static GtkWidget *
create_toggle (IchompForm *self)
{
  GtkWidget *button = gtk_toggle_button_new ();

  /* A label of the button itself would become its accessible name. */
  gtk_button_set_child (GTK_BUTTON (button), gtk_label_new (NULL));
  gtk_widget_add_css_class (button, "text-button");
  ichomp_local_language_connect (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
  return button;
}

/* The next cell of the answer. */
static GtkWidget *
add_cell (IchompForm *self)
{
  GtkWidget *cell = has_toggles (self) ? create_toggle (self) : create_entry (self);

  gtk_widget_add_css_class (cell, "form-cell");
  g_ptr_array_add (self->cells, cell);
  return cell;
}

/* @x, @y: the place in the grid */
static void
attach (IchompForm *self, GtkWidget *widget, guint x, guint y)
{
  gtk_grid_attach (GTK_GRID (self->grid), widget, (int)x, (int)y, 1, 1);
}

/* Below the grid, whose columns the label would widen. */
static void
add_value_row (IchompForm *self)
{
  self->value_row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->value_label = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (self->value_row), self->value_label);
  gtk_box_append (GTK_BOX (self->value_row), add_cell (self));
  gtk_widget_set_halign (self->value_row, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (self), self->value_row, self->grid);
}

/* The corner is at the bottom left, as in figures. A poisoned one has no cell. */
static void
add_values (IchompForm *self)
{
  SgDiagram *diagram = ichomp_table_answer_get_diagram (self->answer);
  guint n_rows = sg_diagram_get_n_rows (diagram);

  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        const IchompTableCell *cell = get_cell (self, self->cells->len);
        gboolean has_cell = cell->row == row && cell->column == column;

        attach (self, has_cell ? add_cell (self) : gtk_label_new ("–"), column, n_rows - 1 - row);
      }
  add_value_row (self);
}

static void
add_head (IchompForm *self, guint x, guint y, guint number)
{
  g_autofree char *text = ichomp_digits_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  attach (self, label, x, y);
}

static void
add_heaps (IchompForm *self)
{
  guint n_rows;
  guint n_columns;

  ichomp_table_answer_get_size (self->answer, &n_rows, &n_columns);
  for (guint column = 0; column < n_columns; column++)
    add_head (self, column + 1, 0, column);
  for (guint row = 0; row < n_rows; row++)
    {
      add_head (self, 0, row + 1, row);
      for (guint column = 0; column < n_columns; column++)
        attach (self, add_cell (self), column + 1, row + 1);
    }
}

static void
set_words (IchompForm *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      g_autofree char *name = dup_cell_name (self, get_cell (self, i));

      gtk_accessible_update_property (GTK_ACCESSIBLE (g_ptr_array_index (self->cells, i)),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  if (self->value_label != NULL)
    gtk_label_set_label (GTK_LABEL (self->value_label), _ ("Value of the quadrant:"));
  /* Translators: A button that fills in a table. */
  gtk_button_set_label (GTK_BUTTON (self->show_button), C_ ("table to fill in", "Show"));
}

GtkWidget *
ichomp_form_new (IchompTableAnswer *answer)
{
  IchompForm *self = g_object_new (ICHOMP_TYPE_FORM, NULL);

  self->answer = g_object_ref (answer);
  if (ichomp_table_answer_get_kind (answer) == ICHOMP_TABLE_VALUES)
    add_values (self);
  else
    add_heaps (self);
  set_words (self);
  show_answer (self);
  ichomp_local_language_connect (answer, "changed", G_CALLBACK (show_answer), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
