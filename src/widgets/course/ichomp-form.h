/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-table-answer.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_FORM (ichomp_form_get_type ())

G_DECLARE_FINAL_TYPE (IchompForm, ichomp_form, ICHOMP, FORM, GtkBox)

GtkWidget *ichomp_form_new (IchompTableAnswer *answer);

G_END_DECLS
