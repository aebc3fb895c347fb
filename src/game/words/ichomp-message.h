/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_MESSAGE (ichomp_message_get_type ())

typedef struct _IchompMessage IchompMessage;

/**
 * IchompMessageFunc:
 * @data: the data of ichomp_message_new_made()
 *
 * Returns: (transfer full): the sentence in the current language
 */
typedef char *(*IchompMessageFunc) (gpointer data);

GType ichomp_message_get_type (void) G_GNUC_CONST;

IchompMessage *ichomp_message_new (const char *format, IchompMessage *first, IchompMessage *second);
IchompMessage *
ichomp_message_new_made (IchompMessageFunc func, gpointer data, GDestroyNotify destroy);
IchompMessage *ichomp_message_new_name (const char *name);
IchompMessage *ichomp_message_new_error (const GError *error);
IchompMessage *ichomp_message_new_file_error (const GError *error);

IchompMessage *ichomp_message_ref (IchompMessage *self);
void ichomp_message_unref (IchompMessage *self);

char *ichomp_message_dup_text (IchompMessage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (IchompMessage, ichomp_message_unref)

G_END_DECLS
