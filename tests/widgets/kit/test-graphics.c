/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* OpenGL is prepared only where hardware paints with it. */

#include "widgets/kit/ichomp-graphics.h"

#include <glib/gstdio.h>

#include "test-main.h"

/* Whether a folder with that file counts as one of hardware that renders. */
static gboolean
is_hardware (const char *device)
{
  g_autofree char *devices = g_dir_make_tmp ("ichomp-test-XXXXXX", NULL);
  g_autofree char *dri = g_build_filename (devices, "dri", NULL);
  g_autofree char *path = g_build_filename (devices, device, NULL);
  gboolean result;

  g_assert_cmpint (g_mkdir (dri, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  result = ichomp_graphics_has_hardware (devices);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (dri), ==, 0);
  g_assert_cmpint (g_rmdir (devices), ==, 0);
  return result;
}

static void
test_hardware (void)
{
  g_assert_true (is_hardware ("dri/renderD128"));
  g_assert_true (is_hardware ("nvidiactl"));
  g_assert_true (is_hardware ("dxg"));

  /* A screen alone does not render. */
  g_assert_false (is_hardware ("dri/card0"));
  g_assert_false (is_hardware ("null"));
  g_assert_false (ichomp_graphics_has_hardware ("/nonexistent"));
}

void
add_tests (void)
{
  g_test_add_func ("/graphics/hardware", test_hardware);
}
