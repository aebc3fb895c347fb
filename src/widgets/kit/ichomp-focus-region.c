/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The regions of a window; a key moves the focus from one to the next. */

#include "ichomp-focus-region.h"

typedef struct
{
  IchompFocusRegionFunc focus; /* or NULL */
  GWeakRef last;               /* the focus widget when the focus left the region */
} Region;

static GQuark region_quark (void);

G_DEFINE_QUARK (ichomp_focus_region, region)

static void
region_free (gpointer data)
{
  Region *region = data;

  g_weak_ref_clear (&region->last);
  g_free (region);
}

static Region *
get_region (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), region_quark ());
}

/* In the order of the tree; a region inside another one is not listed. */
static void
collect (GtkWidget *widget, GPtrArray *regions)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (get_region (widget) != NULL)
    {
      g_ptr_array_add (regions, widget);
      return;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, regions);
}

static gboolean
focus_last (GtkWidget *widget)
{
  g_autoptr (GtkWidget) last = g_weak_ref_get (&get_region (widget)->last);

  return last != NULL && gtk_widget_get_mapped (last) && gtk_widget_is_ancestor (last, widget)
         && gtk_widget_grab_focus (last);
}

static gboolean
focus_region (GtkWidget *widget)
{
  Region *region = get_region (widget);

  if (region->focus != NULL ? region->focus (widget) : focus_last (widget))
    return TRUE;

  return gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

/**
 * ichomp_focus_region_set:
 * @widget: a part of a window
 * @focus: (nullable): moves the keyboard focus into @widget and returns whether it could; %NULL
 *   moves it to where it was last
 *
 * Makes @widget a region.
 */
void
ichomp_focus_region_set (GtkWidget *widget, IchompFocusRegionFunc focus)
{
  Region *region;

  g_return_if_fail (GTK_IS_WIDGET (widget));

  region = g_new0 (Region, 1);
  region->focus = focus;
  g_weak_ref_init (&region->last, NULL);
  g_object_set_qdata_full (G_OBJECT (widget), region_quark (), region, region_free);
}

/**
 * ichomp_focus_region_cycle:
 * @window: a window
 * @direction: %GTK_DIR_TAB_FORWARD or %GTK_DIR_TAB_BACKWARD
 *
 * Moves the keyboard focus to the next visible region that takes it, from the last to the first.
 *
 * Returns: whether a region took it
 */
gboolean
ichomp_focus_region_cycle (GtkWindow *window, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) regions = g_ptr_array_new ();
  GtkWidget *focus;
  guint present;

  g_return_val_if_fail (GTK_IS_WINDOW (window), FALSE);

  collect (GTK_WIDGET (window), regions);
  focus = gtk_window_get_focus (window);
  for (present = 0; present < regions->len; present++)
    if (focus != NULL && gtk_widget_is_ancestor (focus, g_ptr_array_index (regions, present)))
      break;

  if (present < regions->len)
    g_weak_ref_set (&get_region (g_ptr_array_index (regions, present))->last, focus);
  else if (direction == GTK_DIR_TAB_FORWARD)
    present = regions->len - 1;
  else
    present = 0;

  for (guint i = 1; i < regions->len; i++)
    {
      guint step = direction == GTK_DIR_TAB_FORWARD ? i : regions->len - i;

      if (focus_region (g_ptr_array_index (regions, (present + step) % regions->len)))
        {
          gtk_window_set_focus_visible (window, TRUE);
          return TRUE;
        }
    }

  return FALSE;
}
