#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs lines of README.md in a fresh, minimal Debian in a temporary folder. Needs root, debootstrap
# and the network; the mirror is the one that this machine installs from.
#
# usage: fresh-system.sh [SUITE [USER [LINE ...]]]
#
# SUITE is a release of Debian, such as bookworm, trixie or sid. USER is "user", who may use sudo,
# or "root"; each LINE is "run", "test" or "deb". Without arguments: trixie user deb run test.
#
# The run line succeeds when its window has been drawn. The deb line has a system of its own, and
# the package that it builds is installed in another one, where the program has to draw its window,
# too.
# The log of the tests is copied to build-fresh/SUITE.txt.
#
# Exit status: 0 if all lines succeed, 1 if one fails, 77 if this machine cannot make such a system.

set -eu
cd "$(dirname "$0")/.."
source=$PWD

suite=${1:-trixie}
[ $# -eq 0 ] || shift
user=${1:-user}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- deb run test

for argument in "user $user" "$@"; do
  case $argument in
    "user user" | "user root" | run | test | deb) ;;
    *)
      sed -n 's/^# *\(usage: .*\)/\1/p' "$0" >&2
      exit 2
      ;;
  esac
done

log=$source/build-fresh/$suite.txt
rm -f "$log"

leave_out () {
  echo "Left out, there is no fresh system: $*"
  exit 77
}

# Gigabytes that the systems and the build need; seconds for the first line, with downloads.
space=5
patience=2400

[ "$(id -u)" -eq 0 ] || leave_out "only root can make one"
for tool in debootstrap dpkg pivot_root unshare Xvfb; do
  command -v "$tool" >/dev/null || leave_out "$tool is not installed"
done
[ -e "/usr/share/debootstrap/scripts/$suite" ] || leave_out "debootstrap does not know \"$suite\""

release=$(. /etc/os-release && echo "${VERSION_CODENAME-}")
mirror=$(apt-get indextargets --format '$(CODENAME) $(COMPONENT) $(REPO_URI)' \
  "Created-By: Packages" | sed -n "s/^$release main //p" | head -n 1)
[ -n "$mirror" ] || leave_out "apt knows no mirror of \"$release\" (apt-get update?)"

folder=$(mktemp -d "${TMPDIR:-/var/tmp}/ichomp-fresh-XXXXXX")
fresh=$folder/fresh
system=$fresh
job=
server=

# The mounts belong to the processes, and end with them.
clean_up () {
  for process in $job $server; do
    kill -KILL "$process" 2>/dev/null || true
    wait "$process" 2>/dev/null || true
  done
  rm -rf --one-file-system "$folder"
}

trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

[ "$(df --output=avail --block-size=1G "$folder" | tail -n 1)" -ge "$space" ] \
  || leave_out "$folder has less than $space GB of space"

# Starts a command with mounts and processes of its own.
start () {
  unshare --mount --pid --fork --kill-child --mount-proc -- "$@" </dev/null &
  job=$!
}

# Waits for it: a shell that waits handles signals.
finish () {
  status=0
  wait "$job" || status=$?
  job=
  return "$status"
}

# Enters the system as if the machine had started it: in a mere chroot, Linux forbids user
# namespaces. Arguments: the system, a user, a command of the shell. This shell stays: if it is
# killed, all end.
enter='
  mount --bind "$1" "$1"
  cd "$1"
  mount -t proc proc proc
  mount -t sysfs sysfs sys
  mount -t devpts -o ptmxmode=666 devpts dev/pts
  mount -t tmpfs -o mode=1777 tmpfs dev/shm
  pivot_root . .
  umount --lazy .
  status=0
  setpriv --reuid="$2" --regid="$2" --init-groups --reset-env sh -c "$3" || status=$?
  exit "$status"
'

start_as () {
  start sh -ec "$enter" sh "$system" "$1" "$2"
}

run_as () {
  start_as "$1" "$2"
  finish
}

tell () {
  echo "$(date +%H:%M:%S) Fresh system ($suite): $*"
}

tell "made by debootstrap"
start debootstrap --variant=minbase --include=sudo "$suite" "$system" "$mirror" >"$folder/log" 2>&1
finish || {
  tail -n 5 "$folder/log"
  leave_out "debootstrap failed"
}

# Proxies and the like; sudo looks for the name of the machine. Nothing has to outlast a loss of
# power.
apt-config dump Acquire >"$system/etc/apt/apt.conf.d/machine"
echo force-unsafe-io >"$system/etc/dpkg/dpkg.cfg.d/fast"
echo "127.0.0.1 localhost $(uname -n)" >"$system/etc/hosts"

run_as root 'useradd --create-home user && echo "user ALL=(ALL) NOPASSWD: ALL" >/etc/sudoers.d/user' \
  || leave_out "the new system cannot be entered"

mkdir "$system/ichomp"
tar -C "$source" --exclude-vcs --exclude-vcs-ignores -cf - . | tar -C "$system/ichomp" -xf -
run_as root "chown -R $user: /ichomp"

# Runs a command that starts the program, on a display that this machine lends, until there is a
# window.
run_program () {
  mkdir "$folder/screen"
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 1280x1024x24 -nolisten tcp -nocursor -fbdir "$folder/screen" \
    3>"$folder/number" >"$folder/server.log" 2>&1 &
  server=$!
  read -r number <"$folder/number"
  cp "$folder/screen/Xvfb_screen0" "$folder/empty-screen"

  start_as "$user" "cd /ichomp && export DISPLAY=:$number G_DEBUG=fatal-criticals && $1"
  drawn=1
  seconds=0
  while kill -0 "$job" 2>/dev/null && [ "$seconds" -lt "$patience" ]; do
    if ! cmp -s "$folder/empty-screen" "$folder/screen/Xvfb_screen0"; then
      drawn=0
      break
    fi
    sleep 1
    seconds=$((seconds + 1))
  done

  kill -KILL "$job" "$server" 2>/dev/null || true
  wait "$job" "$server" 2>/dev/null || true
  job= server=
  rm -r "$folder/screen" "$folder/number" "$folder/empty-screen"
  return "$drawn"
}

run_tests () {
  status=0
  run_as "$user" "cd /ichomp && $1" || status=1
  mkdir -p "${log%/*}"
  cp "$system/ichomp/build/meson-logs/testlog.txt" "$log" || true
  return "$status"
}

# Goes on in a copy of the fresh system. The deb line has to come first: others install packages.
use_copy () {
  cp -a --one-file-system "$fresh" "$folder/$1"
  system=$folder/$1
}

# Builds the package where nothing is installed but what it names, and uses it where nothing is.
run_package () {
  use_copy builder
  run_as "$user" "cd /ichomp && $1" || return 1
  use_copy owner
  rm -r "$system/ichomp"/*
  cp "$folder/builder/ichomp/build-deb"/*.deb "$system/ichomp" || return 1
  rm -r --one-file-system "$folder/builder"

  tell "the package is installed and started"
  run_as root 'apt-get --quiet update && apt-get --quiet install --yes --no-install-recommends /ichomp/*.deb' \
    || return 1
  run_program ichomp || return 1
  rm -r --one-file-system "$system"
}

failed=
for line in "$@"; do
  system=$fresh
  command=$(grep "^sh \.ci/install-packages\.sh $line " README.md)
  tell "as $user: $command"
  case $line in
    run) run_program "$command" ;;
    test) run_tests "$command" ;;
    deb) run_package "$command" ;;
  esac || {
    tell "the line \"$line\" failed"
    failed="$failed $line"
  }
done
[ -z "$failed" ] || exit 1
tell "succeeded"
