/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A lesson in two languages beside each other. The lesson is made in the language of the program, its
 * blocks in rows. When all of it is there, and there is room, each row gets the same block a second
 * time, all of them within one scope of the other language; where the room is gone they are hidden.
 * What is live is there twice, and follows its twin. What holds other blocks goes across both
 * columns. */

#include "ichomp-lesson-beside.h"

#include "ichomp-column-layout.h"
#include "ichomp-lesson-state.h"
#include "ichomp-live.h"
#include "ichomp-local-language.h"
#include "ichomp-question.h"

#define TWIN_KEY "ichomp-twin"

/* A row, and what is to stand in it. */
typedef struct
{
  GtkWidget *row;
  const IchompLessonBlock *block;
  IchompLessonSlotFunc create;
} Pair;

struct _IchompLessonBeside
{
  GObject parent_instance;

  IchompLessonPage *page; /* which owns this, and all widgets */
  GtkScrolledWindow *scroller;
  GtkWidget *column; /* holds the content, with a layout for one or two columns */
  GtkWidget *content;
  IchompPageScroll *scroll;

  IchompLanguage wanted; /* or ICHOMP_LANGUAGE_SYSTEM for none */
  IchompLanguage second; /* the same, and none where it is the language of the program */
  GArray *pairs;         /* of Pair */
  gboolean in_block;
  gboolean is_complete; /* whether the second blocks are there */
  gboolean is_following;

  gboolean has_room;
  int least_width; /* of both columns, or 0 as long as that is not known */
  int line_width;  /* what that is for */
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (IchompLessonBeside, ichomp_lesson_beside, G_TYPE_OBJECT)

enum
{
  PROP_HAS_ROOM = 1,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static IchompColumnLayout *
get_layout (IchompLessonBeside *self)
{
  return ICHOMP_COLUMN_LAYOUT (gtk_widget_get_layout_manager (self->column));
}

/* Twins */

/* It has been made within the scope of its language, and is changed there. */
static void
copy_state (GtkWidget *from, GtkWidget *to)
{
  g_auto (IchompLanguageScope) scope = ichomp_local_language_enter (to);
  g_autoptr (GVariant) state = g_variant_ref_sink (ichomp_live_save (ICHOMP_LIVE (from)));

  ichomp_live_restore (ICHOMP_LIVE (to), state);
}

static void
live_changed_cb (GtkWidget *live, IchompLessonBeside *self)
{
  if (self->is_following)
    return;

  self->is_following = TRUE;
  copy_state (live, g_object_get_data (G_OBJECT (live), TWIN_KEY));
  self->is_following = FALSE;
}

static void
join (IchompLessonBeside *self, GtkWidget *first, GtkWidget *second)
{
  copy_state (first, second);
  g_object_set_data (G_OBJECT (first), TWIN_KEY, second);
  g_object_set_data (G_OBJECT (second), TWIN_KEY, first);
  g_signal_connect_object (first, "changed", G_CALLBACK (live_changed_cb), self, 0);
  g_signal_connect_object (second, "changed", G_CALLBACK (live_changed_cb), self, 0);
  if (ICHOMP_IS_QUESTION (first))
    g_object_bind_property (first, "answered", second, "answered",
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
collect_live (GtkWidget *widget, GPtrArray *found)
{
  if (ICHOMP_IS_LIVE (widget))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_live (child, found);
}

static void
join_all (IchompLessonBeside *self, GtkWidget *first, GtkWidget *second)
{
  g_autoptr (GPtrArray) firsts = g_ptr_array_new ();
  g_autoptr (GPtrArray) seconds = g_ptr_array_new ();

  collect_live (first, firsts);
  collect_live (second, seconds);
  g_assert (firsts->len == seconds->len);
  for (guint i = 0; i < firsts->len; i++)
    join (self, g_ptr_array_index (firsts, i), g_ptr_array_index (seconds, i));
}

/* Columns */

static void
complete_row (IchompLessonBeside *self, const Pair *pair)
{
  GtkWidget *second = pair->create (self->page, pair->block);

  ichomp_local_language_set (second, self->second);
  gtk_widget_set_valign (second, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (pair->row), second);
  join_all (self, gtk_widget_get_first_child (pair->row), second);
}

static void
make_second (IchompLessonBeside *self)
{
  g_auto (IchompLanguageScope) scope = ichomp_language_scope_enter (self->second);

  if (self->is_complete)
    return;

  self->is_complete = TRUE;
  self->in_block = TRUE;
  for (guint i = 0; i < self->pairs->len; i++)
    complete_row (self, &g_array_index (self->pairs, Pair, i));
  self->in_block = FALSE;
}

/* Two columns may be wider than the page for the moment that it takes to make them one again. */
static void
show_columns (IchompLessonBeside *self, gboolean two)
{
  g_autoptr (GArray) focus = ichomp_lesson_state_find_focus (self->content);

  for (guint i = 0; self->is_complete && i < self->pairs->len; i++)
    gtk_widget_set_visible (gtk_widget_get_last_child (g_array_index (self->pairs, Pair, i).row),
                            two);

  ichomp_column_layout_set_n_columns (get_layout (self), two ? 2 : 1);
  gtk_scrolled_window_set_policy (self->scroller, two ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  if (focus != NULL && ichomp_lesson_state_find_focus (self->content) == NULL)
    ichomp_lesson_state_give_focus (self->content, focus);
}

static int
find_width (IchompLessonBeside *self)
{
  return (int)gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (self->scroller));
}

/* What is not text is as wide as it is: how wide both columns are has to be tried, once for each size
 * of the text. */
static void
measure (IchompLessonBeside *self)
{
  int line_width = ichomp_column_layout_get_line_width (get_layout (self));

  if (self->least_width > 0 && self->line_width == line_width)
    return;

  make_second (self);
  show_columns (self, TRUE);
  gtk_widget_measure (self->content, GTK_ORIENTATION_HORIZONTAL, -1, &self->least_width, NULL, NULL,
                      NULL);
  self->line_width = line_width;
}

static gboolean
find_room (IchompLessonBeside *self)
{
  int width = find_width (self);

  if (!ichomp_column_layout_has_room (get_layout (self), width))
    return FALSE;
  if (self->second == ICHOMP_LANGUAGE_SYSTEM)
    return TRUE;

  measure (self);
  return width >= self->least_width;
}

static void
update_room (IchompLessonBeside *self)
{
  gboolean has_room = find_room (self);
  gboolean two = has_room && self->second != ICHOMP_LANGUAGE_SYSTEM;

  if (two)
    make_second (self);
  show_columns (self, two);
  if (self->has_room == has_room)
    return;

  self->has_room = has_room;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HAS_ROOM]);
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  IchompLessonBeside *self = user_data;
  IchompPagePlace place = ichomp_page_scroll_find_place (self->scroll);
  gboolean had_room = self->has_room;

  self->tick_id = 0;
  update_room (self);
  if (self->has_room != had_room && self->second != ICHOMP_LANGUAGE_SYSTEM)
    ichomp_page_scroll_go_to_place (self->scroll, &place);
  else
    ichomp_page_place_clear (&place);

  return G_SOURCE_REMOVE;
}

/* The width of the page, or that of its letters, has changed. */
static void
size_changed_cb (IchompLessonBeside *self)
{
  if (self->tick_id == 0)
    self->tick_id =
        gtk_widget_add_tick_callback (self->column, tick_cb, g_object_ref (self), g_object_unref);
}

static void
ichomp_lesson_beside_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_HAS_ROOM:
      g_value_set_boolean (value, ICHOMP_LESSON_BESIDE (object)->has_room);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
ichomp_lesson_beside_finalize (GObject *object)
{
  IchompLessonBeside *self = ICHOMP_LESSON_BESIDE (object);

  g_array_unref (self->pairs);
  g_object_unref (self->scroll);

  G_OBJECT_CLASS (ichomp_lesson_beside_parent_class)->finalize (object);
}

static void
ichomp_lesson_beside_class_init (IchompLessonBesideClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = ichomp_lesson_beside_get_property;
  object_class->finalize = ichomp_lesson_beside_finalize;

  /**
   * IchompLessonBeside:has-room:
   *
   * Whether two languages fit beside each other.
   */
  props[PROP_HAS_ROOM] = g_param_spec_boolean ("has-room", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
ichomp_lesson_beside_init (IchompLessonBeside *self)
{
  self->pairs = g_array_new (FALSE, FALSE, sizeof (Pair));
}

/*< private >
 * ichomp_lesson_beside_new:
 * @page: the page, which has to outlive this
 * @scroller: where the page scrolls
 * @content: what holds the blocks, in a widget with an [class@ColumnLayout]
 * @scroll: scrolls the page
 *
 * Returns: (transfer full): the two languages of @page
 */
IchompLessonBeside *
ichomp_lesson_beside_new (IchompLessonPage *page,
                          GtkScrolledWindow *scroller,
                          GtkWidget *content,
                          IchompPageScroll *scroll)
{
  IchompLessonBeside *self = g_object_new (ICHOMP_TYPE_LESSON_BESIDE, NULL);

  self->page = page;
  self->scroller = scroller;
  self->content = content;
  self->column = gtk_widget_get_parent (content);
  self->scroll = g_object_ref (scroll);
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (scroller), "notify::page-size",
                           G_CALLBACK (size_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_layout (self), "notify::line-width", G_CALLBACK (size_changed_cb),
                           self, G_CONNECT_SWAPPED);

  return self;
}

/*< private >
 * ichomp_lesson_beside_get_language:
 * @self: the languages of a page
 *
 * Returns: the one to be shown beside that of the program, or %ICHOMP_LANGUAGE_SYSTEM for none
 */
IchompLanguage
ichomp_lesson_beside_get_language (IchompLessonBeside *self)
{
  return self->wanted;
}

/*< private >
 * ichomp_lesson_beside_set_language:
 * @self: the languages of a page
 * @language: the one to be shown beside that of the program, or %ICHOMP_LANGUAGE_SYSTEM for none
 *
 * Counts for the next lesson that is made.
 */
void
ichomp_lesson_beside_set_language (IchompLessonBeside *self, IchompLanguage language)
{
  self->wanted = language;
}

/*< private >
 * ichomp_lesson_beside_has_room:
 * @self: the languages of a page
 *
 * Returns: whether two languages fit beside each other
 */
gboolean
ichomp_lesson_beside_has_room (IchompLessonBeside *self)
{
  return self->has_room;
}

/*< private >
 * ichomp_lesson_beside_makes_rows:
 * @self: the languages of a page
 *
 * Returns: whether blocks that are made now are there in two languages
 */
gboolean
ichomp_lesson_beside_makes_rows (IchompLessonBeside *self)
{
  return self->second != ICHOMP_LANGUAGE_SYSTEM && !self->in_block;
}

/* A language is not shown beside itself. */
static IchompLanguage
find_second (IchompLessonBeside *self)
{
  gboolean same = self->wanted == ichomp_i18n_resolve (ichomp_i18n_get_choice ());

  return same ? ICHOMP_LANGUAGE_SYSTEM : self->wanted;
}

/*< private >
 * ichomp_lesson_beside_is_single:
 * @self: the languages of a page
 *
 * Returns: whether there is no second language, neither in the lesson on show nor in one that is made
 *   now
 */
gboolean
ichomp_lesson_beside_is_single (IchompLessonBeside *self)
{
  return self->second == ICHOMP_LANGUAGE_SYSTEM && find_second (self) == ICHOMP_LANGUAGE_SYSTEM;
}

/*< private >
 * ichomp_lesson_beside_begin:
 * @self: the languages of a page
 *
 * Forgets the lesson before: another one is about to be made, in the language of the program.
 */
void
ichomp_lesson_beside_begin (IchompLessonBeside *self)
{
  self->second = find_second (self);
  g_array_set_size (self->pairs, 0);
  self->is_complete = FALSE;
  self->least_width = 0;
}

/*< private >
 * ichomp_lesson_beside_create:
 * @self: the languages of a page
 * @block: a block of its lesson
 * @create: makes the widget for it, in the language that is spoken
 *
 * Returns: (transfer floating): the widget; in a row with the same in the second language if there is
 *   one, as soon as the lesson is complete
 */
GtkWidget *
ichomp_lesson_beside_create (IchompLessonBeside *self,
                             const IchompLessonBlock *block,
                             IchompLessonSlotFunc create)
{
  Pair pair = { .block = block, .create = create };
  GtkWidget *first;

  if (!ichomp_lesson_beside_makes_rows (self))
    return create (self->page, block);

  self->in_block = TRUE;
  first = create (self->page, block);
  self->in_block = FALSE;

  pair.row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_box_set_homogeneous (GTK_BOX (pair.row), TRUE);
  gtk_widget_set_hexpand (pair.row, TRUE);
  gtk_widget_add_css_class (pair.row, ICHOMP_LESSON_STATE_ROW);
  gtk_widget_set_valign (first, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (pair.row), first);
  g_array_append_val (self->pairs, pair);

  return pair.row;
}

/*< private >
 * ichomp_lesson_beside_complete:
 * @self: the languages of a page
 *
 * The lesson is there in the language of the program, with all that has been done in it: shows the
 * second language beside it, if there is room.
 */
void
ichomp_lesson_beside_complete (IchompLessonBeside *self)
{
  update_room (self);
}
