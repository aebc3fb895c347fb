# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

# Makes constants of the opaque colours of a style sheet, so that paper and windows share them.

BEGIN { print "/* Made from the style sheet of the light appearance. */\n\n#pragma once\n" }

/^@define-color [a-z_]+ #[0-9a-f]+;$/ {
  printf "#define %s 0x%su\n", toupper ($2), substr ($3, 2, 6)
}
