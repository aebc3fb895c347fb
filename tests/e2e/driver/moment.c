/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "moment.h"

#include "bus.h"

#define ROOT "/org/a11y/atspi/accessible/root"
#define NO_NODE "/org/a11y/atspi/null"
#define TIMEOUT_MILLISECONDS 10000

/* The answer to the question for all nodes, and the members of a node in it. */
#define ITEMS_TYPE "(a((so)(so)(so)iiassusau))"
enum
{
  ITEM_NODE = 0,
  ITEM_PARENT = 2,
  ITEM_N_CHILDREN = 4,
  ITEM_NAME = 6,
  ITEM_ROLE = 7,
  ITEM_DESCRIPTION = 8,
  ITEM_STATES = 9,
};

struct _Moment
{
  const char *bus_name;
  GHashTable *items;    /* path -> GVariant, hidden nodes included */
  GHashTable *children; /* path -> GPtrArray of paths, without hidden nodes */
  GMainContext *context;
  guint n_questions; /* not answered yet */
};

static GVariant *
find_item (Moment *self, const char *path)
{
  return g_hash_table_lookup (self->items, path);
}

/* Asks for all nodes that the program has made. It makes a node when its parent is asked for it. */
static void
read_items (Moment *self)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_sync (
      bus_get_accessibility (), self->bus_name, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache",
      "GetItems", NULL, G_VARIANT_TYPE (ITEMS_TYPE), G_DBUS_CALL_FLAGS_NONE, TIMEOUT_MILLISECONDS,
      NULL, NULL);
  g_autoptr (GVariant) items = NULL;

  /* The program may be about to exit. */
  if (answer == NULL)
    return;

  items = g_variant_get_child_value (answer, 0);
  for (gsize i = 0; i < g_variant_n_children (items); i++)
    {
      GVariant *item = g_variant_get_child_value (items, i);
      char *path;

      g_variant_get_child (item, ITEM_NODE, "(so)", NULL, &path);
      g_hash_table_replace (self->items, path, item);
    }
}

/* A question for the children of a node. */
typedef struct
{
  Moment *moment;
  GPtrArray *children;
} Question;

static void
children_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree Question *question = user_data;
  g_autoptr (GVariant) answer =
      g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GVariantIter) children = NULL;
  char *path;

  question->moment->n_questions--;
  if (answer == NULL)
    return;

  g_variant_get (answer, "(a(so))", &children);
  while (g_variant_iter_next (children, "(so)", NULL, &path))
    g_ptr_array_add (question->children, path);
}

static void
ask_for_children (Moment *self, const char *path)
{
  Question question = { self, g_ptr_array_new_with_free_func (g_free) };

  g_hash_table_insert (self->children, g_strdup (path), question.children);
  self->n_questions++;
  g_dbus_connection_call (bus_get_accessibility (), self->bus_name, path,
                          "org.a11y.atspi.Accessible", "GetChildren", NULL,
                          G_VARIANT_TYPE ("(a(so))"), G_DBUS_CALL_FLAGS_NONE, TIMEOUT_MILLISECONDS,
                          NULL, children_cb, g_memdup2 (&question, sizeof question));
}

static gboolean
has_children (GVariant *item)
{
  gint32 n_children;

  g_variant_get_child (item, ITEM_N_CHILDREN, "i", &n_children);
  return n_children > 0;
}

static const char *
get_parent (GVariant *item)
{
  const char *parent;

  g_variant_get_child (item, ITEM_PARENT, "(&s&o)", NULL, &parent);
  return parent;
}

/* The parent of the program is the desktop. Newer versions of GTK name it, by the same path as that
 * of the program. */
static gboolean
is_below (Moment *self, const char *path, const char *root)
{
  while (!g_str_equal (path, root))
    {
      GVariant *item = g_str_equal (path, ROOT) ? NULL : find_item (self, path);

      if (item == NULL)
        return FALSE;
      path = get_parent (item);
    }

  return TRUE;
}

/* Asks @root and all nodes below it for their children, unless they have been asked, without
 * waiting in between: the items do not tell which of them are hidden. */
static void
read_children (Moment *self, const char *root)
{
  GHashTableIter iter;
  gpointer path;
  gpointer item;

  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, &path, &item))
    if ((has_children (item) || g_str_equal (path, ROOT))
        && moment_get_children (self, path) == NULL && is_below (self, path, root))
      ask_for_children (self, path);

  while (self->n_questions > 0)
    g_main_context_iteration (self->context, TRUE);
}

/* Whether all children and all parents are among the items. */
static gboolean
is_whole (Moment *self)
{
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->children);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      GPtrArray *children = value;

      for (guint i = 0; i < children->len; i++)
        if (!moment_has (self, g_ptr_array_index (children, i)))
          return FALSE;
    }

  g_hash_table_iter_init (&iter, self->items);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const char *parent = get_parent (value);

      if (!g_str_equal (parent, NO_NODE) && !moment_has (self, parent))
        return FALSE;
    }

  return TRUE;
}

/* A stack answers with the contents of its pages: inserts the pages. */
static void
insert_pages (Moment *self, const char *path)
{
  GPtrArray *children = moment_get_children (self, path);

  for (guint i = 0; i < children->len; i++)
    {
      char *child = g_ptr_array_index (children, i);
      GVariant *item = find_item (self, child);
      const char *parent = item == NULL ? path : get_parent (item);

      if (!g_str_equal (parent, path) && moment_has (self, parent))
        {
          GPtrArray *contents = g_ptr_array_new_with_free_func (g_free);

          g_ptr_array_add (contents, child);
          g_ptr_array_index (children, i) = g_strdup (parent);
          g_hash_table_insert (self->children, g_strdup (parent), contents);
        }
    }
}

static void
free_children (gpointer children)
{
  g_ptr_array_unref (children);
}

static void
free_item (gpointer item)
{
  g_variant_unref (item);
}

/* @bus_name: of the program. Nothing is read yet. */
Moment *
moment_new (const char *bus_name)
{
  Moment *self = g_new0 (Moment, 1);

  self->bus_name = bus_name;
  self->items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_item);
  self->children = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, free_children);
  self->context = g_main_context_new ();

  return self;
}

/* Reads a node and everything below it, unless it has been read. */
void
moment_read (Moment *self, const char *root)
{
  g_autofree gpointer *parents = NULL;
  guint n_parents;
  guint n_items;

  if (moment_get_children (self, root) != NULL)
    return;

  g_main_context_push_thread_default (self->context);
  do
    {
      n_items = g_hash_table_size (self->items);
      if (n_items == 0 || !is_whole (self))
        read_items (self);
      read_children (self, root);
    }
  while (!is_whole (self) && g_hash_table_size (self->items) > n_items);
  g_main_context_pop_thread_default (self->context);

  parents = g_hash_table_get_keys_as_array (self->children, &n_parents);
  for (guint i = 0; i < n_parents; i++)
    insert_pages (self, parents[i]);
}

void
moment_free (Moment *self)
{
  g_hash_table_unref (self->items);
  g_hash_table_unref (self->children);
  g_main_context_unref (self->context);
  g_free (self);
}

/* Whether the program has told about a node. */
gboolean
moment_has (Moment *self, const char *path)
{
  return find_item (self, path) != NULL;
}

/* The paths of the children, or NULL if there are none. */
GPtrArray *
moment_get_children (Moment *self, const char *path)
{
  return g_hash_table_lookup (self->children, path);
}

static char *
dup_text (Moment *self, const char *path, guint member)
{
  char *text;

  g_variant_get_child (find_item (self, path), member, "s", &text);
  return text;
}

char *
moment_dup_name (Moment *self, const char *path)
{
  return dup_text (self, path, ITEM_NAME);
}

char *
moment_dup_description (Moment *self, const char *path)
{
  return dup_text (self, path, ITEM_DESCRIPTION);
}

AtspiRole
moment_get_role (Moment *self, const char *path)
{
  guint32 role;

  g_variant_get_child (find_item (self, path), ITEM_ROLE, "u", &role);
  return (AtspiRole)role;
}

gboolean
moment_has_state (Moment *self, const char *path, AtspiStateType state)
{
  g_autoptr (GVariant) states = g_variant_get_child_value (find_item (self, path), ITEM_STATES);
  gsize n;
  const guint32 *bits = g_variant_get_fixed_array (states, &n, sizeof *bits);

  return state / 32 < n && (bits[state / 32] & (1u << state % 32)) != 0;
}
