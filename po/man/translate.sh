#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes the manual page in all languages anew, whole: the time of a folder does not tell that a file
# in it has changed. A paragraph without a translation stays in English.
#
# usage: translate.sh PO4A CONFIGURATION SOURCE_ROOT FOLDER

set -eu
po4a=$1 configuration=$2 source_root=$3 folder=$4

rm -rf "$folder"
"$po4a" --no-update --keep 0 --srcdir "$source_root" --destdir "$(dirname "$folder")" \
  "$configuration"

# Where words are not separated by blanks, a zero width space tells where a line may end; groff has
# an escape for that.
space=$(printf '\342\200\213')
for page in "$folder"/*/man1/*; do
  sed "s/$space/\\\\:/g" "$page" >"$page.new"
  mv "$page.new" "$page"
done
