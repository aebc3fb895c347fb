/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the statistics: how many games were played and who won them. */

#include "ichomp-statistics-window.h"

#include <glib/gi18n.h>

#include "kit/ichomp-confirmation.h"
#include "base/ichomp-digits.h"
#include "kit/ichomp-kiosk.h"
#include "language/ichomp-translatable.h"
#include "words/ichomp-wording.h"

struct _IchompStatisticsWindow
{
  GtkWindow parent_instance;

  GtkWidget *total_label;
  GtkWidget *computer_grid;
  GtkWidget *people_grid;
  GtkWidget *reset_button;

  IchompStatistics *statistics;
};

static void ichomp_statistics_window_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompStatisticsWindow,
                               ichomp_statistics_window,
                               GTK_TYPE_WINDOW,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_statistics_window_translatable_init))

static void
clear_grid (GtkWidget *grid)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (grid)) != NULL)
    gtk_grid_remove (GTK_GRID (grid), child);
}

static void
add_cell (GtkWidget *grid, int column, int row, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_widget_set_hexpand (label, column > 0);
  gtk_widget_add_css_class (label, row == 0 ? "caption" : "numeric");
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
}

static void
add_number (GtkWidget *grid, int column, int row, guint number)
{
  /* The flag ' groups digits in the way of the locale. */
  g_autofree char *text = ichomp_digits_printf ("%'u", number);

  add_cell (grid, column, row, text);
}

static void
add_row (GtkWidget *grid, int row, const char *name, guint n_won, guint n_lost)
{
  add_cell (grid, 0, row, name);
  add_number (grid, 1, row, n_won + n_lost);
  add_number (grid, 2, row, n_won);
  add_number (grid, 3, row, n_lost);
}

static void
update (IchompStatisticsWindow *self)
{
  guint n_games = ichomp_statistics_get_n_games (self->statistics);
  g_autofree char *total = NULL;

  clear_grid (self->computer_grid);
  add_cell (self->computer_grid, 0, 0, C_ ("column of a table", "Level"));
  add_cell (self->computer_grid, 1, 0, C_ ("column of a table", "Games"));
  add_cell (self->computer_grid, 2, 0, C_ ("column of a table", "You won"));
  add_cell (self->computer_grid, 3, 0, C_ ("column of a table", "The computer won"));
  for (int level = 0; level < SG_N_LEVELS; level++)
    add_row (
        self->computer_grid, level + 1, ichomp_wording_level_name (level),
        ichomp_statistics_get_n_won_against_computer (self->statistics, level, ICHOMP_PLAYER_1),
        ichomp_statistics_get_n_won_against_computer (self->statistics, level, ICHOMP_PLAYER_2));

  clear_grid (self->people_grid);
  add_cell (self->people_grid, 0, 0, "");
  add_cell (self->people_grid, 1, 0, C_ ("column of a table", "Games"));
  add_cell (self->people_grid, 2, 0,
            ichomp_digits_intern (C_ ("column of a table", "Player 1 won")));
  add_cell (self->people_grid, 3, 0,
            ichomp_digits_intern (C_ ("column of a table", "Player 2 won")));
  add_row (self->people_grid, 1, C_ ("row of a table", "Two players"),
           ichomp_statistics_get_n_won_between_people (self->statistics, ICHOMP_PLAYER_1),
           ichomp_statistics_get_n_won_between_people (self->statistics, ICHOMP_PLAYER_2));

  total = ichomp_digits_printf (
      ngettext ("%u game has been played.", "%u games have been played.", n_games), n_games);
  gtk_label_set_label (GTK_LABEL (self->total_label),
                       n_games > 0 ? total : _ ("No game has been played to its end yet."));
  gtk_widget_set_sensitive (self->reset_button, n_games > 0);
}

static void
reset_agreed_cb (IchompStatisticsWindow *self)
{
  ichomp_statistics_reset (self->statistics);
}

static void
reset_clicked_cb (IchompStatisticsWindow *self)
{
  ichomp_confirmation_ask (GTK_WIDGET (self), N_ ("Forget all statistics?"), N_ ("Forget"),
                           G_CALLBACK (reset_agreed_cb));
}

static void
ichomp_statistics_window_update_words (IchompTranslatable *translatable)
{
  update (ICHOMP_STATISTICS_WINDOW (translatable));
}

static void
ichomp_statistics_window_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_statistics_window_update_words;
}

static void
ichomp_statistics_window_dispose (GObject *object)
{
  IchompStatisticsWindow *self = ICHOMP_STATISTICS_WINDOW (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_STATISTICS_WINDOW);
  g_clear_object (&self->statistics);

  G_OBJECT_CLASS (ichomp_statistics_window_parent_class)->dispose (object);
}

static void
ichomp_statistics_window_class_init (IchompStatisticsWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_statistics_window_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-statistics-window.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, total_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, computer_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, people_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, reset_button);
}

static void
ichomp_statistics_window_init (IchompStatisticsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ichomp_statistics_window_new (IchompStatistics *statistics)
{
  IchompStatisticsWindow *self = g_object_new (ICHOMP_TYPE_STATISTICS_WINDOW, NULL);

  self->statistics = g_object_ref (statistics);
  g_signal_connect_object (self->statistics, "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  ichomp_kiosk_guard_widget (self->reset_button);
  g_signal_connect_object (self->reset_button, "clicked", G_CALLBACK (reset_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
