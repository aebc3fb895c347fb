/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Faults of GTK that are worked around for the whole program: each would print a warning, end the
 * program, make a window deaf or slow, or cover what was asked for. The table at the end names the
 * versions. */

#include "ichomp-workarounds.h"

/* What is for GTK 4.8 only, and deprecated since, is not compiled with newer versions. */
#if defined(GDK_WINDOWING_X11) && !GTK_CHECK_VERSION(4, 10, 0)
#define HAS_POPUP_FAULT
#include <X11/Xlib.h>
#include <gdk/x11/gdkx.h>
#endif

/* Boxes */

static void (*measure_box) (GtkLayoutManager *,
                            GtkWidget *,
                            GtkOrientation,
                            int,
                            int *,
                            int *,
                            int *,
                            int *);

/* The height that is needed to align the baselines of the children. */
static void
measure_baselines (GtkWidget *box, int *minimum, int *natural)
{
  int min_above = 0;
  int min_below = 0;
  int nat_above = 0;
  int nat_below = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      int min;
      int nat;
      int min_baseline = -1;
      int nat_baseline = -1;

      if (!gtk_widget_should_layout (child))
        continue;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, -1, &min, &nat, &min_baseline,
                          &nat_baseline);
      if (min_baseline < 0)
        continue;

      min_above = MAX (min_above, min_baseline);
      min_below = MAX (min_below, min - min_baseline);
      nat_above = MAX (nat_above, nat_baseline);
      nat_below = MAX (nat_below, nat - nat_baseline);
    }

  *minimum = MAX (*minimum, min_above + min_below);
  *natural = MAX (*natural, nat_above + nat_below);
}

/* A horizontal box considers baselines where it is asked for its height for a width, but not for
 * its height. A vertical box around it then complains that it "reports a minimum height of 50, but
 * minimum height for width of 1048576 is 51". */
static void
measure_with_baselines (GtkLayoutManager *layout,
                        GtkWidget *box,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  measure_box (layout, box, orientation, for_size, minimum, natural, minimum_baseline,
               natural_baseline);
  if (orientation == GTK_ORIENTATION_VERTICAL && for_size < 0
      && gtk_orientable_get_orientation (GTK_ORIENTABLE (layout)) == GTK_ORIENTATION_HORIZONTAL)
    measure_baselines (box, minimum, natural);
}

static void
mend_baselines (void)
{
  GtkLayoutManagerClass *klass = g_type_class_ref (GTK_TYPE_BOX_LAYOUT); /* for ever */

  measure_box = klass->measure;
  klass->measure = measure_with_baselines;
}

static void (*measure_width_of_box) (GtkLayoutManager *,
                                     GtkWidget *,
                                     GtkOrientation,
                                     int,
                                     int *,
                                     int *,
                                     int *,
                                     int *);

/* All windows ask for heights that depend on widths. To find them, a horizontal box asks its
 * children also for the least width at a certain height, and a text that wraps is laid out some ten
 * times for that: half of all texts before the first frame. A box inside answers with its least
 * width at any height instead. A check button, which has the same layout, does not: its label would
 * wrap before it has to. From 4.14 on, such a width can be above the natural one, with a
 * warning. */
static void
measure_without_height (GtkLayoutManager *layout,
                        GtkWidget *box,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL && GTK_IS_BOX (box))
    for_size = -1;
  measure_width_of_box (layout, box, orientation, for_size, minimum, natural, minimum_baseline,
                        natural_baseline);
}

static void
mend_widths (void)
{
  GtkLayoutManagerClass *klass = g_type_class_ref (GTK_TYPE_BOX_LAYOUT); /* for ever */

  measure_width_of_box = klass->measure;
  klass->measure = measure_without_height;
}

/* Popovers */

static void (*map_popover) (GtkWidget *);
static void (*unmap_popover) (GtkWidget *);

/* GTK may send a motion to a popover that has just been hidden under the pointer, and then takes it
 * for the widget at the pointer. If it is removed before the pointer moves, as a menu in the former
 * language is, the next layout of the window crashes. */
static void
set_deaf (GtkWidget *popover, gboolean deaf)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (popover));
  GSignalMatchType match = G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA;
  guint event = g_signal_lookup ("event", GDK_TYPE_SURFACE);

  gboolean hears = surface != NULL
                   && g_signal_handler_find (surface, match | G_SIGNAL_MATCH_UNBLOCKED, event, 0,
                                             NULL, NULL, popover)
                          != 0;

  if (surface == NULL || hears != deaf)
    return;

  if (deaf)
    g_signal_handlers_block_matched (surface, match, event, 0, NULL, NULL, popover);
  else
    g_signal_handlers_unblock_matched (surface, match, event, 0, NULL, NULL, popover);
}

static void
map (GtkWidget *popover)
{
  map_popover (popover);
  set_deaf (popover, FALSE);
}

/* A popover has the grab of its window while it is visible. It is hidden as soon as its surface
 * reports that it is gone, which a surface that is destroyed at once never does: the context menu
 * of a text that is removed kept the grab for ever, and the window received no key and no click. */
static void
unmap (GtkWidget *popover)
{
  unmap_popover (popover);
  gtk_widget_set_visible (popover, FALSE);
  set_deaf (popover, TRUE);
}

static void
mend_popovers (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_POPOVER); /* for ever */

  map_popover = klass->map;
  klass->map = map;
  unmap_popover = klass->unmap;
  klass->unmap = unmap;
}

/* Windows */

static void (*unrealize_window) (GtkWidget *);

/* An event on its way keeps the surface of a window that is destroyed. GTK leaves it a handler, and
 * so it may ask a window for its size that is no longer there: a crash, often after a dialog for
 * files, whose windows come and go with single keys. */
static void
unrealize (GtkWidget *window)
{
  g_autoptr (GdkSurface) surface = g_object_ref (gtk_native_get_surface (GTK_NATIVE (window)));

  unrealize_window (window);
  g_signal_handlers_disconnect_by_data (surface, window);
}

static void
mend_windows (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WINDOW); /* for ever */

  unrealize_window = klass->unrealize;
  klass->unrealize = unrealize;
}

/* Menus */

static void (*map_menu) (GtkWidget *);
static void (*map_item) (GtkWidget *);

/* GTK names an item of a menu after a label that it hides from screen readers, so that they read no
 * name at all. */
static void
name_item (GtkWidget *item)
{
  g_autofree char *text = NULL;

  g_object_get (item, "text", &text, NULL);
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
map_named_item (GtkWidget *item)
{
  map_item (item);
  name_item (item);
}

/* Names the items of the first menu. The private class of later ones does that itself. */
static void
name_items (GtkWidget *widget)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
    {
      GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (widget);

      name_item (widget);
      if (map_item == NULL)
        {
          map_item = klass->map;
          klass->map = map_named_item;
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_items (child);
}

static void
map_named (GtkWidget *popover)
{
  map_menu (popover);
  if (map_item == NULL && GTK_IS_POPOVER_MENU (popover))
    name_items (popover);
}

static void
mend_menus (void)
{
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_POPOVER); /* for ever */

  map_menu = klass->map;
  klass->map = map_named;
}

/* Places */

#if GTK_CHECK_VERSION(4, 10, 0)

/* GTK tells assistive technologies, such as magnifiers, where a widget is in the contents of its
 * parent, but they take that for the place in the whole parent. */
static gboolean
get_bounds (GtkAccessible *accessible, int *x, int *y, int *width, int *height)
{
  GtkWidget *widget = GTK_WIDGET (accessible);
  g_autoptr (GtkAccessible) parent = gtk_accessible_get_accessible_parent (accessible);
  GtkWidget *origin = GTK_IS_WIDGET (parent) ? GTK_WIDGET (parent) : widget;
  graphene_rect_t bounds;
  graphene_rect_t whole;

  if (!gtk_widget_get_realized (widget) || !gtk_widget_compute_bounds (widget, origin, &bounds)
      || !gtk_widget_compute_bounds (origin, origin, &whole))
    return FALSE;

  *x = (int)(bounds.origin.x - whole.origin.x);
  *y = (int)(bounds.origin.y - whole.origin.y);
  *width = (int)bounds.size.width;
  *height = (int)bounds.size.height;
  return TRUE;
}

static void
mend_interface (gpointer unused, gpointer interface)
{
  GTypeInterface *base = interface;

  if (base->g_type == GTK_TYPE_ACCESSIBLE && g_type_is_a (base->g_instance_type, GTK_TYPE_WIDGET))
    ((GtkAccessibleInterface *)interface)->get_bounds = get_bounds;
}

static void
mend_initialized (GType type)
{
  g_autofree GType *children = g_type_children (type, NULL);
  gpointer klass = g_type_class_peek (type);

  if (klass != NULL)
    mend_interface (NULL, g_type_interface_peek (klass, GTK_TYPE_ACCESSIBLE));
  for (guint i = 0; children[i] != 0; i++)
    mend_initialized (children[i]);
}

/* Some classes have tables of their own for the interface. */
static void
mend_places (void)
{
  g_type_add_interface_check (NULL, mend_interface);
  mend_initialized (GTK_TYPE_WIDGET);
}

#else

static void
mend_places (void)
{
}

#endif

/* Tooltips */

static void
state_flags_changed_cb (GtkWidget *button, GtkStateFlags before, gpointer user_data)
{
  if ((gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_PRELIGHT) != 0)
    return;

  g_signal_handlers_disconnect_by_func (button, state_flags_changed_cb, NULL);
  gtk_widget_set_has_tooltip (button, TRUE);
}

/* The tooltip of a button under the pointer stays after a click, over what the click has shown. It
 * goes, and comes back when the pointer has been elsewhere. */
static gboolean
clicked_hook (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *button = g_value_get_object (&values[0]);

  if (gtk_widget_get_has_tooltip (button)
      && (gtk_widget_get_state_flags (button) & GTK_STATE_FLAG_PRELIGHT) != 0)
    {
      gtk_widget_set_has_tooltip (button, FALSE);
      gtk_widget_trigger_tooltip_query (button);
      g_signal_handlers_disconnect_by_func (button, state_flags_changed_cb, NULL);
      g_signal_connect (button, "state-flags-changed", G_CALLBACK (state_flags_changed_cb), NULL);
    }

  return TRUE;
}

static void
mend_tooltips (void)
{
  g_type_class_ref (GTK_TYPE_BUTTON); /* for ever */
  g_signal_add_emission_hook (g_signal_lookup ("clicked", GTK_TYPE_BUTTON), 0, clicked_hook, NULL,
                              NULL);
}

/* Popups */

#ifdef HAS_POPUP_FAULT

/* The beginning of the interface in GTK 4.8, which is private. */
typedef struct
{
  GTypeInterface base;
  gboolean (*present) (GdkPopup *, int, int, GdkPopupLayout *);
} PopupInterface;

static gboolean (*present_popup) (GdkPopup *, int, int, GdkPopupLayout *);

/* How far the middle of @rectangle has to move to be on a monitor. */
static void
measure_way (GdkMonitor *monitor, const GdkRectangle *rectangle, int *dx, int *dy)
{
  GdkRectangle area;
  int x = rectangle->x + rectangle->width / 2;
  int y = rectangle->y + rectangle->height / 2;

  gdk_monitor_get_geometry (monitor, &area);
  *dx = CLAMP (x, area.x, area.x + area.width - 1) - x;
  *dy = CLAMP (y, area.y, area.y + area.height - 1) - y;
  if (gdk_rectangle_intersect (&area, rectangle, NULL))
    *dx = *dy = 0;
}

/* @rectangle: in coordinates of the screen */
static void
find_shortest_way (GdkDisplay *display, const GdkRectangle *rectangle, int *dx, int *dy)
{
  GListModel *monitors = gdk_display_get_monitors (display);

  for (guint i = 0; i < g_list_model_get_n_items (monitors); i++)
    {
      g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, i);
      int x;
      int y;

      measure_way (monitor, rectangle, &x, &y);
      if (i == 0 || ABS (x) + ABS (y) < ABS (*dx) + ABS (*dy))
        {
          *dx = x;
          *dy = y;
        }
    }
}

static void
move_to_screen (GdkSurface *surface, GdkRectangle *rectangle)
{
  Display *display = gdk_x11_display_get_xdisplay (gdk_surface_get_display (surface));
  int scale = gdk_surface_get_scale_factor (surface);
  Window ignored;

  XTranslateCoordinates (display, gdk_x11_surface_get_xid (surface), DefaultRootWindow (display),
                         rectangle->x * scale, rectangle->y * scale, &rectangle->x, &rectangle->y,
                         &ignored);
  rectangle->x /= scale;
  rectangle->y /= scale;
}

/* A popup whose place is not on the screen, because a part of the window is not or a page scrolls,
 * gets an undefined one, with a complaint that 'GDK_IS_MONITOR' failed. It goes to the visible
 * place next to its own instead. */
static gboolean
present (GdkPopup *popup, int width, int height, GdkPopupLayout *layout)
{
  GdkSurface *parent = gdk_popup_get_parent (popup);
  GdkRectangle place = *gdk_popup_layout_get_anchor_rect (layout);
  GdkRectangle on_screen = place;
  g_autoptr (GdkPopupLayout) visible_layout = NULL;
  int dx = 0;
  int dy = 0;

  /* GDK does the same. */
  on_screen.width = MAX (on_screen.width, 1);
  on_screen.height = MAX (on_screen.height, 1);
  move_to_screen (parent, &on_screen);
  find_shortest_way (gdk_surface_get_display (parent), &on_screen, &dx, &dy);
  if (dx == 0 && dy == 0)
    return present_popup (popup, width, height, layout);

  visible_layout = gdk_popup_layout_copy (layout);
  place.x += on_screen.width / 2 + dx;
  place.y += on_screen.height / 2 + dy;
  place.width = place.height = 1;
  gdk_popup_layout_set_anchor_rect (visible_layout, &place);
  return present_popup (popup, width, height, visible_layout);
}

/* The type is registered when the first popup is created. */
static void
mend_popups (void)
{
  GdkDisplay *display = gdk_display_get_default ();
  GdkSurface *toplevel;
  GdkSurface *popup;
  PopupInterface *iface;

  if (!GDK_IS_X11_DISPLAY (display))
    return;

  toplevel = gdk_surface_new_toplevel (display);
  popup = gdk_surface_new_popup (toplevel, FALSE);
  iface = g_type_interface_peek (G_OBJECT_GET_CLASS (popup), GDK_TYPE_POPUP);
  present_popup = iface->present;
  iface->present = present;

  /* These release the references, too. */
  gdk_surface_destroy (popup);
  gdk_surface_destroy (toplevel);
}

#else

static void
mend_popups (void)
{
}

#endif

/* The versions */

/* Beyond every minor version. */
#define NEVER G_MAXUINT

static const struct
{
  const char *name;

  /* Minor versions of GTK 4: the first with the fault, and the first without, or %NEVER. */
  guint broken;
  guint mended;

  void (*mend) (void);
} workarounds[] = {
  { "box-baselines", 8, 12, mend_baselines },
  { "box-widths", 8, NEVER, mend_widths },
  { "menus", 10, NEVER, mend_menus },
  { "places", 10, NEVER, mend_places },
  { "popovers", 8, NEVER, mend_popovers },
  { "tooltips", 8, NEVER, mend_tooltips },
  { "popups", 8, 9, mend_popups },    /* relies on private structures of 4.8 */
  { "windows", 8, 18, mend_windows }, /* mended in one of the versions between */
};

/* Whether the workaround of that name is for the version of GTK that runs. */
gboolean
ichomp_workarounds_is_needed (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (workarounds); i++)
    if (g_str_equal (workarounds[i].name, name))
      return gtk_get_minor_version () >= workarounds[i].broken
             && gtk_get_minor_version () < workarounds[i].mended;

  g_assert_not_reached ();
}

/**
 * ichomp_workarounds_apply:
 *
 * Changes classes of GTK. May be called once, after GTK has been initialized.
 */
void
ichomp_workarounds_apply (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (workarounds); i++)
    if (ichomp_workarounds_is_needed (workarounds[i].name))
      workarounds[i].mend ();
}
