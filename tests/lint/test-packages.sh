#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# install-packages.sh asks each manager of packages for what is missing, by the names of its
# distribution, in a world of small commands that only tell how they are called.

set -eu

script=$1/.ci/install-packages.sh
world=$(mktemp -d "${TMPDIR:-/tmp}/ichomp-packages-XXXXXX")
trap 'rm -rf "$world"' EXIT

# Starts again with nothing but what the script itself needs, for an administrator.
create_world () {
  rm -rf "$world/bin"
  mkdir "$world/bin"
  for tool in awk cat dirname env grep sed sh sort tr; do
    ln -s "$(command -v "$tool")" "$world/bin/$tool"
  done
  create id 'echo 0'
}

# Creates a command: its name, and what it does.
create () {
  printf '#!/bin/sh\n%s\n' "$2" >"$world/bin/$1"
  chmod +x "$world/bin/$1"
}

# Creates a command that writes its arguments down.
create_log () {
  create "$1" "echo \"$1 \$*\" >>\"$world/log\""
}

# Runs the script for a purpose. Arguments: the purpose, the exit status expected.
run () {
  : >"$world/log"
  status=0
  PATH="$world/bin" sh "$script" "$1" >"$world/output" 2>&1 || status=$?
  [ "$status" -eq "$2" ] || fail "status $status in place of $2"
}

fail () {
  echo "$*"
  cat "$world/output" "$world/log"
  exit 1
}

expect () {
  grep -qE -e "$1" "$world/log" || fail "expected: $1"
}

refuse () {
  if grep -qE -e "$1" "$world/log"; then
    fail "not expected: $1"
  fi
}

create_world
create dpkg-query 'case $* in *meson) echo installed ;; *) exit 1 ;; esac'
create_log apt-get
run run 0
expect '^apt-get .*update$'
expect '^apt-get .*install .*--no-install-recommends.* libgtk-4-dev( |$)'
refuse ' (meson|xvfb|-)( |$)'
run test 0
expect ' libgtk-4-dev .* xvfb( |$)'
run deb 0
expect ' install .* lintian( |$)'
expect '^apt-get .*build-dep .*\./data/packaging$'
create dpkg-checkbuilddeps 'exit 0'
run deb 0
refuse 'build-dep'

create dpkg-query 'echo installed'
run test 0
refuse .

create_world
create rpm 'case $* in *meson) ;; *) exit 1 ;; esac'
create_log dnf
run test 0
expect '^dnf install .* gtk4-devel .* xorg-x11-server-Xvfb( |$)'
expect ' google-noto-sans-khmer-fonts '
refuse ' (meson|libgtk-4-dev|-)( |$)'
run deb 1
refuse .

create_world
create pacman "echo \"pacman \$*\" >>\"$world/log\"; case \$* in --query*meson | --sync*) ;; *) exit 1 ;; esac"
run test 0
expect '^pacman --sync .* gtk4 .* xorg-server-xvfb( |$)'
refuse '--sync.* (meson|libgtk-4-dev|-)( |$)'

# Somebody who may not install is told what to do.
create id 'echo 1000'
run run 1
grep -q 'pacman --sync .* gtk4' "$world/output" || fail 'not told what to install'

create_world
run run 1
grep -q 'no apt-get, dnf or pacman.* libgtk-4-dev' "$world/output" || fail 'not told what is needed'
