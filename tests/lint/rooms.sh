#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Headers are included along the arrows of src/rooms.txt.

script=$(cd "$(dirname "$0")" && pwd)/rooms.awk

. "$(dirname "$0")/common.sh"

includes () {
  grep -H '^[[:space:]]*#[[:space:]]*include[[:space:]]*["<]' $(list_sources | grep '^src/')
}

found=$(
  {
    sed 's/^/table /' src/rooms.txt
    list_sources | sed -n 's|^src/|file |p'
    includes | sed 's|^src/\([^:]*\):[^"<]*["<]\([^">]*\)[">].*|include \1 \2|'
  } | awk -f "$script" | LC_ALL=C sort
)

[ -z "$found" ] || complain "$found"

finish
