/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The mex of a set of numbers: a button for each number adds or removes it, and the first number
 * missing from the set is marked. */

#include "ichomp-mex-finder.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "widgets/language/ichomp-local-language.h"
#include "game/words/ichomp-wording.h"
#include "engine/sg.h"

/* The last number with a button: at least LEAST_LAST, and BEYOND more than each number given */
#define LEAST_LAST 12
#define BEYOND 3

struct _IchompMexFinder
{
  GtkWidget parent_instance;

  GtkWidget *column;
  GtkWidget *numbers;
  GtkWidget *formula_label;
  GtkWidget *sentence_label;

  IchompToolState *state; /* for each button, whether its number is there */
  gboolean is_showing;
  guint n_buttons;
  GtkWidget *buttons[ICHOMP_MEX_FINDER_MAX_NUMBER + BEYOND + 1];
};

G_DEFINE_FINAL_TYPE (IchompMexFinder, ichomp_mex_finder, GTK_TYPE_WIDGET)

static gboolean
is_there (IchompMexFinder *self, guint number)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->buttons[number]));
}

static guint
find_mex (IchompMexFinder *self)
{
  guint mex = 0;

  while (mex < self->n_buttons && is_there (self, mex))
    mex++;

  return mex;
}

static char *
write_formula (IchompMexFinder *self, guint mex)
{
  g_autoptr (GString) formula = g_string_new ("mex {");
  const char *separator = "";

  for (guint i = 0; i < self->n_buttons; i++)
    if (is_there (self, i))
      {
        ichomp_digits_append_printf (formula, "%s%u", separator, i);
        separator = ", ";
      }
  ichomp_digits_append_printf (formula, "} = %u", mex);

  return ichomp_formula_isolate (formula->str);
}

static void
mark_missing (GtkWidget *button, gboolean missing)
{
  if (missing)
    gtk_widget_add_css_class (button, "missing");
  else
    gtk_widget_remove_css_class (button, "missing");

  /* Translators: said of a number: no smaller one is missing */
  ichomp_announce_describe (button, missing ? _ ("the first number missing") : "");
}

static char *
update (IchompMexFinder *self)
{
  guint mex = find_mex (self);
  g_autofree char *formula = write_formula (self, mex);
  char *sentence = ichomp_wording_mex (mex);

  for (guint i = 0; i < self->n_buttons; i++)
    mark_missing (self->buttons[i], i == mex);
  gtk_label_set_label (GTK_LABEL (self->formula_label), formula);
  gtk_label_set_label (GTK_LABEL (self->sentence_label), sentence);

  return sentence;
}

static void
show_state (IchompMexFinder *self)
{
  guint n_numbers;
  const guint *there = ichomp_tool_state_get_numbers (self->state, &n_numbers);

  self->is_showing = TRUE;
  for (guint i = 0; i < MIN (self->n_buttons, n_numbers); i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[i]), there[i] != 0);
  self->is_showing = FALSE;
  g_free (update (self));
}

static void
store (IchompMexFinder *self)
{
  g_autofree guint *there = g_new (guint, self->n_buttons);

  for (guint i = 0; i < self->n_buttons; i++)
    there[i] = is_there (self, i) ? 1 : 0;
  ichomp_tool_state_set_numbers (self->state, there, self->n_buttons);
}

static void
toggled_cb (IchompMexFinder *self)
{
  g_autofree char *sentence = NULL;

  if (self->is_showing)
    return;

  store (self);
  sentence = ichomp_wording_mex (find_mex (self));
  ichomp_announce (GTK_WIDGET (self), sentence);
}

/* The buttons are one stop for Tab; arrow keys move among them. */
static gboolean
ichomp_mex_finder_focus (GtkWidget *widget, GtkDirectionType direction)
{
  if (gtk_widget_get_focus_child (widget) != NULL
      && (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD))
    return FALSE;

  return gtk_widget_child_focus (ICHOMP_MEX_FINDER (widget)->column, direction);
}

static void
set_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
set_words (IchompMexFinder *self)
{
  g_autofree char *sentence = NULL;

  set_name (GTK_WIDGET (self), _ ("The first number missing"));
  /* Translators: numbers that can be there or not */
  set_name (self->numbers, _ ("Numbers that are there"));
  for (guint i = 0; i < self->n_buttons; i++)
    {
      g_autofree char *text = ichomp_digits_printf ("%u", i);

      gtk_button_set_label (GTK_BUTTON (self->buttons[i]), text);
    }
  sentence = update (self);
}

static void
ichomp_mex_finder_dispose (GObject *object)
{
  g_clear_object (&ICHOMP_MEX_FINDER (object)->state);
  g_clear_pointer (&ICHOMP_MEX_FINDER (object)->column, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_mex_finder_parent_class)->dispose (object);
}

static void
ichomp_mex_finder_class_init (IchompMexFinderClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_mex_finder_dispose;
  widget_class->focus = ichomp_mex_finder_focus;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "mex-finder");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
}

static GtkWidget *
add_label (IchompMexFinder *self, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (self->column), label);
  return label;
}

static void
ichomp_mex_finder_init (IchompMexFinder *self)
{
  self->column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->column, GTK_WIDGET (self));

  self->numbers =
      g_object_new (ICHOMP_TYPE_CONTAINER, "layout-manager",
                    g_object_new (ICHOMP_TYPE_WRAP_LAYOUT, "at-start", TRUE, NULL), NULL);
  ichomp_local_language_keep_ltr (self->numbers);
  gtk_box_append (GTK_BOX (self->column), self->numbers);
  self->formula_label = add_label (self, "formula");
  self->sentence_label = add_label (self, "sentence");
}

static void
add_button (IchompMexFinder *self, guint number)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_widget_add_css_class (button, "number");
  gtk_widget_insert_before (button, self->numbers, NULL);
  self->buttons[number] = button;
}

/**
 * ichomp_mex_finder_new:
 * @numbers: (array length=n_numbers) (nullable): the set at first, each number at most
 *   %ICHOMP_MEX_FINDER_MAX_NUMBER
 * @n_numbers: the size of @numbers
 * @state: (nullable): keeps the set as it is now
 */
GtkWidget *
ichomp_mex_finder_new (const guint *numbers, guint n_numbers, IchompToolState *state)
{
  IchompMexFinder *self = g_object_new (ICHOMP_TYPE_MEX_FINDER, NULL);
  guint last = LEAST_LAST;

  for (guint i = 0; i < n_numbers; i++)
    {
      g_return_val_if_fail (numbers[i] <= ICHOMP_MEX_FINDER_MAX_NUMBER, NULL);
      last = MAX (last, numbers[i] + BEYOND);
    }

  for (guint i = 0; i <= last; i++)
    add_button (self, i);
  self->n_buttons = last + 1;
  for (guint i = 0; i < n_numbers; i++)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->buttons[numbers[i]]), TRUE);
  self->state = state != NULL ? g_object_ref (state) : ichomp_tool_state_new (NULL);
  if (ichomp_tool_state_is_new (self->state))
    store (self);
  for (guint i = 0; i <= last; i++)
    ichomp_local_language_connect (self->buttons[i], "toggled", G_CALLBACK (toggled_cb), self,
                                   G_CONNECT_SWAPPED);

  ichomp_local_language_connect (self->state, "changed", G_CALLBACK (show_state), self,
                                 G_CONNECT_SWAPPED);
  set_words (self);
  show_state (self);

  return GTK_WIDGET (self);
}
