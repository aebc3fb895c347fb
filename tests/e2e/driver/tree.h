/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <atspi/atspi.h>

G_BEGIN_DECLS

/* The accessibility tree of another program, as a screen reader sees it. Nothing is cached except
 * within a look; nodes that no longer exist have empty texts. */
typedef AtspiAccessible TreeNode;

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TreeNode, g_object_unref)

/* Returns: whether to go on below @node. */
typedef gboolean (*TreeVisitFunc) (TreeNode *node, gpointer user_data);

void tree_begin_look (void);
gboolean tree_end_look (gboolean value);

TreeNode *tree_find_application (guint pid);

char *tree_dup_name (TreeNode *node);
char *tree_dup_description (TreeNode *node);
char *tree_dup_role (TreeNode *node);
gboolean tree_has_state (TreeNode *node, AtspiStateType state);
gboolean tree_is (TreeNode *node, const char *role, const char *name);
int tree_get_caret (TreeNode *node);
TreeNode *tree_get_window (TreeNode *node);
gboolean tree_get_extents (TreeNode *node, AtspiRect *extents);
gboolean tree_click (TreeNode *node);

void tree_visit (TreeNode *root, TreeVisitFunc func, gpointer user_data);
GPtrArray *tree_list (TreeNode *root, const char *role);
TreeNode *tree_find (TreeNode *root, const char *role, const char *name);
TreeNode *tree_find_with_state (TreeNode *root, AtspiStateType state);
char *tree_to_text (TreeNode *root);

G_END_DECLS
