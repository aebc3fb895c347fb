/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-learning.h"
#include "ichomp-paper-output.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_PAPER_ACTIONS (ichomp_paper_actions_get_type ())

G_DECLARE_FINAL_TYPE (IchompPaperActions, ichomp_paper_actions, ICHOMP, PAPER_ACTIONS, GObject)

IchompPaperActions *ichomp_paper_actions_new (IchompWindow *window,
                                              IchompLearning *learning,
                                              IchompPaperOutput *output);

G_END_DECLS
