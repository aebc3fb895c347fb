/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "monkey.h"

#include "bus.h"
#include "person.h"

#define HEADER_BAR_HEIGHT 46
#define N_REMEMBERED 60

/* The last actions, printed when the test fails. */
static struct
{
  guint seed;
  guint n_actions;
  GQueue actions; /* of char * */
} history;

static GLogFunc default_handler;

static void
log_cb (const char *domain, GLogLevelFlags level, const char *message, gpointer user_data)
{
  if ((level & G_LOG_FLAG_FATAL) != 0)
    {
      g_printerr ("ICHOMP_MONKEY_SEED=%u, %u actions; the last ones:\n", history.seed,
                  history.n_actions);
      for (GList *link = history.actions.head; link != NULL; link = link->next)
        g_printerr ("%s\n", (char *)link->data);
    }
  default_handler (domain, level, message, user_data);
}

static void
begin_history (guint seed)
{
  if (default_handler == NULL)
    default_handler = g_log_set_default_handler (log_cb, NULL);
  history.seed = seed;
  history.n_actions = 0;
  g_queue_clear_full (&history.actions, g_free);
}

static void G_GNUC_PRINTF (1, 2) remember (const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list values;

  va_start (values, format);
  text = g_strdup_vprintf (format, values);
  va_end (values);

  g_queue_push_tail (&history.actions, g_strdup_printf ("%u: %s", history.n_actions, text));
  if (history.actions.length > N_REMEMBERED)
    g_free (g_queue_pop_head (&history.actions));
}

static void
press (Driver *driver, KeySym key, guint modifiers)
{
  ScreenWindow window;

  if (!driver_find_screen_window (driver, &window))
    return;

  if (!screen_has_focus (window.window))
    screen_focus (window.window);
  screen_press_key (key, modifiers);
}

/* Keys that quit are left out for the owner. */
static void
press_random_key (Monkey *self, Driver *driver, GRand *rand)
{
  static const KeySym keys[] = {
    XK_q,     XK_w,      XK_a,     XK_b,      XK_c,       XK_d,         XK_e,      XK_f,
    XK_g,     XK_h,      XK_i,     XK_j,      XK_k,       XK_l,         XK_m,      XK_n,
    XK_o,     XK_p,      XK_r,     XK_s,      XK_t,       XK_u,         XK_v,      XK_x,
    XK_y,     XK_z,      XK_0,     XK_1,      XK_2,       XK_3,         XK_4,      XK_5,
    XK_6,     XK_7,      XK_8,     XK_9,      XK_F1,      XK_F2,        XK_F3,     XK_F4,
    XK_F5,    XK_F6,     XK_F7,    XK_F8,     XK_F9,      XK_F10,       XK_F11,    XK_F12,
    XK_Tab,   XK_Tab,    XK_Tab,   XK_Return, XK_space,   XK_Escape,    XK_Up,     XK_Down,
    XK_Left,  XK_Right,  XK_Home,  XK_End,    XK_Page_Up, XK_Page_Down, XK_Delete, XK_Insert,
    XK_comma, XK_period, XK_minus, XK_equal,  XK_slash,   XK_Menu,
  };
  static const guint modifiers[] = {
    0,
    0,
    0,
    SCREEN_CONTROL,
    SCREEN_SHIFT,
    SCREEN_ALT,
    SCREEN_CONTROL | SCREEN_SHIFT,
    SCREEN_CONTROL | SCREEN_ALT,
  };
  KeySym key = keys[g_rand_int_range (rand, self->is_owner ? 2 : 0, G_N_ELEMENTS (keys))];
  guint held = modifiers[g_rand_int_range (rand, 0, G_N_ELEMENTS (modifiers))];

  remember ("key %s%s%s%s", (held & SCREEN_CONTROL) != 0 ? "Control+" : "",
            (held & SCREEN_ALT) != 0 ? "Alt+" : "", (held & SCREEN_SHIFT) != 0 ? "Shift+" : "",
            XKeysymToString (key));
  press (driver, key, held);
}

/* Half of the clicks in a window are on its header bar or at its bottom, where its buttons are. */
static void
choose_point (const ScreenWindow *window, GRand *rand, int *x, int *y)
{
  gint32 choice = g_rand_int_range (rand, 0, 4);

  *x = (int)(g_rand_double (rand) * window->width);
  *y = (int)(g_rand_double (rand) * window->height);
  if (choice == 0)
    *y %= HEADER_BAR_HEIGHT;
  else if (choice == 1)
    *y = window->height - 1 - *y % (2 * HEADER_BAR_HEIGHT);
  *x += window->x;
  *y += window->y;
}

/* Without a window manager GTK moves a window itself where its header bar is dragged, and goes on
 * when the window has been closed: BadWindow. With large text the bar is higher. */
static void
click_at_random (Driver *driver, GRand *rand)
{
  static const guint buttons[] = { 1, 1, 1, 1, 1, 1, 2, 3, 3, 4, 5 };
  guint button = buttons[g_rand_int_range (rand, 0, G_N_ELEMENTS (buttons))];
  gint32 manner = g_rand_int_range (rand, 0, 8);
  gboolean ignores_popup = g_rand_boolean (rand);
  ScreenWindow window;
  int x;
  int y;

  if ((ignores_popup || !screen_find_popup (&window))
      && !driver_find_screen_window (driver, &window))
    return;

  choose_point (&window, rand, &x, &y);
  screen_move_pointer (x, y);
  if (button == 1 && manner == 0 && y >= window.y + 2 * HEADER_BAR_HEIGHT)
    {
      remember ("drag from %d,%d", x, y);
      screen_press_button ();
      choose_point (&window, rand, &x, &y);
      screen_move_pointer (x, y);
      screen_release_button ();
    }
  else
    {
      remember ("%s %u at %d,%d", manner < 3 ? "double click" : "click", button, x, y);
      screen_click (button);
      if (manner < 3)
        screen_click (button);
    }
}

static void
resize_at_random (Driver *driver, GRand *rand)
{
  double width = g_rand_double (rand);
  double height = g_rand_double (rand);
  ScreenWindow window;
  ScreenSize min;
  ScreenSize max;

  if (!driver_find_screen_window (driver, &window))
    return;

  screen_get_size_limits (window.window, &min, &max);
  window.width = min.width + (int)(width * (max.width - min.width));
  window.height = min.height + (int)(height * (max.height - min.height));
  remember ("resize to %dx%d", window.width, window.height);
  screen_resize (window.window, window.width, window.height);
}

/* The bus */

/* Waits until the program has handled all events so far, or has ended. */
static void
wait_for_answer (Driver *driver)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = bus_call (BUS_APPLICATION, "List", NULL, &error);

  if (answer == NULL && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_TIMED_OUT))
    g_error ("The program does not answer.");
  if (answer == NULL)
    DRIVER_WAIT (driver, !driver_is_running (driver));
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char *const *)a, *(const char *const *)b);
}

/* The enabled commands without a parameter, in an order that is always the same. */
static GPtrArray *
list_commands (const char *path)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GVariant) answer = bus_call (path, "DescribeAll", NULL, NULL);
  g_autoptr (GVariantIter) iter = NULL;
  const char *name;
  gboolean enabled;
  const char *type;

  if (answer == NULL)
    return names;

  g_variant_get (answer, "(a{s(bgav)})", &iter);
  while (g_variant_iter_loop (iter, "{&s(b&g@av)}", &name, &enabled, &type, NULL))
    if (enabled && *type == '\0' && !g_str_equal (name, "quit"))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  return names;
}

/* In front of the main window a dialog may be modal. */
static void
use_random_command (Driver *driver, GRand *rand)
{
  const char *path = g_rand_boolean (rand) ? BUS_APPLICATION : BUS_WINDOW;
  guint32 choice = g_rand_int (rand);
  g_autoptr (GPtrArray) names = NULL;
  const char *name;
  ScreenWindow window;

  if (!driver_find_screen_window (driver, &window) || screen_get_parent (window.window) != None)
    return;

  names = list_commands (path);
  if (names->len == 0)
    return;

  name = g_ptr_array_index (names, choice % names->len);
  remember ("command %s", name);
  bus_activate (path, name);
}

/* Places */

static void
close_menus (Driver *driver)
{
  for (guint i = 0; i < 3; i++)
    press (driver, XK_Escape, 0);
}

/* GTK does not close a window in front of one whose menu is open, and only that one gets the
 * key. */
static gboolean
is_only_window (Driver *driver)
{
  ScreenWindow window;
  ScreenWindow popup;
  Window parent;

  if (!driver_find_screen_window (driver, &window))
    return FALSE;

  parent = screen_get_parent (window.window);
  if (parent == None)
    return TRUE;

  if (screen_find_popup (&popup))
    {
      screen_focus (parent);
      screen_press_key (XK_Escape, 0);
    }
  screen_close (window.window);
  return FALSE;
}

/* Closes all windows in front of the main window. */
void
monkey_close_dialogs (Driver *driver)
{
  wait_for_answer (driver);
  DRIVER_WAIT (driver, is_only_window (driver));
}

static gboolean
click_button (Driver *driver, const char *label)
{
  g_autoptr (TreeNode) button = person_find_button (driver, label);

  return button != NULL && tree_click (button);
}

static gboolean
is_shown (Driver *driver, const char *name)
{
  g_autoptr (TreeNode) node = person_find (driver, NULL, name);

  return node != NULL;
}

/* Closes menus first, and the windows that may be in the way if the place must be reached. */
static void
start_again (Driver *driver, const MonkeyPlace *place)
{
  g_autoptr (CommandResult) result = NULL;

  close_menus (driver);
  wait_for_answer (driver);
  if (driver_is_running (driver) && place->shows != NULL)
    monkey_close_dialogs (driver);
  if (!driver_is_running (driver))
    return;

  result = driver_run_again (driver, place->arguments);
  wait_for_answer (driver);
  if (driver_is_running (driver) && *result->errors != '\0')
    g_error ("Another start has said: %s", result->errors);
}

void
monkey_go_to (Driver *driver, const MonkeyPlace *place)
{
  g_autofree char *arguments = g_strjoinv (" ", (char **)place->arguments);

  remember ("start %s", arguments);
  if (place->arguments[0] != NULL)
    start_again (driver, place);
  if (place->button == NULL || !driver_is_running (driver))
    return;

  if (place->shows != NULL)
    {
      DRIVER_WAIT (driver, click_button (driver, place->button));
      DRIVER_WAIT (driver, is_shown (driver, place->shows));
    }
  else
    {
      click_button (driver, place->button);
    }
}

/* All of them */

/* Each action has random numbers of its own: it does not depend on what the program does. */
static void
act (Monkey *self, Driver *driver)
{
  const guint32 seeds[] = { self->seed, history.n_actions };
  g_autoptr (GRand) rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  gint32 choice = g_rand_int_range (rand, 0, 100);

  if (self->n_places > 0 && history.n_actions % self->actions_per_place == 0)
    monkey_go_to (driver,
                  &self->places[history.n_actions / self->actions_per_place % self->n_places]);
  else if (self->is_owner && choice < 3)
    resize_at_random (driver, rand);
  else if (self->is_owner && choice < 6)
    use_random_command (driver, rand);
  else if (choice < 60)
    press_random_key (self, driver, rand);
  else
    click_at_random (driver, rand);
  history.n_actions++;
}

static void
restart (Monkey *self, Driver *driver)
{
  g_autofree char *errors = driver_dup_errors (driver);

  if (!self->is_owner || !driver_has_ended_well (driver))
    {
      g_autofree char *end = driver_describe_end (driver);

      g_error ("The program has ended by %s: %s", end, errors);
    }

  remember ("start after quitting");
  driver_wait_for_end (driver);
  driver_start (driver);
}

static void
check (Monkey *self, Driver *driver)
{
  g_autofree char *errors = driver_dup_errors (driver);

  if (driver_has_complained (driver))
    g_error ("The program has said: %s", errors);

  self->check (driver, self->user_data);
}

/* Whether there is such a variable; otherwise the number stays. */
static gboolean
read_number (const char *variable, guint *number)
{
  const char *value = g_getenv (variable);

  if (value == NULL)
    return FALSE;

  *number = (guint)g_ascii_strtoull (value, NULL, 10);
  return TRUE;
}

/**
 * monkey_play:
 * @self: what the person is like
 * @driver: the program, not started yet
 *
 * Starts the program and plays. The owner's program may quit, and is started again.
 */
void
monkey_play (Monkey *self, Driver *driver)
{
  guint seconds = 0;
  gboolean is_timed = read_number ("ICHOMP_MONKEY_SECONDS", &seconds) && !self->is_brief;
  gint64 end = g_get_monotonic_time () + (gint64)seconds * G_USEC_PER_SEC;

  read_number ("ICHOMP_MONKEY_SEED", &self->seed);
  begin_history (self->seed);

  /* Messages are judged by the check: some of them are known to be harmless. */
  driver_set_variable (driver, "G_DEBUG", NULL);
  driver_start (driver);

  while (is_timed ? g_get_monotonic_time () < end : history.n_actions < self->n_actions)
    {
      act (self, driver);
      if (history.n_actions % self->actions_per_check == 0)
        wait_for_answer (driver);

      if (!driver_is_running (driver))
        restart (self, driver);
      else if (history.n_actions % self->actions_per_check == 0)
        check (self, driver);
    }
  g_test_message ("seed %u, %u actions", self->seed, history.n_actions);
}
