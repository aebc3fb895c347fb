/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_SHORTCUTS_WINDOW (ichomp_shortcuts_window_get_type ())

G_DECLARE_FINAL_TYPE (IchompShortcutsWindow,
                      ichomp_shortcuts_window,
                      ICHOMP,
                      SHORTCUTS_WINDOW,
                      GtkWindow)

GtkWidget *ichomp_shortcuts_window_new (void);

G_END_DECLS
