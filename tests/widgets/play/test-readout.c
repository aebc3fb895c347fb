/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A readout shows a result with its preview, or hides both. */

#include "widgets/play/ichomp-readout.h"

#include "study-support.h"
#include "test-main.h"

static const char *const secrets[] = { "6", "110", "six", "9", "1001", NULL };

static const gboolean are_sentences[] = { FALSE, TRUE };

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompReadout *readout;
  guint n_notified;
  guint n_explain;
} Fixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static void
set_up (Fixture *fixture, gconstpointer is_sentence)
{
  fixture->widget = ichomp_readout_new ("Top left");
  fixture->readout = ICHOMP_READOUT (fixture->widget);
  if (is_sentence != NULL && *(const gboolean *)is_sentence)
    ichomp_readout_set_is_sentence (fixture->readout);
  g_signal_connect_swapped (fixture->readout, "notify::concealed", G_CALLBACK (count_cb),
                            &fixture->n_notified);
  g_signal_connect_swapped (fixture->readout, "explain", G_CALLBACK (count_cb),
                            &fixture->n_explain);
  fixture->window = study_support_show (fixture->widget, 300, 200);
}

static void
tear_down (Fixture *fixture, gconstpointer is_sentence)
{
  study_support_close (fixture->window, fixture->widget);
}

static void
show_all (Fixture *fixture)
{
  ichomp_readout_show (fixture->readout, "6", "110", "Top left: value six");
  ichomp_readout_show_preview (fixture->readout, "9", "1001");
}

static void
assert_shown (Fixture *fixture, gboolean is_sentence)
{
  study_support_assert_says (fixture->widget, "Top left\n");
  study_support_assert_says (fixture->widget, "→ 9");
  study_support_assert_says (fixture->widget, "Top left: value six\n");
  study_support_assert_says (fixture->widget, "1001");
  study_support_assert_silent (fixture->widget, (const char *const[]){ "6", "\n110", NULL });
}

static void
assert_hidden (Fixture *fixture)
{
  study_support_assert_silent (fixture->widget, secrets);
  study_support_assert_says (fixture->widget, "Top left\n");
}

static void
test_show (Fixture *fixture, gconstpointer is_sentence)
{
  show_all (fixture);
  assert_shown (fixture, *(const gboolean *)is_sentence);

  ichomp_readout_show_preview (fixture->readout, NULL, NULL);
  study_support_assert_silent (fixture->widget, (const char *const[]){ "9", "→", NULL });
  study_support_assert_says (fixture->widget, "6");

  ichomp_readout_show (fixture->readout, NULL, NULL, NULL);
  study_support_assert_silent (fixture->widget, secrets);
  study_support_assert_says (fixture->widget, "Top left\n");
}

/* One of the two forms may be missing. */
static void
test_one_form (Fixture *fixture, gconstpointer is_sentence)
{
  ichomp_readout_show (fixture->readout, NULL, "110", "Top left: value in binary");
  ichomp_readout_show_preview (fixture->readout, NULL, "1001");
  study_support_assert_silent (fixture->widget, (const char *const[]){ "6", "9", "?", NULL });
  study_support_assert_says (fixture->widget, "1001");

  ichomp_readout_show (fixture->readout, "6", NULL, "Top left: value six");
  ichomp_readout_show_preview (fixture->readout, "9", NULL);
  study_support_assert_says (fixture->widget, "→ 9");
  study_support_assert_silent (fixture->widget, (const char *const[]){ "110", "1001", NULL });
}

static void
test_conceal (Fixture *fixture, gconstpointer is_sentence)
{
  show_all (fixture);
  g_object_set (fixture->readout, "concealed", TRUE, NULL);
  assert_hidden (fixture);
  study_support_assert_says (fixture->widget, "Show: Top left\n");

  /* Later results are concealed, too. */
  ichomp_readout_show_preview (fixture->readout, NULL, NULL);
  assert_hidden (fixture);
  ichomp_readout_show (fixture->readout, NULL, NULL, NULL);
  assert_hidden (fixture);
  show_all (fixture);
  assert_hidden (fixture);
  ichomp_readout_set_title (fixture->readout, "Top right");
  study_support_assert_silent (fixture->widget, secrets);
  study_support_assert_says (fixture->widget, "Show: Top right\n");

  ichomp_readout_set_title (fixture->readout, "Top left");
  g_object_set (fixture->readout, "concealed", FALSE, NULL);
  assert_shown (fixture, *(const gboolean *)is_sentence);
  study_support_assert_says (fixture->widget, "Hide: Top left\n");
}

static gboolean
is_concealed (IchompReadout *readout)
{
  gboolean concealed;

  g_object_get (readout, "concealed", &concealed, NULL);
  return concealed;
}

/* Withholding a result does not change whether it is concealed. */
static void
test_withhold (Fixture *fixture, gconstpointer is_sentence)
{
  show_all (fixture);
  ichomp_readout_set_withheld (fixture->readout, TRUE);
  assert_hidden (fixture);
  study_support_assert_says (fixture->widget, "Top left: hidden\n");
  g_assert_false (is_concealed (fixture->readout));
  g_assert_cmpuint (fixture->n_notified, ==, 0);
  g_assert_false (
      gtk_widget_get_sensitive (study_support_find (fixture->widget, "conceal_button")));

  /* The setting can change meanwhile. */
  g_object_set (fixture->readout, "concealed", TRUE, NULL);
  assert_hidden (fixture);
  g_object_set (fixture->readout, "concealed", FALSE, NULL);
  assert_hidden (fixture);
  g_object_set (fixture->readout, "concealed", TRUE, NULL);
  ichomp_readout_set_withheld (fixture->readout, FALSE);
  assert_hidden (fixture);
  g_assert_true (gtk_widget_get_sensitive (study_support_find (fixture->widget, "conceal_button")));
  study_support_assert_says (fixture->widget, "Show: Top left\n");

  g_object_set (fixture->readout, "concealed", FALSE, NULL);
  assert_shown (fixture, *(const gboolean *)is_sentence);
}

/* The chip asks for no room with any text: the stage gives it a slot. */
static void
test_size (Fixture *fixture, gconstpointer is_sentence)
{
  GtkRequisition size;

  show_all (fixture);
  gtk_widget_get_preferred_size (fixture->widget, NULL, &size);
  g_assert_cmpint (size.width, <=, 2);
  g_assert_cmpint (size.height, <=, 2);
}

static void
test_button (Fixture *fixture, gconstpointer is_sentence)
{
  g_autofree char *title = NULL;
  gboolean concealed;

  study_support_click (fixture->widget, "conceal_button");
  g_assert_true (is_concealed (fixture->readout));
  g_assert_cmpuint (fixture->n_notified, ==, 1);
  g_object_set (fixture->readout, "concealed", TRUE, NULL);
  g_assert_cmpuint (fixture->n_notified, ==, 1);

  g_object_set (fixture->readout, "concealed", FALSE, NULL);
  g_assert_cmpuint (fixture->n_notified, ==, 2);
  g_object_set (fixture->readout, "concealed", TRUE, NULL);
  g_object_get (fixture->readout, "concealed", &concealed, "title", &title, NULL);
  g_assert_true (concealed);
  g_assert_cmpstr (title, ==, "Top left");

  g_object_set (fixture->readout, "concealed", FALSE, NULL);
  study_support_click (fixture->widget, "explain_button");
  g_assert_cmpuint (fixture->n_explain, ==, 1);
}

/* Texts are not markup. */
static void
test_markup (Fixture *fixture, gconstpointer is_sentence)
{
  ichomp_readout_show (fixture->readout, "<b>&", "a < b", "d");
  study_support_assert_says (fixture->widget, "<b>&");
  study_support_assert_says (fixture->widget, "a < b");
  ichomp_readout_show_preview (fixture->readout, "&amp;", "</span>");
  study_support_assert_says (fixture->widget, "→ &amp;");
}

static gboolean
is_within (GtkWidget *label, GtkWidget *readout)
{
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (label, readout, &bounds)
         && bounds.origin.y + bounds.size.height <= (float)gtk_widget_get_height (readout);
}

/* A sentence that is longer than its slot is not cut in the middle of a line: it ends with an
 * ellipsis. */
static void
test_long_sentence (void)
{
  GtkWidget *widget = ichomp_readout_new ("Outcome");
  GtkWidget *label = study_support_find (widget, "secondary_label");
  GtkWidget *window;

  ichomp_readout_set_is_sentence (ICHOMP_READOUT (widget));
  ichomp_readout_show (ICHOMP_READOUT (widget), "P",
                       "The player to move loses if the opponent makes no mistake until the end "
                       "of the game, which may take a while.",
                       "P");
  window = study_support_show (widget, 140, 70);
  test_wait_until (is_within (label, widget));
  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));

  study_support_close (window, widget);
}

static void
test_finalize (void)
{
  GtkWidget *readout = g_object_ref_sink (ichomp_readout_new ("Top left"));

  ichomp_readout_show (ICHOMP_READOUT (readout), "6", "110", "six");
  ichomp_readout_show_preview (ICHOMP_READOUT (readout), "9", "1001");
  g_assert_finalize_object (readout);
}

static void
add (const char *name, void (*test) (Fixture *fixture, gconstpointer is_sentence))
{
  for (gsize i = 0; i < G_N_ELEMENTS (are_sentences); i++)
    {
      g_autofree char *path =
          g_strdup_printf ("/readout/%s/%s", name, are_sentences[i] ? "sentence" : "numbers");

      g_test_add (path, Fixture, &are_sentences[i], set_up, test, tear_down);
    }
}

void
add_tests (void)
{
  add ("show", test_show);
  add ("one-form", test_one_form);
  add ("conceal", test_conceal);
  add ("withhold", test_withhold);
  add ("size", test_size);
  g_test_add ("/readout/button", Fixture, NULL, set_up, test_button, tear_down);
  g_test_add ("/readout/markup", Fixture, NULL, set_up, test_markup, tear_down);
  g_test_add_func ("/readout/long-sentence", test_long_sentence);
  g_test_add_func ("/readout/finalize", test_finalize);
}
