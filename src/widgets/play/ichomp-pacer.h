/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "play/ichomp-session.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PACER (ichomp_pacer_get_type ())

G_DECLARE_FINAL_TYPE (IchompPacer, ichomp_pacer, ICHOMP, PACER, GObject)

IchompPacer *ichomp_pacer_new (IchompSession *session);

void ichomp_pacer_step (IchompPacer *self);

G_END_DECLS
