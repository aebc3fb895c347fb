/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The place of one block on a page. When another language is spoken its widget is made anew, which may
 * be put off: until then there is nothing to be seen, and the place stays as large as it was. */

#include "ichomp-lesson-slot.h"

#include "ichomp-lesson-state.h"

struct _IchompLessonSlot
{
  GtkWidget parent_instance;

  GtkWidget *child;
  gboolean is_put_off;
  gboolean holds_size;

  IchompLessonPage *page; /* borrowed: it holds the slot */
  const IchompLessonBlock *block;
  IchompLessonSlotFunc create;

  /* What the widget needed when it was asked last, and got. */
  int minimum_width;
  int natural_width;
  int height;
};

G_DEFINE_FINAL_TYPE (IchompLessonSlot, ichomp_lesson_slot, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
ichomp_lesson_slot_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure_width (IchompLessonSlot *self)
{
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &self->minimum_width,
                      &self->natural_width, NULL, NULL);
}

static void
ichomp_lesson_slot_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  IchompLessonSlot *self = ICHOMP_LESSON_SLOT (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      if (!self->is_put_off && !self->holds_size)
        measure_width (self);
      *minimum = self->minimum_width;
      *natural = self->natural_width;
    }
  else if (self->is_put_off || self->holds_size)
    *minimum = *natural = self->height;
  else
    gtk_widget_measure (self->child, orientation, for_size, minimum, natural, NULL, NULL);
}

static void
ichomp_lesson_slot_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  IchompLessonSlot *self = ICHOMP_LESSON_SLOT (widget);

  if (self->is_put_off)
    return;

  gtk_widget_allocate (self->child, width, height, -1, NULL);
  self->height = height;
}

static void
ichomp_lesson_slot_dispose (GObject *object)
{
  g_clear_pointer (&ICHOMP_LESSON_SLOT (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (ichomp_lesson_slot_parent_class)->dispose (object);
}

static void
ichomp_lesson_slot_class_init (IchompLessonSlotClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_slot_dispose;
  widget_class->get_request_mode = ichomp_lesson_slot_get_request_mode;
  widget_class->measure = ichomp_lesson_slot_measure;
  widget_class->size_allocate = ichomp_lesson_slot_size_allocate;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "lesson-slot");
}

static void
ichomp_lesson_slot_init (IchompLessonSlot *self)
{
}

static void
fill (IchompLessonSlot *self)
{
  self->child = self->create (self->page, self->block);
  gtk_widget_set_parent (self->child, GTK_WIDGET (self));
}

/**
 * ichomp_lesson_slot_new:
 * @page: the page
 * @block: a block of its lesson, which stays there as long as the slot
 * @create: makes the widget for it
 *
 * Returns: (transfer floating): a place with that widget
 */
GtkWidget *
ichomp_lesson_slot_new (IchompLessonPage *page,
                        const IchompLessonBlock *block,
                        IchompLessonSlotFunc create)
{
  IchompLessonSlot *self = g_object_new (ICHOMP_TYPE_LESSON_SLOT, NULL);

  self->page = page;
  self->block = block;
  self->create = create;
  fill (self);

  return GTK_WIDGET (self);
}

/**
 * ichomp_lesson_slot_put_off:
 * @self: a slot
 *
 * Hides its widget, which is in another language than the one that is spoken, until
 * ichomp_lesson_slot_renew() is called. One that has no size yet is made anew at once.
 */
void
ichomp_lesson_slot_put_off (IchompLessonSlot *self)
{
  g_return_if_fail (ICHOMP_IS_LESSON_SLOT (self));

  if (self->height == 0)
    {
      ichomp_lesson_slot_renew (self);
      return;
    }

  /* It may be about to get another size. */
  if (!self->is_put_off)
    measure_width (self);
  self->is_put_off = TRUE;
  gtk_widget_set_visible (self->child, FALSE);
}

/**
 * ichomp_lesson_slot_is_put_off:
 * @self: a slot
 *
 * Returns: whether its widget has still to be made anew
 */
gboolean
ichomp_lesson_slot_is_put_off (IchompLessonSlot *self)
{
  g_return_val_if_fail (ICHOMP_IS_LESSON_SLOT (self), FALSE);

  return self->is_put_off;
}

/**
 * ichomp_lesson_slot_hold_size:
 * @self: a slot
 * @hold: whether to ask for the room that it had, which is none if it is new
 *
 * Lets its widget not be measured before it has its style, after which it is measured again.
 */
void
ichomp_lesson_slot_hold_size (IchompLessonSlot *self, gboolean hold)
{
  g_return_if_fail (ICHOMP_IS_LESSON_SLOT (self));

  if (self->holds_size == hold)
    return;

  self->holds_size = hold;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * ichomp_lesson_slot_renew:
 * @self: a slot
 *
 * Makes its widget anew, in the language that is spoken: with all that has been answered, filled in and
 * unfolded, and with the focus, if it was there.
 */
void
ichomp_lesson_slot_renew (IchompLessonSlot *self)
{
  g_autoptr (GVariant) state = NULL;
  g_autoptr (GArray) focus = NULL;

  g_return_if_fail (ICHOMP_IS_LESSON_SLOT (self));

  state = ichomp_lesson_state_save (self->child);
  focus = ichomp_lesson_state_find_focus (GTK_WIDGET (self));
  ichomp_lesson_state_leave (self->child);

  gtk_widget_unparent (self->child);
  self->is_put_off = FALSE;
  fill (self);

  ichomp_lesson_state_restore (self->child, state);
  if (focus != NULL)
    ichomp_lesson_state_give_focus (GTK_WIDGET (self), focus);
}
