/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Another start of the program with these arguments, and a button of the window to which it leads. */
typedef struct
{
  const char *arguments[6];
  const char *button; /* in English, or NULL */
} MonkeyPlace;

/* What is true while the program runs. Ends the test otherwise. */
typedef void (*MonkeyCheckFunc) (Driver *driver, gpointer user_data);

/* A person who presses keys, clicks and goes to places at random. ICHOMP_MONKEY_SECONDS and
 * ICHOMP_MONKEY_SEED replace the time and the seed. */
typedef struct
{
  guint seconds;
  guint seed;
  gboolean
      is_owner; /* also resizes windows and uses commands by the bus, and does not quit by keys */
  GPtrArray *closed_titles;  /* of windows of GTK, whose own faults are no matter; or NULL */
  const MonkeyPlace *places; /* visited in turn */
  guint n_places;
  guint actions_per_place;
  guint actions_per_check;
  MonkeyCheckFunc check; /* called when the program has handled the actions so far */
  gpointer user_data;
} Monkey;

void monkey_wait (Driver *driver);
void monkey_go_to (Driver *driver, const MonkeyPlace *place);
void monkey_play (Monkey *self, Driver *driver);

G_END_DECLS
