/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "paper/content/ichomp-paper-position.h"
#include "ichomp-print.h"
#include "app/window/ichomp-window.h"

G_BEGIN_DECLS

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

void ichomp_paper_output_print (IchompWindow *window,
                                IchompDocumentFunc func,
                                gpointer user_data,
                                GDestroyNotify destroy);
void ichomp_paper_output_save_pages (IchompWindow *window,
                                     const char *name,
                                     IchompDocumentFunc func,
                                     gpointer user_data,
                                     GDestroyNotify destroy);
void ichomp_paper_output_save (IchompWindow *window,
                               const char *title,
                               const char *name,
                               const char *const *patterns,
                               IchompContentsFunc func,
                               gpointer user_data,
                               GDestroyNotify destroy);

G_END_DECLS
