/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "paper/content/ichomp-paper-worksheet.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_WORKSHEET_DIALOG (ichomp_worksheet_dialog_get_type ())

G_DECLARE_FINAL_TYPE (IchompWorksheetDialog,
                      ichomp_worksheet_dialog,
                      ICHOMP,
                      WORKSHEET_DIALOG,
                      GtkWindow)

GtkWidget *ichomp_worksheet_dialog_new (void);

void ichomp_worksheet_dialog_set_worksheet (IchompWorksheetDialog *self,
                                            const IchompPaperWorksheet *worksheet);
void ichomp_worksheet_dialog_get_worksheet (IchompWorksheetDialog *self,
                                            IchompPaperWorksheet *worksheet);

G_END_DECLS
