/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/storage/ichomp-settings.h"
#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_POSITION_EDITOR (ichomp_position_editor_get_type ())

G_DECLARE_FINAL_TYPE (IchompPositionEditor,
                      ichomp_position_editor,
                      ICHOMP,
                      POSITION_EDITOR,
                      GtkWindow)

GtkWidget *ichomp_position_editor_new (SgPosition *position, SgRule rule, GSettings *settings);

SgGame *ichomp_position_editor_dup_game (IchompPositionEditor *self);

G_END_DECLS
