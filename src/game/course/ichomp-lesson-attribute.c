/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The attributes of an element, as GMarkup has their names and values, are read by a table. */

#include "ichomp-lesson-attribute.h"

#include <string.h>

static int
find_name (const char *const *names, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return (int)i;

  return -1;
}

const char *
ichomp_attribute_find_value (const char *const *names, const char *const *values, const char *name)
{
  int index = find_name (names, name);

  return index >= 0 ? values[index] : NULL;
}

/*< private >
 * ichomp_attribute_check_names:
 * @element: the name of an element
 * @attributes: its attributes in the grammar
 * @names: (array zero-terminated=1): the names of the attributes in its tag
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Returns: whether it can have all these attributes, and has none of them twice
 */
gboolean
ichomp_attribute_check_names (const char *element,
                              const IchompAttribute *attributes,
                              const char *const *names,
                              GError **error)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      const IchompAttribute *attribute = attributes;

      while (attribute->name != NULL && !g_str_equal (attribute->name, names[i]))
        attribute++;
      if (attribute->name == NULL)
        return ICHOMP_LESSON_FAIL (error, UNKNOWN_ATTRIBUTE, .element = element,
                                   .attribute = names[i]);
      if (find_name (names, names[i]) != (int)i)
        return ICHOMP_LESSON_FAIL (error, DUPLICATE_ATTRIBUTE, .element = element,
                                   .attribute = names[i]);
    }

  return TRUE;
}

/* A reason from a reader of attributes has its own code. */
static gboolean
fail_value (const char *element,
            const char *attribute,
            const char *value,
            GError *reason,
            GError **error)
{
  if (reason == NULL || reason->domain != ICHOMP_LESSON_ERROR)
    return ICHOMP_LESSON_FAIL (error, VALUE, .element = element, .attribute = attribute,
                               .value = value, .reason = reason);

  return ichomp_lesson_error_set (error, reason->code,
                                  &(IchompLessonErrorDetail){
                                      .element = element,
                                      .attribute = attribute,
                                      .value = ichomp_lesson_error_get_detail (reason)->value,
                                  });
}

/*< private >
 * ichomp_attribute_read_all:
 * @element: the name of an element
 * @attributes: its attributes in the grammar
 * @block: (nullable): the block to fill in, for an element that is one
 * @names: (array zero-terminated=1): the names of the attributes in its tag
 * @values: (array zero-terminated=1): their values
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR without a place
 *
 * Returns: whether all required attributes are present, no unknown ones, and all values are legal
 */
gboolean
ichomp_attribute_read_all (const char *element,
                           const IchompAttribute *attributes,
                           IchompLessonBlock *block,
                           const char *const *names,
                           const char *const *values,
                           GError **error)
{
  if (!ichomp_attribute_check_names (element, attributes, names, error))
    return FALSE;

  for (const IchompAttribute *attribute = attributes; attribute->name != NULL; attribute++)
    {
      const char *value = ichomp_attribute_find_value (names, values, attribute->name);
      g_autoptr (GError) reason = NULL;

      if (value == NULL && attribute->required)
        return ICHOMP_LESSON_FAIL (error, MISSING_ATTRIBUTE, .element = element,
                                   .attribute = attribute->name);
      if (value != NULL && !attribute->value->read (block, attribute, value, &reason))
        return fail_value (element, attribute->name, value, reason, error);
    }

  return TRUE;
}

gboolean
ichomp_attribute_is_id (const char *value, GError **error)
{
  gsize length = strlen (value);

  /* As of files, whose names can be too long, too. */
  if (length > ICHOMP_LESSON_MAX_ID)
    g_set_error_literal (error, G_FILE_ERROR, G_FILE_ERROR_NAMETOOLONG, "too long");

  return length > 0 && length <= ICHOMP_LESSON_MAX_ID
         && strspn (value, "abcdefghijklmnopqrstuvwxyz0123456789-") == length;
}

gboolean
ichomp_attribute_has_surplus_space (const char *value)
{
  return *value == ' ' || g_str_has_suffix (value, " ") || strstr (value, "  ") != NULL;
}
