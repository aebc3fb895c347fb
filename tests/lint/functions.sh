#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# A function that a header declares has a caller: another file of src, or the header itself, or its
# own file, if tests call it as well.

script=$(cd "$(dirname "$0")" && pwd)/functions.awk

. "$(dirname "$0")/common.sh"

# What only tests call.
list_exceptions () {
  sed 's/ *#.*//' <<END
src/engine/values/sg-census.h sg_census_get_value # the lines of a census are sums of these values
src/engine/values/sg-kernel.h sg_kernel_get # kernels that are not the best compute the same
src/engine/values/sg-kernel.h sg_kernel_set_best # the same
src/game/practice/ichomp-exercise.h ichomp_exercise_get_result # tests solve exercises in their way
src/game/practice/ichomp-exercise.h ichomp_exercise_get_subject # the same
src/widgets/board/ichomp-tile.h ichomp_tile_get_number # painted, and in no widget
src/widgets/course/ichomp-lesson-page.h ichomp_lesson_page_is_updated # about blocks out of sight
src/widgets/style/ichomp-style.h ichomp_style_get_appearance # seen in colours alone
END
}

found=$(
  {
    list_exceptions
    list_sources | xargs awk -f "$script"
  } | LC_ALL=C sort | uniq -u
)

[ -z "$found" ] || complain "called by tests alone, or an exception in vain: $found"

finish
