/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/base/ichomp-types.h"
#include "engine/sg.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_QUADRANT_CHOICE (ichomp_quadrant_choice_get_type ())

G_DECLARE_FINAL_TYPE (IchompQuadrantChoice,
                      ichomp_quadrant_choice,
                      ICHOMP,
                      QUADRANT_CHOICE,
                      GtkWidget)

void ichomp_quadrant_choice_show (IchompQuadrantChoice *self,
                                  IchompParts parts,
                                  guint quadrants,
                                  SgQuadrant chosen);

G_END_DECLS
