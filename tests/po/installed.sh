#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What is installed speaks every language: the catalogue is there, the manual page in those languages
# in which it is made, and each text of the desktop file, the metainfo and the file type stands there
# in that language too.
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

# Complains unless a pattern has as many lines in a file as another one, which has some.
expect () {
  wanted=$(grep -cE "$2" "$1" || true)
  found=$(grep -cE "$3" "$1" || true)
  [ "$wanted" -gt 0 ] && [ "$wanted" -eq "$found" ] \
    || complain "$(basename "$1"): $found of $wanted lines $3"
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
  # Not the name of those who made it, which some versions of gettext leave as it is.
  expect "$metainfo" '^  <name>' "^  <name xml:lang=\"$language\">."
  expect "$metainfo" '<summary>' "<summary xml:lang=\"$language\">."
  expect "$metainfo" '<p>' "<p xml:lang=\"$language\">"
  expect "$mime" '<comment>' "<comment xml:lang=\"$language\">."
done

# The program finds all that from where it is, on a system that knows no language.
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
