/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-paper-box.h"
#include "ichomp-paper-pages.h"

G_BEGIN_DECLS

GPtrArray *ichomp_paper_pages_get_boxes (const IchompPaperPages *self, guint page);
GPtrArray *ichomp_paper_pages_get_all_boxes (const IchompPaperPages *self);

G_END_DECLS
