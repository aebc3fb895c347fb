#!/bin/sh
# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The settings schema compiles without a warning.

. "$(dirname "$0")/common.sh"

glib-compile-schemas --strict --dry-run data || complain "data: the schema does not compile"

finish
