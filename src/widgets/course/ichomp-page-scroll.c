/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The scroll position of a page: scrolls to an item of the page, or to a place that was read
 * before, remembers the place while the page is not mapped, and moves the focus by Tab from the
 * text in view.
 *
 * New widgets have no place until they have been laid out. So the page is scrolled after the layout
 * and before it is painted. */

#include "ichomp-page-scroll.h"

#include <math.h>

#include "ichomp-page-item.h"
#include "widgets/kit/ichomp-after-layout.h"

struct _IchompPageScroll
{
  GObject parent_instance;

  /* Borrowed: they outlive this. */
  GtkScrolledWindow *scroller;
  GtkWidget *column;
  GtkWidget *content;

  gboolean is_waiting;  /* for a layout */
  GtkWidget *target;    /* weak; NULL for the beginning */
  double fraction;      /* of the height of the target, to be above the view */
  GtkWidget *held;      /* weak; keeps its place in the view, or NULL */
  double above_held;    /* from its top to the top of the view, in pixels */
  IchompPagePlace left; /* the place when the page was unmapped; without a path if there is none */

  double top;       /* of the view, after the last scrolling */
  gboolean is_away; /* the user has scrolled away from the focus */

  GtkWidget *grown; /* weak: to be revealed after the next layout, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompPageScroll, ichomp_page_scroll, G_TYPE_OBJECT)

/* Places */

static gboolean
has_items (GtkWidget *widget)
{
  return GTK_IS_BOX (widget) || GTK_IS_GRID (widget) || GTK_IS_EXPANDER (widget)
         || ICHOMP_IS_PAGE_ITEM (widget);
}

/* Extends @place by the first child of @parent that reaches below @top. Returns the child, or
 * NULL. */
static GtkWidget *
find_first_visible (IchompPageScroll *self, IchompPagePlace *place, GtkWidget *parent, double top)
{
  guint index = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child), index++)
    {
      graphene_rect_t bounds;

      if (gtk_widget_compute_bounds (child, self->column, &bounds)
          && bounds.origin.y + bounds.size.height > top)
        {
          place->fraction = CLAMP ((top - bounds.origin.y) / bounds.size.height, 0, 1);
          g_array_append_val (place->path, index);
          return child;
        }
    }

  return NULL;
}

static IchompPagePlace
find_place_in_view (IchompPageScroll *self)
{
  IchompPagePlace place = { .path = g_array_new (FALSE, FALSE, sizeof (guint)) };
  double top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  GtkWidget *widget = self->content;

  /* At the beginning, the margin above the first block is in view as well. */
  while (top > 0 && widget != NULL && has_items (widget))
    widget = find_first_visible (self, &place, widget, top);

  return place;
}

static IchompPagePlace
find_place_of_target (IchompPageScroll *self)
{
  IchompPagePlace place = { .path = g_array_new (FALSE, FALSE, sizeof (guint)),
                            .fraction = self->fraction };

  for (GtkWidget *widget = self->target; widget != NULL && widget != self->content;
       widget = gtk_widget_get_parent (widget))
    {
      guint index = 0;

      for (GtkWidget *before = gtk_widget_get_prev_sibling (widget); before != NULL;
           before = gtk_widget_get_prev_sibling (before))
        index++;
      g_array_prepend_val (place.path, index);
    }

  return place;
}

static GtkWidget *
get_nth_child (GtkWidget *widget, guint n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (child != NULL && n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* Follows the path of @place as far as the page has the same items. Returns NULL for the
 * beginning. */
static GtkWidget *
find_widget (IchompPageScroll *self, const IchompPagePlace *place)
{
  GtkWidget *found = NULL;
  GtkWidget *widget = self->content;

  for (guint i = 0; i < place->path->len && widget != NULL; i++)
    {
      widget = get_nth_child (widget, g_array_index (place->path, guint, i));
      if (widget != NULL)
        found = widget;
    }

  return found;
}

void
ichomp_page_place_clear (IchompPagePlace *place)
{
  g_clear_pointer (&place->path, g_array_unref);
}

/* Scrolling */

/* To a whole pixel: going to a place twice must not move the text. */
static void
scroll (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (self->target == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (self->target, self->column, &bounds))
    gtk_adjustment_set_value (adjustment,
                              round (bounds.origin.y + self->fraction * bounds.size.height));
}

static GtkWidget *
get_focus (IchompPageScroll *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->scroller));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* The distance of the focus from the view, in pixels: negative above the view, positive below it, 0
 * in the view or without a focus on the page. */
static double
find_focus_distance (IchompPageScroll *self)
{
  GtkWidget *focus = get_focus (self);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double top = gtk_adjustment_get_value (adjustment);
  double bottom = top + gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, self->content)
      || !gtk_widget_compute_bounds (focus, self->column, &bounds))
    return 0;

  return MIN (bounds.origin.y + bounds.size.height - top, 0) + MAX (bounds.origin.y - bottom, 0);
}

static gboolean
is_in_sight (double distance)
{
  return ABS (distance) < 1;
}

static gboolean
reach_target_cb (GtkWidget *scroller, gpointer user_data)
{
  IchompPageScroll *self = user_data;

  /* A new widget has no size before its first layout. */
  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return G_SOURCE_CONTINUE;

  self->is_waiting = FALSE;
  scroll (self);
  self->is_away = !is_in_sight (find_focus_distance (self));
  return G_SOURCE_REMOVE;
}

static void
unwatch (IchompPageScroll *self)
{
  ichomp_after_layout_stop (reach_target_cb, self);
}

/* The focus stays in sight. */
static gboolean
reveal_grown_cb (GtkWidget *scroller, gpointer user_data)
{
  IchompPageScroll *self = user_data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double top = gtk_adjustment_get_value (adjustment);
  GtkWidget *focus;
  graphene_rect_t bounds;
  double hidden;

  if (self->grown == NULL || self->is_waiting
      || !gtk_widget_compute_bounds (self->grown, self->column, &bounds))
    return G_SOURCE_REMOVE;

  hidden = bounds.origin.y + bounds.size.height - top - gtk_adjustment_get_page_size (adjustment);
  focus = get_focus (self);
  if (focus != NULL && gtk_widget_is_ancestor (focus, self->grown)
      && gtk_widget_compute_bounds (focus, self->column, &bounds))
    hidden = MIN (hidden, bounds.origin.y - top);
  if (hidden > 0)
    {
      ichomp_page_scroll_release (self);
      gtk_adjustment_set_value (adjustment, top + hidden);
    }

  return G_SOURCE_REMOVE;
}

/* Only a mapped page is laid out. */
static void
watch (IchompPageScroll *self)
{
  if (self->is_waiting && gtk_widget_get_mapped (GTK_WIDGET (self->scroller)))
    ichomp_after_layout (GTK_WIDGET (self->scroller), reach_target_cb, self, NULL);
}

static void
go_to (IchompPageScroll *self, GtkWidget *target, double fraction)
{
  ichomp_page_scroll_release (self);
  g_set_weak_pointer (&self->target, target);
  self->fraction = fraction;
  self->is_waiting = TRUE;
  ichomp_page_place_clear (&self->left);
  watch (self);
}

static void
map_cb (IchompPageScroll *self)
{
  if (self->left.path != NULL)
    go_to (self, find_widget (self, &self->left), self->left.fraction);
  else
    watch (self);
}

static void
unmap_cb (IchompPageScroll *self)
{
  ichomp_page_place_clear (&self->left);
  if (!self->is_waiting)
    self->left = ichomp_page_scroll_find_place (self);
  unwatch (self);
}

/* Scrolling towards the focus takes some frames. Only scrolling in the other direction counts as
 * scrolling away from it. */
static void
scrolled_cb (IchompPageScroll *self)
{
  double distance = find_focus_distance (self);
  double top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));

  if (is_in_sight (distance))
    self->is_away = FALSE;
  else if ((top - self->top) * distance < 0)
    self->is_away = TRUE;
  self->top = top;
}

static GtkWidget *
get_neighbour (GtkWidget *widget, GtkDirectionType direction)
{
  return direction == GTK_DIR_TAB_FORWARD ? gtk_widget_get_next_sibling (widget)
                                          : gtk_widget_get_prev_sibling (widget);
}

/* Focuses the first item of the page that takes the focus, from @widget on. */
static gboolean
give_focus_from (IchompPageScroll *self, GtkWidget *widget, GtkDirectionType direction)
{
  while (widget != NULL && widget != self->content)
    {
      GtkWidget *next;

      if (gtk_widget_child_focus (widget, direction))
        return TRUE;
      while ((next = get_neighbour (widget, direction)) == NULL
             && (widget = gtk_widget_get_parent (widget)) != self->content)
        ;
      widget = next;
    }

  return FALSE;
}

/* After the user has scrolled, Tab focuses the next widget in the view, instead of scrolling back
 * to the old focus. */
static gboolean
key_pressed_cb (IchompPageScroll *self, guint key, guint keycode, GdkModifierType state)
{
  gboolean was_away = self->is_away || self->is_waiting;
  IchompPagePlace place;
  GtkWidget *first;

  if ((key != GDK_KEY_Tab && key != GDK_KEY_ISO_Left_Tab)
      || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0)
    return FALSE;

  self->is_away = FALSE;
  if (!was_away || is_in_sight (find_focus_distance (self)))
    return FALSE;

  place = ichomp_page_scroll_find_place (self);
  first = find_widget (self, &place);
  ichomp_page_place_clear (&place);
  if (!give_focus_from (self, first,
                        key == GDK_KEY_Tab ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD))
    return FALSE;

  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (self->content)), TRUE);
  return TRUE;
}

static void
catch_tab (IchompPageScroll *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->scroller), controller);
}

/* As in other viewers of long texts. A focused button handles Space before the scroller does. */
static void
scroll_by_space (GtkScrolledWindow *scroller)
{
  static const struct
  {
    GdkModifierType modifiers;
    GtkScrollType scroll;
  } keys[] = { { 0, GTK_SCROLL_PAGE_DOWN }, { GDK_SHIFT_MASK, GTK_SCROLL_PAGE_UP } };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut =
          gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, keys[i].modifiers),
                            gtk_signal_action_new ("scroll-child"));

      gtk_shortcut_set_arguments (shortcut, g_variant_new ("(ib)", keys[i].scroll, FALSE));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (GTK_WIDGET (scroller), controller);
}

static void
ichomp_page_scroll_dispose (GObject *object)
{
  IchompPageScroll *self = ICHOMP_PAGE_SCROLL (object);

  unwatch (self);
  ichomp_after_layout_stop (reveal_grown_cb, self);
  g_clear_weak_pointer (&self->grown);
  ichomp_page_place_clear (&self->left);
  g_clear_weak_pointer (&self->target);
  g_clear_weak_pointer (&self->held);
  G_OBJECT_CLASS (ichomp_page_scroll_parent_class)->dispose (object);
}

static void
ichomp_page_scroll_class_init (IchompPageScrollClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_page_scroll_dispose;
}

static void
ichomp_page_scroll_init (IchompPageScroll *self)
{
}

/**
 * ichomp_page_scroll_new:
 * @column: the child of @scroller
 * @content: contains the blocks of the page, inside @column
 *
 * The widgets have to outlive this.
 */
IchompPageScroll *
ichomp_page_scroll_new (GtkScrolledWindow *scroller, GtkWidget *column, GtkWidget *content)
{
  IchompPageScroll *self = g_object_new (ICHOMP_TYPE_PAGE_SCROLL, NULL);

  self->scroller = scroller;
  self->column = column;
  self->content = content;
  catch_tab (self);
  g_signal_connect_object (gtk_scrolled_window_get_vadjustment (scroller), "value-changed",
                           G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  scroll_by_space (scroller);
  g_signal_connect_object (scroller, "map", G_CALLBACK (map_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (scroller, "unmap", G_CALLBACK (unmap_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/* The place at the top of the view, or the one to which the page is about to scroll. */
IchompPagePlace
ichomp_page_scroll_find_place (IchompPageScroll *self)
{
  return self->is_waiting ? find_place_of_target (self) : find_place_in_view (self);
}

/**
 * ichomp_page_scroll_go_to_place:
 * @place: (transfer full): a place on this page, or on an older one with the same items
 *
 * Scrolls to @place in the next frame.
 */
void
ichomp_page_scroll_go_to_place (IchompPageScroll *self, IchompPagePlace *place)
{
  go_to (self, find_widget (self, place), place->fraction);
  ichomp_page_place_clear (place);
}

/* Scrolls to the top of @target, or to the beginning for NULL, in the next frame. */
void
ichomp_page_scroll_go_to (IchompPageScroll *self, GtkWidget *target)
{
  go_to (self, target, 0);
}

/**
 * ichomp_page_scroll_reveal_end:
 * @grown: an item of the page that is about to grow downwards
 *
 * Scrolls to the end of @grown in the next frame, but never so far that the focus in it goes out of
 * sight.
 */
void
ichomp_page_scroll_reveal_end (IchompPageScroll *self, GtkWidget *grown)
{
  g_set_weak_pointer (&self->grown, gtk_widget_get_mapped (grown) ? grown : NULL);
  if (self->grown != NULL)
    ichomp_after_layout (GTK_WIDGET (self->scroller), reveal_grown_cb, self, NULL);
}

/* From the top of @widget to the top of the view, in pixels. */
static double
measure_above (IchompPageScroll *self, GtkWidget *widget)
{
  double top = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (self->scroller));
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (widget, self->column, &bounds))
    return 0;

  return top - bounds.origin.y;
}

/**
 * ichomp_page_scroll_hold:
 * @widget: an item of the page
 *
 * Lets ichomp_page_scroll_settle() move @widget back to where it is in the view now, unless the
 * page scrolls to another place: that is what the user wants.
 */
void
ichomp_page_scroll_hold (IchompPageScroll *self, GtkWidget *widget)
{
  if (self->is_waiting)
    return;

  g_set_weak_pointer (&self->held, widget);
  self->above_held = measure_above (self, widget);
}

/**
 * ichomp_page_scroll_settle:
 *
 * Scrolls to where the page is about to scroll, or else to where the held widget keeps its place.
 * To be called after a layout, before the items in sight are looked for.
 */
void
ichomp_page_scroll_settle (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (self->is_waiting)
    {
      if (reach_target_cb (NULL, self) == G_SOURCE_REMOVE)
        unwatch (self);
    }
  else if (self->held != NULL)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + self->above_held
                                              - measure_above (self, self->held));
}

void
ichomp_page_scroll_release (IchompPageScroll *self)
{
  g_clear_weak_pointer (&self->held);
}

/* Forgets the places on the page: its items are about to be removed. */
void
ichomp_page_scroll_forget (IchompPageScroll *self)
{
  ichomp_page_scroll_release (self);
  g_set_weak_pointer (&self->target, NULL);
  ichomp_page_place_clear (&self->left);
}
