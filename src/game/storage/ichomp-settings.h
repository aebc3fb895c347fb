/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "base/ichomp-types.h"
#include "sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_SETTINGS (ichomp_settings_get_type ())

G_DECLARE_FINAL_TYPE (IchompSettings, ichomp_settings, ICHOMP, SETTINGS, GObject)

IchompSettings *ichomp_settings_new (void);

gboolean ichomp_settings_are_kept (IchompSettings *self);
gboolean ichomp_settings_is_locked (IchompSettings *self, const char *name);
void ichomp_settings_set_for_now (IchompSettings *self, const char *name, guint value);
GAction *ichomp_settings_create_action (IchompSettings *self, const char *name);

G_END_DECLS
