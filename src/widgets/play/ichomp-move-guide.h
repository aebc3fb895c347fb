/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_MOVE_GUIDE (ichomp_move_guide_get_type ())

G_DECLARE_FINAL_TYPE (IchompMoveGuide, ichomp_move_guide, ICHOMP, MOVE_GUIDE, GtkWidget)

void ichomp_move_guide_follow (IchompMoveGuide *self, IchompSession *session, GSettings *settings);
void ichomp_move_guide_set_considers (IchompMoveGuide *self, gboolean considers);
gboolean ichomp_move_guide_close (IchompMoveGuide *self);

G_END_DECLS
