/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The nicks of enumerations, which files of older versions contain. */

#include "ichomp-enums.h"
#include "test-main.h"

static void
assert_nicks (GType type, const char *expected)
{
  g_autoptr (GEnumClass) enum_class = g_type_class_ref (type);
  g_autoptr (GString) nicks = g_string_new (NULL);

  for (guint i = 0; i < enum_class->n_values; i++)
    {
      g_assert_cmpint (enum_class->values[i].value, ==, i);
      g_string_append_printf (nicks, "%s ", enum_class->values[i].value_nick);
    }

  g_assert_cmpstr (nicks->str, ==, expected);
}

/* Saved games, settings and actions contain these nicks. */
static void
test_nicks (void)
{
  assert_nicks (ICHOMP_TYPE_OPPONENT, "person computer computers ");
  assert_nicks (ICHOMP_TYPE_KIND, "ichomp chomp nim ");
  assert_nicks (ICHOMP_TYPE_SPEED, "slow medium fast ");
  assert_nicks (ICHOMP_TYPE_PLAYER, "1 2 ");
  assert_nicks (ICHOMP_TYPE_STARTER, "player-1 player-2 alternate ");
  assert_nicks (ICHOMP_TYPE_APPEARANCE, "system light dark high-contrast high-contrast-dark ");
  assert_nicks (SG_TYPE_LEVEL,
                "easy largest even medium forget copy count almost-perfect pair hard ");
}

void
add_tests (void)
{
  g_test_add_func ("/types/nicks", test_nicks);
}
