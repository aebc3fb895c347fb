#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Merges the catalogues into an XML file with msgfmt, and names each language as desktops look it up.
# For zh_CN.po, versions of gettext write zh_CN or zh-Hans-CN, which few readers find.
#
# usage: merge-xml.sh MSGFMT TEMPLATE PO_FOLDER NAMES OUTPUT
#
# NAMES is "catalogue" for the name of the catalogue (zh_CN), or "language" for the language alone (zh).

set -eu
msgfmt=$1 template=$2 folder=$3 names=$4 output=$5

edits=
for catalogue in $(grep -v '^#' "$folder/LINGUAS"); do
  language=${catalogue%%[_@]*}
  case $names in
    catalogue) name=$catalogue ;;
    language) name=$language ;;
  esac
  edits="$edits
s/xml:lang=\"$language\\([_-][^\"]*\\)\\{0,1\\}\"/xml:lang=\"$name\"/g"
done

"$msgfmt" --xml --template="$template" -d "$folder" -o "$output.merged"
sed "$edits" "$output.merged" >"$output"
rm "$output.merged"
