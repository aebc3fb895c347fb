/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The answers to the questions of a lesson: what was chosen or typed, and how it is judged. Each
 * answer records itself in the learner's progress. */

#include "ichomp-lesson-answer.h"

#include "game/base/ichomp-digits.h"
#include "game/base/ichomp-i18n.h"
#include "ichomp-lesson-question.h"

typedef struct
{
  IchompLessonProgress *progress; /* or NULL */
  gboolean is_recalled;           /* the question was missed before and has come back */
  gboolean missed_again;
  gboolean answered;
} IchompLessonAnswerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (IchompLessonAnswer,
                                     ichomp_lesson_answer,
                                     ICHOMP_TYPE_BLOCK_STATE)

enum
{
  PROP_ANSWERED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_JUDGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompLessonAnswerPrivate *
get_private (gpointer self)
{
  return ichomp_lesson_answer_get_instance_private (ICHOMP_LESSON_ANSWER (self));
}

static void
ichomp_lesson_answer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_ANSWERED:
      g_value_set_boolean (value, get_private (object)->answered);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_lesson_answer_finalize (GObject *object)
{
  g_clear_object (&get_private (object)->progress);

  G_OBJECT_CLASS (ichomp_lesson_answer_parent_class)->finalize (object);
}

static void
ichomp_lesson_answer_class_init (IchompLessonAnswerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_lesson_answer_get_property;
  object_class->finalize = ichomp_lesson_answer_finalize;

  /**
   * IchompLessonAnswer:answered:
   *
   * Whether the user has found the answer, or all right choices, now or before.
   */
  props[PROP_ANSWERED] = g_param_spec_boolean ("answered", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompLessonAnswer::judged:
   * @self: the answer
   *
   * The user has given an answer, right or wrong, and the views show what it is judged to be.
   */
  signals[SIGNAL_JUDGED] = g_signal_new ("judged", ICHOMP_TYPE_LESSON_ANSWER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_lesson_answer_init (IchompLessonAnswer *self)
{
}

static const char *
get_lesson (const IchompLessonBlock *block)
{
  return ichomp_lesson_block_get_id (ichomp_lesson_block_get_root (block));
}

static void
set_answered (IchompLessonAnswer *self)
{
  IchompLessonAnswerPrivate *priv = get_private (self);

  if (priv->answered)
    return;

  priv->answered = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_ANSWERED]);
}

/**
 * ichomp_lesson_answer_record:
 * @self: a new answer to the question of a block
 * @progress: where it is recorded
 * @is_recalled: whether the question was missed before and comes back: then it does not come again
 *   once it is answered without a mistake
 */
void
ichomp_lesson_answer_record (IchompLessonAnswer *self,
                             IchompLessonProgress *progress,
                             gboolean is_recalled)
{
  IchompLessonAnswerPrivate *priv = get_private (self);
  const IchompLessonBlock *block = ichomp_block_state_get_block (self);

  priv->progress = g_object_ref (progress);
  priv->is_recalled = is_recalled;
  if (!is_recalled
      && ichomp_lesson_progress_is_answered (progress, get_lesson (block),
                                             ichomp_lesson_block_get_id (block)))
    set_answered (self);
}

static void
record_miss (gpointer self)
{
  IchompLessonAnswerPrivate *priv = get_private (self);
  const IchompLessonBlock *block = ichomp_block_state_get_block (self);

  if (priv->is_recalled)
    priv->missed_again = TRUE;
  else if (priv->progress != NULL)
    ichomp_lesson_progress_set_missed (priv->progress, get_lesson (block),
                                       ichomp_lesson_block_get_id (block), TRUE);
}

static void
record_answer (gpointer self)
{
  IchompLessonAnswerPrivate *priv = get_private (self);
  const IchompLessonBlock *block = ichomp_block_state_get_block (self);

  if (priv->progress == NULL)
    return;

  if (!priv->is_recalled)
    ichomp_lesson_progress_set_answered (priv->progress, get_lesson (block),
                                         ichomp_lesson_block_get_id (block));
  else if (!priv->missed_again)
    ichomp_lesson_progress_set_missed (priv->progress, get_lesson (block),
                                       ichomp_lesson_block_get_id (block), FALSE);
}

/**
 * ichomp_lesson_answer_judge:
 * @self: an answer
 * @judgement: what the user has just given
 *
 * Records the judgement, and tells the views that the answer has changed. What is answered is no
 * longer missed.
 */
void
ichomp_lesson_answer_judge (gpointer self, IchompJudgement judgement)
{
  /* Handlers of signals of the progress use the language of the program. */
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (ichomp_i18n_get_choice ());
  gboolean was_answered = get_private (self)->answered;

  ichomp_block_state_tell_changed (self);
  g_signal_emit (self, signals[SIGNAL_JUDGED], 0);
  if (was_answered)
    return;

  if (judgement == ICHOMP_JUDGEMENT_WRONG)
    record_miss (self);
  else if (judgement == ICHOMP_JUDGEMENT_RIGHT)
    {
      set_answered (self);
      record_answer (self);
    }
}

/* Choices */

struct _IchompChoiceAnswer
{
  IchompLessonAnswer parent_instance;

  GArray *rights; /* of gboolean */
  GArray *tried;  /* the same */
};

G_DEFINE_FINAL_TYPE (IchompChoiceAnswer, ichomp_choice_answer, ICHOMP_TYPE_LESSON_ANSWER)

static void
ichomp_choice_answer_adopt (IchompBlockState *self, IchompBlockState *before)
{
  GArray *tried = ICHOMP_CHOICE_ANSWER (self)->tried;

  g_array_set_size (tried, 0);
  g_array_append_vals (tried, ICHOMP_CHOICE_ANSWER (before)->tried->data,
                       ICHOMP_CHOICE_ANSWER (before)->tried->len);
}

static void
ichomp_choice_answer_finalize (GObject *object)
{
  g_array_unref (ICHOMP_CHOICE_ANSWER (object)->rights);
  g_array_unref (ICHOMP_CHOICE_ANSWER (object)->tried);

  G_OBJECT_CLASS (ichomp_choice_answer_parent_class)->finalize (object);
}

static void
ichomp_choice_answer_class_init (IchompChoiceAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_choice_answer_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_choice_answer_adopt;
}

static void
ichomp_choice_answer_init (IchompChoiceAnswer *self)
{
  self->rights = g_array_new (FALSE, TRUE, sizeof (gboolean));
  self->tried = g_array_new (FALSE, TRUE, sizeof (gboolean));
}

/* @block: a question with choices */
IchompChoiceAnswer *
ichomp_choice_answer_new (const IchompLessonBlock *block)
{
  IchompChoiceAnswer *self = ichomp_block_state_create (ICHOMP_TYPE_CHOICE_ANSWER, block);
  const IchompLessonBlock *choice;

  for (guint i = 0; (choice = ichomp_lesson_block_get_choice (block, i)) != NULL; i++)
    {
      gboolean right = ichomp_lesson_block_has_flag (choice, ICHOMP_BLOCK_FLAG_RIGHT);

      g_array_append_val (self->rights, right);
    }
  g_array_set_size (self->tried, self->rights->len);
  return self;
}

gboolean
ichomp_choice_answer_is_tried (IchompChoiceAnswer *self, guint index)
{
  return g_array_index (self->tried, gboolean, index);
}

gboolean
ichomp_choice_answer_is_right (IchompChoiceAnswer *self, guint index)
{
  return g_array_index (self->rights, gboolean, index);
}

/* The right choices that were not tried. */
guint
ichomp_choice_answer_count_remaining (IchompChoiceAnswer *self)
{
  guint n = 0;

  for (guint i = 0; i < self->rights->len; i++)
    n += ichomp_choice_answer_is_right (self, i) && !ichomp_choice_answer_is_tried (self, i);

  return n;
}

IchompJudgement
ichomp_choice_answer_try (IchompChoiceAnswer *self, guint index)
{
  IchompJudgement judgement;

  g_array_index (self->tried, gboolean, index) = TRUE;
  if (!ichomp_choice_answer_is_right (self, index))
    judgement = ICHOMP_JUDGEMENT_WRONG;
  else
    judgement = ichomp_choice_answer_count_remaining (self) > 0 ? ICHOMP_JUDGEMENT_PART
                                                                : ICHOMP_JUDGEMENT_RIGHT;
  ichomp_lesson_answer_judge (self, judgement);
  return judgement;
}

/* A number */

struct _IchompNumberAnswer
{
  IchompLessonAnswer parent_instance;

  guint answer;
  gboolean binary;
  char *text;   /* as it is typed */
  char *judged; /* the text that was checked last, or NULL */
};

G_DEFINE_FINAL_TYPE (IchompNumberAnswer, ichomp_number_answer, ICHOMP_TYPE_LESSON_ANSWER)

static void
ichomp_number_answer_adopt (IchompBlockState *self, IchompBlockState *before)
{
  IchompNumberAnswer *answer = ICHOMP_NUMBER_ANSWER (self);

  g_free (answer->text);
  g_free (answer->judged);
  answer->text = g_strdup (ICHOMP_NUMBER_ANSWER (before)->text);
  answer->judged = g_strdup (ICHOMP_NUMBER_ANSWER (before)->judged);
}

static void
ichomp_number_answer_finalize (GObject *object)
{
  g_free (ICHOMP_NUMBER_ANSWER (object)->text);
  g_free (ICHOMP_NUMBER_ANSWER (object)->judged);

  G_OBJECT_CLASS (ichomp_number_answer_parent_class)->finalize (object);
}

static void
ichomp_number_answer_class_init (IchompNumberAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_number_answer_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_number_answer_adopt;
}

static void
ichomp_number_answer_init (IchompNumberAnswer *self)
{
  self->text = g_strdup ("");
}

/* @block: a question for a number */
IchompNumberAnswer *
ichomp_number_answer_new (const IchompLessonBlock *block)
{
  IchompNumberAnswer *self = ichomp_block_state_create (ICHOMP_TYPE_NUMBER_ANSWER, block);

  self->answer = ichomp_lesson_block_get_answer (block);
  self->binary = ichomp_lesson_block_has_flag (block, ICHOMP_BLOCK_FLAG_BINARY);
  return self;
}

gboolean
ichomp_number_answer_is_binary (IchompNumberAnswer *self)
{
  return self->binary;
}

const char *
ichomp_number_answer_get_text (IchompNumberAnswer *self)
{
  return self->text;
}

/* What is typed is not judged yet. */
void
ichomp_number_answer_set_text (IchompNumberAnswer *self, const char *text)
{
  if (g_str_equal (self->text, text))
    return;

  g_free (self->text);
  self->text = g_strdup (text);
  ichomp_block_state_tell_changed (self);
}

/**
 * ichomp_number_answer_get_judged:
 * @number: (out): the number that was checked last, if it is one
 *
 * Returns: how it is judged
 */
IchompJudgement
ichomp_number_answer_get_judged (IchompNumberAnswer *self, guint *number)
{
  *number = 0;
  if (self->judged == NULL)
    return ICHOMP_JUDGEMENT_NONE;
  if (!ichomp_digits_read_number (self->judged, self->binary ? 2 : 10, G_MAXUINT, number))
    return ICHOMP_JUDGEMENT_NOTE;

  return *number == self->answer ? ICHOMP_JUDGEMENT_RIGHT : ICHOMP_JUDGEMENT_WRONG;
}

IchompJudgement
ichomp_number_answer_check (IchompNumberAnswer *self)
{
  IchompJudgement judgement;
  guint number;

  g_free (self->judged);
  self->judged = g_strdup (self->text);
  judgement = ichomp_number_answer_get_judged (self, &number);
  ichomp_lesson_answer_judge (self, judgement);
  return judgement;
}

/* A tile */

struct _IchompTileAnswer
{
  IchompLessonAnswer parent_instance;

  IchompPositionNumbers *numbers; /* held, so that each view has them at once */
  GArray *tried;                  /* of SgMove: the chosen tiles, the last one at the end */
  gboolean is_refuted;            /* the board shows the reply to the last tile */
};

G_DEFINE_FINAL_TYPE (IchompTileAnswer, ichomp_tile_answer, ICHOMP_TYPE_LESSON_ANSWER)

static void
ichomp_tile_answer_adopt (IchompBlockState *self, IchompBlockState *before)
{
  IchompTileAnswer *answer = ICHOMP_TILE_ANSWER (self);

  g_array_set_size (answer->tried, 0);
  g_array_append_vals (answer->tried, ICHOMP_TILE_ANSWER (before)->tried->data,
                       ICHOMP_TILE_ANSWER (before)->tried->len);
  answer->is_refuted = ICHOMP_TILE_ANSWER (before)->is_refuted;
}

static void
ichomp_tile_answer_finalize (GObject *object)
{
  g_clear_object (&ICHOMP_TILE_ANSWER (object)->numbers);
  g_array_unref (ICHOMP_TILE_ANSWER (object)->tried);

  G_OBJECT_CLASS (ichomp_tile_answer_parent_class)->finalize (object);
}

static void
ichomp_tile_answer_class_init (IchompTileAnswerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ichomp_tile_answer_finalize;
  ICHOMP_BLOCK_STATE_CLASS (klass)->adopt = ichomp_tile_answer_adopt;
}

static void
ichomp_tile_answer_init (IchompTileAnswer *self)
{
  self->tried = g_array_new (FALSE, FALSE, sizeof (SgMove));
}

/* @block: a question for a tile */
IchompTileAnswer *
ichomp_tile_answer_new (const IchompLessonBlock *block)
{
  IchompTileAnswer *self = ichomp_block_state_create (ICHOMP_TYPE_TILE_ANSWER, block);

  self->numbers =
      ichomp_position_numbers_get (ichomp_lesson_block_get_position (block), SG_RULE_NORMAL);
  return self;
}

SgPosition *
ichomp_tile_answer_get_position (IchompTileAnswer *self)
{
  return ichomp_lesson_block_get_position (ichomp_block_state_get_block (self));
}

/* Whether @tile meets the goal of the question. */
gboolean
ichomp_tile_answer_is_right (IchompTileAnswer *self, const SgMove *tile)
{
  SgAnalysis *analysis = ichomp_position_numbers_get_analysis (self->numbers);

  /* The position may be too large. */
  return analysis != NULL
         && ichomp_lesson_question_is_right_tile (ichomp_block_state_get_block (self), analysis,
                                                  tile);
}

/* Returns: (array length=n_tried): the tiles that were chosen, the last one at the end */
const SgMove *
ichomp_tile_answer_get_tried (IchompTileAnswer *self, guint *n_tried)
{
  *n_tried = self->tried->len;
  return (const SgMove *)(void *)self->tried->data;
}

static gboolean
refute (IchompTileAnswer *self, const SgMove *tile, SgMove *reply)
{
  const IchompLessonBlock *block = ichomp_block_state_get_block (self);
  g_autoptr (SgPosition) after = NULL;
  g_autoptr (IchompPositionNumbers) numbers = NULL;
  SgAnalysis *analysis;

  if (ichomp_lesson_block_get_goal (block) != ICHOMP_GOAL_WINNING)
    return FALSE;

  after = sg_position_play (ichomp_lesson_block_get_position (block), tile);
  numbers = ichomp_position_numbers_get (after, SG_RULE_NORMAL);
  analysis = ichomp_position_numbers_get_analysis (numbers);
  if (analysis == NULL || sg_analysis_get_outcome (analysis) != SG_OUTCOME_N)
    return FALSE;

  *reply = *sg_analysis_get_winning_move (analysis, 0);
  return TRUE;
}

/**
 * ichomp_tile_answer_get_refutation:
 * @reply: (out): the reply that takes the win from the last tile
 *
 * Returns: whether the last tile was wrong and has not been taken back
 */
gboolean
ichomp_tile_answer_get_refutation (IchompTileAnswer *self, SgMove *reply)
{
  return self->is_refuted
         && refute (self, &g_array_index (self->tried, SgMove, self->tried->len - 1), reply);
}

IchompJudgement
ichomp_tile_answer_try (IchompTileAnswer *self, const SgMove *tile)
{
  const SgMove chosen = *tile;
  gboolean right = ichomp_tile_answer_is_right (self, &chosen);
  IchompJudgement judgement = right ? ICHOMP_JUDGEMENT_RIGHT : ICHOMP_JUDGEMENT_WRONG;
  SgMove reply;

  for (guint i = 0; i < self->tried->len; i++)
    if (sg_move_equal (&g_array_index (self->tried, SgMove, i), &chosen))
      g_array_remove_index (self->tried, i);
  g_array_append_val (self->tried, chosen);
  self->is_refuted = !right && refute (self, &chosen, &reply);
  ichomp_lesson_answer_judge (self, judgement);
  return judgement;
}

/* The reply is no longer shown. */
void
ichomp_tile_answer_take_back (IchompTileAnswer *self)
{
  if (!self->is_refuted)
    return;

  self->is_refuted = FALSE;
  ichomp_block_state_tell_changed (self);
}
