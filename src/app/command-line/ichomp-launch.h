/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/commands/ichomp-learning.h"

G_BEGIN_DECLS

void ichomp_launch_settings (GVariantDict *options, GSettings *settings);
gboolean ichomp_launch_is_specific (GVariantDict *options);
gboolean ichomp_launch_wants_game (GVariantDict *options);
void ichomp_launch_game (GVariantDict *options,
                         GSettings *settings,
                         IchompSession *session,
                         IchompWindow *window);
void ichomp_launch_window (GVariantDict *options, IchompLearning *learning);

G_END_DECLS
