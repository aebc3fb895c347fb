/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The game on one side, what is said about it on the other, and what connects the two: the board
 * lights what the explanation speaks of, a tile can be the answer to a question, and a readout opens
 * the reason for its value. */

#include "ichomp-study-view.h"

#include <glib/gi18n.h>

#include "ichomp-explanation-panel.h"
#include "ichomp-first-frame.h"
#include "ichomp-history-panel.h"
#include "ichomp-play-view.h"
#include "ichomp-region.h"
#include "ichomp-slim-layout.h"
#include "ichomp-translatable.h"

struct _IchompStudyView
{
  GtkBox parent_instance;

  GtkWidget *panel;
  GtkWidget *switcher;
  GtkWidget *stack;
  GtkWidget *close_button;
  GtkWidget *explanation; /* NULL until the panels are made */
  GtkWidget *history;
  GtkWidget *play_view;

  IchompSession *session;
  IchompSettings *settings;
  gboolean opened; /* whether the panel has been called although the settings do not show it */
};

static void ichomp_study_view_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompStudyView,
                               ichomp_study_view,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_study_view_translatable_init))

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
get_setting (IchompStudyView *self, const char *name)
{
  gboolean value;

  g_object_get (self->settings, name, &value, NULL);
  return value;
}

static gboolean
may_explain (IchompStudyView *self)
{
  return get_setting (self, "show-explanation");
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
update_panel (IchompStudyView *self)
{
  gboolean shown = get_setting (self, "show-panel");

  if (shown)
    self->opened = FALSE;
  gtk_widget_set_visible (self->panel, shown || self->opened);
  gtk_widget_set_visible (self->close_button, self->opened);
}

/* Where the setting is locked the panel comes for this once, and can be closed again. */
static void
open_explanation (IchompStudyView *self)
{
  if (ichomp_settings_is_locked (self->settings, "show-panel"))
    self->opened = TRUE;
  else
    g_object_set (self->settings, "show-panel", TRUE, NULL);

  update_panel (self);
  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (get_explanation (self)));
}

static void
close_panel (IchompStudyView *self)
{
  gboolean had_focus = gtk_widget_get_focus_child (self->panel) != NULL;

  self->opened = FALSE;
  update_panel (self);
  if (had_focus)
    ichomp_study_view_focus_board (self);
}

static void
explain_cb (IchompStudyView *self, guint quadrant)
{
  if (!may_explain (self))
    return;

  open_explanation (self);
  ichomp_explanation_panel_explain (get_explanation (self), quadrant);
}

/* The explanation keeps to itself what is hidden beside the board. */
static void
update_hidden_values (IchompStudyView *self)
{
  static const char *const names[SG_N_QUADRANTS] = { "show-nw", "show-ne", "show-sw", "show-se" };
  guint hidden = 0;

  if (self->explanation == NULL)
    return;

  SG_FOREACH_QUADRANT (q)
    if (!get_setting (self, names[q]))
      hidden |= 1u << q;
  ichomp_explanation_panel_set_hidden_values (get_explanation (self), hidden);
}

static void
update_can_play (IchompStudyView *self)
{
  if (self->explanation != NULL)
    ichomp_explanation_panel_set_can_play (get_explanation (self),
                                           !ichomp_session_is_computers_turn (self->session));
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

static void
update_titles (IchompStudyView *self)
{
  GtkStack *stack = GTK_STACK (self->stack);

  if (self->explanation == NULL)
    return;

  gtk_stack_page_set_title (gtk_stack_get_page (stack, self->explanation), _ ("Explanation"));
  gtk_stack_page_set_title (gtk_stack_get_page (stack, self->history), _ ("History"));
}

/* Below the board there is width to spare, and height beside it. */
static void
update_orientation (IchompStudyView *self)
{
  GtkOrientation orientation = gtk_orientable_get_orientation (GTK_ORIENTABLE (self));

  if (self->explanation != NULL)
    ichomp_explanation_panel_set_orientation (
        get_explanation (self), orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL
                                                                        : GTK_ORIENTATION_VERTICAL);
}

static void
settings_changed_cb (IchompStudyView *self)
{
  update_panel (self);
  update_hidden_values (self);
}

/* Makes what is beside the board; nothing the second time. */
static void
make_panels (IchompStudyView *self)
{
  if (self->explanation != NULL)
    return;

  self->explanation = ichomp_explanation_panel_new ();
  ichomp_explanation_panel_bind_settings (ICHOMP_EXPLANATION_PANEL (self->explanation),
                                          self->settings);
  g_signal_connect_object (self->explanation, "view-changed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "said", G_CALLBACK (said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "play-move", G_CALLBACK (play_move_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explanation, "board-wanted",
                           G_CALLBACK (ichomp_study_view_focus_board), self, G_CONNECT_SWAPPED);

  self->history = ichomp_history_panel_new (self->session, self->settings);
  g_signal_connect_object (self->history, "said", G_CALLBACK (history_said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->history, "board-wanted",
                           G_CALLBACK (ichomp_study_view_focus_board), self, G_CONNECT_SWAPPED);

  gtk_stack_add_named (GTK_STACK (self->stack), self->explanation, "explanation");
  gtk_stack_add_named (GTK_STACK (self->stack), self->history, "history");
  update_titles (self);
  update_orientation (self);

  update_hidden_values (self);
  update_can_play (self);
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

/* The window shows its board first. */
static void
first_frame_cb (GtkWidget *widget)
{
  panel_shown_cb (ICHOMP_STUDY_VIEW (widget));
}

/* Regions of the window */

static gboolean
focus_board (GtkWidget *play_view)
{
  return ichomp_play_view_focus_board (ICHOMP_PLAY_VIEW (play_view));
}

static gboolean
focus_panel (GtkWidget *panel)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (gtk_widget_get_parent (panel));

  return is_explaining (self) ? gtk_widget_grab_focus (self->explanation)
                              : gtk_widget_child_focus (self->stack, GTK_DIR_TAB_FORWARD);
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
  ichomp_region_set (self->play_view, focus_board);
  ichomp_region_set (self->panel, focus_panel);

  update_panel (self);
  g_signal_connect_object (self->settings, "notify", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
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
  g_signal_connect_object (self->session, "notify", G_CALLBACK (update_can_play), self,
                           G_CONNECT_SWAPPED);

  g_signal_connect_object (self->settings, "notify::show-explanation", G_CALLBACK (update_pages),
                           self, G_CONNECT_SWAPPED);
  update_pages (self);
  update_view (self);
}

static void
ichomp_study_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_study_view_parent_class)->map (widget);

  /* A window may open with another page in sight. */
  if (ICHOMP_STUDY_VIEW (widget)->explanation == NULL)
    ichomp_first_frame_then (widget, first_frame_cb);
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

  /* What goes with the template must not be told of what else goes. */
  self->explanation = NULL;
  self->history = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STUDY_VIEW);
  g_clear_pointer (&self->play_view, gtk_widget_unparent);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_study_view_parent_class)->dispose (object);
}

/* Keys */

static const struct
{
  const char *action;
  guint key;
  GdkModifierType modifiers;
  gboolean in_history;
  guint step;
} commands[] = {
  { "study.step-first", GDK_KEY_Page_Up, GDK_CONTROL_MASK, FALSE, ICHOMP_STEP_FIRST },
  { "study.step-back", GDK_KEY_Page_Up, 0, FALSE, ICHOMP_STEP_BACK },
  { "study.step-next", GDK_KEY_Page_Down, 0, FALSE, ICHOMP_STEP_NEXT },
  { "study.step-last", GDK_KEY_Page_Down, GDK_CONTROL_MASK, FALSE, ICHOMP_STEP_LAST },
  { "study.history-first", GDK_KEY_Home, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_FIRST },
  { "study.history-previous", GDK_KEY_Left, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_PREVIOUS },
  { "study.history-next", GDK_KEY_Right, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_NEXT },
  { "study.history-last", GDK_KEY_End, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_LAST },
};

static void
step_explanation (IchompStudyView *self, IchompStep step)
{
  if (!may_explain (self))
    return;

  gtk_stack_set_visible_child (GTK_STACK (self->stack), GTK_WIDGET (get_explanation (self)));
  ichomp_explanation_panel_step (get_explanation (self), step);
}

static void
command_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (widget);
  guint i = 0;

  while (!g_str_equal (commands[i].action, name))
    i++;

  if (!commands[i].in_history)
    step_explanation (self, (IchompStep)commands[i].step);
  else if (!ichomp_history_panel_step (get_history (self), (IchompHistoryStep)commands[i].step))
    gtk_widget_error_bell (widget);
}

/* First the hint, then a panel that was called. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (widget);

  if (self->explanation == NULL)
    return FALSE;
  if (is_explaining (self)
      && ichomp_hint_box_close (ichomp_explanation_panel_get_hint_box (get_explanation (self))))
    return TRUE;
  if (!self->opened)
    return FALSE;

  close_panel (self);
  return TRUE;
}

static void
install_commands (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gtk_widget_class_install_action (widget_class, commands[i].action, NULL, command_activate_cb);
      gtk_widget_class_add_binding_action (widget_class, commands[i].key, commands[i].modifiers,
                                           commands[i].action, NULL);
    }
}

static void
ichomp_study_view_update_words (IchompTranslatable *translatable)
{
  IchompStudyView *self = ICHOMP_STUDY_VIEW (translatable);

  update_titles (self);
}

static void
ichomp_study_view_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_study_view_update_words;
}

static void
ichomp_study_view_class_init (IchompStudyViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = ichomp_study_view_constructed;
  widget_class->map = ichomp_study_view_map;
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
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-study-view.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, panel);
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, stack);
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, switcher);
  gtk_widget_class_bind_template_child (widget_class, IchompStudyView, close_button);
}

static void
ichomp_study_view_init (IchompStudyView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->panel, ichomp_slim_layout_new ());
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_panel), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::orientation", G_CALLBACK (update_orientation), NULL);
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

  open_explanation (self);
  ichomp_hint_box_give (ichomp_explanation_panel_get_hint_box (get_explanation (self)));
}
