# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Functions of all lints. Each is called with the top folder of the sources as its first argument,
# prints its findings and exits with 0 if there are none.

set -eu
cd "$1"
shift

findings=0

complain () {
  echo "$*"
  findings=$((findings + 1))
}

# Complains about each line of standard input. The argument names the fault.
complain_lines () {
  while IFS= read -r line; do
    complain "$line: $1"
  done
}

finish () {
  [ "$findings" -eq 0 ] || echo "$findings findings"
  [ "$findings" -eq 0 ]
}

# Lists the files of the project, without those of builds, editors and version control.
list_files () {
  find . \( -name '.?*' ! -name .ci -o -name 'build*' -type d -o -name '*~' \) -prune \
    -o -type f -print | sed 's|^\./||' | LC_ALL=C sort
}

# The corpora of the fuzz targets are any bytes.
list_text_files () {
  list_files | grep -Ev '\.(png|gmo|mo)$|^tests/fuzz/corpus/'
}

list_sources () {
  list_files | grep -E '^(src|tests)/.*\.[ch]$'
}
