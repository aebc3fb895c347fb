/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A session: the current game, its numbers, and a trial beside it. The tables of the full board
 * tell whether a random position is winnable; while a thread computes them, the session keeps the
 * former game. */

#include "ichomp-session.h"

#include "ichomp-game-numbers.h"

/**
 * IchompSession:
 *
 * A game and its numbers; there is always a game. Properties notify after all changes of a call. To
 * be used from one thread.
 */
struct _IchompSession
{
  GObject parent_instance;

  GRand *rand;
  IchompMatch match;
  IchompGameNumbers *numbers;
  gboolean can_undo;
  gboolean can_redo;

  gboolean is_first_game;

  gboolean start_waits; /* for tables of the full board */
  IchompSetup waiting_setup;
  guint32 waiting_seed;

  gboolean in_trial;    /* the match is the trial */
  gboolean held;        /* the computer makes no move */
  guint trial_index;    /* the index at which the trial began */
  IchompMatch recorded; /* the match that continues after the trial */
};

static const IchompSetup initial_setup = {
  .board = { 8, 8 },
  .opponent = ICHOMP_OPPONENT_PERSON,
  .level = SG_LEVEL_EASY,
  .first = ICHOMP_PLAYER_1,
};

static const IchompSetup first_setup = {
  .board = { 8, 8 },
  .opponent = ICHOMP_OPPONENT_COMPUTER,
  .level = SG_LEVEL_EASY,
  .level_1 = SG_LEVEL_EASY,
  .first = ICHOMP_PLAYER_2,
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
  ichomp_game_numbers_set_game (self->numbers, self->match.game, index);
}

static void
set_in_trial (IchompSession *self, gboolean in_trial)
{
  if (self->in_trial == in_trial)
    return;

  self->in_trial = in_trial;
  notify (self, PROP_TRIAL);
}

/* Drops the recorded match when another match replaces it and the trial. */
static void
forget_trial (IchompSession *self)
{
  set_in_trial (self, FALSE);
  g_clear_pointer (&self->recorded.game, sg_game_unref);
}

/* Replaces the match; takes over the game of @match. */
static void
publish (IchompSession *self, const IchompMatch *match)
{
  SgGame *old = self->match.game;

  self->held = FALSE;

  g_object_freeze_notify (G_OBJECT (self));

  self->is_first_game = FALSE;
  self->start_waits = FALSE;
  ichomp_game_numbers_set_request (self->numbers, NULL);
  forget_trial (self);
  self->match = *match;
  notify (self, PROP_SETUP);
  notify (self, PROP_GAME);
  set_index (self, match->index);

  g_object_thaw_notify (G_OBJECT (self));

  g_clear_pointer (&old, sg_game_unref);
  g_signal_emit (self, signals[SIGNAL_STARTED], 0);
}

static void
show_index (IchompSession *self, guint index)
{
  g_object_freeze_notify (G_OBJECT (self));
  set_index (self, index);
  g_object_thaw_notify (G_OBJECT (self));
}

static void
add_move (IchompSession *self, const SgMove *move)
{
  /* Copies, because handlers may change the game. */
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

static void
publish_start (IchompSession *self, const IchompSetup *setup, SgPosition *start)
{
  IchompMatch match = { *setup, sg_game_new_with_rule (start, ichomp_setup_get_rule (setup)), 0,
                        FALSE };

  publish (self, &match);
}

static void
publish_random_start (IchompSession *self, const IchompSetup *setup, SgSolver *solver, guint32 seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (SgPosition) full = ichomp_setup_create_full (setup);
  g_autoptr (SgPosition) start = NULL;

  if (!setup->winnable || solver == NULL)
    start = sg_random_position (full, rand);
  while (start == NULL)
    start = sg_random_position_as_wished (full, ichomp_setup_get_rule (setup), solver,
                                          SG_WISH_N_POSITION, 0, rand);

  publish_start (self, setup, start);
}

/* Starts the game that waits for tables, as soon as they exist or cannot be made. */
static void
start_waiting (IchompSession *self)
{
  IchompSetup setup = self->waiting_setup;
  g_autoptr (SgPosition) full = NULL;

  if (!self->start_waits || ichomp_game_numbers_is_computing (self->numbers))
    return;

  full = ichomp_setup_create_full (&setup);
  publish_random_start (self, &setup, ichomp_game_numbers_get_solver (self->numbers, full),
                        self->waiting_seed);
}

static void
numbers_changed_cb (IchompSession *self, GParamSpec *pspec)
{
  g_object_notify (G_OBJECT (self), pspec->name);
  start_waiting (self);
}

static void
ichomp_session_constructed (GObject *object)
{
  IchompSession *self = ICHOMP_SESSION (object);
  g_autoptr (SgPosition) full = sg_position_new_full (&initial_setup.board);

  G_OBJECT_CLASS (ichomp_session_parent_class)->constructed (object);

  self->numbers = ichomp_game_numbers_new ();
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

  /* An IchompSetup. */
  properties[PROP_SETUP] = g_param_spec_pointer ("setup", NULL, NULL, flags);

  /* With undone moves. */
  properties[PROP_GAME] = g_param_spec_boxed ("game", NULL, NULL, SG_TYPE_GAME, flags);

  /* The number of the game's moves that are made. */
  properties[PROP_INDEX] = g_param_spec_uint ("index", NULL, NULL, 0, G_MAXUINT, 0, flags);

  properties[PROP_POSITION] = g_param_spec_boxed ("position", NULL, NULL, SG_TYPE_POSITION, flags);

  properties[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);

  properties[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);

  /* NULL while the numbers are computed and where there are too many. Notifies also when the reason
   * for NULL changes. */
  properties[PROP_ANALYSIS] = g_param_spec_boxed ("analysis", NULL, NULL, SG_TYPE_ANALYSIS, flags);

  /* Whether numbers, or the start of a new game, are being computed. */
  properties[PROP_COMPUTING] = g_param_spec_boolean ("computing", NULL, NULL, FALSE, flags);

  /* From 0 to 1; 0 when nothing is computed. */
  properties[PROP_PROGRESS] = g_param_spec_double ("progress", NULL, NULL, 0, 1, 0, flags);

  properties[PROP_TRIAL] = g_param_spec_boolean ("trial", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * IchompSession::started:
   * @self: the session
   *
   * Emitted after a new or resumed game has replaced the former one.
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
 * @rand: (transfer full): the source of randomness; the same seed and the same calls give the same
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

/* Starting */

/**
 * ichomp_session_set_seed:
 * @self: a session
 * @seed: a number
 *
 * From now on the same calls give the same random positions and moves of the computer, on every
 * machine.
 */
void
ichomp_session_set_seed (IchompSession *self, guint32 seed)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  g_rand_set_seed (self->rand, seed);
}

/**
 * ichomp_session_start:
 * @self: a session
 * @setup: a legal setup
 *
 * Starts a new game: at once, unless @setup asks for a winnable random position on a large board.
 * Then the game starts when the tables of the board are computed, and not at all if another game is
 * started or resumed before. Without enough memory for the tables the game starts at once, from any
 * random position.
 */
void
ichomp_session_start (IchompSession *self, const IchompSetup *setup)
{
  g_autoptr (SgPosition) full = NULL;
  SgSolver *solver;
  guint32 seed;

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (ichomp_setup_is_legal (setup));

  self->start_waits = FALSE;
  full = ichomp_setup_create_full (setup);
  if (!setup->randomise)
    {
      publish_start (self, setup, full);
      return;
    }

  /* Drawn now, because other draws may come before a start that waits. */
  seed = g_rand_int (self->rand);
  solver = setup->winnable ? ichomp_game_numbers_get_solver (self->numbers, full) : NULL;
  if (!setup->winnable || solver != NULL)
    {
      publish_random_start (self, setup, solver, seed);
      return;
    }

  if (!ichomp_game_numbers_set_request (self->numbers, full))
    {
      publish_random_start (self, setup, NULL, seed);
      return;
    }

  self->waiting_setup = *setup;
  self->waiting_seed = seed;
  self->start_waits = TRUE;
}

/**
 * ichomp_session_start_first_game:
 * @self: a session
 *
 * Starts a game for somebody who has never played: the computer begins, at level Easy, and leaves a
 * position that the person can win.
 */
void
ichomp_session_start_first_game (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_session_start (self, &first_setup);
  self->is_first_game = TRUE;
}

/**
 * ichomp_session_is_first_move:
 * @self: a session
 *
 * Returns: whether the next move is the first one of [method@Session.start_first_game]
 */
gboolean
ichomp_session_is_first_move (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->is_first_game && self->match.index == 0;
}

/**
 * ichomp_session_start_from:
 * @self: a session
 * @setup: who plays; the board's size and the rule are those of @game
 * @game: a game
 *
 * Replaces the current game by @game, at its last position.
 */
void
ichomp_session_start_from (IchompSession *self, const IchompSetup *setup, SgGame *game)
{
  IchompMatch taken = { 0 };

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (game != NULL);

  taken.setup = *setup;
  ichomp_match_adopt_game (&taken, game);
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
 * ichomp_session_check_text:
 * @text: (array length=length) (element-type guint8): any bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: whether [method@Session.restore] would resume a game from it
 */
gboolean
ichomp_session_check_text (const char *text, gsize length, GError **error)
{
  IchompMatch match;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!ichomp_match_parse (&match, text, length, error))
    return FALSE;

  sg_game_unref (match.game);
  return TRUE;
}

/**
 * ichomp_session_restore:
 * @self: a session
 * @text: (array length=length) (element-type guint8): what [method@Session.to_text] once returned,
 *   or any other bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: whether the game was resumed; otherwise the session has not changed
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

/* The game */

/**
 * ichomp_session_get_setup:
 * @self: a session
 *
 * Returns: (transfer none): the setup of the game; valid until the next game starts
 */
const IchompSetup *
ichomp_session_get_setup (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return &self->match.setup;
}

/* What the board of the game consists of. */
IchompParts
ichomp_session_get_parts (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PARTS_QUADRANTS);

  return ichomp_setup_get_parts (&self->match.setup);
}

/* Sets @shape to that of the board, the same from the first move to the last. */
void
ichomp_session_get_shape (IchompSession *self, IchompShape *shape)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_shape_init (shape, ichomp_session_get_parts (self),
                     sg_game_get_position (self->match.game, 0));
}

SgGame *
ichomp_session_get_game (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return self->match.game;
}

guint
ichomp_session_get_index (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return self->match.index;
}

SgPosition *
ichomp_session_get_position (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_match_get_position (&self->match);
}

/**
 * ichomp_session_get_last_move:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the move that led to the current position
 */
const SgMove *
ichomp_session_get_last_move (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  if (self->match.index == 0)
    return NULL;

  return sg_game_get_move (self->match.game, self->match.index - 1);
}

/**
 * ichomp_session_get_player:
 * @self: a session
 *
 * Returns: whose turn it is, or would be if the game were not over
 */
IchompPlayer
ichomp_session_get_player (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PLAYER_1);

  return ichomp_session_get_player_at (self, self->match.index);
}

IchompPlayer
ichomp_session_get_player_at (IchompSession *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), ICHOMP_PLAYER_1);

  return ichomp_match_get_player_at (&self->match, index);
}

/* Whether the computer makes the move at @index of the recorded game, and the user all others. */
gboolean
ichomp_session_is_by_computer (IchompSession *self, guint index)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->match.setup.opponent == ICHOMP_OPPONENT_COMPUTER
         && ichomp_setup_is_computer (&self->match.setup,
                                      ichomp_session_get_player_at (self, index));
}

gboolean
ichomp_session_is_over (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return sg_position_is_empty (ichomp_session_get_position (self));
}

/**
 * ichomp_session_is_finished:
 * @self: a session
 *
 * Returns: whether the game has a move and is over at its last one, although an earlier position
 *   may be on show
 */
gboolean
ichomp_session_is_finished (IchompSession *self)
{
  guint n_moves;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  n_moves = sg_game_get_n_moves (self->match.game);
  return n_moves > 0 && sg_position_is_empty (sg_game_get_position (self->match.game, n_moves));
}

/**
 * ichomp_session_get_winner:
 * @self: a session whose game is finished
 *
 * Returns: the player who took the last tile or, in misere play, the other player
 */
IchompPlayer
ichomp_session_get_winner (IchompSession *self)
{
  guint index;

  g_return_val_if_fail (ichomp_session_is_finished (self), ICHOMP_PLAYER_1);

  index = sg_game_get_n_moves (self->match.game);
  if (sg_rule_is_last_tile_won (sg_game_get_rule (self->match.game)))
    index--;

  return ichomp_session_get_player_at (self, index);
}

/**
 * ichomp_session_is_computers_turn:
 * @self: a session
 *
 * In a trial only the first move is the person's. Showing an earlier position makes no difference.
 *
 * Returns: whether the game is not over and the person is not to move
 */
gboolean
ichomp_session_is_computers_turn (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  if (ichomp_session_is_over (self))
    return FALSE;
  if (self->in_trial)
    return self->match.index != self->trial_index;

  return !ichomp_match_is_persons_turn_at (&self->match, self->match.index);
}

/* Its numbers */

/**
 * ichomp_session_get_analysis:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): the numbers of the current position, if they are known
 */
SgAnalysis *
ichomp_session_get_analysis (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_game_numbers_get_analysis (self->numbers);
}

/**
 * ichomp_session_get_analysis_error:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): why the current position will have no numbers, an error of
 *   domain %SG_ERROR; %NULL if they are known or being computed
 */
const GError *
ichomp_session_get_analysis_error (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return ichomp_game_numbers_get_error (self->numbers);
}

gboolean
ichomp_session_is_computing (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return ichomp_game_numbers_is_computing (self->numbers);
}

double
ichomp_session_get_progress (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return ichomp_game_numbers_get_progress (self->numbers);
}

/**
 * ichomp_session_get_seconds_left:
 * @self: a session
 *
 * Returns: about how many seconds the computation will still take; negative if that is not known
 */
double
ichomp_session_get_seconds_left (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), -1);

  return ichomp_game_numbers_get_seconds_left (self->numbers);
}

/**
 * ichomp_session_stop_computing:
 * @self: a session
 *
 * Cancels the computation. The game continues without those numbers that cannot be computed at
 * once.
 */
void
ichomp_session_stop_computing (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_game_numbers_stop (self->numbers);
}

/**
 * ichomp_session_is_stopped:
 * @self: a session
 *
 * Returns: whether numbers are missing because of [method@Session.stop_computing]
 */
gboolean
ichomp_session_is_stopped (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return ichomp_game_numbers_is_stopped (self->numbers);
}

/**
 * ichomp_session_resume_computing:
 * @self: a session
 *
 * Starts the cancelled computation again.
 */
void
ichomp_session_resume_computing (IchompSession *self)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  ichomp_game_numbers_resume (self->numbers);
}

/**
 * ichomp_session_get_solver:
 * @self: a session
 *
 * Returns: (transfer none) (nullable): tables that cover the current position and all positions
 *   after it; %NULL while there are none. Whether they cover an earlier one, sg_solver_covers()
 *   tells
 */
SgSolver *
ichomp_session_get_solver (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  if (ichomp_session_get_analysis (self) == NULL)
    return NULL;

  return ichomp_game_numbers_get_solver (self->numbers, ichomp_session_get_position (self));
}

/* Playing */

/**
 * ichomp_session_play:
 * @self: a session
 * @move: any move
 *
 * Makes a move for the player to move. Undone moves are dropped.
 *
 * Returns: whether the move was legal
 */
gboolean
ichomp_session_play (IchompSession *self, const SgMove *move)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (!sg_position_has_tile (ichomp_session_get_position (self), move))
    return FALSE;

  add_move (self, move);
  return TRUE;
}

/**
 * ichomp_session_choose_move:
 * @self: a session
 * @move: (out caller-allocates): return location for the move
 *
 * Chooses a move for the computer: a random one where the position has no numbers. The computer
 * does not move in a trial, nor while an earlier position is shown.
 *
 * Returns: whether it is the computer's turn and its numbers are known; if not, try again when
 *   [property@Session:position] or [property@Session:analysis] notifies
 */
gboolean
ichomp_session_choose_move (IchompSession *self, SgMove *move)
{
  SgAnalysis *analysis;
  SgLevel level;

  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  if (self->held || self->in_trial || self->match.index != sg_game_get_n_moves (self->match.game)
      || !ichomp_session_is_computers_turn (self))
    return FALSE;

  level = ichomp_setup_get_level (&self->match.setup, ichomp_session_get_player (self));
  analysis = ichomp_session_get_analysis (self);
  if (analysis != NULL && ichomp_session_is_first_move (self))
    *move = sg_strategy_choose_lenient (analysis, self->rand);
  else if (level == SG_LEVEL_EASY || ichomp_session_get_analysis_error (self) != NULL)
    *move = sg_strategy_choose_random (ichomp_session_get_position (self),
                                       sg_game_get_rule (self->match.game), self->rand);
  else if (analysis != NULL)
    *move = sg_strategy_choose (analysis, level, self->rand);
  else
    return FALSE;

  return TRUE;
}

/**
 * ichomp_session_hold_computer:
 * @self: a session
 * @held: whether the computer waits although it is its turn
 *
 * For a game that has served its purpose. Another game ends it.
 */
void
ichomp_session_hold_computer (IchompSession *self, gboolean held)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));

  self->held = held;
}

/**
 * ichomp_session_undo:
 * @self: a session
 *
 * Goes back to the last position in which a person was to move: against the computer usually by two
 * moves. Does nothing if there is no such position.
 */
void
ichomp_session_undo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_undo && ichomp_match_find_undo (&self->match, &index))
    show_index (self, index);
}

/**
 * ichomp_session_redo:
 * @self: a session
 *
 * Goes forward to the next position in which a person was to move, or to the end of the game. Does
 * nothing if no move has been undone.
 */
void
ichomp_session_redo (IchompSession *self)
{
  guint index;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (self->can_redo && ichomp_match_find_redo (&self->match, &index))
    show_index (self, index);
}

/**
 * ichomp_session_take_over:
 * @self: a session in which the computer is both players
 * @player: a player
 *
 * Lets a person continue as @player from the current position, against the computer at the level of
 * the other player. The person becomes player 1. Does nothing in a trial.
 */
void
ichomp_session_take_over (IchompSession *self, IchompPlayer player)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (self->match.setup.opponent == ICHOMP_OPPONENT_COMPUTERS);

  if (self->in_trial)
    return;

  g_object_freeze_notify (G_OBJECT (self));
  ichomp_setup_take_over (&self->match.setup, player);
  self->match.counted = TRUE;
  notify (self, PROP_SETUP);
  show_index (self, self->match.index);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * ichomp_session_count_once:
 * @self: a session
 *
 * For the statistics: a game counts once, also when it is undone and finished again, or resumed.
 * Trials and games in which the computer has played both sides do not count.
 *
 * Returns: %TRUE the first time it is called when the game is over
 */
gboolean
ichomp_session_count_once (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  if (self->in_trial || self->match.counted || self->match.index == 0
      || self->match.setup.opponent == ICHOMP_OPPONENT_COMPUTERS || !ichomp_session_is_over (self))
    return FALSE;

  self->match.counted = TRUE;
  return TRUE;
}

gboolean
ichomp_session_can_undo (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->can_undo;
}

gboolean
ichomp_session_can_redo (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->can_redo;
}

/* Looking back, and trials */

/**
 * ichomp_session_go_to:
 * @self: a session
 * @index: how many moves to show as made, up to the number of moves
 *
 * Shows any position of the game. Later moves are kept until a move is played there. Does nothing
 * in a trial.
 */
void
ichomp_session_go_to (IchompSession *self, guint index)
{
  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (index <= sg_game_get_n_moves (ichomp_session_get_recorded_game (self)));

  if (!self->in_trial && index != self->match.index)
    show_index (self, index);
}

/* Takes the match over from the caller. */
static void
replace_match (IchompSession *self, const IchompMatch *match)
{
  g_autoptr (SgGame) old = self->match.game;

  self->match = *match;
  if (match->game != old)
    notify (self, PROP_GAME);
}

/**
 * ichomp_session_begin_trial:
 * @self: a session
 * @index: how many moves of the recorded game to keep, up to their number
 *
 * Begins a trial in that position with a person to move, from the recorded game also in a trial. A
 * trial is neither saved nor counted, and the computer does not move in it. Nothing can be undone
 * or redone. A new game ends the trial.
 */
void
ichomp_session_begin_trial (IchompSession *self, guint index)
{
  IchompMatch trial;

  g_return_if_fail (ICHOMP_IS_SESSION (self));
  g_return_if_fail (index <= sg_game_get_n_moves (ichomp_session_get_recorded_game (self)));

  g_object_freeze_notify (G_OBJECT (self));

  if (!self->in_trial)
    {
      self->recorded = self->match;
      sg_game_ref (self->recorded.game);
      set_in_trial (self, TRUE);
    }

  trial = self->recorded;
  sg_game_ref (trial.game);
  self->trial_index = index;
  replace_match (self, &trial);
  show_index (self, index);

  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * ichomp_session_end_trial:
 * @self: a session
 *
 * Goes back to the position of the game that was shown before the trial. Does nothing without a
 * trial.
 */
void
ichomp_session_end_trial (IchompSession *self)
{
  IchompMatch recorded;

  g_return_if_fail (ICHOMP_IS_SESSION (self));

  if (!self->in_trial)
    return;

  g_object_freeze_notify (G_OBJECT (self));

  recorded = self->recorded;
  self->recorded = (IchompMatch){ 0 };
  set_in_trial (self, FALSE);
  replace_match (self, &recorded);
  show_index (self, recorded.index);

  g_object_thaw_notify (G_OBJECT (self));
}

gboolean
ichomp_session_is_trial (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), FALSE);

  return self->in_trial;
}

/**
 * ichomp_session_get_recorded_game:
 * @self: a session
 *
 * Returns: (transfer none): the game, also in a trial
 */
SgGame *
ichomp_session_get_recorded_game (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), NULL);

  return self->in_trial ? self->recorded.game : self->match.game;
}

/**
 * ichomp_session_get_recorded_index:
 * @self: a session
 *
 * Returns: how many moves of the recorded game are made; in a trial, how many were made when it
 *   began
 */
guint
ichomp_session_get_recorded_index (IchompSession *self)
{
  g_return_val_if_fail (ICHOMP_IS_SESSION (self), 0);

  return self->in_trial ? self->recorded.index : self->match.index;
}
