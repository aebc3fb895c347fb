#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes a locale that has messages and nothing else.
#
# usage: make-locale.sh LOCALEDEF SOURCE CHARMAP OUTPUT

set -eu

localedef=$1 source=$2 charmap=$3 output=$4
folder=$(mktemp -d "${TMPDIR:-/tmp}/ichomp-locale-XXXXXX")
trap 'rm -rf "$folder"' EXIT

# It complains, with status 1, that all other categories are missing.
"$localedef" --no-archive -i "$source" -f "$charmap" "$folder/ichomp.UTF-8" >"$folder/log" 2>&1 || true

# glibc changes the name of the folder.
set -- "$folder"/ichomp.*/LC_MESSAGES/SYS_LC_MESSAGES
if [ ! -f "$1" ]; then
  cat "$folder/log" >&2
  exit 1
fi
cp "$1" "$output"
