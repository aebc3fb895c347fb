/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-position.h"

G_BEGIN_DECLS

SgPosition *sg_edit_put (const SgPosition *position, const SgMove *tile);
SgPosition *sg_edit_set_board (const SgPosition *position, const SgBoard *board);
SgPosition *sg_edit_empty (const SgBoard *board);

G_END_DECLS
