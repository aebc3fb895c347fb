#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The grammar for other programs refuses lessons with one fault each. That it accepts legal lessons is
# tested with each lesson.
# Arguments: the grammar, a legal lesson that uses everything.

set -eu

grammar=$1 lesson=$2
status=0

# Arguments: a substitution of sed, which makes the fault.
refuse () {
  sed "$1" "$lesson" | cmp -s - "$lesson" && { echo "Changes nothing: $1"; status=1; }
  ! sed "$1" "$lesson" | xmllint --noout --relaxng "$grammar" - 2>/dev/null \
    || { echo "Accepted: $1"; status=1; }
}

refuse 's/<lesson format="1"/<lesson format="2"/'
refuse 's/ id="sample"//'
refuse 's/id="sample"/id="Sample"/'
refuse 's/minutes="10"/minutes="601"/'
refuse 's/minutes="10"/minutes="010"/'
refuse 's/part="beyond"/part="above"/'
refuse 's/<goal>/<goal xml:lang="xx">/'
refuse 's/<goal>/<goal speed="2">/'
refuse 's/<goal>.*<\/goal>//'
refuse 's/<note>/<picture\/><note>/'
refuse 's/<heading>Text<\/heading>//'
refuse 's/position="1\/-\/-\/-"/position="1\/-\/-"/'
refuse 's/header="yes"/header="true"/'
refuse 's/rule="misere"/rule="chomp"/'
refuse 's/kind="choice"/kind="guess"/'
refuse 's/level="[a-z]*"/level="expert"/'
refuse 's/exercise="[a-z-]*"/exercise="juggling"/'
refuse 's/difficulty="[0-9]"/difficulty="6"/'
refuse 's/<em>stressed<\/em>/<blink>stressed<\/blink>/'
refuse 's/is="xor 6 13 = 11"/is="xor 6 + 13"/'
refuse 's/<item>This one is not.<\/item>//'

exit "$status"
