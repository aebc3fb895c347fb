/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The results of practice by topic and by day, which can be exported as a table and deleted. */

#include "ichomp-practice-results-window.h"

#include <glib/gi18n.h>
#include <string.h>

#include "widgets/kit/ichomp-children.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-file-chooser.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "game/storage/ichomp-file.h"
#include "game/words/ichomp-message.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"
#include "widgets/kit/ichomp-pending-write.h"

/* The number of days that are shown; all are exported. */
#define MAX_DAYS 14

struct _IchompPracticeResultsWindow
{
  GtkWindow parent_instance;

  GtkWidget *total_label;
  GtkWidget *tables;
  GtkWidget *topics_grid;
  GtkWidget *days_grid;
  GtkWidget *message_label;
  GtkWidget *export_button;
  GtkWidget *forget_button;

  IchompPracticeResults *results;
  IchompMessage *message; /* about the last command; or NULL */
};

static void ichomp_practice_results_window_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (
    IchompPracticeResultsWindow,
    ichomp_practice_results_window,
    GTK_TYPE_WINDOW,
    G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                           ichomp_practice_results_window_translatable_init))

/* Tables */

static void
add_cell (GtkWidget *grid, int column, int row, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column == 0);
  if (row == 0)
    gtk_widget_add_css_class (label, "dim-label");
  if (column > 0)
    gtk_widget_add_css_class (label, "figures");
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static void
add_number (GtkWidget *grid, int column, int row, guint number)
{
  g_autofree char *text = ichomp_digits_printf ("%u", number);

  add_cell (grid, column, row, text);
}

static void
add_header (GtkWidget *grid, const char *first)
{
  add_cell (grid, 0, 0, first);
  add_cell (grid, 1, 0, C_ ("column of a table", "Tried"));
  add_cell (grid, 2, 0, C_ ("column of a table", "Right"));
  /* Translators: How many exercises were right at the first try. */
  add_cell (grid, 3, 0, C_ ("column of a table", "At once"));
  add_cell (grid, 4, 0, C_ ("column of a table", "Best streak"));
}

static void
add_row (GtkWidget *grid, int row, const char *name, const IchompPracticeCount *count)
{
  add_cell (grid, 0, row, name);
  add_number (grid, 1, row, count->tried);
  add_number (grid, 2, row, count->right);
  add_number (grid, 3, row, count->at_once);
  add_number (grid, 4, row, count->best_streak);
}

static guint
show_topics (IchompPracticeResultsWindow *self)
{
  guint n_tried = 0;
  int row = 1;

  ichomp_children_remove (self->topics_grid);
  add_header (self->topics_grid, C_ ("column of a table", "Topic"));
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      IchompPracticeCount count;

      ichomp_practice_results_count_kind (self->results, kind, &count);
      if (count.tried > 0)
        add_row (self->topics_grid, row++, ichomp_exercise_kind_get_name (kind), &count);
      n_tried += count.tried;
    }

  return n_tried;
}

/* The newest first. */
static void
show_days (IchompPracticeResultsWindow *self)
{
  guint n_days = ichomp_practice_results_get_n_days (self->results);

  ichomp_children_remove (self->days_grid);
  add_header (self->days_grid, C_ ("column of a table", "Day"));
  for (guint i = 0; i < MIN (n_days, MAX_DAYS); i++)
    {
      guint index = n_days - 1 - i;
      g_autofree char *day =
          ichomp_wording_date (ichomp_practice_results_get_day (self->results, index));
      IchompPracticeCount count;

      ichomp_practice_results_count_day (self->results, index, &count);
      add_row (self->days_grid, (int)i + 1, day, &count);
    }
}

static void
update (IchompPracticeResultsWindow *self)
{
  guint n_tried = show_topics (self);
  g_autofree char *total = NULL;

  show_days (self);
  if (n_tried > 0)
    total = ichomp_digits_printf (ngettext ("%u exercise has been tried. No names are kept.",
                                            "%u exercises have been tried. No names are kept.",
                                            n_tried),
                                  n_tried);
  gtk_label_set_label (GTK_LABEL (self->total_label),
                       total != NULL ? total : _ ("No exercise has been tried yet."));
  gtk_widget_set_visible (self->tables, n_tried > 0);
  gtk_widget_set_sensitive (self->export_button, n_tried > 0);
  gtk_widget_set_sensitive (self->forget_button, n_tried > 0);
}

static void
update_message (IchompPracticeResultsWindow *self)
{
  g_autofree char *text = self->message != NULL ? ichomp_message_dup_text (self->message) : NULL;

  gtk_label_set_label (GTK_LABEL (self->message_label), text != NULL ? text : "");
  gtk_widget_set_visible (self->message_label, text != NULL);
  /* A screen reader speaks the title of the active window when it changes. */
  gtk_window_set_title (GTK_WINDOW (self), text != NULL ? text : _ ("Results of Practice"));
}

/* @message: (transfer full) (nullable) */
static void
show_message (IchompPracticeResultsWindow *self, IchompMessage *message)
{
  g_clear_pointer (&self->message, ichomp_message_unref);
  self->message = message;
  update_message (self);
}

/* Export */

typedef struct
{
  GWeakRef self; /* the window can be closed meanwhile */
  GtkWindow *waiting;
} Export;

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Export *export = user_data;
  g_autoptr (IchompPracticeResultsWindow) self = g_weak_ref_get (&export->self);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_file_get_basename (G_FILE (source));
  gboolean ok = ichomp_file_export_finish (G_FILE (source), result, &error);

  if (self != NULL)
    show_message (self,
                  /* Translators: %s is the name of a file. */
                  ok ? ichomp_message_new (N_ ("The results are in the file “%s”."),
                                           ichomp_message_new_name (name), NULL)
                     : ichomp_message_new_error (error));
  ichomp_pending_write_end (export->waiting, ok);

  g_object_unref (export->waiting);
  g_weak_ref_clear (&export->self);
  g_free (export);
}

/* Writes all results into @file as CSV, and shows whether that succeeded. After an error the old
 * file is still there. */
void
ichomp_practice_results_window_export (IchompPracticeResultsWindow *self, GFile *file)
{
  char *csv;
  g_autoptr (GBytes) bytes = NULL;
  Export *export;

  g_return_if_fail (ICHOMP_IS_PRACTICE_RESULTS_WINDOW (self));

  csv = ichomp_practice_results_to_csv (self->results);
  bytes = g_bytes_new_take (csv, strlen (csv));
  export = g_new (Export, 1);
  g_weak_ref_init (&export->self, self);
  export->waiting = ichomp_pending_write_begin (GTK_WIDGET (self));
  ichomp_file_export_async (file, bytes, NULL, exported_cb, export);
}

static void
save_chosen (GtkWidget *window, GFile *chosen, gpointer user_data)
{
  IchompPracticeResultsWindow *self = ICHOMP_PRACTICE_RESULTS_WINDOW (window);
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = ichomp_file_chooser_complete (chosen, ".csv", &error);

  if (file != NULL)
    ichomp_practice_results_window_export (self, file);
  else
    show_message (self, ichomp_message_new_error (error));
}

static void
export_clicked_cb (IchompPracticeResultsWindow *self)
{
  IchompFileChooser *chooser =
      ichomp_file_chooser_new_save (GTK_WIDGET (self), _ ("Export Results"), "ichomp.csv");

  ichomp_file_chooser_add_kind (chooser, _ ("Tables (CSV)"), "csv");
  ichomp_file_chooser_run (chooser, save_chosen, NULL, NULL);
}

/* Forgetting */

static void
forget_agreed_cb (IchompPracticeResultsWindow *self)
{
  show_message (self, NULL);
  ichomp_practice_results_forget (self->results);
}

static void
forget_clicked_cb (IchompPracticeResultsWindow *self)
{
  ichomp_confirmation_ask (GTK_WIDGET (self), N_ ("Delete all results of practice?"), N_ ("Delete"),
                           G_CALLBACK (forget_agreed_cb));
}

/* The window */

static void
ichomp_practice_results_window_update_words (IchompTranslatable *translatable)
{
  update (ICHOMP_PRACTICE_RESULTS_WINDOW (translatable));
  update_message (ICHOMP_PRACTICE_RESULTS_WINDOW (translatable));
}

static void
ichomp_practice_results_window_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_practice_results_window_update_words;
}

static void
ichomp_practice_results_window_dispose (GObject *object)
{
  IchompPracticeResultsWindow *self = ICHOMP_PRACTICE_RESULTS_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PRACTICE_RESULTS_WINDOW);
  g_clear_object (&self->results);
  g_clear_pointer (&self->message, ichomp_message_unref);

  G_OBJECT_CLASS (ichomp_practice_results_window_parent_class)->dispose (object);
}

static void
ichomp_practice_results_window_class_init (IchompPracticeResultsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_practice_results_window_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/org/ichomp/iChomp/ui/ichomp-practice-results-window.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, total_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, tables);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, topics_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, days_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, message_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, export_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeResultsWindow, forget_button);
}

static void
ichomp_practice_results_window_init (IchompPracticeResultsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->export_button, "clicked", G_CALLBACK (export_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->forget_button, "clicked", G_CALLBACK (forget_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  ichomp_kiosk_guard_widget (self->export_button);
  ichomp_kiosk_guard_widget (self->forget_button);
}

GtkWidget *
ichomp_practice_results_window_new (IchompPracticeResults *results)
{
  IchompPracticeResultsWindow *self = g_object_new (ICHOMP_TYPE_PRACTICE_RESULTS_WINDOW, NULL);

  self->results = g_object_ref (results);
  g_signal_connect_object (results, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
