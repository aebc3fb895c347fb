/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_POSITION_NUMBERS (ichomp_position_numbers_get_type ())

G_DECLARE_FINAL_TYPE (IchompPositionNumbers,
                      ichomp_position_numbers,
                      ICHOMP,
                      POSITION_NUMBERS,
                      GObject)

/* A position with at most so many values is computed at once, which takes a few milliseconds. */
#define ICHOMP_POSITION_NUMBERS_AT_ONCE 200000

IchompPositionNumbers *ichomp_position_numbers_get (SgPosition *position, SgRule rule);

SgAnalysis *ichomp_position_numbers_get_analysis (IchompPositionNumbers *self);
void ichomp_position_numbers_compute (IchompPositionNumbers *self);

G_END_DECLS
