/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a window that are in another language than the rest. What is in such a part is made within
 * the scope of its language, and what its widgets do later enters that scope here: a widget that may
 * stand in such a part connects to signals by ichomp_local_language_connect() whenever its answer
 * says or shows something. */

#include "ichomp-local-language.h"

#include "base/ichomp-language.h"

static GQuark language_quark;
static GQuark ltr_quark;

/* Without any, nothing has to be looked for. */
static guint n_parts;

static void
init_quarks (void)
{
  if (language_quark != 0)
    return;

  language_quark = g_quark_from_static_string ("ichomp-local-language");
  ltr_quark = g_quark_from_static_string ("ichomp-keep-ltr");
}

static void
forget_part (gpointer language)
{
  n_parts--;
}

static void
set_direction (GtkWidget *widget, GtkTextDirection direction)
{
  if (g_object_get_qdata (G_OBJECT (widget), ltr_quark) != NULL)
    return;

  gtk_widget_set_direction (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_direction (child, direction);

  /* What is folded is no child now. */
  if (GTK_IS_EXPANDER (widget) && gtk_expander_get_child (GTK_EXPANDER (widget)) != NULL)
    set_direction (gtk_expander_get_child (GTK_EXPANDER (widget)), direction);
}

/**
 * ichomp_local_language_set:
 * @widget: a widget that has been made within the scope of @language
 * @language: a language other than %ICHOMP_LANGUAGE_SYSTEM
 *
 * Lets @widget, and all inside it, be in @language from now on, and written in its direction.
 */
void
ichomp_local_language_set (GtkWidget *widget, IchompLanguage language)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (language != ICHOMP_LANGUAGE_SYSTEM);

  init_quarks ();
  n_parts++;
  g_object_set_qdata_full (G_OBJECT (widget), language_quark, GUINT_TO_POINTER (language),
                           forget_part);
  set_direction (widget,
                 ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

/**
 * ichomp_local_language_get:
 * @widget: a widget
 *
 * Returns: the language of the part that it stands in, or %ICHOMP_LANGUAGE_SYSTEM if it is that of the
 *   program
 */
IchompLanguage
ichomp_local_language_get (GtkWidget *widget)
{
  if (n_parts == 0)
    return ICHOMP_LANGUAGE_SYSTEM;

  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      gpointer language = g_object_get_qdata (G_OBJECT (widget), language_quark);

      if (language != NULL)
        return (IchompLanguage)GPOINTER_TO_UINT (language);
    }

  return ICHOMP_LANGUAGE_SYSTEM;
}

/**
 * ichomp_local_language_enter:
 * @widget: a widget
 *
 * Returns: the scope of the language of @widget
 */
IchompLanguageScope
ichomp_local_language_enter (GtkWidget *widget)
{
  IchompLanguage language = ichomp_local_language_get (widget);

  return ichomp_language_scope_enter (
      language != ICHOMP_LANGUAGE_SYSTEM ? language : ichomp_i18n_get_choice ());
}

typedef struct
{
  GClosure closure;
  GtkWidget *widget; /* outlives the closure */
  GClosure *handler;
} LocalClosure;

static void
marshal (GClosure *closure,
         GValue *return_value,
         guint n_values,
         const GValue *values,
         gpointer hint,
         gpointer marshal_data)
{
  LocalClosure *self = (LocalClosure *)closure;
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (self->widget);

  g_closure_invoke (self->handler, return_value, n_values, values, hint);
}

static void
unref_handler (gpointer handler, GClosure *closure)
{
  g_closure_unref (handler);
}

/**
 * ichomp_local_language_connect:
 * @instance: what emits the signal
 * @signal: its name
 * @callback: the handler
 * @widget: a widget, passed to @callback
 * @flags: %G_CONNECT_SWAPPED, or 0
 *
 * Connects as g_signal_connect_object() does; the handler runs within the scope of the language of
 * @widget.
 */
void
ichomp_local_language_connect (gpointer instance,
                               const char *signal,
                               GCallback callback,
                               gpointer widget,
                               GConnectFlags flags)
{
  GClosure *closure = g_closure_new_object (sizeof (LocalClosure), widget);
  GClosure *handler = (flags & G_CONNECT_SWAPPED) != 0
                          ? g_cclosure_new_swap (callback, widget, NULL)
                          : g_cclosure_new (callback, widget, NULL);

  g_closure_ref (handler);
  g_closure_sink (handler);
  g_closure_set_marshal (handler, g_cclosure_marshal_generic);
  ((LocalClosure *)closure)->widget = widget;
  ((LocalClosure *)closure)->handler = handler;
  g_closure_set_marshal (closure, marshal);
  g_closure_add_finalize_notifier (closure, handler, unref_handler);
  g_signal_connect_closure (instance, signal, closure, FALSE);
}

/**
 * ichomp_local_language_keep_ltr:
 * @widget: a widget
 *
 * Lets it, and all inside it, run from left to right in every language.
 */
void
ichomp_local_language_keep_ltr (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  init_quarks ();
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_object_set_qdata (G_OBJECT (widget), ltr_quark, widget);
}
