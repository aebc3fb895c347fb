/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-board-layout.h"

G_BEGIN_DECLS

gboolean ichomp_board_walk_find_first (const IchompShape *shape,
                                       const SgPosition *position,
                                       IchompCell *cell);
gboolean ichomp_board_walk_find_nearest (const IchompShape *shape,
                                         const SgPosition *position,
                                         const IchompCell *from,
                                         IchompCell *cell);
gboolean ichomp_board_walk_step (const IchompShape *shape,
                                 const SgPosition *position,
                                 const IchompCell *from,
                                 GtkDirectionType direction,
                                 IchompCell *cell);
gboolean ichomp_board_walk_jump (const IchompShape *shape,
                                 const SgPosition *position,
                                 const IchompCell *from,
                                 GtkDirectionType direction,
                                 IchompCell *cell);

G_END_DECLS
