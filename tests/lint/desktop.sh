#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The desktop file follows its specification, and what it asks of the bus is
# there. Arguments: the top folder, the file as built, the file of the service as built.

. "$(dirname "$0")/common.sh"

# The hint about two main categories is wrong for a game that teaches.
desktop-file-validate --no-hints "$1" || complain "$1: not valid"

icon=$(sed -n 's/^Icon=//p' "$1")
for file in "scalable/apps/$icon.svg" "symbolic/apps/$icon-symbolic.svg"; do
  [ -f "data/icons/hicolor/$file" ] || complain "$1: there is no icon $file"
done

id=$(basename "$1" .desktop)
grep -qx 'DBusActivatable=true' "$1" || complain "$1: not started by the bus"
grep -qx "Name=$id" "$2" || complain "$2: does not name $id"
grep -q '^Exec=/.*/ichomp --gapplication-service$' "$2" || complain "$2: does not start the service"

for action in $(sed -n 's/^Actions=//p' "$1" | tr ';' ' '); do
  grep -q "{ .name = \"$action\"," src/app/ichomp-application.c \
    || complain "$1: the program has no action $action"
done

finish
