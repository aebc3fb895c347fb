/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-practice.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_CHOOSER (ichomp_practice_chooser_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeChooser,
                      ichomp_practice_chooser,
                      ICHOMP,
                      PRACTICE_CHOOSER,
                      GtkBox)

void ichomp_practice_chooser_use (IchompPracticeChooser *self,
                                  IchompPractice *practice,
                                  GSettings *settings);

char *ichomp_practice_chooser_dup_topics (IchompPracticeChooser *self);

G_END_DECLS
