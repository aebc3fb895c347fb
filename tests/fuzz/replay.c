/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The main() of a fuzz target without libFuzzer: runs it with each file of the corpus in the given
 * folders. */

#include "fuzz.h"

static void
replay_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *exact = NULL; /* without the zero byte that follows the text */
  gsize size;

  g_file_get_contents (path, &text, &size, &error);
  g_assert_no_error (error);

  exact = fuzz_dup_bytes ((const guint8 *)text, size);
  g_test_message ("%s", path);
  LLVMFuzzerTestOneInput ((const guint8 *)exact, size);
}

static void
test_replay (gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (data, 0, &error);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  for (; (name = g_dir_read_name (dir)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (data, name, NULL);

      replay_file (path);
    }
  g_assert_cmpuint (n, >, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  LLVMFuzzerInitialize (&argc, &argv);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/fuzz/replay/", name, NULL);

      g_test_add_data_func (path, argv[i], test_replay);
    }

  return g_test_run ();
}
