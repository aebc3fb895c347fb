/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-lesson-grammar.h"
#include "ichomp-lesson-source.h"

G_BEGIN_DECLS

const char *
ichomp_lesson_attributes_find (const char **names, const char **values, const char *name);
gboolean ichomp_lesson_attributes_read (const IchompLessonSource *source,
                                        const IchompElement *element,
                                        IchompLessonBlock *block,
                                        const char **names,
                                        const char **values,
                                        GError **error);

G_END_DECLS
