/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The voice of a window: what happens within one turn of the main loop reaches a screen reader as
 * one announcement, in which the move comes first. A screen reader stops speaking when it hears the
 * next announcement, or that the focus has moved. */

#include "ichomp-window-voice.h"

#include "widgets/kit/ichomp-announce.h"
#include "game/words/ichomp-game-wording.h"
#include "game/words/ichomp-wording.h"

/* After all that idle callbacks announce. */
#define PRIORITY (G_PRIORITY_DEFAULT_IDLE + 10)

struct _IchompWindowVoice
{
  GObject parent_instance;

  GtkWidget *window; /* borrowed: it owns this, and the next two */
  IchompSession *session;
  IchompPlayPage *view;
  SgGame *game; /* as it was told last */
  guint index;
  gboolean is_sum_told;
  gboolean is_changed; /* the game has to be told */
  char *words;         /* to be told after it, or NULL */
  guint speak_id;
};

G_DEFINE_FINAL_TYPE (IchompWindowVoice, ichomp_window_voice, G_TYPE_OBJECT)

static void
ichomp_window_voice_finalize (GObject *object)
{
  IchompWindowVoice *self = ICHOMP_WINDOW_VOICE (object);

  ichomp_announcer_set (self->window, NULL, NULL);
  g_clear_handle_id (&self->speak_id, g_source_remove);
  g_clear_pointer (&self->game, sg_game_unref);
  g_free (self->words);

  G_OBJECT_CLASS (ichomp_window_voice_parent_class)->finalize (object);
}

static void
ichomp_window_voice_class_init (IchompWindowVoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_window_voice_finalize;
}

static void
ichomp_window_voice_init (IchompWindowVoice *self)
{
}

static char *
dup_game (IchompWindowVoice *self)
{
  SgGame *game = ichomp_session_get_game (self->session);
  guint index = ichomp_session_get_index (self->session);
  g_autofree char *sum = ichomp_play_page_dup_sum (self->view);
  char *words =
      ichomp_wording_announcement (self->session, game == self->game ? self->index : index, sum);

  g_clear_pointer (&self->game, sg_game_unref);
  self->game = sg_game_ref (game);
  self->index = index;
  self->is_sum_told = sum != NULL;
  return words;
}

static gboolean
speak_cb (gpointer user_data)
{
  IchompWindowVoice *self = user_data;
  gboolean has_game = self->is_changed && gtk_widget_get_mapped (GTK_WIDGET (self->view));
  g_autofree char *game = has_game ? dup_game (self) : NULL;
  g_autofree char *words = g_steal_pointer (&self->words);
  g_autofree char *both = ichomp_session_is_over (self->session)
                              ? ichomp_wording_join (game, words)
                              : ichomp_wording_join_words (game, words); /* "Your turn" */

  self->speak_id = 0;
  self->is_changed = FALSE;
  ichomp_announce_aloud (self->window, both);
  return G_SOURCE_REMOVE;
}

static void
speak_later (IchompWindowVoice *self)
{
  if (self->speak_id == 0)
    self->speak_id = g_idle_add_full (PRIORITY, speak_cb, self, NULL);
}

static void
announce (GtkWidget *window, const char *text, gpointer user_data)
{
  IchompWindowVoice *self = user_data;
  g_autofree char *before = g_steal_pointer (&self->words);

  self->words = ichomp_wording_join (before, text);
  speak_later (self);
}

/* Tells the last move and whose turn it is, in the language of the program, if the game is on
 * show. */
void
ichomp_window_voice_tell_game (IchompWindowVoice *self)
{
  self->is_changed = TRUE;
  speak_later (self);
}

/* What was told last may be the name of the window: a number that is hidden has to leave it. */
static void
sum_switched_cb (IchompWindowVoice *self)
{
  g_autofree char *sum = ichomp_play_page_dup_sum (self->view);

  if (self->is_sum_told && sum == NULL)
    ichomp_window_voice_tell_game (self);
}

/**
 * ichomp_window_voice_new:
 * @window: a window
 * @session: its game
 * @view: the page of the game
 * @settings: what is shown
 *
 * Tells a screen reader how the game is when its page is shown, what happens in it, and what is
 * announced in @window.
 */
IchompWindowVoice *
ichomp_window_voice_new (GtkWidget *window,
                         IchompSession *session,
                         IchompPlayPage *view,
                         GSettings *settings)
{
  IchompWindowVoice *self = g_object_new (ICHOMP_TYPE_WINDOW_VOICE, NULL);

  self->window = window;
  self->session = session;
  self->view = view;

  ichomp_announcer_set (window, announce, self);
  g_signal_connect_object (session, "notify::position", G_CALLBACK (ichomp_window_voice_tell_game),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::setup", G_CALLBACK (ichomp_window_voice_tell_game),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (view, "map", G_CALLBACK (ichomp_window_voice_tell_game), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::show-nim-sum", G_CALLBACK (sum_switched_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}
