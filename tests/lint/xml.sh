#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Pictures, resources and the other XML files are well-formed.

. "$(dirname "$0")/common.sh"

for file in $(list_files | grep -E '\.(svg|xml|xml\.in|its|rng)$'); do
  xmllint --noout "$file" || complain "$file: not well-formed"
done

# A symbolic icon has one colour, which GTK replaces.
for file in $(list_files | grep -E -- '-symbolic\.svg$'); do
  colours=$(grep -oE '(fill|stroke)="#[0-9a-fA-F]+"' "$file" | sed 's/.*=//' | sort -u | wc -l)
  [ "$colours" -eq 1 ] || complain "$file: $colours colours in a symbolic icon"
done

finish
