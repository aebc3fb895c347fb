/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _IchompFileChooser IchompFileChooser;

typedef void (*IchompFileChooserFunc) (GtkWidget *parent, GFile *file, gpointer user_data);

IchompFileChooser *ichomp_file_chooser_new_open (GtkWidget *parent, const char *title);
IchompFileChooser *
ichomp_file_chooser_new_save (GtkWidget *parent, const char *title, const char *name);
void ichomp_file_chooser_set_file (IchompFileChooser *self, GFile *file);
void ichomp_file_chooser_add_kind (IchompFileChooser *self, const char *name, const char *suffix);
void ichomp_file_chooser_run (IchompFileChooser *self,
                              IchompFileChooserFunc func,
                              gpointer user_data,
                              GDestroyNotify destroy);

GFile *ichomp_file_chooser_complete (GFile *chosen, const char *suffix, GError **error);

G_END_DECLS
