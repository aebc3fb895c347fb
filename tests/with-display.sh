#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs a program with a private display, session bus and folders, and exits with its status. The
# user's environment has no influence, and nothing is left behind.
#
# usage: with-display.sh PROGRAM [ARGUMENT ...]
#
# SCREEN_SIZE: width and height of the screen in pixels, such as 2560x1440
# WINDOW_MANAGER: the path of openbox, if windows are to be managed. Without a window manager no
# window
#   is active, so that newer versions of GTK report no focus to screen readers
# COMPOSITOR: the path of sway, for a Wayland display; otherwise it is an X display

set -u

folder=$(mktemp -d "${TMPDIR:-/tmp}/ichomp-test-XXXXXX") || exit 99
server=
manager=

# The window manager ends with the display.
clean_up () {
  for process in $server $manager; do
    kill "$process" 2>/dev/null
    wait "$process" 2>/dev/null
  done
  rm -rf "$folder"
}

trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

mkdir -m 700 "$folder/home" "$folder/runtime" "$folder/tmp"

# Sets display to the variables by which programs find the display.
start_x () {
  # The server finds a free number itself and writes it when it is ready.
  mkfifo "$folder/number"
  Xvfb -displayfd 3 -screen 0 "${SCREEN_SIZE:-1600x1200}x24" -nolisten tcp -noreset -dpi 96 \
    3>"$folder/number" >"$folder/server.log" 2>&1 &
  server=$!

  number=
  read -r number <"$folder/number" || true
  if [ -z "$number" ]; then
    cat "$folder/server.log" >&2
    return 1
  fi

  if [ -n "${WINDOW_MANAGER:-}" ]; then
    mkfifo "$folder/managed"
    DISPLAY=":$number" HOME="$folder/home" "$WINDOW_MANAGER" --sm-disable \
      --config-file "$(dirname "$0")/support/openbox.xml" --startup "sh -c 'echo >$folder/managed'" \
      4>"$folder/managed" >"$folder/manager.log" 2>&1 &
    manager=$!
    # It keeps the pipe open: if it ends too early, the shell does not wait for ever.
    if ! read -r _ <"$folder/managed"; then
      cat "$folder/manager.log" >&2
      return 1
    fi
  fi

  display="DISPLAY=:$number"
}

# Sway does not run as root. It tells programs about the keyboard through shared memory: where not
# everybody has that, their windows would wait, so it gets some of its own.
start_wayland () {
  set --
  as_nobody=
  mkdir -m 700 "$folder/compositor"
  cp "$(dirname "$0")/support/sway.config" "$folder/compositor/config"
  echo "output * mode ${SCREEN_SIZE:-1600x1200}" >>"$folder/compositor/config"
  if [ "$(id -u)" -eq 0 ]; then
    as_nobody="setpriv --reuid=nobody --regid=nogroup --clear-groups"
    chmod 711 "$folder"
    chown -R nobody:nogroup "$folder/compositor"
  fi
  if ! $as_nobody test -w /dev/shm; then
    set -- unshare --mount sh -c 'mount -t tmpfs -o mode=1777 tmpfs /dev/shm && exec "$@"' sh
  fi

  mkfifo "$folder/names"
  env XDG_RUNTIME_DIR="$folder/compositor" WLR_BACKENDS=headless WLR_RENDERER=pixman \
    WLR_LIBINPUT_NO_DEVICES=1 "$@" $as_nobody "$COMPOSITOR" --config "$folder/compositor/config" \
    4>"$folder/names" >"$folder/server.log" 2>&1 &
  server=$!
  if ! read -r name socket <"$folder/names"; then
    cat "$folder/server.log" >&2
    return 1
  fi

  display="WAYLAND_DISPLAY=$folder/compositor/$name SWAYSOCK=$socket"
}

if [ -n "${COMPOSITOR:-}" ]; then
  start_wayland || exit 99
else
  start_x || exit 99
fi

# Only the program writes to standard output: messages of the bus's services are no test results.
# The shell handles signals while it waits for a program in the background.
env --unset=DISPLAY --unset=WAYLAND_DISPLAY --unset=XAUTHORITY --unset=DBUS_SESSION_BUS_ADDRESS \
  --unset=AT_SPI_BUS_ADDRESS --unset=GTK_THEME --unset=GTK_MODULES --unset=XDG_CURRENT_DESKTOP \
  $display HOME="$folder/home" TMPDIR="$folder/tmp" XDG_RUNTIME_DIR="$folder/runtime" \
  XDG_CACHE_HOME="$folder/home/.cache" XDG_CONFIG_HOME="$folder/home/.config" \
  XDG_DATA_HOME="$folder/home/.local/share" XDG_STATE_HOME="$folder/home/.local/state" \
  dbus-run-session -- sh -c 'exec "$@" >&3 3>&-' sh "$@" 3>&1 >&2 &
program=$!
trap 'kill "$program" 2>/dev/null; exit 143' HUP INT TERM
wait "$program"
