/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Messages in two languages: English, and an invented one whose texts end with a mark. */

#include "game/words/ichomp-message.h"

#include <libintl.h>

#include "game/storage/ichomp-file.h"
#include "marked.h"
#include "test-main.h"
#include "engine/rules/sg-position.h"

static void
assert_text (IchompMessage *message, const char *expected)
{
  g_autofree char *text = ichomp_message_dup_text (message);

  g_assert_cmpstr (text, ==, expected);
}

/* Takes @message. */
static void
assert_both (IchompMessage *message, const char *here, const char *there)
{
  marked_is_spoken = FALSE;
  assert_text (message, here);
  marked_is_spoken = TRUE;
  assert_text (message, there);
  marked_is_spoken = FALSE;
  assert_text (message, here);
  ichomp_message_unref (message);
}

static void
test_sentence (void)
{
  assert_both (ichomp_message_new ("All is well.", NULL, NULL), "All is well.",
               "All is well." MARK);
  assert_both (ichomp_message_new ("“%s” is open.", ichomp_message_new_name ("a"), NULL),
               "“a” is open.", "“a” is open." MARK);
  assert_both (ichomp_message_new ("“%1$s” is not. %2$s", ichomp_message_new_name ("a"),
                                   ichomp_message_new ("It is gone.", NULL, NULL)),
               "“a” is not. It is gone.", "“a” is not. It is gone." MARK MARK);
}

static void
test_error (void)
{
  g_autoptr (GError) full =
      g_error_new_literal (G_FILE_ERROR, G_FILE_ERROR_NOSPC, "written to /x/.tmp");
  g_autoptr (GError) typed = NULL;

  g_assert_null (sg_position_parse ("3,4/-/-/-", &typed));
  assert_both (ichomp_message_new_file_error (full), "The disk is full.", "The disk is full." MARK);
  assert_both (ichomp_message_new_error (typed),
               "Character 3: a row cannot be longer than the one before it.",
               "Character 3: a row cannot be longer than the one before it." MARK);
}

static char *
make (gpointer data)
{
  return g_strdup_printf (gettext ("Number %u."), (*(guint *)data)++);
}

static void
freed (gpointer data)
{
  *(guint *)data = 100;
}

/* The function is called for each text, and the data is freed with the last reference. */
static void
test_made (void)
{
  guint n = 1;
  IchompMessage *message = ichomp_message_new_made (make, &n, freed);

  assert_text (message, "Number 1.");
  assert_text (message, "Number 2.");
  ichomp_message_unref (ichomp_message_ref (message));
  g_assert_cmpuint (n, ==, 3);
  ichomp_message_unref (message);
  g_assert_cmpuint (n, ==, 100);
}

void
add_tests (void)
{
  g_test_add_func ("/message/sentence", test_sentence);
  g_test_add_func ("/message/error", test_error);
  g_test_add_func ("/message/made", test_made);
}
