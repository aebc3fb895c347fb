/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PROGRESS_ROW (ichomp_progress_row_get_type ())

G_DECLARE_FINAL_TYPE (IchompProgressRow, ichomp_progress_row, ICHOMP, PROGRESS_ROW, GtkBox)

void ichomp_progress_row_set_session (IchompProgressRow *self, IchompSession *session);

G_END_DECLS
