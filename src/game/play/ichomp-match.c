/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A match: a game, its players and the current position. Against the computer, undo and redo stop
 * only at the person's turns, because the computer would move at once in its own. If the computer
 * is both players, they stop at every move. */

#include "ichomp-match.h"

#include <string.h>

#include "ichomp-enums.h"
#include "engine/rules/sg-error.h"

/* Games that version 1 of the format can describe are written in it, for older programs. */
#define TEXT_VERSION 1
#define NEWEST_TEXT_VERSION 2
#define GAME_GROUP "iChomp game"
#define SETUP_GROUP "setup"

/* Detects accidents, such as a flipped bit; a game edited by hand may be without it. */
#define CHECKSUM_KEY "checksum"
#define CHECKSUM_LENGTH 8

/* G_DEFINE_EXTENDED_ERROR expects this name. */
typedef struct
{
  guint line;    /* of the text, or 0 */
  GError *cause; /* or NULL */
} IchompSessionErrorPrivate;

static void
ichomp_session_error_private_init (IchompSessionErrorPrivate *priv)
{
}

static void
ichomp_session_error_private_copy (const IchompSessionErrorPrivate *src,
                                   IchompSessionErrorPrivate *dest)
{
  dest->line = src->line;
  dest->cause = src->cause == NULL ? NULL : g_error_copy (src->cause);
}

static void
ichomp_session_error_private_clear (IchompSessionErrorPrivate *priv)
{
  g_clear_error (&priv->cause);
}

G_DEFINE_EXTENDED_ERROR (IchompSessionError, ichomp_session_error)

/**
 * ichomp_session_error_get_line:
 * @error: an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: the number of the line with the error, counted from 1, or 0 if it has no place
 */
guint
ichomp_session_error_get_line (const GError *error)
{
  return ichomp_session_error_get_private (error)->line;
}

/**
 * ichomp_session_error_get_cause:
 * @error: an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: (transfer none) (nullable): an error of domain %SG_ERROR, whose place counts from the
 *   start of the line
 */
const GError *
ichomp_session_error_get_cause (const GError *error)
{
  return ichomp_session_error_get_private (error)->cause;
}

SgPosition *
ichomp_match_get_position (const IchompMatch *self)
{
  return sg_game_get_position (self->game, self->index);
}

/* Returns: the player whose turn it is after @index moves */
IchompPlayer
ichomp_match_get_player_at (const IchompMatch *self, guint index)
{
  IchompPlayer first = self->setup.first;
  IchompPlayer second = first == ICHOMP_PLAYER_1 ? ICHOMP_PLAYER_2 : ICHOMP_PLAYER_1;

  return index % ICHOMP_N_PLAYERS == 0 ? first : second;
}

gboolean
ichomp_match_is_persons_turn_at (const IchompMatch *self, guint index)
{
  return !ichomp_setup_is_computer (&self->setup, ichomp_match_get_player_at (self, index));
}

/*< private >
 * ichomp_match_adopt_game:
 * @self: a match; its setup may already have the kind of @game
 * @game: a game
 *
 * Sets the board, the rule and, if it does not fit, the kind of the setup to those of @game. The
 * heaps of Nim become those from which @game started.
 */
void
ichomp_match_adopt_game (IchompMatch *self, const SgGame *game)
{
  SgRule rule = sg_game_get_rule (game);
  SgPosition *start = sg_game_get_position (game, 0);

  self->setup.board = sg_position_get_board (start);
  self->setup.misere = !sg_rule_is_last_tile_won (rule);
  if (rule == SG_RULE_CHOMP)
    self->setup.kind = ICHOMP_KIND_CHOMP;
  else if (!ichomp_setup_allows (&self->setup, game))
    self->setup.kind = ICHOMP_KIND_ICHOMP;

  SG_FOREACH_QUADRANT (q)
    self->setup.heaps[q] = self->setup.kind == ICHOMP_KIND_NIM
                               ? sg_diagram_get_n_tiles (sg_position_get_diagram (start, q))
                               : 0;
}

/* Whether undo and redo stop after @index moves. */
static gboolean
is_stop_at (const IchompMatch *self, guint index)
{
  return self->setup.opponent == ICHOMP_OPPONENT_COMPUTERS
         || ichomp_match_is_persons_turn_at (self, index);
}

/*< private >
 * ichomp_match_find_undo:
 * @self: a match
 * @index: (out): return location for the number of moves that remain made
 *
 * Returns: whether there is a move to undo
 */
gboolean
ichomp_match_find_undo (const IchompMatch *self, guint *index)
{
  for (guint i = self->index; i-- > 0;)
    if (is_stop_at (self, i))
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

/*< private >
 * ichomp_match_find_redo:
 * @self: a match
 * @index: (out): return location for the number of moves that are made afterwards
 *
 * Returns: whether there is a move to redo
 */
gboolean
ichomp_match_find_redo (const IchompMatch *self, guint *index)
{
  guint n_moves = sg_game_get_n_moves (self->game);

  if (self->index == n_moves)
    return FALSE;

  *index = self->index + 1;
  while (*index < n_moves && !is_stop_at (self, *index))
    (*index)++;

  return TRUE;
}

static gboolean
fail (IchompSessionError code, const char *reason, GError **error)
{
  g_set_error_literal (error, ICHOMP_SESSION_ERROR, code, reason);
  return FALSE;
}

/* Returns: the number of the line that sets @key, or 0 */
static guint
find_line (const char *text, const char *group, const char *key)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autofree char *head = g_strdup_printf ("[%s]", group);
  gboolean in_group = FALSE;
  guint line = 0;

  /* If a key is set twice, the last one counts. */
  for (guint i = 0; lines[i] != NULL; i++)
    {
      gsize length = strcspn (g_strstrip (lines[i]), "= \t");

      if (lines[i][0] == '[')
        in_group = g_str_equal (lines[i], head);
      else if (in_group && length == strlen (key) && g_str_has_prefix (lines[i], key))
        line = i + 1;
    }

  return line;
}

/* Fails because of the value of @key, or because there is none. */
static gboolean
fail_at (const char *text,
         const char *group,
         const char *key,
         IchompSessionError code,
         const char *reason,
         GError **error)
{
  fail (code, reason, error);
  if (error != NULL)
    ichomp_session_error_get_private (*error)->line = find_line (text, group, key);
  return FALSE;
}

/* @cause: its place counts from the start of the value */
static gboolean
fail_in_game (const char *text, const GError *cause, GError **error)
{
  SgErrorDetail detail = *sg_error_get_detail (cause);

  fail_at (text, GAME_GROUP, "game", ICHOMP_SESSION_ERROR_DAMAGED, cause->message, error);
  detail.character += (guint)strlen ("game=");
  if (error != NULL)
    sg_error_set (&ichomp_session_error_get_private (*error)->cause, cause->code, &detail);
  return FALSE;
}

/* Of all groups, keys and values but the checksum itself, in their order; comments, blanks and the
 * ends of lines do not count. */
static char *
compute_checksum (GKeyFile *file)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_auto (GStrv) groups = g_key_file_get_groups (file, NULL);

  for (guint i = 0; groups[i] != NULL; i++)
    {
      g_auto (GStrv) keys = g_key_file_get_keys (file, groups[i], NULL, NULL);

      for (guint j = 0; keys[j] != NULL; j++)
        {
          g_autofree char *value = g_key_file_get_value (file, groups[i], keys[j], NULL);
          const char *const entry[] = { "[", groups[i], "]\n", keys[j], "=", value, "\n" };

          if (g_str_equal (keys[j], CHECKSUM_KEY))
            continue;

          for (guint k = 0; k < G_N_ELEMENTS (entry); k++)
            g_checksum_update (checksum, (const guchar *)entry[k], (gssize)strlen (entry[k]));
        }
    }

  return g_strndup (g_checksum_get_string (checksum), CHECKSUM_LENGTH);
}

static gboolean
has_right_checksum (GKeyFile *file)
{
  g_autofree char *found = g_key_file_get_value (file, GAME_GROUP, CHECKSUM_KEY, NULL);
  g_autofree char *expected = compute_checksum (file);

  return found == NULL || g_str_equal (found, expected);
}

static gboolean
read_number (GKeyFile *file, const char *key, guint64 maximum, guint64 *number)
{
  g_autofree char *text = g_key_file_get_value (file, GAME_GROUP, key, NULL);

  return text != NULL && g_ascii_string_to_unsigned (text, 10, 0, maximum, number, NULL);
}

static gboolean
read_boolean (GKeyFile *file, const char *group, const char *key, gboolean *value)
{
  g_autoptr (GError) error = NULL;

  *value = g_key_file_get_boolean (file, group, key, &error);
  return error == NULL;
}

static gboolean
read_enum (GKeyFile *file, const char *key, GType type, int *value)
{
  g_autofree char *nick = g_key_file_get_value (file, SETUP_GROUP, key, NULL);
  g_autoptr (GEnumClass) enum_class = g_type_class_ref (type);
  GEnumValue *enum_value = nick == NULL ? NULL : g_enum_get_value_by_nick (enum_class, nick);

  if (enum_value == NULL)
    return FALSE;

  *value = enum_value->value;
  return TRUE;
}

/* Reads a key that version 1 of the format lacks; without it, @value keeps its default. */
static gboolean
read_optional_enum (GKeyFile *file, const char *key, GType type, int *value)
{
  return !g_key_file_has_key (file, SETUP_GROUP, key, NULL) || read_enum (file, key, type, value);
}

/* Returns: (nullable): the key whose value is missing or wrong */
static const char *
read_setup (GKeyFile *file, IchompSetup *setup)
{
  int opponent;
  int level;
  int first;
  int kind = ICHOMP_KIND_ICHOMP;
  int level_1 = SG_LEVEL_EASY;

  if (!read_boolean (file, SETUP_GROUP, "randomise", &setup->randomise))
    return "randomise";
  if (!read_boolean (file, SETUP_GROUP, "winnable", &setup->winnable))
    return "winnable";
  if (!read_enum (file, "opponent", ICHOMP_TYPE_OPPONENT, &opponent))
    return "opponent";
  if (!read_enum (file, "level", SG_TYPE_LEVEL, &level))
    return "level";
  if (!read_enum (file, "first", ICHOMP_TYPE_PLAYER, &first))
    return "first";
  if (!read_optional_enum (file, "kind", ICHOMP_TYPE_KIND, &kind))
    return "kind";
  if (!read_optional_enum (file, "level-1", SG_TYPE_LEVEL, &level_1))
    return "level-1";

  setup->opponent = opponent;
  setup->level = level;
  setup->first = first;
  setup->kind = kind;
  setup->level_1 = level_1;
  return NULL;
}

/*< private >
 * ichomp_match_parse:
 * @self: (out caller-allocates): return location for the match, whose game the caller owns
 * @text: (array length=length) (element-type guint8): any bytes
 * @length: the number of bytes
 * @error: return location for an error of domain %ICHOMP_SESSION_ERROR
 *
 * Returns: whether @text is a complete and legal game; otherwise @self has not changed
 */
gboolean
ichomp_match_parse (IchompMatch *self, const char *text, gsize length, GError **error)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GError) reason = NULL;
  g_autofree char *terminated = NULL;
  g_autofree char *notation = NULL;
  g_autoptr (SgGame) game = NULL;
  IchompMatch scratch = { 0 };
  const char *bad_key;
  guint64 number;

  /* GKeyFile would silently ignore the rest. */
  if (memchr (text, '\0', length) != NULL)
    return fail (ICHOMP_SESSION_ERROR_NOT_A_GAME, "zero byte", error);
  text = terminated = g_strndup (text, length);
  if (!g_key_file_load_from_data (file, text, length, G_KEY_FILE_NONE, &reason))
    return fail (ICHOMP_SESSION_ERROR_NOT_A_GAME, reason->message, error);
  if (!read_number (file, "version", G_MAXUINT64, &number) || number < TEXT_VERSION)
    return fail (ICHOMP_SESSION_ERROR_NOT_A_GAME, "no version", error);
  if (number > NEWEST_TEXT_VERSION)
    return fail (ICHOMP_SESSION_ERROR_NEWER_VERSION, "newer version", error);

  notation = g_key_file_get_value (file, GAME_GROUP, "game", NULL);
  if (notation == NULL)
    return fail (ICHOMP_SESSION_ERROR_DAMAGED, "no game", error);

  game = sg_game_parse (notation, &reason);
  if (game == NULL)
    return fail_in_game (text, reason, error);
  if (!read_number (file, "index", sg_game_get_n_moves (game), &number))
    return fail_at (text, GAME_GROUP, "index", ICHOMP_SESSION_ERROR_DAMAGED, "index out of range",
                    error);
  if (!read_boolean (file, GAME_GROUP, "counted", &scratch.counted))
    return fail_at (text, GAME_GROUP, "counted", ICHOMP_SESSION_ERROR_DAMAGED, "counted or not",
                    error);
  bad_key = read_setup (file, &scratch.setup);
  if (bad_key != NULL)
    return fail_at (text, SETUP_GROUP, bad_key, ICHOMP_SESSION_ERROR_DAMAGED, bad_key, error);
  if (g_key_file_has_key (file, SETUP_GROUP, "kind", NULL)
      && !ichomp_setup_allows (&scratch.setup, game))
    return fail_at (text, SETUP_GROUP, "kind", ICHOMP_SESSION_ERROR_DAMAGED, "another kind of game",
                    error);

  ichomp_match_adopt_game (&scratch, game);
  if (!ichomp_setup_allows_board (&scratch.setup.board))
    return fail (ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE, "too large a board", error);
  if (!has_right_checksum (file))
    return fail_at (text, GAME_GROUP, CHECKSUM_KEY, ICHOMP_SESSION_ERROR_CHECKSUM, "checksum",
                    error);

  scratch.index = number;
  scratch.game = g_steal_pointer (&game);
  *self = scratch;
  return TRUE;
}

static void
write_enum (GKeyFile *file, const char *key, GType type, int value)
{
  g_autoptr (GEnumClass) enum_class = g_type_class_ref (type);

  g_key_file_set_value (file, SETUP_GROUP, key, g_enum_get_value (enum_class, value)->value_nick);
}

/* Whether version 1 of the format cannot describe the match. */
static gboolean
needs_version_2 (const IchompMatch *self)
{
  return self->setup.kind != ICHOMP_KIND_ICHOMP || self->setup.misere
         || self->setup.opponent == ICHOMP_OPPONENT_COMPUTERS;
}

/*< private >
 * ichomp_match_to_text:
 * @self: a match
 *
 * Returns: (transfer full): the match as text for ichomp_match_parse()
 */
char *
ichomp_match_to_text (const IchompMatch *self)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autofree char *notation = sg_game_to_string (self->game);
  g_autofree char *checksum = NULL;

  g_key_file_set_integer (file, GAME_GROUP, "version",
                          needs_version_2 (self) ? NEWEST_TEXT_VERSION : TEXT_VERSION);
  g_key_file_set_value (file, GAME_GROUP, "game", notation);
  g_key_file_set_uint64 (file, GAME_GROUP, "index", self->index);
  g_key_file_set_boolean (file, GAME_GROUP, "counted", self->counted);

  g_key_file_set_boolean (file, SETUP_GROUP, "randomise", self->setup.randomise);
  g_key_file_set_boolean (file, SETUP_GROUP, "winnable", self->setup.winnable);
  write_enum (file, "opponent", ICHOMP_TYPE_OPPONENT, self->setup.opponent);
  write_enum (file, "level", SG_TYPE_LEVEL, self->setup.level);
  write_enum (file, "first", ICHOMP_TYPE_PLAYER, self->setup.first);
  if (needs_version_2 (self))
    {
      write_enum (file, "kind", ICHOMP_TYPE_KIND, self->setup.kind);
      write_enum (file, "level-1", SG_TYPE_LEVEL, self->setup.level_1);
    }

  checksum = compute_checksum (file);
  g_key_file_set_value (file, GAME_GROUP, CHECKSUM_KEY, checksum);
  return g_key_file_to_data (file, NULL, NULL);
}
