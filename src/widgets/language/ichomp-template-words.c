/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* GtkBuilder looks the texts of a template up once, when it makes the widget, and forgets what they
 * were looked up by. To say them in another language the template is read again, for nothing but its
 * texts. Objects are told apart by the ids that GtkBuilder gives them, also to those that have none
 * in the file: these are counted. */

#include "ichomp-template-words.h"

#include <glib/gi18n.h>
#include <string.h>

#include "base/ichomp-digits.h"

typedef enum
{
  PROPERTY,
  ACCESSIBLE_PROPERTY,
  LIST_ITEM,
} Target;

typedef struct
{
  Target target;
  char *name; /* of the property */
  char *context;
  char *message;
} Text;

struct _IchompTemplateWords
{
  GHashTable *texts; /* id → array of Text */
};

static void
text_free (gpointer data)
{
  Text *self = data;

  g_free (self->name);
  g_free (self->context);
  g_free (self->message);
  g_free (self);
}

/* Reading */

typedef struct
{
  GHashTable *texts;
  GPtrArray *ids; /* of the objects that are open */
  guint n_counted;
  gboolean in_accessibility;
  guint menu_depth;
  Text *text; /* that is open, and is to be translated */
} Reader;

static const char *
find_attribute (const char *name, const char **names, const char **values)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

static void
open_object (Reader *self, const char **names, const char **values)
{
  const char *id = find_attribute ("id", names, values);

  g_ptr_array_add (self->ids, id != NULL ? g_strdup (id)
                                         : g_strdup_printf ("___object_%u___", ++self->n_counted));
}

static void
open_text (Reader *self, Target target, const char **names, const char **values)
{
  const char *translatable = find_attribute ("translatable", names, values);

  if (g_strcmp0 (translatable, "yes") != 0)
    return;

  self->text = g_new0 (Text, 1);
  self->text->target = target;
  self->text->name = g_strdup (find_attribute ("name", names, values));
  self->text->context = g_strdup (find_attribute ("context", names, values));
}

static void
start_element_cb (GMarkupParseContext *context,
                  const char *element,
                  const char **names,
                  const char **values,
                  gpointer user_data,
                  GError **error)
{
  Reader *self = user_data;

  if (g_str_equal (element, "menu"))
    self->menu_depth++;
  else if (self->menu_depth > 0)
    return;
  else if (g_str_equal (element, "template"))
    g_ptr_array_add (self->ids, g_strdup (find_attribute ("class", names, values)));
  else if (g_str_equal (element, "object"))
    open_object (self, names, values);
  else if (g_str_equal (element, "accessibility"))
    self->in_accessibility = TRUE;
  else if (g_str_equal (element, "property"))
    open_text (self, self->in_accessibility ? ACCESSIBLE_PROPERTY : PROPERTY, names, values);
  else if (g_str_equal (element, "item"))
    open_text (self, LIST_ITEM, names, values);
}

static void
publish_text (Reader *self)
{
  const char *id = g_ptr_array_index (self->ids, self->ids->len - 1);
  GPtrArray *texts = g_hash_table_lookup (self->texts, id);

  if (texts == NULL)
    {
      texts = g_ptr_array_new_with_free_func (text_free);
      g_hash_table_insert (self->texts, g_strdup (id), texts);
    }
  g_ptr_array_add (texts, g_steal_pointer (&self->text));
}

static void
end_element_cb (GMarkupParseContext *context,
                const char *element,
                gpointer user_data,
                GError **error)
{
  Reader *self = user_data;

  if (self->text != NULL)
    publish_text (self);
  else if (g_str_equal (element, "menu"))
    self->menu_depth--;
  else if (self->menu_depth > 0)
    return;
  else if (g_str_equal (element, "template") || g_str_equal (element, "object"))
    g_ptr_array_set_size (self->ids, self->ids->len - 1);
  else if (g_str_equal (element, "accessibility"))
    self->in_accessibility = FALSE;
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  Reader *self = user_data;

  if (self->text != NULL)
    self->text->message = g_strndup (text, length);
}

static IchompTemplateWords *
read_words (GBytes *bytes)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  IchompTemplateWords *self = g_new (IchompTemplateWords, 1);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  Reader reader = { .ids = ids };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;

  self->texts = reader.texts =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ptr_array_unref);
  context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                &error);
  g_assert_no_error (error); /* GtkBuilder has read it before */

  return self;
}

/* "IchompPlayView" has the template "ichomp-play-view.ui". */
static char *
dup_resource_path (GType type)
{
  GString *path = g_string_new ("/org/ichomp/iChomp/ui/");

  for (const char *c = g_type_name (type); *c != '\0'; c++)
    {
      if (g_ascii_isupper (*c) && c != g_type_name (type))
        g_string_append_c (path, '-');
      g_string_append_c (path, g_ascii_tolower (*c));
    }
  g_string_append (path, ".ui");

  return g_string_free (path, FALSE);
}

/*< private >
 * ichomp_template_words_get:
 * @type: the type of a widget
 *
 * Cost: the template is read when it is asked for the first time.
 *
 * Returns: (transfer none) (nullable): the texts in the template of @type; %NULL if it has none
 */
const IchompTemplateWords *
ichomp_template_words_get (GType type)
{
  static GQuark quark;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  IchompTemplateWords *self;

  if (!g_str_has_prefix (g_type_name (type), "Ichomp"))
    return NULL;

  if (quark == 0)
    quark = g_quark_from_static_string ("ichomp-template-words");
  self = g_type_get_qdata (type, quark);
  if (self != NULL)
    return self;

  path = dup_resource_path (type);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    return NULL;

  self = read_words (bytes);
  g_type_set_qdata (type, quark, self);
  return self;
}

/* Applying */

static void
apply_accessible (GtkAccessible *accessible, const char *name, const char *string)
{
  g_autoptr (GEnumClass) properties = g_type_class_ref (GTK_TYPE_ACCESSIBLE_PROPERTY);
  GEnumValue *property = g_enum_get_value_by_nick (properties, name);

  g_assert (property != NULL);
  gtk_accessible_update_property (accessible, (GtkAccessibleProperty)property->value, string, -1);
}

/* What shows a list would take the change of an item for a choice; its notice is frozen so that
 * there is none to be seen (ichomp_translatable_update()). */
static void
apply_item (GtkStringList *list, guint index, const char *string)
{
  const char *strings[] = { string, NULL };

  gtk_string_list_splice (list, index, 1, strings);
}

/*< private >
 * ichomp_template_words_apply:
 * @self: the texts of a template
 * @object: an object that was made from it
 * @id: its id in there
 *
 * Gives @object its texts in the language that is spoken now.
 */
void
ichomp_template_words_apply (const IchompTemplateWords *self, GObject *object, const char *id)
{
  GPtrArray *texts = g_hash_table_lookup (self->texts, id);
  guint n_items = 0;

  for (guint i = 0; texts != NULL && i < texts->len; i++)
    {
      const Text *text = g_ptr_array_index (texts, i);
      const char *string = text->context != NULL ? g_dpgettext2 (NULL, text->context, text->message)
                                                 : gettext (text->message);

      string = ichomp_digits_get (string);
      switch (text->target)
        {
        case PROPERTY:
          g_object_set (object, text->name, string, NULL);
          break;
        case ACCESSIBLE_PROPERTY:
          apply_accessible (GTK_ACCESSIBLE (object), text->name, string);
          break;
        case LIST_ITEM:
          apply_item (GTK_STRING_LIST (object), n_items++, string);
          break;
        }
    }
}
