#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every file with text for users is listed in po/POTFILES.in, and every listed file exists.

. "$(dirname "$0")/common.sh"

listed=$(sed -e '/^#/d' -e '/^[[:space:]]*$/d' po/POTFILES.in)

sorted=$(printf '%s\n' "$listed" | LC_ALL=C sort -u)
[ "$listed" = "$sorted" ] || complain "po/POTFILES.in: not sorted, or a file twice"

for file in $listed; do
  [ -f "$file" ] || complain "po/POTFILES.in: $file does not exist"
done

# xgettext finds the text, with the keywords of the build.
has_text () {
  xgettext --from-code=UTF-8 --output=- \
    --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=g_dcgettext:2 \
    --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 "$1" | grep -q '^msgid'
}

for file in $(list_files | grep -E '^(src/.*\.[ch]|ui/.*\.ui|data/.*\.(desktop|metainfo\.xml)\.in)$'); do
  if has_text "$file" && ! printf '%s\n' "$listed" | grep -qxF "$file"; then
    complain "$file: has text for users and is not in po/POTFILES.in"
  fi
done

# GLib decides at the first look-up in a named domain whether to translate at all, so a language
# chosen later would have no effect.
if found=$(grep -nE 'gi18n-lib\.h|domain="' $(list_files | grep -E '^(src/.*\.[ch]|ui/.*\.ui)$')); then
  complain_lines "texts are looked up in the domain of the program, without its name" <<END
$found
END
fi

finish
