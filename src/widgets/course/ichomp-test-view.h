/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-context.h"

G_BEGIN_DECLS

#define ICHOMP_TYPE_TEST_VIEW (ichomp_test_view_get_type ())

G_DECLARE_FINAL_TYPE (IchompTestView, ichomp_test_view, ICHOMP, TEST_VIEW, GtkBox)

GtkWidget *ichomp_test_view_new (IchompLessonContext *context, const IchompLessonBlock *block);

G_END_DECLS
