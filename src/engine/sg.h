/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "sg-analysis.h"
#include "sg-board.h"
#include "sg-diagram.h"
#include "sg-edit.h"
#include "sg-error.h"
#include "sg-explanation.h"
#include "sg-game.h"
#include "sg-move.h"
#include "sg-nim.h"
#include "sg-position.h"
#include "sg-random.h"
#include "sg-review.h"
#include "sg-rule.h"
#include "sg-solver.h"
#include "sg-strategy.h"
#include "sg-table.h"
