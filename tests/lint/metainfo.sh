#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The metainfo follows its specification and is about this program. Arguments: the top folder, the
# file as built, the application's ID, the project's version.

. "$(dirname "$0")/common.sh"

file=$1 id=$2 version=$3

# There is no public address for a home page yet, which AppStream wants from version 1.0 on.
if ! report=$(appstreamcli validate --no-net "$file"); then
  faults=$(printf '%s\n' "$report" | grep '^[EW]: ') || complain "$file: cannot be validated: $report"
  faults=$(printf '%s\n' "$faults" | grep -v ': url-homepage-missing$') || true
  [ -z "$faults" ] || complain "$file: $faults"
fi

expect () {
  found=$(xmllint --xpath "string($1)" "$file")
  [ "$found" = "$2" ] || complain "$file: $1 is \"$found\", not \"$2\""
}

expect '/component/id' "$id"
expect '/component/launchable[@type="desktop-id"]' "$id.desktop"
expect '/component/releases/release[1]/@version' "$version"

# More does not fit into lists of programs.
[ "$(xmllint --xpath 'string(/component/summary[not(@xml:lang)])' "$file" | wc -m)" -le 36 ] \
  || complain "$file: the summary is longer than 35 characters"

xmllint --xpath '/component/releases/release[1]/description//li' "$file" >/dev/null \
  || complain "$file: the notes on the release do not say what is new"

# Every reader of the metainfo falls back to the language alone, whichever form it gives to a locale.
found=$(grep -o 'xml:lang="[^"]*"' "$file" | cut -d'"' -f2 | LC_ALL=C sort -u)
wanted=$(sed '/^#/d; s/[_@].*//' po/LINGUAS | LC_ALL=C sort)
[ "$found" = "$wanted" ] || complain "$file: in the languages" $found "but there are catalogues of" $wanted

finish
