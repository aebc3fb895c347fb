/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-formula.h"
#include "sg.h"

G_BEGIN_DECLS

char *ichomp_wording_misere_step (const SgStep *step, IchompVoice voice);

G_END_DECLS
