/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

/* GDK creates windows of one pixel for its own purposes. */
#define MIN_SIDE 16

/* Whose wish a request to the window manager is. */
#define FROM_TASKBAR 2

/* Windows may disappear while they are queried. */
static int
ignore_error (Display *display, XErrorEvent *event)
{
  return 0;
}

Display *
screen_get_display (void)
{
  static Display *display;

  if (display == NULL)
    {
      int ignored;

      display = XOpenDisplay (NULL);
      g_assert_nonnull (display);
      g_assert_true (XTestQueryExtension (display, &ignored, &ignored, &ignored, &ignored));
      XSetErrorHandler (ignore_error);
    }

  return display;
}

const char *
screen_get_backend (void)
{
  return "x11";
}

const char *
screen_get_variable (void)
{
  return "DISPLAY";
}

/* The values of a property of a window: atoms, windows or numbers. */
static GArray *
read_property (Window window, const char *name, Atom type)
{
  Display *display = screen_get_display ();
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gulong));
  Atom found_type;
  int format;
  gulong n_values;
  gulong n_left;
  guchar *data = NULL;

  if (XGetWindowProperty (display, window, XInternAtom (display, name, False), 0, 1000, False, type,
                          &found_type, &format, &n_values, &n_left, &data)
          == Success
      && found_type == type && format == 32)
    g_array_append_vals (values, data, (guint)n_values);
  if (data != NULL)
    XFree (data);

  return values;
}

/* The windows of all programs without menus and tooltips, the topmost one last. */
static GArray *
list_windows (void)
{
  return read_property (DefaultRootWindow (screen_get_display ()), "_NET_CLIENT_LIST_STACKING",
                        XA_WINDOW);
}

static GPid
get_pid (Window window)
{
  g_autoptr (GArray) values = read_property (window, "_NET_WM_PID", XA_CARDINAL);

  return values->len == 1 ? (GPid)g_array_index (values, gulong, 0) : 0;
}

static gboolean
has_state (Window window, const char *name)
{
  Atom state = XInternAtom (screen_get_display (), name, False);
  g_autoptr (GArray) states = read_property (window, "_NET_WM_STATE", XA_ATOM);

  for (guint i = 0; i < states->len; i++)
    if (g_array_index (states, gulong, i) == state)
      return TRUE;

  return FALSE;
}

/* Asks the window manager for something, as a taskbar does. */
static void
ask_manager (Window window, const char *name, long first, long second, long third)
{
  Display *display = screen_get_display ();
  XClientMessageEvent message = {
    .type = ClientMessage,
    .window = window,
    .message_type = XInternAtom (display, name, False),
    .format = 32,
    .data.l = { first, second, third },
  };

  XSendEvent (display, DefaultRootWindow (display), False,
              SubstructureNotifyMask | SubstructureRedirectMask, (XEvent *)&message);
  XSync (display, False);
}

static gboolean
is_shown (Window window, ScreenWindow *found)
{
  Display *display = screen_get_display ();
  XWindowAttributes attributes;
  Window ignored;

  if (!XGetWindowAttributes (display, window, &attributes) || attributes.map_state != IsViewable
      || attributes.width < MIN_SIDE || attributes.height < MIN_SIDE)
    return FALSE;

  *found =
      (ScreenWindow){ .window = window, .width = attributes.width, .height = attributes.height };
  return XTranslateCoordinates (display, window, DefaultRootWindow (display), 0, 0, &found->x,
                                &found->y, &ignored);
}

/* The topmost window of a process, ignoring menus. */
gboolean
screen_find_window (GPid pid, ScreenWindow *window)
{
  g_autoptr (GArray) windows = list_windows ();

  for (guint i = windows->len; i > 0; i--)
    {
      Window candidate = g_array_index (windows, gulong, i - 1);

      if (get_pid (candidate) == pid && is_shown (candidate, window))
        return TRUE;
    }

  return FALSE;
}

static char *
dup_title (Window window)
{
  Display *display = screen_get_display ();
  Atom utf8 = XInternAtom (display, "UTF8_STRING", False);
  Atom type;
  int format;
  gulong n_items;
  gulong n_left;
  guchar *data = NULL;
  char *title;

  if (XGetWindowProperty (display, window, XInternAtom (display, "_NET_WM_NAME", False), 0, 1000,
                          False, utf8, &type, &format, &n_items, &n_left, &data)
      != Success)
    return NULL;

  title = g_strdup ((const char *)data);
  if (data != NULL)
    XFree (data);

  return title;
}

gboolean
screen_has_title (Window window, const char *title)
{
  g_autofree char *present = dup_title (window);

  return g_strcmp0 (present, title) == 0;
}

/* The titles of the windows of all programs, ignoring menus. */
GPtrArray *
screen_list_titles (void)
{
  GPtrArray *titles = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) windows = list_windows ();
  ScreenWindow ignored;

  for (guint i = 0; i < windows->len; i++)
    if (is_shown (g_array_index (windows, gulong, i), &ignored))
      {
        char *title = dup_title (g_array_index (windows, gulong, i));

        g_ptr_array_add (titles, title != NULL ? title : g_strdup (""));
      }

  return titles;
}

/* Whether the window manager leaves a window alone: menus and tooltips. */
static gboolean
is_popup (Window window)
{
  XWindowAttributes attributes;

  return XGetWindowAttributes (screen_get_display (), window, &attributes)
         && attributes.override_redirect != 0;
}

/* The topmost menu or tooltip. */
gboolean
screen_find_popup (ScreenWindow *popup)
{
  Display *display = screen_get_display ();
  Window root;
  Window parent;
  Window *children = NULL;
  guint n_children = 0;
  gboolean found = FALSE;

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n_children))
    return FALSE;

  while (!found && n_children > 0)
    {
      n_children--;
      found = is_popup (children[n_children]) && is_shown (children[n_children], popup);
    }
  if (children != NULL)
    XFree (children);

  return found;
}

/* The window that another one is transient for, or None. */
Window
screen_get_parent (Window window)
{
  Window parent = None;

  return XGetTransientForHint (screen_get_display (), window, &parent) ? parent : None;
}

/* GDK gives the focus to a window inside its own. */
static gboolean
is_within (Window window, Window outer)
{
  Display *display = screen_get_display ();
  Window root = None;

  while (window != None && window != PointerRoot && window != root && window != outer)
    {
      Window parent = None;
      Window *children = NULL;
      guint n_children;

      if (!XQueryTree (display, window, &root, &parent, &children, &n_children))
        return FALSE;
      if (children != NULL)
        XFree (children);
      window = parent;
    }

  return window == outer;
}

/* The window manager tells which window is active, but later than it happens: a window may have the
 * number of one of a program before. */
gboolean
screen_has_focus (Window window)
{
  Display *display = screen_get_display ();
  g_autoptr (GArray) active =
      read_property (DefaultRootWindow (display), "_NET_ACTIVE_WINDOW", XA_WINDOW);
  Window focus;
  int ignored;

  if (active->len != 1 || g_array_index (active, gulong, 0) != window)
    return FALSE;

  XGetInputFocus (display, &focus, &ignored);
  return is_within (focus, window);
}

/* Gives the focus to a window. Does not wait for ever: a dialog in front of it may take it
 * instead. */
void
screen_focus (Window window)
{
  gint64 end = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

  ask_manager (window, "_NET_ACTIVE_WINDOW", FROM_TASKBAR, CurrentTime, 0);
  while (!screen_has_focus (window) && g_get_monotonic_time () < end)
    g_usleep (2000);
}

/* Takes the focus from all windows. On an X display only. */
void
screen_focus_none (void)
{
  Display *display = screen_get_display ();

  XSetInputFocus (display, DefaultRootWindow (display), RevertToPointerRoot, CurrentTime);
  XSync (display, False);
}

/* The sizes that a window manager would grant, none of them larger than the screen. */
void
screen_get_size_limits (Window window, ScreenSize *min, ScreenSize *max)
{
  Display *display = screen_get_display ();
  int screen = DefaultScreen (display);
  XSizeHints hints = { 0 };
  long supplied;

  XGetWMNormalHints (display, window, &hints, &supplied);
  *min = (ScreenSize){ MIN_SIDE, MIN_SIDE };
  *max = (ScreenSize){ DisplayWidth (display, screen), DisplayHeight (display, screen) };
  if ((hints.flags & PMinSize) != 0)
    *min = (ScreenSize){ hints.min_width, hints.min_height };
  if ((hints.flags & PMaxSize) != 0)
    *max = (ScreenSize){ MIN (max->width, hints.max_width), MIN (max->height, hints.max_height) };
  *max = (ScreenSize){ MAX (max->width, min->width), MAX (max->height, min->height) };
}

void
screen_resize (Window window, int width, int height)
{
  Display *display = screen_get_display ();

  XResizeWindow (display, window, (guint)width, (guint)height);
  XSync (display, False);
}

void
screen_move_window (Window window, int x, int y)
{
  Display *display = screen_get_display ();

  XMoveWindow (display, window, x, y);
  XSync (display, False);
}

/* Asks the program to close a window, as a window manager does. */
void
screen_close (Window window)
{
  Display *display = screen_get_display ();
  XClientMessageEvent message = {
    .type = ClientMessage,
    .window = window,
    .message_type = XInternAtom (display, "WM_PROTOCOLS", False),
    .format = 32,
    .data.l = { (long)XInternAtom (display, "WM_DELETE_WINDOW", False), CurrentTime },
  };

  XSendEvent (display, window, False, NoEventMask, (XEvent *)&message);
  XSync (display, False);
}

gboolean
screen_is_fullscreen (Window window)
{
  return has_state (window, "_NET_WM_STATE_FULLSCREEN");
}

/* Whether a window of any program is minimized. */
gboolean
screen_has_minimized (void)
{
  g_autoptr (GArray) windows = list_windows ();

  for (guint i = 0; i < windows->len; i++)
    if (has_state (g_array_index (windows, gulong, i), "_NET_WM_STATE_HIDDEN"))
      return TRUE;

  return FALSE;
}

gboolean
screen_is_maximized (Window window)
{
  return has_state (window, "_NET_WM_STATE_MAXIMIZED_VERT");
}

/* Maximizes a window as a taskbar does, or gives up that state. */
void
screen_set_maximized (Window window, gboolean maximized)
{
  Display *display = screen_get_display ();

  ask_manager (window, "_NET_WM_STATE", maximized ? 1 : 0,
               (long)XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_VERT", False),
               (long)XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_HORZ", False));
}

/* The topmost window of all. */
Window
screen_get_topmost (void)
{
  g_autoptr (GArray) windows = list_windows ();

  return windows->len > 0 ? g_array_index (windows, gulong, windows->len - 1) : None;
}

/* Covers everything with a window of another program. */
Window
screen_cover (void)
{
  Display *display = screen_get_display ();
  int screen = DefaultScreen (display);
  Window cover = XCreateSimpleWindow (
      display, DefaultRootWindow (display), 0, 0, (guint)DisplayWidth (display, screen),
      (guint)DisplayHeight (display, screen), 0, 0, WhitePixel (display, screen));

  XMapRaised (display, cover);
  XSync (display, False);
  return cover;
}

void
screen_uncover (Window cover)
{
  Display *display = screen_get_display ();

  XDestroyWindow (display, cover);
  XSync (display, False);
}

/* The colour of a pixel, as 0xRRGGBB. */
gulong
screen_get_pixel (int x, int y)
{
  Display *display = screen_get_display ();
  XImage *image = XGetImage (display, DefaultRootWindow (display), x, y, 1, 1, AllPlanes, ZPixmap);
  gulong pixel;

  g_assert_nonnull (image);
  pixel = XGetPixel (image, 0, 0);
  XDestroyImage (image);
  return pixel & 0xffffff;
}

/* What is seen in the square around a point, to be compared. */
GBytes *
screen_get_square (int x, int y, int size)
{
  Display *display = screen_get_display ();
  XImage *image = XGetImage (display, DefaultRootWindow (display), x - size / 2, y - size / 2,
                             (guint)size, (guint)size, AllPlanes, ZPixmap);
  GBytes *pixels;

  g_assert_nonnull (image);
  pixels = g_bytes_new (image->data, (gsize)(image->bytes_per_line * image->height));
  XDestroyImage (image);
  return pixels;
}

void
screen_move_pointer (int x, int y)
{
  Display *display = screen_get_display ();

  XTestFakeMotionEvent (display, DefaultScreen (display), x, y, CurrentTime);
  XSync (display, False);
}

void
screen_get_pointer (int *x, int *y)
{
  Display *display = screen_get_display ();
  Window ignored;
  int ignored_place;
  guint ignored_mask;

  XQueryPointer (display, DefaultRootWindow (display), &ignored, &ignored, x, y, &ignored_place,
                 &ignored_place, &ignored_mask);
}

void
screen_press_button (void)
{
  XTestFakeButtonEvent (screen_get_display (), 1, True, CurrentTime);
  XSync (screen_get_display (), False);
}

void
screen_release_button (void)
{
  XTestFakeButtonEvent (screen_get_display (), 1, False, CurrentTime);
  XSync (screen_get_display (), False);
}

/* Clicks with any button: 1 is the left one, 2 the middle one, 3 the right one. */
void
screen_click (guint button)
{
  Display *display = screen_get_display ();

  XTestFakeButtonEvent (display, button, True, CurrentTime);
  XTestFakeButtonEvent (display, button, False, CurrentTime);
  XSync (display, False);
}

static void
fake_key (KeySym key, gboolean press)
{
  Display *display = screen_get_display ();
  KeyCode code = XKeysymToKeycode (display, key);

  g_assert_cmpuint (code, !=, 0);
  XTestFakeKeyEvent (display, code, press, CurrentTime);
}

static void
hold_modifiers (guint modifiers, gboolean press)
{
  static const struct
  {
    guint modifier;
    KeySym key;
  } held[] = {
    { SCREEN_CONTROL, XK_Control_L },
    { SCREEN_ALT, XK_Alt_L },
    { SCREEN_SHIFT, XK_Shift_L },
  };

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if ((modifiers & held[i].modifier) != 0)
      fake_key (held[i].key, press);
}

/* Presses and releases a key. A key that needs Shift must be given with it. */
void
screen_press_key (KeySym key, guint modifiers)
{
  hold_modifiers (modifiers, True);
  fake_key (key, True);
  fake_key (key, False);
  hold_modifiers (modifiers, False);
  XSync (screen_get_display (), False);
}

/* Types ASCII text, with Shift where needed. */
void
screen_type (const char *text)
{
  Display *display = screen_get_display ();

  for (const char *at = text; *at != '\0'; at++)
    {
      KeySym key = (KeySym)(guchar)*at;
      KeyCode code = XKeysymToKeycode (display, key);

      screen_press_key (key, XkbKeycodeToKeysym (display, code, 0, 0) == key ? 0 : SCREEN_SHIFT);
    }
}

/* Turns the wheel by one notch. */
void
screen_scroll (gboolean up, guint modifiers)
{
  Display *display = screen_get_display ();
  guint button = up ? 4 : 5;

  hold_modifiers (modifiers, True);
  XTestFakeButtonEvent (display, button, True, CurrentTime);
  XTestFakeButtonEvent (display, button, False, CurrentTime);
  hold_modifiers (modifiers, False);
  XSync (display, False);
}
