/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/rules/sg-part.h"

G_BEGIN_DECLS

#define SG_HEAP_MAX_SIZE 65535

G_END_DECLS
