#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Installs the packages that iChomp needs. If all of them are installed, it needs neither a password
# nor the network.
#
# usage: install-packages.sh run     to build and run the program
#        install-packages.sh test    to run its tests, too
#        install-packages.sh deb     to build its Debian package

set -eu
cd "$(dirname "$0")/.."

# What for, and the names on Debian, Fedora and Arch Linux: separated by commas if there are several,
# "-" if the distribution has none or another package brings it. Only those of Debian were tried.
table='
run   adwaita-icon-theme       adwaita-icon-theme      adwaita-icon-theme
run   dconf-gsettings-backend  dconf                   dconf
run   desktop-file-utils       desktop-file-utils      desktop-file-utils
run   fonts-dejavu-core        dejavu-sans-fonts,dejavu-sans-mono-fonts  ttf-dejavu
run   fonts-khmeros            khmer-os-system-fonts   noto-fonts
run   fonts-wqy-microhei       wqy-microhei-fonts      wqy-microhei
run   gcc                      gcc                     gcc
run   gettext                  gettext                 gettext
run   libc6-dev                glibc-devel             glibc
run   libgtk-4-bin             gtk4                    gtk-update-icon-cache
run   libgtk-4-dev             gtk4-devel              gtk4
run   librsvg2-common          librsvg2                librsvg
run   libxml2-utils            libxml2                 libxml2
run   meson                    meson                   meson
run   ninja-build              ninja-build             ninja
run   pkg-config               pkgconf-pkg-config      pkgconf
test  appstream                appstream               appstream
test  at-spi2-core             at-spi2-core            at-spi2-core
test  dbus                     dbus-daemon             dbus
test  debootstrap              debootstrap             debootstrap
test  fontconfig               fontconfig              fontconfig
test  fonts-noto-core          google-noto-sans-fonts,google-noto-sans-arabic-fonts,google-noto-sans-khmer-fonts,google-noto-sans-math-fonts,google-noto-sans-symbols-fonts,google-noto-sans-symbols-2-fonts  noto-fonts
test  fonts-noto-mono          google-noto-sans-mono-fonts  noto-fonts
test  grim                     grim                    grim
test  groff-base               groff-base              groff
test  jq                       jq                      jq
test  libatspi2.0-dev          at-spi2-core-devel      at-spi2-core
test  libgettextpo-dev         gettext-devel           gettext
test  libjson-glib-dev         json-glib-devel         json-glib
test  libwayland-dev           wayland-devel           wayland
test  libxkbcommon-dev         libxkbcommon-devel      libxkbcommon
test  libxtst-dev              libXtst-devel           libxtst
test  openbox                  openbox                 openbox
test  po4a                     po4a                    po4a
test  sway                     sway                    sway
test  wl-clipboard             wl-clipboard            wl-clipboard
test  xvfb                     xorg-x11-server-Xvfb    xorg-server-xvfb
deb   lintian                  -                       -
'

purpose=${1-}
case $purpose in
  run | deb) rows=$purpose ;;
  test) rows='run|test' ;;
  *)
    sed -n 's/^# *\(usage: .*\)/\1/p; s/^#\( *install-packages.sh .*\)/\1/p' "$0" >&2
    exit 2
    ;;
esac

# Prints the names in a column of the table.
list_packages () {
  printf '%s\n' "$table" | grep -E "^($rows) " | awk -v column="$1" '$column != "-" { print $column }' \
    | tr ',' '\n' | LC_ALL=C sort -u
}

# Of each manager of packages: its column, whether it has installed a package, and how it installs some,
# without what they only recommend.
if command -v dpkg-query >/dev/null && command -v apt-get >/dev/null; then
  column=2
  has () {
    dpkg-query --show --showformat='${db:Status-Status}\n' "$1" 2>/dev/null | grep -qx installed
  }
  # Wait for other installations: fresh systems update themselves after their first start.
  apt='env DEBIAN_FRONTEND=noninteractive apt-get --quiet --option DPkg::Lock::Timeout=300'
  install="$apt install --yes --no-install-recommends"
elif command -v rpm >/dev/null && command -v dnf >/dev/null; then
  column=3
  has () {
    rpm --query --quiet "$1"
  }
  install='dnf install --assumeyes --setopt=install_weak_deps=False'
elif command -v pacman >/dev/null; then
  column=4
  has () {
    pacman --query --quiet "$1" >/dev/null 2>&1
  }
  install='pacman --sync --needed --noconfirm'
else
  echo "This system has no apt-get, dnf or pacman. Install the contents of these Debian packages, then go on:" \
    $(list_packages 2) >&2
  exit 1
fi

if [ "$purpose" = deb ] && [ "$column" -ne 2 ]; then
  echo "Only Debian and its relatives build this package." >&2
  exit 1
fi

missing=
for package in $(list_packages "$column"); do
  has "$package" || missing="$missing $package"
done

# What the package itself says that it needs.
sources=
if [ "$purpose" = deb ] && ! dpkg-checkbuilddeps data/packaging/debian/control 2>/dev/null; then
  sources=./data/packaging
fi

if [ -z "$missing$sources" ]; then
  exit 0
fi

if [ "$(id -u)" -eq 0 ]; then
  as_root=
elif command -v sudo >/dev/null; then
  as_root=sudo
else
  echo "There is no sudo here. Run this as root, then try again:" >&2
  [ -z "$missing" ] || echo "  $install$missing" >&2
  [ -z "$sources" ] || echo "  apt-get build-dep $sources" >&2
  exit 1
fi

# A source may be unreachable, such as the medium that Debian was installed from, if the others have
# the packages. The lists of Arch Linux are not read anew: that would be half an upgrade.
if [ "$column" -eq 2 ]; then
  $as_root $apt update || echo "Some sources of packages could not be read; going on." >&2
fi

if [ -n "$missing" ]; then
  echo "Installing:$missing"
  $as_root $install $missing
fi

if [ -n "$sources" ]; then
  echo "Installing what the package is built with"
  $as_root $apt build-dep --yes --no-install-recommends "$sources"
fi
