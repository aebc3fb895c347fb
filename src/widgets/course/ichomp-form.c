/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A table to fill in: the values on the tiles of a quadrant, or the values or P-positions of two
 * heaps. Each cell is judged at once, with the options that decide it. */

#include "ichomp-form.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/kit/ichomp-reply.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-wording.h"

/* The numbers in the cells plus one, 0 for a blank cell; whether Show has filled them in */
#define STATE_TYPE "(auub)"

#define BLANK G_MAXUINT
#define LARGEST 999

typedef enum
{
  FORM_VALUES,
  FORM_HEAP_VALUES,
  FORM_HEAP_OUTCOMES, /* a cell has 1 for a P-position, and 0 is as good as blank */
} FormKind;

typedef struct
{
  GtkWidget *widget; /* an entry, or a toggle button */
  guint row;
  guint column;
  guint answer;
  guint given;
} Cell;

struct _IchompForm
{
  GtkBox parent_instance;

  GtkWidget *grid;
  GtkWidget *value_row; /* with the cell for the value of the quadrant; NULL if there is none */
  GtkWidget *value_label;
  GtkWidget *show_button;
  GtkWidget *feedback;

  FormKind kind;
  SgDiagram *diagram;
  SgRule rule;
  SgTable *table;
  GArray *cells; /* of Cell */
  guint last;    /* the cell that was judged last, or BLANK */
  gboolean was_shown;
  gboolean is_setting;
};

static void ichomp_form_reply_init (IchompReplyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompForm,
                               ichomp_form,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_REPLY, ichomp_form_reply_init))

static Cell *
get_cell (IchompForm *self, guint index)
{
  return &g_array_index (self->cells, Cell, index);
}

/* Theory */

/* The position that a cell is about: a quadrant after a tile has been chosen, or the whole one. */
static SgDiagram *
create_diagram (IchompForm *self, const Cell *cell)
{
  return cell->row == BLANK ? sg_diagram_ref (self->diagram)
                            : sg_diagram_take (self->diagram, cell->row, cell->column);
}

/* With a poisoned corner, values are one less, and no move takes the corner. */
static GArray *
find_option_values (IchompForm *self, const Cell *cell)
{
  GArray *values = g_array_new (FALSE, FALSE, sizeof (guint));

  if (self->kind == FORM_VALUES)
    {
      g_autoptr (SgDiagram) diagram = create_diagram (self, cell);
      g_autofree guint *options = sg_table_get_option_values (self->table, diagram);
      guint less = self->rule == SG_RULE_CHOMP ? 1 : 0;

      for (guint i = 0; i < sg_diagram_get_n_tiles (diagram); i++)
        if (options[i] >= less)
          {
            guint value = options[i] - less;

            g_array_append_val (values, value);
          }
      return values;
    }

  for (guint i = 0; i < cell->row; i++)
    g_array_append_vals (values, &(guint){ i ^ cell->column }, 1);
  for (guint i = 0; i < cell->column; i++)
    g_array_append_vals (values, &(guint){ cell->row ^ i }, 1);
  return values;
}

static guint
find_answer (IchompForm *self, const Cell *cell)
{
  g_autoptr (GArray) options = NULL;

  if (self->kind == FORM_HEAP_OUTCOMES)
    return cell->row == cell->column ? 1 : 0;

  options = find_option_values (self, cell);
  return sg_mex ((const guint *)(void *)options->data, options->len);
}

/* Words */

static char *
dup_mex (GArray *values, guint mex)
{
  g_autoptr (GString) formula = g_string_new ("mex {");
  const char *separator = "";

  for (guint value = 0; value <= LARGEST; value++)
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
dup_reason (IchompForm *self, const Cell *cell)
{
  g_autoptr (GArray) options = NULL;
  g_autofree char *formula = NULL;
  guint less;

  if (self->kind == FORM_HEAP_OUTCOMES)
    {
      less = MIN (cell->row, cell->column);
      /* Translators: About two heaps of %1$u and %2$u tiles; %3$u is the smaller number. */
      return ichomp_digits_printf (
          _ ("From %1$u and %2$u, a move leads to %3$u and %3$u, where the "
             "player to move loses."),
          cell->row, cell->column, less);
    }

  options = find_option_values (self, cell);
  formula = dup_mex (options, cell->answer);
  /* Translators: After a wrong value. %1$u is the wrong number, %2$s a formula, such as in "Not 4:
   * mex {0, 1, 3} = 2. In braces are the values of the options." */
  return ichomp_digits_printf (_ ("Not %1$u: %2$s. In braces are the values of the options."),
                               cell->given, formula);
}

static char *
dup_cell_name (IchompForm *self, const Cell *cell)
{
  if (self->kind != FORM_VALUES)
    /* Translators: What a screen reader calls a cell of a table, such as "Heaps of 2 and 3". */
    return ichomp_digits_printf (_ ("Heaps of %1$u and %2$u"), cell->row, cell->column);
  if (cell->row == BLANK)
    return g_strdup (_ ("Value of the quadrant:"));

  /* Translators: What a screen reader calls a tile of a figure. */
  return ichomp_digits_printf (_ ("Row %1$u, column %2$u"), cell->row + 1, cell->column + 1);
}

/* Judging */

static gboolean
is_right (const Cell *cell)
{
  return cell->given == cell->answer;
}

static gboolean
is_wrong (IchompForm *self, const Cell *cell)
{
  if (self->kind == FORM_HEAP_OUTCOMES)
    return cell->given == 1 && cell->answer != 1;

  return cell->given != BLANK && !is_right (cell);
}

/* P-positions have to be marked, and no others. */
static gboolean
is_complete (IchompForm *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      const Cell *cell = get_cell (self, i);

      if (self->kind == FORM_HEAP_OUTCOMES ? (cell->given == 1) != (cell->answer == 1)
                                           : !is_right (cell))
        return FALSE;
    }

  return TRUE;
}

static void
set_class (GtkWidget *widget, const char *style_class, gboolean wanted)
{
  if (wanted)
    gtk_widget_add_css_class (widget, style_class);
  else
    gtk_widget_remove_css_class (widget, style_class);
}

static void
show_cell (IchompForm *self, Cell *cell)
{
  gboolean wrong = is_wrong (self, cell);
  g_autofree char *text = NULL;

  self->is_setting = TRUE;
  if (GTK_IS_ENTRY (cell->widget))
    {
      text = cell->given == BLANK ? g_strdup ("") : ichomp_digits_printf ("%u", cell->given);
      if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (cell->widget))))
        gtk_editable_set_text (GTK_EDITABLE (cell->widget), text);
    }
  else
    {
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (cell->widget), cell->given == 1);
      gtk_button_set_label (GTK_BUTTON (cell->widget), cell->given == 1 ? "P" : ICHOMP_TEXT_NONE);
    }
  self->is_setting = FALSE;

  set_class (cell->widget, "right",
             is_right (cell) && (self->kind != FORM_HEAP_OUTCOMES || cell->answer == 1));
  set_class (cell->widget, "wrong", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (cell->widget), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE,
                               -1);
}

/* The verdict on the last cell, or on all of them. */
static void
show_verdict (IchompForm *self)
{
  const Cell *cell = self->last == BLANK ? NULL : get_cell (self, self->last);
  g_autofree char *reason = NULL;

  if (is_complete (self) && !self->was_shown)
    /* Translators: A table has been filled in. */
    ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), ICHOMP_VERDICT_RIGHT,
                          _ ("All cells are right."));
  else if (cell != NULL && is_wrong (self, cell))
    ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), ICHOMP_VERDICT_WRONG,
                          reason = dup_reason (self, cell));
  else if (cell != NULL && is_right (cell))
    ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), ICHOMP_VERDICT_RIGHT, NULL);
  else
    ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), ICHOMP_VERDICT_NONE, NULL);
}

static void
judge (IchompForm *self, guint index)
{
  Cell *cell = get_cell (self, index);
  g_autofree char *words = NULL;

  self->last = index;
  show_cell (self, cell);
  show_verdict (self);
  words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));
  ichomp_reply_tell_judged (ICHOMP_REPLY (self), words);
  if (is_complete (self) && !self->was_shown)
    ichomp_reply_tell_found (ICHOMP_REPLY (self));
}

/* What is typed */

static guint
find_cell (IchompForm *self, GtkWidget *widget)
{
  for (guint i = 0; i < self->cells->len; i++)
    if (get_cell (self, i)->widget == widget)
      return i;

  g_assert_not_reached ();
}

/* Returns: BLANK if there is no number */
static guint
read_number (GtkWidget *entry)
{
  guint number = BLANK;

  ichomp_digits_read_number (gtk_editable_get_text (GTK_EDITABLE (entry)), 10, LARGEST, &number);
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
  Cell *cell = get_cell (self, index);
  guint number = read_number (entry);

  if (self->is_setting || is_beginning (number, cell->answer))
    return;

  cell->given = number;
  self->was_shown = FALSE;
  judge (self, index);
}

static void
toggled_cb (GtkWidget *button, IchompForm *self)
{
  guint index = find_cell (self, button);

  if (self->is_setting)
    return;

  get_cell (self, index)->given = gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
  self->was_shown = FALSE;
  judge (self, index);
}

/* To be shown the solution is not to find it. */
static void
show_clicked_cb (IchompForm *self)
{
  self->was_shown = TRUE;
  self->last = BLANK;
  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = get_cell (self, i);

      cell->given = cell->answer;
      show_cell (self, cell);
    }
  show_verdict (self);
  ichomp_reply_tell_judged (ICHOMP_REPLY (self), _ ("All cells are right."));
}

/* Whether an arrow leaves the cell: Left and Right only at the ends of its text, or while all of it is
 * selected, as it is when the cell has just been reached. */
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

/* State */

static GVariant *
ichomp_form_save (IchompReply *reply)
{
  IchompForm *self = ICHOMP_FORM (reply);
  GVariantBuilder given = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("au"));

  for (guint i = 0; i < self->cells->len; i++)
    {
      guint number = get_cell (self, i)->given;

      g_variant_builder_add (&given, "u", number == BLANK ? 0 : number + 1);
    }

  return g_variant_new (STATE_TYPE, &given, self->last, self->was_shown);
}

static void
ichomp_form_restore (IchompReply *reply, GVariant *state)
{
  IchompForm *self = ICHOMP_FORM (reply);
  g_autoptr (GVariantIter) iter = NULL;
  guint number;

  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_variant_get (state, STATE_TYPE, &iter, &self->last, &self->was_shown);
  for (guint i = 0; i < self->cells->len && g_variant_iter_next (iter, "u", &number); i++)
    {
      get_cell (self, i)->given = number == 0 ? BLANK : number - 1;
      show_cell (self, get_cell (self, i));
    }
  show_verdict (self);
}

static void
ichomp_form_reply_init (IchompReplyInterface *iface)
{
  iface->save = ichomp_form_save;
  iface->restore = ichomp_form_restore;
}

static void
ichomp_form_finalize (GObject *object)
{
  IchompForm *self = ICHOMP_FORM (object);

  g_array_unref (self->cells);
  g_clear_pointer (&self->diagram, sg_diagram_unref);
  g_clear_pointer (&self->table, sg_table_free);

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
  self->cells = g_array_new (FALSE, FALSE, sizeof (Cell));
  self->last = BLANK;

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

  ichomp_local_language_connect (button, "toggled", G_CALLBACK (toggled_cb), self, 0);
  return button;
}

static GtkWidget *
add_cell (IchompForm *self, guint row, guint column)
{
  Cell cell = { .row = row, .column = column, .given = BLANK };

  cell.answer = find_answer (self, &cell);
  cell.widget = self->kind == FORM_HEAP_OUTCOMES ? create_toggle (self) : create_entry (self);
  gtk_widget_add_css_class (cell.widget, "form-cell");
  g_array_append_val (self->cells, cell);
  return cell.widget;
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
  gtk_box_append (GTK_BOX (self->value_row), add_cell (self, BLANK, BLANK));
  gtk_widget_set_halign (self->value_row, GTK_ALIGN_CENTER);
  gtk_box_insert_child_after (GTK_BOX (self), self->value_row, self->grid);
}

/**
 * ichomp_form_new_values:
 * @diagram: a small diagram
 * @rule: %SG_RULE_NORMAL, or %SG_RULE_CHOMP for a poisoned corner
 *
 * Asks for the value of the quadrant after choosing each tile, and for its own. The corner is at the
 * bottom left, as in figures.
 */
GtkWidget *
ichomp_form_new_values (SgDiagram *diagram, SgRule rule)
{
  IchompForm *self = g_object_new (ICHOMP_TYPE_FORM, NULL);
  guint n_rows = sg_diagram_get_n_rows (diagram);

  self->kind = FORM_VALUES;
  self->rule = rule;
  self->diagram = sg_diagram_ref (diagram);
  self->table = sg_table_new (diagram, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, NULL);
  for (guint row = 0; row < n_rows; row++)
    for (guint column = 0; column < sg_diagram_get_row (diagram, row); column++)
      {
        gboolean poisoned = rule == SG_RULE_CHOMP && row == 0 && column == 0;

        attach (self, poisoned ? gtk_label_new ("–") : add_cell (self, row, column), column,
                n_rows - 1 - row);
      }
  add_value_row (self);
  ichomp_form_update_words (self);

  return GTK_WIDGET (self);
}

static void
add_head (IchompForm *self, guint x, guint y, guint number)
{
  g_autofree char *text = ichomp_digits_printf ("%u", number);
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "dim-label");
  attach (self, label, x, y);
}

/* Asks for the values of two heaps of 0 to @n_rows - 1 and 0 to @n_columns - 1 tiles, or which are
 * P-positions. */
GtkWidget *
ichomp_form_new_heaps (guint n_rows, guint n_columns, gboolean asks_value)
{
  IchompForm *self = g_object_new (ICHOMP_TYPE_FORM, NULL);

  self->kind = asks_value ? FORM_HEAP_VALUES : FORM_HEAP_OUTCOMES;
  for (guint column = 0; column < n_columns; column++)
    add_head (self, column + 1, 0, column);
  for (guint row = 0; row < n_rows; row++)
    {
      add_head (self, 0, row + 1, row);
      for (guint column = 0; column < n_columns; column++)
        attach (self, add_cell (self, row, column), column + 1, row + 1);
    }
  ichomp_form_update_words (self);

  return GTK_WIDGET (self);
}

/* Shows everything in the current language. */
void
ichomp_form_update_words (IchompForm *self)
{
  g_return_if_fail (ICHOMP_IS_FORM (self));

  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = get_cell (self, i);
      g_autofree char *name = dup_cell_name (self, cell);

      gtk_accessible_update_property (GTK_ACCESSIBLE (cell->widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      name, -1);
      show_cell (self, cell);
    }
  if (self->value_label != NULL)
    gtk_label_set_label (GTK_LABEL (self->value_label), _ ("Value of the quadrant:"));
  /* Translators: A button that fills in a table. */
  gtk_button_set_label (GTK_BUTTON (self->show_button), C_ ("table to fill in", "Show"));
  show_verdict (self);
}

/* Returns NULL for a place without a cell; with G_MAXUINT twice, the cell for the value of the
 * quadrant. */
GtkWidget *
ichomp_form_get_cell (IchompForm *self, guint row, guint column)
{
  g_return_val_if_fail (ICHOMP_IS_FORM (self), NULL);

  for (guint i = 0; i < self->cells->len; i++)
    if (get_cell (self, i)->row == row && get_cell (self, i)->column == column)
      return get_cell (self, i)->widget;

  return NULL;
}
