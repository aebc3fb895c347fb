/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A card that shows one result and, beside it, a preview of the result after a move. The result is
 * a number in two forms, or a name with a sentence. A wide card has everything in one line, a
 * narrow one in several: then the preview of a name is below it. The result can be concealed, also
 * from a screen reader, so that a class finds it first: only the button that shows it again is
 * left. The texts come from outside. */

#include "ichomp-readout.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-lock.h"
#include "widgets/language/ichomp-translatable.h"
#include "widgets/language/ichomp-script.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/kit/ichomp-wrap-layout.h"
#include "game/words/ichomp-formula.h"

#define STYLE_PRIMARY "size=\"150%\" weight=\"bold\""
#define STYLE_PRIMARY_WORD "size=\"120%\" weight=\"bold\""
#define STYLE_SECONDARY "size=\"120%\""
#define STYLE_PREVIEW "size=\"120%\" weight=\"bold\""

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
  IchompContainer parent_instance;

  GtkWidget *title_label;
  GtkWidget *preview_label; /* of a name */
  GtkWidget *conceal_button;
  GtkWidget *explain_button;
  GtkWidget *primary_label;
  GtkWidget *secondary_label;
  GtkWidget *sentence_stack; /* the secondary label, and what needs its room; NULL: shows numbers */

  char *title;
  char *primary;
  char *secondary;
  char *preview_primary;
  char *preview_secondary;
  char *description;
  guint n_digits;  /* binary digits of the largest number to have room for */
  GStrv names;     /* that it may show; NULL: it shows numbers */
  GStrv sentences; /* likewise, with a name */
  gboolean concealed;
  gboolean named;
  gboolean withheld;
  gboolean locked;
  gboolean explainable;
};

static void ichomp_readout_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompReadout,
                               ichomp_readout,
                               ICHOMP_TYPE_CONTAINER,
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

/* Markup */

static void
append_text (GString *line, const char *style, const char *arrow, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append_printf (line, "%s<span %s>%s%s</span>", line->len > 0 ? "  " : "", style, arrow,
                          escaped);
}

static const char *
get_arrow (IchompReadout *self)
{
  return self->names != NULL && gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL ? "← "
                                                                                        : "→ ";
}

/* Numbers are isolated: a preview is on the right of its number in every language. */
static char *
dup_markup (IchompReadout *self, const char *style, const char *text, const char *preview)
{
  g_autoptr (GString) line = g_string_new (NULL);

  if (text != NULL)
    append_text (line, style, "", text);
  if (preview != NULL)
    append_text (line, STYLE_PREVIEW, get_arrow (self), preview);

  return self->names != NULL ? g_strdup (line->str) : ichomp_formula_isolate (line->str);
}

static char *
dup_name (IchompReadout *self, const char *name)
{
  return dup_markup (self, STYLE_PRIMARY_WORD, name, NULL);
}

static char *
dup_name_preview (IchompReadout *self, const char *name)
{
  return dup_markup (self, NULL, NULL, name);
}

static char *
dup_primary (IchompReadout *self, const Texts *texts)
{
  return dup_markup (self, STYLE_PRIMARY, texts->primary, texts->preview_primary);
}

/* Numbers: as wide as any with as many digits, @n_digits and two at least. */
static char *
dup_widest (const char *text, gsize n_digits)
{
  g_autofree char *read = ichomp_digits_to_ascii (text != NULL ? text : "");
  g_autofree char *widest = NULL;

  if (text == NULL || strspn (read, "0123456789") < strlen (read))
    return g_strdup (text);

  widest = g_strnfill (MAX (MAX (strlen (read), n_digits), 2), '8');
  return g_str_equal (read, text) ? g_steal_pointer (&widest) : ichomp_digits_dup (widest);
}

/* The card */

/* Shown instead of a withheld result. */
#define WITHHELD_TEXT "?"

static gboolean
is_hidden (IchompReadout *self)
{
  return self->concealed || self->withheld;
}

/* The second form of a number. A preview replaces it where the first form shows both numbers. */
static char *
dup_secondary (IchompReadout *self, const Texts *texts)
{
  const char *before =
      texts->primary != NULL && texts->preview_secondary != NULL ? NULL : texts->secondary;

  return dup_markup (self, STYLE_SECONDARY, before, texts->preview_secondary);
}

/* A name is in the place of the title. */
static void
update_sentence (IchompReadout *self, const Texts *texts)
{
  gboolean has_name = texts->secondary != NULL;
  g_autofree char *name = dup_name (self, has_name ? texts->primary : self->title);
  g_autofree char *preview = dup_name_preview (self, has_name ? texts->preview_primary : NULL);
  const char *sentence = has_name ? texts->secondary : texts->primary;

  gtk_label_set_markup (GTK_LABEL (self->title_label), name);
  gtk_label_set_markup (GTK_LABEL (self->preview_label), preview);
  gtk_label_set_text (GTK_LABEL (self->secondary_label),
                      sentence != NULL ? sentence : ICHOMP_TEXT_NONE);
}

static void
update_number (IchompReadout *self, const Texts *texts)
{
  g_autofree char *primary = dup_primary (self, texts);
  g_autofree char *secondary = dup_secondary (self, texts);

  gtk_label_set_text (GTK_LABEL (self->title_label), self->title);
  gtk_label_set_markup (GTK_LABEL (self->primary_label), primary);
  gtk_label_set_markup (GTK_LABEL (self->secondary_label), secondary);
}

static void
update_texts (IchompReadout *self)
{
  Texts texts = { self->primary, self->secondary, self->preview_primary, self->preview_secondary };

  if (is_hidden (self))
    texts = (Texts){ .primary = WITHHELD_TEXT };

  if (self->names != NULL)
    update_sentence (self, &texts);
  else
    update_number (self, &texts);
}

static int
measure_width (IchompReadout *self, const char *markup)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  int width;

  pango_layout_set_markup (layout, markup, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  return width;
}

static void
reserve_width (IchompReadout *self, GtkWidget *label, const char *markup)
{
  gtk_widget_set_size_request (label, measure_width (self, markup), -1);
}

static void
reserve_names (IchompReadout *self)
{
  int name_width = 0;
  int preview_width = 0;

  for (guint i = 0; self->names[i] != NULL; i++)
    {
      g_autofree char *name = dup_name (self, self->names[i]);
      g_autofree char *preview = dup_name_preview (self, self->names[i]);

      name_width = MAX (name_width, measure_width (self, name));
      preview_width = MAX (preview_width, measure_width (self, preview));
    }

  gtk_widget_set_size_request (self->title_label, name_width, -1);
  gtk_widget_set_size_request (self->preview_label, preview_width, -1);
}

static void
reserve_numbers (IchompReadout *self)
{
  g_autofree char *largest = g_strdup_printf ("%u", (1u << self->n_digits) - 1);
  g_autofree char *primary = dup_widest (self->primary, strlen (largest));
  g_autofree char *secondary = dup_widest (self->secondary, self->n_digits);
  Texts widest = { primary, secondary, primary, secondary };
  g_autofree char *primary_markup = dup_primary (self, &widest);
  g_autofree char *secondary_markup = dup_secondary (self, &widest);

  reserve_width (self, self->primary_label, primary_markup);
  reserve_width (self, self->secondary_label, secondary_markup);
  gtk_widget_set_visible (self->primary_label, primary != NULL || secondary == NULL);
  gtk_widget_set_visible (self->secondary_label, secondary != NULL);
}

/* Reserves the space of a preview, so that nothing moves when one appears. The labels have the
 * card's font, but receive a new one after the card. A form that is not shown takes no space. */
static void
reserve_room (IchompReadout *self)
{
  if (self->names != NULL)
    reserve_names (self);
  else
    reserve_numbers (self);
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
  gtk_widget_set_visible (self->title_label, self->named || !self->concealed);
  gtk_widget_set_visible (self->preview_label, self->names != NULL && !self->concealed);
  show_explain_button (self, !self->concealed);
  gtk_widget_set_cursor_from_name (self->explain_button, self->explainable ? "help" : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->title,
                                  -1);
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
  g_strfreev (self->names);
  g_strfreev (self->sentences);

  G_OBJECT_CLASS (ichomp_readout_parent_class)->finalize (object);
}

static void
ichomp_readout_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (ichomp_readout_parent_class)->css_changed (widget, change);

  reserve_room (ICHOMP_READOUT (widget));
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
  widget_class->css_changed = ichomp_readout_css_changed;

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

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-readout.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, title_label);
  gtk_widget_class_bind_template_child (widget_class, IchompReadout, preview_label);
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

/* A page that is never shown; the card has room for it. */
static GtkWidget *
create_spare (const char *sentence)
{
  return g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, "label",
                       sentence, "wrap", TRUE, "xalign", 0.0, NULL);
}

/* Puts the secondary label into a stack: numbers are better without, which loses their baseline. */
static void
prepare_sentences (IchompReadout *self)
{
  GtkWidget *parent = gtk_widget_get_parent (self->secondary_label);
  g_autoptr (GtkWidget) label = g_object_ref (self->secondary_label);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_widget_set_size_request (label, -1, -1);
  gtk_widget_set_visible (label, TRUE);
  gtk_widget_set_visible (self->primary_label, FALSE);

  self->sentence_stack = gtk_stack_new ();
  gtk_widget_unparent (label);
  gtk_stack_add_child (GTK_STACK (self->sentence_stack), label);
  gtk_widget_set_parent (self->sentence_stack, parent);
}

/**
 * ichomp_readout_set_results:
 * @self: a readout
 * @names: (array zero-terminated=1): the names of results that it may show
 * @sentences: (array zero-terminated=1): the sentences about them
 *
 * The results are names with a sentence instead of numbers. There is always room for the widest
 * name and the longest sentence, so that nothing moves when the result changes.
 */
void
ichomp_readout_set_results (IchompReadout *self,
                            const char *const *names,
                            const char *const *sentences)
{
  GtkWidget *spare;

  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (self->names != NULL && g_strv_equal ((const char *const *)self->names, names)
      && g_strv_equal ((const char *const *)self->sentences, sentences))
    return;
  g_strfreev (self->names);
  g_strfreev (self->sentences);
  self->names = g_strdupv ((GStrv)names);
  self->sentences = g_strdupv ((GStrv)sentences);

  if (self->sentence_stack == NULL)
    prepare_sentences (self);
  while ((spare = gtk_widget_get_next_sibling (self->secondary_label)) != NULL)
    gtk_stack_remove (GTK_STACK (self->sentence_stack), spare);
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_stack_add_child (GTK_STACK (self->sentence_stack), create_spare (sentences[i]));

  update (self);
  reserve_room (self);
}

/* @n_digits: the number of binary digits of the largest number that the card will show, so that
 * nothing
 *   moves when it does */
void
ichomp_readout_reserve_digits (IchompReadout *self, guint n_digits)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  if (self->n_digits == n_digits)
    return;

  self->n_digits = n_digits;
  reserve_room (self);
}

/* @named: whether the title stays where the result is concealed, because the card names something
 * that has no other name on the page */
void
ichomp_readout_set_named (IchompReadout *self, gboolean named)
{
  g_return_if_fail (ICHOMP_IS_READOUT (self));

  named = !!named;
  if (self->named == named)
    return;

  self->named = named;
  gtk_label_set_wrap (GTK_LABEL (self->title_label), !named);
  update (self);
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
 * @primary: (nullable): the result in large figures
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
  reserve_room (self);
}

/**
 * ichomp_readout_show_preview:
 * @self: a readout
 * @primary: (nullable): the result after a move
 * @secondary: (nullable): the same in the other form
 *
 * Shows a preview; %NULL clears it. Its space stays reserved, so that nothing moves.
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
