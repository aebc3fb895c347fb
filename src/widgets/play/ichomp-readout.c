/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A chip beside the board that shows one result, and a preview of the result after a move in its
 * place. The result is a number in two forms, or a name with a sentence. The result can be
 * concealed, also from a screen reader, so that a class finds it first: only the button that shows
 * it again is left. The chip asks for no size: its slot on the stage never changes. The texts come
 * from outside. */

#include "ichomp-readout.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-after-layout.h"
#include "widgets/kit/ichomp-lock.h"
#include "widgets/language/ichomp-translatable.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/kit/ichomp-text.h"
#include "game/words/ichomp-formula.h"

/* At the edge of the chip, in pixels. */
#define TOGGLE_PLACE 4

#define MAX_SENTENCE_LINES 6

/* The texts of a readout; each may be NULL. */
typedef struct
{
  const char *primary;
  const char *secondary;
  const char *preview_primary;
  const char *preview_secondary;
} Texts;

struct _IchompReadout
{
  GtkWidget parent_instance;

  GtkWidget *explain_button;
  GtkWidget *texts;
  GtkWidget *primary_label;
  GtkWidget *secondary_label;
  GtkWidget *sign_label;
  GtkWidget *conceal_button;

  char *title;
  char *primary;
  char *secondary;
  char *preview_primary;
  char *preview_secondary;
  char *description;
  gboolean is_sentence; /* a name with a sentence instead of a number */
  gboolean concealed;
  gboolean withheld;
  gboolean locked;
  gboolean explainable;
};

static void ichomp_readout_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompReadout,
                               ichomp_readout,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_readout_translatable_init))

enum
{
  PROP_TITLE = 1,
  PROP_CONCEALED,
  PROP_LOCKED,
  PROP_EXPLAINABLE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_EXPLAIN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The chip */

/* Shown instead of a withheld result. */
#define WITHHELD_TEXT "?"

static gboolean
is_hidden (IchompReadout *self)
{
  return self->concealed || self->withheld;
}

static const char *
get_arrow (void)
{
  return gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "←" : "→";
}

/* A preview is in the place of the result. The bits of a number have no arrow: they have only the
 * room for themselves. */
static void
show_text (IchompReadout *self, GtkWidget *label, const char *text, const char *preview)
{
  g_autofree char *line = NULL;

  if (preview == NULL)
    line = g_strdup (text != NULL ? text : "");
  else if (label == self->secondary_label)
    line = g_strdup (preview);
  else if (self->is_sentence)
    line = g_strdup_printf ("%s %s", get_arrow (), preview);
  else
    line = g_strdup_printf ("\u2066→ %s\u2069", preview);

  gtk_label_set_text (GTK_LABEL (label), line);
  gtk_widget_set_visible (label, *line != '\0');
}

static void
update_texts (IchompReadout *self)
{
  Texts texts = { self->primary, self->secondary, self->preview_primary, self->preview_secondary };

  if (is_hidden (self))
    texts = (Texts){ .primary = self->concealed ? NULL : WITHHELD_TEXT };
  /* A sentence is about the name on show. */
  if (self->is_sentence && texts.preview_primary != NULL)
    texts.secondary = NULL;

  show_text (self, self->primary_label, texts.primary, texts.preview_primary);
  show_text (self, self->secondary_label, texts.secondary, texts.preview_secondary);
}

/* A screen reader skips the content of a button: the name has to say the result. */
static void
name_explain_button (IchompReadout *self)
{
  g_autofree char *hidden = NULL;
  const char *name = self->description;

  if (is_hidden (self))
    {
      /* Translators: %s names a hidden result, for example "Top left". */
      hidden = g_strdup_printf (_ ("%s: hidden"), self->title);
      name = hidden;
    }

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->explain_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name != NULL ? name : self->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  self->explainable ? _ ("Explain why") : "", -1);
}

/* The button that shows a result again takes the keyboard focus of the one that explains it. */
static void
show_explain_button (IchompReadout *self, gboolean visible)
{
  if (!visible && gtk_widget_is_focus (self->explain_button))
    gtk_widget_grab_focus (self->conceal_button);
  gtk_widget_set_visible (self->explain_button, visible);
}

static void
update (IchompReadout *self)
{
  update_texts (self);
  show_explain_button (self, !self->concealed);
  if (self->concealed)
    gtk_widget_add_css_class (GTK_WIDGET (self), "concealed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "concealed");
  gtk_widget_set_cursor_from_name (self->explain_button, self->explainable ? "help" : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->title != NULL ? self->title : "", -1);
  name_explain_button (self);
}

static char *
dup_conceal_words (IchompReadout *self)
{
  if (self->withheld)
    /* Translators: %s names a result, for example "Nim-sum u" or "Outcome". */
    return g_strdup_printf (_ ("%s: hidden while “Ask me first” is on"), self->title);
  if (self->locked && self->concealed)
    /* Translators: %s names a result, for example "Top left" or "Outcome". */
    return g_strdup_printf (_ ("%s: hidden, and locked by the administrator"), self->title);
  if (self->locked)
    /* Translators: %s names a result, for example "Top left" or "Outcome". */
    return g_strdup_printf (_ ("%s: shown, and locked by the administrator"), self->title);
  if (self->concealed)
    /* Translators: %s names a result, for example "Top left" or "Outcome". */
    return g_strdup_printf (_ ("Show: %s"), self->title);

  /* Translators: %s names a result, for example "Top left" or "Outcome". */
  return g_strdup_printf (_ ("Hide: %s"), self->title);
}

static void
update_button (IchompReadout *self)
{
  g_autofree char *words = dup_conceal_words (self);
  const char *icon;

  if (self->locked)
    icon = ICHOMP_LOCK_ICON;
  else
    icon = is_hidden (self) ? "view-conceal-symbolic" : "view-reveal-symbolic";

  gtk_button_set_icon_name (GTK_BUTTON (self->conceal_button), icon);
  gtk_widget_set_sensitive (self->conceal_button, !self->withheld && !self->locked);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->conceal_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Tooltips are made on demand: whenever a widget gets a tooltip, GTK asks the display server for
 * the position of the pointer, and a window has many. */

static gboolean
query_conceal_tooltip_cb (IchompReadout *self, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  g_autofree char *words = dup_conceal_words (self);

  gtk_tooltip_set_text (tooltip, words);
  return TRUE;
}

static gboolean
query_explain_tooltip_cb (IchompReadout *self, int x, int y, gboolean by_key, GtkTooltip *tooltip)
{
  if (self->explainable)
    gtk_tooltip_set_text (tooltip, _ ("Explain why"));

  return self->explainable;
}

/* A button, not a switch: a screen reader says its name, which changes with what it does. */
static void
conceal_clicked_cb (IchompReadout *self)
{
  g_object_set (self, "concealed", !self->concealed, NULL);
}

static void
explain_clicked_cb (IchompReadout *self)
{
  if (self->explainable)
    g_signal_emit (self, signals[SIGNAL_EXPLAIN], 0);
}

static void
set_flag (IchompReadout *self, gboolean *flag, gboolean value, GParamSpec *pspec)
{
  if (*flag == value)
    return;

  *flag = value;
  update (self);
  update_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
ichomp_readout_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  IchompReadout *self = ICHOMP_READOUT (object);

  switch (id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_CONCEALED:
      g_value_set_boolean (value, self->concealed);
      break;
    case PROP_LOCKED:
      g_value_set_boolean (value, self->locked);
      break;
    case PROP_EXPLAINABLE:
      g_value_set_boolean (value, self->explainable);
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
      set_flag (self, &self->concealed, g_value_get_boolean (value), pspec);
      break;
    case PROP_LOCKED:
      set_flag (self, &self->locked, g_value_get_boolean (value), pspec);
      break;
    case PROP_EXPLAINABLE:
      set_flag (self, &self->explainable, g_value_get_boolean (value), pspec);
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

  g_free (self->title);
  g_free (self->primary);
  g_free (self->secondary);
  g_free (self->description);
  g_free (self->preview_primary);
  g_free (self->preview_secondary);

  G_OBJECT_CLASS (ichomp_readout_parent_class)->finalize (object);
}

static void
measure (GtkWidget *widget,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
allocate_child (GtkWidget *child, int x, int y, int width, int height)
{
  int minimum;

  if (!gtk_widget_should_layout (child))
    return;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  width = MAX (width, minimum);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation){ x, y, width, MAX (height, minimum) }, -1);
}

static gboolean
set_lines_cb (GtkWidget *label, gpointer n_lines)
{
  gtk_label_set_lines (GTK_LABEL (label), GPOINTER_TO_INT (n_lines));
  return G_SOURCE_REMOVE;
}

/* A sentence that is longer than its slot ends with an ellipsis: a label has to know the number of
 * lines for that. Without room for a line, the name stands alone. */
static void
fit_sentence (IchompReadout *self, int height)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (self->secondary_label));
  graphene_rect_t bounds;
  int text_height;
  int n_lines;

  pango_layout_get_pixel_size (layout, NULL, &text_height);
  if (text_height == 0
      || !gtk_widget_compute_bounds (self->secondary_label, GTK_WIDGET (self), &bounds))
    return;

  n_lines = (height - (int)bounds.origin.y) * pango_layout_get_line_count (layout) / text_height;
  gtk_widget_set_child_visible (self->secondary_label, n_lines > 0);
  n_lines = CLAMP (n_lines, 1, MAX_SENTENCE_LINES);
  if (n_lines != gtk_label_get_lines (GTK_LABEL (self->secondary_label)))
    ichomp_after_layout (self->secondary_label, set_lines_cb, GINT_TO_POINTER (n_lines), NULL);
}

/* The eye is on the left and the number on the right in every language, as the board is not
 * mirrored either. The eye of a sentence is beside its name. */
static void
allocate (GtkWidget *widget, int width, int height, int baseline)
{
  IchompReadout *self = ICHOMP_READOUT (widget);
  GtkRequisition toggle;
  GtkRequisition sign;

  allocate_child (self->explain_button, 0, 0, width, height);
  gtk_widget_get_preferred_size (self->sign_label, NULL, &sign);
  allocate_child (self->sign_label, 3 * TOGGLE_PLACE, 2 * TOGGLE_PLACE, sign.width, sign.height);
  gtk_widget_get_preferred_size (self->conceal_button, NULL, &toggle);
  allocate_child (self->conceal_button,
                  self->is_sentence ? width - toggle.width - TOGGLE_PLACE : TOGGLE_PLACE,
                  self->is_sentence ? 0 : TOGGLE_PLACE, toggle.width, toggle.height);
  if (self->is_sentence)
    fit_sentence (self, height);
}

static void
ichomp_readout_update_words (IchompTranslatable *translatable)
{
  IchompReadout *self = ICHOMP_READOUT (translatable);

  update (self);
  update_button (self);
}

static void
ichomp_readout_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_readout_update_words;
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

  props[PROP_TITLE] =
      g_param_spec_string ("title", NULL, NULL, "",
                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether the result is hidden, and with it all but the button to show it. */
  props[PROP_CONCEALED] =
      g_param_spec_boolean ("concealed", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether an administrator has locked `concealed`. */
  props[PROP_LOCKED] =
      g_param_spec_boolean ("locked", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Whether the user may ask for an explanation of the result. */
  props[PROP_EXPLAINABLE] =
      g_param_spec_boolean ("explainable", NULL, NULL, TRUE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /* The user asks for an explanation of the result. */
  signals[SIGNAL_EXPLAIN] = g_signal_new ("explain", ICHOMP_TYPE_READOUT, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_css_name (widget_class, "readout");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-readout.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, texts);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, sign_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, conceal_button);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, explain_button);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, primary_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, secondary_label);
}

static void
ichomp_readout_init (IchompReadout *self)
{
  self->explainable = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self),
                                 gtk_custom_layout_new (NULL, measure, allocate));
  ichomp_script_keep_left_to_right (self->texts);
  g_signal_connect_object (self->conceal_button, "clicked", G_CALLBACK (conceal_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explain_button, "clicked", G_CALLBACK (explain_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->explain_button, "query-tooltip",
                           G_CALLBACK (query_explain_tooltip_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->conceal_button, "query-tooltip",
                           G_CALLBACK (query_conceal_tooltip_cb), self, G_CONNECT_SWAPPED);
  ichomp_script_prepare (GTK_WIDGET (self));
  update_button (self);
}

GtkWidget *
ichomp_readout_new (const char *title)
{
  return g_object_new (ICHOMP_TYPE_READOUT, "title", title, NULL);
}

void
ichomp_readout_set_title (IchompReadout *self, const char *title)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (g_strcmp0 (self->title, title) == 0)
    return;

  g_free (self->title);
  self->title = g_strdup (title);
  update (self);
  update_button (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
}

/* The result is a name with a sentence below it: the chip has no frame. */
void
ichomp_readout_set_is_sentence (IchompReadout *self)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  self->is_sentence = TRUE;
  gtk_widget_set_direction (self->texts, GTK_TEXT_DIR_NONE);
  gtk_widget_set_valign (self->texts, GTK_ALIGN_START);
  gtk_label_set_xalign (GTK_LABEL (self->primary_label), 0);
  gtk_label_set_xalign (GTK_LABEL (self->secondary_label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->secondary_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->secondary_label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->secondary_label), PANGO_WRAP_WORD);
  gtk_label_set_lines (GTK_LABEL (self->secondary_label), MAX_SENTENCE_LINES);
  update (self);
}

/* @sign: whether the chip names its number u */
void
ichomp_readout_set_has_sign (IchompReadout *self, gboolean has_sign)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  gtk_label_set_text (GTK_LABEL (self->sign_label), has_sign ? "u" : "");
  gtk_widget_set_visible (self->sign_label, has_sign);
}

/* @revealable: whether there is a button that shows and hides the result; at first there is */
void
ichomp_readout_set_revealable (IchompReadout *self, gboolean revealable)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  gtk_widget_set_visible (self->conceal_button, revealable);
}

/**
 * ichomp_readout_set_withheld:
 * @self: a readout
 * @withheld: whether to hide the result for a while
 *
 * Hides the result also where it is not concealed; the user cannot show it meanwhile.
 */
void
ichomp_readout_set_withheld (IchompReadout *self, gboolean withheld)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  withheld = !!withheld;
  if (self->withheld == withheld)
    return;

  self->withheld = withheld;
  update (self);
  update_button (self);
}

/**
 * ichomp_readout_show:
 * @self: a readout
 * @primary: (nullable): the result in large figures, or its name
 * @secondary: (nullable): the same in another form
 * @description: (nullable): both in words, for a screen reader
 *
 * Shows a result; %NULL clears it.
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
 * @primary: (nullable): the result after a move
 * @secondary: (nullable): the same in the other form
 *
 * Shows a preview in the place of the result; %NULL clears it.
 */
void
ichomp_readout_show_preview (IchompReadout *self, const char *primary, const char *secondary)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (g_strcmp0 (self->preview_primary, primary) == 0
      && g_strcmp0 (self->preview_secondary, secondary) == 0)
    return;

  g_free (self->preview_primary);
  g_free (self->preview_secondary);
  self->preview_primary = g_strdup (primary);
  self->preview_secondary = g_strdup (secondary);
  update_texts (self);
}
