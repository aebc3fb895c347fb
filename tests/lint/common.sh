# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# What the lints share. Each is called with the top folder of the sources as its first argument,
# prints its findings and exits with 0 if there are none.

set -eu
cd "$1"
shift

findings=0

complain () {
  echo "$*"
  findings=$((findings + 1))
}

# Complains about each line of standard input; the argument says what is wrong with it.
complain_lines () {
  while IFS= read -r line; do
    complain "$line: $1"
  done
}

finish () {
  [ "$findings" -eq 0 ] || echo "$findings findings"
  [ "$findings" -eq 0 ]
}

# A list of all files of the project, without what builds, editors and version control leave there.
list_files () {
  find . \( -name '.?*' ! -name .ci -o -name 'build*' -type d -o -name '*~' \) -prune \
    -o -type f -print | sed 's|^\./||' | LC_ALL=C sort
}

# Of those, the ones that are text.
list_text_files () {
  list_files | grep -Ev '\.(png|gmo|mo)$'
}

list_sources () {
  list_files | grep -E '^(src|tests)/.*\.[ch]$'
}
