#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs a program with an X display, a session bus and folders of its own, and ends as that program
# does. Nothing of the person who runs it comes in, and nothing stays behind.
#
# usage: with-display.sh PROGRAM [ARGUMENT ...]
#
# SCREEN_SIZE: width and height of the screen in pixels, such as 2560x1440

set -u

folder=$(mktemp -d "${TMPDIR:-/tmp}/ichomp-test-XXXXXX") || exit 99
server=

clean_up () {
  [ -z "$server" ] || kill "$server" 2>/dev/null
  [ -z "$server" ] || wait "$server" 2>/dev/null
  rm -rf "$folder"
}

trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

mkdir -m 700 "$folder/home" "$folder/runtime" "$folder/tmp"

# The server finds a free number itself and writes it once it is ready to be used.
mkfifo "$folder/number"
Xvfb -displayfd 3 -screen 0 "${SCREEN_SIZE:-1600x1200}x24" -nolisten tcp -noreset -dpi 96 \
  3>"$folder/number" >"$folder/server.log" 2>&1 &
server=$!

number=
read -r number <"$folder/number" || true
if [ -z "$number" ]; then
  cat "$folder/server.log" >&2
  exit 99
fi

# What services of the bus print is no test result: standard output is for the program alone.
# A program that has been started keeps running while a signal is dealt with only if it is waited for.
env --unset=WAYLAND_DISPLAY --unset=XAUTHORITY --unset=DBUS_SESSION_BUS_ADDRESS \
  --unset=AT_SPI_BUS_ADDRESS --unset=GTK_THEME --unset=GTK_MODULES --unset=XDG_CURRENT_DESKTOP \
  DISPLAY=":$number" HOME="$folder/home" TMPDIR="$folder/tmp" XDG_RUNTIME_DIR="$folder/runtime" \
  XDG_CACHE_HOME="$folder/home/.cache" XDG_CONFIG_HOME="$folder/home/.config" \
  XDG_DATA_HOME="$folder/home/.local/share" XDG_STATE_HOME="$folder/home/.local/state" \
  dbus-run-session -- sh -c 'exec "$@" >&3 3>&-' sh "$@" 3>&1 >&2 &
program=$!
trap 'kill "$program" 2>/dev/null; exit 143' HUP INT TERM
wait "$program"
