/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog that asks for a file. GtkFileChooserNative, deprecated from 4.10, is used here only.
 * Its successor GtkFileDialog consists of it: both show the dialog of the desktop where there is a
 * portal, and otherwise that of GTK, which the successor destroys at once. That is not safe. */

#include "ichomp-file-chooser.h"

#include <glib/gi18n.h>

#include "game/words/ichomp-error-wording.h"

/* How long a dialog is kept that is not needed any more, in milliseconds. GTK still looks at files
 * and folders for it, and uses its widgets when they answer. */
#define KEEP_TIME 1500

struct _IchompFileChooser
{
  GtkFileChooserNative *dialog;
  GtkWidget *parent; /* borrowed */
  gulong destroy_id; /* the handler of the parent's "destroy"; 0 after the response */
  IchompFileChooserFunc func;
  gpointer user_data;
  GDestroyNotify destroy; /* or NULL */
};

static gboolean
destroy_dialog_cb (gpointer dialog)
{
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
  return G_SOURCE_REMOVE;
}

/* @dialog: (transfer full) */
static void
destroy_dialog_later (GtkNativeDialog *dialog)
{
  gtk_native_dialog_hide (dialog);
  g_timeout_add (KEEP_TIME, destroy_dialog_cb, dialog);
}

static void
file_chooser_free (IchompFileChooser *self)
{
  g_clear_signal_handler (&self->destroy_id, self->parent);
  g_signal_handlers_disconnect_by_data (self->dialog, self);
  destroy_dialog_later (GTK_NATIVE_DIALOG (self->dialog));
  if (self->destroy != NULL)
    self->destroy (self->user_data);
  g_free (self);
}

static void
response_cb (GtkNativeDialog *dialog, int response, IchompFileChooser *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  /* The callback may destroy the parent; stop watching it first. */
  g_clear_signal_handler (&self->destroy_id, self->parent);
  gtk_native_dialog_hide (dialog);
  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    self->func (self->parent, file, self->user_data);
  file_chooser_free (self);
}

static void
recent_shortcut (GtkWidget *widget)
{
  GtkFileChooserAction action;

  g_object_get (widget, "action", &action, NULL);
  if (action != GTK_FILE_CHOOSER_ACTION_SAVE)
    g_signal_chain_from_overridden_handler (widget);
}

/* A dialog to save does not offer the list of recent files, but Alt+R leads to it all the same.
 * There a selected file makes GTK 4.8 crash. */
static void
keep_from_recent_files (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_type_class_ref (GTK_TYPE_FILE_CHOOSER_WIDGET); /* for ever */
  g_signal_override_class_handler ("recent-shortcut", GTK_TYPE_FILE_CHOOSER_WIDGET,
                                   G_CALLBACK (recent_shortcut));
}

/* GTK does not have the default labels of the buttons in all our languages. */
static IchompFileChooser *
file_chooser_new (GtkWidget *parent,
                  const char *title,
                  GtkFileChooserAction action,
                  const char *accept)
{
  IchompFileChooser *self = g_new0 (IchompFileChooser, 1);

  keep_from_recent_files ();
  self->parent = parent;
  self->dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (gtk_widget_get_root (parent)),
                                              action, accept, _ ("_Cancel"));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (self->dialog), TRUE);
  g_signal_connect (self->dialog, "response", G_CALLBACK (response_cb), self);
  self->destroy_id =
      g_signal_connect_swapped (parent, "destroy", G_CALLBACK (file_chooser_free), self);

  return self;
}

/* Pass the result to ichomp_file_chooser_run (), which frees it. @title is translated. */
IchompFileChooser *
ichomp_file_chooser_new_open (GtkWidget *parent, const char *title)
{
  return file_chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"));
}

/* As ichomp_file_chooser_new_open (); @name is the suggested name of the file. */
IchompFileChooser *
ichomp_file_chooser_new_save (GtkWidget *parent, const char *title, const char *name)
{
  IchompFileChooser *self =
      file_chooser_new (parent, title, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (self->dialog), name);
  return self;
}

void
ichomp_file_chooser_set_file (IchompFileChooser *self, GFile *file)
{
  gtk_file_chooser_set_file (GTK_FILE_CHOOSER (self->dialog), file, NULL);
}

/**
 * ichomp_file_chooser_add_kind:
 * @self: a file chooser
 * @name: the name of the file type, translated
 * @suffix: the end of file names, in lower case, without a dot; it matches in any case
 *
 * Adds a filter. The first one is active.
 */
void
ichomp_file_chooser_add_kind (IchompFileChooser *self, const char *name, const char *suffix)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, suffix);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (self->dialog), filter);
}

/**
 * ichomp_file_chooser_run:
 * @self: (transfer full): a file chooser
 * @func: called with the file; not if the person cancels or the parent is destroyed
 * @user_data: passed to @func
 * @destroy: (nullable): frees @user_data
 */
void
ichomp_file_chooser_run (IchompFileChooser *self,
                         IchompFileChooserFunc func,
                         gpointer user_data,
                         GDestroyNotify destroy)
{
  self->func = func;
  self->user_data = user_data;
  self->destroy = destroy;
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (self->dialog));
}

/**
 * ichomp_file_chooser_complete:
 * @chosen: the file in which a person wants to save something
 * @suffix: the end that its name has to have, with its dot
 *
 * The dialog has asked whether to replace a file of the typed name, but not one with the suffix
 * added.
 *
 * Returns: (transfer full) (nullable): @chosen, or the file with @suffix added to its name; %NULL
 *   if that one exists already
 */
GFile *
ichomp_file_chooser_complete (GFile *chosen, const char *suffix, GError **error)
{
  g_autofree char *uri = g_file_get_uri (chosen);
  g_autofree char *longer = NULL;
  g_autofree char *base = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;

  g_return_val_if_fail (suffix != NULL, NULL);

  if (g_str_has_suffix (uri, suffix))
    return g_object_ref (chosen);

  longer = g_strconcat (uri, suffix, NULL);
  file = g_file_new_for_uri (longer);
  if (!g_file_query_exists (file, NULL))
    return g_steal_pointer (&file);

  base = g_file_get_basename (file);
  name = ichomp_wording_excerpt (base);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
               /* Translators: %s is the name of a file. */
               _ ("A file “%s” already exists: choose another name."), name);
  return NULL;
}
