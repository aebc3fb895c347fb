/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

void ichomp_preset_actions_add (GActionMap *map, GSettings *settings);

G_END_DECLS
