/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-error.h"

G_BEGIN_DECLS

void sg_error_set (GError **error, SgError code, const SgErrorDetail *detail);

G_END_DECLS
