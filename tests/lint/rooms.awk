# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Prints the includes that src/rooms.txt does not allow, the circles of modules in a room, and what is wrong
# with that table. A module is a file and its header; a private header counts to its module.
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

function module_of(path) {
  path = name_of(path)
  sub(/\.[ch]$/, "", path)
  sub(/-private$/, "", path)
  return path
}

# Prints the modules of a room that include each other. Those that include no other any more are taken away,
# again and again, and those that no other includes.
function find_circle(folder, modules, uses,    taken, found, names, module, other, left, is_user, is_used, i, j) {
  do {
    taken = 0
    for (module in modules) {
      is_user = is_used = 0
      for (other in modules) {
        is_user += (module, other) in uses
        is_used += (other, module) in uses
      }
      if (is_user == 0 || is_used == 0) {
        delete modules[module]
        taken = 1
        break
      }
    }
  } while (taken)

  found = ""
  for (module in modules)
    names[++left] = module
  for (i = 2; i <= left; i++)
    for (j = i; j > 1 && names[j] < names[j - 1]; j--) {
      other = names[j]
      names[j] = names[j - 1]
      names[j - 1] = other
    }
  for (i = 1; i <= left; i++)
    found = found " " names[i]
  if (left > 0)
    print "src/" folder ": a circle of" found
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

    if (user == used && module_of(from[i]) != module_of(name)) {
      in_room[user, module_of(from[i])]
      in_room[user, module_of(name)]
      uses[user, module_of(from[i]), module_of(name)]
    }

    if (header[i] != expected)
      print problem "write \"" expected "\""
    if (!same_ring && !((ring_of(user), ring_of(used)) in may_use))
      print problem "the ring " ring_of(user) " may not use " ring_of(used)
    if (same_ring && user != used && is_room(user) && !((user, used) in may_use))
      print problem "the room " user " may not use " used
    if (name ~ /-private\.h$/ && user != used && !(same_ring && ring_of(used) == "engine"))
      print problem "a private header of " used
  }

  for (folder in folders) {
    delete modules
    delete room_uses
    for (key in in_room) {
      split(key, parts, SUBSEP)
      if (parts[1] == folder)
        modules[parts[2]]
    }
    for (key in uses) {
      split(key, parts, SUBSEP)
      if (parts[1] == folder)
        room_uses[parts[2], parts[3]]
    }
    find_circle(folder, modules, room_uses)
  }
}
