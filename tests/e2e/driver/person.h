/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "driver.h"

G_BEGIN_DECLS

/* A person at the running program: what they find and what they do. A name or a role of NULL
 * matches any. */

/* Finds */
TreeNode *person_find (Driver *driver, const char *role, const char *name);
TreeNode *person_wait_for (Driver *driver, const char *role, const char *name);
TreeNode *person_find_window (Driver *driver, const char *title);
TreeNode *person_get_main_window (Driver *driver);
TreeNode *person_find_button (Driver *driver, const char *label);
gboolean person_has_window (Driver *driver, const char *title);
gboolean person_has_heard (const char *text);
gboolean person_has_text (Driver *driver, const char *part);
void person_wait_for_text (Driver *driver, const char *part);
gboolean person_has_focus_within (Driver *driver, const char *role, const char *name);

/* Does */
void person_press (Driver *driver, KeySym key, guint modifiers);
void person_tab_to (Driver *driver, TreeNode *place, const char *role, const char *name);
void person_tab_into (Driver *driver, TreeNode *place, TreeNode *whole);
void person_point_at (Driver *driver, TreeNode *node);
void person_click (void);
void person_click_at (Driver *driver, TreeNode *node);
void person_click_button (Driver *driver, const char *label);
void person_choose (Driver *driver, KeySym mnemonic, const char *drop_down, const char *choice);
void person_choose_from_menu (Driver *driver, const char *item, ...) G_GNUC_NULL_TERMINATED;
void person_name_file (Driver *driver, const char *title, const char *path);
void person_quit (Driver *driver);

G_END_DECLS
