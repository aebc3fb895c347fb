/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile is chosen on the board of a figure. */

#include "ichomp-tile-reply.h"

#include "ichomp-feedback.h"
#include "ichomp-reply.h"

/* Which tile has been chosen, if any. */
#define STATE_TYPE "(buuu)"

struct _IchompTileReply
{
  GtkBox parent_instance;

  GtkWidget *figure;
  GtkWidget *feedback;

  IchompTileGoalFunc goal;
  gpointer goal_data;
  GDestroyNotify goal_destroy;
  char *why;
  char *wrong;

  SgMove tile; /* the last one that was chosen, if any */
  gboolean has_tile;
};

static void ichomp_tile_reply_reply_init (IchompReplyInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompTileReply,
                               ichomp_tile_reply,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_REPLY,
                                                      ichomp_tile_reply_reply_init))

/* Returns whether the tile is the answer. */
static gboolean
judge (IchompTileReply *self, const SgMove *tile)
{
  gboolean right = self->goal (tile, self->goal_data);

  self->tile = *tile;
  self->has_tile = TRUE;
  if (right)
    ichomp_figure_set_marks (ICHOMP_FIGURE (self->figure), tile, 1);
  ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback),
                        right ? ICHOMP_VERDICT_RIGHT : ICHOMP_VERDICT_WRONG,
                        right ? self->why : self->wrong);
  return right;
}

static void
chosen_cb (IchompTileReply *self, const SgMove *tile)
{
  gboolean right = judge (self, tile);
  g_autofree char *words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (self->feedback));

  ichomp_reply_say (ICHOMP_REPLY (self), words);
  if (right)
    ichomp_reply_tell_found (ICHOMP_REPLY (self));
}

static GVariant *
ichomp_tile_reply_save (IchompReply *reply)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (reply);

  return g_variant_new (STATE_TYPE, self->has_tile, (guint)self->tile.quadrant, self->tile.row,
                        self->tile.column);
}

static void
ichomp_tile_reply_restore (IchompReply *reply, GVariant *state)
{
  gboolean has_tile;
  guint quadrant;
  SgMove tile;

  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_variant_get (state, STATE_TYPE, &has_tile, &quadrant, &tile.row, &tile.column);
  tile.quadrant = quadrant;
  if (has_tile)
    judge (ICHOMP_TILE_REPLY (reply), &tile);
}

static void
ichomp_tile_reply_reply_init (IchompReplyInterface *iface)
{
  iface->save = ichomp_tile_reply_save;
  iface->restore = ichomp_tile_reply_restore;
}

static void
ichomp_tile_reply_finalize (GObject *object)
{
  IchompTileReply *self = ICHOMP_TILE_REPLY (object);

  if (self->goal_destroy != NULL)
    self->goal_destroy (self->goal_data);
  g_free (self->why);
  g_free (self->wrong);

  G_OBJECT_CLASS (ichomp_tile_reply_parent_class)->finalize (object);
}

static void
ichomp_tile_reply_class_init (IchompTileReplyClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_tile_reply_finalize;

  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "reply");
}

static void
ichomp_tile_reply_init (IchompTileReply *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
}

/**
 * ichomp_tile_reply_new:
 * @figure: (type Figure): where the tile is to be found
 * @goal: says whether a tile is what the question asks for
 * @user_data: passed to @goal
 * @destroy: (nullable): frees @user_data
 * @why: (nullable): what to say when it is found, as markup
 * @wrong: (nullable): what to say to other tiles, as markup
 *
 * Returns: (transfer floating): a board on which a tile is chosen
 */
GtkWidget *
ichomp_tile_reply_new (GtkWidget *figure,
                       IchompTileGoalFunc goal,
                       gpointer user_data,
                       GDestroyNotify destroy,
                       const char *why,
                       const char *wrong)
{
  IchompTileReply *self = g_object_new (ICHOMP_TYPE_TILE_REPLY, NULL);

  self->figure = figure;
  self->goal = goal;
  self->goal_data = user_data;
  self->goal_destroy = destroy;
  self->why = g_strdup (why);
  self->wrong = g_strdup (wrong);

  g_signal_connect_object (figure, "tile-chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), figure);
  self->feedback = ichomp_feedback_new ();
  gtk_box_append (GTK_BOX (self), self->feedback);

  return GTK_WIDGET (self);
}
