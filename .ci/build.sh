#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Builds iChomp in the folder "build", whether that has been set up before or not.

set -eu
cd "$(dirname "$0")/.."

if [ -e build ] && [ -n "$(find build ! -writable -print -quit)" ]; then
  echo "The folder \"build\" holds files that somebody else built. Remove it and try again." >&2
  exit 1
fi

# A new look at the system each time: packages may have come since, and the folder may have moved.
if [ -f build/meson-private/coredata.dat ]; then
  meson setup --reconfigure build
else
  meson setup build
fi

meson compile -C build
