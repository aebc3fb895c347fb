/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The conversion of a number to binary, step by step: each step subtracts a power of two if it
 * fits, the largest first, which gives one digit. The last step reads off the digits. */

#include "ichomp-powers.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-bit-table.h"
#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-wording.h"
#include "widgets/language/ichomp-spin-digits.h"
#include "widgets/kit/ichomp-text.h"
#include "engine/sg.h"

/* Eight digits and the result */
#define MAX_STEPS 9

struct _IchompPowers
{
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkWidget *number_label;
  GtkWidget *spin_button;
  GtkWidget *bit_table;
  GtkWidget *lines[MAX_STEPS];
  GtkWidget *back_button;
  GtkWidget *next_button;
  GtkWidget *all_button;

  IchompToolState *state; /* the next two */
  guint number;
  guint step; /* the number of steps shown */
};

G_DEFINE_FINAL_TYPE (IchompPowers, ichomp_powers, GTK_TYPE_WIDGET)

static guint
get_n_digits (IchompPowers *self)
{
  return sg_count_binary_digits (self->number);
}

/* One step for each digit, and one for the result. */
static guint
get_n_steps (IchompPowers *self)
{
  return get_n_digits (self) + 1;
}

static char *
tell_step (IchompPowers *self, IchompVoice voice, guint step)
{
  guint n_digits = get_n_digits (self);

  return step < n_digits ? ichomp_wording_power (voice, self->number, n_digits - 1 - step)
                         : ichomp_wording_powers (voice, self->number);
}

static void
update_lines (IchompPowers *self)
{
  guint n_steps = get_n_steps (self);

  for (guint i = 0; i < MAX_STEPS; i++)
    {
      g_autofree char *text = i < self->step ? tell_step (self, ICHOMP_VOICE_WRITTEN, i) : NULL;

      /* Later steps keep their space, so that nothing moves. */
      gtk_label_set_label (GTK_LABEL (self->lines[i]), text != NULL ? text : ICHOMP_TEXT_NONE);
      gtk_widget_set_visible (self->lines[i], i < n_steps);
      if (i + 1 == n_steps)
        gtk_widget_add_css_class (self->lines[i], "result");
      else
        gtk_widget_remove_css_class (self->lines[i], "result");
    }
}

static void
update_table (IchompPowers *self)
{
  guint n_digits = get_n_digits (self);
  guint n_known = MIN (self->step, n_digits);
  IchompBitRow row = {
    .label = ICHOMP_TEXT_NONE,
    .shown = TRUE,
    .decimal_known = TRUE,
    .value = self->number,
    .known = (1u << n_digits) - (1u << (n_digits - n_known)),
  };
  gboolean at_digit = self->step > 0 && self->step <= n_digits;

  ichomp_bit_table_show (ICHOMP_BIT_TABLE (self->bit_table), &row, 1, n_digits,
                         at_digit ? (int)(n_digits - self->step) : -1);
}

static void
update (IchompPowers *self)
{
  gboolean at_end = self->step == get_n_steps (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  update_lines (self);
  update_table (self);

  /* A button without effect stays sensitive while it has the focus: otherwise the focus would
   * move. */
  gtk_widget_set_sensitive (self->back_button, self->step > 0 || focus == self->back_button);
  gtk_widget_set_sensitive (self->next_button, !at_end || focus == self->next_button);
  gtk_widget_set_sensitive (self->all_button, !at_end || focus == self->all_button);
}

static void
store (IchompPowers *self, guint number, guint step)
{
  const guint numbers[] = { number, step };

  ichomp_tool_state_set_numbers (self->state, numbers, G_N_ELEMENTS (numbers));
}

static void
go_to (IchompPowers *self, guint step)
{
  g_autofree char *text = NULL;

  if (step == self->step)
    return;

  store (self, self->number, step);
  text = step > 0 ? tell_step (self, ICHOMP_VOICE_SPOKEN, step - 1) : NULL;
  if (text != NULL)
    ichomp_announce (GTK_WIDGET (self), text);
}

static void
back_cb (IchompPowers *self)
{
  go_to (self, self->step > 0 ? self->step - 1 : 0);
}

static void
next_cb (IchompPowers *self)
{
  go_to (self, MIN (self->step + 1, get_n_steps (self)));
}

static void
all_cb (IchompPowers *self)
{
  go_to (self, get_n_steps (self));
}

/* Starts again with another number. */
static void
set_number (IchompPowers *self, guint number)
{
  if (self->number != number)
    store (self, number, 0);
}

static void
number_changed_cb (IchompPowers *self)
{
  set_number (self, (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin_button)));
}

/* A number is taken while it is typed, without Enter. */
static void
number_typed_cb (IchompPowers *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->spin_button));
  guint number;

  if (ichomp_digits_read_number (text, 10, ICHOMP_POWERS_MAX_NUMBER, &number))
    set_number (self, number);
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_words (IchompPowers *self)
{

  set_name (GTK_WIDGET (self), _ ("From decimal to binary"));
  gtk_label_set_label (GTK_LABEL (self->number_label), _ ("Number:"));
  set_name (self->spin_button, _ ("Number to write in binary"));
  /* Translators: to the step before */
  gtk_button_set_label (GTK_BUTTON (self->back_button), C_ ("step", "Back"));
  /* Translators: to the step after */
  gtk_button_set_label (GTK_BUTTON (self->next_button), C_ ("step", "Next"));
  /* Translators: all steps at once */
  gtk_button_set_label (GTK_BUTTON (self->all_button), C_ ("step", "All"));
  update (self);
}

static void
ichomp_powers_dispose (GObject *object)
{
  g_clear_object (&ICHOMP_POWERS (object)->state);
  g_clear_pointer (&ICHOMP_POWERS (object)->column, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_powers_parent_class)->dispose (object);
}

static void
ichomp_powers_class_init (IchompPowersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_powers_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "powers");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
add_button (IchompPowers *self, GtkWidget *row, GCallback clicked_cb)
{
  GtkWidget *button = gtk_button_new ();

  ichomp_local_language_connect (button, "clicked", clicked_cb, self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), button);
  return button;
}

static void
ichomp_powers_init (IchompPowers *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  /* The width of the content changes with the number and the step. */
  gtk_widget_set_hexpand (GTK_WIDGET (self), TRUE);
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));

  self->spin_button = gtk_spin_button_new_with_range (0, ICHOMP_POWERS_MAX_NUMBER, 1);
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin_button), TRUE);
  ichomp_local_language_connect (self->spin_button, "value-changed", G_CALLBACK (number_changed_cb),
                                 self, G_CONNECT_SWAPPED);
  ichomp_local_language_connect (self->spin_button, "changed", G_CALLBACK (number_typed_cb), self,
                                 G_CONNECT_SWAPPED);
  self->number_label = gtk_label_new (NULL);
  gtk_box_append (GTK_BOX (row), self->number_label);
  ichomp_spin_digits_update (GTK_SPIN_BUTTON (self->spin_button));
  gtk_box_append (GTK_BOX (row), self->spin_button);
  gtk_box_append (GTK_BOX (self->column), row);

  self->bit_table = ichomp_bit_table_new ();
  gtk_widget_set_halign (self->bit_table, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->column), self->bit_table);

  for (guint i = 0; i < MAX_STEPS; i++)
    {
      self->lines[i] = gtk_label_new (ICHOMP_TEXT_NONE);
      gtk_label_set_wrap (GTK_LABEL (self->lines[i]), TRUE);
      gtk_label_set_xalign (GTK_LABEL (self->lines[i]), 0);
      gtk_label_set_selectable (GTK_LABEL (self->lines[i]), FALSE);
      gtk_box_append (GTK_BOX (self->column), self->lines[i]);
    }

  row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->back_button = add_button (self, row, G_CALLBACK (back_cb));
  self->next_button = add_button (self, row, G_CALLBACK (next_cb));
  self->all_button = add_button (self, row, G_CALLBACK (all_cb));
  gtk_box_append (GTK_BOX (self->column), row);
  set_words (self);
}

static void
show_state (IchompPowers *self)
{
  guint n_numbers;
  const guint *numbers = ichomp_tool_state_get_numbers (self->state, &n_numbers);

  self->step = numbers[1];
  if (self->number != numbers[0])
    {
      self->number = numbers[0];
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->spin_button), self->number);
    }
  update (self);
}

/* @number: the number at first; @state: (nullable): keeps what is shown now */
GtkWidget *
ichomp_powers_new (guint number, IchompToolState *state)
{
  IchompPowers *self = g_object_new (ICHOMP_TYPE_POWERS, NULL);

  self->state = state != NULL ? g_object_ref (state) : ichomp_tool_state_new (NULL);
  if (ichomp_tool_state_is_new (self->state))
    store (self, number, 0);
  show_state (self);
  ichomp_local_language_connect (self->state, "changed", G_CALLBACK (show_state), self,
                                 G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
