/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-learning.h"

G_BEGIN_DECLS

void ichomp_start_actions_add (IchompLearning *learning);
void ichomp_start_actions_begin_first_start (GSettings *settings);

G_END_DECLS
