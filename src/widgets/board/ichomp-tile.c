/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A tile: a button with a number, whose look is one set of flags. */

#include "ichomp-tile.h"

#include <glib/gi18n.h>
#include <math.h>

#include "game/base/ichomp-digits.h"
#include "widgets/style/ichomp-style.h"
#include "game/words/ichomp-wording.h"

#define VERDICT (ICHOMP_TILE_RIGHT | ICHOMP_TILE_WRONG)

struct _IchompTile
{
  GtkButton parent_instance;

  SgMove move;
  IchompTileAppearance appearance;
  IchompParts parts;
  double reach;

  int number;
  PangoLayout *layout;
  int layout_side;

  guint n_taken;
  int told_value;
};

G_DEFINE_FINAL_TYPE (IchompTile, ichomp_tile, GTK_TYPE_BUTTON)

/**
 * ichomp_tile_compute_appearance:
 * @tile: a tile
 * @position: the position on show
 * @shown: (nullable): a move whose tiles are marked
 * @announced: whether that move is about to be made
 * @ring: (nullable): the tile with the focus ring
 *
 * Returns: the appearance of the tile, without marks
 */
IchompTileAppearance
ichomp_tile_compute_appearance (const SgMove *tile,
                                const SgPosition *position,
                                const SgMove *shown,
                                gboolean announced,
                                const SgMove *ring)
{
  IchompTileAppearance appearance = ICHOMP_TILE_PRESENT;

  if (!sg_position_has_tile (position, tile))
    return ICHOMP_TILE_GONE;

  if (shown != NULL && shown->quadrant == tile->quadrant && shown->row <= tile->row
      && shown->column <= tile->column)
    {
      appearance |= ICHOMP_TILE_GOING;
      if (sg_move_equal (shown, tile))
        appearance |= ICHOMP_TILE_CHOSEN;
      if (announced)
        appearance |= ICHOMP_TILE_ANNOUNCED;
    }

  if (ring != NULL && sg_move_equal (ring, tile))
    appearance |= ICHOMP_TILE_RING;

  return appearance;
}

/* GtkButton shows the pressed state for a quarter of a second before the click; here the tile
 * goes. */
static void
ichomp_tile_activate (GtkButton *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static void
ichomp_tile_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  /* The board decides the size of tiles. */
  *minimum = 0;
  *natural = 0;
}

static gboolean
ichomp_tile_contains (GtkWidget *widget, double x, double y)
{
  IchompTile *self = ICHOMP_TILE (widget);

  return x >= -self->reach && x < gtk_widget_get_width (widget) + self->reach && y >= -self->reach
         && y < gtk_widget_get_height (widget) + self->reach;
}

static void
make_layout (IchompTile *self, int side)
{
  g_autofree char *text = ichomp_digits_printf ("%d", self->number);
  double size = self->number < 100 ? MAX (side * 0.44, 8) : MAX (side * 0.34, 6);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes,
                          pango_attr_size_new_absolute ((int)floor (size * PANGO_SCALE)));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum"));

  g_clear_object (&self->layout);
  self->layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  self->layout_side = side;
  pango_layout_set_attributes (self->layout, attributes);
  pango_attr_list_unref (attributes);
}

static void
forget_layout (IchompTile *self)
{
  g_clear_object (&self->layout);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
paint_number (IchompTile *self, GtkSnapshot *snapshot, int side, const GdkRGBA *color)
{
  int width;
  int height;

  if (self->layout == NULL || self->layout_side != side)
    make_layout (self, side);

  pango_layout_get_pixel_size (self->layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (floorf ((float)(side - width) / 2),
                                                          floorf ((float)(side - height) / 2)));
  gtk_snapshot_append_layout (snapshot, self->layout, color);
  gtk_snapshot_restore (snapshot);
}

/* A skull: a disc, a jaw below it, and two holes for the eyes. The unit is the side of the tile. */
static void
paint_poison (GtkSnapshot *snapshot, int side, const GdkRGBA *color)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float)side, (float)side);
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);

  cairo_scale (cr, side, side);
  cairo_push_group (cr);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_arc (cr, 0.5, 0.44, 0.27, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_rectangle (cr, 0.36, 0.6, 0.28, 0.2);
  cairo_fill (cr);

  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_arc (cr, 0.4, 0.46, 0.075, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, 0.6, 0.46, 0.075, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_rectangle (cr, 0.435, 0.69, 0.04, 0.11);
  cairo_rectangle (cr, 0.525, 0.69, 0.04, 0.11);
  cairo_fill (cr);

  cairo_pop_group_to_source (cr);
  cairo_paint (cr);
  cairo_destroy (cr);
}

/* A check mark or a cross on a disc: in the middle, or in a corner if the middle has a number. */
static void
paint_verdict (IchompTile *self, GtkSnapshot *snapshot, int side)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float)side, (float)side);
  gboolean right = (self->appearance & ICHOMP_TILE_RIGHT) != 0;
  gboolean has_number = self->number != ICHOMP_TILE_NO_VALUE;
  double radius = has_number ? 0.2 * side : 0.34 * side;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  GdkRGBA ink;
  GdkRGBA ground;

  ichomp_style_look_up_color (GTK_WIDGET (self), right ? "ichomp_right" : "ichomp_wrong", &ink);
  ichomp_style_look_up_color (GTK_WIDGET (self), "ichomp_card", &ground);

  cairo_translate (cr, has_number ? side - radius : side / 2.0, has_number ? radius : side / 2.0);
  cairo_scale (cr, radius, radius);
  cairo_arc (cr, 0, 0, 0.92, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, &ink);
  cairo_set_line_width (cr, 0.16);
  cairo_stroke (cr);

  if (right)
    {
      cairo_move_to (cr, -0.5, 0.05);
      cairo_line_to (cr, -0.12, 0.42);
      cairo_line_to (cr, 0.5, -0.38);
    }
  else
    {
      cairo_move_to (cr, -0.4, -0.4);
      cairo_line_to (cr, 0.4, 0.4);
      cairo_move_to (cr, 0.4, -0.4);
      cairo_line_to (cr, -0.4, 0.4);
    }
  cairo_set_line_width (cr, 0.28);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

static void
ichomp_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  IchompTile *self = ICHOMP_TILE (widget);
  int side = gtk_widget_get_width (widget);
  GdkRGBA color;

  ichomp_style_get_color (widget, &color);
  if ((self->appearance & ICHOMP_TILE_POISONED) != 0)
    paint_poison (snapshot, side, &color);
  if (self->number != ICHOMP_TILE_NO_VALUE)
    paint_number (self, snapshot, side, &color);
  if ((self->appearance & VERDICT) != 0)
    paint_verdict (self, snapshot, side);
}

static void
ichomp_tile_dispose (GObject *object)
{
  IchompTile *self = ICHOMP_TILE (object);

  g_clear_object (&self->layout);

  G_OBJECT_CLASS (ichomp_tile_parent_class)->dispose (object);
}

static void
ichomp_tile_class_init (IchompTileClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkButtonClass *button_class = GTK_BUTTON_CLASS (klass);

  object_class->dispose = ichomp_tile_dispose;
  widget_class->measure = ichomp_tile_measure;
  widget_class->contains = ichomp_tile_contains;
  widget_class->snapshot = ichomp_tile_snapshot;
  button_class->activate = ichomp_tile_activate;

  gtk_widget_class_set_css_name (widget_class, "tile");
}

static void
ichomp_tile_init (IchompTile *self)
{
  self->appearance = ICHOMP_TILE_PRESENT;
  self->number = ICHOMP_TILE_NO_VALUE;
  self->told_value = ICHOMP_TILE_NO_VALUE;

  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
  gtk_widget_set_direction (GTK_WIDGET (self), GTK_TEXT_DIR_LTR);
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

/* @parts: what its board consists of, which decides its name */
IchompTile *
ichomp_tile_new (IchompParts parts, const SgMove *move)
{
  IchompTile *self = g_object_new (ICHOMP_TYPE_TILE, NULL);

  self->parts = parts;
  self->move = *move;
  gtk_widget_add_css_class (GTK_WIDGET (self), ichomp_style_get_quadrant_class (move->quadrant));
  ichomp_tile_retranslate (self);

  return self;
}

const SgMove *
ichomp_tile_get_move (IchompTile *self)
{
  g_return_val_if_fail (ICHOMP_IS_TILE (self), NULL);

  return &self->move;
}

IchompTileAppearance
ichomp_tile_get_appearance (IchompTile *self)
{
  g_return_val_if_fail (ICHOMP_IS_TILE (self), ICHOMP_TILE_GONE);

  return self->appearance;
}

static char *
dup_description (IchompTile *self)
{
  if (self->n_taken == 0)
    return g_strdup ("");
  if (self->told_value == ICHOMP_TILE_NO_VALUE)
    return ichomp_wording_tile_taken (self->n_taken);

  return ichomp_wording_tile_taken_and_value (self->n_taken, (guint)self->told_value);
}

static void
update_description (IchompTile *self)
{
  g_autofree char *description = dup_description (self);

  if ((self->appearance & VERDICT) != 0)
    {
      g_autofree char *effect = g_steal_pointer (&description);
      const char *verdict = (self->appearance & ICHOMP_TILE_RIGHT) != 0 ? C_ ("answer", "Right.")
                                                                        : C_ ("answer", "Wrong.");

      description = ichomp_wording_join (verdict, effect);
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  description, -1);
}

void
ichomp_tile_set_appearance (IchompTile *self, IchompTileAppearance appearance)
{
  static const struct
  {
    IchompTileAppearance flag;
    const char *css_class;
  } classes[] = {
    { ICHOMP_TILE_GOING, "going" },         { ICHOMP_TILE_CHOSEN, "chosen" },
    { ICHOMP_TILE_ANNOUNCED, "announced" }, { ICHOMP_TILE_RING, "ring" },
    { ICHOMP_TILE_NAMED, "named" },         { ICHOMP_TILE_DIMMED, "dimmed" },
    { ICHOMP_TILE_POISONED, "poisoned" },   { ICHOMP_TILE_HOLLOW, "hollow" },
    { ICHOMP_TILE_RIGHT, "right" },         { ICHOMP_TILE_WRONG, "wrong" },
  };
  GtkWidget *widget = GTK_WIDGET (self);
  IchompTileAppearance changed;

  g_return_if_fail (ICHOMP_IS_TILE (self));

  changed = self->appearance ^ appearance;
  if (changed == 0)
    return;

  self->appearance = appearance;

  for (gsize i = 0; i < G_N_ELEMENTS (classes); i++)
    {
      if ((changed & classes[i].flag) == 0)
        continue;
      if ((appearance & classes[i].flag) != 0)
        gtk_widget_add_css_class (widget, classes[i].css_class);
      else
        gtk_widget_remove_css_class (widget, classes[i].css_class);
    }

  if ((changed & ICHOMP_TILE_PRESENT) != 0)
    gtk_widget_set_visible (widget, (appearance & ICHOMP_TILE_PRESENT) != 0);
  if ((changed & ICHOMP_TILE_POISONED) != 0)
    ichomp_tile_retranslate (self);
  if ((changed & VERDICT) != 0)
    {
      update_description (self);
      /* No style sheet mentions these classes, so they do not cause a redraw. */
      gtk_widget_queue_draw (widget);
    }
}

int
ichomp_tile_get_number (IchompTile *self)
{
  g_return_val_if_fail (ICHOMP_IS_TILE (self), ICHOMP_TILE_NO_VALUE);

  return self->number;
}

/* @number: 0 or more, or ICHOMP_TILE_NO_VALUE */
void
ichomp_tile_set_number (IchompTile *self, int number)
{
  g_return_if_fail (ICHOMP_IS_TILE (self));
  g_return_if_fail (number >= ICHOMP_TILE_NO_VALUE);

  if (self->number == number)
    return;

  self->number = number;
  forget_layout (self);
}

/**
 * ichomp_tile_describe:
 * @self: a tile
 * @n_taken: the number of tiles that choosing it takes, at least 1
 * @value: the value of its quadrant after that move, or %ICHOMP_TILE_NO_VALUE to keep it secret
 *
 * Tells assistive technologies what choosing the tile does.
 */
void
ichomp_tile_describe (IchompTile *self, guint n_taken, int value)
{
  g_return_if_fail (ICHOMP_IS_TILE (self));
  g_return_if_fail (n_taken > 0);

  if (self->n_taken == n_taken && self->told_value == value)
    return;

  self->n_taken = n_taken;
  self->told_value = value;
  update_description (self);
}

static char *
dup_name (IchompTile *self)
{
  guint row = self->move.row + 1;
  guint column = self->move.column + 1;

  if ((self->appearance & ICHOMP_TILE_POISONED) != 0)
    /* Translators: The name of a tile of a quadrant that is the whole game; always row 1 and column
     * 1. The player who takes a poisoned tile loses. */
    return ichomp_digits_printf (_ ("Row %1$u, column %2$u, poisoned"), row, column);

  return ichomp_wording_tile_of (self->parts, &self->move);
}

void
ichomp_tile_retranslate (IchompTile *self)
{
  g_autofree char *name = NULL;

  g_return_if_fail (ICHOMP_IS_TILE (self));

  name = dup_name (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  update_description (self);
  forget_layout (self);
}

/* @reach: how many pixels outside the tile still belong to it */
void
ichomp_tile_set_reach (IchompTile *self, double reach)
{
  g_return_if_fail (ICHOMP_IS_TILE (self));

  self->reach = reach;
}
