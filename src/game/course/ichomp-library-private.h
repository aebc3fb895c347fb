/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-library.h"

G_BEGIN_DECLS

IchompLibraryEntry *ichomp_library_entry_new (const char *path, IchompLibraryOrigin origin);
IchompLibraryEntry *ichomp_library_entry_new_duplicate (IchompLibraryEntry *original);
gboolean ichomp_library_entry_equal (IchompLibraryEntry *self, IchompLibraryEntry *other);

G_END_DECLS
