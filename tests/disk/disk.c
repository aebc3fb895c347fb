/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#define _GNU_SOURCE

#include "disk.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sched.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

/* The file that fills the disk. */
#define FILLER "filler"

static gboolean may_mount;

static void
tell_system (const char *path, const char *text)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC, 0);

  if (fd < 0)
    return;
  if (write (fd, text, strlen (text)) < 0)
    g_printerr ("%s: %s\n", path, g_strerror (errno));
  g_close (fd, NULL);
}

/* Enters a mount namespace. Must be called while there is one thread. Without permission,
 * disk_mount() returns FALSE. */
void
disk_enter (void)
{
  g_autofree char *user = g_strdup_printf ("%u %u 1", getuid (), getuid ());
  g_autofree char *group = g_strdup_printf ("%u %u 1", getgid (), getgid ());

  if (unshare (CLONE_NEWNS) != 0)
    {
      if (unshare (CLONE_NEWUSER | CLONE_NEWNS) != 0)
        return;

      /* The identity of the user does not change. */
      tell_system ("/proc/self/uid_map", user);
      tell_system ("/proc/self/setgroups", "deny");
      tell_system ("/proc/self/gid_map", group);
    }

  may_mount = mount ("none", "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0;
}

/* Mounts a small empty disk on a folder. Returns whether that is permitted. */
gboolean
disk_mount (const char *folder)
{
  return may_mount && mount ("none", folder, "tmpfs", 0, "size=64k,mode=0700") == 0;
}

void
disk_unmount (const char *folder)
{
  g_assert_cmpint (umount2 (folder, MNT_DETACH), ==, 0);
}

/* Fills the disk. */
void
disk_fill (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, FILLER, NULL);
  int fd = g_open (path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  char block[1024] = { 0 };

  g_assert_cmpint (fd, >=, 0);
  while (write (fd, block, sizeof block) > 0)
    ;
  g_assert_cmpint (errno, ==, ENOSPC);
  g_close (fd, NULL);
}

/* Frees the space again. */
void
disk_empty (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, FILLER, NULL);

  g_assert_cmpint (g_unlink (path), ==, 0);
}

void
disk_set_read_only (const char *folder, gboolean read_only)
{
  g_assert_cmpint (
      mount ("none", folder, NULL, MS_REMOUNT | (read_only ? MS_RDONLY : 0), "size=64k"), ==, 0);
}
