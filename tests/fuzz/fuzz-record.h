/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "fuzz.h"
#include "game/storage/ichomp-record.h"

G_BEGIN_DECLS

void fuzz_check_record (IchompRecord *record, const guint8 *data, gsize size);

G_END_DECLS
