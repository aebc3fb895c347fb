#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Lines have no trailing white space, and the last one has a line end. Lines of C have at most 100
# characters, comments and strings as well.

. "$(dirname "$0")/common.sh"

carriage_return=$(printf '\r')

for file in $(list_text_files); do
  lines=$(grep -nE "[[:blank:]$carriage_return]+\$" "$file" | cut -d: -f1 | tr '\n' ' ')
  [ -z "$lines" ] || complain "$file: white space at the end of lines $lines"
  if [ -s "$file" ] && [ -n "$(tail -c 1 "$file")" ]; then
    complain "$file: no line end at the end"
  fi
done

for file in $(list_sources); do
  if grep -q "$(printf '\t')" "$file"; then
    complain "$file: a tab"
  fi
done

for file in $(list_sources); do
  lines=$(grep -nE '.{101,}' "$file" | cut -d: -f1 | tr '\n' ' ')
  [ -z "$lines" ] || complain "$file: more than 100 characters in lines $lines"
  if grep -qE '^ *\* \*/$' "$file"; then
    complain "$file: the end of a comment is alone in its line"
  fi
done

finish
