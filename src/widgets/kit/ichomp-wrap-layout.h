/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_WRAP_LAYOUT (ichomp_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (IchompWrapLayout, ichomp_wrap_layout, ICHOMP, WRAP_LAYOUT, GtkLayoutManager)

G_END_DECLS
