/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Another program on the display: a source of drags, which also owns the clipboard, or a program
 * that pastes. It prints a line for each event.
 *
 * usage: neighbour-window --file PATH | --text TEXT | --paste | --paste-picture */

#include <gdk/x11/gdkx.h>
#include <gtk/gtk.h>

static void
tell (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
  putchar ('\n');
  fflush (stdout);
}

/* Over a drop target. */
static void
selected_action_cb (GdkDrag *drag)
{
  if (gdk_drag_get_selected_action (drag) != 0)
    tell ("accepted");
}

/* The other program has received the data. */
static void
finished_cb (GdkDrag *drag)
{
  tell ("finished");
}

static void
drag_begin_cb (GtkDragSource *source, GdkDrag *drag)
{
  g_signal_connect (drag, "notify::selected-action", G_CALLBACK (selected_action_cb), NULL);
  g_signal_connect (drag, "dnd-finished", G_CALLBACK (finished_cb), NULL);
}

static void
picture_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GdkTexture) picture =
      gdk_clipboard_read_texture_finish (GDK_CLIPBOARD (source), result, NULL);

  if (picture != NULL)
    tell ("picture %dx%d", gdk_texture_get_width (picture), gdk_texture_get_height (picture));
  else
    tell ("no picture");
}

static void
text_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);

  tell (text != NULL ? "text %s" : "no text", text);
}

static GdkContentProvider *
create_content (const char *option, const char *value)
{
  g_autoptr (GFile) file = NULL;
  GSList *files;
  GdkContentProvider *content;

  if (g_str_equal (option, "--text"))
    return gdk_content_provider_new_typed (G_TYPE_STRING, value);

  file = g_file_new_for_path (value);
  files = g_slist_prepend (NULL, file);
  content = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, files);
  g_slist_free (files);
  return content;
}

int
main (int argc, char *argv[])
{
  GtkWidget *window;
  GtkWidget *label;
  GdkClipboard *clipboard;

  gtk_init ();
  g_assert_cmpint (argc, >, 1);

  window = gtk_window_new ();
  label = gtk_label_new (argv[1]);
  clipboard = gtk_widget_get_clipboard (window);
  gtk_window_set_title (GTK_WINDOW (window), "Neighbour");
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 200, 100);
  gtk_window_set_child (GTK_WINDOW (window), label);

  if (argc == 3)
    {
      g_autoptr (GdkContentProvider) content = create_content (argv[1], argv[2]);
      GtkDragSource *source = gtk_drag_source_new ();

      gtk_drag_source_set_content (source, content);
      g_signal_connect (source, "drag-begin", G_CALLBACK (drag_begin_cb), NULL);
      gtk_widget_add_controller (label, GTK_EVENT_CONTROLLER (source));
      gdk_clipboard_set_content (clipboard, content);
    }

  /* The user has done nothing here, so the window manager leaves the focus where it is. */
  gtk_widget_realize (window);
  if (GDK_IS_X11_DISPLAY (gtk_widget_get_display (window)))
    gdk_x11_surface_set_user_time (gtk_native_get_surface (GTK_NATIVE (window)), 0);
  gtk_window_present (GTK_WINDOW (window));
  if (g_str_equal (argv[1], "--paste"))
    gdk_clipboard_read_text_async (clipboard, NULL, text_cb, NULL);
  else if (g_str_equal (argv[1], "--paste-picture"))
    gdk_clipboard_read_texture_async (clipboard, NULL, picture_cb, NULL);

  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}
