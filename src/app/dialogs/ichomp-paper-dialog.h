/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "window/ichomp-window.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PAPER_DIALOG (ichomp_paper_dialog_get_type ())

G_DECLARE_FINAL_TYPE (IchompPaperDialog, ichomp_paper_dialog, ICHOMP, PAPER_DIALOG, GtkWindow)

GtkWidget *ichomp_paper_dialog_new (IchompWindow *window);

G_END_DECLS
