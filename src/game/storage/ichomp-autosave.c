/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The autosave: saves the game after every move, and counts each finished game once in the
 * statistics. An error is reported in one sentence and never stops the game. */

#include "ichomp-autosave.h"

#include <glib/gi18n.h>

#include "game/words/ichomp-message.h"
#include "game/base/ichomp-paths.h"
#include "ichomp-file.h"
#include "ichomp-store.h"

struct _IchompAutosave
{
  GObject parent_instance;

  IchompSession *session;
  IchompStatistics *statistics;
  IchompStore *store;     /* of the session */
  IchompMessage *failure; /* the game cannot be saved; or NULL */
  gboolean paused;
  gboolean holding;  /* the saved game, while another one has no move by a person yet */
  gboolean collided; /* another program saves its game in the same file, which has been reported */
};

G_DEFINE_FINAL_TYPE (IchompAutosave, ichomp_autosave, G_TYPE_OBJECT)

enum
{
  SIGNAL_NOTICE,
  SIGNAL_RESOLVED,
  SIGNAL_RELEASED,
  SIGNAL_FINISHED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* @message: (transfer full) */
static void
give_notice (IchompAutosave *self, IchompMessage *message)
{
  g_signal_emit (self, signals[SIGNAL_NOTICE], 0, message);
  ichomp_message_unref (message);
}

static void
save_session (IchompAutosave *self)
{
  g_autofree char *text = ichomp_session_to_text (self->session);

  ichomp_store_save (self->store, text);
}

static void
count_game (IchompAutosave *self)
{
  if (!ichomp_session_count_once (self->session))
    return;

  ichomp_statistics_count (self->statistics, ichomp_session_get_setup (self->session),
                           ichomp_session_get_winner (self->session));
  g_signal_emit (self, signals[SIGNAL_FINISHED], 0);
}

/* Whether a person has made a move; the computer may have moved first. */
static gboolean
has_been_played (IchompSession *session)
{
  guint index = ichomp_session_get_index (session);

  switch (ichomp_session_get_setup (session)->opponent)
    {
    case ICHOMP_OPPONENT_PERSON:
      return index > 0;
    case ICHOMP_OPPONENT_COMPUTER:
      return index > 1
             || (index == 1 && ichomp_session_get_player_at (session, 0) == ICHOMP_PLAYER_1);
    case ICHOMP_OPPONENT_COMPUTERS:
      return FALSE;
    }

  g_assert_not_reached ();
}

static void
release (IchompAutosave *self)
{
  self->holding = FALSE;
  g_signal_emit (self, signals[SIGNAL_RELEASED], 0);
}

static void
session_changed_cb (IchompAutosave *self)
{
  if (self->paused)
    return;

  if (self->holding && has_been_played (self->session))
    release (self);
  if (self->holding)
    return;

  count_game (self);
  save_session (self);
}

static void
resolve (IchompAutosave *self)
{
  g_autoptr (IchompMessage) failure = g_steal_pointer (&self->failure);

  if (failure != NULL)
    g_signal_emit (self, signals[SIGNAL_RESOLVED], 0, failure);
}

static void
store_failed_cb (IchompStore *store, const GError *error, IchompAutosave *self)
{
  /* Translators: %s is the reason, such as "The file “game.ini” could not be written: The
   * disk is full." */
  const char *format = N_ ("The game cannot be saved and would be lost on quitting: %s");

  resolve (self);
  self->failure = ichomp_message_new (format, ichomp_message_new_error (error), NULL);
  give_notice (self, ichomp_message_ref (self->failure));
}

/* Two games cannot be merged. */
static void
collided_cb (IchompStore *store, const char *text, IchompAutosave *self)
{
  if (self->collided)
    return;

  self->collided = TRUE;
  give_notice (self, ichomp_message_new (N_ ("Another iChomp saves its game in the same file. The "
                                             "next start will open the game with the latest move."),
                                         NULL, NULL));
}

static void
ichomp_autosave_dispose (GObject *object)
{
  IchompAutosave *self = ICHOMP_AUTOSAVE (object);

  g_clear_object (&self->session);
  g_clear_object (&self->statistics);
  g_clear_object (&self->store);
  g_clear_pointer (&self->failure, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_autosave_parent_class)->dispose (object);
}

static void
ichomp_autosave_class_init (IchompAutosaveClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_autosave_dispose;

  /**
   * IchompAutosave::notice:
   * @self: the autosave
   * @message: a message for the user
   *
   * Emitted when the game cannot be saved or read, or another program saves its game in the same
   * file.
   */
  signals[SIGNAL_NOTICE] = g_signal_new ("notice", ICHOMP_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0, NULL,
                                         NULL, NULL, G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);

  /**
   * IchompAutosave::resolved:
   * @self: the autosave
   * @message: a message of [signal@Autosave::notice]
   *
   * Emitted when @message is no longer true: the game has been saved after all.
   */
  signals[SIGNAL_RESOLVED] = g_signal_new ("resolved", ICHOMP_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 1, ICHOMP_TYPE_MESSAGE);

  /**
   * IchompAutosave::released:
   * @self: the autosave
   *
   * Emitted when the held game has been restored, or the new game is saved in its place.
   */
  signals[SIGNAL_RELEASED] = g_signal_new ("released", ICHOMP_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * IchompAutosave::finished:
   * @self: the autosave
   *
   * Emitted once for each game that is over and counts in the statistics.
   */
  signals[SIGNAL_FINISHED] = g_signal_new ("finished", ICHOMP_TYPE_AUTOSAVE, G_SIGNAL_RUN_LAST, 0,
                                           NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_autosave_init (IchompAutosave *self)
{
  self->store = ichomp_store_new_user_file ("game.ini");
  g_signal_connect_object (self->store, "failed", G_CALLBACK (store_failed_cb), self, 0);
  g_signal_connect_object (self->store, "recovered", G_CALLBACK (resolve), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->store, "collided", G_CALLBACK (collided_cb), self, 0);
}

/**
 * ichomp_autosave_new:
 * @session: the session whose game to save
 * @statistics: counts its games
 *
 * Nothing is saved before ichomp_autosave_load().
 *
 * Returns: (transfer full): the autosave of @session
 */
IchompAutosave *
ichomp_autosave_new (IchompSession *session, IchompStatistics *statistics)
{
  IchompAutosave *self = g_object_new (ICHOMP_TYPE_AUTOSAVE, NULL);

  self->session = g_object_ref (session);
  self->statistics = g_object_ref (statistics);

  return self;
}

/* Removes what a program has left that was killed while it saved. */
static void
sweep (void)
{
  g_autofree char *folder = ichomp_paths_dup_user_file (NULL);

  ichomp_file_sweep (folder, ichomp_store_user_files);
}

static void
set_damaged_aside (IchompAutosave *self, const GError *error)
{
  g_autofree char *path = ichomp_store_set_aside (self->store, error, NULL);
  const char *format;

  if (path != NULL)
    /* Translators: %1$s is the reason, a sentence; %2$s the name of a file. */
    format = N_ ("The saved game could not be opened: %1$s It was set aside as "
                 "“%2$s”, and a new game has begun.");
  else
    /* Translators: %s is the reason, a sentence. */
    format = N_ ("The saved game could not be opened: %s A new game has begun.");

  give_notice (self, ichomp_message_new (format, ichomp_message_new_error (error),
                                         path != NULL ? ichomp_message_new_name (path) : NULL));
}

/**
 * ichomp_autosave_load:
 * @self: an autosave
 *
 * Restores the saved game, and saves all changes from now on. A damaged game is renamed, one that
 * the system cannot read is not replaced, and [signal@Autosave::notice] reports it.
 *
 * Returns: whether a game was restored; otherwise the session has not changed
 */
gboolean
ichomp_autosave_load (IchompAutosave *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gboolean restored = FALSE;
  gsize length;

  g_return_val_if_fail (ICHOMP_IS_AUTOSAVE (self), FALSE);

  sweep ();
  if (ichomp_store_load (self->store, &text, &length, &error))
    restored = ichomp_session_restore (self->session, text, length, &error);
  if (error != NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    set_damaged_aside (self, error);
  g_debug ("saved game: %s", restored ? "restored" : error != NULL ? error->message : "none");

  g_signal_connect_object (self->session, "notify::position", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::setup", G_CALLBACK (session_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return restored;
}

/* Waits until the game is on the disk, or an error has been reported. */
void
ichomp_autosave_flush (IchompAutosave *self)
{
  g_return_if_fail (ICHOMP_IS_AUTOSAVE (self));

  ichomp_store_flush (self->store);
}

/**
 * ichomp_autosave_set_paused:
 * @self: an autosave
 * @paused: whether to ignore the session
 *
 * While paused, neither saves nor counts games: the session plays a task of a lesson.
 */
void
ichomp_autosave_set_paused (IchompAutosave *self, gboolean paused)
{
  g_return_if_fail (ICHOMP_IS_AUTOSAVE (self));

  self->paused = paused;
}

/* The saved game is that on the disk, unless the newest could not be written. */
static gboolean
restore_saved (IchompAutosave *self, IchompSession *session)
{
  g_autofree char *text = ichomp_store_dup_waiting (self->store);
  gsize length;

  if (text != NULL)
    length = strlen (text);
  else if (!ichomp_store_load (self->store, &text, &length, NULL))
    return FALSE;

  return ichomp_session_restore (session, text, length, NULL);
}

/**
 * ichomp_autosave_hold:
 * @self: an autosave
 *
 * Holds the saved game: when the session starts another game, the saved one stays on the disk until
 * a person makes a move in the other.
 *
 * Returns: whether the held game is worth restoring: a person has made a move in it, and it is not
 * over
 */
gboolean
ichomp_autosave_hold (IchompAutosave *self)
{
  g_autoptr (IchompSession) held = ichomp_session_new (g_rand_new_with_seed (0));

  g_return_val_if_fail (ICHOMP_IS_AUTOSAVE (self), FALSE);

  self->holding = TRUE;
  ichomp_store_flush (self->store);
  return restore_saved (self, held) && has_been_played (held) && !ichomp_session_is_over (held);
}

/* Resumes the held game in the session. Does nothing if no game is held. */
void
ichomp_autosave_restore_held (IchompAutosave *self)
{
  g_return_if_fail (ICHOMP_IS_AUTOSAVE (self));

  if (!self->holding)
    return;

  release (self);
  restore_saved (self, self->session);
}
