/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Texts in labels: typeset on the screen, plain for screen readers. */

#include "ichomp-text.h"

#include "game/words/ichomp-typesetting.h"

/**
 * ichomp_text_show:
 * @label: a label
 * @text: a translated text
 * @spoken: (nullable): the text for screen readers, or %NULL for @text
 *
 * Sets the text of @label with line breaks only where they are allowed.
 */
void
ichomp_text_show (GtkWidget *label, const char *text, const char *spoken)
{
  g_autofree char *typeset = ichomp_typeset (text);

  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_label (GTK_LABEL (label), typeset);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  spoken != NULL ? spoken : text, -1);
}

/* Lets the user select the text of @label. Its context menu is nothing to tell after every text. */
void
ichomp_text_make_selectable (GtkWidget *label)
{
  g_return_if_fail (GTK_IS_LABEL (label));

  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_HAS_POPUP, FALSE,
                                  -1);
}
