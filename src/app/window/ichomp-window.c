/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main window: the pages of the game, the lessons and the practice, under a header bar. The
 * files in commands/ add its commands and fill the pages of lessons and practice. */

#include "ichomp-window.h"

#include <glib/gi18n.h>

#include "ichomp-config.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-dialog.h"
#include "widgets/kit/ichomp-first-frame.h"
#include "widgets/kit/ichomp-focus.h"
#include "ichomp-header-bar.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "widgets/kit/ichomp-notice.h"
#include "widgets/kit/ichomp-focus-region.h"
#include "widgets/play/ichomp-play-page.h"
#include "ichomp-window-idle.h"
#include "ichomp-window-size.h"
#include "ichomp-window-voice.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

struct _IchompWindow
{
  GtkApplicationWindow parent_instance;

  GtkWidget *content;
  GtkWidget *notice;
  IchompHeaderBar *header_bar;
  GtkWidget *stack;
  GtkWidget *scroller;
  GtkWidget *lessons_box;
  IchompTaskBar *task_bar;
  GtkWidget *view;
  GtkWidget *page_focus; /* the last focus widget of a page, or NULL */

  IchompSession *session;
  GSettings *settings;
  IchompWindowIdle *idle;
  IchompWindowVoice *voice;
  IchompLesson *lesson;            /* on the page of lessons, or NULL */
  IchompMessage *analysis_problem; /* on show; or NULL */
};

static void ichomp_window_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompWindow,
                               ichomp_window,
                               GTK_TYPE_APPLICATION_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_window_translatable_init))

enum
{
  PROP_ON_TASK = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* The title names what is on show. */
static void
update_title (IchompWindow *self)
{
  GtkStack *stack = GTK_STACK (self->stack);
  GtkWidget *page = gtk_stack_get_visible_child (stack);
  const char *name = gtk_stack_get_visible_child_name (stack);
  g_autofree char *lesson = NULL;
  g_autofree char *title = NULL;
  const char *subject = NULL;

  if (page == NULL || self->session == NULL)
    return;

  if (g_str_equal (name, "play"))
    {
      subject = ichomp_wording_variant (ichomp_session_get_setup (self->session));
    }
  else if (g_str_equal (name, "lessons") && self->lesson != NULL)
    {
      lesson = ichomp_lesson_block_dup_plain (ichomp_lesson_get_title (self->lesson));
      subject = lesson;
    }
  if (subject == NULL)
    subject = gtk_stack_page_get_title (gtk_stack_get_page (stack, page));

  /* Translators: The title of the window. %s is what it shows: a game, the title of a lesson, or
   * the name of the page, such as "Practice". */
  title = g_strdup_printf (_ ("%s – iChomp"), subject);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

/* A computation that the user has stopped is no problem. */
static void
analysis_changed_cb (IchompWindow *self)
{
  const GError *error = ichomp_session_get_analysis_error (self->session);

  if (self->analysis_problem != NULL)
    ichomp_window_take_back_notice (self, self->analysis_problem);
  g_clear_pointer (&self->analysis_problem, ichomp_message_unref);
  if (error == NULL || ichomp_session_is_stopped (self->session))
    return;

  self->analysis_problem = ichomp_message_new_error (error);
  ichomp_window_show_notice (self, self->analysis_problem);
}

/* All offers are about the game on the board. */
static void
page_changed_cb (IchompWindow *self)
{
  const char *page = ichomp_window_get_page (self);

  if (page != NULL)
    ichomp_notice_set_hides_offers (ICHOMP_NOTICE (self->notice), !g_str_equal (page, "play"));
  update_title (self);
}

static void
on_task_cb (IchompWindow *self)
{
  ichomp_play_page_set_on_task (ICHOMP_PLAY_PAGE (self->view),
                                ichomp_task_bar_is_on_task (self->task_bar));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ON_TASK]);
}

/* Keys of the page while the focus is elsewhere */

static GtkWidget *
get_page_content (IchompWindow *self)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  if (g_strcmp0 (ichomp_window_get_page (self), "play") == 0)
    return self->view;

  return page != NULL ? gtk_widget_get_first_child (page) : NULL;
}

/* The board is the place to go on from; at the end of a game, the panel beside it. */
static void
focus_view (GtkWidget *window)
{
  IchompWindow *self = ICHOMP_WINDOW (window);

  if (gtk_widget_get_mapped (self->view))
    ichomp_play_page_focus (ICHOMP_PLAY_PAGE (self->view));
}

static gboolean
keep_focus_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  if (gtk_window_get_focus (GTK_WINDOW (widget)) == NULL)
    focus_view (widget);

  return G_SOURCE_REMOVE;
}

/* A button may lose the focus because it cannot be used any more, such as Undo at the start of the
 * game: unless something else takes the focus at once, no key would work. */
static void
focus_changed_cb (IchompWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL)
    gtk_widget_add_tick_callback (GTK_WIDGET (self), keep_focus_cb, NULL, NULL);
  else if (gtk_widget_is_ancestor (focus, self->stack))
    g_set_weak_pointer (&self->page_focus, focus);
}

/* Returns the widget that has the focus now. */
static GtkWidget *
return_focus (IchompWindow *self, GtkWidget *content)
{
  if (self->page_focus != NULL && gtk_widget_get_mapped (self->page_focus)
      && gtk_widget_is_ancestor (self->page_focus, content))
    ichomp_focus_give (self->page_focus);
  else
    gtk_widget_child_focus (content, GTK_DIR_TAB_FORWARD);

  return gtk_window_get_focus (GTK_WINDOW (self));
}

/* A presenter's clicker sends only these keys, and nobody in front of a class looks for the
 * focus. */
static gboolean
turns_pages (guint key)
{
  return key == GDK_KEY_Page_Up || key == GDK_KEY_Page_Down || key == GDK_KEY_KP_Page_Up
         || key == GDK_KEY_KP_Page_Down;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint key,
                guint keycode,
                GdkModifierType state,
                IchompWindow *self)
{
  GtkWidget *content = get_page_content (self);
  GtkWidget *focus;

  if (!turns_pages (key) || content == NULL || ichomp_focus_is_inside (content))
    return FALSE;

  focus = return_focus (self, content);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, content))
    return gtk_event_controller_key_forward (controller, content);

  for (; focus != GTK_WIDGET (self); focus = gtk_widget_get_parent (focus))
    if (gtk_event_controller_key_forward (controller, focus))
      return TRUE;

  return FALSE;
}

static void
catch_keys (IchompWindow *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  g_signal_connect_object (controller, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
  g_signal_connect (self, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}

static void
menu_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *self = user_data;

  ichomp_header_bar_open_menu (self->header_bar);
}

static void
languages_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  IchompWindow *self = user_data;

  ichomp_header_bar_open_languages (self->header_bar);
}

static void
fullscreen_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = user_data;

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
become_kiosk (gpointer object, gpointer data)
{
  static const char *const commands[] = { "window.close", "window.minimize",
                                          "window.toggle-maximized" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    gtk_widget_action_set_enabled (object, commands[i], FALSE);
  gtk_window_set_deletable (object, FALSE);
}

/* A kiosk stays open, also when the desktop asks to close it. */
static gboolean
ichomp_window_close_request (GtkWindow *window)
{
  if (ichomp_kiosk_is_on ())
    return TRUE;

  ichomp_dialog_close_in_front (window);
  return GTK_WINDOW_CLASS (ichomp_window_parent_class)->close_request (window);
}

static void
ichomp_window_map (GtkWidget *widget)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);

  GTK_WIDGET_CLASS (ichomp_window_parent_class)->map (widget);

  if (g_strcmp0 (ichomp_window_get_page (self), "play") != 0
      || ichomp_play_page_focus_board (ICHOMP_PLAY_PAGE (self->view)))
    return;

  /* The game is over. GTK would focus the header bar, and the panel is made after the first
   * frame. */
  ichomp_first_frame_then (widget, focus_view);
}

static void
next_region_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_focus_region_cycle (user_data, GTK_DIR_TAB_FORWARD);
}

static void
previous_region_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_focus_region_cycle (user_data, GTK_DIR_TAB_BACKWARD);
}

static const GActionEntry actions[] = {
  { .name = "next-region", .activate = next_region_activate_cb },
  { .name = "previous-region", .activate = previous_region_activate_cb },
  { .name = "menu", .activate = menu_activate_cb },
  { .name = "languages", .activate = languages_activate_cb },
  { .name = "fullscreen", .activate = fullscreen_activate_cb },
};

/* Rendering the icon in all its sizes takes a third of the time of the first frame: it comes
 * later. */
static void
first_frame_cb (GtkWidget *widget)
{
  gtk_window_set_default_icon_name (ICHOMP_APP_ID);
  gtk_window_set_icon_name (GTK_WINDOW (widget), ICHOMP_APP_ID);
}

static void
ichomp_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  switch (id)
    {
    case PROP_ON_TASK:
      g_value_set_boolean (value, ichomp_task_bar_is_on_task (self->task_bar));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_window_dispose (GObject *object)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  /* A part that goes may end a trial, which changes the session. */
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_WINDOW);
  g_clear_weak_pointer (&self->page_focus);
  g_clear_object (&self->idle);
  g_clear_object (&self->voice);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  g_clear_pointer (&self->analysis_problem, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_window_parent_class)->dispose (object);
}

static void
ichomp_window_class_init (IchompWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_window_get_property;
  object_class->dispose = ichomp_window_dispose;
  widget_class->map = ichomp_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = ichomp_window_close_request;

  /* Whether a task of a lesson is on the board: the game must not be saved then. */
  props[PROP_ON_TASK] = g_param_spec_boolean ("on-task", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (ICHOMP_TYPE_HEADER_BAR);
  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_NOTICE);
  g_type_ensure (ICHOMP_TYPE_TASK_BAR);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-window.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, content);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, lessons_box);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, task_bar);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, header_bar);
}

static void
ichomp_window_update_words (IchompTranslatable *translatable)
{
  IchompWindow *self = ICHOMP_WINDOW (translatable);

  /* Its own words come when it is filled. */
  if (self->voice == NULL)
    return;

  update_title (self);
  ichomp_window_voice_tell_game (self->voice);
}

static void
ichomp_window_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_window_update_words;
}

static void
ichomp_window_init (IchompWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->content, ichomp_notice_layout_new ());
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  catch_keys (self);
  ichomp_focus_region_set (GTK_WIDGET (self->header_bar), NULL);
  ichomp_focus_region_set (self->lessons_box, NULL);
  g_signal_connect_object (self->task_bar, "notify::on-task", G_CALLBACK (on_task_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
ichomp_window_new (GtkApplication *application, IchompSession *session, GSettings *settings)
{
  IchompWindow *self = g_object_new (ICHOMP_TYPE_WINDOW, "application", application, NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  ichomp_kiosk_guard_action (G_ACTION_MAP (self), "fullscreen");
  ichomp_kiosk_watch (self, become_kiosk, NULL, NULL);

  self->view = ichomp_play_page_new (self->session, self->settings);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);

  g_settings_bind (self->settings, "window-width", self, "default-width",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  g_settings_bind (self->settings, "window-maximized", self, "maximized",
                   G_SETTINGS_BIND_NO_SENSITIVITY);
  ichomp_window_size_follow (GTK_WIDGET (self), GTK_ORIENTABLE (self->view));
  self->idle = ichomp_window_idle_new (GTK_WIDGET (self), self->settings);

  g_signal_connect_object (self->session, "notify::analysis", G_CALLBACK (analysis_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::setup", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  self->voice = ichomp_window_voice_new (GTK_WIDGET (self), session, ICHOMP_PLAY_PAGE (self->view),
                                         self->settings);
  update_title (self);
  ichomp_first_frame_then (GTK_WIDGET (self), first_frame_cb);

  return GTK_WIDGET (self);
}

/**
 * ichomp_window_show_notice:
 * @self: a window
 * @message: a warning
 *
 * Shows a warning until the user closes it.
 */
void
ichomp_window_show_notice (IchompWindow *self, IchompMessage *message)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_notice_show (ICHOMP_NOTICE (self->notice), ICHOMP_NOTICE_WARNING, NULL, message);
}

/**
 * ichomp_window_report:
 * @self: a window
 * @topic: a static string; an older message of the same topic is replaced
 * @ok: whether the command succeeded
 * @message: a message
 *
 * Shows the result of a command of the user.
 */
void
ichomp_window_report (IchompWindow *self, const char *topic, gboolean ok, IchompMessage *message)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_notice_show (ICHOMP_NOTICE (self->notice),
                      ok ? ICHOMP_NOTICE_SUCCESS : ICHOMP_NOTICE_WARNING, topic, message);
}

/**
 * ichomp_window_offer:
 * @self: a window
 * @topic: a static string; an older message of the same topic is replaced
 * @message: good news
 * @label: the label of a button beside it, a static string, not yet translated
 * @action: (type utf8): the action of the button, with its prefix, a static string
 *
 * Shows a message with a button.
 */
void
ichomp_window_offer (IchompWindow *self,
                     const char *topic,
                     IchompMessage *message,
                     const char *label,
                     const char *action)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_notice_offer (ICHOMP_NOTICE (self->notice), topic, message, label, action);
}

/**
 * ichomp_window_take_back_notice:
 * @self: a window
 * @message: a message
 *
 * Hides the message, if it is shown or waits.
 */
void
ichomp_window_take_back_notice (IchompWindow *self, IchompMessage *message)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_notice_take_back (ICHOMP_NOTICE (self->notice), message);
}

IchompSession *
ichomp_window_get_session (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return self->session;
}

GSettings *
ichomp_window_get_settings (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return self->settings;
}

IchompPlayPage *
ichomp_window_get_view (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return ICHOMP_PLAY_PAGE (self->view);
}

/**
 * ichomp_window_get_stack:
 * @self: a window
 *
 * Returns: (transfer none): the pages: `play`, and the boxes `lessons` and `practice`, empty until
 *   a feature of the window fills them
 */
GtkStack *
ichomp_window_get_stack (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return GTK_STACK (self->stack);
}

IchompTaskBar *
ichomp_window_get_task_bar (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return self->task_bar;
}

/**
 * ichomp_window_get_page:
 * @self: a window
 *
 * Returns: (transfer none): the name of the visible page, for example `play`
 */
const char *
ichomp_window_get_page (IchompWindow *self)
{
  g_return_val_if_fail (ICHOMP_IS_WINDOW (self), NULL);

  return gtk_stack_get_visible_child_name (GTK_STACK (self->stack));
}

/* @lesson: (nullable): the lesson on the page of lessons */
void
ichomp_window_set_lesson (IchompWindow *self, IchompLesson *lesson)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  if (lesson != NULL)
    ichomp_lesson_ref (lesson);
  g_clear_pointer (&self->lesson, ichomp_lesson_unref);
  self->lesson = lesson;
  update_title (self);
}

/**
 * ichomp_window_begin_game:
 * @self: a window
 * @setup: the setup
 * @game: (nullable): a game to continue, or %NULL to start one as @setup says
 *
 * Ends the task on the board, if there is one, and replaces the user's own game. A setup that
 * depends on that of the session is made after ichomp_window_end_task().
 */
void
ichomp_window_begin_game (IchompWindow *self, const IchompSetup *setup, SgGame *game)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_window_end_task (self);
  if (game != NULL)
    ichomp_session_start_from (self->session, setup, game);
  else
    ichomp_session_start (self->session, setup);
}

/**
 * ichomp_window_end_task:
 * @self: a window
 *
 * Ends the task of a lesson that is on the board, if there is one: the user's own game comes back.
 */
void
ichomp_window_end_task (IchompWindow *self)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_task_bar_end (self->task_bar);
}

/**
 * ichomp_window_show_page:
 * @self: a window
 * @name: the name of a page; an unknown name changes nothing
 */
void
ichomp_window_show_page (IchompWindow *self, const char *name)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  if (gtk_stack_get_child_by_name (GTK_STACK (self->stack), name) != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), name);
}

void
ichomp_window_focus_board (IchompWindow *self)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_play_page_focus_board (ICHOMP_PLAY_PAGE (self->view));
}
