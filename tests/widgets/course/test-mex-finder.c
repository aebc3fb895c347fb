/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The mex finder */

#include "widgets/course/ichomp-mex-finder.h"

#include "board-support.h"
#include "engine/sg.h"
#include "test-main.h"
#include "widgets/kit/ichomp-announce.h"

static IchompMexFinder *
create (const guint *numbers, guint n_numbers)
{
  return g_object_ref_sink (ICHOMP_MEX_FINDER (ichomp_mex_finder_new (numbers, n_numbers, NULL)));
}

/* Returns NULL for a number without a button. */
static GtkWidget *
get_button (IchompMexFinder *finder, guint number)
{
  g_autofree char *name = g_strdup_printf ("%u", number);

  return study_support_find_role (GTK_WIDGET (finder), GTK_ACCESSIBLE_ROLE_BUTTON, name);
}

static void
assert_mex (IchompMexFinder *finder, guint mex)
{
  g_autofree char *end = g_strdup_printf ("the mex is %u.", mex);

  study_support_assert_says (GTK_WIDGET (finder), end);
}

static void
toggle (IchompMexFinder *finder, guint number)
{
  GtkToggleButton *button = GTK_TOGGLE_BUTTON (get_button (finder, number));

  gtk_toggle_button_set_active (button, !gtk_toggle_button_get_active (button));
}

static void
assert_missing (IchompMexFinder *finder, guint number, gboolean missing)
{
  gtk_test_accessible_assert_property (get_button (finder, number),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       missing ? "the first number missing" : "");
}

static void
said_cb (GtkWidget *finder, const char *text, gpointer user_data)
{
  char **said = user_data;

  g_free (*said);
  *said = g_strdup (text);
}

static void
test_toggle (void)
{
  const guint numbers[] = { 0, 1, 3, 4 };
  IchompMexFinder *finder = create (numbers, G_N_ELEMENTS (numbers));
  g_autofree char *said = NULL;

  ichomp_announcer_set (GTK_WIDGET (finder), said_cb, &said);
  assert_mex (finder, 2);
  assert_missing (finder, 2, TRUE);
  assert_missing (finder, 5, FALSE);

  toggle (finder, 2);
  assert_mex (finder, 5);
  assert_missing (finder, 2, FALSE);
  assert_missing (finder, 5, TRUE);
  g_assert_cmpstr (said, ==, "5 is missing, and every number below 5 is there: the mex is 5.");

  toggle (finder, 0);
  assert_mex (finder, 0);
  g_assert_cmpstr (said, ==, "0 is missing, and no number is smaller: the mex is 0.");
  g_assert_finalize_object (finder);
}

/* The result is that of sg_mex () for all sets. */
static void
test_all (void)
{
  for (guint set = 0; set < 64; set++)
    {
      guint numbers[6];
      guint n_numbers = 0;
      IchompMexFinder *finder;

      for (guint i = 0; i < 6; i++)
        if ((set >> i & 1) != 0)
          numbers[n_numbers++] = i;

      finder = create (numbers, n_numbers);
      assert_mex (finder, sg_mex (numbers, n_numbers));
      g_assert_finalize_object (finder);
    }
}

/* There are buttons for some larger numbers as well. */
static void
test_range (void)
{
  const guint large[] = { 40 };
  IchompMexFinder *finder = create (NULL, 0);

  g_assert_nonnull (get_button (finder, 12));
  g_assert_null (get_button (finder, 13));
  for (guint i = 0; i <= 12; i++)
    toggle (finder, i);
  assert_mex (finder, 13);
  g_assert_finalize_object (finder);

  finder = create (large, 1);
  g_assert_nonnull (get_button (finder, 43));
  g_assert_null (get_button (finder, 44));
  g_assert_finalize_object (finder);
}

/* The buttons are one stop for Tab. */
static void
test_tab (void)
{
  IchompMexFinder *finder = create (NULL, 0);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *after = gtk_button_new_with_label ("after");

  gtk_box_append (GTK_BOX (box), GTK_WIDGET (finder));
  gtk_box_append (GTK_BOX (box), after);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);

  gtk_widget_grab_focus (get_button (finder, 0));
  gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == get_button (finder, 1));
  gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == after);

  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (finder);
}

void
add_tests (void)
{
  g_test_add_func ("/mex-finder/toggle", test_toggle);
  g_test_add_func ("/mex-finder/all", test_all);
  g_test_add_func ("/mex-finder/range", test_range);
  g_test_add_func ("/mex-finder/tab", test_tab);
}
