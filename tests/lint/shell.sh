#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The scripts use only the plain shell.

. "$(dirname "$0")/common.sh"

for file in $(list_files | grep -E '\.sh$|^\.ci/run$'); do
  sh -n "$file" || complain "$file: does not parse"
  if grep -nHE '^[^#]*(\[\[ |<<<|\$\{[A-Za-z_]+(//|\^|,)|(^|[[:space:]])(local|declare|source|pushd) )' "$file"
  then
    complain "$file: not plain shell"
  fi
done

finish
