/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sentences about errors. Errors of the engine and of saved games carry codes and numbers,
 * which are put into words here. The system describes errors of files in its own language, with
 * the names of temporary files: the usual ones have a sentence here as well. A text that a sentence
 * quotes, such as the name of a file, may be long and may have any bytes: the sentence gets an
 * excerpt. */

#include "ichomp-error-wording.h"

#include <errno.h>
#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "ichomp-formula.h"
#include "game/play/ichomp-session.h"

#define ELLIPSIS "\342\200\246"
#define ZERO_WIDTH_SPACE 0x200b
#define ZERO_WIDTH_JOINER 0x200d
#define ISOLATE_START 0x2066
#define ISOLATE_END 0x2069

/* The most characters of a quoted text, and of a line on a terminal. */
#define MAX_QUOTED 120
#define MAX_LINE 1000

/* The texts that sentences quote */

/* Reads one character of @text, or one byte that is not UTF-8. Returns where the next one
 * begins. */
static const char *
read_character (const char *text, gunichar *c)
{
  *c = g_utf8_get_char_validated (text, -1);
  return *c == (gunichar)-1 || *c == (gunichar)-2 ? text + 1 : g_utf8_next_char (text);
}

/* Whether a terminal or a label would obey @c instead of showing it. Persian and Khmer have
 * joiners, non-joiners and spaces without width, and our own sentences the isolates. */
static gboolean
is_command (gunichar c)
{
  switch (g_unichar_type (c))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    case G_UNICODE_FORMAT:
      return (c < ZERO_WIDTH_SPACE || c > ZERO_WIDTH_JOINER) && c != ISOLATE_START
             && c != ISOLATE_END;
    default:
      return FALSE;
    }
}

static void
append_character (GString *excerpt, const char *text)
{
  gunichar c;
  const char *next = read_character (text, &c);

  if (c == (gunichar)-1 || c == (gunichar)-2)
    g_string_append_printf (excerpt, "\\x%02x", (guint8)*text);
  else if (c == '\n')
    g_string_append (excerpt, "\\n");
  else if (is_command (c) && c < 0x100)
    g_string_append_printf (excerpt, "\\x%02x", c);
  else if (is_command (c))
    g_string_append_printf (excerpt, "\\u%04x", c);
  else
    g_string_append_len (excerpt, text, next - text);
}

/* Of a text of more than @at_most characters, two thirds are of its beginning. */
static char *
write_excerpt (const char *text, guint at_most)
{
  GString *excerpt = g_string_new (NULL);
  guint n_last = at_most / 3;
  guint n_first = at_most - n_last - 1;
  guint n = 0;
  guint index = 0;
  gunichar c;

  for (const char *p = text; *p != '\0'; p = read_character (p, &c))
    n++;

  for (const char *p = text; *p != '\0'; p = read_character (p, &c), index++)
    if (n <= at_most || index < n_first || index >= n - n_last)
      append_character (excerpt, p);
    else if (index == n_first)
      g_string_append (excerpt, ELLIPSIS);

  return g_string_free (excerpt, FALSE);
}

/**
 * ichomp_wording_excerpt:
 * @text: any bytes, such as the name of a file, an argument or a value in a lesson
 *
 * Returns: (transfer full): @text for a sentence: of a long one the beginning and the end, and with
 *   an escape such as `\x1b` for each control character and each byte that is not UTF-8
 */
char *
ichomp_wording_excerpt (const char *text)
{
  return write_excerpt (text, MAX_QUOTED);
}

/**
 * ichomp_wording_line:
 * @text: any bytes
 *
 * Returns: (transfer full): a line for a terminal, as ichomp_wording_excerpt() but many times as
 * long
 */
char *
ichomp_wording_line (const char *text)
{
  return write_excerpt (text, MAX_LINE);
}

/* Errors of the engine and of saved games */

/* Whether @c is visible and does not change the characters around it. */
static gboolean
can_be_shown (gunichar c)
{
  return c == ' '
         || (g_unichar_isgraph (c) && !g_unichar_ismark (c)
             && g_unichar_type (c) != G_UNICODE_PRIVATE_USE);
}

static char *
describe_syntax (const SgErrorDetail *detail)
{
  g_autofree char *isolated = NULL;
  char found[7] = "";

  if (detail->number == SG_ERROR_FOUND_END)
    /* Translators: %u is the number of the character in a text that the user has typed. */
    return ichomp_digits_printf (_ ("Character %u: the text ends too early."), detail->character);

  if (detail->number == SG_ERROR_FOUND_NOT_UTF8)
    /* Translators: %u is the number of the character in a text that the user has typed. */
    return ichomp_digits_printf (_ ("Character %u: this is not valid UTF-8."), detail->character);

  if (!can_be_shown (detail->number))
    /* Translators: %1$u is the number of the character in a text that the user has typed, and
     * %2$04X is its code in Unicode, such as in "Character 3: U+0007 is not allowed here." */
    return ichomp_digits_printf (_ ("Character %1$u: U+%2$04X is not allowed here."),
                                 detail->character, (guint)detail->number);

  g_unichar_to_utf8 (detail->number, found);
  isolated = ichomp_formula_isolate (found);

  /* Translators: %1$u is the number of the character in a text that the user has typed, and %2$s is
   * the character itself, such as in "Character 3: “x” is not allowed here." */
  return ichomp_digits_printf (_ ("Character %1$u: “%2$s” is not allowed here."), detail->character,
                               isolated);
}

static char *
describe_board_size (const SgErrorDetail *detail)
{
  if (detail->number >= 1 && detail->number <= detail->limit)
    /* Translators: %u is the number of the character in a text that the user has typed. */
    return ichomp_digits_printf (_ ("Character %u: a board has at least two tiles."),
                                 detail->character);

  /* Translators: %1$u is the number of the character in a text that the user has typed. */
  return ichomp_digits_printf (_ ("Character %1$u: a board is from 1 to %2$u tiles wide and high."),
                               detail->character, (guint)detail->limit);
}

static char *
describe_too_small (const SgErrorDetail *detail)
{
  guint character = detail->character;

  switch ((SgQuadrant)detail->number)
    {
    case SG_QUADRANT_NW:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: the top left quadrant does not fit on a board of this size."),
          character);
    case SG_QUADRANT_NE:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: the top right quadrant does not fit on a board of this size."),
          character);
    case SG_QUADRANT_SW:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: the bottom left quadrant does not fit on a board of this size."),
          character);
    case SG_QUADRANT_SE:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: the bottom right quadrant does not fit on a board of this size."),
          character);
    }

  g_assert_not_reached ();
}

static char *
describe_too_large (const SgErrorDetail *detail)
{
  g_autofree char *limit = ichomp_digits_printf ("%" G_GUINT64_FORMAT, detail->limit);
  g_autofree char *number = NULL;

  if (detail->number == G_MAXUINT64)
    /* Translators: %s is a large number. */
    return g_strdup_printf (_ ("The values cannot be computed: there would be far more than %s."),
                            limit);

  number = ichomp_digits_printf ("%" G_GUINT64_FORMAT, detail->number);
  return g_strdup_printf (
      /* Translators: Both are large numbers, such as in "The values cannot be computed: there
       * would be 155117520 of them, and 50000000 is the limit." */
      _ ("The values cannot be computed: there would be %1$s of them, and %2$s is the limit."),
      number, limit);
}

static char *
describe_search (const SgErrorDetail *detail)
{
  g_autofree char *limit = ichomp_digits_printf ("%" G_GUINT64_FORMAT, detail->limit);

  return g_strdup_printf (
      /* Translators: %s is a large number. Misere is a word of the notation. */
      _ ("In misere play the values do not decide this game, and a search would go through more "
         "than %s positions."),
      limit);
}

static char *
dup_size (guint64 n_bytes)
{
  g_autofree char *size = g_format_size_full (n_bytes, G_FORMAT_SIZE_IEC_UNITS);

  return ichomp_digits_dup (size);
}

static char *
describe_no_memory (const SgErrorDetail *detail)
{
  g_autofree char *needed = dup_size (detail->number);
  g_autofree char *available = dup_size (detail->limit);

  if (detail->limit == 0)
    /* Translators: %s is an amount of memory, such as "2.3 GiB". */
    return g_strdup_printf (
        _ ("The values cannot be computed: they need %s of memory, which is not available."),
        needed);

  return g_strdup_printf (
      /* Translators: Both are amounts of memory, such as in "The values cannot be computed: they
       * need 2.3 GiB of memory, and 1.1 GiB is free." */
      _ ("The values cannot be computed: they need %1$s of memory, and %2$s is free."), needed,
      available);
}

static char *
describe_engine_error (const GError *error)
{
  const SgErrorDetail *detail = sg_error_get_detail (error);

  switch ((SgError)error->code)
    {
    case SG_ERROR_SYNTAX:
      return describe_syntax (detail);
    case SG_ERROR_QUADRANT_COUNT:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed. */
          _ ("Character %1$u: a position has four quadrants, but this one has %2$u."),
          detail->character, (guint)detail->number);
    case SG_ERROR_EMPTY_ROW:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: a row cannot be empty; a quadrant without tiles is written “-”."),
          detail->character);
    case SG_ERROR_ROW_TOO_LONG:
      /* Translators: %1$u is the number of the character in a text that the user has typed. */
      return ichomp_digits_printf (
          ngettext ("Character %1$u: a row cannot have more than %2$u tile.",
                    "Character %1$u: a row cannot have more than %2$u tiles.", detail->limit),
          detail->character, (guint)detail->limit);
    case SG_ERROR_TOO_MANY_ROWS:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed. */
          ngettext ("Character %1$u: a quadrant cannot have more than %2$u row.",
                    "Character %1$u: a quadrant cannot have more than %2$u rows.", detail->limit),
          detail->character, (guint)detail->limit);
    case SG_ERROR_ROW_INCREASES:
      /* Translators: %u is the number of the character in a text that the user has typed. */
      return ichomp_digits_printf (
          _ ("Character %u: a row cannot be longer than the one before it."), detail->character);
    case SG_ERROR_BOARD_SIZE:
      return describe_board_size (detail);
    case SG_ERROR_BOARD_TOO_SMALL:
      return describe_too_small (detail);
    case SG_ERROR_CHOMP_QUADRANTS:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed.
           * Chomp and misere are two words of the notation, which are the same in all languages. */
          ngettext ("Character %1$u: chomp is played in one quadrant, but %2$u has tiles; misere "
                    "is for any number.",
                    "Character %1$u: chomp is played in one quadrant, but %2$u have tiles; misere "
                    "is for any number.",
                    detail->number),
          detail->character, (guint)detail->number);
    case SG_ERROR_ILLEGAL_MOVE:
      /* Translators: %u is the number of the character in a text that the user has typed. */
      return ichomp_digits_printf (_ ("Character %u: there is no tile for this move to take."),
                                   detail->character);
    case SG_ERROR_TABLE_TOO_LARGE:
      return describe_too_large (detail);
    case SG_ERROR_VALUE_TOO_LARGE:
      return ichomp_digits_dup (_ ("The values cannot be computed: one of them is above 255."));
    case SG_ERROR_NO_MEMORY:
      return describe_no_memory (detail);
    case SG_ERROR_CANCELLED:
      return g_strdup (_ ("The computation was stopped."));
    case SG_ERROR_RULESET:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. The
           * names are words of the notation, which are the same in all languages. */
          _ ("Character %u: this is not the name of a game. The names are bars, chomp, heaps, "
             "kayles and octal with a code, such as octal 0.77."),
          detail->character);
    case SG_ERROR_CODE:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed. A
           * code is a text such as 0.77. */
          ngettext ("Character %1$u: a code has at most %2$u digit, and not only zeros.",
                    "Character %1$u: a code has at most %2$u digits, and not only zeros.",
                    detail->limit),
          detail->character, (guint)detail->limit);
    case SG_ERROR_TOO_MANY_PARTS:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed. */
          ngettext ("Character %1$u: a position cannot have more than %2$u part.",
                    "Character %1$u: a position cannot have more than %2$u parts.", detail->limit),
          detail->character, (guint)detail->limit);
    case SG_ERROR_BOARD_NOT_ALLOWED:
      return ichomp_digits_printf (
          /* Translators: %u is the number of the character in a text that the user has typed. */
          _ ("Character %u: only a position of four quadrants has a board."), detail->character);
    case SG_ERROR_HEAP_TOO_LARGE:
      return ichomp_digits_printf (
          /* Translators: %1$u is the number of the character in a text that the user has typed. */
          ngettext ("Character %1$u: a heap cannot have more than %2$u counter.",
                    "Character %1$u: a heap cannot have more than %2$u counters.", detail->limit),
          detail->character, (guint)detail->limit);
    case SG_ERROR_NO_MOVE:
      /* Translators: %u is the number of the character in a text that the user has typed. */
      return ichomp_digits_printf (_ ("Character %u: there is no such move."), detail->character);
    case SG_ERROR_SEARCH_TOO_LARGE:
      return describe_search (detail);
    }

  g_assert_not_reached ();
}

static char *
describe_damaged_game (const GError *error)
{
  guint line = ichomp_session_error_get_line (error);
  const GError *cause = ichomp_session_error_get_cause (error);
  g_autofree char *reason = NULL;

  if (line == 0)
    return g_strdup (_ ("The saved game is damaged."));
  if (cause == NULL)
    /* Translators: %u is the number of a line in a file. */
    return ichomp_digits_printf (_ ("Line %u of the file is damaged."), line);

  reason = describe_engine_error (cause);
  return ichomp_digits_printf (
      /* Translators: %1$u is the number of a line in a file, and %2$s is a sentence with the error,
       * such as "Character 20: there is no tile for this move to take." */
      _ ("Line %1$u of the file is damaged. %2$s"), line, reason);
}

static char *
describe_session_error (const GError *error)
{
  switch ((IchompSessionError)error->code)
    {
    case ICHOMP_SESSION_ERROR_NOT_A_GAME:
      return g_strdup (_ ("This is not a saved game."));
    case ICHOMP_SESSION_ERROR_NEWER_VERSION:
      return g_strdup (_ ("The game was saved by a newer version of iChomp."));
    case ICHOMP_SESSION_ERROR_DAMAGED:
      return describe_damaged_game (error);
    case ICHOMP_SESSION_ERROR_BOARD_TOO_LARGE:
      return g_strdup (_ ("The board of the saved game is too large to play on."));
    case ICHOMP_SESSION_ERROR_CHECKSUM:
      return ichomp_digits_printf (
          /* Translators: %u is the number of a line in a file. */
          _ ("The checksum in line %u does not match the rest of the file. If you have edited the "
             "file yourself, delete this line."),
          ichomp_session_error_get_line (error));
    }

  g_assert_not_reached ();
}

/* A message of the system is a sentence without its full stop, such as "No space left on
 * device". */
static char *
dup_sentence (const char *message)
{
  static const char *const stops[] = { ".", "\343\200\202", "\341\237\224" };

  for (guint i = 0; i < G_N_ELEMENTS (stops); i++)
    if (g_str_has_suffix (message, stops[i]))
      return g_strdup (message);

  /* Translators: Adds the full stop to %s, a sentence of the system about an error. */
  return g_strdup_printf (C_ ("sentence", "%s."), message);
}

/**
 * ichomp_wording_error:
 * @error: an error
 *
 * Returns: (transfer full): one sentence with the numbers of an error of the engine or of a saved
 *   game; the message of any other error
 */
char *
ichomp_wording_error (const GError *error)
{
  if (error->domain == SG_ERROR)
    return describe_engine_error (error);
  if (error->domain == ICHOMP_SESSION_ERROR)
    return describe_session_error (error);

  return dup_sentence (error->message);
}

/* Files */

typedef enum
{
  REASON_OTHER,
  REASON_NOT_THERE,
  REASON_NOT_ALLOWED,
  REASON_DISK_FULL,
  REASON_READ_ONLY,
  REASON_NOT_A_FILE,
  REASON_NAME_TOO_LONG,
  REASON_TOO_LARGE,
  REASON_NOT_LOCAL,
} Reason;

static Reason
find_file_reason (int code)
{
  switch ((GFileError)code)
    {
    case G_FILE_ERROR_NOENT:
    case G_FILE_ERROR_NOTDIR:
      return REASON_NOT_THERE;
    case G_FILE_ERROR_ACCES:
    case G_FILE_ERROR_PERM:
      return REASON_NOT_ALLOWED;
    case G_FILE_ERROR_NOSPC:
      return REASON_DISK_FULL;
    case G_FILE_ERROR_ROFS:
      return REASON_READ_ONLY;
    case G_FILE_ERROR_ISDIR:
    /* Only pipes and devices let a program wait, such as /proc/kmsg. */
    case G_FILE_ERROR_AGAIN:
      return REASON_NOT_A_FILE;
    case G_FILE_ERROR_NAMETOOLONG:
      return REASON_NAME_TOO_LONG;
    default:
      return REASON_OTHER;
    }
}

static Reason
find_io_reason (int code)
{
  switch ((GIOErrorEnum)code)
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return REASON_NOT_THERE;
    case G_IO_ERROR_PERMISSION_DENIED:
      return REASON_NOT_ALLOWED;
    case G_IO_ERROR_NO_SPACE:
      return REASON_DISK_FULL;
    case G_IO_ERROR_READ_ONLY:
      return REASON_READ_ONLY;
    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return REASON_NOT_A_FILE;
    case G_IO_ERROR_FILENAME_TOO_LONG:
      return REASON_NAME_TOO_LONG;
    case G_IO_ERROR_MESSAGE_TOO_LARGE:
      return REASON_TOO_LARGE;
    case G_IO_ERROR_NOT_SUPPORTED:
      return REASON_NOT_LOCAL;
    default:
      return REASON_OTHER;
    }
}

static Reason
find_reason (const GError *error)
{
  if (error->domain == G_FILE_ERROR)
    return find_file_reason (error->code);

  return error->domain == G_IO_ERROR ? find_io_reason (error->code) : REASON_OTHER;
}

/**
 * ichomp_wording_file_error:
 * @error: why a file could not be read or written
 *
 * Returns: (transfer full): one sentence with the reason but not the name of the file
 */
char *
ichomp_wording_file_error (const GError *error)
{
  switch (find_reason (error))
    {
    case REASON_NOT_THERE:
      return g_strdup (_ ("There is no such file or folder."));
    case REASON_NOT_ALLOWED:
      return g_strdup (_ ("You do not have permission."));
    case REASON_DISK_FULL:
      return g_strdup (_ ("The disk is full."));
    case REASON_READ_ONLY:
      return g_strdup (_ ("Nothing can be written to this disk."));
    case REASON_NOT_A_FILE:
      return g_strdup (_ ("This is not a file."));
    case REASON_NAME_TOO_LONG:
      return g_strdup (_ ("The name is too long."));
    case REASON_TOO_LARGE:
      return g_strdup (_ ("The file is too large."));
    case REASON_NOT_LOCAL:
      return g_strdup (_ ("It has to be a file on this computer."));
    case REASON_OTHER:
      return ichomp_wording_error (error);
    }

  g_assert_not_reached ();
}

/**
 * ichomp_wording_system_error:
 * @code: the value of `errno`
 *
 * Returns: (transfer full): one sentence with the reason, such as "The disk is full."
 */
char *
ichomp_wording_system_error (int code)
{
  /* The user's share of the disk is full. */
  GFileError reason = code == EDQUOT ? G_FILE_ERROR_NOSPC : g_file_error_from_errno (code);
  g_autoptr (GError) error = g_error_new_literal (G_FILE_ERROR, (int)reason, g_strerror (code));

  return ichomp_wording_file_error (error);
}
