/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The scroll position of a long page with texts and some buttons, and the way of Tab through it. */

#include "widgets/course/ichomp-expander.h"
#include "widgets/course/ichomp-page-scroll.h"

#include "study-support.h"
#include "test-main.h"

#define N_BLOCKS 41
#define BLOCK_HEIGHT 200
#define N_TEXTS 4 /* between two buttons */

/* Enough for any animated scrolling to end */
#define N_FRAMES 25

typedef struct
{
  GtkWidget *window;
  GtkStack *stack;
  GtkScrolledWindow *scroller;
  GtkAdjustment *adjustment;
  GtkWidget *content;
  IchompPageScroll *scroll;
} Fixture;

static GtkWidget *
create_block (guint index)
{
  g_autofree char *text = g_strdup_printf ("%u", index);
  GtkWidget *block =
      index % (N_TEXTS + 1) == 0 ? gtk_button_new_with_label (text) : gtk_label_new (text);

  gtk_widget_set_size_request (block, -1, BLOCK_HEIGHT);
  return block;
}

static GtkWidget *
get_block (Fixture *fixture, guint index)
{
  GtkWidget *block = gtk_widget_get_first_child (fixture->content);

  while (index-- > 0)
    block = gtk_widget_get_next_sibling (block);
  return block;
}

/* The index of the block with the focus. */
static guint
get_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  guint index = 0;

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_true (gtk_widget_get_parent (focus) == fixture->content);
  for (GtkWidget *block = focus; (block = gtk_widget_get_prev_sibling (block)) != NULL;)
    index++;
  return index;
}

static int
get_top (Fixture *fixture)
{
  return (int)gtk_adjustment_get_value (fixture->adjustment);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  for (guint i = 0; i < N_BLOCKS; i++)
    gtk_box_append (GTK_BOX (fixture->content), create_block (i));

  fixture->scroller = GTK_SCROLLED_WINDOW (gtk_scrolled_window_new ());
  gtk_scrolled_window_set_child (fixture->scroller, fixture->content);
  fixture->adjustment = gtk_scrolled_window_get_vadjustment (fixture->scroller);
  fixture->scroll = ichomp_page_scroll_new (fixture->scroller, fixture->content, fixture->content);

  fixture->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_add_named (fixture->stack, GTK_WIDGET (fixture->scroller), "page");
  gtk_stack_add_named (fixture->stack, gtk_button_new_with_label ("Elsewhere"), "elsewhere");
  fixture->window = study_support_show (GTK_WIDGET (fixture->stack), 400, 500);
  test_wait_until (gtk_widget_get_height (get_block (fixture, N_BLOCKS - 1)) > 0);
  gtk_widget_grab_focus (get_block (fixture, 0));
  study_support_settle ();
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  study_support_close (fixture->window, GTK_WIDGET (fixture->stack));
  g_assert_finalize_object (fixture->scroll);
}

static void
press_tab (Fixture *fixture)
{
  if (!study_support_send_key (GTK_WIDGET (fixture->scroller), GDK_KEY_Tab, 0))
    g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
}

static void
count_cb (GdkFrameClock *clock, guint *n_frames)
{
  (*n_frames)++;
}

static void
pass_frames (Fixture *fixture, guint n)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (fixture->window);
  guint n_frames = 0;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (count_cb), &n_frames);

  gdk_frame_clock_begin_updating (clock);
  test_wait_until (n_frames >= n);
  gdk_frame_clock_end_updating (clock);
  g_signal_handler_disconnect (clock, handler);
}

static void
scroll_to (Fixture *fixture, int top)
{
  gtk_adjustment_set_value (fixture->adjustment, top);
  pass_frames (fixture, N_FRAMES);
}

/* Tab works again before the page has scrolled to the focus. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  for (guint expected = N_TEXTS + 1; expected < N_BLOCKS; expected += N_TEXTS + 1)
    {
      int top = get_top (fixture);

      press_tab (fixture);
      g_assert_cmpuint (get_focus (fixture), ==, expected);
      test_wait_until (get_top (fixture) > top);
    }

  test_wait_until (get_top (fixture) + 500 == N_BLOCKS * BLOCK_HEIGHT);
}

/* After scrolling, Tab continues from the view, not from the old focus. */
static void
test_tab_from_sight (Fixture *fixture, gconstpointer data)
{
  scroll_to (fixture, 9 * BLOCK_HEIGHT + 10);
  press_tab (fixture);
  g_assert_cmpuint (get_focus (fixture), ==, 10);
  pass_frames (fixture, N_FRAMES);
  g_assert_cmpint (get_top (fixture), ==, 9 * BLOCK_HEIGHT + 10);

  /* Scrolling back towards the focus, but not as far. */
  press_tab (fixture);
  press_tab (fixture);
  g_assert_cmpuint (get_focus (fixture), ==, 20);
  pass_frames (fixture, N_FRAMES);
  scroll_to (fixture, 0);
  scroll_to (fixture, 4 * BLOCK_HEIGHT + 10);
  press_tab (fixture);
  g_assert_cmpuint (get_focus (fixture), ==, 5);

  /* Shift and Tab: the button before the view. */
  scroll_to (fixture, 33 * BLOCK_HEIGHT);
  g_assert_true (study_support_send_key (GTK_WIDGET (fixture->scroller), GDK_KEY_ISO_Left_Tab,
                                         GDK_SHIFT_MASK));
  g_assert_cmpuint (get_focus (fixture), ==, 30);
}

static void
go_away_and_back (Fixture *fixture)
{
  gtk_stack_set_visible_child_name (fixture->stack, "elsewhere");
  study_support_settle ();
  gtk_stack_set_visible_child_name (fixture->stack, "page");
  gtk_widget_grab_focus (get_block (fixture, 0));
  g_assert_cmpuint (get_focus (fixture), ==, 0);
}

/* When the page is shown again, the focus does not scroll it away from its place. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  scroll_to (fixture, 1234);
  go_away_and_back (fixture);
  pass_frames (fixture, N_FRAMES);
  g_assert_cmpint (get_top (fixture), ==, 1234);

  press_tab (fixture);
  g_assert_cmpuint (get_focus (fixture), ==, 10);

  /* Later the page follows the focus again. */
  gtk_widget_grab_focus (get_block (fixture, 30));
  pass_frames (fixture, N_FRAMES);
  g_assert_cmpint (get_top (fixture), ==, 31 * BLOCK_HEIGHT - 500);
}

/* The same if the page was hidden while it scrolled, and scrolls on after the focus has left. */
static void
test_back_from_scrolling (Fixture *fixture, gconstpointer n_frames)
{
  scroll_to (fixture, 1800);
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  gtk_adjustment_set_value (fixture->adjustment, 1900);
  go_away_and_back (fixture);
  pass_frames (fixture, GPOINTER_TO_UINT (n_frames));
  press_tab (fixture);
  g_assert_cmpuint (get_focus (fixture), ==, 10);
}

/* The user can scroll as soon as the page is shown again. */
static void
test_back_and_on (Fixture *fixture, gconstpointer data)
{
  scroll_to (fixture, 1234);
  go_away_and_back (fixture);
  pass_frames (fixture, 2);
  gtk_adjustment_set_value (fixture->adjustment, 1300);
  gtk_widget_queue_allocate (fixture->content);
  pass_frames (fixture, N_FRAMES);
  g_assert_cmpint (get_top (fixture), ==, 1300);

  scroll_to (fixture, 1234);
  go_away_and_back (fixture);
  ichomp_page_scroll_go_to (fixture->scroll, get_block (fixture, 20));
  test_wait_until (get_top (fixture) == 20 * BLOCK_HEIGHT);
  ichomp_page_scroll_go_to (fixture->scroll, NULL);
  test_wait_until (get_top (fixture) == 0);
}

/* Space scrolls the page, but on an expander it expands. */
static void
test_space (Fixture *fixture, gconstpointer data)
{
  GtkWidget *inner = gtk_button_new ();
  GtkWidget *expander = ichomp_expander_new (gtk_label_new ("Proof"), inner);

  gtk_box_append (GTK_BOX (fixture->content), expander);
  gtk_widget_grab_focus (expander);
  study_support_press_key (expander, GDK_KEY_space, 0);
  g_assert_true (gtk_expander_get_expanded (GTK_EXPANDER (expander)));
  study_support_press_key (expander, GDK_KEY_space, 0);
  g_assert_false (gtk_expander_get_expanded (GTK_EXPANDER (expander)));

  scroll_to (fixture, 0);
  study_support_press_key (GTK_WIDGET (fixture->scroller), GDK_KEY_space, 0);
  test_wait_until (get_top (fixture) > BLOCK_HEIGHT);
}

void
add_tests (void)
{
  static const struct
  {
    const char *path;
    void (*test) (Fixture *, gconstpointer);
    guint n_frames;
  } tests[] = {
    { "/page-scroll/tab", test_tab },
    { "/page-scroll/tab-from-sight", test_tab_from_sight },
    { "/page-scroll/back", test_back },
    { "/page-scroll/back-from-scrolling", test_back_from_scrolling, N_FRAMES },
    { "/page-scroll/back-from-scrolling-at-once", test_back_from_scrolling, 0 },
    { "/page-scroll/back-and-on", test_back_and_on },
    { "/page-scroll/space", test_space },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GUINT_TO_POINTER (tests[i].n_frames), set_up, tests[i].test,
                tear_down);
}
