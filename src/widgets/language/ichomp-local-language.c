/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Parts of a window in another language than the rest. Widgets of such a part are made within the
 * scope of its language. A widget that may be in such a part connects signals with
 * ichomp_local_language_connect () if the handler sets texts; then the handler runs within that
 * scope. */

#include "ichomp-local-language.h"

#include "game/base/ichomp-language.h"

static GQuark language_quark;
static GQuark ltr_quark;

/* 0 makes ichomp_local_language_get () fast. */
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

static void set_direction (GtkWidget *widget, GtkTextDirection direction);

static void
set_direction_inside (GtkWidget *widget, GtkTextDirection direction)
{
  gtk_widget_set_direction (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_direction (child, direction);

  /* The hidden child of an expander is not in the tree. */
  if (GTK_IS_EXPANDER (widget) && gtk_expander_get_child (GTK_EXPANDER (widget)) != NULL)
    set_direction (gtk_expander_get_child (GTK_EXPANDER (widget)), direction);
}

/* A part inside another one keeps its own. */
static void
set_direction (GtkWidget *widget, GtkTextDirection direction)
{
  if (g_object_get_qdata (G_OBJECT (widget), ltr_quark) == NULL
      && g_object_get_qdata (G_OBJECT (widget), language_quark) == NULL)
    set_direction_inside (widget, direction);
}

/**
 * ichomp_local_language_set:
 * @widget: a widget that was made within the scope of @language
 * @language: a language, or %ICHOMP_LANGUAGE_SYSTEM for that of the program again
 *
 * Sets the language and text direction of @widget and its descendants, except for those in a part
 * of their own.
 */
void
ichomp_local_language_set (GtkWidget *widget, IchompLanguage language)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  init_quarks ();
  if (language == ICHOMP_LANGUAGE_SYSTEM)
    {
      g_object_set_qdata (G_OBJECT (widget), language_quark, NULL);
      set_direction_inside (widget, GTK_TEXT_DIR_NONE);
      return;
    }

  n_parts++;
  g_object_set_qdata_full (G_OBJECT (widget), language_quark, GUINT_TO_POINTER (language),
                           forget_part);
  set_direction_inside (widget, ichomp_language_is_right_to_left (language) ? GTK_TEXT_DIR_RTL
                                                                            : GTK_TEXT_DIR_LTR);
}

/* Returns the language of the part that @widget is in, or ICHOMP_LANGUAGE_SYSTEM for the language
 * of the program. */
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

/* Enters the scope of the language of @widget. */
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
 * @instance: the emitter
 * @signal: its signal
 * @callback: the handler
 * @widget: a widget, passed to @callback
 * @flags: %G_CONNECT_SWAPPED, or 0
 *
 * As g_signal_connect_object (), but the handler runs within the scope of the language of @widget.
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

/* Keeps @widget and its descendants left to right in every language, also in a part with a language
 * of its own. */
void
ichomp_local_language_keep_ltr (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  init_quarks ();
  gtk_widget_set_direction (widget, GTK_TEXT_DIR_LTR);
  g_object_set_qdata (G_OBJECT (widget), ltr_quark, widget);
}
