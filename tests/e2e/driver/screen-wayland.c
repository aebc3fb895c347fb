/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The private Wayland display. Its compositor, Sway, is asked about windows by messages, and has a
 * pointer and a keyboard of this process, by protocols of wlroots. */

#include "screen.h"

#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <linux/input-event-codes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wayland-client.h>
#include <xkbcommon/xkbcommon.h>

/* Codes of keys in a keymap are larger than those of the kernel. */
#define KEY_OFFSET 8

/* Places are parts of the screen. */
#define SCREEN_WIDTH 1600
#define SCREEN_HEIGHT 1200

/* Messages to Sway */
#define MAGIC "i3-ipc"
#define RUN_COMMAND 0
#define GET_TREE 4

/* The protocols: requests in their order, as far as they are used */

enum
{
  MANAGER_CREATE, /* of both managers */
};

enum
{
  KEYBOARD_KEYMAP,
  KEYBOARD_KEY,
  KEYBOARD_MODIFIERS,
};

enum
{
  POINTER_MOTION,
  POINTER_MOTION_ABSOLUTE,
  POINTER_BUTTON,
  POINTER_AXIS,
  POINTER_FRAME,
};

static const struct wl_interface *no_types[5];

static const struct wl_message keyboard_requests[] = {
  { "keymap", "uhu", no_types },
  { "key", "uuu", no_types },
  { "modifiers", "uuuu", no_types },
};

static const struct wl_interface keyboard_interface = {
  "zwp_virtual_keyboard_v1", 1, G_N_ELEMENTS (keyboard_requests), keyboard_requests, 0, NULL,
};

static const struct wl_interface *keyboard_types[] = { &wl_seat_interface, &keyboard_interface };

static const struct wl_message keyboard_manager_requests[] = {
  { "create_virtual_keyboard", "on", keyboard_types },
};

static const struct wl_interface keyboard_manager_interface = {
  "zwp_virtual_keyboard_manager_v1", 1, 1, keyboard_manager_requests, 0, NULL,
};

static const struct wl_message pointer_requests[] = {
  { "motion", "uff", no_types }, { "motion_absolute", "uuuuu", no_types },
  { "button", "uuu", no_types }, { "axis", "uuf", no_types },
  { "frame", "", no_types },
};

static const struct wl_interface pointer_interface = {
  "zwlr_virtual_pointer_v1", 1, G_N_ELEMENTS (pointer_requests), pointer_requests, 0, NULL,
};

static const struct wl_interface *pointer_types[] = { &wl_seat_interface, &pointer_interface };

static const struct wl_message pointer_manager_requests[] = {
  { "create_virtual_pointer", "?on", pointer_types },
};

static const struct wl_interface pointer_manager_interface = {
  "zwlr_virtual_pointer_manager_v1", 1, 1, pointer_manager_requests, 0, NULL,
};

/* The connection */

static struct wl_display *display;
static struct wl_proxy *seat;
static struct wl_proxy *keyboard_manager;
static struct wl_proxy *pointer_manager;
static struct wl_proxy *keyboard;
static struct wl_proxy *pointer;
static struct xkb_keymap *keymap;
static struct xkb_state *state;

static void
global_cb (void *data,
           struct wl_registry *registry,
           uint32_t name,
           const char *interface,
           uint32_t version)
{
  const struct
  {
    const struct wl_interface *interface;
    struct wl_proxy **proxy;
  } wanted[] = {
    { &wl_seat_interface, &seat },
    { &keyboard_manager_interface, &keyboard_manager },
    { &pointer_manager_interface, &pointer_manager },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    if (g_str_equal (interface, wanted[i].interface->name))
      *wanted[i].proxy = wl_registry_bind (registry, name, wanted[i].interface, 1);
}

static void
global_remove_cb (void *data, struct wl_registry *registry, uint32_t name)
{
}

/* The compositor has handled all that was sent so far. */
static void
sync_display (void)
{
  g_assert_cmpint (wl_display_roundtrip (display), >=, 0);
}

static struct wl_proxy *
create_device (struct wl_proxy *manager, const struct wl_interface *interface)
{
  g_assert_nonnull (manager);
  return wl_proxy_marshal_flags (manager, MANAGER_CREATE, interface, 1, 0, seat, NULL);
}

static void
send_keymap (void)
{
  char *text = xkb_keymap_get_as_string (keymap, XKB_KEYMAP_FORMAT_TEXT_V1);
  gsize size = strlen (text) + 1;
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int file = g_file_open_tmp (NULL, &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (write (file, text, size), ==, (gssize)size);
  wl_proxy_marshal_flags (keyboard, KEYBOARD_KEYMAP, NULL, 1, 0,
                          (uint32_t)WL_KEYBOARD_KEYMAP_FORMAT_XKB_V1, file, (uint32_t)size);
  sync_display ();
  g_assert_true (g_close (file, &error));
  free (text);
}

static void
connect_display (void)
{
  static const struct wl_registry_listener listener = { global_cb, global_remove_cb };
  static const struct xkb_rule_names names = { .layout = "us" };
  struct wl_registry *registry;
  struct xkb_context *context;

  if (display != NULL)
    return;

  display = wl_display_connect (NULL);
  g_assert_nonnull (display);
  registry = wl_display_get_registry (display);
  wl_registry_add_listener (registry, &listener, NULL);
  sync_display ();
  keyboard = create_device (keyboard_manager, &keyboard_interface);
  pointer = create_device (pointer_manager, &pointer_interface);

  context = xkb_context_new (XKB_CONTEXT_NO_FLAGS);
  keymap = xkb_keymap_new_from_names (context, &names, XKB_KEYMAP_COMPILE_NO_FLAGS);
  xkb_context_unref (context);
  g_assert_nonnull (keymap);
  state = xkb_state_new (keymap);
  send_keymap ();
}

/* The devices are there before the program is. */
const char *
screen_get_backend (void)
{
  connect_display ();
  return "wayland";
}

const char *
screen_get_variable (void)
{
  return "WAYLAND_DISPLAY";
}

/* Sway */

/* Returns: the answer to a message */
static JsonNode *
ask (guint32 type, const char *text)
{
  g_autoptr (GSocketClient) client = g_socket_client_new ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (g_getenv ("SWAYSOCK"));
  g_autoptr (GError) error = NULL;
  g_autoptr (GSocketConnection) connection =
      g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, &error);
  guint32 header[2] = { (guint32)strlen (text), type };
  g_autofree char *answer = NULL;
  char magic[sizeof MAGIC - 1];
  GOutputStream *output;
  GInputStream *input;
  JsonNode *node;

  g_assert_no_error (error);
  output = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  input = g_io_stream_get_input_stream (G_IO_STREAM (connection));

  g_output_stream_write_all (output, MAGIC, sizeof magic, NULL, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (output, header, sizeof header, NULL, NULL, &error);
  g_assert_no_error (error);
  g_output_stream_write_all (output, text, header[0], NULL, NULL, &error);
  g_assert_no_error (error);

  g_input_stream_read_all (input, magic, sizeof magic, NULL, NULL, &error);
  g_assert_no_error (error);
  g_input_stream_read_all (input, header, sizeof header, NULL, NULL, &error);
  g_assert_no_error (error);
  answer = g_malloc0 (header[0] + 1);
  g_input_stream_read_all (input, answer, header[0], NULL, NULL, &error);
  g_assert_no_error (error);

  node = json_from_string (answer, &error);
  g_assert_no_error (error);
  return node;
}

static void
command (Window window, const char *text)
{
  g_autofree char *whole = g_strdup_printf ("[con_id=%lu] %s", window, text);

  json_node_unref (ask (RUN_COMMAND, whole));
}

typedef gboolean (*Wanted) (JsonObject *window, gulong number);

/* The last window below a node that is wanted: the topmost one. */
static JsonObject *
find_below (JsonObject *node, Wanted wanted, gulong number)
{
  static const char *const lists[] = { "nodes", "floating_nodes" };
  JsonObject *found = json_object_has_member (node, "pid") && wanted (node, number) ? node : NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      JsonArray *list = json_object_get_array_member (node, lists[i]);

      for (guint k = 0; k < json_array_get_length (list); k++)
        {
          JsonObject *below = find_below (json_array_get_object_element (list, k), wanted, number);

          found = below != NULL ? below : found;
        }
    }

  return found;
}

/* @tree: (out): owns the result */
static JsonObject *
find (Wanted wanted, gulong number, JsonNode **tree)
{
  *tree = ask (GET_TREE, "");
  return find_below (json_node_get_object (*tree), wanted, number);
}

static gboolean
has_pid (JsonObject *window, gulong pid)
{
  return (gulong)json_object_get_int_member (window, "pid") == pid
         && json_object_get_boolean_member (window, "visible");
}

static gboolean
is_window (JsonObject *window, gulong id)
{
  return (gulong)json_object_get_int_member (window, "id") == id;
}

gboolean
screen_find_window (GPid pid, ScreenWindow *window)
{
  g_autoptr (JsonNode) tree = NULL;
  JsonObject *found = find (has_pid, (gulong)pid, &tree);
  JsonObject *rect;

  if (found == NULL)
    return FALSE;

  rect = json_object_get_object_member (found, "rect");
  *window = (ScreenWindow){
    .window = (Window)json_object_get_int_member (found, "id"),
    .x = (int)json_object_get_int_member (rect, "x"),
    .y = (int)json_object_get_int_member (rect, "y"),
    .width = (int)json_object_get_int_member (rect, "width"),
    .height = (int)json_object_get_int_member (rect, "height"),
  };
  return TRUE;
}

gboolean
screen_has_title (Window window, const char *title)
{
  g_autoptr (JsonNode) tree = NULL;
  JsonObject *found = find (is_window, window, &tree);

  return found != NULL
         && g_strcmp0 (json_object_get_string_member_with_default (found, "name", NULL), title)
                == 0;
}

gboolean
screen_has_focus (Window window)
{
  g_autoptr (JsonNode) tree = NULL;
  JsonObject *found = find (is_window, window, &tree);

  return found != NULL && json_object_get_boolean_member (found, "focused");
}

void
screen_focus (Window window)
{
  command (window, "focus");
}

void
screen_resize (Window window, int width, int height)
{
  g_autofree char *text = g_strdup_printf ("resize set %d px %d px", width, height);

  command (window, text);
}

void
screen_close (Window window)
{
  command (window, "kill");
}

gboolean
screen_is_fullscreen (Window window)
{
  g_autoptr (JsonNode) tree = NULL;
  JsonObject *found = find (is_window, window, &tree);

  return found != NULL && json_object_get_int_member (found, "fullscreen_mode") != 0;
}

/* Takes a picture of a single pixel: a text, and then three bytes. */
gulong
screen_get_pixel (int x, int y)
{
  g_autofree char *place = g_strdup_printf ("%d,%d 1x1", x, y);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) grim = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "grim",
                                                   "-t", "ppm", "-g", place, "-", NULL);
  g_autoptr (GBytes) picture = NULL;
  const guint8 *data;
  gsize size;

  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate (grim, NULL, NULL, &picture, NULL, &error));
  g_assert_no_error (error);
  data = g_bytes_get_data (picture, &size);
  g_assert_cmpuint (size, >, 3);
  data += size - 3;
  return (gulong)data[0] << 16 | (gulong)data[1] << 8 | data[2];
}

/* Pointer and keys */

static uint32_t
get_time (void)
{
  return (uint32_t)(g_get_monotonic_time () / 1000);
}

static void
end_frame (void)
{
  wl_proxy_marshal_flags (pointer, POINTER_FRAME, NULL, 1, 0);
  sync_display ();
}

void
screen_move_pointer (int x, int y)
{
  wl_proxy_marshal_flags (pointer, POINTER_MOTION_ABSOLUTE, NULL, 1, 0, get_time (), (uint32_t)x,
                          (uint32_t)y, SCREEN_WIDTH, SCREEN_HEIGHT);
  end_frame ();
}

static void
send_button (uint32_t button, gboolean press)
{
  wl_proxy_marshal_flags (pointer, POINTER_BUTTON, NULL, 1, 0, get_time (), button,
                          press ? WL_POINTER_BUTTON_STATE_PRESSED
                                : WL_POINTER_BUTTON_STATE_RELEASED);
  end_frame ();
}

void
screen_press_button (void)
{
  send_button (BTN_LEFT, TRUE);
}

void
screen_release_button (void)
{
  send_button (BTN_LEFT, FALSE);
}

/* Whether the key gives the symbol, without or with Shift. */
static gboolean
gives (xkb_keycode_t code, xkb_level_index_t level, KeySym symbol)
{
  const xkb_keysym_t *symbols;

  return xkb_keymap_key_get_syms_by_level (keymap, code, 0, level, &symbols) == 1
         && symbols[0] == symbol;
}

/* @needs_shift: (out) (optional) */
static xkb_keycode_t
find_code (KeySym symbol, gboolean *needs_shift)
{
  for (xkb_level_index_t level = 0; level < 2; level++)
    for (xkb_keycode_t code = xkb_keymap_min_keycode (keymap);
         code <= xkb_keymap_max_keycode (keymap); code++)
      if (gives (code, level, symbol))
        {
          if (needs_shift != NULL)
            *needs_shift = level == 1;
          return code;
        }

  g_assert_not_reached ();
}

static void
send_key (KeySym symbol, gboolean press)
{
  xkb_keycode_t code = find_code (symbol, NULL);

  wl_proxy_marshal_flags (keyboard, KEYBOARD_KEY, NULL, 1, 0, get_time (), code - KEY_OFFSET,
                          press ? WL_KEYBOARD_KEY_STATE_PRESSED : WL_KEYBOARD_KEY_STATE_RELEASED);
  xkb_state_update_key (state, code, press ? XKB_KEY_DOWN : XKB_KEY_UP);
  wl_proxy_marshal_flags (keyboard, KEYBOARD_MODIFIERS, NULL, 1, 0,
                          xkb_state_serialize_mods (state, XKB_STATE_MODS_DEPRESSED),
                          xkb_state_serialize_mods (state, XKB_STATE_MODS_LATCHED),
                          xkb_state_serialize_mods (state, XKB_STATE_MODS_LOCKED),
                          xkb_state_serialize_layout (state, XKB_STATE_LAYOUT_EFFECTIVE));
  sync_display ();
}

void
screen_press_key (KeySym key, guint modifiers)
{
  static const struct
  {
    guint modifier;
    KeySym key;
  } held[] = {
    { SCREEN_CONTROL, XK_Control_L },
    { SCREEN_ALT, XK_Alt_L },
    { SCREEN_SHIFT, XK_Shift_L },
  };

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if ((modifiers & held[i].modifier) != 0)
      send_key (held[i].key, TRUE);
  send_key (key, TRUE);
  send_key (key, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    if ((modifiers & held[i].modifier) != 0)
      send_key (held[i].key, FALSE);
}

void
screen_type (const char *text)
{
  for (const char *at = text; *at != '\0'; at++)
    {
      KeySym key = (KeySym)(guchar)*at;
      gboolean needs_shift;

      find_code (key, &needs_shift);
      screen_press_key (key, needs_shift ? SCREEN_SHIFT : 0);
    }
}
