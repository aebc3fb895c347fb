/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The list of the moves of the recorded game, with the start of the game first. The model holds
 * moves in the notation, so that the rows of the moves that two games have in common stay;
 * visible rows get the rest of their content from the list. */

#include "ichomp-history-list.h"

#include "game/base/ichomp-digits.h"
#include "ichomp-history-row.h"
#include "game/history/ichomp-history-wording.h"
#include "widgets/kit/ichomp-after-layout.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

struct _IchompHistoryList
{
  GtkBox parent_instance;

  GtkWidget *change_header;
  GtkWidget *list;

  IchompSession *session;
  SgGame *game;
  SgReview *review; /* or NULL */
  IchompHistoryReveal reveal;

  GtkStringList *model;
  GtkSingleSelection *selection;
  GPtrArray *bound; /* of GtkListItem: those with a visible row */
};

static void ichomp_history_list_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompHistoryList,
                               ichomp_history_list,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_history_list_translatable_init))

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The start of the game in the model. */
#define START_NOTATION ""

static gboolean
reveals (IchompHistoryList *self, IchompHistoryReveal what)
{
  return (self->reveal & what) != 0;
}

static gboolean
shows_nim_sums (IchompHistoryList *self)
{
  return reveals (self, ICHOMP_HISTORY_REVEAL_DECIMAL | ICHOMP_HISTORY_REVEAL_BINARY);
}

static gboolean
knows (IchompHistoryList *self, guint index)
{
  return self->review != NULL && sg_review_knows (self->review, index);
}

static gboolean
is_marked (IchompHistoryList *self, guint index)
{
  return index > 0 && reveals (self, ICHOMP_HISTORY_REVEAL_OUTCOME) && knows (self, index - 1)
         && sg_review_get_judgement (self->review, index - 1) == SG_JUDGEMENT_MISTAKE;
}

static char *
dup_number (IchompHistoryList *self, guint nim_sum)
{
  guint n_digits;

  if (reveals (self, ICHOMP_HISTORY_REVEAL_DECIMAL))
    return ichomp_digits_printf ("%u", nim_sum);

  n_digits = sg_count_binary_digits (sg_review_get_max_nim_sum (self->review));
  return sg_binary_to_string (nim_sum, n_digits);
}

/* u before and after the move to a position; NULL if it is hidden or not known. */
static char *
dup_change (IchompHistoryList *self, guint index)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *change = NULL;

  if (!shows_nim_sums (self) || !knows (self, index))
    return NULL;

  after = dup_number (self, sg_review_get_nim_sum (self->review, index));
  if (index == 0 || !knows (self, index - 1))
    return ichomp_formula_isolate (after);

  before = dup_number (self, sg_review_get_nim_sum (self->review, index - 1));
  change = g_strdup_printf ("%s → %s", before, after);
  return ichomp_formula_isolate (change);
}

/* For a screen reader: u, which sentences have in decimal, and the judgement on the move. */
static char *
dup_description (IchompHistoryList *self, guint index)
{
  gboolean told = reveals (self, ICHOMP_HISTORY_REVEAL_DECIMAL);

  if (index == 0)
    return told && knows (self, 0)
               ? ichomp_wording_history_nim_sum (0, sg_review_get_nim_sum (self->review, 0))
               : g_strdup ("");
  if (!knows (self, index - 1))
    return g_strdup ("");
  if (reveals (self, ICHOMP_HISTORY_REVEAL_OUTCOME))
    return ichomp_wording_history_judgement (
        self->review, index - 1, ichomp_session_is_by_computer (self->session, index - 1), told);

  return told ? ichomp_wording_history_change (sg_review_get_nim_sum (self->review, index - 1),
                                               sg_review_get_nim_sum (self->review, index))
              : g_strdup ("");
}

static void
update_row (IchompHistoryList *self, GtkListItem *item)
{
  GtkWidget *row = gtk_list_item_get_child (item);
  guint index = gtk_list_item_get_position (item);
  const SgMove *move = NULL;
  g_autofree char *text = NULL;
  g_autofree char *tile = NULL;
  g_autofree char *change = NULL;
  g_autofree char *description = NULL;

  /* The row is about to be removed, with its move. */
  if (index > sg_game_get_n_moves (self->game))
    return;

  if (index > 0)
    {
      move = sg_game_get_move (self->game, index - 1);
      text = ichomp_wording_history_move (self->session, index - 1);
      tile = ichomp_wording_tile_of (ichomp_session_get_parts (self->session), move);
    }
  else
    {
      text = g_strdup (ichomp_wording_history_start ());
    }

  change = dup_change (self, index);
  description = dup_description (self, index);
  ichomp_history_row_show (ICHOMP_HISTORY_ROW (row), index, move, text, change,
                           is_marked (self, index));
  gtk_widget_set_tooltip_text (row, tile);

  /* The list's own widget around the row has the focus, and is read out. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, IchompHistoryList *self)
{
  gtk_list_item_set_child (item, ichomp_history_row_new ());
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, IchompHistoryList *self)
{
  g_ptr_array_add (self->bound, item);
  update_row (self, item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, IchompHistoryList *self)
{
  g_ptr_array_remove (self->bound, item);
}

static void
selected_cb (GtkSingleSelection *selection, GParamSpec *pspec, IchompHistoryList *self)
{
  guint selected = gtk_single_selection_get_selected (selection);

  if (selected != GTK_INVALID_LIST_POSITION)
    g_signal_emit (self, signals[CHOSEN], 0, selected);
}

/* Keeps the rows of the moves that are the same as before. */
static void
update_model (IchompHistoryList *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) added = NULL;
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  guint n_new = sg_game_get_n_moves (self->game) + 1;
  guint n_same = n_old > 0 ? 1 : 0;

  if (n_old == 0)
    g_strv_builder_add (builder, START_NOTATION);

  for (guint i = 1; i < n_new; i++)
    {
      g_autofree char *notation = sg_move_to_string (sg_game_get_move (self->game, i - 1));

      if (n_same == i && i < n_old
          && g_str_equal (gtk_string_list_get_string (self->model, i), notation))
        n_same++;
      else
        g_strv_builder_add (builder, notation);
    }

  added = g_strv_builder_end (builder);
  if (n_same < n_old || *added != NULL)
    gtk_string_list_splice (self->model, n_same, n_old - n_same, (const char *const *)added);
}

/* The widget */

static void
scroll_to_selected (IchompHistoryList *self)
{
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u",
                              gtk_single_selection_get_selected (self->selection));
}

static gboolean
layout_cb (GtkWidget *widget, gpointer user_data)
{
  IchompHistoryList *self = ICHOMP_HISTORY_LIST (widget);

  if (gtk_widget_get_height (self->list) == 0)
    return G_SOURCE_CONTINUE;

  scroll_to_selected (self);
  return G_SOURCE_REMOVE;
}

/* A list cannot scroll before it has a size. */
static void
ichomp_history_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (ichomp_history_list_parent_class)->map (widget);

  ichomp_after_layout (widget, layout_cb, NULL, NULL);
}

/* The object */

static void
ichomp_history_list_dispose (GObject *object)
{
  IchompHistoryList *self = ICHOMP_HISTORY_LIST (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_HISTORY_LIST);
  g_clear_object (&self->selection);
  g_clear_object (&self->model);
  g_clear_object (&self->session);
  g_clear_pointer (&self->game, sg_game_unref);
  g_clear_pointer (&self->review, sg_review_unref);

  G_OBJECT_CLASS (ichomp_history_list_parent_class)->dispose (object);
}

static void
ichomp_history_list_finalize (GObject *object)
{
  g_ptr_array_unref (ICHOMP_HISTORY_LIST (object)->bound);

  G_OBJECT_CLASS (ichomp_history_list_parent_class)->finalize (object);
}

static void
ichomp_history_list_update_words (IchompTranslatable *translatable)
{
  IchompHistoryList *self = ICHOMP_HISTORY_LIST (translatable);

  for (guint i = 0; i < self->bound->len; i++)
    update_row (self, g_ptr_array_index (self->bound, i));
}

static void
ichomp_history_list_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_history_list_update_words;
}

static void
ichomp_history_list_class_init (IchompHistoryListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_history_list_dispose;
  object_class->finalize = ichomp_history_list_finalize;
  widget_class->map = ichomp_history_list_map;

  /**
   * IchompHistoryList::chosen:
   * @self: the list
   * @index: the number of moves before the position
   *
   * Another position is selected, by the user or by ichomp_history_list_select().
   */
  signals[CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_HISTORY_LIST, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-history-list.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryList, change_header);
  gtk_widget_class_bind_template_child (widget_class, IchompHistoryList, list);
}

static void
ichomp_history_list_init (IchompHistoryList *self)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  /* A mathematical symbol, the same in every language. */
  gtk_label_set_label (GTK_LABEL (self->change_header), "u");

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, 0);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, 0);
  g_signal_connect_object (factory, "unbind", G_CALLBACK (unbind_cb), self, 0);

  self->bound = g_ptr_array_new ();
  self->model = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  gtk_list_view_set_factory (GTK_LIST_VIEW (self->list), factory);
  gtk_list_view_set_model (GTK_LIST_VIEW (self->list), GTK_SELECTION_MODEL (self->selection));
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self, 0);
}

/**
 * ichomp_history_list_show:
 * @self: a list
 * @session: the session of the game
 * @review: (nullable): a review of the recorded game
 * @reveal: what may be shown besides the moves
 *
 * Shows the recorded game and selects the position on show. Cost: linear in the number of moves.
 */
void
ichomp_history_list_show (IchompHistoryList *self,
                          IchompSession *session,
                          SgReview *review,
                          IchompHistoryReveal reveal)
{
  SgGame *game;

  g_return_if_fail (ICHOMP_IS_HISTORY_LIST (self));
  g_return_if_fail (ICHOMP_IS_SESSION (session));

  g_set_object (&self->session, session);
  if (review != NULL)
    sg_review_ref (review);
  g_clear_pointer (&self->review, sg_review_unref);
  self->review = review;
  self->reveal = reveal;

  game = ichomp_session_get_recorded_game (session);
  if (game != self->game)
    {
      sg_game_ref (game);
      g_clear_pointer (&self->game, sg_game_unref);
      self->game = game;

      /* The selection changes with the model. */
      g_object_freeze_notify (G_OBJECT (self->selection));
      update_model (self);
      ichomp_history_list_select (self, ichomp_session_get_recorded_index (session));
      g_object_thaw_notify (G_OBJECT (self->selection));
    }

  gtk_widget_set_visible (self->change_header, shows_nim_sums (self));
  for (guint i = 0; i < self->bound->len; i++)
    update_row (self, g_ptr_array_index (self->bound, i));
}

/**
 * ichomp_history_list_select:
 * @self: a list
 * @index: the number of moves before the position
 *
 * Selects the position and scrolls to it.
 */
void
ichomp_history_list_select (IchompHistoryList *self, guint index)
{
  g_return_if_fail (ICHOMP_IS_HISTORY_LIST (self));

  if (gtk_single_selection_get_selected (self->selection) == index)
    return;

  gtk_single_selection_set_selected (self->selection, index);
  scroll_to_selected (self);
}
