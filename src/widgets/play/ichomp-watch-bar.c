/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The controls for watching the computer play both sides: pause, single steps, the speed, and
 * taking over a side. Visible only then. The keys work everywhere on the page, except while
 * typing. */

#include "ichomp-watch-bar.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompWatchBar
{
  GtkBox parent_instance;

  GtkWidget *pause_button;
  GtkWidget *step_button;
  GtkWidget *speed_drop_down;
  GtkWidget *take_over_button;

  IchompSession *session;
  GSettings *settings;
  IchompComputerPace *computer_pace;
};

static void ichomp_watch_bar_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompWatchBar,
                               ichomp_watch_bar,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_watch_bar_translatable_init))

static gboolean
is_paused (IchompWatchBar *self)
{
  gboolean paused;

  g_object_get (self->computer_pace, "paused", &paused, NULL);
  return paused;
}

/* The button is named after what it does next. */
static void
update_pause (IchompWatchBar *self)
{
  gboolean paused = is_paused (self);
  const char *name = paused ? _ ("Continue") : _ ("Pause");

  gtk_button_set_icon_name (GTK_BUTTON (self->pause_button), paused
                                                                 ? "media-playback-start-symbolic"
                                                                 : "media-playback-pause-symbolic");
  gtk_widget_set_tooltip_text (self->pause_button, paused ? _ ("Continue (P)") : _ ("Pause (P)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->pause_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Disables the keys on other pages of the window. */
static void
update_actions (IchompWatchBar *self)
{
  gboolean watching = gtk_widget_get_mapped (GTK_WIDGET (self));
  gboolean is_last = ichomp_session_get_index (self->session)
                     == sg_game_get_n_moves (ichomp_session_get_game (self->session));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.pause", watching && is_last);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.step", watching && is_last);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "watch.take-over",
                                 watching && !ichomp_session_is_trial (self->session));
}

static void
update (IchompWatchBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), ichomp_session_get_setup (self->session)->opponent
                                                     == ICHOMP_OPPONENT_COMPUTERS
                                                 && !ichomp_session_is_over (self->session));
  update_actions (self);
}

static void
pause_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWatchBar *self = ICHOMP_WATCH_BAR (widget);

  g_object_set (self->computer_pace, "paused", !is_paused (self), NULL);
}

static void
step_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_computer_pace_step (ICHOMP_WATCH_BAR (widget)->computer_pace);
}

/* The parameter is "1", "2", or, by key, empty for the side to move. */
static void
take_over_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWatchBar *self = ICHOMP_WATCH_BAR (widget);
  const char *side = g_variant_get_string (parameter, NULL);
  IchompPlayer player = ichomp_session_get_player (self->session);

  if (g_str_equal (side, "1"))
    player = ICHOMP_PLAYER_1;
  else if (g_str_equal (side, "2"))
    player = ICHOMP_PLAYER_2;

  ichomp_session_take_over (self->session, player);
}

static void
add_key (GtkWidget *widget, guint key, const char *action, const char *target)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();
  GtkShortcut *shortcut =
      gtk_shortcut_new (gtk_keyval_trigger_new (key, 0), gtk_named_action_new (action));

  if (target != NULL)
    gtk_shortcut_set_arguments (shortcut, g_variant_new_string (target));
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller),
                                     GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
  gtk_widget_add_controller (widget, controller);
}

static void
set_menu (IchompWatchBar *self)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, ichomp_digits_intern (_ ("Go on as Computer _1")), "watch.take-over::1");
  g_menu_append (menu, ichomp_digits_intern (_ ("Go on as Computer _2")), "watch.take-over::2");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (self->take_over_button), G_MENU_MODEL (menu));
}

static void
update_words (IchompTranslatable *translatable)
{
  IchompWatchBar *self = ICHOMP_WATCH_BAR (translatable);

  update_pause (self);
  set_menu (self);
}

static void
ichomp_watch_bar_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = update_words;
}

static void
ichomp_watch_bar_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_watch_bar_parent_class)->map (widget);
  update_actions (ICHOMP_WATCH_BAR (widget));
}

static void
ichomp_watch_bar_unmap (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_watch_bar_parent_class)->unmap (widget);
  if (ICHOMP_WATCH_BAR (widget)->session != NULL)
    update_actions (ICHOMP_WATCH_BAR (widget));
}

static void
ichomp_watch_bar_dispose (GObject *object)
{
  IchompWatchBar *self = ICHOMP_WATCH_BAR (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_WATCH_BAR);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->computer_pace);

  G_OBJECT_CLASS (ichomp_watch_bar_parent_class)->dispose (object);
}

static void
ichomp_watch_bar_class_init (IchompWatchBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_watch_bar_dispose;
  widget_class->map = ichomp_watch_bar_map;
  widget_class->unmap = ichomp_watch_bar_unmap;

  gtk_widget_class_install_action (widget_class, "watch.pause", NULL, pause_cb);
  gtk_widget_class_install_action (widget_class, "watch.step", NULL, step_cb);
  gtk_widget_class_install_action (widget_class, "watch.take-over", "s", take_over_cb);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-watch-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompWatchBar, pause_button);
  gtk_widget_class_bind_template_child (widget_class, IchompWatchBar, step_button);
  gtk_widget_class_bind_template_child (widget_class, IchompWatchBar, speed_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompWatchBar, take_over_button);
}

static void
ichomp_watch_bar_init (IchompWatchBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  add_key (GTK_WIDGET (self), GDK_KEY_p, "watch.pause", NULL);
  add_key (GTK_WIDGET (self), GDK_KEY_s, "watch.step", NULL);
  add_key (GTK_WIDGET (self), GDK_KEY_t, "watch.take-over", "");
}

GtkWidget *
ichomp_watch_bar_new (IchompSession *session,
                      GSettings *settings,
                      IchompComputerPace *computer_pace)
{
  IchompWatchBar *self = g_object_new (ICHOMP_TYPE_WATCH_BAR, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  self->computer_pace = g_object_ref (computer_pace);
  g_settings_bind (self->settings, "speed", self->computer_pace, "speed", G_SETTINGS_BIND_GET);
  ichomp_settings_bind_index (self->settings, "speed", self->speed_drop_down, "selected",
                              G_SETTINGS_BIND_NO_SENSITIVITY);
  g_signal_connect_object (self->computer_pace, "notify::paused", G_CALLBACK (update_pause), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::position", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::setup", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::trial", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  update_words (ICHOMP_TRANSLATABLE (self));
  update (self);

  return GTK_WIDGET (self);
}
