/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/play/ichomp-session.h"
#include "ichomp-statistics.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_AUTOSAVE (ichomp_autosave_get_type ())

G_DECLARE_FINAL_TYPE (IchompAutosave, ichomp_autosave, ICHOMP, AUTOSAVE, GObject)

IchompAutosave *ichomp_autosave_new (IchompSession *session, IchompStatistics *statistics);

gboolean ichomp_autosave_load (IchompAutosave *self);
void ichomp_autosave_set_paused (IchompAutosave *self, gboolean paused);
void ichomp_autosave_flush (IchompAutosave *self);
gboolean ichomp_autosave_hold (IchompAutosave *self);
void ichomp_autosave_restore_held (IchompAutosave *self);

G_END_DECLS
