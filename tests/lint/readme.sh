#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# README.md is correct: its files exist, and the program prints its example.
# Arguments: the top folder, the program as built.

. "$(dirname "$0")/common.sh"

program=$1

for file in $(sed -n 's/.*](\([^):]*\)).*/\1/p' README.md); do
  [ -e "$file" ] || complain "README.md: $file does not exist"
done

# Files that the text names; a name may be a pattern, and "xx" is a language to be added.
for file in $(grep -oE '`(src|ui|po|data|tests)/[^` ]*`' README.md | tr -d '\140' | grep -v 'xx\.po$\|\.pot$'); do
  [ -e "$file" ] || complain "README.md: $file does not exist"
done

for purpose in run test deb; do
  lines=$(grep -cE "^sh .ci/install-packages.sh $purpose && sh .ci/build.sh $purpose( && |\$)" README.md) || true
  [ "$lines" -eq 1 ] || complain "README.md: $lines lines that build to $purpose"
done

arguments=$(sed -n 's/^\$ ichomp //p' README.md)
printed=$("$program" $arguments) || complain "ichomp $arguments: failed"
written=$(sed -n '/^\$ ichomp /,/^```/p' README.md | sed '1d;$d')
[ "$printed" = "$written" ] || complain "README.md: ichomp $arguments prints something else: $printed"

finish
