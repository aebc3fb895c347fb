/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The bar above the pages of a window: the page switcher, the first commands and the menus. It is
 * part of the content, not the title bar, which GTK hides in full screen. */

#include "ichomp-header-bar.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-either-layout.h"
#include "widgets/kit/ichomp-focus.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "ichomp-menus.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompHeaderBar
{
  GtkWidget parent_instance;

  GtkWidget *header_bar;
  GtkWidget *switcher;
  GtkWidget *new_game_box;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *panel_button;
  GtkMenuButton *menu_button;
  GtkMenuButton *language_button;
  IchompMenu *menu;      /* of menu_button */
  IchompMenu *languages; /* of language_button */
  GtkWidget *leave_fullscreen_button;
};

static void ichomp_header_bar_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompHeaderBar,
                               ichomp_header_bar,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_header_bar_translatable_init))

enum
{
  PROP_STACK = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static GtkWindow *
get_window (IchompHeaderBar *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* In full screen, a button in the bar is the way back. A kiosk has neither it nor title buttons. */
static void
update_controls (IchompHeaderBar *self)
{
  gboolean fullscreen = gtk_window_is_fullscreen (get_window (self));
  gboolean is_free = !ichomp_kiosk_is_on ();

  gtk_widget_set_visible (self->leave_fullscreen_button, fullscreen && is_free);
  gtk_header_bar_set_show_title_buttons (GTK_HEADER_BAR (self->header_bar), !fullscreen && is_free);
}

static void
become_kiosk (gpointer object, gpointer data)
{
  if (gtk_widget_get_root (object) != NULL)
    update_controls (object);
}

static void
ichomp_header_bar_root (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_header_bar_parent_class)->root (widget);

  g_signal_connect_object (gtk_widget_get_root (widget), "notify::fullscreened",
                           G_CALLBACK (update_controls), widget, G_CONNECT_SWAPPED);
  update_controls (ICHOMP_HEADER_BAR (widget));
}

/* The keys of the page go on working after a click on the bar. */
static void
ichomp_header_bar_map (GtkWidget *widget)
{
  ichomp_focus_stay_on_click (widget);
  GTK_WIDGET_CLASS (ichomp_header_bar_parent_class)->map (widget);
}

/* Letters that no font has would be boxes. */
static void
show_language (IchompHeaderBar *self)
{
  IchompLanguage language = ichomp_i18n_get_language ();

  gtk_menu_button_set_label (self->language_button, ichomp_script_has_font (language)
                                                        ? ichomp_language_get_short_name (language)
                                                        : ichomp_language_get_code (language));
  ichomp_menu_update_words (self->languages);
}

static void
ichomp_header_bar_update_words (IchompTranslatable *translatable)
{
  IchompHeaderBar *self = ICHOMP_HEADER_BAR (translatable);

  ichomp_menu_update_words (self->menu);
  show_language (self);
}

static void
ichomp_header_bar_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_header_bar_update_words;
}

/* Some buttons belong to the game. */
static void
page_changed_cb (GtkStack *stack, GParamSpec *pspec, IchompHeaderBar *self)
{
  gboolean on_board = g_strcmp0 (gtk_stack_get_visible_child_name (stack), "play") == 0;

  gtk_widget_set_visible (self->undo_button, on_board);
  gtk_widget_set_visible (self->redo_button, on_board);
  gtk_widget_set_visible (self->panel_button, on_board);
}

static void
ichomp_header_bar_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompHeaderBar *self = ICHOMP_HEADER_BAR (object);

  switch (id)
    {
    case PROP_STACK:
      gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (self->switcher),
                                    g_value_get_object (value));
      g_signal_connect_object (g_value_get_object (value), "notify::visible-child-name",
                               G_CALLBACK (page_changed_cb), self, 0);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_header_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HEADER_BAR);

  G_OBJECT_CLASS (ichomp_header_bar_parent_class)->dispose (object);
}

static void
ichomp_header_bar_class_init (IchompHeaderBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = ichomp_header_bar_set_property;
  object_class->dispose = ichomp_header_bar_dispose;
  widget_class->root = ichomp_header_bar_root;
  widget_class->map = ichomp_header_bar_map;

  /* The pages. */
  props[PROP_STACK] = g_param_spec_object ("stack", NULL, NULL, GTK_TYPE_STACK,
                                           G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-header-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, header_bar);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, switcher);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, new_game_box);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, undo_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, redo_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, panel_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, menu_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, language_button);
  gtk_widget_class_bind_template_child (widget_class, IchompHeaderBar, leave_fullscreen_button);
}

static void
ichomp_header_bar_init (IchompHeaderBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->new_game_box, ichomp_either_layout_new ());
  self->menu = ichomp_menu_new (self->menu_button, N_ ("Main menu"), ichomp_menus_create_primary);
  self->languages =
      ichomp_menu_new (self->language_button, N_ ("Language"), ichomp_menus_create_languages);
  show_language (self);
  gtk_widget_set_visible (GTK_WIDGET (self->language_button), ichomp_menus_have_languages ());
  ichomp_kiosk_watch (self, become_kiosk, NULL, NULL);
}

/**
 * ichomp_header_bar_open_menu:
 * @self: a header bar
 *
 * Opens the main menu. The keyboard focus returns when it closes.
 */
void
ichomp_header_bar_open_menu (IchompHeaderBar *self)
{
  g_return_if_fail (ICHOMP_IS_HEADER_BAR (self));

  gtk_menu_button_popup (self->menu_button);
}

/**
 * ichomp_header_bar_open_languages:
 * @self: a header bar
 *
 * Opens the menu of languages, if there is a choice. The keyboard focus returns when it closes.
 */
void
ichomp_header_bar_open_languages (IchompHeaderBar *self)
{
  g_return_if_fail (ICHOMP_IS_HEADER_BAR (self));

  if (gtk_widget_get_visible (GTK_WIDGET (self->language_button)))
    gtk_menu_button_popup (self->language_button);
}
