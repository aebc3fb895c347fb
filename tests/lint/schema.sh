#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The settings schema compiles without a warning, and tells what each key is for.

. "$(dirname "$0")/common.sh"

glib-compile-schemas --strict --dry-run data || complain "data: the schema does not compile"

for key in $(xmllint --xpath "//key[not(summary) or not(description)]/@name" data/*.gschema.xml 2>/dev/null); do
  complain "data: a key lacks its summary or description: $key"
done

finish
