/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The ways to begin that the very first start offers: buttons for the action "win.begin". */

#include "ichomp-start-offer.h"

struct _IchompStartOffer
{
  GtkBox parent_instance;

  GtkWidget *play_button;
};

G_DEFINE_FINAL_TYPE (IchompStartOffer, ichomp_start_offer, GTK_TYPE_BOX)

static gboolean
ichomp_start_offer_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ICHOMP_START_OFFER (widget)->play_button);
}

static void
ichomp_start_offer_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ICHOMP_TYPE_START_OFFER);

  G_OBJECT_CLASS (ichomp_start_offer_parent_class)->dispose (object);
}

static void
ichomp_start_offer_class_init (IchompStartOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ichomp_start_offer_dispose;
  widget_class->grab_focus = ichomp_start_offer_grab_focus;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/ichomp/iChomp/ui/ichomp-start-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, IchompStartOffer, play_button);
}

static void
ichomp_start_offer_init (IchompStartOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
