/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The start of GTK: with OpenGL or Vulkan where there is hardware for it. Elsewhere (a virtual
 * machine, a thin client) GTK would load one of them in software, which takes as long as the rest
 * of the start, a lot of memory, and paints more slowly than Cairo. */

#include "ichomp-graphics.h"

#define DEVICES "/dev"

/* What keeps GTK from OpenGL and Vulkan if it is in the environment while GTK is initialized. The
 * choice of Cairo alone does not. */
static const struct
{
  guint first_minor; /* of GTK 4 */
  const char *variable;
  const char *value;
} switches[] = {
  { 16, "GDK_DISABLE", "gl,vulkan" },
  { 0, "GDK_DEBUG", "gl-disable,vulkan-disable" },
};

/**
 * ichomp_graphics_has_hardware:
 * @devices: the folder of the devices, `/dev`
 *
 * Returns: whether one of them can render
 */
gboolean
ichomp_graphics_has_hardware (const char *devices)
{
  /* The closed drivers of NVIDIA, and Windows as the host of Linux */
  static const char *const others[] = { "nvidiactl", "dxg" };
  g_autofree char *folder = g_build_filename (devices, "dri", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "renderD"))
      return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *path = g_build_filename (devices, others[i], NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return TRUE;
    }

  return FALSE;
}

/* What the user has set in the environment comes first, where this GTK knows the variable. */
static gboolean
needs_hardware (const char *variable)
{
  const char *renderer = g_getenv ("GSK_RENDERER");

  if (g_getenv (variable) != NULL)
    return TRUE;

  if (renderer != NULL)
    return !g_str_equal (renderer, "cairo");

  return ichomp_graphics_has_hardware (DEVICES);
}

/* GTK reads the environment when it creates its first renderer. Without the choice of Cairo, GTK
 * 4.8 would say that it cannot use OpenGL. */
static void
choose_renderer (void)
{
  GdkSurface *surface = gdk_surface_new_toplevel (gdk_display_get_default ());
  GskRenderer *renderer = gsk_renderer_new_for_surface (surface);

  g_debug ("%s paints", G_OBJECT_TYPE_NAME (renderer));
  gsk_renderer_unrealize (renderer);
  g_object_unref (renderer);
  gdk_surface_destroy (surface); /* releases it, too */
}

/* Initializes GTK, as gtk_init_check() does. Programs that this one starts decide for
 * themselves. */
gboolean
ichomp_graphics_init (void)
{
  gboolean is_chosen = g_getenv ("GSK_RENDERER") != NULL;
  gboolean initialized;
  guint i = 0;

  while (gtk_get_minor_version () < switches[i].first_minor)
    i++;

  if (needs_hardware (switches[i].variable))
    return gtk_init_check ();

  g_setenv (switches[i].variable, switches[i].value, TRUE);
  g_setenv ("GSK_RENDERER", "cairo", TRUE);
  initialized = gtk_init_check ();
  if (initialized)
    choose_renderer ();

  g_unsetenv (switches[i].variable);
  if (!is_chosen)
    g_unsetenv ("GSK_RENDERER");
  return initialized;
}
