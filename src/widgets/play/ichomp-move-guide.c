/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The hint above a board that teaches somebody's first move: watch the computer, point at a tile,
 * take it. It lies beside the board, so it covers no tile. */

#include "ichomp-move-guide.h"

#include "widgets/kit/ichomp-announce.h"

typedef enum
{
  STAGE_WATCH,
  STAGE_POINT,
  STAGE_TAKE,
  N_STAGES,
} Stage;

/* The pages of the words. */
static const char *const stage_names[] = {
  [STAGE_WATCH] = "watch",
  [STAGE_POINT] = "point",
  [STAGE_TAKE] = "take",
};

struct _IchompMoveGuide
{
  GtkWidget parent_instance;

  GtkWidget *bubble;
  GtkWidget *words;
  GtkWidget *close_guide_button;

  IchompSession *session;
  GSettings *settings;
  gboolean considers; /* a tile */
  gboolean is_told[N_STAGES];
  guint tell_id;
};

G_DEFINE_FINAL_TYPE (IchompMoveGuide, ichomp_move_guide, GTK_TYPE_WIDGET)

static Stage
get_stage (IchompMoveGuide *self)
{
  if (ichomp_session_is_computers_turn (self->session))
    return STAGE_WATCH;

  return self->considers ? STAGE_TAKE : STAGE_POINT;
}

/* Somebody who is asked how to begin is not told what to do as well, until a tile is considered. */
static gboolean
is_quiet (IchompMoveGuide *self)
{
  return !self->considers && g_settings_get_boolean (self->settings, "offer-start");
}

/* Speaks the bubble, as it is when everything has heard of a move. */
static gboolean
tell_cb (gpointer user_data)
{
  IchompMoveGuide *self = user_data;
  Stage stage = get_stage (self);
  GtkWidget *words;

  self->tell_id = 0;
  if (self->is_told[stage] || is_quiet (self) || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return G_SOURCE_REMOVE;

  self->is_told[stage] = TRUE;
  words = gtk_stack_get_child_by_name (GTK_STACK (self->words), stage_names[stage]);
  ichomp_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (words)));
  return G_SOURCE_REMOVE;
}

static void
update (IchompMoveGuide *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self),
                          g_settings_get_boolean (self->settings, "teach-first-move")
                              && !ichomp_session_is_over (self->session)
                              && !ichomp_session_is_trial (self->session) && !is_quiet (self));
  gtk_stack_set_visible_child_name (GTK_STACK (self->words), stage_names[get_stage (self)]);
  if (self->tell_id == 0 && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->tell_id = g_idle_add (tell_cb, self);
}

static void
move_made_cb (IchompSession *session,
              const SgMove *move,
              guint index,
              SgPosition *before,
              IchompMoveGuide *self)
{
  if (!ichomp_setup_is_computer (ichomp_session_get_setup (session),
                                 ichomp_session_get_player_at (session, index)))
    g_settings_set_boolean (self->settings, "teach-first-move", FALSE);
}

static void
close_clicked_cb (IchompMoveGuide *self)
{
  ichomp_move_guide_close (self);
}

/* The widget */

static void
ichomp_move_guide_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_move_guide_parent_class)->map (widget);
  update (ICHOMP_MOVE_GUIDE (widget));
}

/* The object */

static void
ichomp_move_guide_dispose (GObject *object)
{
  IchompMoveGuide *self = ICHOMP_MOVE_GUIDE (object);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_MOVE_GUIDE);
  g_clear_object (&self->session);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (ichomp_move_guide_parent_class)->dispose (object);
}

static void
ichomp_move_guide_class_init (IchompMoveGuideClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_move_guide_dispose;
  widget_class->map = ichomp_move_guide_map;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "guide");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-move-guide.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompMoveGuide, bubble);
  gtk_widget_class_bind_template_child (widget_class, IchompMoveGuide, words);
  gtk_widget_class_bind_template_child (widget_class, IchompMoveGuide, close_guide_button);
}

static void
ichomp_move_guide_init (IchompMoveGuide *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->close_guide_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_move_guide_follow:
 * @self: a guide
 * @session: the game
 * @settings: the settings, which tell whether to teach
 *
 * To be called once.
 */
void
ichomp_move_guide_follow (IchompMoveGuide *self, IchompSession *session, GSettings *settings)
{
  g_return_if_fail (ICHOMP_IS_MOVE_GUIDE (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::teach-first-move", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::offer-start", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::position", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::setup", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "move-made", G_CALLBACK (move_made_cb), self, 0);
  update (self);
}

/**
 * ichomp_move_guide_set_considers:
 * @self: a guide that follows a session
 * @considers: whether the user points at a tile, or has gone to one by key
 */
void
ichomp_move_guide_set_considers (IchompMoveGuide *self, gboolean considers)
{
  g_return_if_fail (ICHOMP_IS_MOVE_GUIDE (self));

  if (self->considers == considers)
    return;

  self->considers = considers;
  update (self);
}

/**
 * ichomp_move_guide_close:
 * @self: a guide
 *
 * Closes the bubble for ever.
 *
 * Returns: %FALSE if it is not open
 */
gboolean
ichomp_move_guide_close (IchompMoveGuide *self)
{
  gboolean had_focus;

  g_return_val_if_fail (ICHOMP_IS_MOVE_GUIDE (self), FALSE);

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;

  had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;
  g_settings_set_boolean (self->settings, "teach-first-move", FALSE);
  if (had_focus)
    gtk_widget_activate_action (GTK_WIDGET (self), "page.focus-board", NULL);
  return TRUE;
}
