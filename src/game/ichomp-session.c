/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* There is a game at any time. Whether a random position can be won is seen from the tables of the
 * full board; where these have to be made on a thread first, the session goes on with the game it has
 * until the new one can start. */

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

/* Takes the game over from the caller. */
static void
publish (IchompSession *self, const IchompMatch *match)
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
publish_start (IchompSession *self, const IchompSetup *setup, SgPosition *start)
{
  IchompMatch match = { *setup, sg_game_new (start), 0, FALSE };

  publish (self, &match);
}

static void
publish_random_start (IchompSession *self,
                      const IchompSetup *setup,
                      const SgSolver *solver,
                      guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SgPosition) start = NULL;

  if (setup->winnable && solver != NULL)
    start = sg_random_position_with_outcome (&setup->board, solver, SG_OUTCOME_N, rand);
  else
    start = sg_random_position (&setup->board, rand);

  publish_start (self, setup, start);
}

static void
numbers_changed_cb (IchompSession *self, GParamSpec *pspec)
{
  IchompSetup setup = self->waiting_setup;
  g_autoptr (SgPosition) full = NULL;

  g_object_notify (G_OBJECT (self), pspec->name);

  if (!self->start_waits || ichomp_numbers_is_computing (self->numbers))
    return;

  full = sg_position_new_full (&setup.board);
  publish_random_start (self, &setup, ichomp_numbers_get_solver (self->numbers, full),
                        self->waiting_seed);
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
  publish_start (self, &initial_setup, full);
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

/**
 * ichomp_session_start:
 * @self: a session
 * @setup: what to make it of; at most %ICHOMP_BOARD_MAX_SIDE tiles wide and high
 *
 * Starts a new game: at once, unless a random position is wanted that can be won and the board is
 * large. Then its tables are made first, and until then the former game goes on. That start is given
 * up when another game is started or resumed meanwhile.
 */
void
ichomp_session_start (IchompSession *self, const IchompSetup *setup)
{
  g_autoptr (SgPosition) full = NULL;
  SgSolver *solver;
  guint32 seed;

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (sg_board_is_legal (&setup->board));
  g_return_if_fail (MAX (setup->board.width, setup->board.height) <= ICHOMP_BOARD_MAX_SIDE);

  self->start_waits = FALSE;
  full = sg_position_new_full (&setup->board);
  if (!setup->randomise)
    {
      publish_start (self, setup, full);
      return;
    }

  /* Drawn now, since other draws may come before the start does. */
  seed = g_rand_int (self->rand);
  solver = setup->winnable ? ichomp_numbers_get_solver (self->numbers, full) : NULL;
  if (!setup->winnable || solver != NULL)
    {
      publish_random_start (self, setup, solver, seed);
      return;
    }

  self->waiting_setup = *setup;
  self->waiting_seed = seed;
  ichomp_numbers_set_request (self->numbers, full);
  self->start_waits = TRUE;
}

/**
 * ichomp_session_start_from:
 * @self: a session
 * @setup: who plays; the board's size is that of @game
 * @game: a game
 *
 * Takes a game over, to go on at its end.
 */
void
ichomp_session_start_from (IchompSession *self, const IchompSetup *setup, SgGame *game)
{
  IchompMatch taken = { 0 };

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (game != NULL);

  taken.setup = *setup;
  taken.setup.board = sg_position_get_board (sg_game_get_position (game, 0));
  taken.game = sg_game_ref (game);
  taken.index = sg_game_get_n_moves (game);
  publish (self, &taken);
}

/**
 * ichomp_session_restart:
 * @self: a session
 *
 * Starts a new game from the same position and with the same first player.
 */
void
ichomp_session_restart (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  publish_start (self, &self->match.setup, sg_game_get_position (self->match.game, 0));
}

/**
 * ichomp_session_restore:
 * @self: a session
 * @text: (array length=length) (element-type guint8): what [method@Session.to_text] once returned,
 *   or any other bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Resumes a game. Where that cannot be the session is as it was.
 *
 * Returns: whether it could be resumed
 */
gboolean
ichomp_session_restore (IchompSession *self, const char *text, gsize length, GError **error)
{
  IchompMatch match;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!ichomp_match_parse (&match, text, length, error))
    return FALSE;

  publish (self, &match);
  return TRUE;
}

/**
 * ichomp_session_to_text:
 * @self: a session
 *
 * Returns: (transfer full): the game as text for [method@Session.restore]
 */
char *
ichomp_session_to_text (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_match_to_text (self->in_trial ? &self->recorded : &self->match);
}

/**
 * ichomp_session_play:
 * @self: a session
 * @move: any move
 *
 * Makes a move for whoever's turn it is. Moves that had been undone are forgotten.
 *
 * Returns: whether the move was legal
 */
gboolean
ichomp_session_play (IchompSession *self, const SgMove *move)
{
  g_autoptr (SgPosition) before = NULL;
  guint index;
  SgMove made;
  SgGame *game;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (!sg_position_has_tile (ichomp_session_get_position (self), move))
    return FALSE;

  /* Copies, since handlers may change the game. */
  before = sg_position_ref (ichomp_session_get_position (self));
  index = self->match.index;
  made = *move;

  g_object_freeze_notify (G_OBJECT (self));
  game = sg_game_play (self->match.game, index, &made);
  g_clear_pointer (&self->match.game, sg_game_unref);
  self->match.game = game;
  notify (self, PROP_GAME);
  set_index (self, index + 1);
  g_object_thaw_notify (G_OBJECT (self));

  g_signal_emit (self, signals[SIGNAL_MOVE_MADE], 0, &made, index, before);
  return TRUE;
}

/**
 * ichomp_session_choose_move:
 * @self: a session
 * @move: (out caller-allocates): return location for the move
 *
 * Thinks for the computer. Where there can be no numbers it takes any tile. It does not move while
 * somebody looks at an earlier position or tries something.
 *
 * Returns: whether it is the computer's turn and the numbers it needs are there; if not, try again
 *   when [property@Session:position] or [property@Session:analysis] notifies
 */
gboolean
ichomp_session_choose_move (IchompSession *self, SgMove *move)
{
  SgAnalysis *analysis;
  SgLevel level;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (self->in_trial || self->match.index != sg_game_get_n_moves (self->match.game)
      || !ichomp_session_is_computers_turn (self))
    return FALSE;

  level = self->match.setup.level;
  analysis = ichomp_session_get_analysis (self);
  if (level == SG_LEVEL_EASY || ichomp_session_get_analysis_error (self) != NULL)
    *move = sg_strategy_choose_random (ichomp_session_get_position (self), self->rand);
  else if (analysis != NULL)
    *move = sg_strategy_choose (analysis, level, self->rand);
  else
    return FALSE;

  return TRUE;
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

/**
 * ichomp_session_undo:
 * @self: a session
 *
 * Goes back to the last position before the present one in which a person was to move: against the
 * computer that takes back two moves as a rule. Does nothing if there is none.
 */
void
ichomp_session_undo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_undo && ichomp_match_find_undo (&self->match, &index))
    ichomp_session_show_index (self, index);
}

/**
 * ichomp_session_redo:
 * @self: a session
 *
 * Goes on to the next position in which a person was to move, or to the last one that was reached.
 * Does nothing if no move has been undone.
 */
void
ichomp_session_redo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_redo && ichomp_match_find_redo (&self->match, &index))
    ichomp_session_show_index (self, index);
}

/**
 * ichomp_session_count_once:
 * @self: a session
 *
 * For the statistics: a game counts once, also when it is undone and finished again, or resumed. What
 * is tried does not count.
 *
 * Returns: %TRUE the first time it is called when the game is over
 */
gboolean
ichomp_session_count_once (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  if (self->in_trial || self->match.counted || self->match.index == 0
      || !ichomp_session_is_over (self))
    return FALSE;

  self->match.counted = TRUE;
  return TRUE;
}
