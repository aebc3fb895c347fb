/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "content/ichomp-paper-position.h"
#include "storage/ichomp-settings.h"

G_BEGIN_DECLS

void ichomp_paper_shown_read (IchompPaperShown *self, IchompSettings *settings);

G_END_DECLS
