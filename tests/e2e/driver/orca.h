/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* The screen reader, whose utterances can be read. */
typedef struct _Orca Orca;

Orca *orca_new (Driver *driver);
void orca_free (Orca *self);
GPtrArray *orca_list (Orca *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Orca, orca_free)

G_END_DECLS
