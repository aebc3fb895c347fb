/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Scrolls a page to where it is to be read. What is new on it has no place until it has been laid
 * out: then, and before it is painted, the page is scrolled, so that nobody sees it anywhere else.
 * A page that is turned to again is where it was, though the focus that comes back may be elsewhere
 * on it. */

#include "ichomp-page-scroll.h"

struct _IchompPageScroll
{
  GObject parent_instance;

  GtkScrolledWindow *scroller; /* borrowed, as are these: they hold each other */
  GtkWidget *column;
  GtkWidget *content;

  gboolean is_waiting; /* for a layout */
  GtkWidget *target;   /* borrowed; NULL for the beginning */
  double fraction;     /* how much of the target is to be scrolled by */
  GdkFrameClock *clock;
  IchompPagePlace left; /* where the page was when it was turned away from, or no path */

  double top;       /* where the page was scrolled to last */
  gboolean is_away; /* whether it was scrolled away from the focus */

  GtkWidget *grown; /* weak: what is to be in sight as far as it goes down, or NULL */
  GdkFrameClock *grown_clock;
};

G_DEFINE_FINAL_TYPE (IchompPageScroll, ichomp_page_scroll, G_TYPE_OBJECT)

static void layout_cb (IchompPageScroll *self);
static void grown_layout_cb (IchompPageScroll *self);

static void
scroll (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  graphene_rect_t bounds;

  if (self->target == NULL)
    gtk_adjustment_set_value (adjustment, 0);
  else if (gtk_widget_compute_bounds (self->target, self->column, &bounds))
    gtk_adjustment_set_value (adjustment, bounds.origin.y + self->fraction * bounds.size.height);
}

static GtkWidget *
get_focus (IchompPageScroll *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->scroller));

  return root != NULL ? gtk_root_get_focus (root) : NULL;
}

/* How far what has the focus is above what is in sight (less than 0), or below it (more): 0 if it
 * is in sight, or not on the page. */
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

static void
unwatch (IchompPageScroll *self)
{
  if (self->clock == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->clock, layout_cb, self);
  g_clear_object (&self->clock);
}

/* The window has laid itself out before. Whatever changes here is laid out once more in the same
 * frame. */
static void
layout_cb (IchompPageScroll *self)
{
  /* What is new has no size yet, even on a page that had one before. */
  if (self->target != NULL && gtk_widget_get_height (self->target) == 0)
    return;

  self->is_waiting = FALSE;
  unwatch (self);
  scroll (self);
  self->is_away = !is_in_sight (find_focus_distance (self));
}

static void
unwatch_grown (IchompPageScroll *self)
{
  g_clear_weak_pointer (&self->grown);
  if (self->grown_clock == NULL)
    return;

  g_signal_handlers_disconnect_by_func (self->grown_clock, grown_layout_cb, self);
  g_clear_object (&self->grown_clock);
}

/* The window has laid itself out before. What has the focus stays in sight. */
static void
grown_layout_cb (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double top = gtk_adjustment_get_value (adjustment);
  GtkWidget *grown = self->grown;
  GtkWidget *focus;
  graphene_rect_t bounds;
  double hidden;

  unwatch_grown (self);
  if (grown == NULL || self->is_waiting
      || !gtk_widget_compute_bounds (grown, self->column, &bounds))
    return;

  hidden = bounds.origin.y + bounds.size.height - top - gtk_adjustment_get_page_size (adjustment);
  focus = get_focus (self);
  if (focus != NULL && gtk_widget_is_ancestor (focus, grown)
      && gtk_widget_compute_bounds (focus, self->column, &bounds))
    hidden = MIN (hidden, bounds.origin.y - top);
  if (hidden > 0)
    gtk_adjustment_set_value (adjustment, top + hidden);
}

/* Only what is on show is laid out. */
static void
watch (IchompPageScroll *self)
{
  if (!self->is_waiting || self->clock != NULL
      || !gtk_widget_get_mapped (GTK_WIDGET (self->scroller)))
    return;

  self->clock = g_object_ref (gtk_widget_get_frame_clock (GTK_WIDGET (self->scroller)));
  g_signal_connect_object (self->clock, "layout", G_CALLBACK (layout_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

static void
forget_left (IchompPageScroll *self)
{
  g_clear_pointer (&self->left.path, g_array_unref);
}

static void
go_to (IchompPageScroll *self, GtkWidget *target, double fraction)
{
  self->target = target;
  self->fraction = fraction;
  self->is_waiting = TRUE;
  forget_left (self);
  watch (self);
}

static void
map_cb (IchompPageScroll *self)
{
  if (self->left.path != NULL)
    go_to (self, ichomp_page_place_get_widget (&self->left, self->content), self->left.fraction);
  else
    watch (self);
}

static void
unmap_cb (IchompPageScroll *self)
{
  forget_left (self);
  if (!self->is_waiting)
    self->left = ichomp_page_scroll_find_place (self);
  unwatch (self);
}

/* On its way to the focus, which takes some frames, the page is not away from it. */
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

/* Gives it to the first part of the page that takes it, in one direction from one on. */
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

/* Whoever has scrolled on goes on from there: the page does not jump back to what had the focus. */
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
  first = ichomp_page_place_get_widget (&place, self->content);
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

/* As wherever long texts are read. What is pressed by the same key hears it before. */
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
  unwatch_grown (self);
  forget_left (self);

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
 * @scroller: what scrolls a page
 * @column: what is scrolled in it
 * @content: what holds the blocks of the page, inside @column
 *
 * Returns: (transfer full): what scrolls the page to its places, for as long as the widgets are
 * there
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

/**
 * ichomp_page_scroll_find_place:
 * @self: what scrolls a page
 *
 * Returns: (transfer full): where the page is read, or is about to be
 */
IchompPagePlace
ichomp_page_scroll_find_place (IchompPageScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  /* What is new has not been laid out yet: the place is where it was going to be scrolled to. */
  if (self->is_waiting)
    return ichomp_page_place_of (self->content, self->target, self->fraction);

  return ichomp_page_place_find (self->column, self->content,
                                 gtk_adjustment_get_value (adjustment));
}

/**
 * ichomp_page_scroll_go_to_place:
 * @self: what scrolls a page
 * @place: (transfer full): a place
 *
 * Scrolls there, in the next frame.
 */
void
ichomp_page_scroll_go_to_place (IchompPageScroll *self, IchompPagePlace *place)
{
  go_to (self, ichomp_page_place_get_widget (place, self->content), place->fraction);
  ichomp_page_place_clear (place);
}

/**
 * ichomp_page_scroll_go_to:
 * @self: what scrolls a page
 * @target: (nullable): a part of the page, or %NULL for its beginning
 *
 * Scrolls so that @target is at the top, in the next frame.
 */
void
ichomp_page_scroll_go_to (IchompPageScroll *self, GtkWidget *target)
{
  go_to (self, target, 0);
}

/**
 * ichomp_page_scroll_reveal_end:
 * @self: what scrolls a page
 * @grown: a part of the page that is about to grow downwards
 *
 * Scrolls down in the next frame, if the end of @grown is out of sight then: as far as what has the
 * focus in it allows.
 */
void
ichomp_page_scroll_reveal_end (IchompPageScroll *self, GtkWidget *grown)
{
  unwatch_grown (self);
  if (!gtk_widget_get_mapped (grown))
    return;

  g_set_weak_pointer (&self->grown, grown);
  self->grown_clock = g_object_ref (gtk_widget_get_frame_clock (grown));
  g_signal_connect_object (self->grown_clock, "layout", G_CALLBACK (grown_layout_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  gdk_frame_clock_request_phase (self->grown_clock, GDK_FRAME_CLOCK_PHASE_LAYOUT);
}

/**
 * ichomp_page_scroll_forget:
 * @self: what scrolls a page
 *
 * Forgets where the page was going to be scrolled to, as its parts are about to go.
 */
void
ichomp_page_scroll_forget (IchompPageScroll *self)
{
  self->target = NULL;
  forget_left (self);
}
