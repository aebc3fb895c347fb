/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A popover with the definition of a word, which points at the word in the text. When it closes,
 * the focus returns to the word. */

#include "ichomp-term-popover.h"

#define MAX_LINE_LENGTH 44

struct _IchompTermPopover
{
  GtkPopover parent_instance;

  GtkWidget *text_label;
  GtkWidget *label; /* the parent, with the word; outlives this */
  int caret;        /* where the word begins in the label, in characters */
  char *link;       /* to be followed, or NULL */
  guint link_id;
};

G_DEFINE_FINAL_TYPE (IchompTermPopover, ichomp_term_popover, GTK_TYPE_POPOVER)

enum
{
  SIGNAL_LINK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The place of a link in the text of a label, in bytes */
typedef struct
{
  gsize start;
  gsize end;
} Range;

typedef struct
{
  const char *uri;
  gsize length; /* of the text so far */
  gboolean inside;
  GArray *ranges; /* of Range */
} Parser;

static void
start_element (GMarkupParseContext *context,
               const char *name,
               const char **names,
               const char **values,
               gpointer user_data,
               GError **error)
{
  Parser *parser = user_data;

  if (!g_str_equal (name, "a"))
    return;

  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], "href") && g_str_equal (values[i], parser->uri))
      {
        Range range = { parser->length, parser->length };

        g_array_append_val (parser->ranges, range);
        parser->inside = TRUE;
      }
}

static void
end_element (GMarkupParseContext *context, const char *name, gpointer user_data, GError **error)
{
  Parser *parser = user_data;

  if (parser->inside && g_str_equal (name, "a"))
    {
      g_array_index (parser->ranges, Range, parser->ranges->len - 1).end = parser->length;
      parser->inside = FALSE;
    }
}

static void
add_text (GMarkupParseContext *context,
          const char *text,
          gsize length,
          gpointer user_data,
          GError **error)
{
  ((Parser *)user_data)->length += length;
}

/* GtkLabel has no API for the places of its links: parse its markup again. */
static GArray *
find_ranges (GtkLabel *label, const char *uri)
{
  static const GMarkupParser functions = { start_element, end_element, add_text, NULL, NULL };
  GArray *ranges = g_array_new (FALSE, FALSE, sizeof (Range));
  Parser parser = { .uri = uri, .ranges = ranges };
  g_autoptr (GMarkupParseContext) context =
      g_markup_parse_context_new (&functions, 0, &parser, NULL);

  if (g_markup_parse_context_parse (context, "<label>", -1, NULL)
      && g_markup_parse_context_parse (context, gtk_label_get_label (label), -1, NULL))
    g_markup_parse_context_parse (context, "</label>", -1, NULL);

  return ranges;
}

/* If several links have the same address, finds the one at the caret, which pointer and keys
 * move. */
static gboolean
find_range (GtkLabel *label, const char *uri, Range *range)
{
  g_autoptr (GArray) ranges = find_ranges (label, uri);
  const char *text = gtk_label_get_text (label);
  gsize caret;
  int start = 0;

  gtk_label_get_selection_bounds (label, &start, NULL);
  caret = (gsize)(g_utf8_offset_to_pointer (text, start) - text);
  for (guint i = ranges->len; i-- > 0;)
    {
      *range = g_array_index (ranges, Range, i);
      if (range->start <= caret && caret <= range->end)
        return TRUE;
    }

  return ranges->len > 0;
}

/* The rectangle of the first line of the link, in the coordinates of the label. */
static void
find_rectangle (GtkLabel *label, const Range *range, GdkRectangle *rectangle)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  const char *text = pango_layout_get_text (layout);
  PangoRectangle first;
  int left;
  int right;
  int x;
  int y;

  pango_layout_index_to_pos (layout, (int)range->start, &first);
  left = MIN (first.x, first.x + first.width);
  right = MAX (first.x, first.x + first.width);
  for (const char *at = text + range->start; at < text + range->end; at = g_utf8_next_char (at))
    {
      PangoRectangle character;

      pango_layout_index_to_pos (layout, (int)(at - text), &character);
      if (character.y != first.y)
        break;
      left = MIN (left, MIN (character.x, character.x + character.width));
      right = MAX (right, MAX (character.x, character.x + character.width));
    }

  gtk_label_get_layout_offsets (label, &x, &y);
  *rectangle = (GdkRectangle){ x + PANGO_PIXELS_FLOOR (left), y + PANGO_PIXELS_FLOOR (first.y),
                               PANGO_PIXELS_CEIL (right - left), PANGO_PIXELS_CEIL (first.height) };
}

static gboolean
follow_link_cb (gpointer user_data)
{
  IchompTermPopover *self = user_data;
  g_autofree char *uri = g_steal_pointer (&self->link);

  self->link_id = 0;
  g_signal_emit (self, signals[SIGNAL_LINK], 0, uri);
  return G_SOURCE_REMOVE;
}

/* Follows the link later: that replaces the text of the label, which is emitting the signal now. */
static gboolean
activate_link_cb (IchompTermPopover *self, const char *uri)
{
  g_free (self->link);
  self->link = g_strdup (uri);
  if (self->link_id == 0)
    self->link_id = g_idle_add (follow_link_cb, self);

  return TRUE;
}

/* The caret tells the label which of its links has the focus. */
static void
ichomp_term_popover_closed (GtkPopover *popover)
{
  IchompTermPopover *self = ICHOMP_TERM_POPOVER (popover);

  if (gtk_widget_get_parent (GTK_WIDGET (self)) != self->label
      || !gtk_widget_grab_focus (self->label))
    return;

  if (gtk_label_get_selectable (GTK_LABEL (self->label)))
    gtk_label_select_region (GTK_LABEL (self->label), self->caret, self->caret);
}

static void
ichomp_term_popover_dispose (GObject *object)
{
  IchompTermPopover *self = ICHOMP_TERM_POPOVER (object);

  g_clear_handle_id (&self->link_id, g_source_remove);
  g_clear_pointer (&self->link, g_free);

  G_OBJECT_CLASS (ichomp_term_popover_parent_class)->dispose (object);
}

static void
ichomp_term_popover_class_init (IchompTermPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_term_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = ichomp_term_popover_closed;

  /**
   * IchompTermPopover::link:
   * @self: the popover
   *
   * The user has activated a link in the definition.
   */
  signals[SIGNAL_LINK] = g_signal_new ("link", ICHOMP_TYPE_TERM_POPOVER, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ichomp_term_popover_init (IchompTermPopover *self)
{
  self->text_label = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->text_label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->text_label), MAX_LINE_LENGTH);
  gtk_label_set_xalign (GTK_LABEL (self->text_label), 0);
  gtk_widget_add_css_class (self->text_label, "lesson-explanation");
  g_signal_connect_object (self->text_label, "activate-link", G_CALLBACK (activate_link_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_popover_set_child (GTK_POPOVER (self), self->text_label);
}

/**
 * ichomp_term_popover_new:
 * @label: the label with the word, which becomes the parent
 * @uri: the address of the link at the word
 *
 * Returns: (transfer none): a popover, to be unparented by the caller
 */
GtkWidget *
ichomp_term_popover_new (GtkWidget *label, const char *uri)
{
  IchompTermPopover *self;
  Range range;

  g_return_val_if_fail (GTK_IS_LABEL (label), NULL);

  self = g_object_new (ICHOMP_TYPE_TERM_POPOVER, NULL);
  self->label = label;
  gtk_widget_set_parent (GTK_WIDGET (self), label);
  if (find_range (GTK_LABEL (label), uri, &range))
    {
      GdkRectangle rectangle;

      find_rectangle (GTK_LABEL (label), &range, &rectangle);
      gtk_popover_set_pointing_to (GTK_POPOVER (self), &rectangle);
      self->caret =
          (int)g_utf8_strlen (gtk_label_get_text (GTK_LABEL (label)), (gssize)range.start);
    }

  return GTK_WIDGET (self);
}

/* Shows @markup in place of the text before. */
void
ichomp_term_popover_explain (IchompTermPopover *self, const char *markup)
{
  g_return_if_fail (ICHOMP_IS_TERM_POPOVER (self));

  gtk_label_set_markup (GTK_LABEL (self->text_label), markup);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  ichomp_term_popover_get_text (self), -1);
  gtk_popover_popup (GTK_POPOVER (self));
}

/* The text without markup. */
const char *
ichomp_term_popover_get_text (IchompTermPopover *self)
{
  g_return_val_if_fail (ICHOMP_IS_TERM_POPOVER (self), NULL);

  return gtk_label_get_text (GTK_LABEL (self->text_label));
}
