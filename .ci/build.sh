#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Builds iChomp in the folder "build", which may exist already, or its Debian package in "build-deb".
#
# usage: build.sh run     the program
#        build.sh test    the program and its tests
#        build.sh deb     the Debian package, from a copy of the sources, checked by lintian

set -eu
cd "$(dirname "$0")/.."

build () {
  if [ -e build ] && [ -n "$(find build ! -type l ! -writable -print -quit)" ]; then
    echo "The folder \"build\" belongs to another user. Remove it and try again." >&2
    exit 1
  fi

  # Always look at the system again: packages may have been installed, and the folder may have moved.
  reconfigure=
  if [ -f build/meson-private/coredata.dat ]; then
    reconfigure=--reconfigure
  fi

  meson setup $reconfigure -Dtests="$1" build
  meson compile -C build
}

# The tools of Debian want their folder at the top of the sources, and the package appears beside it.
build_package () {
  rm -rf build-deb
  mkdir -p build-deb/sources
  tar --exclude-vcs --exclude-vcs-ignores -cf - . | tar -C build-deb/sources -xf -
  cp -r data/packaging/debian build-deb/sources

  cd build-deb/sources
  dpkg-buildpackage --build=binary --no-sign
  cd ..

  # iChomp has no public address yet, neither for a home page in its metainfo, about which the test
  # "metainfo" tells more, nor for a bug that the first upload could close.
  lintian --fail-on error,warning --info --suppress-tags \
    appstream-metadata-validation-failed,initial-upload-closes-no-bugs ./*.changes
}

case ${1-} in
  run) build false ;;
  test) build true ;;
  deb) build_package ;;
  *)
    sed -n 's/^# *\(usage: .*\)/\1/p; s/^#\( *build.sh .*\)/\1/p' "$0" >&2
    exit 2
    ;;
esac
