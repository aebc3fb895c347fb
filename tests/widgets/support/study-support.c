/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Support for tests of widgets: their parts and texts, keys and clicks, windows, the main loop,
 * games and settings. */

#include "study-support.h"

#include <string.h>

/**
 * study_support_find:
 *
 * Returns: (nullable): @widget or its descendant with an ID from a template
 */
GtkWidget *
study_support_find (GtkWidget *widget, const char *id)
{
  if (g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget)), id) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = study_support_find (child, id);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* A button of any kind has the role of a button: that of a toggle button depends on the version. */
static gboolean
has_role (GtkWidget *widget, GtkAccessibleRole role)
{
  if (role == GTK_ACCESSIBLE_ROLE_BUTTON)
    return GTK_IS_BUTTON (widget);

  return gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == role;
}

static void
list_role (GtkWidget *widget, GtkAccessibleRole role, GPtrArray *found)
{
  if (has_role (widget, role))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_role (child, role, found);
}

/**
 * study_support_list:
 *
 * Returns: (transfer container): @widget and its descendants that have @role, in their order
 */
GPtrArray *
study_support_list (GtkWidget *widget, GtkAccessibleRole role)
{
  GPtrArray *found = g_ptr_array_new ();

  list_role (widget, role, found);
  return found;
}

static gboolean
has_name (GtkWidget *widget, const char *name)
{
  g_autofree char *accessible =
      study_support_dup_accessible (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0)
    return TRUE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), name))
    return TRUE;

  return g_strcmp0 (accessible, name) == 0;
}

/**
 * study_support_find_role:
 * @name: (nullable): its text or accessible name, or %NULL for any
 *
 * Returns: (nullable): the first of @widget and its descendants that has @role and @name
 */
GtkWidget *
study_support_find_role (GtkWidget *widget, GtkAccessibleRole role, const char *name)
{
  g_autoptr (GPtrArray) found = study_support_list (widget, role);

  for (guint i = 0; i < found->len; i++)
    if (name == NULL || has_name (found->pdata[i], name))
      return found->pdata[i];

  return NULL;
}

static void
collect_type (GtkWidget *widget, GType type, const char *css_class, GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (css_class == NULL || gtk_widget_has_css_class (widget, css_class)))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_type (child, type, css_class, found);
}

/**
 * study_support_list_type:
 * @css_class: (nullable): a style class
 *
 * Returns: (transfer container): @widget and its descendants, in their order, that have the type
 *   and the style class
 */
GPtrArray *
study_support_list_type (GtkWidget *widget, GType type, const char *css_class)
{
  GPtrArray *found = g_ptr_array_new ();

  collect_type (widget, type, css_class, found);
  return found;
}

/**
 * study_support_find_type:
 * @css_class: (nullable): a style class
 *
 * Returns: (nullable): the first widget of study_support_list_type()
 */
GtkWidget *
study_support_find_type (GtkWidget *widget, GType type, const char *css_class)
{
  g_autoptr (GPtrArray) found = study_support_list_type (widget, type, css_class);

  return found->len > 0 ? found->pdata[0] : NULL;
}

/* The first controller of @widget that is of @type, which there has to be. */
GtkEventController *
study_support_find_controller (GtkWidget *widget, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_type_is_a (G_OBJECT_TYPE (controller), type))
        return controller;
    }

  g_assert_not_reached ();
}

/* Removes isolation marks and word joiners, and replaces no-break spaces. */
static char *
dup_plain (const char *text)
{
  g_autoptr (GString) plain = g_string_new (text);

  g_string_replace (plain, "\342\201\246", "", 0);
  g_string_replace (plain, "\342\201\251", "", 0);
  g_string_replace (plain, "\342\201\240", "", 0);
  g_string_replace (plain, "\302\240", " ", 0);
  return g_strdup (plain->str);
}

char *
study_support_dup_label (GtkWidget *widget, const char *id)
{
  GtkWidget *label = study_support_find (widget, id);

  g_assert_true (GTK_IS_LABEL (label));
  return dup_plain (gtk_label_get_text (GTK_LABEL (label)));
}

void
study_support_assert_label (GtkWidget *widget, const char *id, const char *expected)
{
  g_autofree char *text = study_support_dup_label (widget, id);

  g_assert_cmpstr (text, ==, expected);
}

/**
 * study_support_dup_accessible:
 *
 * Returns: (nullable): the value of the property, or %NULL if it is not set
 */
char *
study_support_dup_accessible (GtkWidget *widget, GtkAccessibleProperty property)
{
  /* GTK returns the value if it is not the expected one. */
  g_autofree char *value =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "");

  return g_strcmp0 (value, "undefined") == 0 ? NULL : g_steal_pointer (&value);
}

static void
append (GString *all, const char *text)
{
  g_autofree char *plain = NULL;

  if (text == NULL)
    return;

  plain = dup_plain (text);
  g_string_append_printf (all, "%s\n", plain);
}

static void
collect (GtkWidget *widget, GString *all)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
  };

  if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    append (all, gtk_label_get_text (GTK_LABEL (widget)));
  if (GTK_IS_EDITABLE (widget))
    append (all, gtk_editable_get_text (GTK_EDITABLE (widget)));
  append (all, gtk_widget_get_tooltip_text (widget));
  for (gsize i = 0; i < G_N_ELEMENTS (properties); i++)
    {
      g_autofree char *heard = study_support_dup_accessible (widget, properties[i]);

      append (all, heard);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, all);
}

/**
 * study_support_dup_text:
 *
 * Returns: the visible texts, tooltips and accessible texts of @widget and its descendants, one a
 *   line
 */
char *
study_support_dup_text (GtkWidget *widget)
{
  GString *all = g_string_new (NULL);

  collect (widget, all);
  return g_string_free (all, FALSE);
}

void
study_support_assert_says (GtkWidget *widget, const char *text)
{
  g_autofree char *all = study_support_dup_text (widget);
  g_autofree char *plain = dup_plain (text);

  if (strstr (all, plain) == NULL)
    g_error ("“%s” is not to be found in “%s”", plain, g_strdelimit (all, "\n", '|'));
}

/**
 * study_support_assert_silent:
 * @secrets: (array zero-terminated=1): texts
 *
 * Asserts that study_support_dup_text() contains none of the texts.
 */
void
study_support_assert_silent (GtkWidget *widget, const char *const *secrets)
{
  g_autofree char *all = study_support_dup_text (widget);

  for (guint i = 0; secrets[i] != NULL; i++)
    if (strstr (all, secrets[i]) != NULL)
      g_error ("“%s” is given away by “%s”", secrets[i], g_strdelimit (all, "\n", '|'));
}

/* Insensitive and hidden buttons cannot be clicked. */
void
study_support_click (GtkWidget *widget, const char *id)
{
  GtkWidget *button = study_support_find (widget, id);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_assert_true (gtk_widget_get_visible (button));
  g_signal_emit_by_name (button, "clicked");
  study_support_settle ();
}

void
study_support_activate (GtkWidget *widget, const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

/**
 * study_support_send_key:
 *
 * Returns: whether @widget handles the key before its children do
 */
gboolean
study_support_send_key (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean taken = FALSE;

  for (guint i = 0; !taken && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_CAPTURE)
        g_signal_emit_by_name (controller, "key-pressed", key, key, modifiers, &taken);
    }

  return taken;
}

/* Activates the key binding of @widget. Returns whether it handles the key. */
gboolean
study_support_try_key (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  g_autoptr (GtkShortcutTrigger) trigger = gtk_keyval_trigger_new (key, modifiers);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller)
                        && j < g_list_model_get_n_items (G_LIST_MODEL (controller));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger))
            return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut),
                                                 GTK_SHORTCUT_ACTION_EXCLUSIVE, widget,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }

  g_assert_not_reached ();
}

void
study_support_press_key (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  g_assert_true (study_support_try_key (widget, key, modifiers));
}

/**
 * study_support_assert_measures:
 *
 * Asserts of @widget and all that is in it: no width needs more height than is said to be enough,
 * and the other way round. A box would complain otherwise.
 */
void
study_support_assert_measures (GtkWidget *widget)
{
  /* That of GtkBoxLayout. */
  static const int much = 1 << 20;

  if (!gtk_widget_should_layout (widget))
    return;

  for (GtkOrientation orientation = 0; orientation <= GTK_ORIENTATION_VERTICAL; orientation++)
    {
      int minimum;
      int minimum_for_much;

      gtk_widget_measure (widget, orientation, -1, &minimum, NULL, NULL, NULL);
      gtk_widget_measure (widget, orientation, much, &minimum_for_much, NULL, NULL, NULL);
      if (minimum < minimum_for_much)
        g_error ("%s needs %d, but %d for much space in the direction across %d",
                 G_OBJECT_TYPE_NAME (widget), minimum, minimum_for_much, orientation);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    study_support_assert_measures (child);
}

/**
 * study_support_show:
 *
 * Returns: a painted window with @widget as its child
 */
GtkWidget *
study_support_show (GtkWidget *widget, int width, int height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_set_child (GTK_WINDOW (window), widget);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  return window;
}

/**
 * study_support_close:
 *
 * Closes the window and asserts that nothing keeps it or @widget alive.
 */
void
study_support_close (GtkWidget *window, GtkWidget *widget)
{
  GdkDisplay *display = gtk_widget_get_display (window);

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *)&window);
  g_object_add_weak_pointer (G_OBJECT (widget), (gpointer *)&widget);

  /* The first pointer event starts the timeout of a tooltip, which GTK keeps when the window is
   * destroyed. Fire it first. */
  if (study_support_has_source (display))
    study_support_fire_source (display);

  gtk_window_destroy (GTK_WINDOW (window));
  study_support_settle ();
  g_assert_null (widget);
  g_assert_null (window);
}

/**
 * study_support_open_window:
 * @window: (inout): a window; %NULL once it has been destroyed
 */
void
study_support_open_window (GtkWidget **window)
{
  g_object_add_weak_pointer (G_OBJECT (*window), (gpointer *)window);
  gtk_window_present (GTK_WINDOW (*window));
  gtk_test_widget_wait_for_draw (*window);
}

/**
 * study_support_close_window:
 * @window: (inout): the argument of study_support_open_window()
 *
 * Destroys the window unless the test has done so, and asserts that nothing keeps it alive.
 */
void
study_support_close_window (GtkWidget **window)
{
  if (*window != NULL)
    gtk_window_destroy (GTK_WINDOW (*window));
  study_support_settle ();
  g_assert_null (*window);
}

/* Returns: (transfer none) (nullable): an open window of a type */
GtkWidget *
study_support_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

/* Dispatches everything that is pending. */
void
study_support_settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Whether there is a timeout with @owner as its data. */
gboolean
study_support_has_source (gpointer owner)
{
  return g_main_context_find_source_by_user_data (NULL, owner) != NULL;
}

/* When the timeout of @owner fires, in the time of g_get_monotonic_time(). */
gint64
study_support_get_ready_time (gpointer owner)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, owner);

  g_assert_nonnull (source);
  return g_source_get_ready_time (source);
}

/* Stops the timeout of @owner, if there is one, so that a slow machine does not fire it. */
void
study_support_hold_source (gpointer owner)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, owner);

  if (source != NULL)
    g_source_set_ready_time (source, -1);
}

/* Fires the timeout of @owner without waiting, and stops the next one. */
void
study_support_fire_source (gpointer owner)
{
  GSource *source = g_main_context_find_source_by_user_data (NULL, owner);

  g_assert_nonnull (source);
  g_source_ref (source);
  g_source_set_ready_time (source, 0);
  while (!g_source_is_destroyed (source) && g_source_get_ready_time (source) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_source_unref (source);

  study_support_hold_source (owner);
  study_support_settle ();
}

SgAnalysis *
study_support_analyze (const char *position)
{
  return study_support_analyze_with_rule (position, SG_RULE_NORMAL);
}

SgAnalysis *
study_support_analyze_with_rule (const char *position, SgRule rule)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (SgPosition) parsed = sg_position_parse (position, &error);
  g_autoptr (SgSolver) solver = NULL;

  g_assert_no_error (error);
  solver = sg_solver_new (parsed, SG_TABLE_DEFAULT_LIMIT, NULL, NULL, &error);
  g_assert_no_error (error);
  return sg_analysis_new_with_rule (solver, parsed, rule);
}

SgMove
study_support_parse (const char *move)
{
  SgMove parsed;

  g_assert_true (sg_move_parse (move, &parsed, NULL));
  return parsed;
}

/**
 * study_support_start:
 * @game: in the notation
 *
 * Returns: a session after the last move of @game; the computer plays at the level Hard, and the
 *   person has the first move
 */
IchompSession *
study_support_start (const char *game, IchompOpponent opponent)
{
  IchompSession *session = ichomp_session_new (g_rand_new_with_seed (1));
  g_autoptr (GError) error = NULL;
  g_autoptr (SgGame) parsed = sg_game_parse (game, &error);
  IchompSetup setup = { .opponent = opponent, .level = SG_LEVEL_HARD, .first = ICHOMP_PLAYER_1 };

  g_assert_no_error (error);
  ichomp_session_start_from (session, &setup, parsed);
  test_wait_until (!ichomp_session_is_computing (session));
  return session;
}

void
study_support_play (IchompSession *session, const char *move)
{
  SgMove parsed = study_support_parse (move);

  g_assert_true (ichomp_session_play (session, &parsed));
}

/**
 * study_support_settings:
 *
 * Returns: the settings of the process, with their defaults restored and without animation
 */
GSettings *
study_support_settings (void)
{
  GSettings *settings = ichomp_settings_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    g_settings_reset (settings, keys[i]);

  g_settings_set_boolean (settings, "animate", FALSE);
  return settings;
}
