/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Another start of the program with these arguments, or none, and a button of the window then. */
typedef struct
{
  const char *arguments[6];
  const char *button; /* in English, or NULL */
  const char *shows;  /* the name of what the button must lead to, or NULL if that may fail */
} MonkeyPlace;

/* What is true while the program runs. Ends the test otherwise. */
typedef void (*MonkeyCheckFunc) (Driver *driver, gpointer user_data);

/* A person who presses keys, clicks and goes to places at random. The number of actions does not
 * depend on the speed of the machine; ICHOMP_MONKEY_SECONDS is a time instead of it, and
 * ICHOMP_MONKEY_SEED another seed. */
typedef struct
{
  guint n_actions;
  gboolean is_brief; /* ignores ICHOMP_MONKEY_SECONDS */
  guint seed;
  gboolean
      is_owner; /* also resizes windows and uses commands by the bus, and does not quit by keys */
  const MonkeyPlace *places; /* visited in turn */
  guint n_places;
  guint actions_per_place;
  guint actions_per_check;
  MonkeyCheckFunc check; /* called when the program has handled the actions so far */
  gpointer user_data;
} Monkey;

void monkey_close_dialogs (Driver *driver);
void monkey_go_to (Driver *driver, const MonkeyPlace *place);
void monkey_play (Monkey *self, Driver *driver);

G_END_DECLS
