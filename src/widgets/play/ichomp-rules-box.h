/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-setup.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_RULES_BOX (ichomp_rules_box_get_type ())

G_DECLARE_FINAL_TYPE (IchompRulesBox, ichomp_rules_box, ICHOMP, RULES_BOX, GtkBox)

void ichomp_rules_box_set_setup (IchompRulesBox *self, const IchompSetup *setup);

G_END_DECLS
