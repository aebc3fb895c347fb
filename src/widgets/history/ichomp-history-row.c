/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A row in the list of moves. */

#include "ichomp-history-row.h"

#include "game/base/ichomp-digits.h"
#include "widgets/style/ichomp-style.h"
#include "widgets/kit/ichomp-text.h"

struct _IchompHistoryRow
{
  GtkBox parent_instance;

  GtkWidget *number_label;
  GtkWidget *swatch;
  GtkWidget *text_label;
  GtkWidget *mark;
  GtkWidget *change_label;
};

G_DEFINE_FINAL_TYPE (IchompHistoryRow, ichomp_history_row, GTK_TYPE_BOX)

static void
ichomp_history_row_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HISTORY_ROW);

  G_OBJECT_CLASS (ichomp_history_row_parent_class)->dispose (object);
}

static void
ichomp_history_row_class_init (IchompHistoryRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_history_row_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-history-row.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryRow, swatch);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryRow, text_label);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryRow, mark);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryRow, change_label);
}

static void
ichomp_history_row_init (IchompHistoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ichomp_history_row_new (void)
{
  return g_object_new (ICHOMP_TYPE_HISTORY_ROW, NULL);
}

/**
 * ichomp_history_row_show:
 * @self: a row
 * @number: the number of the move, counted from 1; 0 for the start of the game
 * @move: (nullable): the move; %NULL for the start
 * @text: the move in words
 * @change: (nullable): u before and after the move
 * @is_mistake: whether to mark the move as a mistake
 */
void
ichomp_history_row_show (IchompHistoryRow *self,
                         guint number,
                         const SgMove *move,
                         const char *text,
                         const char *change,
                         gboolean is_mistake)
{
  g_autofree char *number_text = NULL;

  g_return_if_fail (ICHOMP_IS_HISTORY_ROW (self));

  number_text = number == 0 ? NULL : ichomp_digits_printf ("%u", number);
  gtk_label_set_label (GTK_LABEL (self->number_label),
                       number_text != NULL ? number_text : ICHOMP_TEXT_NONE);
  gtk_label_set_label (GTK_LABEL (self->text_label), text);
  gtk_label_set_label (GTK_LABEL (self->change_label), change != NULL ? change : ICHOMP_TEXT_NONE);
  gtk_widget_set_visible (self->mark, is_mistake);

  SG_FOREACH_QUADRANT (q)
    {
      const char *name = ichomp_style_get_quadrant_class (q);

      if (move != NULL && move->quadrant == q)
        gtk_widget_add_css_class (self->swatch, name);
      else
        gtk_widget_remove_css_class (self->swatch, name);
    }
}
