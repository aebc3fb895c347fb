/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog for the settings that are not part of a game. Changes take effect at once. */

#include "ichomp-preferences.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/kit/ichomp-lock.h"
#include "game/storage/ichomp-preset.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompPreferences
{
  GtkWindow parent_instance;

  GtkWidget *not_kept_label;
  GtkWidget *locked_note;
  GtkWidget *grid;
  GtkWidget *preset;
  GtkWidget *own_digits_label;
  GtkWidget *own_digits_padlock;

  GSettings *settings;
};

static void ichomp_preferences_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPreferences,
                               ichomp_preferences,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_preferences_translatable_init))

/* The widget of each setting, by its name in the template, and its bound property. */
static const struct
{
  const char *setting;
  const char *child;
  const char *property;
} rows[] = {
  { "appearance", "appearance", "selected" },
  { "projector", "projector", "active" },
  { "zoom", "zoom", "value" },
  { "animate", "animate", "active" },
  { "select-first", "select_first", "active" },
  { "show-move-values", "show_move_values", "active" },
  { "show-preview", "show_preview", "active" },
  { "show-coordinates", "show_coordinates", "active" },
  { "own-digits", "own_digits", "active" },
  { "show-explanation", "show_explanation", "active" },
  { "show-decimal", "show_decimal", "active" },
  { "show-binary", "show_binary", "active" },
  { "show-nw", "show_nw", "active" },
  { "show-ne", "show_ne", "active" },
  { "show-sw", "show_sw", "active" },
  { "show-se", "show_se", "active" },
  { "show-nim-sum", "show_nim_sum", "active" },
  { "show-outcome", "show_outcome", "active" },
};

/* A preset sets the switches below it, unless a lock forbids it. */
static void
preset_selected_cb (IchompPreferences *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->preset));

  if (selected < ICHOMP_N_PRESETS)
    ichomp_preset_apply (selected, self->settings);
}

static void
show_preset (IchompPreferences *self)
{
  g_signal_handlers_block_by_func (self->preset, preset_selected_cb, self);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->preset), ichomp_preset_find (self->settings));
  g_signal_handlers_unblock_by_func (self->preset, preset_selected_cb, self);
}

static GtkWidget *
get_control (IchompPreferences *self, const char *name)
{
  return GTK_WIDGET (
      gtk_widget_get_template_child (GTK_WIDGET (self), ICHOMP_TYPE_PREFERENCES, name));
}

/* Only for languages with their own digits. */
static void
update_digits (IchompPreferences *self)
{
  gboolean has_digits = ichomp_language_get_zero (ichomp_i18n_get_language ()) != '0';

  gtk_widget_set_visible (self->own_digits_label, has_digits);
  gtk_widget_set_visible (get_control (self, "own_digits"), has_digits);
  gtk_widget_set_visible (self->own_digits_padlock,
                          has_digits && !g_settings_is_writable (self->settings, "own-digits"));
}

/* The note explains visible padlocks only. */
static gboolean
has_padlock (IchompPreferences *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (!g_settings_is_writable (self->settings, rows[i].setting)
        && gtk_widget_get_visible (get_control (self, rows[i].child)))
      return TRUE;

  return FALSE;
}

static void
update_locks (IchompPreferences *self)
{
  gboolean any_preset = FALSE;

  for (IchompPreset preset = 0; preset < ICHOMP_N_PRESETS; preset++)
    any_preset = any_preset
                 || (preset != ichomp_preset_find (self->settings)
                     && ichomp_preset_is_allowed (preset, self->settings));

  update_digits (self);
  gtk_widget_set_visible (self->locked_note, has_padlock (self));
  gtk_widget_set_sensitive (self->preset, any_preset);
  gtk_widget_set_tooltip_text (self->preset, any_preset ? NULL : _ ("Locked by the administrator"));
}

static void
ichomp_preferences_update_words (IchompTranslatable *translatable)
{
  update_locks (ICHOMP_PREFERENCES (translatable));
}

static void
ichomp_preferences_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_preferences_update_words;
}

static void
add_row (IchompPreferences *self, const char *setting, const char *name, const char *property)
{
  GObject *child = gtk_widget_get_template_child (GTK_WIDGET (self), ICHOMP_TYPE_PREFERENCES, name);
  GtkWidget *padlock = ichomp_lock_create_padlock (self->settings, setting);
  int row;

  if (g_str_equal (property, "selected"))
    ichomp_settings_bind_index (self->settings, setting, child, property,
                                G_SETTINGS_BIND_NO_SENSITIVITY);
  else
    g_settings_bind (self->settings, setting, child, property, G_SETTINGS_BIND_NO_SENSITIVITY);
  ichomp_lock_follow (GTK_WIDGET (child), self->settings, setting);
  gtk_grid_query_child (GTK_GRID (self->grid), GTK_WIDGET (child), NULL, &row, NULL, NULL);
  gtk_grid_attach (GTK_GRID (self->grid), padlock, 2, row, 1, 1);
  if (g_str_equal (setting, "own-digits"))
    self->own_digits_padlock = padlock;
}

static void
ichomp_preferences_dispose (GObject *object)
{
  IchompPreferences *self = ICHOMP_PREFERENCES (object);

  /* A number that is being typed is set when its entry loses the focus, while the children go. */
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PREFERENCES);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_preferences_parent_class)->dispose (object);
}

static void
ichomp_preferences_class_init (IchompPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_preferences_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPreferences, not_kept_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPreferences, locked_note);
  gtk_widget_class_bind_template_child (widget_class, IchompPreferences, grid);
  gtk_widget_class_bind_template_child (widget_class, IchompPreferences, preset);
  gtk_widget_class_bind_template_child (widget_class, IchompPreferences, own_digits_label);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    gtk_widget_class_bind_template_child_full (widget_class, rows[i].child, FALSE, 0);
}

static void
ichomp_preferences_init (IchompPreferences *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ichomp_preferences_new (GSettings *settings)
{
  IchompPreferences *self = g_object_new (ICHOMP_TYPE_PREFERENCES, NULL);

  self->settings = g_object_ref (settings);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    add_row (self, rows[i].setting, rows[i].child, rows[i].property);

  g_signal_connect_object (self->preset, "notify::selected", G_CALLBACK (preset_selected_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed", G_CALLBACK (show_preset), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "writable-changed", G_CALLBACK (update_locks), self,
                           G_CONNECT_SWAPPED);
  show_preset (self);
  update_locks (self);

  gtk_widget_set_visible (self->not_kept_label, !ichomp_settings_are_kept (self->settings));

  return GTK_WIDGET (self);
}
