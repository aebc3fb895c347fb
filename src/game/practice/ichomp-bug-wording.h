/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/sg.h"

G_BEGIN_DECLS

char *ichomp_bug_wording_answer (SgBug bug);
char *ichomp_bug_wording_claim (SgBug bug);

G_END_DECLS
