/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_REPLY (ichomp_reply_get_type ())

G_DECLARE_INTERFACE (IchompReply, ichomp_reply, ICHOMP, REPLY, GtkWidget)

struct _IchompReplyInterface
{
  GTypeInterface parent_iface;

  void (*set_question) (IchompReply *self, const char *question); /* or NULL */
  GVariant *(*save) (IchompReply *self);
  void (*restore) (IchompReply *self, GVariant *state);
  char *(*dup_answer) (IchompReply *self); /* or NULL */
};

void ichomp_reply_set_question (IchompReply *self, const char *question);
GVariant *ichomp_reply_save (IchompReply *self);
void ichomp_reply_restore (IchompReply *self, GVariant *state);
char *ichomp_reply_dup_answer (IchompReply *self);

/* For the implementations */
void ichomp_reply_tell_chosen (IchompReply *self);
void ichomp_reply_tell_submitted (IchompReply *self);
void ichomp_reply_tell_judged (IchompReply *self, const char *verdict);
void ichomp_reply_tell_missed (IchompReply *self);
void ichomp_reply_tell_found (IchompReply *self);

G_END_DECLS
