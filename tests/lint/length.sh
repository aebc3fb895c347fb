#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# No source file is longer than can be kept in mind.

. "$(dirname "$0")/common.sh"

for file in $(list_files | grep -E '\.([ch]|sh|ui|css)$'); do
  case $file in
    src/engine/*) limit=400 ;;
    tests/*) limit=700 ;;
    *) limit=600 ;;
  esac
  length=$(wc -l <"$file")
  [ "$length" -le "$limit" ] || complain "$file: $length lines, at most $limit are welcome"
done

finish
