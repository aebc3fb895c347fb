/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-page.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_BESIDE_CHOICE (ichomp_beside_choice_get_type ())

G_DECLARE_FINAL_TYPE (IchompBesideChoice, ichomp_beside_choice, ICHOMP, BESIDE_CHOICE, GtkBox)

GtkWidget *ichomp_beside_choice_new (GSettings *settings, IchompLessonPage *page);

G_END_DECLS
