/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "screen.h"

#include <X11/XKBlib.h>
#include <X11/Xatom.h>
#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>

/* GDK creates windows of one pixel for its own purposes. */
#define MIN_SIDE 16

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

static GPid
get_pid (Window window)
{
  Display *display = screen_get_display ();
  Atom property = XInternAtom (display, "_NET_WM_PID", False);
  Atom type;
  int format;
  gulong n_items = 0;
  gulong n_left;
  guchar *data = NULL;
  GPid pid = 0;

  if (XGetWindowProperty (display, window, property, 0, 1, False, XA_CARDINAL, &type, &format,
                          &n_items, &n_left, &data)
      != Success)
    return 0;

  if (type == XA_CARDINAL && format == 32 && n_items == 1)
    pid = (GPid) * (gulong *)data;
  if (data != NULL)
    XFree (data);

  return pid;
}

/* @popup: whether it must be a menu, or must not */
static gboolean
is_shown (Window window, gboolean popup, ScreenWindow *found)
{
  XWindowAttributes attributes;

  if (!XGetWindowAttributes (screen_get_display (), window, &attributes)
      || attributes.map_state != IsViewable || (attributes.override_redirect != 0) != popup
      || attributes.width < MIN_SIDE || attributes.height < MIN_SIDE)
    return FALSE;

  found->window = window;
  found->x = attributes.x;
  found->y = attributes.y;
  found->width = attributes.width;
  found->height = attributes.height;
  return TRUE;
}

/* The topmost window of a process, ignoring menus. */
gboolean
screen_find_window (GPid pid, ScreenWindow *window)
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
      found =
          get_pid (children[n_children]) == pid && is_shown (children[n_children], FALSE, window);
    }

  if (children != NULL)
    XFree (children);

  return found;
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
  Display *display = screen_get_display ();
  GPtrArray *titles = g_ptr_array_new_with_free_func (g_free);
  Window root;
  Window parent;
  Window *children = NULL;
  guint n_children = 0;
  ScreenWindow ignored;

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n_children))
    return titles;

  for (guint i = 0; i < n_children; i++)
    if (is_shown (children[i], FALSE, &ignored))
      {
        char *title = dup_title (children[i]);

        g_ptr_array_add (titles, title != NULL ? title : g_strdup (""));
      }
  if (children != NULL)
    XFree (children);

  return titles;
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
    found = is_shown (children[--n_children], TRUE, popup);
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

gboolean
screen_has_focus (Window window)
{
  Window focus;
  int revert;

  XGetInputFocus (screen_get_display (), &focus, &revert);
  return focus == window;
}

void
screen_focus (Window window)
{
  Display *display = screen_get_display ();

  XSetInputFocus (display, window, RevertToPointerRoot, CurrentTime);
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

/* Windows ask the window manager for the full screen. There is none here: receive the requests
 * instead. */
void
screen_watch_for_fullscreen (void)
{
  Display *display = screen_get_display ();

  XSelectInput (display, DefaultRootWindow (display), SubstructureNotifyMask);
  XSync (display, False);
}

static void
set_fullscreen (Window window, gboolean fullscreen)
{
  static XWindowAttributes before;
  Display *display = screen_get_display ();
  int screen = DefaultScreen (display);
  Atom property = XInternAtom (display, "_NET_WM_STATE", False);
  Atom state = XInternAtom (display, "_NET_WM_STATE_FULLSCREEN", False);

  if (fullscreen)
    XGetWindowAttributes (display, window, &before);
  XChangeProperty (display, window, property, XA_ATOM, 32, PropModeReplace, (const guchar *)&state,
                   fullscreen ? 1 : 0);
  if (fullscreen)
    XMoveResizeWindow (display, window, 0, 0, (guint)DisplayWidth (display, screen),
                       (guint)DisplayHeight (display, screen));
  else
    XMoveResizeWindow (display, window, before.x, before.y, (guint)before.width,
                       (guint)before.height);
  XSync (display, False);
}

/* Grants a request as a window manager does. Returns whether there was one, for the full screen or
 * to leave it. */
gboolean
screen_grant_fullscreen (void)
{
  Display *display = screen_get_display ();
  Atom type = XInternAtom (display, "_NET_WM_STATE", False);
  Atom state = XInternAtom (display, "_NET_WM_STATE_FULLSCREEN", False);
  XEvent event;

  while (XCheckTypedEvent (display, ClientMessage, &event))
    if (event.xclient.message_type == type && (Atom)event.xclient.data.l[1] == state)
      {
        set_fullscreen (event.xclient.window, event.xclient.data.l[0] == 1);
        return TRUE;
      }

  return FALSE;
}

/* Whether a window has asked to be minimized since screen_watch_for_fullscreen(). */
gboolean
screen_is_minimize_requested (void)
{
  Display *display = screen_get_display ();
  Atom type = XInternAtom (display, "WM_CHANGE_STATE", False);
  XEvent event;

  XSync (display, False);
  while (XCheckTypedEvent (display, ClientMessage, &event))
    if (event.xclient.message_type == type && event.xclient.data.l[0] == IconicState)
      return TRUE;

  return FALSE;
}

/* Whether a window is maximized, or has asked for that before it was shown. */
gboolean
screen_is_maximized (Window window)
{
  Display *display = screen_get_display ();
  Atom maximized = XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_VERT", False);
  Atom type;
  int format;
  gulong n_states = 0;
  gulong n_left;
  guchar *data = NULL;
  gboolean found = FALSE;

  if (XGetWindowProperty (display, window, XInternAtom (display, "_NET_WM_STATE", False), 0, 100,
                          False, XA_ATOM, &type, &format, &n_states, &n_left, &data)
      != Success)
    return FALSE;

  for (gulong i = 0; i < n_states; i++)
    found = found || ((Atom *)data)[i] == maximized;
  if (data != NULL)
    XFree (data);

  return found;
}

/* Maximizes a window as a window manager does, or gives up that state; its size stays. */
void
screen_set_maximized (Window window, gboolean maximized)
{
  Display *display = screen_get_display ();
  Atom states[] = { XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_VERT", False),
                    XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_HORZ", False) };

  XChangeProperty (display, window, XInternAtom (display, "_NET_WM_STATE", False), XA_ATOM, 32,
                   PropModeReplace, (const guchar *)states, maximized ? G_N_ELEMENTS (states) : 0);
  XSync (display, False);
}

/* The topmost window of all. */
Window
screen_get_topmost (void)
{
  Display *display = screen_get_display ();
  Window root;
  Window parent;
  Window *children = NULL;
  guint n_children = 0;
  Window topmost = None;
  ScreenWindow ignored;

  if (!XQueryTree (display, DefaultRootWindow (display), &root, &parent, &children, &n_children))
    return None;

  while (topmost == None && n_children > 0)
    {
      n_children--;
      if (is_shown (children[n_children], FALSE, &ignored))
        topmost = children[n_children];
    }

  if (children != NULL)
    XFree (children);

  return topmost;
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
