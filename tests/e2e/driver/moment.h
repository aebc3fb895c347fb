/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

/* Parts of the accessibility tree of a program at one moment, read with few messages: asking each
 * node for each fact takes most of the time of a test. Nodes are known by their paths on the
 * bus. */
typedef struct _Moment Moment;

Moment *moment_new (const char *bus_name);
void moment_free (Moment *self);

void moment_read (Moment *self, const char *root);
gboolean moment_has (Moment *self, const char *path);
GPtrArray *moment_get_children (Moment *self, const char *path);
char *moment_dup_name (Moment *self, const char *path);
char *moment_dup_description (Moment *self, const char *path);
AtspiRole moment_get_role (Moment *self, const char *path);
gboolean moment_has_state (Moment *self, const char *path, AtspiStateType state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Moment, moment_free)

G_END_DECLS
