/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Valid texts with random damage, from fixed seeds: no parser crashes, and an accepted text is
 * legal and has the same meaning after printing and parsing. */

#include <string.h>

#include "notation-checks.h"
#include "test-main.h"

#define N_ROUNDS 200000

static const char *const valid_texts[] = {
  "-",
  "5,4,4",
  "14,8,8,5,5,2,1,1,1,1,1",
  "NE2,3",
  "SW12,11",
  "-/-/-/-",
  "1/1/1/1",
  "5,4,4/3,1/-/2",
  "3,2/2,2/1/- @6x4",
  "-/1/-/1 @1x2",
  "255,255,1/-/-/- @510x510",
  "12,12,12,12/12,11,10/3,3,3/- @24x24",
  "3,2/2,2/1/- @6x4 NW2,1 NE1,1",
  "1/1/1/1 NW1,1 NE1,1 SW1,1 SE1,1",
  "3/2/1/- @6x2 misere",
  "3/2/1/- misere NW1,2 NE1,1",
  "-/-/-/4,4,2 @8x6 chomp SE1,3 SE2,1 SE1,1",
  "4,4,4/4,4,4/4,4,4/4,4,4 @8x6 SE1,1 NW3,4 SW2,2 NE1,3",
  "kayles 5/3/-/-",
  "octal 0.07 7/4/1++3/+4",
  "3,2/kayles 5/-/2",
  "chomp 3,2/heaps 7/octal 0.333 12/bars 2,1",
  "bars 3,2/2,1/1/- @6x4 NW2,1",
  "heaps 3/5/7 misere 1:2 3:7",
  "kayles 5/2 1:2-3 2:1 2:2 1:4-5",
};

static const char *const inserts[] = {
  "0",      "1",     "9",        "255",      "256",     "4294967296", "18446744073709551616",
  ",",      "/",     "-",        " @",       "@",       "x",          " ",
  "NW",     "SE",    "\n",       "\303\251", "\377",    "\303",       "//",
  ",,",     "--",    "@0x0",     " misere",  " chomp",  "miser",      "+",
  "++",     ":",     "1:2",      " 2:1-2",   "kayles ", "octal 0.7 ", "heaps ",
  "chomp ", "bars ", "octal 0.", "/kayles "
};

static void
damage (GString *text, GRand *rand)
{
  gsize at = (gsize)g_rand_int_range (rand, 0, (gint32)text->len + 1);
  gsize rest = text->len - at;

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0: /* another byte, legal or not */
      if (rest > 0)
        text->str[at] = (char)g_rand_int_range (rand, 1, 256);
      break;
    case 1: /* another byte of the notation */
      if (rest > 0)
        text->str[at] = "0123456789,/-@x NWSE"[g_rand_int_range (rand, 0, 20)];
      break;
    case 2:
      {
        gsize n = (gsize)g_rand_int_range (rand, 1, 4);

        g_string_erase (text, (gssize)at, (gssize)MIN (rest, n));
      }
      break;
    case 3:
      g_string_insert (text, (gssize)at,
                       inserts[g_rand_int_range (rand, 0, G_N_ELEMENTS (inserts))]);
      break;
    case 4: /* repeat a part */
      {
        g_autofree char *part = g_strndup (text->str + at, MIN (rest, 12));

        g_string_insert (text, g_rand_int_range (rand, 0, (gint32)text->len + 1), part);
      }
      break;
    default: /* the rest of another text */
      {
        const char *other = valid_texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (valid_texts))];

        g_string_truncate (text, at);
        g_string_append (text, other + g_rand_int_range (rand, 0, (gint32)strlen (other)));
      }
      break;
    }
}

static void
test_damaged_texts (void)
{
  static gboolean (*const parsers[]) (const char *) = { notation_check_diagram,
                                                        notation_check_position,
                                                        notation_check_move, notation_check_game };
  guint n_accepted[G_N_ELEMENTS (parsers)] = { 0 };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20240229);

  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (GString) text =
          g_string_new (valid_texts[g_rand_int_range (rand, 0, G_N_ELEMENTS (valid_texts))]);
      g_autofree char *exact = NULL;

      for (gint32 n = g_rand_int_range (rand, 1, 5); n > 0; n--)
        damage (text, rand);

      /* A copy without spare bytes, so that memory checkers notice reads beyond its end. */
      exact = g_strdup (text->str);
      for (guint i = 0; i < G_N_ELEMENTS (parsers); i++)
        n_accepted[i] += parsers[i](exact) ? 1 : 0;
    }

  /* The damage is mild enough to get past the first checks of the parsers. */
  for (guint i = 0; i < G_N_ELEMENTS (parsers); i++)
    {
      g_test_message ("parser %u accepted %u of %u", i, n_accepted[i], N_ROUNDS);
      g_assert_cmpuint (n_accepted[i], >, N_ROUNDS / 200);
      g_assert_cmpuint (n_accepted[i], <, N_ROUNDS / 2);
    }
}

static void
test_random_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint round = 0; round < 20000; round++)
    {
      gsize length = (gsize)g_rand_int_range (rand, 0, 40);
      g_autofree char *text = g_new0 (char, length + 1);

      for (gsize i = 0; i < length; i++)
        text[i] = (char)g_rand_int_range (rand, 1, 256);

      notation_check_diagram (text);
      notation_check_position (text);
      notation_check_move (text);
      notation_check_game (text);
    }
}

void
add_tests (void)
{
  g_test_add_func ("/engine/fuzz/damaged-texts", test_damaged_texts);
  g_test_add_func ("/engine/fuzz/random-bytes", test_random_bytes);
}
