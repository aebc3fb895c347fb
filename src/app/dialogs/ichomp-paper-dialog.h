/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/course/ichomp-lesson.h"
#include "paper/layout/ichomp-paper-ink.h"
#include "game/play/ichomp-session.h"
#include "game/storage/ichomp-settings.h"

G_BEGIN_DECLS

typedef enum
{
  ICHOMP_PAPER_SUBJECT_POSITION,
  ICHOMP_PAPER_SUBJECT_EXPLANATION,
  ICHOMP_PAPER_SUBJECT_LESSON,
  ICHOMP_PAPER_SUBJECT_TEST, /* of the lesson */
} IchompPaperSubject;

#define ICHOMP_TYPE_PAPER_DIALOG (ichomp_paper_dialog_get_type ())

G_DECLARE_FINAL_TYPE (IchompPaperDialog, ichomp_paper_dialog, ICHOMP, PAPER_DIALOG, GtkWindow)

GtkWidget *ichomp_paper_dialog_new (IchompSession *session,
                                    GSettings *settings,
                                    IchompLesson *lesson,
                                    gboolean is_lesson_shown);

IchompPaperSubject ichomp_paper_dialog_get_subject (IchompPaperDialog *self);
IchompLesson *ichomp_paper_dialog_get_lesson (IchompPaperDialog *self);
IchompPaperInk ichomp_paper_dialog_get_ink (IchompPaperDialog *self);

G_END_DECLS
