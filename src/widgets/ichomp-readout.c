/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A card that shows one result: what it is now and, beside it, what it would become. It can be
 * concealed, so that a class finds the result first; what is concealed from the eye is concealed
 * from a screen reader too. It knows nothing of games: the texts come from outside. */

#include "ichomp-readout.h"

#include <glib/gi18n-lib.h>

struct _IchompReadout
{
  GtkBox parent_instance;

  GtkWidget *title_label;
  GtkWidget *conceal_button;
  GtkWidget *explain_button;
  GtkWidget *numbers;
  GtkWidget *primary_label;
  GtkWidget *secondary_label;
  GtkWidget *preview_label;

  char *primary;
  char *secondary;
  char *description;
  char *preview;
  IchompReadoutLayout layout;
  gboolean concealed;
};

G_DEFINE_FINAL_TYPE (IchompReadout, ichomp_readout, GTK_TYPE_BOX)

enum
{
  PROP_TITLE = 1,
  PROP_CONCEALED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_EXPLAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* What stands in for a concealed result. */
#define CONCEALED_TEXT "?"

/* A label without text would be named after its type: a space keeps the room and says nothing. */
#define NO_TEXT "\302\240"

static void
update_preview (IchompReadout *self)
{
  gboolean shown = !self->concealed && self->preview != NULL;

  gtk_label_set_label (GTK_LABEL (self->preview_label), shown ? self->preview : NO_TEXT);
}

/* A button's content is not read: its name has to say the result. */
static void
name_explain_button (IchompReadout *self, const char *title)
{
  g_autofree char *hidden = NULL;
  const char *name = self->description;

  if (self->concealed)
    {
      /* Translators: %s names a result that is not to be seen, for example "Top left". */
      hidden = g_strdup_printf (_ ("%s: hidden"), title);
      name = hidden;
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->explain_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name != NULL ? name : title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _ ("Explain why"), -1);
}

static void
update (IchompReadout *self)
{
  const char *title = gtk_label_get_label (GTK_LABEL (self->title_label));
  const char *secondary = self->concealed || self->secondary == NULL ? "" : self->secondary;

  gtk_label_set_label (GTK_LABEL (self->primary_label), self->concealed         ? CONCEALED_TEXT
                                                        : self->primary != NULL ? self->primary
                                                                                : "");
  gtk_label_set_label (GTK_LABEL (self->secondary_label), secondary);
  gtk_widget_set_visible (self->secondary_label, *secondary != '\0');
  update_preview (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  name_explain_button (self, title);
}

static void
update_button (IchompReadout *self)
{
  const char *title = gtk_label_get_label (GTK_LABEL (self->title_label));
  g_autofree char *tooltip = NULL;

  if (self->concealed)
    /* Translators: %s names a result, for example "Top left" or "Outcome". */
    tooltip = g_strdup_printf (_ ("Show: %s"), title);
  else
    /* Translators: %s names a result, for example "Top left" or "Outcome". */
    tooltip = g_strdup_printf (_ ("Hide: %s"), title);

  gtk_button_set_icon_name (GTK_BUTTON (self->conceal_button),
                            self->concealed ? "view-conceal-symbolic" : "view-reveal-symbolic");
  gtk_widget_set_tooltip_text (self->explain_button, _ ("Explain why"));
  gtk_widget_set_tooltip_text (self->conceal_button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->conceal_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
}

static void
explain_clicked_cb (IchompReadout *self)
{
  g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0);
}

static void
place (IchompReadout *self, GtkWidget *child, int column, int row, int width)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (self->numbers);

  g_object_set (gtk_layout_manager_get_layout_child (manager, child), "column", column, "row", row,
                "column-span", width, NULL);
}

static void
arrange (IchompReadout *self)
{
  gboolean sentence = self->layout == ICHOMP_READOUT_SENTENCE;

  place (self, self->primary_label, 0, 0, 1);
  if (sentence)
    place (self, self->secondary_label, 0, 1, 3);
  else
    place (self, self->secondary_label, 1, 0, 1);

  if (self->layout == ICHOMP_READOUT_COLUMN)
    place (self, self->preview_label, 0, 1, 3);
  else
    place (self, self->preview_label, 2, 0, 1);

  /* Below each other, what is over goes to the right of both. */
  gtk_widget_set_hexpand (self->secondary_label, self->layout == ICHOMP_READOUT_COLUMN);
  gtk_label_set_wrap (GTK_LABEL (self->secondary_label), sentence);
}

static void
ichomp_readout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompReadout *self = ICHOMP_READOUT (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, gtk_label_get_label (GTK_LABEL (self->title_label)));
      break;
    case PROP_CONCEALED:
      g_value_set_boolean (value, self->concealed);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_readout_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  IchompReadout *self = ICHOMP_READOUT (object);

  switch (id)
    {
    case PROP_TITLE:
      ichomp_readout_set_title (self, g_value_get_string (value));
      break;
    case PROP_CONCEALED:
      ichomp_readout_set_concealed (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_readout_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_READOUT);

  G_OBJECT_CLASS (ichomp_readout_parent_class)->dispose (object);
}

static void
ichomp_readout_finalize (GObject *object)
{
  IchompReadout *self = ICHOMP_READOUT (object);

  g_free (self->primary);
  g_free (self->secondary);
  g_free (self->description);
  g_free (self->preview);

  G_OBJECT_CLASS (ichomp_readout_parent_class)->finalize (object);
}

static void
ichomp_readout_class_init (IchompReadoutClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_readout_get_property;
  object_class->set_property = ichomp_readout_set_property;
  object_class->dispose = ichomp_readout_dispose;
  object_class->finalize = ichomp_readout_finalize;

  /* What the result is of, translated. */
  props[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, "",
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether a question mark stands in for the result. */
  props[PROP_CONCEALED] =
      g_param_spec_boolean ("concealed", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompReadout::explain:
   * @self: the readout
   *
   * Emitted when the person asks why the result is what it is.
   */
  signals[SIGNAL_EXPLAIN] = g_signal_new ("explain", ICHOMP_TYPE_READOUT, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-readout.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, title_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, conceal_button);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, explain_button);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, numbers);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, primary_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, secondary_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, preview_label);
}

static void
ichomp_readout_init (IchompReadout *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->explain_button, "clicked", G_CALLBACK (explain_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  arrange (self);
  update_button (self);
}

/**
 * ichomp_readout_new:
 * @title: what the result is of, translated
 *
 * Returns: (transfer floating): a readout without a result
 */
GtkWidget *
ichomp_readout_new (const char *title)
{
  return g_object_new (ICHOMP_TYPE_READOUT, "title", title, NULL);
}

/**
 * ichomp_readout_set_title:
 * @self: a readout
 * @title: what the result is of, translated
 *
 * Names the result.
 */
void
ichomp_readout_set_title (IchompReadout *self, const char *title)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (g_strcmp0 (gtk_label_get_label (GTK_LABEL (self->title_label)), title) == 0)
    return;

  gtk_label_set_label (GTK_LABEL (self->title_label), title);
  update (self);
  update_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

/**
 * ichomp_readout_set_layout:
 * @self: a readout
 * @layout: how to arrange the card
 *
 * Arranges the card.
 */
void
ichomp_readout_set_layout (IchompReadout *self, IchompReadoutLayout layout)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (self->layout == layout)
    return;

  self->layout = layout;
  arrange (self);
}

/**
 * ichomp_readout_set_concealed:
 * @self: a readout
 * @concealed: whether to hide the result
 *
 * Shows a question mark instead of the result, or the result again.
 */
void
ichomp_readout_set_concealed (IchompReadout *self, gboolean concealed)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  concealed = !!concealed;
  if (self->concealed == concealed)
    return;

  self->concealed = concealed;
  update (self);
  update_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CONCEALED]);
}

/**
 * ichomp_readout_get_concealed:
 * @self: a readout
 *
 * Returns: whether the result is hidden
 */
gboolean
ichomp_readout_get_concealed (IchompReadout *self)
{
  g_return_val_if_fail (ICHOMP_IS_READOUT (self), FALSE);

  return self->concealed;
}

/**
 * ichomp_readout_show:
 * @self: a readout
 * @primary: (nullable): the result in large figures
 * @secondary: (nullable): the same in another form
 * @description: (nullable): both in words, for a screen reader
 *
 * Shows a result, or none.
 */
void
ichomp_readout_show (IchompReadout *self,
                     const char *primary,
                     const char *secondary,
                     const char *description)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  g_free (self->primary);
  g_free (self->secondary);
  g_free (self->description);
  self->primary = g_strdup (primary);
  self->secondary = g_strdup (secondary);
  self->description = g_strdup (description);
  update (self);
}

/**
 * ichomp_readout_show_preview:
 * @self: a readout
 * @preview: (nullable): what the result would become
 *
 * Shows a preview, or none. Its room is kept, so that nothing moves.
 */
void
ichomp_readout_show_preview (IchompReadout *self, const char *preview)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (g_strcmp0 (self->preview, preview) == 0)
    return;

  g_free (self->preview);
  self->preview = g_strdup (preview);
  update_preview (self);
}
