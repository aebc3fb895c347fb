/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The texts of a window on show, in another language. No widget is made again, so everything else
 * stays: selections, typed text, the keyboard focus.
 *
 * GtkBuilder looks up the texts of a template once, when it makes the widget, and forgets the
 * originals. So the template is read again, only for its texts. Objects are identified by the ids
 * that GtkBuilder gives them; those without an id in the file are numbered. */

#include "ichomp-translatable.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-drop-down.h"
#include "ichomp-spin-digits.h"

#define GTK_DOMAIN "gtk40"

static GQuark words_func_quark (void);

G_DEFINE_QUARK (ichomp_words_func, words_func)

typedef struct
{
  IchompWordsFunc func;
  gpointer user_data;
} WordsFunc;

G_DEFINE_INTERFACE (IchompTranslatable, ichomp_translatable, GTK_TYPE_WIDGET)

static void
ichomp_translatable_default_init (IchompTranslatableInterface *iface)
{
}

/* Texts of templates */

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

/* The texts of a template: id → array of Text. */
typedef GHashTable TemplateWords;

static void
text_free (gpointer data)
{
  Text *self = data;

  g_free (self->name);
  g_free (self->context);
  g_free (self->message);
  g_free (self);
}

typedef struct
{
  TemplateWords *words;
  GPtrArray *ids; /* of the open objects */
  guint n_counted;
  gboolean in_accessibility;
  guint menu_depth;
  Text *text; /* the open translatable text, or NULL */
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
  GPtrArray *texts = g_hash_table_lookup (self->words, id);

  if (texts == NULL)
    {
      texts = g_ptr_array_new_with_free_func (text_free);
      g_hash_table_insert (self->words, g_strdup (id), texts);
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

static TemplateWords *
read_words (GBytes *bytes)
{
  static const GMarkupParser parser = {
    .start_element = start_element_cb,
    .end_element = end_element_cb,
    .text = text_cb,
  };
  TemplateWords *self =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify)g_ptr_array_unref);
  g_autoptr (GPtrArray) ids = g_ptr_array_new_with_free_func (g_free);
  Reader reader = { .words = self, .ids = ids };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;

  context = g_markup_parse_context_new (&parser, 0, &reader, NULL);
  g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes),
                                &error);
  g_assert_no_error (error); /* GtkBuilder has read it before */

  return self;
}

/* The template of IchompPlayView is "ichomp-play-view.ui". */
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

/* Returns NULL for a type without a template. The first call for a type reads its template. */
static TemplateWords *
get_words (GType type)
{
  static GQuark quark;
  g_autofree char *path = NULL;
  g_autoptr (GBytes) bytes = NULL;
  TemplateWords *self;

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

static void
apply_accessible (GtkAccessible *accessible, const char *name, const char *string)
{
  g_autoptr (GEnumClass) properties = g_type_class_ref (GTK_TYPE_ACCESSIBLE_PROPERTY);
  GEnumValue *property = g_enum_get_value_by_nick (properties, name);

  g_assert (property != NULL);
  gtk_accessible_update_property (accessible, (GtkAccessibleProperty)property->value, string, -1);
}

/* A drop-down list would take the change of an item for a choice: update_drop_down () freezes its
 * notifications. */
static void
apply_item (GtkStringList *list, guint index, const char *string)
{
  const char *strings[] = { string, NULL };

  gtk_string_list_splice (list, index, 1, strings);
}

/* Sets the texts of the object that the template made with @id. */
static void
apply_words (TemplateWords *self, GObject *object, const char *id)
{
  GPtrArray *texts = g_hash_table_lookup (self, id);
  guint n_items = 0;

  for (guint i = 0; texts != NULL && i < texts->len; i++)
    {
      const Text *text = g_ptr_array_index (texts, i);
      const char *string = text->context != NULL ? g_dpgettext2 (NULL, text->context, text->message)
                                                 : gettext (text->message);

      string = ichomp_digits_intern (string);
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

/* Texts that GTK gives its widgets once, when they are made */

/* Makes the buttons that minimize, maximize and close again. */
static void
update_header_bar (GtkHeaderBar *header_bar)
{
  if (!gtk_header_bar_get_show_title_buttons (header_bar))
    return;

  gtk_header_bar_set_show_title_buttons (header_bar, FALSE);
  gtk_header_bar_set_show_title_buttons (header_bar, TRUE);
}

/* The icon that clears the entry is the only part with a tooltip. */
static void
update_search_entry (GtkWidget *entry)
{
  for (GtkWidget *child = gtk_widget_get_first_child (entry); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_tooltip_text (child) != NULL)
      gtk_widget_set_tooltip_text (child, g_dgettext (GTK_DOMAIN, "Clear entry"));
}

/* The text of a drop-down list without a choice is a page of the stack in its button. */
static void
update_stack (GtkWidget *stack)
{
  GtkWidget *none = gtk_stack_get_child_by_name (GTK_STACK (stack), "empty");

  if (GTK_IS_LABEL (none) && gtk_widget_get_ancestor (stack, GTK_TYPE_DROP_DOWN) != NULL)
    gtk_label_set_label (GTK_LABEL (none), g_dgettext (GTK_DOMAIN, "(None)"));
}

static void
update_toolkit_words (GtkWidget *widget)
{
  if (GTK_IS_HEADER_BAR (widget))
    update_header_bar (GTK_HEADER_BAR (widget));
  else if (GTK_IS_SEARCH_ENTRY (widget))
    update_search_entry (widget);
  else if (GTK_IS_STACK (widget))
    update_stack (widget);
}

/* Updating */

static void
apply (TemplateWords *words, gpointer object)
{
  const char *id = NULL;

  if (words == NULL || object == NULL)
    return;

  if (GTK_IS_BUILDABLE (object))
    id = gtk_buildable_get_buildable_id (object);
  else
    id = g_object_get_data (object, "gtk-builder-id"); /* set by GtkBuilder */
  if (id != NULL)
    apply_words (words, object, id);
}

/* The items change one by one; the choice stays. */
static void
update_drop_down (GtkDropDown *drop_down, TemplateWords *words)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  g_object_freeze_notify (G_OBJECT (drop_down));
  apply (words, gtk_drop_down_get_model (drop_down));
  gtk_drop_down_set_selected (drop_down, selected);
  g_object_thaw_notify (G_OBJECT (drop_down));
  ichomp_drop_down_describe (drop_down);
}

/* The words for the children of @widget, which is in a template with @words. The ids inside a
 * drop-down list, and those of the emoji inside a text field, are from templates of GTK. */
static TemplateWords *
get_inner_words (GtkWidget *widget, TemplateWords *words)
{
  TemplateWords *own = get_words (G_OBJECT_TYPE (widget));

  if (own != NULL)
    return own;

  return GTK_IS_DROP_DOWN (widget) || GTK_IS_TEXT (widget) ? NULL : words;
}

/* @widget is folded: no child of its window, to whose direction its own is not set with the
 * others. */
static void
follow_direction (GtkWidget *widget)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (((gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_DIR_RTL) != 0) != is_rtl)
    {
      gtk_widget_set_direction (widget, is_rtl ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
      gtk_widget_set_direction (widget, GTK_TEXT_DIR_NONE);
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    follow_direction (child);
}

/* The child that the template around @widget gives it as a property, in a place that its own
 * template leaves free; or NULL. */
static GtkWidget *
get_given_child (GtkWidget *widget)
{
  GParamSpec *pspec = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), "child");
  g_autoptr (GtkWidget) child = NULL;

  if (pspec != NULL && pspec->owner_type == G_OBJECT_TYPE (widget)
      && get_words (G_OBJECT_TYPE (widget)) != NULL)
    g_object_get (widget, "child", &child, NULL);
  return child;
}

static void update (GtkWidget *widget, TemplateWords *words);

/* @around: of the template that @widget itself is in */
static void
update_inside (GtkWidget *widget, TemplateWords *words, TemplateWords *around)
{
  GtkWidget *given = get_given_child (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_STACK (widget))
        apply (words, gtk_stack_get_page (GTK_STACK (widget), child));
      update (child, child == given ? around : words);
    }

  /* The child of an expander that is folded is not among its children. */
  if (GTK_IS_EXPANDER (widget))
    {
      GtkWidget *folded = gtk_expander_get_child (GTK_EXPANDER (widget));

      if (folded != NULL && gtk_widget_get_parent (folded) == NULL)
        {
          follow_direction (folded);
          update (folded, words);
        }
    }
}

static void
call_words_func (GtkWidget *widget)
{
  const WordsFunc *words_func = g_object_get_qdata (G_OBJECT (widget), words_func_quark ());

  if (words_func != NULL)
    words_func->func (widget, words_func->user_data);
}

/* @words: of the innermost template around @widget. The widget's own texts come last, because they
 * may replace those of a template. */
static void
update (GtkWidget *widget, TemplateWords *words)
{
  TemplateWords *own = get_words (G_OBJECT_TYPE (widget));
  IchompTranslatableInterface *iface =
      ICHOMP_IS_TRANSLATABLE (widget) ? ICHOMP_TRANSLATABLE_GET_IFACE (widget) : NULL;

  apply (words, widget);
  if (own != NULL)
    apply_words (own, G_OBJECT (widget), G_OBJECT_TYPE_NAME (widget));

  if (iface != NULL && iface->update_inside != NULL)
    iface->update_inside (ICHOMP_TRANSLATABLE (widget));
  else
    update_inside (widget, get_inner_words (widget, words), words);

  call_words_func (widget);
  update_toolkit_words (widget);
  if (GTK_IS_SPIN_BUTTON (widget))
    ichomp_spin_digits_update (GTK_SPIN_BUTTON (widget));
  if (GTK_IS_DROP_DOWN (widget))
    update_drop_down (GTK_DROP_DOWN (widget), words);
  if (iface != NULL && iface->update_words != NULL)
    iface->update_words (ICHOMP_TRANSLATABLE (widget));
}

/**
 * ichomp_translatable_update:
 * @root: a widget, usually a window
 *
 * Sets all texts of @root and its descendants in the current language: those of templates, those
 * that widgets which implement the interface set themselves, and those of GTK.
 */
void
ichomp_translatable_update (GtkWidget *root)
{
  update (root, NULL);
}

/**
 * ichomp_translatable_complete:
 * @root: a new widget
 *
 * Sets the digits of the numbers in the texts of @root, if they differ from those of the
 * translation, which GtkBuilder has used.
 */
void
ichomp_translatable_complete (GtkWidget *root)
{
  if (ichomp_digits_are_own ())
    ichomp_translatable_update (root);
}

/**
 * ichomp_translatable_set_words_func:
 * @widget: a widget of any class
 * @func: (nullable): sets the texts of @widget, or %NULL for none
 * @user_data: passed to @func; has to be there as long as @widget
 *
 * Calls @func at once and whenever the language changes.
 */
void
ichomp_translatable_set_words_func (GtkWidget *widget, IchompWordsFunc func, gpointer user_data)
{
  const WordsFunc words_func = { func, user_data };

  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_qdata_full (G_OBJECT (widget), words_func_quark (),
                           func != NULL ? g_memdup2 (&words_func, sizeof words_func) : NULL,
                           g_free);
  if (func != NULL)
    func (widget, user_data);
}
