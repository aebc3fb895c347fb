/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-formula.h"

G_BEGIN_DECLS

char *ichomp_wording_power (IchompVoice voice, guint number, guint column);
char *ichomp_wording_powers (IchompVoice voice, guint number);
char *ichomp_wording_xor_column (const guint *numbers, guint n_numbers, guint column);
char *ichomp_wording_mex (guint mex);

G_END_DECLS
