/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

/**
 * IchompReportFunc:
 *
 * Returns: (transfer full): the text to print
 */
typedef char *(*IchompReportFunc) (SgAnalysis *analysis);

/* The largest number of values in a table of rows. */
#define ICHOMP_REPORT_MAX_COUNT 100000

char *ichomp_report_analysis (SgAnalysis *analysis);
char *ichomp_report_explanation (SgAnalysis *analysis);

char *ichomp_report_table (const SgPart *rules, guint count);

int ichomp_report_run (const char *const *texts, SgRulesets rulesets, IchompReportFunc func);

G_END_DECLS
