/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A container for any layout manager. A GtkBox with a layout manager other than its own looks the
 * same, but reading its properties, as the inspector does, warns. */

#include "ichomp-container.h"

#include "ichomp-children.h"

G_DEFINE_TYPE (IchompContainer, ichomp_container, GTK_TYPE_WIDGET)

static void
ichomp_container_dispose (GObject *object)
{
  ichomp_children_remove (GTK_WIDGET (object));

  G_OBJECT_CLASS (ichomp_container_parent_class)->dispose (object);
}

static void
ichomp_container_class_init (IchompContainerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_container_dispose;
  gtk_widget_class_set_css_name (widget_class, "box");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ichomp_container_init (IchompContainer *self)
{
}
