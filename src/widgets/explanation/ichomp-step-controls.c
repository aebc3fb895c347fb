/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The number of the step on show, the title of its section in a list of all, and the buttons that
 * go through the steps: first, back, next and last, which activate actions of an ancestor, and
 * play, which ticks at a chosen pace. */

#include "ichomp-step-controls.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-script.h"
#include "game/explanation/ichomp-step-wording.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/kit/ichomp-wrap-layout.h"

struct _IchompStepControls
{
  GtkBox parent_instance;

  GtkWidget *section_button;
  GtkWidget *title_label;
  GtkWidget *progress_label;
  GtkWidget *progress_bar;
  GtkWidget *step_buttons;
  GtkWidget *first_button;
  GtkWidget *back_button;
  GtkWidget *play_button;
  GtkWidget *next_button;
  GtkWidget *last_button;
  GtkWidget *pace_drop_down;

  GSimpleAction *section; /* the state is the first step of the section on show */
  guint n_characters;     /* of the step on show */
  guint timeout_id;
};

G_DEFINE_FINAL_TYPE (IchompStepControls, ichomp_step_controls, GTK_TYPE_BOX)

enum
{
  SIGNAL_TICK,
  SIGNAL_SECTION,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
timeout_cb (gpointer user_data)
{
  g_signal_emit (user_data, signals[SIGNAL_TICK], 0);

  return G_SOURCE_CONTINUE;
}

/* The time of a step in milliseconds. */
static const struct
{
  guint look;
  guint character; /* for each character to read */
} paces[] = {
  { 2000, 80 },
  { 1500, 55 },
  { 700, 30 },
};

static gboolean
is_playing (IchompStepControls *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->play_button));
}

static void
wait (IchompStepControls *self)
{
  guint pace = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->pace_drop_down));

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  if (is_playing (self) && pace < G_N_ELEMENTS (paces))
    self->timeout_id = g_timeout_add (paces[pace].look + paces[pace].character * self->n_characters,
                                      timeout_cb, self);
}

static void
play_toggled_cb (IchompStepControls *self)
{
  gboolean playing = is_playing (self);

  wait (self);
  gtk_button_set_icon_name (GTK_BUTTON (self->play_button), playing
                                                                ? "media-playback-pause-symbolic"
                                                                : "media-playback-start-symbolic");
}

static void
section_activate_cb (IchompStepControls *self, GVariant *index)
{
  g_signal_emit (self, signals[SIGNAL_SECTION], 0, g_variant_get_uint32 (index));
}

/* Above the button: below it are the heads of the columns that the next step speaks of. */
static gboolean
query_tooltip_cb (GtkWidget *button, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  int height = gtk_widget_get_height (button);

  gtk_tooltip_set_text (tooltip, gtk_widget_get_tooltip_text (button));
  gtk_tooltip_set_tip_area (tooltip, &(GdkRectangle){ 0, -2 * height, 1, height / 2 });
  return TRUE;
}

static void
ichomp_step_controls_dispose (GObject *object)
{
  IchompStepControls *self = ICHOMP_STEP_CONTROLS (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->section);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STEP_CONTROLS);

  G_OBJECT_CLASS (ichomp_step_controls_parent_class)->dispose (object);
}

static void
ichomp_step_controls_class_init (IchompStepControlsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_step_controls_dispose;

  /**
   * IchompStepControls::tick:
   * @self: the controls
   *
   * Emitted while playing, when it is time for the next step.
   */
  signals[SIGNAL_TICK] = g_signal_new ("tick", ICHOMP_TYPE_STEP_CONTROLS, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompStepControls::section:
   * @self: the controls
   * @index: the first step of the section
   *
   * Emitted when the user wants to jump there.
   */
  signals[SIGNAL_SECTION] = g_signal_new ("section", ICHOMP_TYPE_STEP_CONTROLS, G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-step-controls.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, section_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, title_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, progress_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, step_buttons);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, first_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, back_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, play_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, next_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, last_button);
  gtk_widget_class_bind_template_child (widget_class, IchompStepControls, pace_drop_down);
}

static void
ichomp_step_controls_init (IchompStepControls *self)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  /* The accessible object of a menu button is the button inside it. */
  gtk_accessible_update_relation (
      GTK_ACCESSIBLE (gtk_widget_get_first_child (self->section_button)),
      GTK_ACCESSIBLE_RELATION_LABELLED_BY, self->title_label, NULL, -1);

  self->section =
      g_simple_action_new_stateful ("go-to", G_VARIANT_TYPE_UINT32, g_variant_new_uint32 (0));
  g_signal_connect_object (self->section, "activate", G_CALLBACK (section_activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (self->section));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "section", G_ACTION_GROUP (group));

  for (GtkWidget *button = gtk_widget_get_first_child (self->step_buttons); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    g_signal_connect (button, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);

  /* Time runs from left to right, as in a media player and in the history. */
  ichomp_script_keep_left_to_right (self->step_buttons);
  ichomp_script_keep_left_to_right (self->progress_bar);

  g_signal_connect_object (self->play_button, "toggled", G_CALLBACK (play_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pace_drop_down, "notify::selected", G_CALLBACK (wait), self,
                           G_CONNECT_SWAPPED);
}

/* The sections up to the first open question: a heading may give the answer away. */
static void
show_sections (IchompStepControls *self, IchompStepper *stepper)
{
  SgExplanation *explanation = ichomp_stepper_get_explanation (stepper);
  guint index = ichomp_stepper_get_index (stepper);
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autofree char *last = NULL;

  for (guint i = 0; ichomp_stepper_can_go_to (stepper, i); i++)
    {
      char *title = ichomp_wording_step_title (ichomp_stepper_get_parts (stepper), explanation, i);

      if (g_strcmp0 (title, last) != 0)
        {
          g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

          g_menu_item_set_action_and_target (item, "section.go-to", "u", i);
          g_menu_append_item (menu, item);
          if (i <= index)
            g_simple_action_set_state (self->section, g_variant_new_uint32 (i));
        }
      g_free (last);
      last = title;
    }

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->section_button), G_MENU_MODEL (menu));
}

static void
show_place (IchompStepControls *self, IchompStepper *stepper)
{
  guint n_steps = ichomp_stepper_get_n_steps (stepper);
  guint place = ichomp_stepper_get_index (stepper) + 1;
  g_autofree char *title = ichomp_wording_step_title (ichomp_stepper_get_parts (stepper),
                                                      ichomp_stepper_get_explanation (stepper),
                                                      ichomp_stepper_get_index (stepper));
  /* Translators: %1$u is the number of the step on show, %2$u how many there are. */
  g_autofree char *progress = ichomp_digits_printf (_ ("Step %1$u of %2$u"), place, n_steps);
  /* Translators: The same as "Step %1$u of %2$u" as short as can be, beside a heading. */
  g_autofree char *brief = ichomp_digits_printf (C_ ("step", "%1$u/%2$u"), place, n_steps);

  gtk_label_set_label (GTK_LABEL (self->title_label), title);
  show_sections (self, stepper);
  gtk_label_set_label (GTK_LABEL (self->progress_label), brief);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->progress_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, progress, -1);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress_bar), (double)place / n_steps);
}

static void
show_no_place (IchompStepControls *self)
{
  gtk_label_set_label (GTK_LABEL (self->title_label), _ ("Explanation"));
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->section_button), NULL);
  gtk_label_set_label (GTK_LABEL (self->progress_label), ICHOMP_TEXT_NONE);
  gtk_accessible_reset_property (GTK_ACCESSIBLE (self->progress_label),
                                 GTK_ACCESSIBLE_PROPERTY_LABEL);
  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->progress_bar), 0);
}

/**
 * ichomp_step_controls_show:
 * @self: controls
 * @stepper: (nullable): a stepper
 *
 * Shows the place of @stepper and enables the buttons that lead somewhere. Playing stops at the
 * end.
 */
void
ichomp_step_controls_show (IchompStepControls *self, IchompStepper *stepper)
{
  gboolean known;
  gboolean can_back;
  gboolean can_next;

  g_return_if_fail (ICHOMP_IS_STEP_CONTROLS (self));

  known = stepper != NULL && ichomp_stepper_get_explanation (stepper) != NULL;
  can_back = known && ichomp_stepper_can_go (stepper, ICHOMP_STEP_BACK);
  can_next = known && ichomp_stepper_can_go (stepper, ICHOMP_STEP_NEXT);
  gtk_widget_set_sensitive (self->first_button, can_back);
  gtk_widget_set_sensitive (self->back_button, can_back);
  gtk_widget_set_sensitive (self->next_button, can_next);
  gtk_widget_set_sensitive (self->last_button,
                            known && ichomp_stepper_can_go (stepper, ICHOMP_STEP_LAST));
  gtk_widget_set_sensitive (self->play_button, can_next);
  if (!can_next)
    ichomp_step_controls_stop (self);

  if (known)
    show_place (self, stepper);
  else
    show_no_place (self);
}

/**
 * ichomp_step_controls_set_length:
 * @self: controls
 * @n_characters: the length of the text of the step on show
 *
 * Starts the time of the step, if the steps are playing.
 */
void
ichomp_step_controls_set_length (IchompStepControls *self, guint n_characters)
{
  g_return_if_fail (ICHOMP_IS_STEP_CONTROLS (self));

  self->n_characters = n_characters;
  wait (self);
}

/**
 * ichomp_step_controls_focus_next:
 * @self: controls
 *
 * Moves the keyboard focus to the button "next", or to "back" at the last step.
 *
 * Returns: whether the focus has moved
 */
gboolean
ichomp_step_controls_focus_next (IchompStepControls *self)
{
  g_return_val_if_fail (ICHOMP_IS_STEP_CONTROLS (self), FALSE);

  return gtk_widget_grab_focus (self->next_button) || gtk_widget_grab_focus (self->back_button);
}

void
ichomp_step_controls_stop (IchompStepControls *self)
{
  g_return_if_fail (ICHOMP_IS_STEP_CONTROLS (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->play_button), FALSE);
}
