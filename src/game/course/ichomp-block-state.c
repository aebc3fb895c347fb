/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The state of a block of a lesson: what was done in it since the lesson was opened. It holds no
 * words: views say it, each in its own language. */

#include "ichomp-block-state.h"

typedef struct
{
  const IchompLessonBlock *block;
  gboolean expanded;
} IchompBlockStatePrivate;

G_DEFINE_TYPE_WITH_PRIVATE (IchompBlockState, ichomp_block_state, G_TYPE_OBJECT)

enum
{
  PROP_EXPANDED = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

enum
{
  SIGNAL_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static IchompBlockStatePrivate *
get_private (gpointer self)
{
  return ichomp_block_state_get_instance_private (ICHOMP_BLOCK_STATE (self));
}

static void
ichomp_block_state_real_adopt (IchompBlockState *self, IchompBlockState *before)
{
}

static void
set_expanded (gpointer self, gboolean expanded)
{
  if (get_private (self)->expanded == expanded)
    return;

  get_private (self)->expanded = expanded;
  g_object_notify_by_pspec (self, props[PROP_EXPANDED]);
}

static void
ichomp_block_state_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_EXPANDED:
      g_value_set_boolean (value, get_private (object)->expanded);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_block_state_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_EXPANDED:
      set_expanded (object, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_block_state_class_init (IchompBlockStateClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_block_state_get_property;
  object_class->set_property = ichomp_block_state_set_property;
  klass->adopt = ichomp_block_state_real_adopt;

  /**
   * IchompBlockState:expanded:
   *
   * Whether the content of a block that is folded at first has been unfolded.
   */
  props[PROP_EXPANDED] =
      g_param_spec_boolean ("expanded", NULL, NULL, FALSE,
                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  /**
   * IchompBlockState::changed:
   * @self: the state
   *
   * Something else than properties has changed.
   */
  signals[SIGNAL_CHANGED] = g_signal_new ("changed", ICHOMP_TYPE_BLOCK_STATE, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ichomp_block_state_init (IchompBlockState *self)
{
}

/* The state of a block in which nothing can be done but to unfold it. */
IchompBlockState *
ichomp_block_state_new (const IchompLessonBlock *block)
{
  return ichomp_block_state_create (ICHOMP_TYPE_BLOCK_STATE, block);
}

/**
 * ichomp_block_state_create:
 * @type: the type of states, or of a subclass
 * @block: (nullable): what it is the state of; it has to live as long as the state
 *
 * Returns: (transfer full): a new state
 */
gpointer
ichomp_block_state_create (GType type, const IchompLessonBlock *block)
{
  gpointer self = g_object_new (type, NULL);

  get_private (self)->block = block;
  return self;
}

const IchompLessonBlock *
ichomp_block_state_get_block (gpointer self)
{
  g_return_val_if_fail (ICHOMP_IS_BLOCK_STATE (self), NULL);

  return get_private (self)->block;
}

/**
 * ichomp_block_state_adopt:
 * @self: a new state
 * @before: a state of the same class, of a block that is like that of @self
 *
 * Takes over what was done before.
 */
void
ichomp_block_state_adopt (gpointer self, gpointer before)
{
  g_return_if_fail (ICHOMP_IS_BLOCK_STATE (self));
  g_return_if_fail (G_OBJECT_TYPE (self) == G_OBJECT_TYPE (before));

  set_expanded (self, get_private (before)->expanded);
  ICHOMP_BLOCK_STATE_GET_CLASS (self)->adopt (self, before);
}

void
ichomp_block_state_tell_changed (gpointer self)
{
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}
