/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The rules of the game as a small board to try them on: chosen tiles go, without an opponent, and
 * a sentence says what that means. */

#include "ichomp-rules-box.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/board/ichomp-board.h"
#include "widgets/board/ichomp-tile.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompRulesBox
{
  GtkBox parent_instance;

  GtkWidget *again_button;
  GtkWidget *board;
  GtkWidget *words_label;

  IchompSetup setup; /* of the small board */
  IchompShape shape;
  guint n_taken; /* by the last choice, or 0 */
};

static void ichomp_rules_box_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompRulesBox,
                               ichomp_rules_box,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_rules_box_translatable_init))

static SgPosition *
get_position (IchompRulesBox *self)
{
  return ichomp_board_get_position (ICHOMP_BOARD (self->board));
}

static const char *
get_end (IchompRulesBox *self)
{
  gboolean is_over = sg_position_is_empty (get_position (self));

  if (self->setup.kind == ICHOMP_KIND_CHOMP)
    return is_over ? _ ("That was the poisoned tile: the player who takes it loses.")
                   : _ ("The player who takes the poisoned tile loses.");
  if (self->setup.misere)
    return is_over ? _ ("That was the last tile: the player who takes it loses.")
                   : _ ("The player who takes the last tile loses.");

  return is_over ? _ ("That was the last tile: the player who takes it wins.")
                 : _ ("The player who takes the last tile wins.");
}

static char *
dup_words (IchompRulesBox *self)
{
  g_autofree char *taken = NULL;

  if (self->n_taken == 0)
    return g_strdup (_ ("Choose a tile, and see which tiles it takes with it."));

  /* Translators: The move on the board where the rule can be tried, such as "You took 4 tiles." */
  taken = ichomp_digits_printf (ngettext ("You took %u tile.", "You took %u tiles.", self->n_taken),
                                self->n_taken);
  return ichomp_wording_join (taken, get_end (self));
}

/* The example looks as it will under the pointer. */
static IchompTileAppearance
mark_example (const SgMove *tile, gpointer user_data)
{
  IchompRulesBox *self = user_data;
  SgQuadrant quadrant =
      ichomp_shape_has_quadrant (&self->shape, SG_QUADRANT_SW) ? SG_QUADRANT_SW : SG_QUADRANT_SE;
  const SgMove example = { quadrant, 0, 1 };

  return ichomp_tile_compute_appearance (tile, get_position (self), &example, FALSE, NULL)
         & (ICHOMP_TILE_GOING | ICHOMP_TILE_CHOSEN);
}

/* Until somebody tries, the board shows what one choice would take. */
static void
update_example (IchompRulesBox *self)
{
  gboolean is_tried =
      self->n_taken > 0 || ichomp_board_get_preview (ICHOMP_BOARD (self->board)) != NULL;

  ichomp_board_set_mark_func (ICHOMP_BOARD (self->board), is_tried ? NULL : mark_example, self);
}

static void
update (IchompRulesBox *self)
{
  g_autofree char *words = dup_words (self);

  update_example (self);

  gtk_label_set_label (GTK_LABEL (self->words_label), words);
  gtk_widget_set_sensitive (self->again_button, self->n_taken > 0);
}

static void
begin (IchompRulesBox *self)
{
  g_autoptr (SgPosition) full = ichomp_setup_create_full (&self->setup);
  IchompParts parts = ichomp_setup_get_parts (&self->setup);

  self->n_taken = 0;
  ichomp_shape_init (&self->shape, parts, full);
  ichomp_board_set_shape (ICHOMP_BOARD (self->board), &self->shape, parts == ICHOMP_PARTS_ONE);
  ichomp_board_set_position (ICHOMP_BOARD (self->board), full, NULL, NULL, FALSE);
  update (self);
}

static void
chosen_cb (IchompRulesBox *self, const SgMove *move)
{
  const SgMove made = *move;
  g_autoptr (SgPosition) before = sg_position_ref (get_position (self));
  g_autoptr (SgPosition) after = sg_position_play (before, &made);

  self->n_taken = sg_position_count_taken (before, &made);
  ichomp_board_set_position (ICHOMP_BOARD (self->board), after, &made, before, TRUE);
  update (self);
  ichomp_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->words_label)));
}

static void
again_clicked_cb (IchompRulesBox *self)
{
  begin (self);
  gtk_widget_grab_focus (self->board);
}

static void
ichomp_rules_box_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_RULES_BOX);

  G_OBJECT_CLASS (ichomp_rules_box_parent_class)->dispose (object);
}

static void
ichomp_rules_box_update_words (IchompTranslatable *translatable)
{
  update (ICHOMP_RULES_BOX (translatable));
}

static void
ichomp_rules_box_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_rules_box_update_words;
}

static void
ichomp_rules_box_class_init (IchompRulesBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_rules_box_dispose;

  g_type_ensure (ICHOMP_TYPE_BOARD);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-rules-box.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompRulesBox, again_button);
  gtk_widget_class_bind_template_child (widget_class, IchompRulesBox, board);
  gtk_widget_class_bind_template_child (widget_class, IchompRulesBox, words_label);
}

static void
ichomp_rules_box_init (IchompRulesBox *self)
{
  static const IchompSetup none = { .kind = ICHOMP_KIND_ICHOMP };

  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_board_set_compact (ICHOMP_BOARD (self->board), TRUE);
  g_signal_connect_object (self->board, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "preview-changed", G_CALLBACK (update_example), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->again_button, "clicked", G_CALLBACK (again_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  ichomp_rules_box_set_setup (self, &none);
}

/**
 * ichomp_rules_box_set_setup:
 * @self: a box
 * @setup: a setup with the rules to show
 *
 * Begins again where the rules are other ones.
 */
void
ichomp_rules_box_set_setup (IchompRulesBox *self, const IchompSetup *setup)
{
  IchompSetup small = { .kind = setup->kind, .misere = setup->misere, .heaps = { 1, 2, 3, 4 } };

  g_return_if_fail (ICHOMP_IS_RULES_BOX (self));

  if (get_position (self) != NULL && small.kind == self->setup.kind
      && small.misere == self->setup.misere)
    return;

  ichomp_setup_fit_board (&small, small.kind == ICHOMP_KIND_CHOMP ? 4 : 6,
                          small.kind == ICHOMP_KIND_CHOMP ? 3 : 4);
  self->setup = small;
  begin (self);
}
