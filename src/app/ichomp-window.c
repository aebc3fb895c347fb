/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main window: a session's game, and the commands that change it. */

#include "ichomp-window.h"

#include <glib/gi18n-lib.h>

#include "ichomp-lessons-view.h"
#include "ichomp-new-game-dialog.h"
#include "ichomp-new-game.h"
#include "ichomp-notice.h"
#include "ichomp-paths.h"
#include "ichomp-study-view.h"
#include "ichomp-lesson-task.h"
#include "ichomp-wording.h"

/* Below this height, in pixels, what is not the board makes room for it; above the others there is
 * room to be seen from afar. */
#define COMPACT_HEIGHT 680
#define LARGE_HEIGHT 1000
#define LARGE_WIDTH 1500

/* Below this width, in pixels, the panels go below the board. */
#define NARROW_WIDTH 880

struct _IchompWindow
{
  GtkApplicationWindow parent_instance;

  GtkWidget *notice;
  GtkWidget *menu_button;
  GMenu *primary_menu;
  GtkWidget *leave_fullscreen_button;
  GtkWidget *stack;
  GtkWidget *scroller;
  GtkWidget *lessons_box;
  GtkWidget *task_bar;
  GtkWidget *task_icon;
  GtkWidget *task_label;
  IchompLessonsView *lessons; /* made when it is wanted for the first time */
  IchompLessonTask *task;
  GtkWidget *view;
  GtkWidget *focus_before_menu;

  IchompSession *session;
  IchompSettings *settings;
  IchompLessonProgress *progress;
  gboolean starting_task;
};

G_DEFINE_FINAL_TYPE (IchompWindow, ichomp_window, GTK_TYPE_APPLICATION_WINDOW)

enum
{
  PROP_SESSION = 1,
  PROP_SETTINGS,
  PROP_ON_TASK,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
update_actions (IchompWindow *self)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.undo",
                                 ichomp_session_can_undo (self->session));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.redo",
                                 ichomp_session_can_redo (self->session));
}

/* A screen reader speaks the title of the active window when it changes: there all news go. */
static void
announce (IchompWindow *self, const char *announcement)
{
  g_autofree char *title = NULL;

  /* Translators: The title of the window. %s is what happened last, such as "The computer took 4
   * tiles from the top left. Your turn." */
  title = g_strdup_printf (_ ("%s – iChomp"), announcement);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
announce_move (IchompWindow *self)
{
  g_autofree char *announcement = ichomp_wording_announcement (self->session);

  announce (self, announcement);
}

static void
session_changed_cb (IchompSession *session, GParamSpec *pspec, IchompWindow *self)
{
  const char *name = g_param_spec_get_name (pspec);

  if (g_str_equal (name, "analysis"))
    {
      const GError *error = ichomp_session_get_analysis_error (session);

      if (error != NULL)
        {
          g_autofree char *text = ichomp_wording_error (error);

          ichomp_window_show_notice (self, text);
        }
    }
  else if (g_str_equal (name, "position") || g_str_equal (name, "setup"))
    {
      announce_move (self);
      update_actions (self);
    }
}

/* Tasks of lessons */

static void
show_task (IchompWindow *self)
{
  static const char *const icons[] = {
    [ICHOMP_LESSON_TASK_OPEN] = "dialog-information-symbolic",
    [ICHOMP_LESSON_TASK_REACHED] = "object-select-symbolic",
    [ICHOMP_LESSON_TASK_MISSED] = "dialog-warning-symbolic",
  };
  g_autofree char *message = ichomp_lesson_task_dup_message (self->task);

  gtk_label_set_label (GTK_LABEL (self->task_label), message);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->task_icon),
                                icons[ichomp_lesson_task_get_state (self->task)]);
}

static void
task_changed_cb (IchompWindow *self)
{
  show_task (self);
  if (ichomp_lesson_task_get_state (self->task) == ICHOMP_LESSON_TASK_REACHED)
    {
      const char *lesson = ichomp_lesson_get_id (ichomp_lesson_task_get_lesson (self->task));
      const char *key = ichomp_lesson_block_get_key (ichomp_lesson_task_get_block (self->task));

      ichomp_lesson_progress_set_answered (self->progress, lesson, key);
    }
}

static void
set_task (IchompWindow *self, IchompLessonTask *task)
{
  g_set_object (&self->task, task);
  gtk_widget_set_visible (self->task_bar, task != NULL);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ON_TASK]);
}

/* Another game takes the place of a task. */
static void
leave_task (IchompWindow *self)
{
  set_task (self, NULL);
}

static void
try_cb (IchompWindow *self, const IchompLessonBlock *block)
{
  g_autoptr (IchompLessonTask) task = NULL;

  /* Nothing of the task is to be kept: say so before it is on the board. */
  self->starting_task = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ON_TASK]);
  task =
      ichomp_lesson_task_new (self->session, ichomp_lessons_view_get_lesson (self->lessons), block);
  self->starting_task = FALSE;
  set_task (self, task);

  g_signal_connect_object (task, "changed", G_CALLBACK (task_changed_cb), self, G_CONNECT_SWAPPED);
  show_task (self);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "play");
  ichomp_study_view_focus_board (ICHOMP_STUDY_VIEW (self->view));
}

static void
end_task_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);
  g_autoptr (IchompLessonTask) task = NULL;

  if (self->task == NULL)
    return;

  task = g_object_ref (self->task);
  leave_task (self);
  ichomp_lesson_task_end (task);
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "lessons");
}

static void
create_lessons (IchompWindow *self)
{
  g_autofree char *path = ichomp_paths_dup_user_file ("lessons.ini");
  g_autoptr (IchompStore) store = ichomp_store_new (path);
  g_autoptr (IchompLibrary) library = ichomp_library_new ();

  self->progress = ichomp_lesson_progress_new (store);
  self->lessons = ICHOMP_LESSONS_VIEW (ichomp_lessons_view_new (library, self->progress));
  g_signal_connect_object (self->lessons, "try", G_CALLBACK (try_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->lessons_box), GTK_WIDGET (self->lessons));
}

static void
page_changed_cb (IchompWindow *self)
{
  const char *name = gtk_stack_get_visible_child_name (GTK_STACK (self->stack));

  if (self->lessons == NULL && g_strcmp0 (name, "lessons") == 0)
    create_lessons (self);
}

/* Games */

static void
start_game (IchompWindow *self)
{
  IchompSetup setup;

  ichomp_new_game_read_setup (self->settings, ichomp_session_get_setup (self->session), &setup);
  leave_task (self);
  ichomp_session_start (self->session, &setup);
  ichomp_study_view_focus_board (ICHOMP_STUDY_VIEW (self->view));
}

static void
new_game_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);
  GtkWidget *dialog = ichomp_new_game_dialog_new (self->settings);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  gtk_window_set_application (GTK_WINDOW (dialog), gtk_window_get_application (GTK_WINDOW (self)));
  g_signal_connect_object (dialog, "start", G_CALLBACK (start_game), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* With the last tile the board gave the keyboard focus away: it takes it back with the tiles. */
static void
bring_focus_back (IchompWindow *self, gboolean was_over)
{
  if (was_over && !ichomp_session_is_over (self->session))
    ichomp_study_view_focus_board (ICHOMP_STUDY_VIEW (self->view));
}

static void
restart_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);
  gboolean was_over = ichomp_session_is_over (self->session);

  ichomp_session_restart (self->session);
  bring_focus_back (self, was_over);
}

static void
randomise_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);
  IchompSetup setup;
  gboolean was_over;

  ichomp_new_game_read_setup (self->settings, ichomp_session_get_setup (self->session), &setup);
  setup.randomise = TRUE;
  leave_task (self);
  was_over = ichomp_session_is_over (self->session);
  ichomp_session_start (self->session, &setup);
  bring_focus_back (self, was_over);
}

static void
undo_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);
  gboolean was_over = ichomp_session_is_over (self->session);

  ichomp_session_undo (self->session);
  bring_focus_back (self, was_over);
}

static void
redo_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_session_redo (ICHOMP_WINDOW (widget)->session);
}

static void
hint_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_study_view_give_hint (ICHOMP_STUDY_VIEW (ICHOMP_WINDOW (widget)->view));
}

static void
menu_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);

  g_set_weak_pointer (&self->focus_before_menu, gtk_window_get_focus (GTK_WINDOW (self)));
  gtk_menu_button_popup (GTK_MENU_BUTTON (self->menu_button));
}

/* Whoever opened the menu by a key goes on where they were. */
static void
menu_closed_cb (IchompWindow *self)
{
  if (self->focus_before_menu != NULL)
    gtk_widget_grab_focus (self->focus_before_menu);
  g_clear_weak_pointer (&self->focus_before_menu);
}

/* The menu is made when it is wanted for the first time: the window comes sooner. */
static void
create_menu_cb (GtkMenuButton *button, gpointer user_data)
{
  IchompWindow *self = user_data;
  GtkWidget *popover;

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  popover = gtk_popover_menu_new_from_model (G_MENU_MODEL (self->primary_menu));
  gtk_menu_button_set_popover (button, popover);
  g_signal_connect_object (popover, "closed", G_CALLBACK (menu_closed_cb), self, G_CONNECT_SWAPPED);
}

static void
fullscreen_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
set_css_class (GtkWidget *widget, const char *name, gboolean set)
{
  if (set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

static void
surface_layout_cb (GdkSurface *surface, int width, int height, IchompWindow *self)
{
  set_css_class (GTK_WIDGET (self), "compact", height < COMPACT_HEIGHT);
  set_css_class (GTK_WIDGET (self), "large", height >= LARGE_HEIGHT && width >= LARGE_WIDTH);
  set_css_class (GTK_WIDGET (self), "narrow", width < NARROW_WIDTH);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->view), width < NARROW_WIDTH
                                                                   ? GTK_ORIENTATION_VERTICAL
                                                                   : GTK_ORIENTATION_HORIZONTAL);
}

static void
ichomp_window_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_window_parent_class)->realize (widget);

  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (widget)), "layout",
                           G_CALLBACK (surface_layout_cb), widget, 0);
}

static void
ichomp_window_map (GtkWidget *widget)
{
  IchompWindow *self = ICHOMP_WINDOW (widget);

  GTK_WIDGET_CLASS (ichomp_window_parent_class)->map (widget);

  ichomp_study_view_focus_board (ICHOMP_STUDY_VIEW (self->view));
}

static void
ichomp_window_constructed (GObject *object)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  G_OBJECT_CLASS (ichomp_window_parent_class)->constructed (object);

  self->view = ichomp_study_view_new (self->session, self->settings);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->view);
  g_signal_connect_object (self->view, "said", G_CALLBACK (announce), self, G_CONNECT_SWAPPED);

  g_object_bind_property (self->settings, "window-width", self, "default-width",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->settings, "window-height", self, "default-height",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->settings, "window-maximized", self, "maximized",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);

  g_signal_connect_object (self->session, "notify", G_CALLBACK (session_changed_cb), self, 0);
  announce_move (self);
  update_actions (self);
}

static void
ichomp_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  switch (id)
    {
    case PROP_ON_TASK:
      g_value_set_boolean (value, self->starting_task || self->task != NULL);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  switch (id)
    {
    case PROP_SESSION:
      self->session = g_value_dup_object (value);
      break;
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_window_dispose (GObject *object)
{
  IchompWindow *self = ICHOMP_WINDOW (object);

  g_clear_weak_pointer (&self->focus_before_menu);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_WINDOW);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);
  g_clear_object (&self->task);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (ichomp_window_parent_class)->dispose (object);
}

static void
ichomp_window_class_init (IchompWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = ichomp_window_constructed;
  object_class->get_property = ichomp_window_get_property;
  object_class->set_property = ichomp_window_set_property;
  object_class->dispose = ichomp_window_dispose;
  widget_class->realize = ichomp_window_realize;
  widget_class->map = ichomp_window_map;

  props[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, ICHOMP_TYPE_SESSION,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_SETTINGS] =
      g_param_spec_object ("settings", NULL, NULL, ICHOMP_TYPE_SETTINGS,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  /* Whether a task of a lesson is on the board, which is not to be kept. */
  props[PROP_ON_TASK] = g_param_spec_boolean ("on-task", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.restart", NULL, restart_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.randomise", NULL, randomise_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.undo", NULL, undo_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.redo", NULL, redo_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.end-task", NULL, end_task_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.hint", NULL, hint_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.menu", NULL, menu_activate_cb);
  gtk_widget_class_install_action (widget_class, "win.fullscreen", NULL, fullscreen_activate_cb);

  g_type_ensure (ICHOMP_TYPE_NOTICE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-window.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, notice);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, lessons_box);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, task_bar);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, task_icon);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, task_label);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, scroller);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, menu_button);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, primary_menu);
  gtk_widget_class_bind_template_child (widget_class, IchompWindow, leave_fullscreen_button);
}

/* A menu button is named by the button inside it. */
static void
name_menu_button (GtkWidget *menu_button)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_first_child (menu_button)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Main menu"), -1);
}

static void
ichomp_window_init (IchompWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  name_menu_button (self->menu_button);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (page_changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->menu_button), create_menu_cb, self,
                                         NULL);

  /* The header bar, with the way back, is not there in full screen. */
  g_object_bind_property (self, "fullscreened", self->leave_fullscreen_button, "visible",
                          G_BINDING_SYNC_CREATE);
}

/**
 * ichomp_window_new:
 * @application: the application
 * @session: the game to show
 * @settings: the settings
 *
 * Returns: (transfer none): a window for @session; GTK owns it
 */
GtkWidget *
ichomp_window_new (GtkApplication *application, IchompSession *session, IchompSettings *settings)
{
  return g_object_new (ICHOMP_TYPE_WINDOW, "application", application, "session", session,
                       "settings", settings, NULL);
}

/**
 * ichomp_window_show_notice:
 * @self: a window
 * @text: a translated sentence
 *
 * Shows a message that stays until the person closes it.
 */
void
ichomp_window_show_notice (IchompWindow *self, const char *text)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  ichomp_notice_show (ICHOMP_NOTICE (self->notice), text);
}

/**
 * ichomp_window_open_lesson:
 * @self: a window
 * @lesson: (nullable): the id of a lesson, or %NULL for the one on show
 * @section: (nullable): the id of a section in it
 *
 * Shows the lessons, at that section.
 */
void
ichomp_window_open_lesson (IchompWindow *self, const char *lesson, const char *section)
{
  g_return_if_fail (ICHOMP_IS_WINDOW (self));

  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), "lessons");
  if (lesson != NULL)
    ichomp_lessons_view_open (self->lessons, lesson, section);
}
