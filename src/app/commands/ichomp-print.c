/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A print operation for a document, which is laid out for the paper that the user chooses. */

#include "ichomp-print.h"

typedef struct
{
  IchompDocumentFunc func;
  gpointer user_data;
  GDestroyNotify destroy;
  IchompPaperPages *pages; /* NULL until the paper is known */
} Print;

static void
print_free (gpointer data, GClosure *closure)
{
  Print *print = data;

  g_clear_pointer (&print->pages, ichomp_paper_pages_free);
  if (print->destroy != NULL)
    print->destroy (print->user_data);
  g_free (print);
}

static void
begin_print_cb (GtkPrintOperation *operation, GtkPrintContext *context, Print *print)
{
  IchompPaperFormat format = ichomp_paper_format_for_size (gtk_print_context_get_width (context),
                                                           gtk_print_context_get_height (context));

  g_clear_pointer (&print->pages, ichomp_paper_pages_free);
  print->pages = ichomp_paper_pages_new (print->func (print->user_data), &format);
  gtk_print_operation_set_n_pages (operation, (int)ichomp_paper_pages_get_n_pages (print->pages));
}

static void
draw_page_cb (GtkPrintOperation *operation, GtkPrintContext *context, int page, Print *print)
{
  ichomp_paper_pages_draw (print->pages, (guint)page,
                           gtk_print_context_get_cairo_context (context));
}

/**
 * ichomp_print_operation_new:
 * @func: creates the document, when the paper is known
 * @user_data: for @func
 * @destroy: (nullable): frees @user_data
 *
 * Returns: (transfer full): an operation, to be run
 */
GtkPrintOperation *
ichomp_print_operation_new (IchompDocumentFunc func, gpointer user_data, GDestroyNotify destroy)
{
  GtkPrintOperation *operation = gtk_print_operation_new ();
  Print *print = g_new0 (Print, 1);

  print->func = func;
  print->user_data = user_data;
  print->destroy = destroy;

  /* The pages have their own margins, larger than those of any printer. */
  gtk_print_operation_set_use_full_page (operation, TRUE);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_allow_async (operation, TRUE);
  g_signal_connect_data (operation, "begin-print", G_CALLBACK (begin_print_cb), print, print_free,
                         0);
  g_signal_connect (operation, "draw-page", G_CALLBACK (draw_page_cb), print);

  return operation;
}
