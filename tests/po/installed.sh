#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The installed files are translated into every language: the catalogues, the manual page, and the
# texts of the desktop file, the metainfo and the file type.
#
# usage: installed.sh MESON BUILD_ROOT DATADIR LOCALEDIR MANDIR APP_ID MANUAL_LANGUAGES LANGUAGE...

set -eu
meson=$1 build=$2 datadir=$3 localedir=$4 mandir=$5 id=$6 manuals=$7
shift 7

top=$(mktemp -d)
trap 'rm -rf "$top"' EXIT
"$meson" install -C "$build" --no-rebuild --quiet --destdir "$top" >"$top/log" 2>&1 || {
  cat "$top/log"
  exit 1
}

findings=0
complain () {
  echo "$*"
  findings=$((findings + 1))
}

desktop=$top$datadir/applications/$id.desktop
metainfo=$top$datadir/metainfo/$id.metainfo.xml
mime=$top$datadir/mime/packages/$id.xml

# Complains unless as many lines of a file match the second pattern as the first, which matches
# some.
expect () {
  wanted=$(grep -cE "$2" "$1" || true)
  found=$(grep -cE "$3" "$1" || true)
  [ "$wanted" -gt 0 ] && [ "$wanted" -eq "$found" ] \
    || complain "$(basename "$1"): $found of $wanted lines $3"
}

# Complains unless as many elements of the metainfo, which names no countries, are in this language
# as in the first one: a new text may be in English until all languages translate it.
first=${1%%_*}
expect_as_first () {
  wanted=$(grep -cE "<$1 xml:lang=\"$first\">." "$metainfo" || true)
  found=$(grep -cE "<$1 xml:lang=\"${language%%_*}\">." "$metainfo" || true)
  [ "$wanted" -eq "$found" ] || complain "$language: $found of $wanted <$1> of the metainfo"
}

for language in "$@"; do
  [ -s "$top$localedir/$language/LC_MESSAGES/ichomp.mo" ] || complain "$language: no catalogue"
  for domain in glib20 gtk40; do
    foreign=$top$datadir/ichomp/locale/$domain
    [ -s "$foreign/$language/LC_MESSAGES/$domain.mo" ] || complain "$language: no words of $domain"
    [ -L "$foreign/$language@system" ] || complain "$language: no way to the words of $domain"
  done

  for key in Name GenericName Comment Keywords; do
    expect "$desktop" "^$key=" "^$key\[$language\]=."
  done
  # The name of the developer is not checked: some versions of gettext do not translate it.
  expect "$metainfo" '^  <name>' "^  <name xml:lang=\"${language%%_*}\">."
  expect_as_first summary
  expect_as_first p
  expect "$mime" '<comment>' "<comment xml:lang=\"$language\">."
done

# The program finds its catalogues relative to its place, on a system without locales.
program=$(find "$top" -type f -name ichomp -perm -u+x)
for language in "$@"; do
  help=$(env -u LC_ALL -u LANGUAGE LANG=C "$program" --language "$language" --help)
  case $help in
    *Usage:* | *"Help Options"* | *"Show help"*) complain "$language: the help is in English" ;;
    *--position*) ;;
    *) complain "$language: no help" ;;
  esac
done

[ -s "$top$mandir/man1/ichomp.1" ] || complain "no manual page"
for language in $manuals; do
  [ -s "$top$mandir/$language/man1/ichomp.1" ] || complain "$language: no manual page"
done

grep -q '<translation type="gettext">ichomp</translation>' "$metainfo" \
  || complain "$(basename "$metainfo"): does not name the catalogue"

[ "$findings" -eq 0 ]
