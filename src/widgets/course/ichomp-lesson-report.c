/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The report on a lesson of the user's own, above the lesson: what is wrong with it and where,
 * as the option --check-lesson says it. */

#include "ichomp-lesson-report.h"

#include <glib/gi18n.h>

#include "game/base/ichomp-digits.h"
#include "game/course/ichomp-lesson-check.h"
#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-children.h"
#include "widgets/kit/ichomp-text.h"
#include "widgets/language/ichomp-translatable.h"
#include "game/words/ichomp-formula.h"
#include "game/words/ichomp-wording.h"

/* Time budget per turn of the main loop, in microseconds */
#define TIME_IN_A_TURN 8000

/* An author corrects one after the other. */
#define MAX_COMPLAINTS 50
#define MAX_UNSCROLLED 3

/* Of the list, in pixels */
#define MAX_HEIGHT 150

struct _IchompLessonReport
{
  GtkBox parent_instance;

  GtkWidget *sign;
  GtkWidget *summary;
  GtkWidget *close_button;
  GtkWidget *scroller;
  GtkWidget *list;
  GtkWidget *note;

  IchompLibrary *library;
  IchompLibraryEntry *entry; /* or NULL */
  gboolean shows_earlier;    /* the page shows an earlier version of the lesson */
  IchompLessonCheck *check;  /* while it is carried out, or NULL */
  guint check_id;
  char *said; /* the last announcement, or NULL */
};

static void ichomp_lesson_report_translatable_init (IchompTranslatableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (IchompLessonReport,
                               ichomp_lesson_report,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (ICHOMP_TYPE_TRANSLATABLE,
                                                      ichomp_lesson_report_translatable_init))

enum
{
  SIGNAL_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static char *
dup_summary (IchompLessonReport *self, guint n_complaints)
{
  g_autofree char *file_name = ichomp_library_entry_dup_file_name (self->entry);
  g_autofree char *name = ichomp_formula_isolate (file_name);

  if (n_complaints == 0)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_ ("%s: nothing is wrong with this lesson."), name);

  /* Translators: About a lesson. %1$s is the name of a file. */
  return ichomp_digits_printf (ngettext ("%1$s: %2$u mistake", "%1$s: %2$u mistakes", n_complaints),
                               name, n_complaints);
}

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  return label;
}

static void
complaint_clicked_cb (GtkWidget *button, IchompLessonPlace *place)
{
  g_signal_emit (gtk_widget_get_ancestor (button, ICHOMP_TYPE_LESSON_REPORT),
                 signals[SIGNAL_CHOSEN], 0, place);
}

static void
place_free (gpointer place, GClosure *closure)
{
  g_free (place);
}

/* A complaint leads to its place on the page, if the page shows the lesson as it is now. */
static GtkWidget *
create_complaint (const IchompLessonComplaint *complaint)
{
  GtkWidget *label = create_label (complaint->sentence);
  GtkWidget *button;

  if (complaint->place.line == 0)
    {
      ichomp_text_make_selectable (label);
      return label;
    }

  button = gtk_button_new ();
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  complaint->sentence, -1);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "complaint");
  g_signal_connect_data (button, "clicked", G_CALLBACK (complaint_clicked_cb),
                         g_memdup2 (&complaint->place, sizeof complaint->place), place_free, 0);
  return button;
}

static void
append (IchompLessonReport *self, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (self->list), child);
}

static void
fill_list (IchompLessonReport *self, GArray *complaints)
{
  ichomp_children_remove (self->list);

  for (guint i = 0; i < MIN (complaints->len, MAX_COMPLAINTS); i++)
    append (self, create_complaint (&g_array_index (complaints, IchompLessonComplaint, i)));
  if (complaints->len > MAX_COMPLAINTS)
    append (self, create_label ("…"));
  gtk_widget_set_visible (self->scroller, complaints->len > 0);
  /* A scrollbar is taller than a line. */
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  complaints->len > MAX_UNSCROLLED ? GTK_POLICY_AUTOMATIC
                                                                   : GTK_POLICY_NEVER);
}

/* Says what a reader sees first, unless that has been said. */
static void
announce (IchompLessonReport *self, GArray *complaints)
{
  g_autofree char *text = NULL;

  text = ichomp_wording_join (
      gtk_label_get_text (GTK_LABEL (self->summary)),
      complaints->len > 0 ? g_array_index (complaints, IchompLessonComplaint, 0).sentence : NULL);
  if (g_strcmp0 (text, self->said) == 0)
    return;

  ichomp_announce (GTK_WIDGET (self), text);
  g_free (self->said);
  self->said = g_steal_pointer (&text);
}

static void
show_complaints (IchompLessonReport *self, GArray *complaints)
{
  gboolean is_right = complaints->len == 0;
  g_autofree char *summary = dup_summary (self, complaints->len);

  gtk_widget_remove_css_class (GTK_WIDGET (self), is_right ? "wrong" : "right");
  gtk_widget_add_css_class (GTK_WIDGET (self), is_right ? "right" : "wrong");
  gtk_image_set_from_icon_name (GTK_IMAGE (self->sign),
                                is_right ? "object-select-symbolic" : "dialog-warning-symbolic");
  gtk_label_set_text (GTK_LABEL (self->summary), summary);
  fill_list (self, complaints);
  gtk_label_set_text (GTK_LABEL (self->note),
                      _ ("The page below shows the version before this mistake."));
  gtk_widget_set_visible (self->note, self->shows_earlier);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  announce (self, complaints);
}

static void
stop (IchompLessonReport *self)
{
  g_clear_handle_id (&self->check_id, g_source_remove);
  g_clear_pointer (&self->check, ichomp_lesson_check_free);
}

static gboolean
check_cb (gpointer user_data)
{
  IchompLessonReport *self = user_data;
  gint64 start = g_get_monotonic_time ();

  while (ichomp_lesson_check_step (self->check))
    if (g_get_monotonic_time () - start >= TIME_IN_A_TURN)
      return G_SOURCE_CONTINUE;

  self->check_id = 0;
  show_complaints (self, ichomp_lesson_check_get_complaints (self->check));
  stop (self);
  return G_SOURCE_REMOVE;
}

/* The report before stays until the new one is there, so that the page does not jump. */
static void
begin (IchompLessonReport *self)
{
  IchompLesson *lesson = ichomp_library_entry_get_lesson (self->entry);

  stop (self);
  if (lesson == NULL)
    {
      g_autoptr (GArray) complaints = g_array_new (FALSE, FALSE, sizeof (IchompLessonComplaint));
      g_autofree char *sentence = ichomp_library_entry_dup_error_text (self->entry);
      const IchompLessonComplaint complaint = { .sentence = sentence };

      g_array_append_val (complaints, complaint);
      show_complaints (self, complaints);
      return;
    }

  self->check = ichomp_lesson_check_new (lesson, self->library);
  self->check_id = g_idle_add (check_cb, self);
}

static void
ichomp_lesson_report_update_words (IchompTranslatable *translatable)
{
  IchompLessonReport *self = ICHOMP_LESSON_REPORT (translatable);
  const char *close = _ ("Close");

  gtk_widget_set_tooltip_text (self->close_button, close);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->close_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, close, -1);
  if (self->entry != NULL && gtk_widget_get_visible (GTK_WIDGET (self)))
    begin (self);
}

static void
ichomp_lesson_report_translatable_init (IchompTranslatableInterface *iface)
{
  iface->update_words = ichomp_lesson_report_update_words;
}

static void
close_clicked_cb (IchompLessonReport *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
ichomp_lesson_report_dispose (GObject *object)
{
  IchompLessonReport *self = ICHOMP_LESSON_REPORT (object);

  stop (self);
  g_clear_object (&self->library);
  g_clear_object (&self->entry);
  g_clear_pointer (&self->said, g_free);

  G_OBJECT_CLASS (ichomp_lesson_report_parent_class)->dispose (object);
}

static void
ichomp_lesson_report_class_init (IchompLessonReportClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ichomp_lesson_report_dispose;

  /**
   * IchompLessonReport::chosen:
   * @self: the report
   * @place: (type IchompLessonPlace): a place in the file
   *
   * The user has clicked on what is said about that place.
   */
  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", ICHOMP_TYPE_LESSON_REPORT, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
ichomp_lesson_report_init (IchompLessonReport *self)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-report");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);

  self->sign = gtk_image_new ();
  gtk_widget_add_css_class (self->sign, "sign");
  self->summary = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->summary), 0);
  gtk_label_set_wrap (GTK_LABEL (self->summary), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (self->summary), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (self->summary, TRUE);
  gtk_widget_add_css_class (self->summary, "word");
  self->close_button = gtk_button_new_from_icon_name ("window-close-symbolic");
  gtk_widget_set_valign (self->close_button, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->close_button, "flat");
  g_signal_connect_object (self->close_button, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (line), self->sign);
  gtk_box_append (GTK_BOX (line), self->summary);
  gtk_box_append (GTK_BOX (line), self->close_button);
  gtk_box_append (GTK_BOX (self), line);

  self->list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  gtk_box_append (GTK_BOX (self), self->scroller);

  self->note = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->note), 0);
  gtk_label_set_wrap (GTK_LABEL (self->note), TRUE);
  gtk_box_append (GTK_BOX (self), self->note);

  ichomp_lesson_report_update_words (ICHOMP_TRANSLATABLE (self));
}

/* Links in lessons are looked up in @library. The report is hidden until a lesson is checked. */
GtkWidget *
ichomp_lesson_report_new (IchompLibrary *library)
{
  IchompLessonReport *self = g_object_new (ICHOMP_TYPE_LESSON_REPORT, NULL);

  self->library = g_object_ref (library);
  return GTK_WIDGET (self);
}

/**
 * ichomp_lesson_report_check:
 * @entry: (nullable): a lesson, or a file that cannot be read as one; %NULL hides the report
 * @shows_earlier: whether the page shows an earlier version of the lesson, since this one has an
 *   error
 *
 * Checks the lesson, in the time that the window does not need, and shows what is wrong with it.
 */
void
ichomp_lesson_report_check (IchompLessonReport *self,
                            IchompLibraryEntry *entry,
                            gboolean shows_earlier)
{
  g_return_if_fail (ICHOMP_IS_LESSON_REPORT (self));

  g_set_object (&self->entry, entry);
  self->shows_earlier = shows_earlier;
  if (entry != NULL)
    {
      begin (self);
      return;
    }

  stop (self);
  g_clear_pointer (&self->said, g_free);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}
