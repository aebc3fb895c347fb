/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The words of a window that is on show, in another language. Nothing is made anew, so that whatever
 * else the widgets hold stays: selections, what has been typed, the keyboard focus. */

#include "ichomp-translatable.h"

#include "base/ichomp-digits.h"
#include "ichomp-drop-down.h"
#include "kit/ichomp-lock.h"
#include "ichomp-spin-digits.h"
#include "ichomp-template-words.h"
#include "ichomp-toolkit-words.h"

G_DEFINE_INTERFACE (IchompTranslatable, ichomp_translatable, GTK_TYPE_WIDGET)

static void
ichomp_translatable_default_init (IchompTranslatableInterface *iface)
{
}

static void
apply (const IchompTemplateWords *words, gpointer object)
{
  const char *id = NULL;

  if (words == NULL || object == NULL)
    return;

  if (GTK_IS_BUILDABLE (object))
    id = gtk_buildable_get_buildable_id (object);
  else
    id = g_object_get_data (object, "gtk-builder-id"); /* there GtkBuilder puts it */
  if (id != NULL)
    ichomp_template_words_apply (words, object, id);
}

/* The items change one by one: the choice must seem to stay. */
static void
update_drop_down (GtkDropDown *drop_down, const IchompTemplateWords *words)
{
  guint selected = gtk_drop_down_get_selected (drop_down);

  g_object_freeze_notify (G_OBJECT (drop_down));
  apply (words, gtk_drop_down_get_model (drop_down));
  gtk_drop_down_set_selected (drop_down, selected);
  g_object_thaw_notify (G_OBJECT (drop_down));
  ichomp_drop_down_describe (drop_down);
}

/* The words for what is inside @widget, which stands in a template with @words. A drop-down is made from
 * a template of GTK's, where ids mean something else. */
static const IchompTemplateWords *
get_inner_words (GtkWidget *widget, const IchompTemplateWords *words)
{
  const IchompTemplateWords *own = ichomp_template_words_get (G_OBJECT_TYPE (widget));

  if (own != NULL)
    return own;

  return GTK_IS_DROP_DOWN (widget) ? NULL : words;
}

/* @words are those of the innermost template that the widget stands in. The words of its own come
 * last, as they may replace what a template says. */
static void
update (GtkWidget *widget, const IchompTemplateWords *words)
{
  const IchompTemplateWords *own = ichomp_template_words_get (G_OBJECT_TYPE (widget));
  const IchompTemplateWords *inner = get_inner_words (widget, words);

  apply (words, widget);
  if (own != NULL)
    ichomp_template_words_apply (own, G_OBJECT (widget), G_OBJECT_TYPE_NAME (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_STACK (widget))
        apply (inner, gtk_stack_get_page (GTK_STACK (widget), child));
      update (child, inner);
    }

  ichomp_lock_update_words (widget);
  ichomp_toolkit_words_update (widget);
  if (GTK_IS_SPIN_BUTTON (widget))
    ichomp_spin_digits_update (GTK_SPIN_BUTTON (widget));
  if (GTK_IS_DROP_DOWN (widget))
    update_drop_down (GTK_DROP_DOWN (widget), words);
  if (ICHOMP_IS_TRANSLATABLE (widget))
    ICHOMP_TRANSLATABLE_GET_IFACE (widget)->update_words (ICHOMP_TRANSLATABLE (widget));
}

/**
 * ichomp_translatable_update:
 * @root: a widget, usually a window
 *
 * Gives @root, and all inside it, their texts in the language that is spoken now: those of templates,
 * and those that widgets which implement the interface set themselves.
 */
void
ichomp_translatable_update (GtkWidget *root)
{
  update (root, NULL);
}

/**
 * ichomp_translatable_complete:
 * @root: a widget that has just been made
 *
 * Gives the numbers in it their digits, where these are not the ones of the translation, which
 * GtkBuilder knows.
 */
void
ichomp_translatable_complete (GtkWidget *root)
{
  if (ichomp_digits_are_own ())
    ichomp_translatable_update (root);
}
