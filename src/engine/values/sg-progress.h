/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * SgProgressFunc:
 * @fraction: how much is done, from 0 to 1
 * @user_data: the user data of the computation
 *
 * Returns: %FALSE to stop the computation
 */
typedef gboolean (*SgProgressFunc) (double fraction, gpointer user_data);

G_END_DECLS
