/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson-answer.h"
#include "game/course/ichomp-test-run.h"
#include "widgets/board/ichomp-position-figure.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_TILE_REPLY (ichomp_tile_reply_get_type ())

G_DECLARE_FINAL_TYPE (IchompTileReply, ichomp_tile_reply, ICHOMP, TILE_REPLY, GtkBox)

GtkWidget *ichomp_tile_reply_new (IchompTileAnswer *answer, GtkWidget *figure);
GtkWidget *ichomp_tile_reply_new_silent (IchompTestRun *run, GtkWidget *figure);

G_END_DECLS
