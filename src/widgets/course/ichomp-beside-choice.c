/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The check box that shows lessons in two languages side by side: the language of the program and
 * the second language, to which a key switches. */

#include "ichomp-beside-choice.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-i18n.h"
#include "game/base/ichomp-language.h"
#include "widgets/kit/ichomp-lock.h"
#include "widgets/language/ichomp-translatable.h"

struct _IchompBesideChoice
{
  GtkBox parent_instance;

  GtkWidget *row; /* the check box and its padlock */
  GtkWidget *check;
  GtkWidget *check_label;
  GtkWidget *no_room_label;

  GSettings *settings;
  IchompLessonPage *page;
};

static void ichomp_beside_choice_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompBesideChoice,
                               ichomp_beside_choice,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_beside_choice_translatable_init))

static IchompLanguage
find_second (IchompBesideChoice *self)
{
  return ichomp_i18n_resolve (
      (IchompLanguage)g_settings_get_enum (self->settings, "second-language"));
}

static gboolean
is_wanted (IchompBesideChoice *self)
{
  return g_settings_get_boolean (self->settings, "side-by-side");
}

/* Hides the check box while both languages are the same. */
static void
show (IchompBesideChoice *self)
{
  IchompLanguage second = find_second (self);
  gboolean is_choice =
      second != ichomp_i18n_get_language () && ichomp_i18n_has_translation (second);
  g_autofree char *text = NULL;
  gboolean has_room;

  /* Translators: A check box: the lesson is shown beside the same lesson in another language. %s is
   * the name of that language in itself, such as "Deutsch". */
  text = g_strdup_printf (_ ("Side by side with %s"), ichomp_language_get_name (second));
  gtk_label_set_text (GTK_LABEL (self->check_label), text);
  gtk_label_set_text (GTK_LABEL (self->no_room_label),
                      _ ("The window is too narrow for both languages."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->check), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);

  g_object_get (self->page, "has-room", &has_room, NULL);
  gtk_widget_set_visible (self->row, is_choice);
  gtk_widget_set_visible (self->no_room_label, is_choice && is_wanted (self) && !has_room);
}

static void
update (IchompBesideChoice *self)
{
  show (self);
  ichomp_lesson_page_set_beside (self->page,
                                 is_wanted (self) ? find_second (self) : ICHOMP_LANGUAGE_SYSTEM);
}

/* When both languages are exchanged, the words have yet to change to the first one: update () is
 * called then. */
static void
second_language_cb (IchompBesideChoice *self)
{
  IchompLanguage language = (IchompLanguage)g_settings_get_enum (self->settings, "language");

  if (ichomp_i18n_resolve (language) == ichomp_i18n_get_language ())
    update (self);
}

static void
ichomp_beside_choice_update_words (IchompTranslatable *translatable)
{
  update (ICHOMP_BESIDE_CHOICE (translatable));
}

static void
ichomp_beside_choice_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_beside_choice_update_words;
}

static void
ichomp_beside_choice_dispose (GObject *object)
{
  IchompBesideChoice *self = ICHOMP_BESIDE_CHOICE (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->page);

  G_OBJECT_CLASS (ichomp_beside_choice_parent_class)->dispose (object);
}

static void
ichomp_beside_choice_class_init (IchompBesideChoiceClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_beside_choice_dispose;
}

static GtkWidget *
create_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 20);

  return label;
}

static void
ichomp_beside_choice_init (IchompBesideChoice *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);

  self->check = gtk_check_button_new ();
  self->check_label = create_label ();
  gtk_check_button_set_child (GTK_CHECK_BUTTON (self->check), self->check_label);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->check), "app.side-by-side");
  self->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->row), self->check);
  gtk_box_append (GTK_BOX (self), self->row);

  self->no_room_label = create_label ();
  gtk_widget_add_css_class (self->no_room_label, "dim-label");
  gtk_box_append (GTK_BOX (self), self->no_room_label);
}

/* Shows @page in two languages as @settings say, from now on. */
GtkWidget *
ichomp_beside_choice_new (GSettings *settings, IchompLessonPage *page)
{
  IchompBesideChoice *self = g_object_new (ICHOMP_TYPE_BESIDE_CHOICE, NULL);

  self->settings = g_object_ref (settings);
  self->page = g_object_ref (page);
  ichomp_lock_follow (self->check, settings, "side-by-side");
  gtk_box_append (GTK_BOX (self->row), ichomp_lock_create_padlock (settings, "side-by-side"));
  g_signal_connect_object (settings, "changed::side-by-side", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::second-language", G_CALLBACK (second_language_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "notify::has-room", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  update (self);

  return GTK_WIDGET (self);
}
