/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The choice of exercises: topics, difficulty and seed. They determine a series of exercises: a
 * change of one of them starts a new series. */

#include "ichomp-practice-chooser.h"

#include <glib/gi18n.h>

#include "widgets/kit/ichomp-announce.h"
#include "game/base/ichomp-digits.h"
#include "widgets/kit/ichomp-lock.h"
#include "widgets/language/ichomp-translatable.h"

/* Of topics, in two columns */
#define N_ROWS ((ICHOMP_N_EXERCISE_KINDS + 1) / 2)

struct _IchompPracticeChooser
{
  GtkBox parent_instance;

  GtkWidget *topics_heading;
  GtkWidget *all_check;
  GtkWidget *topics_box;
  GtkWidget *topic_checks[ICHOMP_N_EXERCISE_KINDS];
  GtkWidget *difficulty_heading;
  GtkWidget *difficulty_drop_down;
  GtkWidget *seed_entry;
  GtkWidget *start_button;
  GtkWidget *new_seed_button;

  IchompPractice *practice;
  GSettings *settings;
  GRand *rand;
  gboolean updating; /* ignore signals of the widgets, which are being set */
};

static void ichomp_practice_chooser_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompPracticeChooser,
                               ichomp_practice_chooser,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_practice_chooser_translatable_init))

/* The series */

static void
show_seed (IchompPracticeChooser *self)
{
  g_autofree char *text = ichomp_digits_printf ("%u", ichomp_practice_get_seed (self->practice));

  gtk_editable_set_text (GTK_EDITABLE (self->seed_entry), text);
}

static guint
get_kinds (IchompPracticeChooser *self)
{
  return ichomp_exercise_kinds_from_setting (
      g_settings_get_uint (self->settings, "practice-topics"), ICHOMP_ALL_EXERCISE_KINDS);
}

static void
set_kinds (IchompPracticeChooser *self, guint kinds)
{
  g_settings_set_uint (self->settings, "practice-topics",
                       ichomp_exercise_kinds_to_setting (kinds, ICHOMP_ALL_EXERCISE_KINDS));
}

static void
start (IchompPracticeChooser *self, guint seed)
{
  ichomp_practice_start (self->practice, seed, get_kinds (self),
                         g_settings_get_uint (self->settings, "practice-difficulty"));
  show_seed (self);
}

static void
complain_about_seed (IchompPracticeChooser *self)
{
  gtk_widget_add_css_class (self->seed_entry, "error");
  gtk_widget_error_bell (self->seed_entry);
  gtk_widget_grab_focus (self->seed_entry);
  ichomp_announce (GTK_WIDGET (self),
                   ichomp_digits_intern (_ ("A seed has five digits, such as 48213.")));
}

static void
start_typed_cb (IchompPracticeChooser *self)
{
  GtkWidget *popover;
  guint seed;

  if (!ichomp_practice_read_seed (gtk_editable_get_text (GTK_EDITABLE (self->seed_entry)), &seed))
    {
      complain_about_seed (self);
      return;
    }

  start (self, seed);
  popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);
  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
seed_edited_cb (IchompPracticeChooser *self)
{
  gtk_widget_remove_css_class (self->seed_entry, "error");
}

static void
new_seed_cb (IchompPracticeChooser *self)
{
  start (self, ichomp_practice_draw_seed (self->rand));
}

/* Topics and difficulty: the widgets show the settings */

static void
update_all_check (IchompPracticeChooser *self, guint kinds)
{
  gtk_check_button_set_active (GTK_CHECK_BUTTON (self->all_check),
                               kinds == ICHOMP_ALL_EXERCISE_KINDS);
  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (self->all_check),
                                     kinds != 0 && kinds != ICHOMP_ALL_EXERCISE_KINDS);
}

static void
show_choice (IchompPracticeChooser *self)
{
  guint kinds = get_kinds (self);

  self->updating = TRUE;
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->topic_checks[kind]),
                                 (kinds & 1u << kind) != 0);
  update_all_check (self, kinds);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->difficulty_drop_down),
                              g_settings_get_uint (self->settings, "practice-difficulty"));
  self->updating = FALSE;
}

/* If both keys change at once, the first call starts the run and the second one lets it go on. */
static void
settings_changed_cb (IchompPracticeChooser *self)
{
  show_choice (self);
  if (!ichomp_practice_is_of (self->practice, get_kinds (self),
                              g_settings_get_uint (self->settings, "practice-difficulty")))
    start (self, ichomp_practice_get_seed (self->practice));
}

static void
topic_toggled_cb (IchompPracticeChooser *self)
{
  guint kinds = 0;

  if (self->updating)
    return;

  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->topic_checks[kind])))
      kinds |= 1u << kind;
  set_kinds (self, kinds);
}

static void
all_toggled_cb (IchompPracticeChooser *self)
{
  gboolean all = gtk_check_button_get_active (GTK_CHECK_BUTTON (self->all_check));

  if (!self->updating)
    set_kinds (self, all ? ICHOMP_ALL_EXERCISE_KINDS : 0);
}

static void
difficulty_selected_cb (IchompPracticeChooser *self)
{
  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->difficulty_drop_down));

  if (!self->updating && selected <= ICHOMP_EXERCISE_MAX_DIFFICULTY)
    g_settings_set_uint (self->settings, "practice-difficulty", selected);
}

/* The widget */

static void
ichomp_practice_chooser_update_words (IchompTranslatable *translatable)
{
  IchompPracticeChooser *self = ICHOMP_PRACTICE_CHOOSER (translatable);
  g_autofree char *typed =
      ichomp_digits_to_ascii (gtk_editable_get_text (GTK_EDITABLE (self->seed_entry)));
  g_autofree char *seed = ichomp_digits_dup (typed);

  gtk_editable_set_text (GTK_EDITABLE (self->seed_entry), seed);
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    gtk_check_button_set_label (GTK_CHECK_BUTTON (self->topic_checks[kind]),
                                ichomp_exercise_kind_get_name (kind));
}

static void
ichomp_practice_chooser_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_practice_chooser_update_words;
}

static void
ichomp_practice_chooser_dispose (GObject *object)
{
  IchompPracticeChooser *self = ICHOMP_PRACTICE_CHOOSER (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_PRACTICE_CHOOSER);
  g_clear_object (&self->practice);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->rand, g_rand_free);

  G_OBJECT_CLASS (ichomp_practice_chooser_parent_class)->dispose (object);
}

static void
ichomp_practice_chooser_class_init (IchompPracticeChooserClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_practice_chooser_dispose;

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-practice-chooser.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, topics_heading);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, all_check);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, topics_box);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, difficulty_heading);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, difficulty_drop_down);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, seed_entry);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, start_button);
  gtk_widget_class_bind_template_child (widget_class, IchompPracticeChooser, new_seed_button);
}

static void
add_topics (IchompPracticeChooser *self)
{
  for (guint kind = 0; kind < ICHOMP_N_EXERCISE_KINDS; kind++)
    {
      self->topic_checks[kind] =
          gtk_check_button_new_with_label (ichomp_exercise_kind_get_name (kind));
      g_signal_connect_object (self->topic_checks[kind], "toggled", G_CALLBACK (topic_toggled_cb),
                               self, G_CONNECT_SWAPPED);
      gtk_grid_attach (GTK_GRID (self->topics_box), self->topic_checks[kind], kind >= N_ROWS,
                       (int)(kind % N_ROWS), 1, 1);
    }
}

static void
ichomp_practice_chooser_init (IchompPracticeChooser *self)
{
  self->rand = g_rand_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_topics (self);

  g_signal_connect_object (self->all_check, "toggled", G_CALLBACK (all_toggled_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->difficulty_drop_down, "notify::selected",
                           G_CALLBACK (difficulty_selected_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seed_entry, "activate", G_CALLBACK (start_typed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seed_entry, "changed", G_CALLBACK (seed_edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->start_button, "clicked", G_CALLBACK (start_typed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->new_seed_button, "clicked", G_CALLBACK (new_seed_cb), self,
                           G_CONNECT_SWAPPED);
}

/* Starts @practice with a random seed, and again after every change. To be called once. */
void
ichomp_practice_chooser_use (IchompPracticeChooser *self,
                             IchompPractice *practice,
                             GSettings *settings)
{
  g_return_if_fail (ICHOMP_IS_PRACTICE_CHOOSER (self));
  g_return_if_fail (self->practice == NULL);

  self->practice = g_object_ref (practice);
  self->settings = g_object_ref (settings);
  g_signal_connect_object (settings, "changed::practice-topics", G_CALLBACK (settings_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed::practice-difficulty",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  ichomp_lock_follow (self->all_check, settings, "practice-topics");
  ichomp_lock_follow (self->topics_box, settings, "practice-topics");
  ichomp_lock_follow (self->difficulty_drop_down, settings, "practice-difficulty");
  gtk_box_append (GTK_BOX (self->topics_heading),
                  ichomp_lock_create_padlock (settings, "practice-topics"));
  gtk_box_append (GTK_BOX (self->difficulty_heading),
                  ichomp_lock_create_padlock (settings, "practice-difficulty"));

  show_choice (self);
  new_seed_cb (self);
}

static guint
count_bits (guint bits)
{
  guint n = 0;

  for (; bits != 0; bits &= bits - 1)
    n++;
  return n;
}

/**
 * ichomp_practice_chooser_dup_topics:
 * @self: a chooser
 *
 * Returns: (transfer full): the chosen topics in a few words
 */
char *
ichomp_practice_chooser_dup_topics (IchompPracticeChooser *self)
{
  guint kinds;
  guint n;

  g_return_val_if_fail (ICHOMP_IS_PRACTICE_CHOOSER (self), NULL);

  kinds = get_kinds (self);
  n = count_bits (kinds);
  if (n == 0)
    return g_strdup (C_ ("practice", "Topics"));
  if (kinds == ICHOMP_ALL_EXERCISE_KINDS)
    return g_strdup (C_ ("practice", "All topics"));
  if (n == 1)
    return g_strdup (ichomp_exercise_kind_get_name ((IchompExerciseKind)g_bit_nth_lsf (kinds, -1)));

  /* Translators: How many topics of practice are chosen, at least two; the label of a button. */
  return ichomp_digits_printf (ngettext ("%u topic", "%u topics", n), n);
}
