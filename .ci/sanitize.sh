#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs tests with the address and undefined behaviour sanitizers, in the folder "build-sanitize",
# which may exist already.
#
# usage: sanitize.sh [SUITE ...]
#
# Without arguments, the suites of the engine, the game, the lessons, the paper, the widgets and the
# application, and the inputs of the fuzz targets. The end-to-end tests are too slow for this. Leaks
# are not looked for: the libraries have no frame pointers, and unwinding without them takes ten
# times as long.

set -eu
cd "$(dirname "$0")/.."

folder=build-sanitize
reconfigure=
if [ -f "$folder/meson-private/coredata.dat" ]; then
  reconfigure=--reconfigure
fi

meson setup $reconfigure -Dtests=true -Db_sanitize=address,undefined -Db_lundef=false \
  -Doptimization=1 "$folder"
meson compile -C "$folder"

suites=
for suite in "$@"; do
  suites="$suites --suite $suite"
done
meson test -C "$folder" --no-rebuild --setup sanitize --print-errorlogs $suites
