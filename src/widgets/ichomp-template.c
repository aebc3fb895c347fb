/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* GTK translates a template once, when a widget is made from it. When the language changes, the texts
 * are taken from the template again. */

#include "ichomp-template.h"

#include <glib/gi18n.h>

#define RESOURCE_FORMAT "/org/ichomp/iChomp/ui/%s.ui"

typedef struct
{
  GtkWidget *widget;
  GPtrArray *objects; /* of char *: the names of those that are open, "" where there is none */
  GStrvBuilder *items;
  char *property;
  char *context;
  GString *text;
  gboolean translatable;
  gboolean for_accessibility;
} Reader;

static gboolean
is_translatable (const char **names, const char **values, char **context)
{
  gboolean translatable = FALSE;

  *context = NULL;
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "translatable"))
        translatable = g_str_equal (values[i], "yes");
      else if (g_str_equal (names[i], "context"))
        *context = g_strdup (values[i]);
    }

  return translatable;
}

static const char *
find_attribute (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return "";
}

static void
start_cb (GMarkupParseContext *context,
          const char *element,
          const char **names,
          const char **values,
          gpointer user_data,
          GError **error)
{
  Reader *reader = user_data;

  if (g_str_equal (element, "object") || g_str_equal (element, "template"))
    {
      g_ptr_array_add (reader->objects, g_strdup (find_attribute (names, values, "id")));
    }
  else if (g_str_equal (element, "accessibility"))
    {
      reader->for_accessibility = TRUE;
    }
  else if (g_str_equal (element, "items"))
    {
      reader->items = g_strv_builder_new ();
    }
  else if (g_str_equal (element, "property") || g_str_equal (element, "item"))
    {
      g_clear_pointer (&reader->context, g_free);
      g_free (reader->property);
      reader->property = g_strdup (find_attribute (names, values, "name"));
      reader->translatable = is_translatable (names, values, &reader->context);
      g_string_truncate (reader->text, 0);
    }
}

static void
text_cb (GMarkupParseContext *context,
         const char *text,
         gsize length,
         gpointer user_data,
         GError **error)
{
  Reader *reader = user_data;

  if (reader->translatable)
    g_string_append_len (reader->text, text, (gssize)length);
}

/* The innermost one with a name: a list of texts belongs to what shows it. */
static GObject *
find_object (Reader *reader)
{
  for (guint i = reader->objects->len; i-- > 1;)
    {
      const char *name = g_ptr_array_index (reader->objects, i);

      if (*name != '\0')
        return gtk_widget_get_template_child (reader->widget, G_OBJECT_TYPE (reader->widget), name);
    }

  return G_OBJECT (reader->widget);
}

static const char *
translate (Reader *reader)
{
  return reader->context != NULL ? g_dpgettext2 (NULL, reader->context, reader->text->str)
                                 : g_dgettext (NULL, reader->text->str);
}

static void
set_property (Reader *reader)
{
  GObject *object = find_object (reader);

  /* Each has to be named and bound. */
  if (object == NULL)
    g_critical ("Nothing in %s to show “%s”", G_OBJECT_TYPE_NAME (reader->widget),
                reader->text->str);
  else if (!reader->for_accessibility)
    g_object_set (object, reader->property, translate (reader), NULL);
  else if (g_str_equal (reader->property, "label"))
    gtk_accessible_update_property (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    translate (reader), -1);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (object), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    translate (reader), -1);
}

static void
set_items (Reader *reader)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (find_object (reader));
  GListModel *model = gtk_drop_down_get_model (drop_down);
  guint selected = gtk_drop_down_get_selected (drop_down);
  g_auto (GStrv) items = g_strv_builder_end (reader->items);

  gtk_string_list_splice (GTK_STRING_LIST (model), 0, g_list_model_get_n_items (model),
                          (const char *const *)items);
  gtk_drop_down_set_selected (drop_down, selected);
}

static void
end_cb (GMarkupParseContext *context, const char *element, gpointer user_data, GError **error)
{
  Reader *reader = user_data;

  if (g_str_equal (element, "object") || g_str_equal (element, "template"))
    {
      g_ptr_array_set_size (reader->objects, (gint)reader->objects->len - 1);
    }
  else if (g_str_equal (element, "accessibility"))
    {
      reader->for_accessibility = FALSE;
    }
  else if (g_str_equal (element, "items"))
    {
      set_items (reader);
      g_clear_pointer (&reader->items, g_strv_builder_unref);
    }
  else if (reader->translatable)
    {
      if (g_str_equal (element, "item"))
        g_strv_builder_add (reader->items, translate (reader));
      else
        set_property (reader);
      reader->translatable = FALSE;
    }
}

/* As the files are named: "IchompBitTable" is in ichomp-bit-table.ui. */
static char *
build_resource_path (GtkWidget *widget)
{
  g_autoptr (GString) name = g_string_new (NULL);

  for (const char *p = G_OBJECT_TYPE_NAME (widget); *p != '\0'; p++)
    {
      if (g_ascii_isupper (*p) && name->len > 0)
        g_string_append_c (name, '-');
      g_string_append_c (name, g_ascii_tolower (*p));
    }

  return g_strdup_printf (RESOURCE_FORMAT, name->str);
}

/**
 * ichomp_template_retranslate:
 * @widget: a widget with a template in the file of its name
 *
 * Sets all texts of the template again, in the present language; what is typed, chosen or focused
 * stays. Objects with texts have to be named in the template and bound to the class. Cost: reads the
 * template.
 */
void
ichomp_template_retranslate (GtkWidget *widget)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) objects = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;
  Reader reader = { .widget = widget, .objects = objects };
  const char *text;
  gsize length;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  path = build_resource_path (widget);
  bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, &error);
  if (bytes != NULL)
    {
      text = g_bytes_get_data (bytes, &length);
      reader.text = g_string_new (NULL);
      context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &reader, NULL);
      g_markup_parse_context_parse (context, text, (gssize)length, &error);
      g_string_free (reader.text, TRUE);
      g_free (reader.property);
      g_free (reader.context);
    }

  if (error != NULL)
    g_critical ("%s: %s", path, error->message);
}
