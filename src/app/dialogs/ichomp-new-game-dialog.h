/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_NEW_GAME_DIALOG (ichomp_new_game_dialog_get_type ())

G_DECLARE_FINAL_TYPE (IchompNewGameDialog,
                      ichomp_new_game_dialog,
                      ICHOMP,
                      NEW_GAME_DIALOG,
                      GtkWindow)

GtkWidget *ichomp_new_game_dialog_new (GSettings *settings);

G_END_DECLS
