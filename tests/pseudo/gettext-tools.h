/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gettext-po.h>
#include <glib.h>

G_BEGIN_DECLS

void tools_extract_template (const char *path, const char *more);
void tools_extract_foreign_template (const char *path, const char *domain);
char *tools_try (const char *const *arguments);
void tools_run (const char *const *arguments);
po_file_t tools_read_catalogue (const char *path);
void tools_write_catalogue (po_file_t file, const char *path);
void tools_remove_folder (const char *path);

G_END_DECLS
