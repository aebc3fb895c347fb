/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Printing documents, and saving documents and pictures in a file that the user chooses. Errors are
 * shown in the window. */

#include "ichomp-paper-output.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-file-chooser.h"
#include "game/storage/ichomp-file.h"
#include "paper/layout/ichomp-paper-export.h"
#include "widgets/kit/ichomp-pending-write.h"

/* Of the messages about paper */
#define TOPIC "paper"

struct _IchompPaperOutput
{
  GObject parent_instance;

  IchompWindow *window; /* weak */
  GtkPrintSettings *print_settings;
  GtkPageSetup *page_setup; /* of the last print job, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompPaperOutput, ichomp_paper_output, G_TYPE_OBJECT)

enum
{
  PROP_PRINT_SETTINGS = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static void
ichomp_paper_output_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PRINT_SETTINGS:
      g_value_set_object (value, ICHOMP_PAPER_OUTPUT (object)->print_settings);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_paper_output_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PRINT_SETTINGS:
      g_set_object (&ICHOMP_PAPER_OUTPUT (object)->print_settings, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_paper_output_finalize (GObject *object)
{
  IchompPaperOutput *self = ICHOMP_PAPER_OUTPUT (object);

  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->print_settings);
  g_clear_object (&self->page_setup);

  G_OBJECT_CLASS (ichomp_paper_output_parent_class)->finalize (object);
}

static void
ichomp_paper_output_class_init (IchompPaperOutputClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_paper_output_get_property;
  object_class->set_property = ichomp_paper_output_set_property;
  object_class->finalize = ichomp_paper_output_finalize;

  /* The printer of the last print job, which the next one begins with. */
  props[PROP_PRINT_SETTINGS] =
      g_param_spec_object ("print-settings", NULL, NULL, GTK_TYPE_PRINT_SETTINGS,
                           G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ichomp_paper_output_init (IchompPaperOutput *self)
{
}

IchompPaperOutput *
ichomp_paper_output_new (IchompWindow *window)
{
  IchompPaperOutput *self = g_object_new (ICHOMP_TYPE_PAPER_OUTPUT, NULL);

  g_set_weak_pointer (&self->window, window);
  return self;
}

static void
tell (IchompWindow *window, const GError *error)
{
  g_autoptr (IchompMessage) message = ichomp_message_new_error (error);

  ichomp_window_report (window, TOPIC, FALSE, message);
}

/* Paper shows the numbers that the window shows. */

/**
 * ichomp_paper_output_read_shown:
 * @settings: the settings
 * @shown: (out caller-allocates): the numbers that the window shows, and no others
 */
void
ichomp_paper_output_read_shown (GSettings *settings, IchompPaperShown *shown)
{
  static const char *const values[SG_N_QUADRANTS] = { "show-nw", "show-ne", "show-sw", "show-se" };
  static const struct
  {
    const char *name;
    IchompPaperBoardFlags flag;
  } flags[] = {
    { "show-coordinates", ICHOMP_PAPER_BOARD_COORDINATES },
    { "show-move-values", ICHOMP_PAPER_BOARD_NUMBERS },
    { "show-decimal", ICHOMP_PAPER_BOARD_DECIMAL },
    { "show-binary", ICHOMP_PAPER_BOARD_BINARY },
  };

  *shown = (IchompPaperShown){ .nim_sum = g_settings_get_boolean (settings, "show-nim-sum"),
                               .outcome = g_settings_get_boolean (settings, "show-outcome") };
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    if (g_settings_get_boolean (settings, flags[i].name))
      shown->board |= flags[i].flag;
  SG_FOREACH_QUADRANT (q)
    if (g_settings_get_boolean (settings, values[q]))
      shown->quadrants |= 1u << q;
}

/* Printing */

static void
done_cb (GtkPrintOperation *operation, GtkPrintOperationResult result, IchompPaperOutput *self)
{
  g_autoptr (GError) error = NULL;

  if (result == GTK_PRINT_OPERATION_RESULT_APPLY)
    {
      g_set_object (&self->print_settings, gtk_print_operation_get_print_settings (operation));
      g_set_object (&self->page_setup, gtk_print_operation_get_default_page_setup (operation));
    }
  else if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    {
      gtk_print_operation_get_error (operation, &error);
      if (error != NULL && self->window != NULL)
        tell (self->window, error);
    }
}

/**
 * ichomp_paper_output_print:
 * @self: the output of a window
 * @func: creates the document
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a printer, and prints the document.
 */
void
ichomp_paper_output_print (IchompPaperOutput *self,
                           IchompDocumentFunc func,
                           gpointer user_data,
                           GDestroyNotify destroy)
{
  g_autoptr (GtkPrintOperation) operation = ichomp_print_operation_new (func, user_data, destroy);
  g_autoptr (GError) error = NULL;

  gtk_print_operation_set_print_settings (operation, self->print_settings);
  gtk_print_operation_set_default_page_setup (operation, self->page_setup);
  g_signal_connect_object (operation, "done", G_CALLBACK (done_cb), self, 0);

  /* Later errors are shown by done_cb(). */
  if (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG,
                               GTK_WINDOW (self->window), &error)
          == GTK_PRINT_OPERATION_RESULT_ERROR
      && error != NULL)
    tell (self->window, error);
}

/* Files */

typedef struct
{
  IchompContentsFunc func;
  gpointer user_data;
  GDestroyNotify destroy;
  const char *suffix; /* the only one; NULL: there are several, and @func looks for one of them */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  if (save->destroy != NULL)
    save->destroy (save->user_data);
  g_free (save);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (IchompWindow) window = user_data;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  g_autoptr (GError) error = NULL;
  gboolean ok = ichomp_file_export_finish (G_FILE (source), result, &error);
  g_autoptr (IchompMessage) message =
      /* Translators: %s is the name of a file, such as "position.pdf". */
      ok ? ichomp_message_new (N_ ("“%s” has been written."), ichomp_message_new_name (name), NULL)
         : ichomp_message_new_error (error);

  ichomp_window_report (window, TOPIC, ok, message);
  ichomp_pending_write_end (GTK_WINDOW (window), ok);
}

static void
write_to (GtkWidget *window, GFile *chosen, gpointer user_data)
{
  const Save *save = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = save->suffix != NULL
                               ? ichomp_file_chooser_complete (chosen, save->suffix, &error)
                               : g_object_ref (chosen);
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;
  g_autoptr (GBytes) contents = file != NULL ? save->func (name, save->user_data, &error) : NULL;

  if (contents == NULL)
    {
      tell (ICHOMP_WINDOW (window), error);
      return;
    }

  ichomp_file_export_async (file, contents, NULL, written_cb, ichomp_pending_write_begin (window));
}

static void
add_kind (IchompFileChooser *chooser, const char *pattern)
{
  const char *suffix = pattern + 2;
  g_autofree char *kind = g_ascii_strup (suffix, -1);
  g_autofree char *name = NULL;

  /* Translators: A kind of files, such as "PDF (*.pdf)". */
  name = g_strdup_printf (_ ("%1$s (%2$s)"), kind, pattern);
  ichomp_file_chooser_add_kind (chooser, name, suffix);
}

/**
 * ichomp_paper_output_save:
 * @self: the output of a window
 * @title: the title of the dialog
 * @name: the suggested name of the file
 * @patterns: (array zero-terminated=1): the possible endings, such as `*.pdf`; static strings
 * @func: creates the contents of the file
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a file, and writes it asynchronously.
 */
void
ichomp_paper_output_save (IchompPaperOutput *self,
                          const char *title,
                          const char *name,
                          const char *const *patterns,
                          IchompContentsFunc func,
                          gpointer user_data,
                          GDestroyNotify destroy)
{
  IchompFileChooser *chooser =
      ichomp_file_chooser_new_save (GTK_WIDGET (self->window), title, name);
  Save *save = g_new0 (Save, 1);

  save->func = func;
  save->user_data = user_data;
  save->destroy = destroy;
  save->suffix = patterns[1] == NULL ? patterns[0] + 1 : NULL;

  for (guint i = 0; patterns[i] != NULL; i++)
    add_kind (chooser, patterns[i]);
  ichomp_file_chooser_run (chooser, write_to, save, save_free);
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
 * @self: the output of a window
 * @name: the suggested name of the file
 * @func: creates the document
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Asks for a PDF file, and writes it asynchronously.
 */
void
ichomp_paper_output_save_pages (IchompPaperOutput *self,
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
  ichomp_paper_output_save (self, _ ("Save as PDF"), name, patterns, export_pages, document,
                            document_free);
}
