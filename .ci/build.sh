#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Builds iChomp in the folder "build", which may exist already.
#
# usage: build.sh run     the program
#        build.sh test    the program and its tests

set -eu

case ${1-} in
  run) tests=false ;;
  test) tests=true ;;
  *)
    sed -n 's/^# *\(usage: .*\)/\1/p; s/^#\( *build.sh .*\)/\1/p' "$0" >&2
    exit 2
    ;;
esac

cd "$(dirname "$0")/.."

if [ -e build ] && [ -n "$(find build ! -type l ! -writable -print -quit)" ]; then
  echo "The folder \"build\" belongs to another user. Remove it and try again." >&2
  exit 1
fi

# Always look at the system again: packages may have been installed, and the folder may have moved.
reconfigure=
if [ -f build/meson-private/coredata.dat ]; then
  reconfigure=--reconfigure
fi

meson setup $reconfigure -Dtests=$tests build
meson compile -C build
