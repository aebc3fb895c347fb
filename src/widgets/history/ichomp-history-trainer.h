/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_HISTORY_TRAINER (ichomp_history_trainer_get_type ())

G_DECLARE_FINAL_TYPE (IchompHistoryTrainer, ichomp_history_trainer, ICHOMP, HISTORY_TRAINER, GtkBox)

void ichomp_history_trainer_start (IchompHistoryTrainer *self,
                                   IchompSession *session,
                                   GSettings *settings,
                                   SgReview *review);
void ichomp_history_trainer_stop (IchompHistoryTrainer *self);
gboolean ichomp_history_trainer_is_running (IchompHistoryTrainer *self);
guint ichomp_history_trainer_get_index (IchompHistoryTrainer *self);

G_END_DECLS
