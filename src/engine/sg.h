/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "engine/theory/sg-analysis.h"
#include "engine/rules/sg-board.h"
#include "engine/theory/sg-bug.h"
#include "engine/rules/sg-diagram.h"
#include "engine/rules/sg-edit.h"
#include "engine/rules/sg-error.h"
#include "engine/theory/sg-explanation.h"
#include "engine/rules/sg-game.h"
#include "engine/theory/sg-method.h"
#include "engine/rules/sg-move.h"
#include "engine/rules/sg-nim.h"
#include "engine/rules/sg-part.h"
#include "engine/rules/sg-position.h"
#include "engine/theory/sg-random.h"
#include "engine/theory/sg-review.h"
#include "engine/rules/sg-rule.h"
#include "engine/rules/sg-ruleset.h"
#include "engine/values/sg-solver.h"
#include "engine/theory/sg-strategy.h"
#include "engine/rules/sg-tally.h"
#include "engine/values/sg-table.h"
