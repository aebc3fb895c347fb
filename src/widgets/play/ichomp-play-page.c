/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The page of a game, a board and the panel beside it, and what connects the two: the board
 * highlights the step of the explanation, a tile can answer a question, and a readout opens the
 * explanation of its value. */

#include "ichomp-play-page.h"

#include "widgets/kit/ichomp-first-frame.h"
#include "ichomp-play-view.h"
#include "widgets/kit/ichomp-focus-region.h"
#include "ichomp-held-key.h"
#include "ichomp-play-panel.h"

struct _IchompPlayPage
{
  GtkBox parent_instance;

  IchompPlayPanel *panel;
  GtkWidget *play_view;

  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (IchompPlayPage, ichomp_play_page, GTK_TYPE_BOX)

/* Whether the explanation will ask a question once it is created: its answers are hidden from the
 * first frame on. */
static gboolean
will_ask (IchompPlayPage *self)
{
  return g_settings_get_boolean (self->settings, "ask-first")
         && ichomp_play_panel_may_explain (self->panel)
         && gtk_widget_get_visible (GTK_WIDGET (self->panel));
}

/* Only a visible explanation highlights tiles and hides answers. */
static void
update_view (IchompPlayPage *self)
{
  IchompPlayView *play_view = ICHOMP_PLAY_VIEW (self->play_view);
  gboolean explaining = ichomp_play_panel_is_explaining (self->panel);
  IchompExplanationPanel *explanation;

  if (!ichomp_play_panel_is_made (self->panel))
    {
      ichomp_play_view_set_discreet (play_view, will_ask (self));
      return;
    }

  ichomp_play_view_set_looks_back (play_view, ichomp_play_panel_explains_end (self->panel));
  explanation = ichomp_play_panel_get_explanation (self->panel);
  ichomp_play_view_light (play_view,
                          explaining ? ichomp_explanation_panel_get_view (explanation) : NULL);
  ichomp_play_view_set_discreet (
      play_view, explaining && ichomp_explanation_panel_get_asks_first (explanation));
}

static void
pointed_at_cb (IchompPlayPage *self, const SgMove *tile)
{
  if (ichomp_play_panel_is_explaining (self->panel))
    ichomp_explanation_panel_point_at (ichomp_play_panel_get_explanation (self->panel), tile);
}

static gboolean
choosing_cb (IchompPlayPage *self, const SgMove *tile)
{
  return ichomp_play_panel_is_explaining (self->panel)
         && ichomp_explanation_panel_offer_answer (ichomp_play_panel_get_explanation (self->panel),
                                                   tile);
}

static void
explain_cb (IchompPlayPage *self, guint quadrant)
{
  if (!ichomp_play_panel_may_explain (self->panel))
    return;

  ichomp_play_panel_open_explanation (self->panel);
  ichomp_explanation_panel_explain (ichomp_play_panel_get_explanation (self->panel), quadrant);
}

static void
explain_tile_cb (IchompPlayPage *self, const SgMove *tile, gboolean by_key)
{
  if (!ichomp_play_panel_may_explain (self->panel))
    return;

  ichomp_play_panel_open_explanation (self->panel);
  if (!ichomp_explanation_panel_explain_tile (ichomp_play_panel_get_explanation (self->panel), tile,
                                              by_key))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
update_orientation (IchompPlayPage *self)
{
  GtkOrientation orientation = gtk_orientable_get_orientation (GTK_ORIENTABLE (self));

  ichomp_play_panel_set_orientation (self->panel, orientation == GTK_ORIENTATION_VERTICAL
                                                      ? GTK_ORIENTATION_HORIZONTAL
                                                      : GTK_ORIENTATION_VERTICAL);
}

static void
panel_shown_cb (IchompPlayPage *self)
{
  if (gtk_widget_get_visible (GTK_WIDGET (self->panel))
      && gtk_widget_get_mapped (GTK_WIDGET (self)))
    ichomp_play_panel_make (self->panel);

  update_view (self);
}

/* The board comes first: the panel is created after the first frame. */
static void
first_frame_cb (GtkWidget *widget)
{
  panel_shown_cb (ICHOMP_PLAY_PAGE (widget));
}

/* Regions of the window */

static gboolean
focus_board (GtkWidget *play_view)
{
  return ichomp_play_view_focus_board (ICHOMP_PLAY_VIEW (play_view));
}

static void
ichomp_play_page_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_play_page_parent_class)->map (widget);

  /* A window may open on another page. */
  if (!ichomp_play_panel_is_made (ICHOMP_PLAY_PAGE (widget)->panel))
    ichomp_first_frame_then (widget, first_frame_cb);
}

static void
ichomp_play_page_dispose (GObject *object)
{
  IchompPlayPage *self = ICHOMP_PLAY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PLAY_PAGE);
  g_clear_pointer (&self->play_view, gtk_widget_unparent);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_play_page_parent_class)->dispose (object);
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
  { "page.step-first", GDK_KEY_Page_Up, GDK_CONTROL_MASK, FALSE, ICHOMP_STEP_FIRST },
  { "page.step-back", GDK_KEY_Page_Up, 0, FALSE, ICHOMP_STEP_BACK },
  { "page.step-next", GDK_KEY_Page_Down, 0, FALSE, ICHOMP_STEP_NEXT },
  { "page.step-last", GDK_KEY_Page_Down, GDK_CONTROL_MASK, FALSE, ICHOMP_STEP_LAST },
  { "page.history-first", GDK_KEY_Home, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_FIRST },
  { "page.history-previous", GDK_KEY_Left, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_PREVIOUS },
  { "page.history-next", GDK_KEY_Right, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_NEXT },
  { "page.history-last", GDK_KEY_End, GDK_ALT_MASK, TRUE, ICHOMP_HISTORY_STEP_LAST },
};

static void
step_explanation (IchompPlayPage *self, IchompStep step)
{
  if (!ichomp_play_panel_may_explain (self->panel))
    return;

  ichomp_play_panel_turn_to_explanation (self->panel);
  ichomp_explanation_panel_step (ichomp_play_panel_get_explanation (self->panel), step);
}

static void
command_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompPlayPage *self = ICHOMP_PLAY_PAGE (widget);
  guint i = 0;

  while (!g_str_equal (commands[i].action, name))
    i++;

  if (!commands[i].in_history)
    step_explanation (self, (IchompStep)commands[i].step);
  else if (!ichomp_history_panel_step (ichomp_play_panel_get_history (self->panel),
                                       (IchompHistoryStep)commands[i].step))
    gtk_widget_error_bell (widget);
}

/* Closes the hint first, then the hints for the first move, then a panel that was opened for
 * once. */
static gboolean
escape_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  IchompPlayPage *self = ICHOMP_PLAY_PAGE (widget);

  if (ichomp_play_panel_is_explaining (self->panel)
      && ichomp_hint_box_close (
          ichomp_explanation_panel_get_hint_box (ichomp_play_panel_get_explanation (self->panel))))
    return TRUE;

  return ichomp_play_view_close_guide (ICHOMP_PLAY_VIEW (self->play_view))
         || ichomp_play_panel_close (self->panel);
}

static void
explain_tile_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  IchompPlayPage *self = ICHOMP_PLAY_PAGE (widget);

  if (!ichomp_play_view_explain_tile (ICHOMP_PLAY_VIEW (self->play_view)))
    gtk_widget_error_bell (widget);
}

static void
focus_board_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_play_page_focus_board (ICHOMP_PLAY_PAGE (widget));
}

static void
focus_panel_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_play_panel_focus (GTK_WIDGET (ICHOMP_PLAY_PAGE (widget)->panel));
}

static void
learn_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_play_panel_learn (ICHOMP_PLAY_PAGE (widget)->panel);
}

static void
why_activate_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  ichomp_play_panel_explain_end (ICHOMP_PLAY_PAGE (widget)->panel);
}

static void
install_commands (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "page.learn", NULL, learn_activate_cb);
  gtk_widget_class_install_action (widget_class, "page.why", NULL, why_activate_cb);
  gtk_widget_class_install_action (widget_class, "page.focus-board", NULL, focus_board_activate_cb);
  gtk_widget_class_install_action (widget_class, "page.focus-panel", NULL, focus_panel_activate_cb);
  gtk_widget_class_install_action (widget_class, "page.explain-tile", NULL,
                                   explain_tile_activate_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_w, 0, "page.explain-tile", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      gtk_widget_class_install_action (widget_class, commands[i].action, NULL, command_activate_cb);
      gtk_widget_class_add_binding_action (widget_class, commands[i].key, commands[i].modifiers,
                                           commands[i].action, NULL);
    }
}

static void
ichomp_play_page_class_init (IchompPlayPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = ichomp_play_page_map;
  object_class->dispose = ichomp_play_page_dispose;

  install_commands (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, escape_cb, NULL);

  g_type_ensure (ICHOMP_TYPE_PLAY_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-play-page.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPlayPage, panel);
}

static void
ichomp_play_page_init (IchompPlayPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_held_key_acts_once (GTK_WIDGET (self));
  g_signal_connect (self, "notify::orientation", G_CALLBACK (update_orientation), NULL);
}

GtkWidget *
ichomp_play_page_new (IchompSession *session, GSettings *settings)
{
  IchompPlayPage *self = g_object_new (ICHOMP_TYPE_PLAY_PAGE, NULL);

  self->settings = g_object_ref (settings);
  self->play_view = ichomp_play_view_new (session, settings);
  gtk_widget_set_hexpand (self->play_view, TRUE);
  gtk_widget_set_vexpand (self->play_view, TRUE);
  gtk_box_prepend (GTK_BOX (self), self->play_view);
  ichomp_focus_region_set (self->play_view, focus_board);
  ichomp_focus_region_set (GTK_WIDGET (self->panel), ichomp_play_panel_focus);

  ichomp_play_panel_follow (self->panel, session, settings,
                            ichomp_play_view_get_start_offer (ICHOMP_PLAY_VIEW (self->play_view)),
                            ichomp_play_view_get_result_card (ICHOMP_PLAY_VIEW (self->play_view)));
  g_signal_connect_object (self->panel, "notify::visible", G_CALLBACK (panel_shown_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->panel, "view-changed", G_CALLBACK (update_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "pointed-at", G_CALLBACK (pointed_at_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "choosing", G_CALLBACK (choosing_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "explain", G_CALLBACK (explain_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->play_view, "explain-tile", G_CALLBACK (explain_tile_cb), self,
                           G_CONNECT_SWAPPED);
  update_view (self);

  return GTK_WIDGET (self);
}

/* Returns: %FALSE if no tile is left to focus */
gboolean
ichomp_play_page_focus_board (IchompPlayPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PAGE (self), FALSE);

  return ichomp_play_view_focus_board (ICHOMP_PLAY_VIEW (self->play_view));
}

/* Focuses a tile or, if none is left, what comes next. */
void
ichomp_play_page_focus (IchompPlayPage *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PAGE (self));

  if (!ichomp_play_view_focus_board (ICHOMP_PLAY_VIEW (self->play_view))
      && !(gtk_widget_get_mapped (GTK_WIDGET (self->panel))
           && ichomp_play_panel_focus (GTK_WIDGET (self->panel))))
    gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_FORWARD);
}

/* Focuses the ways to begin, if they are offered. */
void
ichomp_play_page_focus_offer (IchompPlayPage *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PAGE (self));

  gtk_widget_grab_focus (ichomp_play_view_get_start_offer (ICHOMP_PLAY_VIEW (self->play_view)));
}

/**
 * ichomp_play_page_set_on_task:
 * @self: a view
 * @on_task: whether the game is a task of a lesson, whose end is told elsewhere
 */
void
ichomp_play_page_set_on_task (IchompPlayPage *self, gboolean on_task)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PAGE (self));

  ichomp_play_panel_set_on_task (self->panel, on_task);
}

/**
 * ichomp_play_page_give_hint:
 * @self: a view
 *
 * Shows the next hint for the position, where explanations are allowed.
 */
void
ichomp_play_page_give_hint (IchompPlayPage *self)
{
  g_return_if_fail (ICHOMP_IS_PLAY_PAGE (self));

  if (!ichomp_play_panel_may_explain (self->panel))
    return;

  ichomp_play_panel_open_explanation (self->panel);
  ichomp_hint_box_give (
      ichomp_explanation_panel_get_hint_box (ichomp_play_panel_get_explanation (self->panel)));
}

/* Returns: (transfer full) (nullable): u for a screen reader, if it is on show */
char *
ichomp_play_page_dup_sum (IchompPlayPage *self)
{
  g_return_val_if_fail (ICHOMP_IS_PLAY_PAGE (self), NULL);

  return ichomp_play_view_dup_sum (ICHOMP_PLAY_VIEW (self->play_view));
}
