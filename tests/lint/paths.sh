#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Nothing depends on, or tells of, one machine's folders.

. "$(dirname "$0")/common.sh"

# A letter in brackets keeps this file from finding itself.
places='(^|[^A-Za-z0-9_.-])/(hom[e]|wor[k]|roo[t]|User[s])/|/tmp/bash[_]jobs'

for file in $(list_text_files); do
  if found=$(grep -nE "$places" "$file"); then
    complain "$file: $found"
  fi
done

finish
