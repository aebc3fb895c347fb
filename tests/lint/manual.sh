#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The manual page and --help list the same options, including those of one letter. Arguments: the
# top folder, the program.

. "$(dirname "$0")/common.sh"

program=$1
page=data/ichomp.1

# Prints each option of a text.
options () {
  grep -oE '(^|[^[:alnum:]_-])--?[[:alpha:]][[:alpha:]-]*' | sed 's/^[^-]*//' | sort -u
}

told=$("$program" --help | sed -nE 's/^  ((-[a-z], )?--[a-z-]+).*/\1/p' | grep -v -e '--help-' | options)
written=$(sed -n '/^\.SH OPTIONS/,/^\.SH NOTATION/p' "$page" | sed 's/\\-/-/g; s/\\f[BIR]/ /g' | options)

for option in $told; do
  printf '%s\n' "$written" | grep -qx -e "$option" || complain "$page: $option is missing"
done

for option in $written; do
  printf '%s\n' "$told" | grep -qx -e "$option" || complain "$page: there is no option $option"
done

finish
