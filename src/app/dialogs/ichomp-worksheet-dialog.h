/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "content/ichomp-paper-worksheet.h"
#include "window/ichomp-window.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WORKSHEET_DIALOG (ichomp_worksheet_dialog_get_type ())

G_DECLARE_FINAL_TYPE (IchompWorksheetDialog,
                      ichomp_worksheet_dialog,
                      ICHOMP,
                      WORKSHEET_DIALOG,
                      GtkWindow)

GtkWidget *ichomp_worksheet_dialog_new (IchompWindow *window);

void ichomp_worksheet_dialog_get_worksheet (IchompWorksheetDialog *self,
                                            IchompPaperWorksheet *worksheet);

G_END_DECLS
