/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "paper/layout/ichomp-paper-pages.h"

G_BEGIN_DECLS

/**
 * IchompDocumentFunc:
 *
 * Returns: (transfer full): the document to print
 */
typedef IchompPaperDocument *(*IchompDocumentFunc) (gpointer user_data);

GtkPrintOperation *
ichomp_print_operation_new (IchompDocumentFunc func, gpointer user_data, GDestroyNotify destroy);

G_END_DECLS
