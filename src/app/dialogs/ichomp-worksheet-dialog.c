/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The dialog for the contents of a worksheet. */

#include "ichomp-worksheet-dialog.h"

#include "game/base/ichomp-digits.h"
#include "widgets/language/ichomp-drop-down.h"
#include "game/practice/ichomp-practice.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompWorksheetDialog
{
  GtkWindow parent_instance;

  GtkWidget *kinds_grid;
  GtkWidget *kind_checks[ICHOMP_N_EXERCISE_KINDS];
  GtkWidget *difficulty_spin;
  GtkWidget *count_spin;
  GtkWidget *per_page_drop_down;
  GtkWidget *seed_spin;
  GtkWidget *draw_button;
  GtkWidget *solutions_check;
  GtkWidget *black_check;
  GtkWidget *save_button;
  GtkWidget *print_button;
};

static void ichomp_worksheet_dialog_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompWorksheetDialog,
                               ichomp_worksheet_dialog,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_worksheet_dialog_translatable_init))

enum
{
  SIGNAL_PRINT,
  SIGNAL_SAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* In the order of the choice. */
static const guint per_pages[] = { 1, 2, 4, 6 };

static guint
get_kinds (IchompWorksheetDialog *self)
{
  guint kinds = 0;

  for (guint i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->kind_checks[i])))
      kinds |= 1u << i;

  return kinds;
}

/* A worksheet needs a kind of exercises. */
static void
kinds_changed_cb (IchompWorksheetDialog *self)
{
  gboolean any = get_kinds (self) != 0;

  gtk_widget_set_sensitive (self->print_button, any);
  gtk_widget_set_sensitive (self->save_button, any);
}

static void
draw_seed (IchompWorksheetDialog *self)
{
  gtk_spin_button_set_value (
      GTK_SPIN_BUTTON (self->seed_spin),
      g_random_int_range (ICHOMP_PRACTICE_MIN_SEED, ICHOMP_PRACTICE_MAX_SEED + 1));
}

static void
print_clicked_cb (IchompWorksheetDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_PRINT], 0);
  gtk_window_close (GTK_WINDOW (self));
}

static void
save_clicked_cb (IchompWorksheetDialog *self)
{
  g_signal_emit (self, signals[SIGNAL_SAVE], 0);
  gtk_window_close (GTK_WINDOW (self));
}

/* Writes the numbers in the digits of the language, without a notification of the selection, which
 * stays. */
static void
write_per_pages (IchompWorksheetDialog *self)
{
  GtkDropDown *drop_down = GTK_DROP_DOWN (self->per_page_drop_down);
  guint selected = gtk_drop_down_get_selected (drop_down);
  g_auto (GStrv) texts = g_new0 (char *, G_N_ELEMENTS (per_pages) + 1);

  for (guint i = 0; i < G_N_ELEMENTS (per_pages); i++)
    texts[i] = ichomp_digits_printf ("%u", per_pages[i]);

  g_object_freeze_notify (G_OBJECT (drop_down));
  gtk_string_list_splice (GTK_STRING_LIST (gtk_drop_down_get_model (drop_down)), 0,
                          G_N_ELEMENTS (per_pages), (const char *const *)texts);
  gtk_drop_down_set_selected (drop_down, selected);
  g_object_thaw_notify (G_OBJECT (drop_down));
  ichomp_drop_down_describe (drop_down);
}

static void
ichomp_worksheet_dialog_update_words (IchompTranslatable *translatable)
{
  IchompWorksheetDialog *self = ICHOMP_WORKSHEET_DIALOG (translatable);

  write_per_pages (self);

  for (guint i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    gtk_check_button_set_label (GTK_CHECK_BUTTON (self->kind_checks[i]),
                                ichomp_exercise_kind_get_name (i));
}

static void
ichomp_worksheet_dialog_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_worksheet_dialog_update_words;
}

static void
ichomp_worksheet_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_WORKSHEET_DIALOG);

  G_OBJECT_CLASS (ichomp_worksheet_dialog_parent_class)->dispose (object);
}

static void
ichomp_worksheet_dialog_class_init (IchompWorksheetDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_worksheet_dialog_dispose;

  signals[SIGNAL_PRINT] = g_signal_new ("print", ICHOMP_TYPE_WORKSHEET_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SAVE] = g_signal_new ("save", ICHOMP_TYPE_WORKSHEET_DIALOG, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-worksheet-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, kinds_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, difficulty_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, count_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, per_page_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, seed_spin);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, draw_button);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, solutions_check);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, black_check);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, save_button);
  gtk_widget_class_bind_template_child (widget_class, IchompWorksheetDialog, print_button);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
add_kinds (IchompWorksheetDialog *self)
{
  int n_rows = (ICHOMP_N_EXERCISE_KINDS + 1) / 2;

  for (int i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    {
      self->kind_checks[i] = gtk_check_button_new ();
      gtk_check_button_set_active (GTK_CHECK_BUTTON (self->kind_checks[i]), TRUE);
      g_signal_connect_object (self->kind_checks[i], "toggled", G_CALLBACK (kinds_changed_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (self->kinds_grid), self->kind_checks[i], i / n_rows, i % n_rows, 1,
                       1);
    }
}

static void
ichomp_worksheet_dialog_init (IchompWorksheetDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_kinds (self);
  draw_seed (self);
  ichomp_worksheet_dialog_update_words (ICHOMP_TRANSLATABLE (self));
  g_signal_connect_object (self->draw_button, "clicked", G_CALLBACK (draw_seed), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->print_button, "clicked", G_CALLBACK (print_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->save_button, "clicked", G_CALLBACK (save_clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

/**
 * ichomp_worksheet_dialog_new:
 *
 * The signals `print` and `save` are emitted before the dialog closes.
 *
 * Returns: (transfer none): a dialog; GTK owns it
 */
GtkWidget *
ichomp_worksheet_dialog_new (void)
{
  return g_object_new (ICHOMP_TYPE_WORKSHEET_DIALOG, NULL);
}

void
ichomp_worksheet_dialog_set_worksheet (IchompWorksheetDialog *self,
                                       const IchompPaperWorksheet *worksheet)
{
  for (guint i = 0; i < ICHOMP_N_EXERCISE_KINDS; i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->kind_checks[i]),
                                 (worksheet->kinds >> i & 1) != 0);
  for (guint i = 0; i < G_N_ELEMENTS (per_pages); i++)
    if (per_pages[i] == worksheet->per_page)
      gtk_drop_down_set_selected (GTK_DROP_DOWN (self->per_page_drop_down), i);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->difficulty_spin), worksheet->difficulty);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->count_spin), worksheet->count);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (self->seed_spin), worksheet->seed);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->solutions_check), worksheet->solutions);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->black_check),
                               worksheet->ink == ICHOMP_PAPER_INK_BLACK);
}

/**
 * ichomp_worksheet_dialog_get_worksheet:
 * @self: a dialog
 * @worksheet: (out caller-allocates): the choice
 */
void
ichomp_worksheet_dialog_get_worksheet (IchompWorksheetDialog *self, IchompPaperWorksheet *worksheet)
{
  guint per_page = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->per_page_drop_down));

  /* Typed numbers count without Enter. */
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->difficulty_spin));
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->count_spin));
  gtk_spin_button_update (GTK_SPIN_BUTTON (self->seed_spin));

  *worksheet = (IchompPaperWorksheet){
    .seed = (guint32)gtk_spin_button_get_value (GTK_SPIN_BUTTON (self->seed_spin)),
    .kinds = get_kinds (self),
    .difficulty = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->difficulty_spin)),
    .count = (guint)gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->count_spin)),
    .per_page = per_pages[MIN (per_page, G_N_ELEMENTS (per_pages) - 1)],
    .solutions = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->solutions_check)),
    .ink = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->black_check))
               ? ICHOMP_PAPER_INK_BLACK
               : ICHOMP_PAPER_INK_COLOR,
  };
}
