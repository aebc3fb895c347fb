#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The lint "rooms" finds every kind of fault, in a small tree that has one at a time.

set -eu

lint=$1/tests/lint/rooms.sh
tree=$(mktemp -d "${TMPDIR:-/tmp}/ichomp-rooms-XXXXXX")
trap 'rm -rf "$tree"' EXIT

create_tree () {
  rm -rf "$tree/src"
  mkdir -p "$tree/src/engine/rules" "$tree/src/engine/values" "$tree/src/game/play"
  cat >"$tree/src/rooms.txt" <<END
engine:
engine/rules:
engine/values: rules
game: engine
game/play:
END
  echo '#include "engine/rules/move.h"' >"$tree/src/engine/all.h"
  echo '#include "move-private.h"' >"$tree/src/engine/rules/move.h"
  : >"$tree/src/engine/rules/move-private.h"
  echo '#include "engine/rules/move-private.h"' >"$tree/src/engine/values/table.h"
  : >"$tree/src/game/play/session.h"
  echo '#include "session.h"' >"$tree/src/game/play/session.c"
}

# Includes a header in a file.
include () {
  echo "#include \"$2\"" >>"$tree/src/$1"
}

# Writes a line of the table anew.
list () {
  sed "s|^${1%%:*}:.*|$1|" "$tree/src/rooms.txt" >"$tree/table"
  mv "$tree/table" "$tree/src/rooms.txt"
}

# Expects one line of findings that holds the text, and starts again with a tree without faults.
expect () {
  if found=$(sh "$lint" "$tree"); then
    echo "not found: $1"
    exit 1
  fi
  [ "$(printf '%s\n' "$found" | grep -cF "$1")" -eq 1 ] || {
    echo "expected: $1"
    echo "found: $found"
    exit 1
  }
  create_tree
}

create_tree
sh "$lint" "$tree"

include engine/rules/move.h engine/values/table.h
expect 'the room engine/rules may not use engine/values'

include engine/rules/move.h game/play/session.h
expect 'the ring engine may not use game'

list 'engine/rules: values'
expect 'engine/rules comes before engine/values'

list 'engine: game'
expect 'engine comes before game'

echo '#include <game/play/session.h>' >>"$tree/src/engine/rules/move.h"
expect 'the ring engine may not use game'

include game/play/session.c engine/rules/move-private.h
expect 'a private header of engine/rules'

include game/play/session.c game/play/session.h
expect 'write "session.h"'

include engine/values/table.h rules/move.h
expect 'write "engine/rules/move.h"'

echo '#include "session.h"' >"$tree/src/game/play/match.h"
include game/play/session.c match.h
expect 'src/game/play: a circle of match session'

# Through a private header, and through a third module.
echo '#include "board.h"' >"$tree/src/engine/rules/tile.h"
echo '#include "move.h"' >"$tree/src/engine/rules/board.h"
include engine/rules/move-private.h tile.h
expect 'src/engine/rules: a circle of board move tile'

# A chain of modules is no circle.
echo '#include "session.h"' >"$tree/src/game/play/match.h"
echo '#include "match.h"' >"$tree/src/game/play/clock.c"
sh "$lint" "$tree"
create_tree

mkdir "$tree/src/game/storage"
: >"$tree/src/game/storage/store.c"
expect 'game/storage is missing'

rm "$tree"/src/game/play/*
expect 'there is no folder game/play'
