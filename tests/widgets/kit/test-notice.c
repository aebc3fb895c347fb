/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Notices, also while the language changes to a made-up one, in which each text ends with a mark. */

#include "kit/ichomp-notice.h"

#include "language/ichomp-translatable.h"
#include "marked.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompNotice *notice;
} Fixture;

static void
show (IchompNotice *notice, const char *text)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_show (notice, message);
}

static void
offer (IchompNotice *notice, const char *text, const char *label, const char *action)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_offer (notice, message, label, action);
}

static void
take_back (IchompNotice *notice, const char *text)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_take_back (notice, message);
}

static void
set_animations (gboolean enabled)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", enabled, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  marked_is_spoken = FALSE;
  set_animations (FALSE);
  fixture->widget = g_object_new (ICHOMP_TYPE_NOTICE, NULL);
  fixture->notice = ICHOMP_NOTICE (fixture->widget);
  fixture->window = study_support_show (fixture->widget, 400, 100);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->widget);
}

static GtkWidget *
get_revealer (Fixture *fixture)
{
  return study_support_find (fixture->widget, "revealer");
}

/* A screen reader does not find a hidden notice. */
static void
assert_gone (Fixture *fixture)
{
  g_autofree char *text = study_support_dup_text (fixture->widget);

  g_assert_false (gtk_widget_get_visible (get_revealer (fixture)));
  g_assert_cmpstr (text, ==, "");
}

static void
assert_shown (Fixture *fixture, const char *text)
{
  g_assert_true (gtk_widget_get_visible (get_revealer (fixture)));
  g_assert_true (gtk_revealer_get_reveal_child (GTK_REVEALER (get_revealer (fixture))));
  study_support_assert_label (fixture->widget, "label", text);
  gtk_test_accessible_assert_property (fixture->notice, GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
wait_until_folded (Fixture *fixture)
{
  test_wait_until (!gtk_widget_get_visible (get_revealer (fixture)));
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (fixture->notice, GTK_ACCESSIBLE_ROLE_ALERT);
  assert_gone (fixture);

  show (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The disk is full.");
  show (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The disk is full.\nThe table is too large.");
  show (fixture->notice, "The disk is full.");
  show (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The disk is full.\nThe table is too large.");
}

static void
test_close (Fixture *fixture, gconstpointer data)
{
  show (fixture->notice, "The disk is full.");
  study_support_click (fixture->widget, "close_button");
  wait_until_folded (fixture);
  assert_gone (fixture);

  show (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The table is too large.");
}

/* A closed message does not come back with the next one, not even during the animation. */
static void
test_show_while_closing (Fixture *fixture, gconstpointer data)
{
  GtkWidget *revealer = get_revealer (fixture);

  /* Only a visible notice is animated. */
  set_animations (FALSE);
  show (fixture->notice, "The disk is full.");
  test_wait_until (gtk_widget_get_mapped (revealer)
                   && gtk_revealer_get_child_revealed (GTK_REVEALER (revealer)));

  /* One frame may be as long as the animation. */
  set_animations (TRUE);
  g_signal_emit_by_name (study_support_find (fixture->widget, "close_button"), "clicked");
  g_assert_true (gtk_widget_get_visible (revealer));

  show (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The table is too large.");

  /* The notice stays until the end of the animation. */
  set_animations (FALSE);
  test_wait_until (gtk_revealer_get_child_revealed (GTK_REVEALER (revealer)));
  assert_shown (fixture, "The table is too large.");
}

/* The button comes and goes with its message. */
static void
test_offer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->widget, "offer_button");

  g_assert_false (gtk_widget_get_visible (button));
  show (fixture->notice, "The disk is full.");
  offer (fixture->notice, "The game is kept.", "Go On", "app.bring-back");
  assert_shown (fixture, "The disk is full.\nThe game is kept.");
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Go On");
  g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, "app.bring-back");

  take_back (fixture->notice, "The game is kept.");
  assert_shown (fixture, "The disk is full.");
  g_assert_false (gtk_widget_get_visible (button));

  offer (fixture->notice, "The game is kept.", "Go On", "app.bring-back");
  take_back (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The game is kept.");
  g_assert_true (gtk_widget_get_visible (button));
  take_back (fixture->notice, "The game is kept.");
  wait_until_folded (fixture);
  assert_gone (fixture);
}

/* In another language it is still the same message. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->widget, "offer_button");
  g_autoptr (IchompMessage) saved =
      ichomp_message_new ("The game is saved as %s.", ichomp_message_new_name ("a.ichomp"), NULL);

  ichomp_notice_show (fixture->notice, saved);
  offer (fixture->notice, "The game is kept.", "Go On", "app.bring-back");
  marked_is_spoken = TRUE;
  ichomp_translatable_update (fixture->widget);
  assert_shown (fixture, "The game is saved as a.ichomp." MARK "\nThe game is kept." MARK);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Go On" MARK);

  ichomp_notice_show (fixture->notice, saved);
  assert_shown (fixture, "The game is saved as a.ichomp." MARK "\nThe game is kept." MARK);
  ichomp_notice_take_back (fixture->notice, saved);
  assert_shown (fixture, "The game is kept." MARK);
  take_back (fixture->notice, "The game is kept.");
  wait_until_folded (fixture);
  assert_gone (fixture);

  /* A hidden button has no text. */
  g_assert_null (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
  ichomp_translatable_update (fixture->widget);
  assert_gone (fixture);
}

static void
test_finalize (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (ICHOMP_TYPE_NOTICE, NULL));

  show (ICHOMP_NOTICE (notice), "The disk is full.");
  g_assert_finalize_object (notice);
}

static void
add (const char *path, void (*test) (Fixture *fixture, gconstpointer data))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

void
add_tests (void)
{
  add ("/notice/show", test_show);
  add ("/notice/close", test_close);
  add ("/notice/offer", test_offer);
  add ("/notice/language", test_language);
  add ("/notice/show-while-closing", test_show_while_closing);
  g_test_add_func ("/notice/finalize", test_finalize);
}
