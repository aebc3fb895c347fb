/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The keys that go through the steps of an explanation. */

#include "ichomp-step-keys.h"

static const struct
{
  guint key;
  GdkModifierType modifiers;
  IchompStep step;
} keys[] = {
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, ICHOMP_STEP_FIRST },
  { GDK_KEY_KP_Page_Up, 0, ICHOMP_STEP_BACK },
  { GDK_KEY_KP_Page_Down, 0, ICHOMP_STEP_NEXT },
  { GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, ICHOMP_STEP_LAST },
  { GDK_KEY_Home, 0, ICHOMP_STEP_FIRST },
  { GDK_KEY_End, 0, ICHOMP_STEP_LAST },
};

/**
 * ichomp_step_keys_find:
 * @key: a key
 * @modifiers: the modifiers pressed with it
 * @step: (out): where it goes
 *
 * Returns: whether the key goes through the steps
 */
gboolean
ichomp_step_keys_find (guint key, GdkModifierType modifiers, IchompStep *step)
{
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers)
      {
        *step = keys[i].step;
        return TRUE;
      }

  return FALSE;
}
