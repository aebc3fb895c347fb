/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Each fault of GTK is there in the versions that its workaround is for, and nowhere else; so a
 * version without it fails here until the table of workarounds says so. With the workaround it is
 * gone. */

#include "widgets/kit/ichomp-workarounds.h"

#include "study-support.h"

/* A text beside an icon, whose baselines are in different places. Returns whether the height of the
 * row is that for a width. */
static gboolean
has_one_height (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));
  GtkWidget *label = gtk_label_new (NULL);
  int height;
  int height_for_width;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), gtk_button_new_from_icon_name ("window-close-symbolic"));

  for (int percent = 50; percent <= 500; percent += 10)
    {
      g_autofree char *markup = g_strdup_printf ("<span size='%d%%'>x</span>", percent);

      gtk_label_set_markup (GTK_LABEL (label), markup);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, 1000, &height_for_width, NULL, NULL, NULL);
      if (height != height_for_width)
        return FALSE;
    }

  return TRUE;
}

/* Whether a box has one least width: otherwise texts are laid out again and again to find that for
 * each height. */
static gboolean
has_one_width (void)
{
  g_autoptr (GtkWidget) box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  GtkWidget *label = gtk_label_new ("Choose a tile to take it and everything further out.");
  int line;

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, G_MAXINT, &line, NULL, NULL, NULL);

  for (int n_lines = 1; n_lines <= 9; n_lines++)
    {
      int minimum;
      int natural;
      int usual_minimum;
      int usual_natural;

      gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, n_lines * line, &minimum, &natural, NULL,
                          NULL);
      gtk_widget_measure (box, GTK_ORIENTATION_HORIZONTAL, -1, &usual_minimum, &usual_natural, NULL,
                          NULL);
      if (minimum != usual_minimum || natural != usual_natural)
        return FALSE;
    }

  return TRUE;
}

/* A context menu that is removed with its text while it is open. A visible popover has the grab of
 * its window. Returns whether it is hidden. */
static gboolean
are_removed_popovers_hidden (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) popover = g_object_ref_sink (gtk_popover_new ());

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Copy"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_popover_popup (GTK_POPOVER (popover));
  g_assert_true (gtk_widget_get_mapped (popover));

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  return !gtk_widget_get_visible (popover);
}

/* Whether the place of a label in a window is that at which assistive technologies find it. */
static gboolean
are_places_true (void)
{
  gboolean is_true = TRUE;
#if GTK_CHECK_VERSION(4, 10, 0)
  GtkWidget *window = gtk_window_new ();
  GtkWidget *button = gtk_button_new_with_label ("Hint");
  GtkWidget *label = gtk_button_get_child (GTK_BUTTON (button));
  graphene_point_t place;
  int x_in_button;
  int y_in_button;
  int x_in_window;
  int y_in_window;
  int width;
  int height;
  graphene_rect_t whole;

  gtk_window_set_child (GTK_WINDOW (window), button);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  g_assert_true (gtk_accessible_get_bounds (GTK_ACCESSIBLE (label), &x_in_button, &y_in_button,
                                            &width, &height));
  g_assert_true (gtk_accessible_get_bounds (GTK_ACCESSIBLE (button), &x_in_window, &y_in_window,
                                            &width, &height));
  g_assert_true (gtk_widget_compute_point (label, window, &GRAPHENE_POINT_INIT (0, 0), &place));
  g_assert_true (gtk_widget_compute_bounds (window, window, &whole));
  is_true = x_in_button + x_in_window == (int)(place.x - whole.origin.x)
            && y_in_button + y_in_window == (int)(place.y - whole.origin.y);

  gtk_window_destroy (GTK_WINDOW (window));
#endif
  return is_true;
}

static void
count_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer n_messages)
{
  (*(guint *)n_messages)++;
}

/* A popup whose place is not on the screen. Returns whether GTK does not complain. */
static gboolean
are_popups_placed (void)
{
  GtkWidget *window = gtk_window_new ();
  GdkRectangle place = { 9000, 9000, 1, 1 };
  g_autoptr (GdkPopupLayout) layout =
      gdk_popup_layout_new (&place, GDK_GRAVITY_SOUTH_WEST, GDK_GRAVITY_NORTH_WEST);
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK);
  guint n_messages = 0;
  guint handler = g_log_set_handler ("Gdk", G_LOG_LEVEL_MASK, count_cb, &n_messages);
  GdkSurface *popup;

  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  popup = gdk_surface_new_popup (gtk_native_get_surface (GTK_NATIVE (window)), FALSE);
  gdk_popup_present (GDK_POPUP (popup), 10, 10, layout);
  gdk_surface_destroy (popup);
  gtk_window_destroy (GTK_WINDOW (window));

  g_log_remove_handler ("Gdk", handler);
  g_log_set_always_fatal (fatal);
  return n_messages == 0;
}

/* Whether the surface of a window that is destroyed knows nothing of it any more. */
static gboolean
are_windows_forgotten (void)
{
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GdkSurface) surface = NULL;

  gtk_window_present (GTK_WINDOW (window));
  surface = g_object_ref (gtk_native_get_surface (GTK_NATIVE (window)));
  gtk_window_destroy (GTK_WINDOW (window));
  return g_signal_handler_find (surface, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, window) == 0;
}

static gboolean
receives_events (GtkWidget *popover)
{
  return g_signal_handler_find (gtk_native_get_surface (GTK_NATIVE (popover)),
                                G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA | G_SIGNAL_MATCH_UNBLOCKED,
                                g_signal_lookup ("event", GDK_TYPE_SURFACE), 0, NULL, NULL, popover)
         != 0;
}

/* Whether a hidden popover receives no late motion, and so is never the widget at the pointer. */
static gboolean
are_hidden_popovers_deaf (void)
{
  gboolean are_deaf = TRUE;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), gtk_button_new_with_label ("Copy"));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  for (guint i = 0; i < 2; i++)
    {
      gtk_popover_popup (GTK_POPOVER (popover));
      g_assert_true (receives_events (popover));
      gtk_popover_popdown (GTK_POPOVER (popover));
      are_deaf = are_deaf && !receives_events (popover);
    }

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  return are_deaf;
}

/* Whether a screen reader can read an item of a menu: by a name, or by a label that it sees. */
static gboolean
are_items_named (void)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GMenu) model = g_menu_new ();
  GtkWidget *popover;
  GtkWidget *item;
  gboolean is_named;

  g_menu_append (model, "_Statistics", NULL);
  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (model));
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_widget_set_parent (popover, box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  gtk_popover_popup (GTK_POPOVER (popover));

  item = study_support_find_role (popover, GTK_ACCESSIBLE_ROLE_MENU_ITEM, NULL);
  if (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY))
    is_named =
        gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (gtk_widget_get_last_child (item)))
        == GTK_ACCESSIBLE_ROLE_LABEL;
  else
    is_named =
        gtk_test_accessible_has_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL);

  gtk_widget_unparent (popover);
  gtk_window_destroy (GTK_WINDOW (window));
  return is_named;
}

/* Whether the tooltip of a button that was clicked is gone until the pointer comes back: it would
 * cover what the button has shown. */
static gboolean
do_tooltips_go (void)
{
  g_autoptr (GtkWidget) button = g_object_ref_sink (gtk_button_new_with_label ("Hint"));
  gboolean is_gone;

  gtk_widget_set_tooltip_text (button, "Again for more");
  g_signal_emit_by_name (button, "clicked");
  g_assert_true (gtk_widget_get_has_tooltip (button));

  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_signal_emit_by_name (button, "clicked");
  is_gone = !gtk_widget_get_has_tooltip (button);
  g_signal_emit_by_name (button, "clicked");
  gtk_widget_set_state_flags (button, GTK_STATE_FLAG_FOCUSED, FALSE);
  is_gone = is_gone && !gtk_widget_get_has_tooltip (button);

  gtk_widget_unset_state_flags (button, GTK_STATE_FLAG_PRELIGHT);
  g_assert_true (gtk_widget_get_has_tooltip (button));
  g_assert_cmpstr (gtk_widget_get_tooltip_text (button), ==, "Again for more");
  return is_gone;
}

static const struct
{
  const char *workaround;
  gboolean (*is_right) (void);
} cases[] = {
  { "box-baselines", has_one_height },
  { "box-widths", has_one_width },
  { "menus", are_items_named },
  { "places", are_places_true },
  { "popovers", are_removed_popovers_hidden },
  { "popovers", are_hidden_popovers_deaf },
  { "popups", are_popups_placed },
  { "tooltips", do_tooltips_go },
  { "windows", are_windows_forgotten },
};

static void
test_faults (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].workaround);
      g_assert_cmpint (cases[i].is_right (), ==,
                       !ichomp_workarounds_is_needed (cases[i].workaround));
    }
}

static void
test_workarounds (void)
{
  ichomp_workarounds_apply ();

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_test_message ("%s", cases[i].workaround);
      g_assert_true (cases[i].is_right ());
    }
}

/* GTK as it is, until the second test changes it for good. */
int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_disable_setlocale ();
  gtk_init ();

  g_test_add_func ("/workarounds/faults", test_faults);
  g_test_add_func ("/workarounds/applied", test_workarounds);

  return g_test_run ();
}
