/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The messages of a window, one at a time: a bar above the page, or a bubble over its top edge for
 * a message that hides by itself, so that the page does not change its size twice. A message that
 * waits comes back when those above it are gone. The text follows the language of the window. */

#include "ichomp-notice.h"

#include <glib/gi18n.h>

#include "ichomp-announce.h"
#include "ichomp-focus-region.h"
#include "ichomp-measure.h"
#include "widgets/language/ichomp-translatable.h"

/* How long a success is shown, in milliseconds */
#define TIME 6000

typedef struct
{
  IchompMessage *message;
  IchompNoticeKind kind;
  const char *topic;       /* or NULL */
  const char *offer_label; /* of a button, not yet translated; or NULL */
  const char *offer_action;
} Entry;

struct _IchompNotice
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *bar;
  GtkWidget *sign;
  GtkWidget *label;
  GtkWidget *offer_button;
  GtkWidget *close_button;

  GArray *entries;       /* of Entry; the last one is shown */
  gboolean hides_offers; /* those with a button wait */
  guint timeout;
};

static void ichomp_notice_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompNotice,
                               ichomp_notice,
                               GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_notice_translatable_init))

static const struct
{
  const char *icon;
  const char *css_class;
} styles[] = {
  [ICHOMP_NOTICE_WARNING] = { "dialog-warning-symbolic", "warning" },
  [ICHOMP_NOTICE_SUCCESS] = { "object-select-symbolic", "success" },
};
G_STATIC_ASSERT (G_N_ELEMENTS (styles) == ICHOMP_N_NOTICE_KINDS);

/* The entries */

static void
clear_entry (gpointer entry)
{
  ichomp_message_unref (((Entry *)entry)->message);
}

static const Entry *
get_entry (IchompNotice *self, guint index)
{
  return &g_array_index (self->entries, Entry, index);
}

/* Finds the entry on show. */
static gboolean
find_current (IchompNotice *self, guint *index)
{
  for (*index = self->entries->len; (*index)-- > 0;)
    if (!self->hides_offers || get_entry (self, *index)->offer_label == NULL)
      return TRUE;

  return FALSE;
}

/* Returns the entry on show, or NULL. */
static const Entry *
get_current (IchompNotice *self)
{
  guint index;

  return find_current (self, &index) ? get_entry (self, index) : NULL;
}

static gboolean
say_the_same (IchompMessage *a, IchompMessage *b)
{
  g_autofree char *a_text = ichomp_message_dup_text (a);
  g_autofree char *b_text = ichomp_message_dup_text (b);

  return g_str_equal (a_text, b_text);
}

/* Whether the message hides by itself. */
static gboolean
is_passing (const Entry *entry)
{
  return entry->kind == ICHOMP_NOTICE_SUCCESS && entry->offer_label == NULL;
}

static gboolean
is_replaced (const Entry *old, const Entry *new)
{
  return is_passing (old) || (old->topic != NULL && g_strcmp0 (old->topic, new->topic) == 0)
         || say_the_same (old->message, new->message);
}

/* Showing the last one */

static void
ichomp_notice_update_words (IchompTranslatable *translatable)
{
  IchompNotice *self = ICHOMP_NOTICE (translatable);
  const Entry *entry = get_current (self);
  g_autofree char *text = entry != NULL ? ichomp_message_dup_text (entry->message) : g_strdup ("");

  gtk_label_set_label (GTK_LABEL (self->label), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bar), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  if (entry != NULL && entry->offer_label != NULL)
    gtk_button_set_label (GTK_BUTTON (self->offer_button), _ (entry->offer_label));
}

static void
ichomp_notice_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_notice_update_words;
}

static void update (IchompNotice *self);

static void
remove_current (IchompNotice *self)
{
  guint index;

  if (find_current (self, &index))
    g_array_remove_index (self->entries, index);
  update (self);
}

static gboolean
time_is_up_cb (gpointer user_data)
{
  IchompNotice *self = user_data;

  self->timeout = 0;
  remove_current (self);
  return G_SOURCE_REMOVE;
}

/* The time begins anew when the pointer or the keyboard focus has left. */
static void
update_time (IchompNotice *self)
{
  const Entry *entry = get_current (self);
  GtkStateFlags in_use = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;

  g_clear_handle_id (&self->timeout, g_source_remove);
  if (entry != NULL && is_passing (entry) && (gtk_widget_get_state_flags (self->bar) & in_use) == 0)
    self->timeout = g_timeout_add (TIME, time_is_up_cb, self);
}

static void
set_style (IchompNotice *self, const Entry *entry)
{
  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    gtk_widget_remove_css_class (self->bar, styles[i].css_class);
  gtk_widget_add_css_class (self->bar, styles[entry->kind].css_class);
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign), styles[entry->kind].icon);
  if (is_passing (entry))
    gtk_widget_add_css_class (self->bar, "passing");
  else
    gtk_widget_remove_css_class (self->bar, "passing");
}

/* The action may show another message, or take this one back. */
static void
offer_clicked_cb (IchompNotice *self)
{
  const Entry *entry = get_current (self);
  const char *action = entry != NULL ? entry->offer_action : NULL;

  if (action == NULL)
    return;

  remove_current (self);
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
}

/* The last message stays visible while the bar folds. */
static void
update (IchompNotice *self)
{
  const Entry *entry = get_current (self);

  update_time (self);
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), entry != NULL);
  if (entry == NULL)
    return;

  set_style (self, entry);
  gtk_widget_set_visible (self->offer_button, entry->offer_label != NULL);
  gtk_widget_set_visible (self->revealer, TRUE);
  ichomp_notice_update_words (ICHOMP_TRANSLATABLE (self));
  ichomp_announce (GTK_WIDGET (self), gtk_label_get_label (GTK_LABEL (self->label)));
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Hides the revealer, so that a screen reader does not find the closed message. */
static void
child_revealed_cb (IchompNotice *self)
{
  if (gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)) || get_current (self) != NULL)
    return;

  gtk_widget_set_visible (self->revealer, FALSE);
  gtk_widget_set_visible (self->offer_button, FALSE);
  ichomp_notice_update_words (ICHOMP_TRANSLATABLE (self));
}

/* The layout of the page and the notice: a bar takes room above the page, a bubble does not. */

static GtkWidget *
get_page (GtkWidget *container)
{
  return gtk_widget_get_first_child (container);
}

/* Drawn above the page */
static IchompNotice *
get_notice (GtkWidget *container)
{
  return ICHOMP_NOTICE (gtk_widget_get_last_child (container));
}

static gboolean
is_bubble (IchompNotice *self)
{
  return gtk_widget_has_css_class (self->bar, "passing");
}

static GtkSizeRequestMode
get_request_mode (GtkWidget *container)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget *container,
         GtkOrientation orientation,
         int for_size,
         int *minimum,
         int *natural,
         int *minimum_baseline,
         int *natural_baseline)
{
  IchompNotice *self = get_notice (container);
  int bar_minimum;
  int bar_natural;

  ichomp_measure (get_page (container), orientation, for_size, minimum, natural);
  ichomp_measure (GTK_WIDGET (self), orientation, for_size, &bar_minimum, &bar_natural);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, bar_minimum);
      *natural = MAX (*natural, bar_minimum);
    }
  else if (!is_bubble (self))
    {
      *minimum += bar_minimum;
      *natural += bar_natural;
    }
}

static void
allocate (GtkWidget *container, int width, int height, int baseline)
{
  IchompNotice *self = get_notice (container);
  GtkAllocation bar = { .width = width };
  GtkAllocation page = { .width = width, .height = height };
  int natural;

  if (is_bubble (self))
    {
      gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                          NULL);
      bar.width = MIN (width, natural);
      bar.x = (width - bar.width) / 2;
    }
  ichomp_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, bar.width, NULL, &bar.height);
  if (!is_bubble (self))
    {
      page.y = bar.height;
      page.height -= bar.height;
    }
  gtk_widget_size_allocate (get_page (container), &page, -1);
  gtk_widget_size_allocate (GTK_WIDGET (self), &bar, -1);
}

/* For a container with a page and a notice, in this order. */
GtkLayoutManager *
ichomp_notice_layout_new (void)
{
  return gtk_custom_layout_new (get_request_mode, measure, allocate);
}

/* The widget */

static void
ichomp_notice_dispose (GObject *object)
{
  IchompNotice *self = ICHOMP_NOTICE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_array_set_size (self->entries, 0);
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_NOTICE);

  G_OBJECT_CLASS (ichomp_notice_parent_class)->dispose (object);
}

static void
ichomp_notice_finalize (GObject *object)
{
  g_array_unref (ICHOMP_NOTICE (object)->entries);

  G_OBJECT_CLASS (ichomp_notice_parent_class)->finalize (object);
}

static void
ichomp_notice_class_init (IchompNoticeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ichomp_notice_dispose;
  object_class->finalize = ichomp_notice_finalize;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-notice.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, revealer);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, bar);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, sign);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, label);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, offer_button);
  gtk_widget_class_bind_template_child (widget_class, IchompNotice, close_button);
}

static void
ichomp_notice_init (IchompNotice *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, clear_entry);
  gtk_widget_init_template (GTK_WIDGET (self));
  ichomp_focus_region_set (self->bar, NULL);

  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (remove_current), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->offer_button, "clicked", G_CALLBACK (offer_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->revealer, "notify::child-revealed", G_CALLBACK (child_revealed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->bar, "state-flags-changed", G_CALLBACK (update_time), self,
                           G_CONNECT_SWAPPED);

  /* Without a name, a screen reader would say that of the class. */
  ichomp_notice_update_words (ICHOMP_TRANSLATABLE (self));
}

/* Takes the reference of @entry to its message. An offer that has to wait changes nothing: a screen
 * reader does not repeat what is on show. */
static void
add (IchompNotice *self, const Entry *entry)
{
  const Entry *current = get_current (self);
  const IchompMessage *before = current != NULL ? current->message : NULL;

  for (guint i = self->entries->len; i > 0; i--)
    if (is_replaced (get_entry (self, i - 1), entry))
      g_array_remove_index (self->entries, i - 1);
  g_array_append_vals (self->entries, entry, 1);

  current = get_current (self);
  if (current == NULL || current->message == entry->message || current->message != before)
    update (self);
}

/**
 * ichomp_notice_show:
 * @self: a notice
 * @kind: what kind of message it is
 * @topic: (nullable): a static string; an older message of the same topic is replaced
 * @message: a message
 *
 * Shows @message. Others wait until it is gone, except for a success without a button, and the same
 * message: they are replaced.
 */
void
ichomp_notice_show (IchompNotice *self,
                    IchompNoticeKind kind,
                    const char *topic,
                    IchompMessage *message)
{
  const Entry entry = { .message = message, .kind = kind, .topic = topic };

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  ichomp_message_ref (message);
  add (self, &entry);
}

/**
 * ichomp_notice_offer:
 * @self: a notice
 * @topic: (nullable): a static string; an older message of the same topic is replaced
 * @message: a message
 * @label: the label of a button beside it, a static string, not yet translated
 * @action: the action of the button, with its prefix, a static string
 *
 * Shows good news with a button, until it is closed or taken back.
 */
void
ichomp_notice_offer (IchompNotice *self,
                     const char *topic,
                     IchompMessage *message,
                     const char *label,
                     const char *action)
{
  const Entry entry = { .message = message,
                        .kind = ICHOMP_NOTICE_SUCCESS,
                        .topic = topic,
                        .offer_label = label,
                        .offer_action = action };

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  ichomp_message_ref (message);
  add (self, &entry);
}

/* Removes @message, shown or waiting, because it is no longer true. */
void
ichomp_notice_take_back (IchompNotice *self, IchompMessage *message)
{
  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  for (guint i = 0; i < self->entries->len; i++)
    if (say_the_same (get_entry (self, i)->message, message))
      {
        gboolean is_current = get_entry (self, i) == get_current (self);

        g_array_remove_index (self->entries, i);
        if (is_current)
          update (self);
        return;
      }
}

/**
 * ichomp_notice_set_hides_offers:
 * @self: a notice
 * @hides_offers: whether messages with a button wait, because what they offer is out of sight
 */
void
ichomp_notice_set_hides_offers (IchompNotice *self, gboolean hides_offers)
{
  const Entry *before;

  g_return_if_fail (ICHOMP_IS_NOTICE (self));

  before = get_current (self);
  self->hides_offers = hides_offers;
  if (get_current (self) != before)
    update (self);
}
