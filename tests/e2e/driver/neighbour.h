/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* Another program beside the one under test: a source of drags and the owner of the clipboard. */
typedef struct _Neighbour Neighbour;

Neighbour *neighbour_new (Driver *driver, const char *option, const char *value);
void neighbour_free (Neighbour *self);

void neighbour_drag_onto_window (Neighbour *self);
char *neighbour_wait_for_line (Neighbour *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Neighbour, neighbour_free)

G_END_DECLS
