/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tree.h"

#include <dbus/dbus.h>
#include <string.h>

#include "moment.h"

#define ATSPI_LOG_DOMAIN "dbind"
#define CACHE "org.a11y.atspi.Cache"
#define EVENT "org.a11y.atspi.Event.Object"

/* libatspi warns about programs that are just starting or exiting. */
static void
log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  g_test_message ("%s: %s", domain, message);
}

static gboolean
is_fatal_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  return g_strcmp0 (domain, ATSPI_LOG_DOMAIN) != 0;
}

/* The tree is asked, and never tells. libatspi keeps itself informed of changes, even if nobody
 * listens: it takes a whole program for gone when a message about its window comes after that of
 * its end. */
static void
refuse_events (void)
{
  static const struct
  {
    const char *interface;
    const char *member;
  } signals[] = {
    { CACHE, "AddAccessible" },   { CACHE, "RemoveAccessible" }, { EVENT, "ChildrenChanged" },
    { EVENT, "PropertyChange" }, { EVENT, "StateChanged" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_autofree char *rule = g_strdup_printf ("type='signal',interface='%s',member='%s'",
                                               signals[i].interface, signals[i].member);

      dbus_bus_remove_match (atspi_get_a11y_bus (), rule, NULL);
    }
}

static void
init (void)
{
  static gboolean done;

  /* GLib removes the handler after each test. */
  g_test_log_set_fatal_handler (is_fatal_cb, NULL);

  if (done)
    return;

  g_log_set_handler (ATSPI_LOG_DOMAIN, G_LOG_LEVEL_MASK | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION,
                     log_cb, NULL);

  /* A main loop updates libatspi's cache, and none runs here. */
  g_setenv ("ATSPI_NO_CACHE", "1", TRUE);
  atspi_init ();
  atspi_set_timeout (10000, 0);
  refuse_events ();
  done = TRUE;
}

static guint
get_n_children (TreeNode *node)
{
  gint n = atspi_accessible_get_child_count (node, NULL);

  return n > 0 ? (guint)n : 0;
}

static TreeNode *
get_child (TreeNode *node, guint index)
{
  return atspi_accessible_get_child_at_index (node, (gint)index, NULL);
}

/* The program, once it has registered and has windows. */
TreeNode *
tree_find_application (guint pid)
{
  g_autoptr (TreeNode) desktop = NULL;
  guint n;

  init ();
  desktop = atspi_get_desktop (0);
  n = get_n_children (desktop);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TreeNode) application = get_child (desktop, i);

      if (application != NULL && atspi_accessible_get_process_id (application, NULL) == pid
          && get_n_children (application) > 0)
        return g_steal_pointer (&application);
    }

  return NULL;
}

/* Within a look, all answers are those of its first visit. */
static Moment *moment;
static guint n_looks;

/* Begins a look at the tree. Looks may be nested; each sees the tree anew. */
void
tree_begin_look (void)
{
  g_clear_pointer (&moment, moment_free);
  n_looks++;
}

/* Ends it. What follows, also in a look around it, sees the tree anew. Returns @value. */
gboolean
tree_end_look (gboolean value)
{
  g_assert_cmpuint (n_looks, >, 0);
  n_looks--;
  g_clear_pointer (&moment, moment_free);
  return value;
}

static const char *
get_path (TreeNode *node)
{
  return node->parent.path;
}

static gboolean
is_in_moment (TreeNode *node)
{
  return moment != NULL && moment_has (moment, get_path (node));
}

static char *
never_null (char *text)
{
  return text != NULL ? text : g_strdup ("");
}

char *
tree_dup_name (TreeNode *node)
{
  if (is_in_moment (node))
    return moment_dup_name (moment, get_path (node));

  return never_null (atspi_accessible_get_name (node, NULL));
}

char *
tree_dup_description (TreeNode *node)
{
  if (is_in_moment (node))
    return moment_dup_description (moment, get_path (node));

  return never_null (atspi_accessible_get_description (node, NULL));
}

/* Newer versions of AT-SPI and GTK have other names for some roles; tests use the former ones. */
static char *
name_role (const char *name)
{
  static const char *const renamed[][2] = {
    { "button", "push button" },
    { "grouping", "panel" },
    { "toggle button", "push button" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (renamed); i++)
    if (g_strcmp0 (name, renamed[i][0]) == 0)
      return g_strdup (renamed[i][1]);

  return never_null (g_strdup (name));
}

char *
tree_dup_role (TreeNode *node)
{
  g_autofree char *name = is_in_moment (node)
                              ? atspi_role_get_name (moment_get_role (moment, get_path (node)))
                              : atspi_accessible_get_role_name (node, NULL);

  return name_role (name);
}

gboolean
tree_has_state (TreeNode *node, AtspiStateType state)
{
  AtspiStateSet *states;
  gboolean has_state;

  if (is_in_moment (node))
    return moment_has_state (moment, get_path (node), state);

  states = atspi_accessible_get_state_set (node);
  has_state = states != NULL && atspi_state_set_contains (states, state);
  g_clear_object (&states);
  return has_state;
}

/* A NULL matches any. */
gboolean
tree_is (TreeNode *node, const char *role, const char *name)
{
  if (role != NULL)
    {
      g_autofree char *node_role = tree_dup_role (node);

      if (!g_str_equal (node_role, role))
        return FALSE;
    }

  if (name != NULL)
    {
      g_autofree char *node_name = tree_dup_name (node);

      if (!g_str_equal (node_name, name))
        return FALSE;
    }

  return TRUE;
}

/* The position of the caret in a text, or -1. */
int
tree_get_caret (TreeNode *node)
{
  AtspiText *text = atspi_accessible_get_text_iface (node);
  int caret = text == NULL ? -1 : atspi_text_get_caret_offset (text, NULL);

  g_clear_object (&text);
  return caret;
}

/* The window of a node. */
TreeNode *
tree_get_window (TreeNode *node)
{
  g_autoptr (TreeNode) at = g_object_ref (node);

  while (at != NULL)
    {
      g_autoptr (TreeNode) parent = atspi_accessible_get_parent (at, NULL);
      g_autofree char *role = parent == NULL ? NULL : tree_dup_role (parent);

      if (g_strcmp0 (role, "application") == 0)
        break;
      g_set_object (&at, parent);
    }

  return g_steal_pointer (&at);
}

/* In pixels, relative to the window. */
gboolean
tree_get_extents (TreeNode *node, AtspiRect *extents)
{
  AtspiComponent *component = atspi_accessible_get_component_iface (node);
  AtspiRect *rect;

  if (component == NULL)
    return FALSE;

  rect = atspi_component_get_extents (component, ATSPI_COORD_TYPE_WINDOW, NULL);
  g_object_unref (component);
  if (rect == NULL)
    return FALSE;

  *extents = *rect;
  g_free (rect);
  return extents->width > 0 && extents->height > 0;
}

/* Returns whether there is such an action. Its effect comes later. */
gboolean
tree_click (TreeNode *node)
{
  AtspiAction *action = atspi_accessible_get_action_iface (node);
  gint n = action == NULL ? 0 : atspi_action_get_n_actions (action, NULL);
  gboolean clicked = FALSE;

  for (gint i = 0; i < n && !clicked; i++)
    {
      g_autofree char *name = atspi_action_get_action_name (action, i, NULL);

      clicked = g_strcmp0 (name, "click") == 0 && atspi_action_do_action (action, i, NULL);
    }

  g_clear_object (&action);
  return clicked;
}

/* A node of the same program. */
static TreeNode *
make_node (TreeNode *relative, const char *path)
{
  TreeNode *node = g_object_new (ATSPI_TYPE_ACCESSIBLE, NULL);

  node->parent.app = g_object_ref (relative->parent.app);
  node->parent.path = g_strdup (path);
  return node;
}

static void
visit (TreeNode *node, TreeVisitFunc func, gpointer user_data)
{
  GPtrArray *children = moment_get_children (moment, get_path (node));

  if (!func (node, user_data))
    return;

  for (guint i = 0; children != NULL && i < children->len; i++)
    {
      g_autoptr (TreeNode) child = make_node (node, g_ptr_array_index (children, i));

      visit (child, func, user_data);
    }
}

/* Visits a node and everything below it, in the order of the tree. */
void
tree_visit (TreeNode *root, TreeVisitFunc func, gpointer user_data)
{
  gboolean is_first = moment == NULL;

  if (is_first)
    moment = moment_new (root->parent.app->bus_name);
  moment_read (moment, get_path (root));

  visit (root, func, user_data);

  if (is_first && n_looks == 0)
    g_clear_pointer (&moment, moment_free);
}

typedef struct
{
  const char *role;
  const char *name;
  AtspiStateType state;
  gboolean only_one;
  GPtrArray *found;
} Search;

static gboolean
search_cb (TreeNode *node, gpointer user_data)
{
  Search *search = user_data;

  if (search->only_one && search->found->len > 0)
    return FALSE;

  if (!tree_is (node, search->role, search->name))
    return TRUE;

  if (search->state == ATSPI_STATE_INVALID || tree_has_state (node, search->state))
    g_ptr_array_add (search->found, g_object_ref (node));

  return TRUE;
}

static TreeNode *
find_one (TreeNode *root, const char *role, const char *name, AtspiStateType state)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new_with_free_func (g_object_unref);
  Search search = { role, name, state, TRUE, found };

  tree_visit (root, search_cb, &search);
  return found->len > 0 ? g_object_ref (g_ptr_array_index (found, 0)) : NULL;
}

/* All nodes with a role, in the order of the tree. @role: or NULL for any */
GPtrArray *
tree_list (TreeNode *root, const char *role)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  Search search = { role, NULL, ATSPI_STATE_INVALID, FALSE, found };

  tree_visit (root, search_cb, &search);
  return found;
}

/* The first node with a role and a name, either of which may be NULL for any. */
TreeNode *
tree_find (TreeNode *root, const char *role, const char *name)
{
  return find_one (root, role, name, ATSPI_STATE_INVALID);
}

TreeNode *
tree_find_with_state (TreeNode *root, AtspiStateType state)
{
  return find_one (root, NULL, NULL, state);
}

static void
append_node (GString *text, TreeNode *node, guint depth)
{
  g_autofree char *role = tree_dup_role (node);
  g_autofree char *name = tree_dup_name (node);
  g_autofree char *description = tree_dup_description (node);
  guint n = get_n_children (node);

  g_string_append_printf (text, "%*s%s \"%s\"", (int)depth * 2, "", role, name);
  if (description[0] != '\0')
    g_string_append_printf (text, " (%s)", description);
  if (tree_has_state (node, ATSPI_STATE_FOCUSED))
    g_string_append (text, " focused");
  if (!tree_has_state (node, ATSPI_STATE_SENSITIVE))
    g_string_append (text, " insensitive");
  g_string_append_c (text, '\n');

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TreeNode) child = get_child (node, i);

      if (child != NULL)
        append_node (text, child, depth + 1);
    }
}

/* The whole tree as text, one node a line. */
char *
tree_to_text (TreeNode *root)
{
  GString *text = g_string_new (NULL);

  append_node (text, root, 0);
  return g_string_free (text, FALSE);
}
