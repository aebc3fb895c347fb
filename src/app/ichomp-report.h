/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg.h"

G_BEGIN_DECLS

char *ichomp_report_analysis (const SgAnalysis *analysis);
int ichomp_report_run_analyze (const char *const *texts);

G_END_DECLS
