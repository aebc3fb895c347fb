/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A question within a text. An answer is met with the reason why it is right or wrong; after a wrong
 * one the question stays open, and after a right one others may still be tried. */

#include "ichomp-question.h"

#include <glib/gi18n.h>

#include "ichomp-digits.h"
#include "ichomp-feedback.h"
#include "ichomp-figure.h"
#include "ichomp-fold.h"

/* A number and what to say to it. */
typedef struct
{
  gboolean any;
  guint answer;
  char *why;
} Wrong;

struct _IchompQuestion
{
  GtkBox parent_instance;

  GtkWidget *ask_label;
  GtkWidget *answered_sign;
  GtkWidget *choices;
  GtkWidget *feedback;
  GtkWidget *entry;
  GtkWidget *figure;

  GArray *wrongs; /* of Wrong */
  guint answer;
  gboolean binary;
  char *why;
  char *wrong;

  IchompQuestionGoalFunc goal;
  gpointer goal_data;
  GDestroyNotify goal_destroy;
  SgMove tile; /* the last one that was chosen, if any */
  gboolean has_tile;

  gboolean has_sign;
  gboolean answered;
};

G_DEFINE_FINAL_TYPE (IchompQuestion, ichomp_question, GTK_TYPE_BOX)

enum
{
  PROP_ANSWERED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_SAID,
  SIGNAL_ACTIVATE_LINK,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static gboolean
activate_link_cb (IchompQuestion *self, const char *uri)
{
  gboolean handled = FALSE;

  g_signal_emit (self, signals[SIGNAL_ACTIVATE_LINK], 0, uri, &handled);
  return handled;
}

static void
forward_links (IchompQuestion *self, GtkWidget *label)
{
  g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), self,
                           G_CONNECT_SWAPPED);
}

static GtkWidget *
create_markup_label (const char *markup)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

static GtkWidget *
create_feedback (IchompQuestion *self)
{
  GtkWidget *feedback = ichomp_feedback_new ();

  forward_links (self, ichomp_feedback_get_label (ICHOMP_FEEDBACK (feedback)));
  return feedback;
}

/* What is shown is said as well, unless it has been said before. */
static void
say (IchompQuestion *self, GtkWidget *feedback)
{
  g_autofree char *words = ichomp_feedback_dup_words (ICHOMP_FEEDBACK (feedback));

  g_signal_emit (self, signals[SIGNAL_SAID], 0, words);
}

/* Folded */

static void
expanded_cb (GtkExpander *expander, GParamSpec *pspec, IchompQuestion *self)
{
  if (gtk_expander_get_expanded (expander))
    ichomp_question_set_answered (self, TRUE);
}

/* Choices */

static void
choice_said_cb (IchompQuestion *self, const char *text)
{
  g_signal_emit (self, signals[SIGNAL_SAID], 0, text);
}

static void
choices_complete_cb (IchompQuestion *self)
{
  ichomp_question_set_answered (self, TRUE);
}

/* Numbers */

static void
clear_wrong (gpointer wrong)
{
  g_free (((Wrong *)wrong)->why);
}

/* In the digits of any script. */
static gboolean
parse_number (const char *text, guint base, guint *number)
{
  g_autofree char *stripped = g_strstrip (g_strdup (text));
  guint64 value = 0;

  for (const char *at = stripped; *at != '\0'; at = g_utf8_next_char (at))
    {
      int digit = g_unichar_digit_value (g_utf8_get_char (at));

      if (digit < 0 || digit >= (int)base)
        return FALSE;

      value = value * base + (guint)digit;
      if (value > G_MAXUINT)
        return FALSE;
    }

  *number = (guint)value;
  return *stripped != '\0';
}

static const char *
find_why_wrong (IchompQuestion *self, guint number)
{
  for (guint i = 0; i < self->wrongs->len; i++)
    {
      const Wrong *wrong = &g_array_index (self->wrongs, Wrong, i);

      if (wrong->any || wrong->answer == number)
        return wrong->why;
    }

  return NULL;
}

/* Returns whether what is typed is the answer. */
static gboolean
show_number (IchompQuestion *self)
{
  IchompFeedback *feedback = ICHOMP_FEEDBACK (self->feedback);
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
  guint number;

  if (!parse_number (text, self->binary ? 2 : 10, &number))
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_NOTE,
                          self->binary ? _ ("Type a number in binary: only the digits 0 and 1.")
                                       : ichomp_digits_get (_ ("Type a whole number, such as 6.")));
  else if (number != self->answer)
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_WRONG, find_why_wrong (self, number));
  else
    ichomp_feedback_show (feedback, ICHOMP_VERDICT_RIGHT, self->why);

  return ichomp_feedback_get_verdict (feedback) == ICHOMP_VERDICT_RIGHT;
}

static void
check_number_cb (IchompQuestion *self)
{
  gboolean right = show_number (self);

  say (self, self->feedback);
  if (right)
    ichomp_question_set_answered (self, TRUE);
}

/* Tiles */

/* Returns whether the tile is the answer. */
static gboolean
show_tile (IchompQuestion *self, const SgMove *tile)
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
tile_chosen_cb (IchompQuestion *self, const SgMove *tile)
{
  gboolean right = show_tile (self, tile);

  say (self, self->feedback);
  if (right)
    ichomp_question_set_answered (self, TRUE);
}

/* The object */

static void
ichomp_question_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANSWERED:
      g_value_set_boolean (value, ICHOMP_QUESTION (object)->answered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_question_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANSWERED:
      ichomp_question_set_answered (ICHOMP_QUESTION (object), g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_question_finalize (GObject *object)
{
  IchompQuestion *self = ICHOMP_QUESTION (object);

  if (self->goal_destroy != NULL)
    self->goal_destroy (self->goal_data);
  g_array_unref (self->wrongs);
  g_free (self->why);
  g_free (self->wrong);

  G_OBJECT_CLASS (ichomp_question_parent_class)->finalize (object);
}

static void
ichomp_question_class_init (IchompQuestionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ichomp_question_get_property;
  object_class->set_property = ichomp_question_set_property;
  object_class->finalize = ichomp_question_finalize;

  /**
   * IchompQuestion:answered:
   *
   * Whether the person has found the answer; all of them, if several choices are right. A folded
   * answer is found by unfolding it. May be set for one that has been answered before.
   */
  props[PROP_ANSWERED] =
      g_param_spec_boolean ("answered", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompQuestion::said:
   * @self: the question
   * @text: a translated sentence
   *
   * Emitted when there is something new to read, for a screen reader.
   */
  signals[SIGNAL_SAID] = g_signal_new ("said", ICHOMP_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0, NULL,
                                       NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * IchompQuestion::activate-link:
   * @self: the question
   * @uri: where the link leads
   *
   * A person has activated a link in one of the texts.
   *
   * Returns: %TRUE if it has been followed
   */
  signals[SIGNAL_ACTIVATE_LINK] = g_signal_new (
      "activate-link", ICHOMP_TYPE_QUESTION, G_SIGNAL_RUN_LAST, 0,
      g_signal_accumulator_true_handled, NULL, NULL, G_TYPE_BOOLEAN, 1, G_TYPE_STRING);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "question");
}

static void
ichomp_question_init (IchompQuestion *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  self->wrongs = g_array_new (FALSE, FALSE, sizeof (Wrong));
  g_array_set_clear_func (self->wrongs, clear_wrong);
}

/* In a box, which keeps the baseline of the image from being mixed up with that of the label. */
static GtkWidget *
create_sign (void)
{
  GtkWidget *holder = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *sign = gtk_image_new_from_icon_name ("object-select-symbolic");
  /* Translators: of a question to which the person has found the answer */
  const char *name = C_ ("question", "Answered");

  gtk_widget_add_css_class (sign, "answered");
  gtk_widget_set_tooltip_text (sign, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (holder), sign);
  gtk_widget_set_visible (holder, FALSE);
  return holder;
}

static IchompQuestion *
create (const char *ask, gboolean has_sign)
{
  IchompQuestion *self = g_object_new (ICHOMP_TYPE_QUESTION, NULL);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  self->has_sign = has_sign;
  self->ask_label = create_markup_label (ask);
  self->answered_sign = create_sign ();
  gtk_widget_add_css_class (self->ask_label, "ask");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  gtk_label_get_text (GTK_LABEL (self->ask_label)), -1);
  forward_links (self, self->ask_label);
  gtk_box_append (GTK_BOX (row), self->ask_label);
  gtk_box_append (GTK_BOX (row), self->answered_sign);
  gtk_box_append (GTK_BOX (self), row);

  return self;
}

/**
 * ichomp_question_new_folded:
 * @ask: the question, as markup
 * @answer: what is to be seen when the answer is unfolded
 *
 * Returns: (transfer floating): a question whose answer is folded
 */
GtkWidget *
ichomp_question_new_folded (const char *ask, GtkWidget *answer)
{
  IchompQuestion *self = create (ask, FALSE);
  /* Translators: What is folded below a question. */
  GtkWidget *fold = ichomp_fold_new (C_ ("question", "Answer"), answer);

  g_signal_connect_object (fold, "notify::expanded", G_CALLBACK (expanded_cb), self, 0);
  gtk_box_append (GTK_BOX (self), fold);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_new_choice:
 * @ask: the question, as markup
 * @choices: (array length=n_choices): the answers to choose from, of which at least one is right
 * @n_choices: how many
 *
 * Returns: (transfer floating): a question with several answers
 */
GtkWidget *
ichomp_question_new_choice (const char *ask, const IchompChoice *choices, guint n_choices)
{
  IchompQuestion *self = create (ask, TRUE);

  self->choices = ichomp_choices_new (choices, n_choices);
  g_signal_connect_object (self->choices, "said", G_CALLBACK (choice_said_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->choices, "complete", G_CALLBACK (choices_complete_cb), self,
                           G_CONNECT_SWAPPED);
  forward_links (self, self->choices);
  gtk_box_append (GTK_BOX (self), self->choices);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_new_number:
 * @ask: the question, as markup
 * @answer: the number asked for
 * @binary: whether it is to be given in binary
 * @why: (nullable): what to say when it is found, as markup
 * @wrongs: (array length=n_wrongs) (nullable): what to say to other numbers
 * @n_wrongs: how many
 *
 * Returns: (transfer floating): a question for a number
 */
GtkWidget *
ichomp_question_new_number (const char *ask,
                            guint answer,
                            gboolean binary,
                            const char *why,
                            const IchompQuestionWrong *wrongs,
                            guint n_wrongs)
{
  IchompQuestion *self = create (ask, TRUE);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_with_label (_ ("Check"));

  self->answer = answer;
  self->binary = binary;
  self->why = g_strdup (why);
  for (guint i = 0; i < n_wrongs; i++)
    {
      Wrong wrong = { wrongs[i].any, wrongs[i].answer, g_strdup (wrongs[i].why) };

      g_array_append_val (self->wrongs, wrong);
    }

  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 32);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 10);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 10);
  gtk_widget_set_direction (self->entry, GTK_TEXT_DIR_LTR);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Your answer"), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_text (GTK_LABEL (self->ask_label)), -1);
  g_signal_connect_object (self->entry, "activate", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (check_number_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (row), self->entry);
  gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (self), row);
  self->feedback = create_feedback (self);
  gtk_box_append (GTK_BOX (self), self->feedback);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_new_tile:
 * @ask: the question, as markup
 * @figure: (type Figure): where the tile is to be found
 * @goal: says whether a tile is what the question asks for
 * @user_data: passed to @goal
 * @destroy: (nullable): frees @user_data
 * @why: (nullable): what to say when it is found, as markup
 * @wrong: (nullable): what to say to other tiles, as markup
 *
 * Returns: (transfer floating): a question for a tile
 */
GtkWidget *
ichomp_question_new_tile (const char *ask,
                          GtkWidget *figure,
                          IchompQuestionGoalFunc goal,
                          gpointer user_data,
                          GDestroyNotify destroy,
                          const char *why,
                          const char *wrong)
{
  IchompQuestion *self = create (ask, TRUE);

  self->figure = figure;
  self->goal = goal;
  self->goal_data = user_data;
  self->goal_destroy = destroy;
  self->why = g_strdup (why);
  self->wrong = g_strdup (wrong);

  g_signal_connect_object (figure, "tile-chosen", G_CALLBACK (tile_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), figure);
  self->feedback = create_feedback (self);
  gtk_box_append (GTK_BOX (self), self->feedback);

  return GTK_WIDGET (self);
}

/**
 * ichomp_question_get_answered:
 * @self: a question
 *
 * Returns: whether the person has found the answer
 */
gboolean
ichomp_question_get_answered (IchompQuestion *self)
{
  g_return_val_if_fail (ICHOMP_IS_QUESTION (self), FALSE);

  return self->answered;
}

/**
 * ichomp_question_set_answered:
 * @self: a question
 * @answered: whether the person has found the answer
 *
 * Sets [property@Question:answered]. The question can be tried again either way.
 */
void
ichomp_question_set_answered (IchompQuestion *self, gboolean answered)
{
  g_return_if_fail (ICHOMP_IS_QUESTION (self));

  answered = !!answered;
  if (self->answered == answered)
    return;

  self->answered = answered;
  gtk_widget_set_visible (self->answered_sign, answered && self->has_sign);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANSWERED]);
}

/* How a question has been tried: what is typed and whether it has been judged, which choices (a bit
 * each) and which tile have been chosen. */
#define STATE_TYPE "(sbtbuuu)"

/**
 * ichomp_question_save:
 * @self: a question
 *
 * Returns: (transfer floating): what a person has done with it so far, for
 *   [method@Question.restore] of another one that asks the same
 */
GVariant *
ichomp_question_save (IchompQuestion *self)
{
  const char *text = "";
  gboolean judged = FALSE;
  guint64 tried = 0;

  g_return_val_if_fail (ICHOMP_IS_QUESTION (self), NULL);

  if (self->choices != NULL)
    tried = ichomp_choices_get_tried (ICHOMP_CHOICES (self->choices));
  if (self->entry != NULL)
    {
      text = gtk_editable_get_text (GTK_EDITABLE (self->entry));
      judged =
          ichomp_feedback_get_verdict (ICHOMP_FEEDBACK (self->feedback)) != ICHOMP_VERDICT_NONE;
    }

  return g_variant_new (STATE_TYPE, text, judged, tried, self->has_tile, (guint)self->tile.quadrant,
                        self->tile.row, self->tile.column);
}

/**
 * ichomp_question_restore:
 * @self: a question that nobody has tried
 * @state: what [method@Question.save] of one that asks the same has returned
 *
 * Shows again what was shown there. It says nothing, and nothing is answered by it.
 */
void
ichomp_question_restore (IchompQuestion *self, GVariant *state)
{
  const char *text;
  gboolean judged;
  guint64 tried;
  gboolean has_tile;
  guint quadrant;
  SgMove tile;

  g_return_if_fail (ICHOMP_IS_QUESTION (self));
  g_return_if_fail (g_variant_is_of_type (state, G_VARIANT_TYPE (STATE_TYPE)));

  g_variant_get (state, "(&sbtbuuu)", &text, &judged, &tried, &has_tile, &quadrant, &tile.row,
                 &tile.column);
  tile.quadrant = quadrant;
  if (self->choices != NULL)
    ichomp_choices_set_tried (ICHOMP_CHOICES (self->choices), tried);
  if (self->entry != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  if (self->entry != NULL && judged)
    show_number (self);
  if (self->goal != NULL && has_tile)
    show_tile (self, &tile);
}
