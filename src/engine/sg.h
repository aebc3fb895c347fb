/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "theory/sg-analysis.h"
#include "rules/sg-board.h"
#include "rules/sg-diagram.h"
#include "rules/sg-edit.h"
#include "rules/sg-error.h"
#include "theory/sg-explanation.h"
#include "rules/sg-game.h"
#include "rules/sg-move.h"
#include "rules/sg-nim.h"
#include "rules/sg-position.h"
#include "theory/sg-random.h"
#include "theory/sg-review.h"
#include "rules/sg-rule.h"
#include "values/sg-solver.h"
#include "theory/sg-strategy.h"
#include "values/sg-table.h"
