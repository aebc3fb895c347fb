/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/practice/ichomp-practice-results.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PRACTICE_RESULTS_WINDOW (ichomp_practice_results_window_get_type ())

G_DECLARE_FINAL_TYPE (IchompPracticeResultsWindow,
                      ichomp_practice_results_window,
                      ICHOMP,
                      PRACTICE_RESULTS_WINDOW,
                      GtkWindow)

GtkWidget *ichomp_practice_results_window_new (IchompPracticeResults *results);

void ichomp_practice_results_window_export (IchompPracticeResultsWindow *self, GFile *file);

G_END_DECLS
