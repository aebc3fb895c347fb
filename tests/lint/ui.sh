#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The interface files are well-formed, and no text in them escapes the translators. No screen reader
# hears an underscore.

. "$(dirname "$0")/common.sh"

# Text that a person reads or hears. What has no letter, and the program's name, is the same in every
# language.
names='"label" "title" "tooltip-text" "placeholder-text" "subtitle" "text"
"description" "help-text" "role-description" "value-text" "comments"'

condition=
for name in $names; do
  condition="$condition${condition:+ or }@name=$name"
done

letters='abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
query="//*[self::property or self::attribute][$condition][not(@translatable='yes')]
[normalize-space(text()) != 'iChomp' and translate(text(), '$letters', '') != text()]"

# A button is called by a label of its own as it is written. It may have a widget inside instead, which
# shows the text.
named="//object[@class='GtkButton'][property[@name='use-underline']]/property[@name='label']"

for file in $(list_files | grep -E '^ui/.*\.ui$'); do
  if xmllint --noout "$file"; then
    if found=$(xmllint --xpath "$query" "$file" 2>/dev/null); then
      complain "$file: to be marked translatable: $found"
    fi
    if found=$(xmllint --xpath "$named" "$file" 2>/dev/null); then
      complain "$file: a button with an underscore in its name: $found"
    fi
  else
    complain "$file: not well-formed"
  fi
done

finish
