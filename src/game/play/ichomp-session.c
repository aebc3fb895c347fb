/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* There is a game at any time. This file is the object: what it holds and how that changes. How it
 * comes by a game is in ichomp-session-start.c, playing in ichomp-session-play.c, looking back in
 * ichomp-session-history.c, and what it tells in ichomp-session-state.c. */

#include "ichomp-session-private.h"

static const IchompSetup initial_setup = {
  .board = { 8, 8 },
  .opponent = ICHOMP_OPPONENT_PERSON,
  .level = SG_LEVEL_EASY,
  .first = ICHOMP_PLAYER_1,
};

enum
{
  PROP_0,
  PROP_SETUP,
  PROP_GAME,
  PROP_INDEX,
  PROP_POSITION,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_ANALYSIS,
  PROP_COMPUTING,
  PROP_PROGRESS,
  PROP_TRIAL,
  N_PROPS,
};

enum
{
  SIGNAL_STARTED,
  SIGNAL_MOVE_MADE,
  N_SIGNALS,
};

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (IchompSession, ichomp_session, G_TYPE_OBJECT)

static void
notify (IchompSession *self, guint id)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[id]);
}

static void
update_undo (IchompSession *self)
{
  guint index;
  gboolean can_undo = !self->in_trial && ichomp_match_find_undo (&self->match, &index);
  gboolean can_redo = !self->in_trial && ichomp_match_find_redo (&self->match, &index);

  if (self->can_undo != can_undo)
    {
      self->can_undo = can_undo;
      notify (self, PROP_CAN_UNDO);
    }
  if (self->can_redo != can_redo)
    {
      self->can_redo = can_redo;
      notify (self, PROP_CAN_REDO);
    }
}

static void
set_index (IchompSession *self, guint index)
{
  self->match.index = index;
  notify (self, PROP_INDEX);
  notify (self, PROP_POSITION);
  update_undo (self);
  ichomp_numbers_set_game (self->numbers, self->match.game, index);
}

/*< private >
 * ichomp_session_publish:
 * @self: a session
 * @match: another match; its game is taken over from the caller
 *
 * Lets @match take the place of the former one.
 */
void
ichomp_session_publish (IchompSession *self, const IchompMatch *match)
{
  SgGame *old = self->match.game;

  g_object_freeze_notify (G_OBJECT (self));

  self->start_waits = FALSE;
  ichomp_numbers_set_request (self->numbers, NULL);
  ichomp_session_forget_trial (self);
  self->match = *match;
  notify (self, PROP_SETUP);
  notify (self, PROP_GAME);
  set_index (self, match->index);

  g_object_thaw_notify (G_OBJECT (self));

  g_clear_pointer (&old, sg_game_unref);
  g_signal_emit (self, signals[SIGNAL_STARTED], 0);
}

static void
numbers_changed_cb (IchompSession *self, GParamSpec *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
  ichomp_session_start_waiting (self);
}

static void
ichomp_session_constructed (GObject *object)
{
  IchompSession *self = ICHOMP_SESSION (object);
  g_autoptr (SgPosition) full = sg_position_new_full (&initial_setup.board);

  G_OBJECT_CLASS (ichomp_session_parent_class)->constructed (object);

  self->numbers = ichomp_numbers_new ();
  g_signal_connect_object (self->numbers, "notify", G_CALLBACK (numbers_changed_cb), self,
                           G_CONNECT_SWAPPED);
  ichomp_session_publish_start (self, &initial_setup, full);
}

static void
ichomp_session_finalize (GObject *object)
{
  IchompSession *self = ICHOMP_SESSION (object);

  g_clear_object (&self->numbers);
  g_clear_pointer (&self->match.game, sg_game_unref);
  g_clear_pointer (&self->recorded.game, sg_game_unref);
  g_clear_pointer (&self->rand, g_rand_free);

  G_OBJECT_CLASS (ichomp_session_parent_class)->finalize (object);
}

static void
ichomp_session_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompSession *self = ICHOMP_SESSION (object);

  switch (id)
    {
    case PROP_SETUP:
      g_value_set_pointer (value, &self->match.setup);
      break;
    case PROP_GAME:
      g_value_set_boxed (value, self->match.game);
      break;
    case PROP_INDEX:
      g_value_set_uint (value, self->match.index);
      break;
    case PROP_POSITION:
      g_value_set_boxed (value, ichomp_session_get_position (self));
      break;
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->can_undo);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, self->can_redo);
      break;
    case PROP_ANALYSIS:
      g_value_set_boxed (value, ichomp_session_get_analysis (self));
      break;
    case PROP_COMPUTING:
      g_value_set_boolean (value, ichomp_session_is_computing (self));
      break;
    case PROP_PROGRESS:
      g_value_set_double (value, ichomp_session_get_progress (self));
      break;
    case PROP_TRIAL:
      g_value_set_boolean (value, self->in_trial);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_session_class_init (IchompSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->constructed = ichomp_session_constructed;
  object_class->finalize = ichomp_session_finalize;
  object_class->get_property = ichomp_session_get_property;

  /**
   * IchompSession:setup:
   *
   * What the game was made of, an [struct@Setup].
   */
  properties[PROP_SETUP] = g_param_spec_pointer ("setup", NULL, NULL, flags);

  /**
   * IchompSession:game:
   *
   * The start position and all moves, also those that have been undone.
   */
  properties[PROP_GAME] = g_param_spec_boxed ("game", NULL, NULL, SG_TYPE_GAME, flags);

  /**
   * IchompSession:index:
   *
   * How many of the game's moves are made.
   */
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);

  /**
   * IchompSession:position:
   *
   * The position after that many moves.
   */
  properties[PROP_POSITION] = g_param_spec_boxed ("position", NULL, NULL, SG_TYPE_POSITION, flags);

  /**
   * IchompSession:can-undo:
   *
   * Whether there is something to undo.
   */
  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);

  /**
   * IchompSession:can-redo:
   *
   * Whether there is something to redo.
   */
  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);

  /**
   * IchompSession:analysis:
   *
   * The numbers of the position; %NULL while they are being computed, and where they are too many.
   * Notifies also when the reason changes why there are none.
   */
  properties[PROP_ANALYSIS] = g_param_spec_boxed ("analysis", NULL, NULL, SG_TYPE_ANALYSIS, flags);

  /**
   * IchompSession:computing:
   *
   * Whether numbers, or the start of a new game, are being computed.
   */
  properties[PROP_COMPUTING] = g_param_spec_boolean ("computing", NULL, NULL, FALSE, flags);

  /**
   * IchompSession:progress:
   *
   * How much of that is done, from 0 to 1; 0 when nothing is being computed.
   */
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);

  /**
   * IchompSession:trial:
   *
   * Whether something is being tried that is no part of the game, see [method@Session.begin_trial].
   */
  properties[PROP_TRIAL] = g_param_spec_boolean ("trial", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * IchompSession::started:
   * @self: the session
   *
   * Emitted after a game has taken the place of the former one, and also for a resumed one.
   */
  signals[SIGNAL_STARTED] = g_signal_new ("started", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                          0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompSession::move-made:
   * @self: the session
   * @move: (type SgMove): the move
   * @index: how many moves had been made before it
   * @before: the position it was made in
   *
   * Emitted after a move has been made, but not when one is redone.
   */
  signals[SIGNAL_MOVE_MADE] =
      g_signal_new ("move-made", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                    G_TYPE_NONE, 3, G_TYPE_POINTER, G_TYPE_UINT, SG_TYPE_POSITION);
}

static void
ichomp_session_init (IchompSession *self)
{
}

/**
 * ichomp_session_new:
 * @rand: (transfer full): where chance comes from; the same seed and the same calls give the same
 *   games, however long computations take
 *
 * Returns: (transfer full): a session with a full board of 8x8 tiles and two people
 */
IchompSession *
ichomp_session_new (GRand *rand)
{
  IchompSession *self;

  g_return_val_if_fail (rand != NULL, NULL);

  self = g_object_new (ICHOMP_TYPE_SESSION, NULL);
  self->rand = rand;
  return self;
}

/*< private >
 * ichomp_session_show_index:
 * @self: a session
 * @index: how many moves of its match to show as made
 *
 * Shows another position of the same match.
 */
void
ichomp_session_show_index (IchompSession *self, guint index)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_index (self, index);
  g_object_thaw_notify (G_OBJECT (self));
}

/*< private >
 * ichomp_session_add_move:
 * @self: a session
 * @move: a legal move
 *
 * Makes a move in the position as it stands.
 */
void
ichomp_session_add_move (IchompSession *self, const SgMove *move)
{
  /* Copies, since handlers may change the game. */
  g_autoptr (SgPosition) before = sg_position_ref (ichomp_session_get_position (self));
  guint index = self->match.index;
  SgMove made = *move;
  SgGame *game = sg_game_play (self->match.game, index, &made);

  g_object_freeze_notify (G_OBJECT (self));
  g_clear_pointer (&self->match.game, sg_game_unref);
  self->match.game = game;
  notify (self, PROP_GAME);
  set_index (self, index + 1);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, signals[SIGNAL_MOVE_MADE], 0, &made, index, before);
}
