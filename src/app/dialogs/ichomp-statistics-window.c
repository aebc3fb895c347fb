/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The window of the statistics: how many games of each kind were played and who won them. Only
 * kinds that were played have a row. */

#include "ichomp-statistics-window.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-children.h"
#include "widgets/kit/ichomp-confirmation.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-kiosk.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompStatisticsWindow
{
  GtkWindow parent_instance;

  GtkWidget *empty_icon;
  GtkWidget *total_label;
  GtkWidget *tables;
  GtkWidget *computer_table;
  GtkWidget *computer_grid;
  GtkWidget *people_table;
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

static const struct
{
  IchompKind kind;
  gboolean misere;
  const char *name;
} kinds[] = {
  { ICHOMP_KIND_ICHOMP, FALSE, NC_ ("kind of game", "iChomp") },
  /* Translators: The player who takes the last tile loses. */
  { ICHOMP_KIND_ICHOMP, TRUE, NC_ ("kind of game", "iChomp (misere)") },
  { ICHOMP_KIND_CHOMP, TRUE, NC_ ("kind of game", "Chomp") },
  { ICHOMP_KIND_NIM, FALSE, NC_ ("kind of game", "Nim") },
  /* Translators: The player who takes the last tile loses. */
  { ICHOMP_KIND_NIM, TRUE, NC_ ("kind of game", "Nim (misere)") },
};

/* A table that is being filled. */
typedef struct
{
  GtkGrid *grid;
  int row;
  int column;
  int n_names; /* the columns before those of numbers */
} Table;

static void
add_cell (Table *table, const char *text)
{
  GtkWidget *label = gtk_label_new (text);
  gboolean is_number = table->column >= table->n_names;

  gtk_label_set_xalign (GTK_LABEL (label), is_number ? 1 : 0);
  gtk_widget_set_hexpand (label, is_number);
  gtk_widget_add_css_class (label, table->row == 0 ? "caption" : "numeric");
  gtk_grid_attach (table->grid, label, table->column++, table->row, 1, 1);
}

static void
add_number (Table *table, guint number)
{
  /* The flag ' groups digits in the way of the locale. */
  g_autofree char *text = ichomp_digits_printf ("%'u", number);

  add_cell (table, text);
}

static void
begin_row (Table *table)
{
  table->row++;
  table->column = 0;
}

/* @level: (nullable): the name of the level, for a table that tells levels apart */
static void
add_games (Table *table,
           IchompStatistics *statistics,
           const IchompSetup *setup,
           const char *kind,
           const char *level)
{
  guint n_first = ichomp_statistics_get_n_won (statistics, setup, ICHOMP_PLAYER_1);
  guint n_second = ichomp_statistics_get_n_won (statistics, setup, ICHOMP_PLAYER_2);

  if (n_first + n_second == 0)
    return;

  begin_row (table);
  add_cell (table, kind);
  if (level != NULL)
    add_cell (table, level);
  add_number (table, n_first + n_second);
  add_number (table, n_first);
  add_number (table, n_second);
}

static void
fill_computer_table (IchompStatisticsWindow *self)
{
  Table table = { GTK_GRID (self->computer_grid), .n_names = 2 };

  ichomp_children_remove (self->computer_grid);
  add_cell (&table, C_ ("column of a table", "Game"));
  add_cell (&table, C_ ("column of a table", "Level"));
  add_cell (&table, C_ ("column of a table", "Games"));
  add_cell (&table, C_ ("column of a table", "You won"));
  add_cell (&table, C_ ("column of a table", "The computer won"));
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (SgLevel level = SG_LEVEL_EASY; level < SG_N_LEVELS; level++)
      add_games (&table, self->statistics,
                 &(IchompSetup){ .kind = kinds[i].kind,
                                 .misere = kinds[i].misere,
                                 .opponent = ICHOMP_OPPONENT_COMPUTER,
                                 .level = level },
                 g_dpgettext2 (NULL, "kind of game", kinds[i].name),
                 ichomp_wording_level_name (level));

  gtk_widget_set_visible (self->computer_table, table.row > 0);
}

static void
fill_people_table (IchompStatisticsWindow *self)
{
  Table table = { GTK_GRID (self->people_grid), .n_names = 1 };

  ichomp_children_remove (self->people_grid);
  add_cell (&table, C_ ("column of a table", "Game"));
  add_cell (&table, C_ ("column of a table", "Games"));
  add_cell (&table, ichomp_digits_intern (C_ ("column of a table", "Player 1 won")));
  add_cell (&table, ichomp_digits_intern (C_ ("column of a table", "Player 2 won")));
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    add_games (&table, self->statistics,
               &(IchompSetup){ .kind = kinds[i].kind,
                               .misere = kinds[i].misere,
                               .opponent = ICHOMP_OPPONENT_PERSON },
               g_dpgettext2 (NULL, "kind of game", kinds[i].name), NULL);

  gtk_widget_set_visible (self->people_table, table.row > 0);
}

static void
update (IchompStatisticsWindow *self)
{
  guint n_games = ichomp_statistics_get_n_games (self->statistics);
  g_autofree char *total = NULL;

  fill_computer_table (self);
  fill_people_table (self);
  total = ichomp_digits_printf (
      ngettext ("%u game has been played.", "%u games have been played.", n_games), n_games);
  gtk_label_set_label (GTK_LABEL (self->total_label),
                       n_games > 0 ? total : _ ("No game has been played to its end yet."));
  gtk_label_set_xalign (GTK_LABEL (self->total_label), n_games > 0 ? 0 : 0.5f);
  gtk_widget_set_visible (self->empty_icon, n_games == 0);
  gtk_widget_set_visible (self->tables, n_games > 0);
}

static void
reset_agreed_cb (IchompStatisticsWindow *self)
{
  ichomp_statistics_reset (self->statistics);
}

static void
reset_clicked_cb (IchompStatisticsWindow *self)
{
  ichomp_confirmation_ask (GTK_WIDGET (self), N_ ("Delete all statistics?"), N_ ("Delete"),
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
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, empty_icon);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, total_label);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, tables);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, computer_table);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, computer_grid);
  gtk_widget_class_bind_template_child (widget_class, IchompStatisticsWindow, people_table);
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
