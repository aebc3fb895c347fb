/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A claim says what its text asserts, as "OPERATION ARGUMENTS" or "OPERATION ARGUMENTS = RESULT".
 * The engine is asked whether that is so. */

#include "ichomp-lesson-claim.h"

#include <glib/gi18n.h>
#include <string.h>

#include "ichomp-lesson-operations.h"
#include "words/ichomp-wording.h"

/* The words of a text; the size of a board belongs to the position before it. */
static GPtrArray *
split (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  GPtrArray *result = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (*words[i] == '@' && result->len > 0)
        {
          char **last = (char **)&g_ptr_array_index (result, result->len - 1);
          char *joined = g_strconcat (*last, " ", words[i], NULL);

          g_free (*last);
          *last = joined;
        }
      else
        g_ptr_array_add (result, g_strdup (words[i]));
    }

  return result;
}

static gboolean
complain (char **complaint, char *sentence)
{
  if (complaint != NULL)
    *complaint = sentence;
  else
    g_free (sentence);

  return FALSE;
}

static gboolean
complain_malformed (const char *claim, const IchompClaimArguments *arguments, char **complaint)
{
  g_autofree char *isolated = ichomp_wording_isolate (claim);
  g_autofree char *reason = NULL;

  if (arguments->error == NULL)
    return complain (
        complaint,
        /* Translators: A claim is a line such as "value 3,2 = 4" in a lesson's file,
                      * which says what the lesson asserts. */
        g_strdup_printf (_ ("The claim “%s” is not written as claims are."), isolated));

  reason = ichomp_wording_error (arguments->error);
  return complain (
      complaint,
      /* Translators: A claim is a line such as "value 3,2 = 4" in a lesson's file. %2$s is a whole
       * sentence that says what is wrong with its position. */
      g_strdup_printf (_ ("The claim “%1$s” cannot be checked. %2$s"), isolated, reason));
}

static char *
write_result (const IchompClaimOperation *operation, gint64 number)
{
  switch (operation->result)
    {
    case ICHOMP_CLAIM_NUMBER:
      return g_strdup_printf ("%" G_GINT64_FORMAT, number);
    case ICHOMP_CLAIM_BINARY:
      return sg_binary_to_string (number, 1);
    case ICHOMP_CLAIM_OUTCOME:
      return g_strdup (number == SG_OUTCOME_P ? "P" : "N");
    case ICHOMP_CLAIM_NONE:
      return NULL;
    default:
      g_assert_not_reached ();
    }
}

/* Bits may have zeros before them. */
static gboolean
is_result (const IchompClaimOperation *operation, const char *stated, const char *result)
{
  if (operation->result == ICHOMP_CLAIM_BINARY)
    {
      gsize n_zeros = strspn (stated, "0");

      if (stated[n_zeros] == '\0' && n_zeros > 0)
        n_zeros--;
      stated += n_zeros;
    }

  return g_str_equal (stated, result);
}

/* The numbers in a text, of which a comma may set off the thousands. */
static GPtrArray *
find_numbers (const char *text)
{
  GPtrArray *numbers = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) number = g_string_new (NULL);

  for (const char *p = text; TRUE; p++)
    {
      if (g_ascii_isdigit (*p))
        g_string_append_c (number, *p);
      else if (*p == ',' && number->len > 0 && g_ascii_isdigit (p[1]) && g_ascii_isdigit (p[2])
               && g_ascii_isdigit (p[3]) && !g_ascii_isdigit (p[4]))
        continue;
      else if (number->len > 0)
        {
          g_ptr_array_add (numbers, g_strdup (number->str));
          g_string_truncate (number, 0);
        }
      if (*p == '\0')
        break;
    }

  return numbers;
}

static gboolean
check_text (const char *claim, const char *stated, const char *text, char **complaint)
{
  g_autoptr (GPtrArray) numbers = find_numbers (text);
  g_autofree char *isolated = NULL;
  g_autofree char *isolated_text = NULL;

  if (numbers->len == 1 && g_str_equal (g_ptr_array_index (numbers, 0), stated))
    return TRUE;

  isolated = ichomp_wording_isolate (claim);
  isolated_text = ichomp_wording_isolate (text);
  return complain (
      complaint,
      /* Translators: %1$s is a line such as "value 3,2 = 4" in a lesson's file, which says what the
       * lesson asserts; %2$s is the text that asserts it, and %3$s a number. */
      g_strdup_printf (_ ("The text “%2$s” of the claim “%1$s” has not exactly the number %3$s."),
                       isolated, isolated_text, stated));
}

/*< private >
 * ichomp_lesson_claim_check:
 * @claim: what is claimed
 * @text: (nullable): the text that claims it, without markup
 * @complaint: (out) (optional) (transfer full): a sentence that says what is wrong
 *
 * Takes as long as the values of the position in question take.
 *
 * Returns: whether the claim is true, and the text says the same
 */
gboolean
ichomp_lesson_claim_check (const char *claim, const char *text, char **complaint)
{
  g_auto (GStrv) sides = g_strsplit (claim, " = ", 2);
  g_autoptr (GPtrArray) words = split (sides[0] == NULL ? "" : sides[0]);
  g_auto (IchompClaimArguments) arguments = { 0 };
  g_autofree char *name = NULL;
  g_autofree char *result = NULL;
  g_autofree char *isolated = NULL;
  const IchompClaimOperation *operation;
  gint64 number;

  operation = words->len == 0 ? NULL : ichomp_claim_find_operation (g_ptr_array_index (words, 0));
  if (operation == NULL || (sides[1] == NULL) != (operation->result == ICHOMP_CLAIM_NONE))
    return complain_malformed (claim, &arguments, complaint);

  name = g_ptr_array_steal_index (words, 0);
  if (!operation->read (words, &arguments))
    return complain_malformed (claim, &arguments, complaint);

  number = operation->compute (&arguments);
  if (arguments.error != NULL)
    return complain_malformed (claim, &arguments, complaint);

  isolated = ichomp_wording_isolate (claim);
  if (operation->result == ICHOMP_CLAIM_NONE ? number != 1 : number < 0)
    return complain (complaint,
                     /* Translators: %s is a line such as "winning NW2,1 in 3,2/1/-/-". */
                     g_strdup_printf (_ ("The claim “%s” is wrong."), isolated));
  if (operation->result == ICHOMP_CLAIM_NONE)
    return TRUE;

  result = write_result (operation, number);
  if (!is_result (operation, sides[1], result))
    return complain (
        complaint,
        /* Translators: %1$s is a line such as "value 3,2 = 4"; %2$s is a number, or P
                      * or N. */
        g_strdup_printf (_ ("The claim “%1$s” is wrong: the result is %2$s."), isolated, result));

  return operation->result == ICHOMP_CLAIM_OUTCOME || text == NULL
         || check_text (claim, sides[1], text, complaint);
}

/*< private >
 * ichomp_lesson_claim_has_result:
 * @claim: what is claimed
 * @number: a number
 *
 * Returns: whether the result that is stated is @number; an outcome is none
 */
gboolean
ichomp_lesson_claim_has_result (const char *claim, guint number)
{
  g_autoptr (GPtrArray) words = split (claim);
  g_auto (GStrv) sides = g_strsplit (claim, " = ", 2);
  const IchompClaimOperation *operation;

  if (words->len == 0 || sides[1] == NULL)
    return FALSE;

  operation = ichomp_claim_find_operation (g_ptr_array_index (words, 0));
  if (operation == NULL || operation->result == ICHOMP_CLAIM_OUTCOME)
    return FALSE;

  return g_ascii_strtoull (sides[1], NULL, operation->result == ICHOMP_CLAIM_BINARY ? 2 : 10)
         == number;
}
