/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The pace of the computer's moves: it waits a moment, announces the move, and plays it a moment
 * later, so that people can follow. Any change of the game, such as undo, starts it again. Where
 * the computer plays both sides, its speed can be chosen and it can be paused. */

#include "ichomp-computer-pace.h"

#include <gtk/gtk.h>

#include "ichomp-enums.h"

/* In milliseconds: before a move is announced, and from then until it is played. */
typedef struct
{
  guint think;
  guint show;
} Times;

static const Times against_person = { 400, 900 };
static const Times at_once = { 0, 0 };
static const Times first_move = { 1500, 2500 }; /* of somebody's first game */
static const Times against_itself[] = {
  [ICHOMP_SPEED_SLOW] = { 2000, 2500 },
  [ICHOMP_SPEED_MEDIUM] = { 600, 1100 },
  [ICHOMP_SPEED_FAST] = { 150, 300 },
};
G_STATIC_ASSERT (G_N_ELEMENTS (against_itself) == ICHOMP_N_SPEEDS);

struct _IchompComputerPace
{
  GObject parent_instance;

  IchompSession *session;
  gboolean paced;
  IchompSpeed speed;
  gboolean paused;
  guint source_id;
  SgMove move;
  gboolean announced;
};

G_DEFINE_FINAL_TYPE (IchompComputerPace, ichomp_computer_pace, G_TYPE_OBJECT)

enum
{
  PROP_PACED = 1,
  PROP_SPEED,
  PROP_PAUSED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_ANNOUNCE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
is_against_itself (IchompComputerPace *self)
{
  return ichomp_session_get_setup (self->session)->opponent == ICHOMP_OPPONENT_COMPUTERS;
}

/* Neither playing both sides nor showing the first move is an animation: they keep their speed
 * where animations are off. */
static const Times *
get_times (IchompComputerPace *self)
{
  gboolean animations = TRUE;

  if (is_against_itself (self))
    return &against_itself[self->speed];
  if (ichomp_session_is_first_move (self->session))
    return &first_move;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &animations, NULL);
  return self->paced && animations ? &against_person : &at_once;
}

static void
announce (IchompComputerPace *self, const SgMove *move)
{
  if (move == NULL && !self->announced)
    return;

  self->announced = move != NULL;
  g_signal_emit (self, signals[SIGNAL_ANNOUNCE], 0, move);
}

static gboolean
play_cb (gpointer user_data)
{
  IchompComputerPace *self = user_data;

  self->source_id = 0;
  announce (self, NULL);
  ichomp_session_play (self->session, &self->move);
  return G_SOURCE_REMOVE;
}

static gboolean
choose_cb (gpointer user_data)
{
  IchompComputerPace *self = user_data;

  self->source_id = 0;
  if (!ichomp_session_choose_move (self->session, &self->move))
    return G_SOURCE_REMOVE;

  if (get_times (self)->show > 0)
    {
      announce (self, &self->move);
      self->source_id = g_timeout_add (get_times (self)->show, play_cb, self);
    }
  else
    {
      play_cb (self);
    }

  return G_SOURCE_REMOVE;
}

static void
start (IchompComputerPace *self)
{
  g_clear_handle_id (&self->source_id, g_source_remove);
  announce (self, NULL);

  if (self->paused && is_against_itself (self))
    return;
  if (ichomp_session_is_computers_turn (self->session))
    self->source_id = g_timeout_add (get_times (self)->think, choose_cb, self);
}

static void
set_paused (IchompComputerPace *self, gboolean paused)
{
  if (self->paused == paused)
    return;

  self->paused = paused;
  start (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAUSED]);
}

static void
set_speed (IchompComputerPace *self, IchompSpeed speed)
{
  if (self->speed == speed)
    return;

  self->speed = speed;
  start (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_SPEED]);
}

/* A resumed game is paused. */
static void
session_started_cb (IchompComputerPace *self)
{
  set_paused (self, sg_game_get_n_moves (ichomp_session_get_game (self->session)) > 0);
}

static void
ichomp_computer_pace_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompComputerPace *self = ICHOMP_COMPUTER_PACE (object);

  switch (id)
    {
    case PROP_PACED:
      g_value_set_boolean (value, self->paced);
      break;
    case PROP_SPEED:
      g_value_set_enum (value, self->speed);
      break;
    case PROP_PAUSED:
      g_value_set_boolean (value, self->paused);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_computer_pace_set_property (GObject *object,
                                   guint id,
                                   const GValue *value,
                                   GParamSpec *pspec)
{
  IchompComputerPace *self = ICHOMP_COMPUTER_PACE (object);

  switch (id)
    {
    case PROP_PACED:
      self->paced = g_value_get_boolean (value);
      break;
    case PROP_SPEED:
      set_speed (self, g_value_get_enum (value));
      break;
    case PROP_PAUSED:
      set_paused (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_computer_pace_dispose (GObject *object)
{
  IchompComputerPace *self = ICHOMP_COMPUTER_PACE (object);

  g_clear_handle_id (&self->source_id, g_source_remove);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (ichomp_computer_pace_parent_class)->dispose (object);
}

static void
ichomp_computer_pace_class_init (IchompComputerPaceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_computer_pace_get_property;
  object_class->set_property = ichomp_computer_pace_set_property;
  object_class->dispose = ichomp_computer_pace_dispose;

  /* Whether to wait before moves against a person; ignored where the desktop turns animations
   * off. */
  props[PROP_PACED] = g_param_spec_boolean (
      "paced", NULL, NULL, TRUE, G_PARAM_READWRITE | G_PARAM_CONSTRUCT | G_PARAM_STATIC_STRINGS);
  /* The speed where the computer plays both sides. */
  props[PROP_SPEED] =
      g_param_spec_enum ("speed", NULL, NULL, ICHOMP_TYPE_SPEED, ICHOMP_SPEED_MEDIUM,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Ignored against a person. */
  props[PROP_PAUSED] =
      g_param_spec_boolean ("paused", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompComputerPace::announce:
   * @self: the pace
   * @move: (type SgMove) (nullable): the move that will be played, or %NULL when the announcement
   *   ends
   */
  signals[SIGNAL_ANNOUNCE] = g_signal_new ("announce", ICHOMP_TYPE_COMPUTER_PACE, G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
ichomp_computer_pace_init (IchompComputerPace *self)
{
  self->speed = ICHOMP_SPEED_MEDIUM;
}

IchompComputerPace *
ichomp_computer_pace_new (IchompSession *session)
{
  IchompComputerPace *self = g_object_new (ICHOMP_TYPE_COMPUTER_PACE, NULL);

  self->session = g_object_ref (session);
  g_signal_connect_object (self->session, "notify::position", G_CALLBACK (start), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::setup", G_CALLBACK (start), self,
                           G_CONNECT_SWAPPED);
  /* The move may need an analysis that is computed after the turn has begun. */
  g_signal_connect_object (self->session, "notify::analysis", G_CALLBACK (start), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "started", G_CALLBACK (session_started_cb), self,
                           G_CONNECT_SWAPPED);
  session_started_cb (self);
  start (self);

  return self;
}

/**
 * ichomp_computer_pace_step:
 * @self: a pace
 *
 * Pauses, and makes one move where the computer plays both sides. A move that is already announced
 * is played at once, another one is announced first.
 */
void
ichomp_computer_pace_step (IchompComputerPace *self)
{
  gboolean announced;

  g_return_if_fail (ICHOMP_IS_COMPUTER_PACE (self));

  if (!is_against_itself (self) || !ichomp_session_is_computers_turn (self->session))
    return;

  announced = self->announced;
  set_paused (self, TRUE);
  g_clear_handle_id (&self->source_id, g_source_remove);
  if (announced)
    play_cb (self);
  else
    choose_cb (self);
}
