/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "explanation/ichomp-stepper.h"

G_BEGIN_DECLS

/**
 * IchompStepKeysFunc:
 * @widget: where the key was pressed
 * @step: where it goes
 */
typedef void (*IchompStepKeysFunc) (GtkWidget *widget, IchompStep step);

void ichomp_step_keys_catch (GtkWidget *widget, IchompStepKeysFunc func);

G_END_DECLS
