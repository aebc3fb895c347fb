/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rulesets.h"

#include "engine/games/sg-rows.h"
#include "engine/rules/sg-diagram.h"
#include "engine/values/sg-lengths.h"

static guint
may_take_half (guint32 code, guint length, guint count)
{
  return 2 * count <= length ? SG_LEAVES_ONE | SG_LEAVES_TWO : 0;
}

const SgRuleset ruleset_at_most_half = { SG_ROWS, .word = "half", .may_take = may_take_half };

/* Known games, and any code. */
guint32
rulesets_draw_code (GRand *rand)
{
  static const guint32 codes[] = { CODE_KAYLES, CODE_DAWSON, CODE_ONE_TO_THREE, 0721, 0731 };
  guint index = g_rand_int_range (rand, 0, 2 * G_N_ELEMENTS (codes));

  return index < G_N_ELEMENTS (codes) ? codes[index]
                                      : (guint32)g_rand_int_range (rand, 1, 8 * 8 * 8 * 8);
}

static SgPart
read_part (const SgRuleset *rules, guint32 code, const char *text)
{
  SgPart part = { rules, code, NULL };
  g_autoptr (GError) error = NULL;
  SgReader reader;

  sg_reader_init (&reader, text, SG_ALL_RULESETS);
  g_assert_true (rules->read (&reader, &part, &error));
  g_assert_no_error (error);
  g_assert_true (sg_reader_end (&reader, &error));
  return part;
}

/* A heap, or a row without gaps. */
SgPart
rulesets_new_full (const SgRuleset *rules, guint32 code, guint n)
{
  g_autofree char *text = n == 0 ? g_strdup ("-") : g_strdup_printf ("%u", n);

  return read_part (rules, code, text);
}

/* A row with gaps at random places. */
SgPart
rulesets_new_row (GRand *rand, const SgRuleset *rules, guint32 code, guint n_pins)
{
  g_autoptr (GString) text = g_string_new (n_pins == 0 ? "-" : NULL);

  while (n_pins > 0)
    {
      guint run = g_rand_int_range (rand, 1, n_pins + 1);

      while (text->len > 0 ? TRUE : g_rand_boolean (rand))
        {
          g_string_append_c (text, '+');
          if (g_rand_boolean (rand))
            break;
        }
      g_string_append_printf (text, "%u", run);
      n_pins -= run;
    }

  return read_part (rules, code, text->str);
}

SgPart
rulesets_new_diagram (GRand *rand, const SgRuleset *rules, guint n_tiles)
{
  guint rows[SG_DIAGRAM_MAX_SIDE];
  guint n_rows = 0;

  while (n_tiles > 0)
    {
      guint longest = n_rows == 0 ? n_tiles : MIN (n_tiles, rows[n_rows - 1]);

      rows[n_rows] = g_rand_int_range (rand, 1, longest + 1);
      n_tiles -= rows[n_rows++];
    }

  return (SgPart){ rules, 0, sg_diagram_new (rows, n_rows) };
}
