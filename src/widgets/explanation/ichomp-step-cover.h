/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_STEP_COVER (ichomp_step_cover_get_type ())

G_DECLARE_FINAL_TYPE (IchompStepCover, ichomp_step_cover, ICHOMP, STEP_COVER, GtkBox)

gboolean ichomp_step_cover_is_wanted (IchompStepCover *self);
gboolean ichomp_step_cover_set_hidden_values (IchompStepCover *self, guint quadrants);
void ichomp_step_cover_open (IchompStepCover *self);
void ichomp_step_cover_close (IchompStepCover *self);

G_END_DECLS
