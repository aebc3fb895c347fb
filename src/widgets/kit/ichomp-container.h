/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_CONTAINER (ichomp_container_get_type ())

G_DECLARE_DERIVABLE_TYPE (IchompContainer, ichomp_container, ICHOMP, CONTAINER, GtkWidget)

struct _IchompContainerClass
{
  GtkWidgetClass parent_class;
};

G_END_DECLS
