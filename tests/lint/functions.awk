# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Reads sources in C and prints "HEADER NAME" for each function of a header in src that nothing
# calls but tests, or that nothing calls but its own file, not even a test. The functions of types are left out.

# Returns the line without comments and strings.
function strip(line,    code, end) {
  gsub(/\\./, "", line)
  gsub(/\047"\047/, "", line)
  while (line != "") {
    if (in_comment) {
      end = index(line, "*/")
      if (end == 0)
        return code
      line = substr(line, end + 2)
      in_comment = 0
    } else if (match(line, /\/\*|"[^"]*"/)) {
      code = code substr(line, 1, RSTART - 1) " "
      in_comment = substr(line, RSTART, 1) == "/"
      line = substr(line, RSTART + RLENGTH)
    } else
      return code line
  }
  return code
}

FNR == 1 {
  in_comment = 0
  module = FILENAME
  sub(/\.[ch]$/, "", module)
}

{
  rest = strip($0)
  while (match(rest, /[a-z_0-9]+/)) {
    name = substr(rest, RSTART, RLENGTH)
    rest = substr(rest, RSTART + RLENGTH)
    if (name !~ /^(sg|ichomp)_/ || name ~ /_get_type$/)
      continue
    if (FILENAME ~ /^src\/.*\.h$/ && rest ~ /^ \(/ && !(name in home))
      home[name] = module
    if (!((name, FILENAME) in n))
      files[name] = files[name] " " FILENAME
    n[name, FILENAME]++
  }
}

END {
  for (name in home) {
    header = home[name] ".h"
    own = home[name] ".c"
    elsewhere = tested = 0
    count = split(files[name], list, " ")
    for (i = 1; i <= count; i++) {
      tested += list[i] ~ /^tests\//
      elsewhere += list[i] ~ /^src\// && list[i] != header && list[i] != own
    }
    if (elsewhere || n[name, header] > 1 || (n[name, own] > 1 && tested))
      continue
    print header, name
  }
}
