#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A ring uses only its libraries, and the engine has no text for users.

. "$(dirname "$0")/common.sh"

list_ring () {
  list_sources | grep "^src/$1/"
}

# Complains about lines of a ring's files that match an expression.
forbid () {
  ring=$1 expression=$2 why=$3
  found=$(grep -nE "$expression" $(list_ring "$ring")) || return 0
  complain_lines "$why" <<END
$found
END
}

include='^[[:space:]]*#[[:space:]]*include'

forbid engine "(^|[^A-Za-z0-9_])(N|C|NC|Q)?_ ?\(" "the engine has no text for users"
forbid engine "gettext|gi18n" "the engine has no text for users"
forbid engine "$include *[\"<](gtk|gdk|gsk|pango|gio)" "the engine uses GLib and GObject alone"

# What is left are headers of C, one of the system for memory, GLib's two, and those of the engine.
others=$(grep -nE "$include" $(list_ring engine) \
  | grep -vE '#[[:space:]]*include *(<([a-z0-9]+|sys/mman)\.h>|<glib-object\.h>|"(engine/[a-z]+/)?sg(-[a-z0-9-]+)?\.h")') || true
if [ -n "$others" ]; then
  complain_lines "the engine includes GLib, C and its own headers alone" <<END
$others
END
fi

forbid game "$include *[\"<](gtk|gdk|gsk)" "the game has no GTK"
forbid game "(^|[^A-Za-z0-9_])(gtk|gdk|gsk)_[a-z_]+ ?\(" "the game has no GTK"

forbid paper "$include *[\"<](gtk|gdk|gsk)" "paper has no GTK"
forbid paper "(^|[^A-Za-z0-9_])(gtk|gdk|gsk)_[a-z_]+ ?\(" "paper has no GTK"

finish
