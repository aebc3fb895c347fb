/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "game/base/ichomp-types.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_DESKTOP_APPEARANCE (ichomp_desktop_appearance_get_type ())

G_DECLARE_FINAL_TYPE (IchompDesktopAppearance,
                      ichomp_desktop_appearance,
                      ICHOMP,
                      DESKTOP_APPEARANCE,
                      GObject)

IchompDesktopAppearance *ichomp_desktop_appearance_new (void);
IchompAppearance ichomp_desktop_appearance_get (IchompDesktopAppearance *self);

G_END_DECLS
