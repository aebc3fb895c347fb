/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"
#include "game/storage/ichomp-statistics.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_APPLICATION (ichomp_application_get_type ())

G_DECLARE_FINAL_TYPE (IchompApplication, ichomp_application, ICHOMP, APPLICATION, GtkApplication)

IchompApplication *ichomp_application_new (void);

G_END_DECLS
