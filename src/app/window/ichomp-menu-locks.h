/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "storage/ichomp-settings.h"

G_BEGIN_DECLS

void ichomp_menu_locks_show (GMenu *menu, IchompSettings *settings);

G_END_DECLS
