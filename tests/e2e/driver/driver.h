/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "command.h"
#include "screen.h"
#include "tree.h"

G_BEGIN_DECLS

/* The program on the private display. Its home lasts from one start to the next. */
typedef struct _Driver Driver;

Driver *driver_new (void);
void driver_free (Driver *self);

/* Before the start */
void driver_set_variable (Driver *self, const char *name, const char *value);
const char *const *driver_get_environment (Driver *self);
void driver_set_arguments (Driver *self, const char *const *arguments);
gboolean driver_confine (Driver *self);
void driver_set_program (Driver *self, const char *path);
void driver_forget_settings (Driver *self);
void
driver_set_foreign_setting (Driver *self, const char *group, const char *name, const char *value);
void driver_set_setting (Driver *self, const char *name, const char *value);
char *driver_dup_setting (Driver *self, const char *name);
const char *driver_get_data_folder (Driver *self);
char *driver_build_path (Driver *self, const char *name);
char *driver_dup_file (Driver *self, const char *name);
char *driver_dup_value (Driver *self, const char *name, const char *group, const char *key);
void driver_write_file (Driver *self, const char *name, const char *text);
char *driver_read (const char *path);
void driver_write (const char *path, const char *text);

/* The process */
void driver_spawn (Driver *self);
void driver_wait_for_window (Driver *self);
void driver_start (Driver *self);
void driver_start_with (Driver *self, const char *argument);
gboolean driver_is_running (Driver *self);
gboolean driver_is_idle (Driver *self);
gboolean driver_has_ended_well (Driver *self);
char *driver_describe_end (Driver *self);
GPid driver_get_pid (Driver *self);
double driver_get_processor_time (Driver *self);
gboolean driver_has_loaded (Driver *self, const char *library);
void driver_kill (Driver *self);
void driver_wait_for_end (Driver *self);
char *driver_dup_errors (Driver *self);
gboolean driver_has_complained (Driver *self);
CommandResult *driver_run_again (Driver *self, const char *const *arguments);

/* Its windows, once it has been started */
TreeNode *driver_get_application (Driver *self);
gboolean driver_find_screen_window (Driver *self, ScreenWindow *window);
void driver_get_screen_window (Driver *self, ScreenWindow *window);

/* Whether a condition holds at one moment: the tree is read only once for all that it asks. */
#define DRIVER_SEES(condition) (tree_begin_look (), tree_end_look (condition))

/* Waits until a condition holds, for at most a minute. */
#define DRIVER_WAIT(self, condition)                                                               \
  for (gint64 driver_start_time = 0; !DRIVER_SEES (condition);)                                    \
  driver_wait_turn ((self), &driver_start_time, G_STRLOC, #condition)

void driver_wait_turn (Driver *self, gint64 *start, const char *place, const char *condition);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_free)

G_END_DECLS
