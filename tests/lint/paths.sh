#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# No file mentions folders of one machine.

. "$(dirname "$0")/common.sh"

# Letters in brackets, so that this file does not match.
places='(^|[^A-Za-z0-9_.-])/(hom[e]|wor[k]|roo[t]|User[s])/|/tmp/bash[_]jobs'

for file in $(list_text_files); do
  if found=$(grep -nE "$places" "$file"); then
    complain "$file: $found"
  fi
done

finish
