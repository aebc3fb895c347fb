/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Notices, also while the language changes to a made-up one, in which each text ends with a
 * mark. */

#include "widgets/kit/ichomp-notice.h"

#include "widgets/kit/ichomp-announce.h"
#include "widgets/kit/ichomp-container.h"
#include "widgets/language/ichomp-translatable.h"
#include "marked.h"
#include "study-support.h"
#include "test-main.h"

typedef struct
{
  GtkWidget *window;
  GtkWidget *widget;
  IchompNotice *notice;
  GtkWidget *content;
  GtkWidget *page;
  GString *announced;
} Fixture;

static void
warn (IchompNotice *notice, const char *text)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_show (notice, ICHOMP_NOTICE_WARNING, NULL, message);
}

static void
report (IchompNotice *notice, IchompNoticeKind kind, const char *topic, const char *text)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_show (notice, kind, topic, message);
}

static void
offer (IchompNotice *notice, const char *text, const char *label, const char *action)
{
  g_autoptr (IchompMessage) message = ichomp_message_new (text, NULL, NULL);

  ichomp_notice_offer (notice, "game", message, label, action);
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
announced (GtkWidget *widget, const char *text, gpointer user_data)
{
  Fixture *fixture = user_data;

  g_string_append_printf (fixture->announced, "%s\n", text);
}

static void
assert_announced (Fixture *fixture, const char *text)
{
  g_assert_cmpstr (fixture->announced->str, ==, text);
  g_string_set_size (fixture->announced, 0);
}

/* The notice is above a page of 300 pixels, as in a window. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  marked_is_spoken = FALSE;
  set_animations (FALSE);
  fixture->widget = g_object_new (ICHOMP_TYPE_NOTICE, NULL);
  fixture->notice = ICHOMP_NOTICE (fixture->widget);
  fixture->page = g_object_new (GTK_TYPE_DRAWING_AREA, "focusable", TRUE, NULL);
  fixture->content = g_object_new (ICHOMP_TYPE_CONTAINER, NULL);
  gtk_widget_set_parent (fixture->page, fixture->content);
  gtk_widget_set_parent (fixture->widget, fixture->content);
  gtk_widget_set_layout_manager (fixture->content, ichomp_notice_layout_new ());
  fixture->announced = g_string_new (NULL);
  ichomp_announcer_set (fixture->widget, announced, fixture);
  fixture->window = study_support_show (fixture->content, 400, 300);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, fixture->content);
  g_string_free (fixture->announced, TRUE);
}

static GtkWidget *
get_bar (Fixture *fixture)
{
  return study_support_find (fixture->widget, "bar");
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
  gtk_test_accessible_assert_property (get_bar (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, text);
}

static void
wait_until_folded (Fixture *fixture)
{
  test_wait_until (!gtk_widget_get_visible (get_revealer (fixture)));
}

/* A warning waits below a newer one, and comes back. */
static void
test_warnings (Fixture *fixture, gconstpointer data)
{
  gtk_test_accessible_assert_role (get_bar (fixture), GTK_ACCESSIBLE_ROLE_ALERT);
  assert_gone (fixture);

  warn (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The disk is full.");
  g_assert_true (gtk_widget_has_css_class (get_bar (fixture), "warning"));
  warn (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The table is too large.");
  assert_announced (fixture, "The disk is full.\nThe table is too large.\n");

  study_support_click (fixture->widget, "close_button");
  assert_shown (fixture, "The disk is full.");
  assert_announced (fixture, "The disk is full.\n");
  study_support_click (fixture->widget, "close_button");
  wait_until_folded (fixture);
  assert_gone (fixture);
  assert_announced (fixture, "");
}

/* The same message is shown once. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  warn (fixture->notice, "The disk is full.");
  warn (fixture->notice, "The table is too large.");
  warn (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The disk is full.");
  study_support_click (fixture->widget, "close_button");
  assert_shown (fixture, "The table is too large.");
  study_support_click (fixture->widget, "close_button");
  wait_until_folded (fixture);
  assert_gone (fixture);
}

/* What is no longer true does not come back, whether it is shown or waits. */
static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  warn (fixture->notice, "The disk is full.");
  warn (fixture->notice, "The table is too large.");
  take_back (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The table is too large.");
  warn (fixture->notice, "The disk is full.");
  take_back (fixture->notice, "The disk is full.");
  assert_shown (fixture, "The table is too large.");
  take_back (fixture->notice, "The disk is full.");
  take_back (fixture->notice, "The table is too large.");
  wait_until_folded (fixture);
  assert_gone (fixture);
}

/* Offers wait while what they offer is out of sight. */
static void
test_hidden_offers (Fixture *fixture, gconstpointer data)
{
  warn (fixture->notice, "The disk is full.");
  offer (fixture->notice, "The position is on the board.", "Restore", "win.restore");
  ichomp_notice_set_hides_offers (fixture->notice, TRUE);
  assert_shown (fixture, "The disk is full.");
  g_string_set_size (fixture->announced, 0);
  offer (fixture->notice, "The position is on the board.", "Restore", "win.restore");
  assert_announced (fixture, "");
  study_support_click (fixture->widget, "close_button");
  wait_until_folded (fixture);
  assert_gone (fixture);

  ichomp_notice_set_hides_offers (fixture->notice, FALSE);
  assert_shown (fixture, "The position is on the board.");
  ichomp_notice_set_hides_offers (fixture->notice, TRUE);
  wait_until_folded (fixture);
  take_back (fixture->notice, "The position is on the board.");
  ichomp_notice_set_hides_offers (fixture->notice, FALSE);
  assert_gone (fixture);
}

/* A message replaces an older one of its topic, also one of another kind. */
static void
test_topics (Fixture *fixture, gconstpointer data)
{
  warn (fixture->notice, "The disk is full.");
  report (fixture->notice, ICHOMP_NOTICE_WARNING, "file", "A cannot be opened.");
  report (fixture->notice, ICHOMP_NOTICE_WARNING, "paper", "B cannot be printed.");
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "C is saved.");
  assert_shown (fixture, "C is saved.");
  report (fixture->notice, ICHOMP_NOTICE_WARNING, "file", "D cannot be saved.");
  assert_shown (fixture, "D cannot be saved.");
  study_support_click (fixture->widget, "close_button");
  assert_shown (fixture, "B cannot be printed.");
  study_support_click (fixture->widget, "close_button");
  assert_shown (fixture, "The disk is full.");
}

/* A success is green with a sign of its own, hides by itself, and never comes back. */
static void
test_success (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sign = study_support_find (fixture->widget, "sign");

  warn (fixture->notice, "The disk is full.");
  g_assert_false (study_support_has_source (fixture->notice));
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (sign)), ==, "dialog-warning-symbolic");
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  assert_shown (fixture, "A is saved.");
  g_assert_cmpstr (gtk_image_get_icon_name (GTK_IMAGE (sign)), ==, "object-select-symbolic");
  g_assert_true (gtk_widget_has_css_class (get_bar (fixture), "success"));
  g_assert_false (gtk_widget_has_css_class (get_bar (fixture), "warning"));
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "paper", "B is written.");
  assert_shown (fixture, "B is written.");
  study_support_fire_source (fixture->notice);
  g_assert_true (gtk_widget_has_css_class (get_bar (fixture), "warning"));
  g_assert_false (study_support_has_source (fixture->notice));
  assert_shown (fixture, "The disk is full.");
  assert_announced (fixture, "The disk is full.\nA is saved.\nB is written.\nThe disk is full.\n");
  take_back (fixture->notice, "The disk is full.");
  wait_until_folded (fixture);

  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  study_support_fire_source (fixture->notice);
  wait_until_folded (fixture);
  assert_gone (fixture);
}

/* With the pointer on it, a success stays. */
static void
test_pointer (Fixture *fixture, gconstpointer data)
{
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  gtk_widget_set_state_flags (get_bar (fixture), GTK_STATE_FLAG_PRELIGHT, FALSE);
  g_assert_false (study_support_has_source (fixture->notice));
  gtk_widget_unset_state_flags (get_bar (fixture), GTK_STATE_FLAG_PRELIGHT);
  study_support_fire_source (fixture->notice);
  wait_until_folded (fixture);
  assert_gone (fixture);
}

/* With the focus on it, a success stays. */
static void
test_focus (Fixture *fixture, gconstpointer data)
{
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  g_assert_true (study_support_has_source (fixture->notice));
  gtk_widget_grab_focus (study_support_find (fixture->widget, "close_button"));
  g_assert_false (study_support_has_source (fixture->notice));
  gtk_widget_grab_focus (fixture->page);
  study_support_fire_source (fixture->notice);
  wait_until_folded (fixture);
  assert_gone (fixture);
}

static int
get_page_height (Fixture *fixture)
{
  return gtk_widget_get_height (fixture->page);
}

/* A message that hides by itself does not resize the page; another one is above the page. */
static void
test_room (Fixture *fixture, gconstpointer data)
{
  int height = get_page_height (fixture);
  double y;

  g_assert_cmpint (height, ==, 300);
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  study_support_hold_source (fixture->notice);
  test_wait_until (gtk_widget_get_height (get_bar (fixture)) > 0);
  g_assert_cmpint (get_page_height (fixture), ==, height);

  warn (fixture->notice, "The disk is full.");
  test_wait_until (get_page_height (fixture) < height);
  g_assert_true (
      gtk_widget_translate_coordinates (fixture->page, get_revealer (fixture), 0, 0, NULL, &y));
  g_assert_cmpfloat (y, >=, gtk_widget_get_height (get_revealer (fixture)));
  take_back (fixture->notice, "The disk is full.");
  test_wait_until (get_page_height (fixture) == height);
}

/* A closed message does not come back with the next one, not even during the animation. */
static void
test_show_while_closing (Fixture *fixture, gconstpointer data)
{
  GtkWidget *revealer = get_revealer (fixture);

  /* Only a visible notice is animated. */
  set_animations (FALSE);
  warn (fixture->notice, "The disk is full.");
  test_wait_until (gtk_widget_get_mapped (revealer)
                   && gtk_revealer_get_child_revealed (GTK_REVEALER (revealer)));

  /* One frame may be as long as the animation. */
  set_animations (TRUE);
  g_signal_emit_by_name (study_support_find (fixture->widget, "close_button"), "clicked");
  g_assert_true (gtk_widget_get_visible (revealer));

  warn (fixture->notice, "The table is too large.");
  assert_shown (fixture, "The table is too large.");

  /* The notice stays until the end of the animation. */
  set_animations (FALSE);
  test_wait_until (gtk_revealer_get_child_revealed (GTK_REVEALER (revealer)));
  assert_shown (fixture, "The table is too large.");
}

static void
go_on_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  Fixture *fixture = user_data;

  report (fixture->notice, ICHOMP_NOTICE_WARNING, NULL, "The game is damaged.");
}

/* The button comes and goes with its message, which does not hide by itself. */
static void
test_offer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->widget, "offer_button");
  const GActionEntry actions[] = { { .name = "go-on", .activate = go_on_cb } };
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();

  g_action_map_add_action_entries (G_ACTION_MAP (group), actions, 1, fixture);
  gtk_widget_insert_action_group (fixture->window, "test", G_ACTION_GROUP (group));

  g_assert_false (gtk_widget_get_visible (button));
  warn (fixture->notice, "The disk is full.");
  offer (fixture->notice, "The game is kept.", "Go On", "test.go-on");
  g_assert_true (gtk_widget_has_css_class (get_bar (fixture), "success"));
  report (fixture->notice, ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
  study_support_fire_source (fixture->notice);
  g_assert_true (gtk_widget_get_visible (button));
  g_assert_false (study_support_has_source (fixture->notice));
  assert_shown (fixture, "The game is kept.");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Go On");

  take_back (fixture->notice, "The game is kept.");
  assert_shown (fixture, "The disk is full.");
  g_assert_false (gtk_widget_get_visible (button));

  /* The offer has been taken; a message of its action stays. */
  offer (fixture->notice, "The game is kept.", "Go On", "test.go-on");
  study_support_click (fixture->widget, "offer_button");
  assert_shown (fixture, "The game is damaged.");
  take_back (fixture->notice, "The game is damaged.");
  assert_shown (fixture, "The disk is full.");
  gtk_widget_insert_action_group (fixture->window, "test", NULL);
}

/* In another language it is still the same message. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button = study_support_find (fixture->widget, "offer_button");
  g_autoptr (IchompMessage) saved =
      ichomp_message_new ("The game is saved as %s.", ichomp_message_new_name ("a.ichomp"), NULL);

  ichomp_notice_show (fixture->notice, ICHOMP_NOTICE_WARNING, NULL, saved);
  offer (fixture->notice, "The game is kept.", "Go On", "app.bring-back");
  assert_announced (fixture, "The game is saved as a.ichomp.\nThe game is kept.\n");
  marked_is_spoken = TRUE;
  ichomp_translatable_update (fixture->widget);
  assert_shown (fixture, "The game is kept." MARK);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, "Go On" MARK);
  assert_announced (fixture, "");

  ichomp_notice_show (fixture->notice, ICHOMP_NOTICE_WARNING, NULL, saved);
  assert_shown (fixture, "The game is saved as a.ichomp." MARK);
  ichomp_notice_take_back (fixture->notice, saved);
  assert_shown (fixture, "The game is kept." MARK);
  take_back (fixture->notice, "The game is kept.");
  wait_until_folded (fixture);
  assert_gone (fixture);
  ichomp_translatable_update (fixture->widget);
  assert_gone (fixture);
}

static void
test_finalize (void)
{
  GtkWidget *notice = g_object_ref_sink (g_object_new (ICHOMP_TYPE_NOTICE, NULL));

  warn (ICHOMP_NOTICE (notice), "The disk is full.");
  report (ICHOMP_NOTICE (notice), ICHOMP_NOTICE_SUCCESS, "file", "A is saved.");
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
  add ("/notice/warnings", test_warnings);
  add ("/notice/same", test_same);
  add ("/notice/take-back", test_take_back);
  add ("/notice/topics", test_topics);
  add ("/notice/hidden-offers", test_hidden_offers);
  add ("/notice/success", test_success);
  add ("/notice/pointer", test_pointer);
  add ("/notice/focus", test_focus);
  add ("/notice/room", test_room);
  add ("/notice/offer", test_offer);
  add ("/notice/language", test_language);
  add ("/notice/show-while-closing", test_show_while_closing);
  g_test_add_func ("/notice/finalize", test_finalize);
}
