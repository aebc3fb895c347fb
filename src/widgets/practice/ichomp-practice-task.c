/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The exercises of a run, one at a time: the question, the tiles, the answer and the feedback. A
 * wrong answer gets its reason and the exercise stays open. New texts appear below the old ones. */

#include "ichomp-practice-task.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-bits-exercise.h"
#include "widgets/kit/ichomp-children.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/kit/ichomp-feedback.h"
#include "widgets/kit/ichomp-help.h"
#include "ichomp-practice-figure.h"
#include "ichomp-practice-input.h"
#include "widgets/kit/ichomp-measure.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-wording.h"

/* Between the tiles and the answer, in pixels */
#define SPACING 28

/* The tiles are not smaller than this, in pixels; the page scrolls instead. */
#define TILES_HEIGHT 200
#define TILES_WIDTH_BESIDE 300

/* How wide the answer is where there is room, in pixels */
#define ANSWER_WIDTH 460

/* Sentences request little width and fill what is left: the tiles keep their size beside them. */
#define MAX_WIDTH_CHARS 30

/* Of the sentences of a solution */
#define LINE_LENGTH 60

struct _IchompPracticeTask
{
  GtkBox parent_instance;

  GtkWidget *place_label;
  GtkWidget *score_label;
  GtkWidget *question_label;
  GtkWidget *figure;
  GtkWidget *input;
  GtkWidget *buttons;
  GtkWidget *go_button;
  GtkWidget *show_button;
  GtkWidget *feedback;
  GtkWidget *solution;

  IchompPractice *practice;
  IchompAnswer answer; /* the last one, if answered */
  gboolean answered;
  gboolean unreadable; /* the last text was not an answer */
  gboolean explained;  /* the solution is shown */

  gboolean was_inside; /* whether the focus was where the answer is, when the question came */
  guint tell_id;
};

static void ichomp_practice_task_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPracticeTask,
                               ichomp_practice_task,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_practice_task_translatable_init))

static IchompExercise *
get_exercise (IchompPracticeTask *self)
{
  return ichomp_practice_get_exercise (self->practice);
}

static gboolean
is_open (IchompPracticeTask *self)
{
  return ichomp_practice_get_state (self->practice) == ICHOMP_PRACTICE_OPEN;
}

/* Without topics, the user has to choose some. */
static gboolean
can_go_on (IchompPracticeTask *self)
{
  return get_exercise (self) != NULL || ichomp_practice_is_on_mistakes (self->practice);
}

/* Words */

static void
show_place (IchompPracticeTask *self)
{
  IchompExercise *exercise = get_exercise (self);
  g_autofree char *text = NULL;

  if (exercise != NULL)
    /* Translators: Which exercise it is, such as "Exercise 3: Write in binary, difficulty 2". */
    text = ichomp_digits_printf (
        _ ("Exercise %1$u: %2$s, difficulty %3$u"), ichomp_practice_get_number (self->practice),
        ichomp_exercise_kind_get_name (ichomp_exercise_get_kind (exercise)),
        ichomp_exercise_get_difficulty (exercise));
  gtk_label_set_label (GTK_LABEL (self->place_label), text != NULL ? text : "");
}

/* Nothing before the first answer. */
static void
show_score (IchompPracticeTask *self)
{
  guint n_tried = ichomp_practice_get_n_tried (self->practice);
  guint streak = ichomp_practice_get_streak (self->practice);
  /* Translators: How many exercises were right, and how many right ones in a row,
   * such as "5 of 6 right, streak 3". */
  g_autofree char *text = ichomp_digits_printf (
      ngettext ("%1$u of %2$u right, streak %3$u", "%1$u of %2$u right, streak %3$u", n_tried),
      ichomp_practice_get_n_right (self->practice), n_tried, streak);

  gtk_label_set_label (GTK_LABEL (self->score_label), n_tried > 0 ? text : "");
}

static char *
dup_question (IchompPracticeTask *self, IchompVoice voice)
{
  IchompExercise *exercise = get_exercise (self);

  if (exercise != NULL)
    return ichomp_exercise_dup_question (exercise, voice);

  return g_strdup (ichomp_practice_is_on_mistakes (self->practice)
                       ? _ ("You have corrected all of your mistakes.")
                       : _ ("Choose a topic to practise."));
}

static void
show_question (IchompPracticeTask *self)
{
  g_autofree char *question = dup_question (self, ICHOMP_VOICE_WRITTEN);
  g_autofree char *spoken = dup_question (self, ICHOMP_VOICE_SPOKEN);

  gtk_label_set_label (GTK_LABEL (self->question_label), question);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->question_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->input), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken, -1);
}

/* Returns: (transfer full) (nullable): the feedback to the last answer, without the verdict */
static char *
dup_reason (IchompPracticeTask *self, IchompVoice voice)
{
  IchompExercise *exercise = get_exercise (self);
  g_autofree char *answer = NULL;

  if (exercise == NULL)
    return NULL;

  switch (ichomp_practice_get_state (self->practice))
    {
    case ICHOMP_PRACTICE_RIGHT:
      return ichomp_exercise_dup_confirmation (exercise, &self->answer, voice);
    case ICHOMP_PRACTICE_SHOWN:
      answer = ichomp_exercise_dup_answer (exercise, voice);
      /* Translators: An answer that the user asked to see, such as "The answer: 1101". */
      return g_strdup_printf (_ ("The answer: %s"), answer);
    case ICHOMP_PRACTICE_OPEN:
      if (self->unreadable)
        return ichomp_exercise_dup_expected (exercise);
      return self->answered ? ichomp_practice_dup_reason (self->practice, voice) : NULL;
    }

  g_assert_not_reached ();
}

static IchompVerdict
get_verdict (IchompPracticeTask *self)
{
  switch (ichomp_practice_get_state (self->practice))
    {
    case ICHOMP_PRACTICE_RIGHT:
      return ICHOMP_VERDICT_RIGHT;
    case ICHOMP_PRACTICE_SHOWN:
      return ICHOMP_VERDICT_NOTE;
    case ICHOMP_PRACTICE_OPEN:
      if (self->unreadable)
        return ICHOMP_VERDICT_NOTE;
      return self->answered ? ICHOMP_VERDICT_WRONG : ICHOMP_VERDICT_NONE;
    }

  g_assert_not_reached ();
}

static void
show_feedback (IchompPracticeTask *self)
{
  g_autofree char *reason = dup_reason (self, ICHOMP_VOICE_WRITTEN);
  g_autofree char *markup = reason != NULL ? g_markup_escape_text (reason, -1) : NULL;

  ichomp_feedback_show (ICHOMP_FEEDBACK (self->feedback), get_verdict (self), markup);
}

static void
announce_feedback (IchompPracticeTask *self)
{
  g_autofree char *reason = dup_reason (self, ICHOMP_VOICE_SPOKEN);
  IchompVerdict verdict = get_verdict (self);
  g_autofree char *words = NULL;

  if (verdict == ICHOMP_VERDICT_RIGHT)
    words = ichomp_wording_join (C_ ("answer", "Right."), reason);
  else if (verdict == ICHOMP_VERDICT_WRONG)
    words = ichomp_wording_join (C_ ("answer", "Wrong."), reason);
  else
    words = g_strdup (reason);
  ichomp_announce (GTK_WIDGET (self), words);
}

/* The solution */

/* The numbers of a sum, one below the other in binary. */
static void
add_table (IchompPracticeTask *self)
{
  IchompExercise *exercise = get_exercise (self);
  guint n_numbers;
  const guint *numbers = ichomp_exercise_get_numbers (exercise, &n_numbers);
  guint values[SG_N_QUADRANTS];
  GtkWidget *table;

  if (ichomp_exercise_get_kind (exercise) != ICHOMP_EXERCISE_XOR)
    {
      if (ichomp_exercise_get_position (exercise) == NULL
          || ichomp_exercise_get_quadrant (exercise) < SG_N_QUADRANTS)
        return;

      SG_FOREACH_QUADRANT (q)
        values[q] = sg_analysis_get_value (ichomp_exercise_get_analysis (exercise), q);
      numbers = values;
      n_numbers = SG_N_QUADRANTS;
    }

  table = ichomp_bits_exercise_new (numbers, n_numbers, TRUE, NULL);
  gtk_widget_set_valign (table, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self->solution), table);
}

static void
show_solution (IchompPracticeTask *self)
{
  g_auto (GStrv) written = NULL;
  g_auto (GStrv) spoken = NULL;
  GtkWidget *sentences;

  ichomp_children_remove (self->solution);
  gtk_widget_set_visible (self->solution, self->explained);
  if (!self->explained)
    return;

  add_table (self);
  sentences = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_hexpand (sentences, TRUE);
  gtk_widget_add_css_class (sentences, "sentences");
  gtk_box_append (GTK_BOX (self->solution), sentences);
  written = ichomp_exercise_dup_solution (get_exercise (self), ICHOMP_VOICE_WRITTEN);
  spoken = ichomp_exercise_dup_solution (get_exercise (self), ICHOMP_VOICE_SPOKEN);
  for (guint i = 0; written[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (written[i]);

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_max_width_chars (GTK_LABEL (label), LINE_LENGTH);
      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      spoken[i], -1);
      gtk_box_append (GTK_BOX (sentences), label);
    }
}

/* Buttons */

/* One button checks the answer and goes to the next exercise, so that Enter does both. It also
 * leads from the last mistake back to the topics. */
static void
show_buttons (IchompPracticeTask *self)
{
  gboolean exists = get_exercise (self) != NULL;
  gboolean open = is_open (self);
  gboolean typed = ichomp_practice_input_is_typed (ICHOMP_PRACTICE_INPUT (self->input));
  gboolean right = ichomp_practice_get_state (self->practice) == ICHOMP_PRACTICE_RIGHT;

  gtk_button_set_label (GTK_BUTTON (self->go_button),
                        open && typed ? C_ ("exercise", "Check") : C_ ("exercise", "Next"));
  gtk_widget_set_sensitive (self->go_button, typed || !open || !exists);
  gtk_widget_set_visible (self->show_button, exists);
  gtk_button_set_label (GTK_BUTTON (self->show_button),
                        right ? C_ ("exercise", "Explain") : C_ ("exercise", "Show me"));
  if (!open && self->explained && gtk_widget_has_focus (self->show_button))
    gtk_widget_grab_focus (self->go_button);
  gtk_widget_set_sensitive (self->show_button, !self->explained);
}

static void
update_all (IchompPracticeTask *self)
{
  show_place (self);
  show_score (self);
  show_question (self);
  show_feedback (self);
  show_solution (self);
  show_buttons (self);
  gtk_widget_set_visible (gtk_widget_get_parent (self->figure), can_go_on (self));
}

/* Answers */

static void
after_answer (IchompPracticeTask *self)
{
  gboolean open = is_open (self);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  ichomp_practice_input_set_open (ICHOMP_PRACTICE_INPUT (self->input), open);
  show_score (self);
  show_feedback (self);
  show_solution (self);
  show_buttons (self);
  announce_feedback (self);
  if (open)
    {
      ichomp_practice_figure_mark_wrong (ICHOMP_PRACTICE_FIGURE (self->figure), &self->answer);
      ichomp_practice_input_mark (ICHOMP_PRACTICE_INPUT (self->input), &self->answer);
      ichomp_practice_input_select_text (ICHOMP_PRACTICE_INPUT (self->input));
      return;
    }

  ichomp_practice_figure_mark_answers (ICHOMP_PRACTICE_FIGURE (self->figure));
  if (ichomp_practice_get_state (self->practice) == ICHOMP_PRACTICE_RIGHT)
    ichomp_practice_input_mark (ICHOMP_PRACTICE_INPUT (self->input), &self->answer);
  ichomp_practice_input_mark_answers (ICHOMP_PRACTICE_INPUT (self->input));
  if (!ichomp_practice_input_is_typed (ICHOMP_PRACTICE_INPUT (self->input)))
    gtk_widget_grab_focus (self->go_button);
}

static void
give_answer (IchompPracticeTask *self, const IchompAnswer *answer)
{
  self->answer = *answer;
  self->answered = TRUE;
  self->unreadable = FALSE;
  ichomp_practice_answer (self->practice, answer);
  after_answer (self);
}

static void
check_text (IchompPracticeTask *self)
{
  const char *text = ichomp_practice_input_get_text (ICHOMP_PRACTICE_INPUT (self->input));
  IchompAnswer answer;

  if (ichomp_exercise_read_answer (get_exercise (self), text, &answer))
    {
      give_answer (self, &answer);
      return;
    }

  self->unreadable = TRUE;
  show_feedback (self);
  announce_feedback (self);
  ichomp_practice_input_select_text (ICHOMP_PRACTICE_INPUT (self->input));
}

static void
go_cb (IchompPracticeTask *self)
{
  if (get_exercise (self) != NULL && is_open (self))
    {
      check_text (self);
      return;
    }

  ichomp_practice_next (self->practice);
  ichomp_practice_task_focus_answer (self);
}

static void
answered_cb (IchompPracticeTask *self, const IchompAnswer *answer)
{
  give_answer (self, answer);
}

/* A tile is the answer, or it chooses its quadrant. */
static void
tile_chosen_cb (IchompPracticeTask *self, const SgMove *tile)
{
  IchompAnswer answer = { .form = ichomp_exercise_get_form (get_exercise (self)),
                          .quadrant = tile->quadrant,
                          .tile = *tile };

  if (is_open (self)
      && (answer.form == ICHOMP_ANSWER_TILE || answer.form == ICHOMP_ANSWER_QUADRANT))
    give_answer (self, &answer);
}

static void
show_cb (IchompPracticeTask *self)
{
  g_auto (GStrv) spoken = ichomp_exercise_dup_solution (get_exercise (self), ICHOMP_VOICE_SPOKEN);
  g_autofree char *words = g_strjoinv ("\n", spoken);

  self->explained = TRUE;
  if (is_open (self))
    {
      ichomp_practice_reveal (self->practice);
      after_answer (self);
      return;
    }

  show_solution (self);
  show_buttons (self);
  ichomp_announce (GTK_WIDGET (self), words);
}

static void
point_to_help (IchompPracticeTask *self)
{
  IchompExercise *exercise = get_exercise (self);
  const char *section;
  const char *lesson;

  if (exercise == NULL)
    return;

  lesson = ichomp_exercise_kind_get_lesson (ichomp_exercise_get_kind (exercise), &section);
  ichomp_help_set (GTK_WIDGET (self), lesson, section);
}

static gboolean
has_focus_inside (IchompPracticeTask *self)
{
  return (gtk_widget_get_state_flags (self->input) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;
}

/* The question is the name of the place for the answer: a screen reader reads it when the focus
 * goes there. */
static gboolean
tell_cb (gpointer user_data)
{
  IchompPracticeTask *self = user_data;
  g_autofree char *spoken = dup_question (self, ICHOMP_VOICE_SPOKEN);

  self->tell_id = 0;
  if (self->was_inside || !has_focus_inside (self))
    ichomp_announce (GTK_WIDGET (self), spoken);
  return G_SOURCE_REMOVE;
}

static void
changed_cb (IchompPracticeTask *self)
{
  IchompExercise *exercise = get_exercise (self);

  self->answered = FALSE;
  self->unreadable = FALSE;
  self->explained = FALSE;
  ichomp_practice_figure_show (ICHOMP_PRACTICE_FIGURE (self->figure), exercise);
  if (gtk_widget_get_visible (self->figure))
    gtk_widget_remove_css_class (GTK_WIDGET (self), "plain");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self), "plain");
  ichomp_practice_input_show (ICHOMP_PRACTICE_INPUT (self->input), exercise);
  update_all (self);
  point_to_help (self);

  self->was_inside = has_focus_inside (self);
  g_clear_handle_id (&self->tell_id, g_source_remove);
  if (ichomp_practice_get_question (self->practice) == NULL)
    self->tell_id = g_idle_add (tell_cb, self);
}

/* The layout: the tiles as large as the room allows, and the answer beside or below them, both in
 * the middle. */

typedef struct
{
  GtkWidget *tiles; /* or NULL if the exercise has none */
  GtkWidget *answer;
  int answer_minimum;
  gboolean is_beside;
} Parts;

static int
measure_width (GtkWidget *widget, int *natural)
{
  int minimum = 0;

  *natural = 0;
  if (widget != NULL)
    gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, natural, NULL, NULL);
  return minimum;
}

static int
measure_height (GtkWidget *widget, int width)
{
  int natural = 0;

  if (widget != NULL)
    ichomp_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &natural);
  return natural;
}

/* @width: of both, or -1 */
static Parts
find_parts (GtkWidget *body, int width)
{
  GtkWidget *figure = gtk_widget_get_first_child (body);
  Parts parts = {
    .tiles = gtk_widget_should_layout (figure) ? figure : NULL,
    .answer = gtk_widget_get_next_sibling (figure),
  };
  int natural;

  parts.answer_minimum = measure_width (parts.answer, &natural);
  parts.is_beside =
      parts.tiles != NULL && width >= TILES_WIDTH_BESIDE + SPACING + parts.answer_minimum;
  return parts;
}

/* How wide the tiles may be. */
static int
get_tiles_room (const Parts *parts, int width)
{
  return parts->is_beside ? width - SPACING - parts->answer_minimum : width;
}

static int
get_answer_width (const Parts *parts, int width)
{
  int room = parts->is_beside ? width - SPACING - TILES_WIDTH_BESIDE : width;

  return CLAMP (room, parts->answer_minimum, MAX (ANSWER_WIDTH, parts->answer_minimum));
}

/* The largest width of the tiles at which they are not higher than @height. */
static int
fit_tiles (GtkWidget *tiles, int room, int height)
{
  int natural;
  int low = measure_width (tiles, &natural);
  int high = MAX (low, MIN (room, natural));

  while (low < high)
    {
      int middle = (low + high + 1) / 2;

      if (measure_height (tiles, middle) <= height)
        low = middle;
      else
        high = middle - 1;
    }

  return low;
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *body)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static int
measure_least_height (const Parts *parts, int width)
{
  int answer_height = measure_height (parts->answer, get_answer_width (parts, width));
  int tiles_height;

  if (parts->tiles == NULL)
    return answer_height;

  tiles_height = measure_height (
      parts->tiles, fit_tiles (parts->tiles, get_tiles_room (parts, width), TILES_HEIGHT));
  return parts->is_beside ? MAX (tiles_height, answer_height)
                          : tiles_height + SPACING + answer_height;
}

static void
measure (GtkWidget *body,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  Parts parts = find_parts (body, orientation == GTK_ORIENTATION_VERTICAL ? for_size : -1);
  int tiles_natural;
  int least = MAX (measure_width (parts.tiles, &tiles_natural), parts.answer_minimum);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = least;
  else
    *minimum = *natural = measure_least_height (&parts, for_size >= 0 ? for_size : least);
}

static void
allocate (GtkWidget *body, int width, int height, int baseline)
{
  gboolean is_rtl = gtk_widget_get_direction (body) == GTK_TEXT_DIR_RTL;
  Parts parts = find_parts (body, width);
  GtkAllocation answer = { .width = get_answer_width (&parts, width), .height = height };
  GtkAllocation tiles = { 0 };
  int left;

  if (parts.tiles != NULL && !parts.is_beside)
    height -= SPACING + measure_height (parts.answer, answer.width);
  if (parts.tiles != NULL)
    {
      tiles.width = fit_tiles (parts.tiles, get_tiles_room (&parts, width), height);
      tiles.height = measure_height (parts.tiles, tiles.width);
    }

  if (parts.is_beside)
    {
      answer.width = MIN (answer.width, width - SPACING - tiles.width);
      left = (width - tiles.width - SPACING - answer.width) / 2;
      tiles.x = is_rtl ? width - left - tiles.width : left;
      answer.x = is_rtl ? left : left + tiles.width + SPACING;
    }
  else
    {
      tiles.x = (width - tiles.width) / 2;
      answer.x = (width - answer.width) / 2;
      answer.y = tiles.height > 0 ? tiles.height + SPACING : 0;
      answer.height -= answer.y;
    }

  if (parts.tiles != NULL)
    gtk_widget_size_allocate (parts.tiles, &tiles, -1);
  gtk_widget_size_allocate (parts.answer, &answer, -1);
}

/* The widget */

static void
ichomp_practice_task_update_words (IchompTranslatable *translatable)
{
  update_all (ICHOMP_PRACTICE_TASK (translatable));
}

static void
ichomp_practice_task_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_practice_task_update_words;
}

static void
ichomp_practice_task_dispose (GObject *object)
{
  IchompPracticeTask *self = ICHOMP_PRACTICE_TASK (object);

  g_clear_handle_id (&self->tell_id, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PRACTICE_TASK);
  g_clear_object (&self->practice);

  G_OBJECT_CLASS (ichomp_practice_task_parent_class)->dispose (object);
}

static void
ichomp_practice_task_class_init (IchompPracticeTaskClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_practice_task_dispose;

  g_type_ensure (ICHOMP_TYPE_CONTAINER);
  g_type_ensure (ICHOMP_TYPE_FEEDBACK);
  g_type_ensure (ICHOMP_TYPE_PRACTICE_FIGURE);
  g_type_ensure (ICHOMP_TYPE_PRACTICE_INPUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-practice-task.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, place_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, score_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, question_label);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, figure);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, input);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, buttons);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, go_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, show_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, feedback);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeTask, solution);
}

static void
ichomp_practice_task_init (IchompPracticeTask *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (gtk_widget_get_parent (self->figure),
                                 gtk_custom_layout_new (get_request_mode, measure, allocate));
  gtk_label_set_max_width_chars (
      GTK_LABEL (ichomp_feedback_get_label (ICHOMP_FEEDBACK (self->feedback))), MAX_WIDTH_CHARS);

  g_signal_connect_object (self->input, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->input, "submitted", G_CALLBACK (go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->figure, "tile-chosen", G_CALLBACK (tile_chosen_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->go_button, "clicked", G_CALLBACK (go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->show_button, "clicked", G_CALLBACK (show_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Shows the exercises of @practice. To be called once. */
void
ichomp_practice_task_use (IchompPracticeTask *self, IchompPractice *practice)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_TASK (self));
  g_return_if_fail (self->practice == NULL);

  self->practice = g_object_ref (practice);
  g_signal_connect_object (practice, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * ichomp_practice_task_focus_answer:
 * @self: a task
 *
 * Moves the keyboard focus to the control for the answer, or to the button for the next exercise.
 *
 * Returns: %FALSE without topics
 */
gboolean
ichomp_practice_task_focus_answer (IchompPracticeTask *self)
{
  GtkWidget *board;

  g_return_val_if_fail (ICHOMP_IS_PRACTICE_TASK (self), FALSE);

  if (!can_go_on (self))
    return FALSE;
  if (get_exercise (self) == NULL || !is_open (self))
    return gtk_widget_grab_focus (self->go_button);
  if (ichomp_practice_input_focus (ICHOMP_PRACTICE_INPUT (self->input)))
    return TRUE;

  board = ichomp_practice_figure_get_board (ICHOMP_PRACTICE_FIGURE (self->figure));
  return board != NULL && gtk_widget_grab_focus (board);
}
