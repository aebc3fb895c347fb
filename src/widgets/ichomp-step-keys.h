/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "ichomp-stepper.h"

G_BEGIN_DECLS

gboolean ichomp_step_keys_find (guint key, GdkModifierType modifiers, IchompStep *step);

G_END_DECLS
