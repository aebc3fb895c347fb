/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

gpointer sg_memory_try_allocate (gsize n_bytes);
void sg_memory_free (gpointer memory);

G_END_DECLS
