/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ICHOMP_TYPE_START_OFFER (ichomp_start_offer_get_type ())

G_DECLARE_FINAL_TYPE (IchompStartOffer, ichomp_start_offer, ICHOMP, START_OFFER, GtkBox)

G_END_DECLS
