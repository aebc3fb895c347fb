#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Runs a fuzz target from its corpus and dictionary. New inputs are kept in the build folder, and so
# is the input of a crash, which belongs into the corpus as soon as the fault is mended.
#
# usage: [FUZZ_RUNS=N] [FUZZ_SECONDS=N] run.sh PROGRAM NAME MAX_LENGTH

set -eu

program=$1
name=$2
max_length=$3
runs=${FUZZ_RUNS:-10000000}
seconds=${FUZZ_SECONDS:-0} # 0: no limit

source=$(cd "$(dirname "$0")" && pwd)
found=$(dirname "$program")/found/$name
mkdir -p "$found"

dictionary=
if [ -f "$source/$name.dict" ]; then
  dictionary=-dict=$source/$name.dict
fi

# Freed memory is kept aside as long as it fits into a cache of the processor: more is twice as
# slow.
sanitizer=allocator_may_return_null=1:detect_leaks=0:malloc_context_size=2:max_malloc_fill_size=0
sanitizer=$sanitizer:quarantine_size_mb=1:thread_local_quarantine_size_kb=16

# Every allocation of GLib reaches the address sanitizer. GLib keeps some memory for ever, so leaks
# are looked for by the tests.
G_SLICE=always-malloc LC_ALL=C.UTF-8 LANGUAGE= \
  ASAN_OPTIONS=$sanitizer \
  UBSAN_OPTIONS=print_stacktrace=1 \
  "$program" -runs="$runs" -max_total_time="$seconds" -max_len="$max_length" -timeout=20 \
  -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$found-" $dictionary "$found" "$source/corpus/$name"
