#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the Debian packages that iChomp needs. If all of them are installed, it needs neither a
# password nor the network.
#
# usage: install-packages.sh run     to build and run the program
#        install-packages.sh test    to run its tests, too

set -eu

to_run="
  adwaita-icon-theme
  dconf-gsettings-backend
  desktop-file-utils
  fonts-dejavu-core
  fonts-khmeros
  fonts-wqy-microhei
  gcc
  gettext
  libc6-dev
  libgtk-4-bin
  libgtk-4-dev
  librsvg2-common
  libxml2-utils
  meson
  ninja-build
  pkg-config
"

to_test="
  appstream
  at-spi2-core
  dbus
  debootstrap
  fontconfig
  fonts-noto-core
  fonts-noto-mono
  grim
  groff-base
  libatspi2.0-dev
  libgettextpo-dev
  libjson-glib-dev
  libwayland-dev
  libxkbcommon-dev
  libxtst-dev
  openbox
  po4a
  sway
  wl-clipboard
  xvfb
"

case ${1-} in
  run) wanted=$to_run ;;
  test) wanted="$to_run $to_test" ;;
  *)
    sed -n 's/^# *\(usage: .*\)/\1/p; s/^#\( *install-packages.sh .*\)/\1/p' "$0" >&2
    exit 2
    ;;
esac

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "This system has no apt-get. Install the contents of these Debian packages, then go on:" $wanted >&2
  exit 1
fi

missing=
for package in $wanted; do
  dpkg-query --show --showformat='${db:Status-Status}\n' "$package" 2>/dev/null \
    | grep -qx installed || missing="$missing $package"
done

if [ -z "$missing" ]; then
  exit 0
fi

echo "Installing:$missing"

if [ "$(id -u)" -eq 0 ]; then
  as_root=
elif command -v sudo >/dev/null; then
  as_root=sudo
else
  echo "There is no sudo here. Run this as root, then try again:" >&2
  echo "  apt-get update && apt-get install --no-install-recommends$missing" >&2
  exit 1
fi

# Wait for other installations: fresh systems update themselves after their first start.
apt_get () {
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get --quiet --option DPkg::Lock::Timeout=300 "$@"
}

# A source may be unreachable, such as the medium that Debian was installed from, if the others have
# the packages.
apt_get update || echo "Some sources of packages could not be read; going on." >&2
apt_get install --yes --no-install-recommends $missing
