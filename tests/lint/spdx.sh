#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Every source file begins with its copyright and licence.

. "$(dirname "$0")/common.sh"

sources='\.([ch]|ui|css|sh|svg|xml|its|rng|desktop|po|in|1)$|(^|/)(meson\.build|meson_options\.txt|LINGUAS|run)$'

for file in $(list_text_files | grep -E "$sources"); do
  head -n 5 "$file" | grep -q 'SPDX-FileCopyrightText: The iChomp authors' \
    || complain "$file: no SPDX-FileCopyrightText at its head"
  head -n 5 "$file" | grep -Eq 'SPDX-License-Identifier: (GPL-3\.0-or-later|CC0-1\.0)' \
    || complain "$file: no SPDX-License-Identifier at its head"
done

finish
