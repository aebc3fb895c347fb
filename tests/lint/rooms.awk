# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Prints the includes that src/rooms.txt does not allow, and what is wrong with that table.
#
# Reads three kinds of lines: "table" with a line of the table, "file" with a path below src, and
# "include" with the path of the file and the header as it is written there.

function folder_of(path) {
  sub(/\/?[^\/]*$/, "", path)
  return path
}

function name_of(path) {
  sub(/.*\//, "", path)
  return path
}

function ring_of(path) {
  sub(/\/.*/, "", path)
  return path
}

function is_room(folder) {
  return folder ~ /\//
}

$1 == "table" && $2 ~ /:$/ {
  user = $2
  sub(/:$/, "", user)
  listed[user]
  for (i = 3; i <= NF; i++) {
    used = is_room(user) ? ring_of(user) "/" $i : $i
    may_use[user, used]
    if (!(used in listed))
      print "src/rooms.txt: " user " comes before " used ", which it may use"
  }
}

$1 == "file" {
  folders[folder_of($2)]
  folders[ring_of($2)]
  if ($2 ~ /\.h$/)
    headers[name_of($2)] = folder_of($2)
}

$1 == "include" {
  n_includes++
  from[n_includes] = $2
  header[n_includes] = $3
}

END {
  for (folder in folders)
    if (!(folder in listed))
      print "src/rooms.txt: " folder " is missing"
  for (folder in listed)
    if (!(folder in folders))
      print "src/rooms.txt: there is no folder " folder

  for (i = 1; i <= n_includes; i++) {
    user = folder_of(from[i])
    name = name_of(header[i])
    if (!(name in headers))
      continue

    used = headers[name]
    same_ring = ring_of(user) == ring_of(used)
    expected = user == used ? name : used "/" name
    problem = "src/" from[i] ": includes \"" header[i] "\": "

    if (header[i] != expected)
      print problem "write \"" expected "\""
    if (!same_ring && !((ring_of(user), ring_of(used)) in may_use))
      print problem "the ring " ring_of(user) " may not use " ring_of(used)
    if (same_ring && user != used && is_room(user) && !((user, used) in may_use))
      print problem "the room " user " may not use " used
    if (name ~ /-private\.h$/ && user != used && !(same_ring && ring_of(used) == "engine"))
      print problem "a private header of " used
  }
}
