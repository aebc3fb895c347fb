/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The game on one side, what is said about it on the other, and what connects the two: the board
 * lights what the explanation speaks of, a tile can be the answer to a question, and a readout opens
 * the reason for its value. */

#include "ichomp-study-view.h"

#include <glib/gi18n.h>

#include "ichomp-explanation-panel.h"
#include "ichomp-history-panel.h"
#include "ichomp-play-view.h"

struct _IchompStudyView
{
  GtkBox parent_instance;

  GtkWidget *panel;
  GtkWidget *switcher;
  GtkWidget *stack;
  GtkWidget *explanation; /* NULL until the panels are made */
  GtkWidget *history;
  GtkWidget *play_view;

  IchompSession *session;
  IchompSettings *settings;
  gboolean first_frame_seen;
};

G_DEFINE_FINAL_TYPE (IchompStudyView, ichomp_study_view, GTK_TYPE_BOX)

enum
{
  PROP_SESSION = 1,
  PROP_SETTINGS,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_SAID,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void make_panels (IchompStudyView *self);

static IchompExplanationPanel *
get_explanation (IchompStudyView *self)
{
  make_panels (self);
  return ICHOMP_EXPLANATION_PANEL (self->explanation);
}

static IchompHistoryPanel *
get_history (IchompStudyView *self)
{
  make_panels (self);
  return ICHOMP_HISTORY_PANEL (self->history);
}

static gboolean
may_explain (IchompStudyView *self)
{
  gboolean may;

  g_object_get (self->settings, "show-explanation", &may, NULL);
  return may;
}

static gboolean
is_explaining (IchompStudyView *self)
{
  return self->explanation != NULL && gtk_widget_get_visible (self->panel)
         && gtk_stack_get_visible_child (GTK_STACK (self->stack)) == self->explanation;
}

/* Only what is in sight says what is lit, and what must not be told. */
static void
update_view (IchompStudyView *self)
{
  const IchompStepView *view;
  gboolean asks_first;

  /* The explanation will be in sight once it is made: it asks from the first frame on. */
  if (self->explanation == NULL)
    {
      g_object_get (self->settings, "ask-first", &asks_first, NULL);
      ichomp_play_view_set_discreet (ICHOMP_PLAY_VIEW (self->play_view),
                                     asks_first && may_explain (self)
                                         && gtk_widget_get_visible (self->panel));
      return;
    }

  view = ichomp_explanation_panel_get_view (get_explanation (self));
  g_object_get (self->explanation, "ask-first", &asks_first, NULL);
  ichomp_play_view_light (ICHOMP_PLAY_VIEW (self->play_view), is_explaining (self) ? view : NULL);
  ichomp_play_view_set_discreet (ICHOMP_PLAY_VIEW (self->play_view),
                                 is_explaining (self) && asks_first);
}

/* Where nothing may be explained there is the history alone. */
static void
update_pages (IchompStudyView *self)
{
  gboolean may = may_explain (self);

  gtk_widget_set_visible (self->switcher, may);
  if (self->explanation == NULL)
    return;

  gtk_stack_page_set_visible (gtk_stack_get_page (GTK_STACK (self->stack), self->explanation), may);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), may ? self->explanation : self->history);
}

static void
update_analysis (IchompStudyView *self)
{
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_analysis (get_explanation (self),
                                           ichomp_session_get_analysis (self->session));
}

static void
pointed_at_cb (IchompStudyView *self, const SgMove *tile)
{
  if (is_explaining (self))
    ichomp_explanation_panel_point_at (get_explanation (self), tile);
}

static gboolean
choosing_cb (IchompStudyView *self, const SgMove *tile)
{
  return is_explaining (self)
         && ichomp_explanation_panel_offer_answer (get_explanation (self), tile);
}

static void
explain_cb (IchompStudyView *self, guint quadrant)
{
  if (!may_explain (self))
    return;

  g_object_set (self->settings, "show-panel", TRUE, NULL);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (get_explanation (self)));

  if (quadrant < SG_N_QUADRANTS)
    ichomp_explanation_panel_explain_quadrant (get_explanation (self), quadrant);
  else
    ichomp_explanation_panel_explain_position (get_explanation (self));
}

static void
play_move_cb (IchompStudyView *self, const SgMove *move)
{
  if (!ichomp_session_is_computers_turn (self->session))
    ichomp_session_play (self->session, move);
}

static void
said_cb (IchompStudyView *self, const char *text)
{
  if (is_explaining (self))
    g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

static void
history_said_cb (IchompStudyView *self, const char *text)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

/* In the panel, too, these keys go through the steps and do not scroll it. */
static void
catch_step_keys (GtkWidget *explanation)
{
  static const struct
  {
    guint key;
    GdkModifierType modifiers;
    const char *action;
  } keys[] = {
    { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "explanation.first" },
    { GDK_KEY_Page_Up, 0, "explanation.back" },
    { GDK_KEY_Page_Down, 0, "explanation.next" },
    { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "explanation.last" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (
        GTK_SHORTCUT_CONTROLLER (controller),
        gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                          gtk_named_action_new (keys[i].action)));

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  gtk_widget_add_controller (explanation, controller);
}

/* Makes what is beside the board; nothing the second time. */
static void
make_panels (IchompStudyView *self)
{
  if (self->explanation != NULL)
    return;

  self->explanation = ichomp_explanation_panel_new ();
  catch_step_keys (self->explanation);
  g_object_bind_property (self->settings, "ask-first", self->explanation, "ask-first",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->explanation, "view-changed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "said", G_CALLBACK (said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "play-move", G_CALLBACK (play_move_cb), self,
                           G_CONNECT_SWAPPED);

  self->history = ichomp_history_panel_new (self->session, self->settings);
  g_signal_connect_object (self->history, "said", G_CALLBACK (history_said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history, "board-wanted",
                           G_CALLBACK (ichomp_study_view_focus_board), self, G_CONNECT_SWAPPED);

  gtk_stack_add_titled (GTK_STACK (self->stack), self->explanation, "explanation",
                        _ ("Explanation"));
  gtk_stack_add_titled (GTK_STACK (self->stack), self->history, "history", _ ("History"));

  update_analysis (self);
  update_pages (self);
  update_view (self);
}

static void
panel_shown_cb (IchompStudyView *self)
{
  if (gtk_widget_get_visible (self->panel) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    make_panels (self);

  update_view (self);
}

/* The window shows its board first: the panels come with the second frame. */
static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (widget);

  if (!self->first_frame_seen)
    {
      self->first_frame_seen = TRUE;
      return G_SOURCE_CONTINUE;
    }

  panel_shown_cb (self);
  return G_SOURCE_REMOVE;
}

static void
ichomp_study_view_constructed (GObject *object)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (object);

  G_OBJECT_CLASS (ichomp_study_view_parent_class)->constructed (object);

  self->play_view = ichomp_play_view_new (self->session, self->settings);
  gtk_widget_set_hexpand (self->play_view, TRUE);
  gtk_widget_set_vexpand (self->play_view, TRUE);
  gtk_box_prepend (GTK_BOX (self), self->play_view);

  g_object_bind_property (self->settings, "show-panel", self->panel, "visible",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->panel, "notify::visible", G_CALLBACK (panel_shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "pointed-at", G_CALLBACK (pointed_at_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "choosing", G_CALLBACK (choosing_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "explain", G_CALLBACK (explain_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::analysis", G_CALLBACK (update_analysis), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (self->settings, "notify::show-explanation", G_CALLBACK (update_pages),
                           self, G_CONNECT_SWAPPED);
  update_pages (self);
  update_view (self);
  gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
ichomp_study_view_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (object);

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
ichomp_study_view_dispose (GObject *object)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STUDY_VIEW);
  g_clear_pointer (&self->play_view, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_study_view_parent_class)->dispose (object);
}

static void
explanation_step_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (widget);
  g_autofree char *action = g_strdup_printf ("explanation.%s", strrchr (name, '-') + 1);

  if (!may_explain (self))
    return;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (get_explanation (self)));
  gtk_widget_activate_action (self->explanation, action, NULL);
}

static void
history_step (GtkWidget *widget, IchompHistoryStep step)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (widget);

  if (!ichomp_history_panel_step (get_history (self), step))
    gtk_widget_error_bell (widget);
}

static void
history_first_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  history_step (widget, ICHOMP_HISTORY_STEP_FIRST);
}

static void
history_previous_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  history_step (widget, ICHOMP_HISTORY_STEP_PREVIOUS);
}

static void
history_next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  history_step (widget, ICHOMP_HISTORY_STEP_NEXT);
}

static void
history_last_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  history_step (widget, ICHOMP_HISTORY_STEP_LAST);
}

static void
install_commands (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *action;
    GtkWidgetActionActivateFunc func;
    guint key;
    GdkModifierType modifiers;
  } commands[] = {
    { "study.step-first", explanation_step_cb, GDK_KEY_Page_Up, GDK_CONTROL_MASK },
    { "study.step-back", explanation_step_cb, GDK_KEY_Page_Up, 0 },
    { "study.step-next", explanation_step_cb, GDK_KEY_Page_Down, 0 },
    { "study.step-last", explanation_step_cb, GDK_KEY_Page_Down, GDK_CONTROL_MASK },
    { "study.history-first", history_first_cb, GDK_KEY_Home, GDK_ALT_MASK },
    { "study.history-previous", history_previous_cb, GDK_KEY_Left, GDK_ALT_MASK },
    { "study.history-next", history_next_cb, GDK_KEY_Right, GDK_ALT_MASK },
    { "study.history-last", history_last_cb, GDK_KEY_End, GDK_ALT_MASK },
  };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gtk_widget_class_install_action (widget_class, commands[i].action, NULL, commands[i].func);
      gtk_widget_class_add_binding_action (widget_class, commands[i].key, commands[i].modifiers,
                                           commands[i].action, NULL);
    }
}

static void
ichomp_study_view_class_init (IchompStudyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = ichomp_study_view_constructed;
  object_class->set_property = ichomp_study_view_set_property;
  object_class->dispose = ichomp_study_view_dispose;

  props[PROP_SESSION] =
      g_param_spec_object ("session", NULL, NULL, ICHOMP_TYPE_SESSION,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  props[PROP_SETTINGS] =
      g_param_spec_object ("settings", NULL, NULL, ICHOMP_TYPE_SETTINGS,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompStudyView::said:
   * @self: the view
   * @text: a translated sentence
   *
   * Emitted when there is something new to read, for a screen reader.
   */
  signals[SIGNAL_SAID] = g_signal_new ("said", ICHOMP_TYPE_STUDY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  install_commands (widget_class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-study-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, panel);
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, switcher);
}

/* The panel takes no more width than it needs, however much its sentences would like: the rest is for
 * the board. */
static void
measure_panel (GtkWidget *panel,
               GtkOrientation orientation,
               int for_size,
               int *minimum,
               int *natural,
               int *minimum_baseline,
               int *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (panel);

  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = *minimum;
}

static void
allocate_panel (GtkWidget *panel, int width, int height, int baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (panel), width, height, baseline, NULL);
}

static void
ichomp_study_view_init (IchompStudyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->panel,
                                 gtk_custom_layout_new (NULL, measure_panel, allocate_panel));
}

/**
 * ichomp_study_view_new:
 * @session: the game
 * @settings: what may be seen of it
 *
 * Returns: (transfer floating): a view of @session with all that is said about it
 */
GtkWidget *
ichomp_study_view_new (IchompSession *session, IchompSettings *settings)
{
  return g_object_new (ICHOMP_TYPE_STUDY_VIEW, "session", session, "settings", settings, NULL);
}

/**
 * ichomp_study_view_focus_board:
 * @self: a view
 *
 * Moves the keyboard focus to a tile, if one is left.
 */
void
ichomp_study_view_focus_board (IchompStudyView *self)
{
  g_return_if_fail (ICHOMP_IS_STUDY_VIEW (self));

  ichomp_play_view_focus_board (ICHOMP_PLAY_VIEW (self->play_view));
}

/**
 * ichomp_study_view_give_hint:
 * @self: a view
 *
 * Shows the next hint for the position on the board, unless nothing may be explained.
 */
void
ichomp_study_view_give_hint (IchompStudyView *self)
{
  g_return_if_fail (ICHOMP_IS_STUDY_VIEW (self));

  if (!may_explain (self))
    return;

  g_object_set (self->settings, "show-panel", TRUE, NULL);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (get_explanation (self)));
  ichomp_explanation_panel_give_hint (get_explanation (self));
}
