#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A lesson keeps to the grammar and to the parser, and all that it claims is true.
# Arguments: the checker, the grammar, the lesson.

set -e

checker=$1 grammar=$2 lesson=$3

# Where there is no xmllint, the parser has to do.
if command -v xmllint >/dev/null; then
  xmllint --noout --relaxng "$grammar" "$lesson"
fi

"$checker" "$lesson"
