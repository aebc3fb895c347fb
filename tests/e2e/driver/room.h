/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* The size of the window, and whether what belongs to a game has room in it. */
gboolean room_has_window_size (Driver *driver, int width, int height);
void room_resize (Driver *driver, int width, int height);
gboolean room_suffices (Driver *driver);

G_END_DECLS
