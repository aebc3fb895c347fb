#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The interface files are well-formed and all their texts translatable. No accessible name has an
# underscore.

. "$(dirname "$0")/common.sh"

# Properties that a person reads or hears. Texts without letters and the program's name need no
# translation.
names='"label" "title" "tooltip-text" "placeholder-text" "subtitle" "text"
"description" "help-text" "role-description" "value-text" "comments"'

condition=
for name in $names; do
  condition="$condition${condition:+ or }@name=$name"
done

letters='abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
query="//*[self::property or self::attribute][$condition][not(@translatable='yes')]
[normalize-space(text()) != 'iChomp' and translate(text(), '$letters', '') != text()]"

# The accessible name of a button is its label with the underscore; that of a child widget has none.
named="//object[@class='GtkButton'][property[@name='use-underline']]/property[@name='label']"

# Newer versions of GTK hide the name of a container without a role.
containers='GtkBox GtkCenterBox GtkFrame GtkGrid GtkOverlay GtkRevealer GtkScrolledWindow GtkStack'
nameless="//object[contains(' $containers ', concat(' ', @class, ' '))]
[accessibility/*[@name='label' or @name='labelled-by']][not(property[@name='accessible-role'])]/@class"

for file in $(list_files | grep -E '^ui/.*\.ui$'); do
  if xmllint --noout "$file"; then
    if found=$(xmllint --xpath "$query" "$file" 2>/dev/null); then
      complain "$file: to be marked translatable: $found"
    fi
    if found=$(xmllint --xpath "$named" "$file" 2>/dev/null); then
      complain "$file: a button with an underscore in its name: $found"
    fi
    if found=$(xmllint --xpath "$nameless" "$file" 2>/dev/null); then
      complain "$file: a name without a role:$found"
    fi
  else
    complain "$file: not well-formed"
  fi
done

finish
