/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <X11/Xlib.h>
#include <X11/keysym.h>
#include <glib.h>

G_BEGIN_DECLS

/* The private display, seen by the person in front of it. Windows are managed, as on a desktop. It
 * is an X display or, with less that can be done to it, a Wayland display; there a window is known
 * by a number of the compositor. */
typedef struct
{
  Window window;
  int x;
  int y;
  int width;
  int height;
} ScreenWindow;

typedef struct
{
  int width;
  int height;
} ScreenSize;

/* Modifiers of a key. */
#define SCREEN_CONTROL (1 << 0)
#define SCREEN_SHIFT (1 << 1)
#define SCREEN_ALT (1 << 2)

/* How programs find it: the name of a backend of GDK, and a variable of the environment. */
const char *screen_get_backend (void);
const char *screen_get_variable (void);

Display *screen_get_display (void);

/* Windows */
gboolean screen_find_window (GPid pid, ScreenWindow *window);
gboolean screen_has_title (Window window, const char *title);
GPtrArray *screen_list_titles (void);
gboolean screen_find_popup (ScreenWindow *popup);
Window screen_get_parent (Window window);
gboolean screen_has_focus (Window window);
void screen_focus (Window window);
void screen_focus_none (void);
void screen_get_size_limits (Window window, ScreenSize *min, ScreenSize *max);
void screen_resize (Window window, int width, int height);
void screen_move_window (Window window, int x, int y);
void screen_close (Window window);
gboolean screen_is_fullscreen (Window window);
gboolean screen_has_minimized (void);
gboolean screen_is_maximized (Window window);
void screen_set_maximized (Window window, gboolean maximized);
Window screen_get_topmost (void);
Window screen_cover (void);
void screen_uncover (Window cover);
gulong screen_get_pixel (int x, int y);
GBytes *screen_get_square (int x, int y, int size);

/* Pointer and keys */
void screen_move_pointer (int x, int y);
void screen_get_pointer (int *x, int *y);
void screen_press_button (void);
void screen_release_button (void);
void screen_click (guint button);
void screen_scroll (gboolean up, guint modifiers);
void screen_press_key (KeySym key, guint modifiers);
void screen_type (const char *text);

G_END_DECLS
