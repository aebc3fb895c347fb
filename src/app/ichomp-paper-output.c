/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Where documents and pictures go: to a printer or into a file that a person chooses. Whatever fails is
 * told in the window. Every call of GtkFileChooserNative for paper is in this file. */

#include "ichomp-paper-output.h"

#include <glib/gi18n.h>

#include "ichomp-paper-export.h"
#include "ichomp-wording.h"

/* Printers and papers are chosen once for all windows. */
#define SETTINGS_KEY "ichomp-print-settings"
#define PAGE_SETUP_KEY "ichomp-page-setup"

static void
tell (IchompWindow *window, const GError *error)
{
  g_autofree char *text = ichomp_wording_error (error);

  ichomp_window_show_notice (window, text);
}

/* Printing */

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, IchompWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      g_object_set_data_full (G_OBJECT (window), SETTINGS_KEY,
                              g_object_ref (gtk_print_operation_get_print_settings (operation)),
                              g_object_unref);
      g_object_set_data_full (G_OBJECT (window), PAGE_SETUP_KEY,
                              g_object_ref (gtk_print_operation_get_default_page_setup (operation)),
                              g_object_unref);
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      if (error != NULL)
        tell (window, error);
    }
}

/**
 * ichomp_paper_output_print:
 * @window: the window
 * @func: makes what is to be printed
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a printer, and prints.
 */
void
ichomp_paper_output_print (IchompWindow *window,
                           IchompDocumentFunc func,
                           gpointer user_data,
                           GDestroyNotify destroy)
{
  g_autoptr (GtkPrintOperation) operation = ichomp_print_operation_new (func, user_data, destroy);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_print_settings (operation,
                                          g_object_get_data (G_OBJECT (window), SETTINGS_KEY));
  gtk_print_operation_set_default_page_setup (
      operation, g_object_get_data (G_OBJECT (window), PAGE_SETUP_KEY));
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), window, 0);

  /* What fails later is told when it is done. */
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (window), &error)
          == GTK_PRINT_OPERATION_RESULT_ERROR
      && error != NULL)
    tell (window, error);
}

/* Files */

typedef struct
{
  IchompWindow *window; /* or NULL, when it has gone */
  IchompContentsFunc func;
  gpointer user_data;
  GDestroyNotify destroy;
} Save;

static void
save_free (Save *save)
{
  g_clear_weak_pointer (&save->window);
  if (save->destroy != NULL)
    save->destroy (save->user_data);
  g_free (save);
}

typedef struct
{
  char *path;
  GBytes *contents;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  g_bytes_unref (job->contents);
  g_free (job);
}

/* A disk may be slow, or far away. */
static void
write_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (ichomp_paper_write_file (job->path, job->contents, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  IchompWindow *window = ICHOMP_WINDOW (source);
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autofree char *name = g_path_get_basename (job->path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_task_propagate_boolean (G_TASK (result), &error))
    {
      tell (window, error);
      return;
    }

  /* Translators: %s is the name of a file, such as "position.pdf". */
  text = g_strdup_printf (_ ("“%s” has been written."), shown);
  ichomp_window_show_notice (window, text);
}

static void
write_to (Save *save, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GTask) task = NULL;
  g_autoptr (GBytes) contents = NULL;
  g_autoptr (GError) error = NULL;
  Job *job;

  if (path == NULL)
    {
      ichomp_window_show_notice (save->window,
                                 _ ("That place cannot be written to: choose a folder on a disk."));
      return;
    }

  contents = save->func (path, save->user_data, &error);
  if (contents == NULL)
    {
      tell (save->window, error);
      return;
    }

  job = g_new0 (Job, 1);
  job->path = g_steal_pointer (&path);
  job->contents = g_steal_pointer (&contents);
  task = g_task_new (save->window, NULL, written_cb, NULL);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, write_in_thread);
}

static void
response_cb (GtkNativeDialog *chooser, int response, Save *save)
{
  g_autoptr (GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT && save->window != NULL)
    {
      file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      write_to (save, file);
    }

  save_free (save);
  g_object_unref (chooser);
}

static void
add_filter (GtkFileChooser *chooser, const char *pattern)
{
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  const char *ending = pattern + 2;
  g_autofree char *kind = g_ascii_strup (ending, -1);
  g_autofree char *name = NULL;

  /* Translators: A kind of files, such as "PDF (*.pdf)". */
  name = g_strdup_printf (_ ("%1$s (%2$s)"), kind, pattern);
  gtk_file_filter_set_name (filter, name);
  gtk_file_filter_add_suffix (filter, ending);
  gtk_file_chooser_add_filter (chooser, filter);
}

/**
 * ichomp_paper_output_save:
 * @window: the window
 * @title: what the dialog is called
 * @name: a name for the file
 * @patterns: (array zero-terminated=1): the endings that it can have, such as `*.pdf`
 * @func: makes what is to be in the file
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a file, and writes it on a thread of its own.
 */
void
ichomp_paper_output_save (IchompWindow *window,
                          const char *title,
                          const char *name,
                          const char *const *patterns,
                          IchompContentsFunc func,
                          gpointer user_data,
                          GDestroyNotify destroy)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
      title, GTK_WINDOW (window), GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"), _ ("_Cancel"));
  Save *save = g_new0 (Save, 1);

  g_set_weak_pointer (&save->window, window);
  save->func = func;
  save->user_data = user_data;
  save->destroy = destroy;

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  for (guint i = 0; patterns[i] != NULL; i++)
    add_filter (GTK_FILE_CHOOSER (chooser), patterns[i]);
  g_signal_connect (chooser, "response", G_CALLBACK (response_cb), save);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

typedef struct
{
  IchompDocumentFunc func;
  gpointer user_data;
  GDestroyNotify destroy;
} Document;

static void
document_free (gpointer data)
{
  Document *document = data;

  if (document->destroy != NULL)
    document->destroy (document->user_data);
  g_free (document);
}

static GBytes *
export_pages (const char *path, gpointer user_data, GError **error)
{
  Document *document = user_data;
  IchompPaperFormat format = ichomp_paper_format_for_locale ();
  g_autoptr (IchompPaperPages) pages =
      ichomp_paper_pages_new (document->func (document->user_data), &format);

  return ichomp_paper_export_pages (pages, error);
}

/**
 * ichomp_paper_output_save_pages:
 * @window: the window
 * @name: a name for the file
 * @func: makes what is to be printed
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a file, and writes a PDF file.
 */
void
ichomp_paper_output_save_pages (IchompWindow *window,
                                const char *name,
                                IchompDocumentFunc func,
                                gpointer user_data,
                                GDestroyNotify destroy)
{
  static const char *const patterns[] = { "*.pdf", NULL };
  Document *document = g_new0 (Document, 1);

  document->func = func;
  document->user_data = user_data;
  document->destroy = destroy;
  ichomp_paper_output_save (window, _ ("Save as PDF"), name, patterns, export_pages, document,
                            document_free);
}
