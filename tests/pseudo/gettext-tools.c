/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* gettext's tools and library for tests. */

#include "gettext-tools.h"

#include <glib/gstdio.h>

/* Runs a tool. Returns: (nullable): its error messages if it fails */
char *
tools_try (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) environment = g_get_environ ();
  g_autofree char *complaints = NULL;
  int status;

  environment = g_environ_setenv (environment, "GETTEXTDATADIRS", SOURCE_ROOT "/po", TRUE);
  g_spawn_sync (NULL, (char **)arguments, environment, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                &complaints, &status, &error);
  g_assert_no_error (error);

  return g_spawn_check_wait_status (status, NULL) ? NULL : g_steal_pointer (&complaints);
}

/* Runs a tool that must succeed. */
void
tools_run (const char *const *arguments)
{
  g_autofree char *complaints = tools_try (arguments);

  if (complaints != NULL)
    g_error ("%s: %s", arguments[0], complaints);
}

/* Writes the template of all messages of the files in @list and of one more file, unless that is
 * NULL. */
static void
extract (const char *path, const char *list, const char *more)
{
  static const char *const take[] = { "xgettext",
                                      "--from-code=UTF-8",
                                      "--add-comments",
                                      "--keyword=_",
                                      "--keyword=N_",
                                      "--keyword=C_:1c,2",
                                      "--keyword=NC_:1c,2",
                                      "--flag=g_strdup_printf:1:c-format",
                                      "--flag=g_string_append_printf:2:c-format",
                                      "--flag=g_print:1:c-format",
                                      "--flag=g_printerr:1:c-format",
                                      "--directory=" SOURCE_ROOT,
                                      "-o",
                                      NULL };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) flags = g_strsplit (FORMAT_FLAGS, " ", -1);
  g_autofree char *files = g_strdup_printf ("--files-from=" SOURCE_ROOT "/po/%s", list);
  g_auto (GStrv) arguments = NULL;

  g_strv_builder_addv (builder, (const char **)take);
  g_strv_builder_add (builder, path);
  g_strv_builder_add (builder, files);
  g_strv_builder_addv (builder, (const char **)flags);
  if (more != NULL)
    g_strv_builder_add (builder, more);
  arguments = g_strv_builder_end (builder);

  tools_run ((const char *const *)arguments);
}

/* Writes the template of the program's messages and those of one more file, unless that is NULL. */
void
tools_extract_template (const char *path, const char *more)
{
  extract (path, "POTFILES.in", more);
}

/* Writes the template of the messages of another domain that the program shows, such as "gtk40". */
void
tools_extract_foreign_template (const char *path, const char *domain)
{
  g_autofree char *list = g_build_filename (domain, "POTFILES.in", NULL);

  extract (path, list, NULL);
}

static void
error_cb (int severity,
          po_message_t message,
          const char *file,
          size_t line,
          size_t column,
          int is_multiline,
          const char *text)
{
  g_error ("%s:%zu: %s", file != NULL ? file : "", line, text);
}

static void
error2_cb (int severity,
           po_message_t message1,
           const char *file1,
           size_t line1,
           size_t column1,
           int is_multiline1,
           const char *text1,
           po_message_t message2,
           const char *file2,
           size_t line2,
           size_t column2,
           int is_multiline2,
           const char *text2)
{
  g_error ("%s:%zu: %s %s", file1 != NULL ? file1 : "", line1, text1, text2);
}

static const struct po_xerror_handler handler = { error_cb, error2_cb };

/* Reads a catalogue or a template. Any error aborts the program. */
po_file_t
tools_read_catalogue (const char *path)
{
  po_file_t file = po_file_read (path, &handler);

  if (file == NULL)
    g_error ("%s cannot be read", path);

  return file;
}

void
tools_write_catalogue (po_file_t file, const char *path)
{
  po_file_write (file, path, &handler);
}

/* Removes a folder and its contents. */
void
tools_remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      tools_remove_folder (child);
    }
  g_remove (path);
}
