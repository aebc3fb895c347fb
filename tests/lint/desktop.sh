#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The desktop file follows its specification. Arguments: the top folder, the file as built.

. "$(dirname "$0")/common.sh"

# The hint about two main categories is wrong for a game that teaches.
desktop-file-validate --no-hints "$1" || complain "$1: not valid"

icon=$(sed -n 's/^Icon=//p' "$1")
for file in "scalable/apps/$icon.svg" "symbolic/apps/$icon-symbolic.svg"; do
  [ -f "data/icons/hicolor/$file" ] || complain "$1: there is no icon $file"
done

finish
