/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "room.h"

#include "person.h"
#include "view.h"

gboolean
room_has_window_size (Driver *driver, int width, int height)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && window.width == width
         && window.height == height;
}

static gboolean
find_contents (Driver *driver, AtspiRect *contents)
{
  g_autoptr (TreeNode) window = person_get_main_window (driver);

  return window != NULL && tree_get_extents (window, contents);
}

static gboolean
has_contents (Driver *driver, int width, int height)
{
  AtspiRect contents;

  return find_contents (driver, &contents) && contents.width == width && contents.height == height;
}

/* Gives the window another size, and waits until what is in it has followed. */
void
room_resize (Driver *driver, int width, int height)
{
  ScreenWindow window;
  AtspiRect contents;

  /* There is an edge around the contents, which stays as it is. */
  driver_get_screen_window (driver, &window);
  DRIVER_WAIT (driver, find_contents (driver, &contents));
  screen_resize (window.window, width, height);
  DRIVER_WAIT (driver, room_has_window_size (driver, width, height));
  DRIVER_WAIT (driver, has_contents (driver, width - window.width + contents.width,
                                     height - window.height + contents.height));
}

static gboolean
is_inside (const AtspiRect *outer, const AtspiRect *inner)
{
  return inner->x >= outer->x && inner->y >= outer->y
         && inner->x + inner->width <= outer->x + outer->width
         && inner->y + inner->height <= outer->y + outer->height;
}

static gboolean
overlap (const AtspiRect *a, const AtspiRect *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

/* Whether every tile is a square and every readout is there, all in the window and none upon another. */
gboolean
room_suffices (Driver *driver)
{
  g_autoptr (GPtrArray) nodes = view_list_tiles (driver);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (AtspiRect));
  AtspiRect contents;

  for (guint i = 0; i < nodes->len; i++)
    {
      AtspiRect tile;

      if (!tree_get_extents (g_ptr_array_index (nodes, i), &tile) || tile.width != tile.height)
        return FALSE;
      g_array_append_val (places, tile);
    }

  for (guint i = 0; i < VIEW_N_READOUTS; i++)
    {
      g_autoptr (TreeNode) node = person_find (driver, "panel", view_get_title (i));
      AtspiRect readout;

      if (node == NULL || !tree_get_extents (node, &readout))
        return FALSE;
      g_array_append_val (places, readout);
    }

  if (!find_contents (driver, &contents))
    return FALSE;

  for (guint i = 0; i < places->len; i++)
    {
      const AtspiRect *place = &g_array_index (places, AtspiRect, i);

      if (!is_inside (&contents, place))
        return FALSE;
      for (guint j = 0; j < i; j++)
        if (overlap (place, &g_array_index (places, AtspiRect, j)))
          return FALSE;
    }

  return TRUE;
}
