#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A lesson follows the grammar, the parser accepts it, and all its claims are true.
# Arguments: the checker, the grammar, the lesson.

set -e

checker=$1 grammar=$2 lesson=$3

xmllint --noout --relaxng "$grammar" "$lesson"
"$checker" "$lesson"
