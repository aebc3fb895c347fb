/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The commands of a window that bring what is on show to paper, into files and onto the clipboard. */

#include "ichomp-paper-actions.h"

#include <glib/gi18n.h>

#include "kit/ichomp-announce.h"
#include "kit/ichomp-dialog.h"
#include "kit/ichomp-kiosk.h"
#include "dialogs/ichomp-paper-dialog.h"
#include "layout/ichomp-paper-export.h"
#include "ichomp-paper-output.h"
#include "ichomp-paper-shown.h"
#include "dialogs/ichomp-worksheet-dialog.h"

static IchompPaperBoard *
create_board (IchompWindow *window)
{
  IchompSession *session = ichomp_window_get_session (window);
  IchompPaperShown shown;

  ichomp_paper_shown_read (&shown, ichomp_window_get_settings (window));
  return ichomp_paper_board_new_shown (ichomp_session_get_position (session),
                                       ichomp_session_get_analysis (session), &shown);
}

static void
print_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_dialog_show (ichomp_paper_dialog_new (user_data), user_data);
}

static void
worksheet_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ichomp_dialog_show (ichomp_worksheet_dialog_new (user_data), user_data);
}

static GBytes *
export_board (const char *path, gpointer user_data, GError **error)
{
  IchompPictureFormat format;
  g_autofree char *name = NULL;

  if (ichomp_paper_find_picture_format (path, &format))
    return ichomp_paper_export_board (user_data, ICHOMP_PAPER_INK_COLOR, format, error);

  name = g_filename_display_basename (path);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_FILENAME,
               /* Translators: %s is the name of a file. */
               _ ("“%s” is not the name of a picture: it has to end in .svg, .png or .pdf."), name);
  return NULL;
}

static void
export_board_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  static const char *const patterns[] = { "*.svg", "*.png", "*.pdf", NULL };

  ichomp_paper_output_save (user_data, _ ("Export Board"), "board.svg", patterns, export_board,
                            create_board (user_data), (GDestroyNotify)ichomp_paper_board_free);
}

/* Whoever pastes it takes lines or pixels. */
static void
copy_picture_activate_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autoptr (IchompPaperBoard) board = create_board (user_data);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) svg =
      ichomp_paper_export_board (board, ICHOMP_PAPER_INK_COLOR, ICHOMP_PICTURE_SVG, &error);
  g_autoptr (GBytes) png =
      ichomp_paper_export_board (board, ICHOMP_PAPER_INK_COLOR, ICHOMP_PICTURE_PNG, &error);
  GdkContentProvider *forms[2];
  g_autoptr (GdkContentProvider) provider = NULL;

  if (svg == NULL || png == NULL)
    {
      g_autoptr (IchompMessage) message = ichomp_message_new_error (error);

      ichomp_window_show_notice (user_data, message);
      return;
    }

  forms[0] = gdk_content_provider_new_for_bytes ("image/png", png);
  forms[1] = gdk_content_provider_new_for_bytes ("image/svg+xml", svg);
  provider = gdk_content_provider_new_union (forms, G_N_ELEMENTS (forms));
  gdk_clipboard_set_content (gtk_widget_get_clipboard (user_data), provider);
  ichomp_announce (user_data, _ ("The board has been copied as a picture."));
}

static const GActionEntry actions[] = {
  { .name = "print", .activate = print_activate_cb },
  { .name = "worksheet", .activate = worksheet_activate_cb },
  { .name = "export-board", .activate = export_board_activate_cb },
  { .name = "copy-picture", .activate = copy_picture_activate_cb },
};

/**
 * ichomp_paper_actions_add:
 * @window: a window
 *
 * Adds `print`, `worksheet`, `export-board` and `copy-picture`; a kiosk has none of them.
 */
void
ichomp_paper_actions_add (IchompWindow *window)
{
  g_action_map_add_action_entries (G_ACTION_MAP (window), actions, G_N_ELEMENTS (actions), window);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    ichomp_kiosk_guard_action (G_ACTION_MAP (window), actions[i].name);
}
