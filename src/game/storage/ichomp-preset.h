/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ichomp-settings.h"

G_BEGIN_DECLS

/**
 * IchompPreset:
 * @ICHOMP_PRESET_DISCOVER: no numbers anywhere, no buttons that reveal them, and no
 *   explanation
 * @ICHOMP_PRESET_NUMBERS: values in decimal
 * @ICHOMP_PRESET_BINARY: values in decimal and in binary
 * @ICHOMP_PRESET_EVERYTHING: also a value on every tile
 * @ICHOMP_PRESET_CUSTOM: none of these
 *
 * How much of the theory is shown.
 */
typedef enum
{
  ICHOMP_PRESET_DISCOVER,
  ICHOMP_PRESET_NUMBERS,
  ICHOMP_PRESET_BINARY,
  ICHOMP_PRESET_EVERYTHING,
  ICHOMP_PRESET_CUSTOM,
} IchompPreset;

/* Without %ICHOMP_PRESET_CUSTOM, which cannot be applied. */
#define ICHOMP_N_PRESETS ICHOMP_PRESET_CUSTOM

const char *ichomp_preset_get_name (IchompPreset preset);
IchompPreset ichomp_preset_find (GSettings *settings);
gboolean ichomp_preset_is_allowed (IchompPreset preset, GSettings *settings);
void ichomp_preset_lend (IchompPreset preset, GSettings *settings);
void ichomp_preset_apply (IchompPreset preset, GSettings *settings);

G_END_DECLS
