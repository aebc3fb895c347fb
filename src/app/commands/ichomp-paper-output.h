/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paper/content/ichomp-paper-position.h"
#include "ichomp-print.h"
#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PAPER_OUTPUT (ichomp_paper_output_get_type ())

G_DECLARE_FINAL_TYPE (IchompPaperOutput, ichomp_paper_output, ICHOMP, PAPER_OUTPUT, GObject)

IchompPaperOutput *ichomp_paper_output_new (IchompWindow *window);

/**
 * IchompContentsFunc:
 * @path: the chosen file
 * @user_data: the data of the function
 * @error: return location for an error with a translated sentence
 *
 * Returns: (transfer full) (nullable): the contents of the file
 */
typedef GBytes *(*IchompContentsFunc) (const char *path, gpointer user_data, GError **error);

void ichomp_paper_output_read_shown (GSettings *settings, IchompPaperShown *shown);

void ichomp_paper_output_print (IchompPaperOutput *self,
                                IchompDocumentFunc func,
                                gpointer user_data,
                                GDestroyNotify destroy);
void ichomp_paper_output_save_pages (IchompPaperOutput *self,
                                     const char *name,
                                     IchompDocumentFunc func,
                                     gpointer user_data,
                                     GDestroyNotify destroy);
void ichomp_paper_output_save (IchompPaperOutput *self,
                               const char *title,
                               const char *name,
                               const char *const *patterns,
                               IchompContentsFunc func,
                               gpointer user_data,
                               GDestroyNotify destroy);

G_END_DECLS
