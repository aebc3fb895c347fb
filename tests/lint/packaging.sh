#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The packages are those of this version, need what the build needs and may do only what README.md
# says. Arguments: the top folder, meson, the build folder, the application's ID, the project's version.

. "$(dirname "$0")/common.sh"

meson=$1 build=$2 id=$3 version=$4
debian=data/packaging/debian
manifest=data/packaging/flatpak/$id.json

# Each library of the build, where a Flatpak has it from, and the package that builds with it on Debian,
# perhaps by its dependencies. Those that only tests use are in no package.
libraries='
atspi-2         tests     -
cairo-pdf       platform  libgtk-4-dev
cairo-svg       platform  libgtk-4-dev
gio-2.0         platform  libgtk-4-dev
gio-unix-2.0    platform  libgtk-4-dev
glib-2.0        platform  libgtk-4-dev
gobject-2.0     platform  libgtk-4-dev
gtk4            platform  libgtk-4-dev
gtk4-x11        platform  libgtk-4-dev
json-glib-1.0   tests     -
pangocairo      platform  libgtk-4-dev
wayland-client  tests     -
x11             platform  libgtk-4-dev
xdamage         tests     -
xkbcommon       tests     -
xtst            tests     -
'

# Newer versions of meson list more than pkg-config knows, and say what each is.
needed=$("$meson" introspect "$build" --dependencies \
  | jq -r '.[] | select((.type // "pkgconfig") == "pkgconfig").name' | LC_ALL=C sort -u)
listed=$(printf '%s' "$libraries" | awk 'NF { print $1 }')
modules=$(jq -r '.modules[].name' "$manifest") || complain "$manifest: does not parse"

for library in $needed; do
  printf '%s\n' "$listed" | grep -qxF "$library" \
    || complain "$library: missing in the table of this test: is it in the packages?"
done

wanted=$(printf '%s' "$libraries" | awk '$2 == "module" { print $1 }' && echo ichomp)
[ "$modules" = "$wanted" ] || complain "$manifest: its modules are" $modules "and should be" $wanted

for package in $(printf '%s' "$libraries" | awk 'NF && $3 != "-" { print $3 }' | sort -u); do
  sed -n '/^Build-Depends:/,/^$/p' "$debian/control" | grep -qE "^ $package( |,)" \
    || complain "$debian/control: is not built with $package"
done

[ "$(jq -r .id "$manifest")" = "$id" ] || complain "$manifest: is not about $id"
[ "$(jq -r .command "$manifest")" = ichomp ] || complain "$manifest: does not start ichomp"

# README.md says that the program uses no network, and files are chosen by the user.
permissions='--device=dri --share=ipc --socket=fallback-x11 --socket=wayland'
found=$(jq -r '."finish-args"[]' "$manifest" | tr '\n' ' ')
[ "$found" = "$permissions " ] || complain "$manifest: the permissions are $found"

sources=$(jq -r '.modules[] | select(.name == "ichomp").sources[].path' "$manifest")
[ "$(cd "$(dirname "$manifest")" && cd "$sources" && pwd)" = "$(pwd)" ] \
  || complain "$manifest: $sources is not the folder of the sources"

sed -n '1s/^ichomp (\(.*\)-[^-]*) .*/\1/p' "$debian/changelog" | grep -qxF "$version" \
  || complain "$debian/changelog: does not begin with version $version"

# All files under another licence are listed.
for file in $(grep -l 'SPDX-License-Identifier: CC0-1\.0' $(list_text_files)); do
  grep -qx "\( \|Files: \)$file" "$debian/copyright" || complain "$debian/copyright: $file is missing"
done

finish
