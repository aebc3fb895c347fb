/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"
#include "test-wait.h"

G_BEGIN_DECLS

/* Widgets inside another one, their texts and accessible texts */
GtkWidget *study_support_find (GtkWidget *widget, const char *id);
GPtrArray *study_support_list (GtkWidget *widget, GtkAccessibleRole role);
GtkWidget *study_support_find_role (GtkWidget *widget, GtkAccessibleRole role, const char *name);
GPtrArray *study_support_list_type (GtkWidget *widget, GType type, const char *css_class);
GtkWidget *study_support_find_type (GtkWidget *widget, GType type, const char *css_class);
GtkEventController *study_support_find_controller (GtkWidget *widget, GType type);
char *study_support_dup_label (GtkWidget *widget, const char *id);
char *study_support_dup_accessible (GtkWidget *widget, GtkAccessibleProperty property);
char *study_support_dup_text (GtkWidget *widget);
void study_support_assert_label (GtkWidget *widget, const char *id, const char *expected);
void study_support_assert_says (GtkWidget *widget, const char *text);
void study_support_assert_silent (GtkWidget *widget, const char *const *secrets);

/* User actions */
void study_support_click (GtkWidget *widget, const char *id);
void study_support_activate (GtkWidget *widget, const char *action);
void study_support_press_key (GtkWidget *widget, guint key, GdkModifierType modifiers);
gboolean study_support_try_key (GtkWidget *widget, guint key, GdkModifierType modifiers);
gboolean study_support_send_key (GtkWidget *widget, guint key, GdkModifierType modifiers);

/* Windows and the main loop */
void study_support_assert_measures (GtkWidget *widget);
GtkWidget *study_support_show (GtkWidget *widget, int width, int height);
void study_support_close (GtkWidget *window, GtkWidget *widget);
void study_support_open_window (GtkWidget **window);
void study_support_close_window (GtkWidget **window);
GtkWidget *study_support_find_window (GType type);
void study_support_settle (void);
gboolean study_support_has_source (gpointer owner);
gint64 study_support_get_ready_time (gpointer owner);
void study_support_hold_source (gpointer owner);
void study_support_fire_source (gpointer owner);

/* Games */
SgAnalysis *study_support_analyze (const char *position);
SgAnalysis *study_support_analyze_with_rule (const char *position, SgRule rule);
SgMove study_support_parse (const char *move);
IchompSession *study_support_start (const char *game, IchompOpponent opponent);
void study_support_play (IchompSession *session, const char *move);
GSettings *study_support_settings (void);

G_END_DECLS
