/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "person.h"

#include <string.h>

#include "ear.h"

/* More than any window has. */
#define MAX_STOPS 1000

/* How often something must be found at the same place before the pointer moves there. */
#define N_TURNS_AT_REST 3

/* What it shows */

/* A window by its title. */
TreeNode *
person_find_window (Driver *driver, const char *name)
{
  gint n = atspi_accessible_get_child_count (driver_get_application (driver), NULL);

  for (gint i = 0; i < n; i++)
    {
      g_autoptr (TreeNode) window =
          atspi_accessible_get_child_at_index (driver_get_application (driver), i, NULL);
      g_autofree char *title = window == NULL ? NULL : tree_dup_name (window);

      if (g_strcmp0 (title, name) == 0)
        return g_steal_pointer (&window);
    }

  return NULL;
}

static gboolean
has_heard (const char *text)
{
  GPtrArray *all = ear_list ();

  return g_ptr_array_find_with_equal_func (all, text, g_str_equal, NULL);
}

/* The window with the board. Before GTK 4.14 it may have the last announcement as its name. */
TreeNode *
person_get_main_window (Driver *driver)
{
  gint n = atspi_accessible_get_child_count (driver_get_application (driver), NULL);

  for (gint i = 0; i < n; i++)
    {
      g_autoptr (TreeNode) window =
          atspi_accessible_get_child_at_index (driver_get_application (driver), i, NULL);
      g_autofree char *title = window == NULL ? NULL : tree_dup_name (window);

      if (title != NULL && (g_str_has_suffix (title, " – iChomp") || has_heard (title)))
        return g_steal_pointer (&window);
    }

  return NULL;
}

TreeNode *
person_find (Driver *driver, const char *role, const char *name)
{
  return tree_find (driver_get_application (driver), role, name);
}

TreeNode *
person_wait_for (Driver *driver, const char *role, const char *name)
{
  g_autofree char *condition = g_strdup_printf ("there is a %s “%s”", role, name);
  gint64 start = 0;
  TreeNode *node = NULL;

  while (!DRIVER_SEES ((node = person_find (driver, role, name)) != NULL))
    driver_wait_turn (driver, &start, G_STRLOC, condition);

  return node;
}

gboolean
person_has_window (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) window = person_find_window (driver, name);

  return window != NULL;
}

/* Whether @text was the last announcement. */
gboolean
person_has_heard (const char *text)
{
  return g_str_equal (ear_get_last (), text);
}

/* Whether a label or its description contains a text. */
gboolean
person_has_text (Driver *driver, const char *part)
{
  g_autoptr (GPtrArray) labels = tree_list (driver_get_application (driver), "label");

  for (guint i = 0; i < labels->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (labels, i));
      g_autofree char *description = tree_dup_description (g_ptr_array_index (labels, i));

      if (strstr (name, part) != NULL || strstr (description, part) != NULL)
        return TRUE;
    }

  return FALSE;
}

void
person_wait_for_text (Driver *driver, const char *part)
{
  g_autofree char *condition = g_strdup_printf ("there is the text “%s”", part);
  gint64 start = 0;

  while (!DRIVER_SEES (person_has_text (driver, part)))
    driver_wait_turn (driver, &start, G_STRLOC, condition);
}

/* Whether the keyboard focus is on something or on a part of it. */
static gboolean
has_focus (TreeNode *node)
{
  g_autoptr (TreeNode) focused = tree_find_with_state (node, ATSPI_STATE_FOCUSED);

  return focused != NULL;
}

gboolean
person_has_focus_within (Driver *driver, const char *role, const char *name)
{
  g_autoptr (TreeNode) node = person_find (driver, role, name);

  return node != NULL && has_focus (node);
}

/* A button by its label, which GTK 4.8 may report twice. */
TreeNode *
person_find_button (Driver *driver, const char *label)
{
  g_autoptr (GPtrArray) buttons = tree_list (driver_get_application (driver), "push button");

  for (guint i = 0; i < buttons->len; i++)
    {
      g_autofree char *name = tree_dup_name (g_ptr_array_index (buttons, i));

      if (g_str_has_suffix (name, label))
        return g_object_ref (g_ptr_array_index (buttons, i));
    }

  return NULL;
}

/* What a person does */

/* Presses a key. The topmost window receives it, as with a window manager. */
void
person_press (Driver *driver, KeySym key, guint modifiers)
{
  ScreenWindow window;

  driver_get_screen_window (driver, &window);
  if (!screen_has_focus (window.window))
    screen_focus (window.window);
  screen_press_key (key, modifiers);
}

/* The index of the focus among all nodes of a place, such as a page, or of the whole program if it
 * is elsewhere. Asking every node is slow, so the last index is tried first. */
typedef struct
{
  Driver *driver;
  GPtrArray *nodes;
  guint index;
} Focus;

static TreeNode *
focus_find_among (Focus *self)
{
  for (guint i = 0; i < self->nodes->len; i++)
    {
      guint index = (self->index + i) % self->nodes->len;
      TreeNode *node = g_ptr_array_index (self->nodes, index);

      if (tree_has_state (node, ATSPI_STATE_FOCUSED))
        {
          self->index = index;
          return node;
        }
    }

  return NULL;
}

static TreeNode *
focus_find (Focus *self)
{
  TreeNode *node = focus_find_among (self);

  if (node != NULL)
    return node;

  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  self->nodes = tree_list (driver_get_application (self->driver), NULL);
  self->index = 0;
  return focus_find_among (self);
}

/* In a text with several links each link is a stop: only the caret moves. */
static gboolean
has_moved_on (TreeNode *stop, int caret)
{
  return !tree_has_state (stop, ATSPI_STATE_FOCUSED) || tree_get_caret (stop) != caret;
}

/* Presses Tab until the focus is on a node with a role and a name or, if @whole is given, within
 * that. */
static void
tab (Driver *driver, TreeNode *place, const char *role, const char *name, TreeNode *whole)
{
  Focus focus = { driver, tree_list (place, NULL), 0 };
  TreeNode *node = NULL;

  DRIVER_WAIT (driver, (node = focus_find (&focus)) != NULL);
  for (guint n = 0; whole != NULL ? !has_focus (whole) : !tree_is (node, role, name); n++)
    {
      int caret = tree_get_caret (node);

      /* Stop after a whole round: Tab does not stop there. */
      g_assert_cmpuint (n, <, MAX_STOPS);
      person_press (driver, XK_Tab, 0);
      DRIVER_WAIT (driver, has_moved_on (node, caret));
      DRIVER_WAIT (driver, (node = focus_find (&focus)) != NULL);
    }
  g_ptr_array_unref (focus.nodes);
}

/* Moves the focus to a node by pressing Tab. */
void
person_tab_to (Driver *driver, TreeNode *place, const char *role, const char *name)
{
  tab (driver, place, role, name, NULL);
}

/* The same to a node, or to the first part of it that can be focused. */
void
person_tab_into (Driver *driver, TreeNode *place, TreeNode *whole)
{
  tab (driver, place, NULL, NULL, whole);
}

/* Extents in the tree are relative to the contents of the window, inside its edge. */
static void
get_edge (Driver *driver, TreeNode *node, const ScreenWindow *window, int *dx, int *dy)
{
  g_autoptr (TreeNode) contents_node = tree_get_window (node);
  AtspiRect contents;

  g_assert_nonnull (contents_node);
  DRIVER_WAIT (driver, tree_get_extents (contents_node, &contents));

  *dx = (window->width - contents.width) / 2;
  *dy = (window->height - contents.height) / 2;
}

/* A node that has just appeared or been scrolled may move in the next frame, for which an idle
 * program waits less than these turns. */
static gboolean
is_at_rest (Driver *driver, TreeNode *node, AtspiRect *extents, guint *n_turns)
{
  AtspiRect before = *extents;

  if (!driver_is_idle (driver) || !tree_get_extents (node, extents) || extents->x != before.x
      || extents->y != before.y || extents->width != before.width
      || extents->height != before.height)
    *n_turns = 0;

  return (*n_turns)++ == N_TURNS_AT_REST;
}

/* Moves the pointer to the middle of a node of the topmost window. */
void
person_point_at (Driver *driver, TreeNode *node)
{
  ScreenWindow window;
  AtspiRect extents = { 0 };
  guint n_turns = 0;
  int dx;
  int dy;

  DRIVER_WAIT (driver, is_at_rest (driver, node, &extents, &n_turns));
  driver_get_screen_window (driver, &window);
  get_edge (driver, node, &window, &dx, &dy);
  screen_move_pointer (window.x + dx + extents.x + extents.width / 2,
                       window.y + dy + extents.y + extents.height / 2);
}

/* Clicks where the pointer is. */
void
person_click (void)
{
  screen_press_button ();
  screen_release_button ();
}

void
person_click_at (Driver *driver, TreeNode *node)
{
  person_point_at (driver, node);
  person_click ();
}

/* Activates a button by its accessible action. */
void
person_click_button (Driver *driver, const char *label)
{
  g_autoptr (TreeNode) button = NULL;

  DRIVER_WAIT (driver, (button = person_find_button (driver, label)) != NULL);
  g_assert_true (tree_click (button));
}

static gboolean
has_open_list (Driver *driver, const char *drop_down)
{
  g_autoptr (TreeNode) node = person_find (driver, "combo box", drop_down);
  g_autoptr (TreeNode) item = node == NULL ? NULL : tree_find (node, "list item", NULL);

  return item != NULL;
}

/* The index of the focus in the open list, or -1. */
static int
find_focused_choice (Driver *driver, const char *drop_down)
{
  g_autoptr (TreeNode) node = person_find (driver, "combo box", drop_down);
  g_autoptr (GPtrArray) items = node == NULL ? NULL : tree_list (node, "list item");

  for (guint i = 0; items != NULL && i < items->len; i++)
    if (tree_has_state (g_ptr_array_index (items, i), ATSPI_STATE_FOCUSED))
      return (int)i;

  return -1;
}

static int
find_choice (Driver *driver, const char *drop_down, const char *choice)
{
  g_autoptr (TreeNode) node = person_find (driver, "combo box", drop_down);
  g_autoptr (GPtrArray) items = node == NULL ? NULL : tree_list (node, "list item");

  for (guint i = 0; items != NULL && i < items->len; i++)
    {
      g_autoptr (TreeNode) label = tree_find (g_ptr_array_index (items, i), "label", choice);

      if (label != NULL)
        return (int)i;
    }

  return -1;
}

static gboolean
has_chosen (Driver *driver, const char *drop_down, const char *choice)
{
  g_autoptr (TreeNode) node = person_find (driver, "combo box", drop_down);
  g_autoptr (TreeNode) label = node == NULL ? NULL : tree_find (node, "label", choice);

  return label != NULL;
}

/* Chooses from a drop-down list by keyboard. */
void
person_choose (Driver *driver, KeySym mnemonic, const char *drop_down, const char *choice)
{
  int focused;
  int wanted;

  person_press (driver, mnemonic, SCREEN_ALT);
  DRIVER_WAIT (driver, person_has_focus_within (driver, "combo box", drop_down));
  person_press (driver, XK_space, 0);
  DRIVER_WAIT (driver, (focused = find_focused_choice (driver, drop_down)) >= 0);
  DRIVER_WAIT (driver, (wanted = find_choice (driver, drop_down, choice)) >= 0);

  while (focused != wanted)
    {
      int next = focused < wanted ? focused + 1 : focused - 1;

      person_press (driver, focused < wanted ? XK_Down : XK_Up, 0);
      DRIVER_WAIT (driver, find_focused_choice (driver, drop_down) == next);
      focused = next;
    }

  person_press (driver, XK_Return, 0);
  DRIVER_WAIT (driver, !has_open_list (driver, drop_down));
  DRIVER_WAIT (driver, has_chosen (driver, drop_down, choice));
}

/* An item may go while it is read: the menu is made anew when the list of recent files changes. */
static gboolean
click_item (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) item = person_find (driver, "menu item", name);

  return item != NULL && tree_click (item);
}

/* Opens the main menu and chooses an item, through submenus if several are given. */
void
person_choose_from_menu (Driver *driver, const char *item, ...)
{
  va_list items;

  person_press (driver, XK_F10, 0);
  va_start (items, item);
  for (; item != NULL; item = va_arg (items, const char *))
    DRIVER_WAIT (driver, click_item (driver, item));
  va_end (items);
}

static gboolean
is_in_front (Driver *driver, const char *title)
{
  ScreenWindow window;

  return driver_find_screen_window (driver, &window) && screen_has_title (window.window, title);
}

/* The dialog may have added the rest of a name that exists, which is selected. The list of files
 * may take the key while it is being filled: press it again. */
static gboolean
is_accepted (Driver *driver, const char *title, gint64 *next_press)
{
  gint64 now = g_get_monotonic_time ();

  if (!is_in_front (driver, title))
    return TRUE;

  if (now >= *next_press)
    {
      person_press (driver, XK_Delete, 0);
      person_press (driver, XK_Return, 0);
      *next_press = now + G_USEC_PER_SEC;
    }
  return FALSE;
}

/* Types the name of a file into a file chooser and accepts it. Its tree is not read: it is large,
 * and GTK warns about nodes that are just disappearing. */
void
person_name_file (Driver *driver, const char *title, const char *path)
{
  gint64 next_press = 0;

  DRIVER_WAIT (driver, is_in_front (driver, title));

  /* The dialog to open a file shows a list; Ctrl+L opens an entry. */
  person_press (driver, XK_l, SCREEN_CONTROL);
  person_press (driver, XK_a, SCREEN_CONTROL);
  screen_type (path);
  DRIVER_WAIT (driver, is_accepted (driver, title, &next_press));
}

/* Quits by keyboard. The program must exit without error messages. */
void
person_quit (Driver *driver)
{
  person_press (driver, XK_q, SCREEN_CONTROL);
  driver_wait_for_end (driver);
}
