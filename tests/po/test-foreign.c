/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The messages of GLib and GTK that have translations here: the library must have each of them
 * literally, or its translation would never be shown. */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <gtk/gtk.h>
#include <string.h>

#include "catalogue.h"
#include "findings.h"
#include "gettext-tools.h"
#include "test-main.h"

/* The versions of the lists. Other versions may have other messages, which only skips the test. */
#define GLIB_MINOR 74
#define GTK_MINOR 8

static void
add_file (GByteArray *contents, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *more = NULL;
  gsize length;

  g_file_get_contents (path, &more, &length, &error);
  g_assert_no_error (error);
  g_byte_array_append (contents, (const guint8 *)more, (guint)length);
}

static void
add_library (GByteArray *contents, gpointer symbol)
{
  Dl_info info;

  g_assert_cmpint (dladdr (symbol, &info), !=, 0);
  add_file (contents, info.dli_fname);
}

/* The module that prints to files, unless the library contains it. */
static void
add_print_module (GByteArray *contents)
{
  g_autofree char *folder = NULL;
  g_autofree char *path = NULL;
  Dl_info info;

  g_assert_cmpint (dladdr (gtk_window_new, &info), !=, 0);
  folder = g_path_get_dirname (info.dli_fname);
  path = g_build_filename (folder, "gtk-4.0", "4.0.0", "printbackends", "libprintbackend-file.so",
                           NULL);
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    add_file (contents, path);
}

static gboolean
has (GByteArray *contents, const char *text, gsize length)
{
  return memmem (contents->data, contents->len, text, length) != NULL;
}

/* As a string, with or without context, or in a UI definition, which is XML. */
static gboolean
is_said (GByteArray *contents, const CatalogueEntry *entry)
{
  g_autofree char *key =
      entry->context != NULL ? g_strconcat (entry->context, "\004", entry->id, NULL) : NULL;
  g_autofree char *escaped = g_markup_escape_text (entry->id, -1);
  g_autofree char *element = g_strconcat (">", escaped, "<", NULL);

  return has (contents, entry->id, strlen (entry->id) + 1)
         || has (contents, element, strlen (element))
         || (key != NULL && has (contents, key, strlen (key) + 1));
}

/* Whether a message has come with a later version, as the comment on it says. */
static gboolean
is_later (const CatalogueEntry *entry)
{
  return strstr (po_message_extracted_comments (entry->message), "In GTK since") != NULL;
}

static void
check (const char *domain, GByteArray *contents, gboolean is_known)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-po-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "template.pot", NULL);
  g_autoptr (Catalogue) template = NULL;
  guint n_missing = 0;

  tools_extract_foreign_template (path, domain);
  template = catalogue_read (path);
  g_assert_cmpuint (template->entries->len, >, 0);
  for (guint i = 0; i < template->entries->len; i++)
    {
      const CatalogueEntry *entry = &g_array_index (template->entries, CatalogueEntry, i);

      if (is_said (contents, entry) || (is_known && is_later (entry)))
        continue;
      n_missing++;
      if (is_known)
        findings_add (entry, "not said any more");
      else
        g_test_message ("not said any more: %s", entry->id);
    }

  tools_remove_folder (folder);
  if (!is_known && n_missing > 0)
    g_test_skip ("This version has other words.");
  else
    findings_end ();
}

static void
test_glib (void)
{
  g_autoptr (GByteArray) contents = g_byte_array_new ();

  add_library (contents, g_option_context_new);
  add_library (contents, g_application_new);
  check ("glib20", contents, glib_minor_version == GLIB_MINOR);
}

static void
test_gtk (void)
{
  g_autoptr (GByteArray) contents = g_byte_array_new ();

  add_library (contents, gtk_window_new);
  add_print_module (contents);
  check ("gtk40", contents, gtk_get_minor_version () == GTK_MINOR);
}

void
add_tests (void)
{
  g_test_set_nonfatal_assertions ();

  g_test_add_func ("/foreign/glib", test_glib);
  g_test_add_func ("/foreign/gtk", test_gtk);
}
