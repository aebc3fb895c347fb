/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ichomp-lesson-attributes.h"

static gboolean
fail (const IchompLessonSource *source,
      IchompLessonError code,
      const char *element,
      const char *attribute,
      const char *value,
      GError *reason,
      GError **error)
{
  IchompLessonPlace place = ichomp_lesson_source_find_attribute (source, attribute);
  IchompLessonErrorDetail detail = {
    .line = place.line,
    .column = place.column,
    .element = (char *)element,
    .attribute = (char *)attribute,
    .value = (char *)value,
    .reason = reason,
  };

  ichomp_lesson_error_set (error, code, &detail);
  return FALSE;
}

/*< private >
 * ichomp_lesson_attributes_find:
 * @names: (array zero-terminated=1): the names of attributes
 * @values: (array zero-terminated=1): their values
 * @name: a name
 *
 * Returns: (transfer none) (nullable): the value of the attribute of that name
 */
const char *
ichomp_lesson_attributes_find (const char **names, const char **values, const char *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], name))
        return values[i];
    }

  return NULL;
}

static gboolean
check_names (const IchompLessonSource *source,
             const IchompElement *element,
             const char **names,
             GError **error)
{
  for (guint i = 0; names[i] != NULL; i++)
    {
      const IchompAttribute *attribute = element->attributes;

      while (attribute->name != NULL && !g_str_equal (attribute->name, names[i]))
        attribute++;
      if (attribute->name == NULL)
        return fail (source, ICHOMP_LESSON_ERROR_UNKNOWN_ATTRIBUTE, element->name, names[i], NULL,
                     NULL, error);

      for (guint j = 0; j < i; j++)
        {
          if (g_str_equal (names[i], names[j]))
            return fail (source, ICHOMP_LESSON_ERROR_DUPLICATE_ATTRIBUTE, element->name, names[i],
                         NULL, NULL, error);
        }
    }

  return TRUE;
}

/* A reason that has a code of its own knows more. */
static gboolean
fail_value (const IchompLessonSource *source,
            const char *element,
            const char *attribute,
            const char *value,
            GError *reason,
            GError **error)
{
  if (reason == NULL || reason->domain != ICHOMP_LESSON_ERROR)
    return fail (source, ICHOMP_LESSON_ERROR_VALUE, element, attribute, value, reason, error);

  return fail (source, reason->code, element, attribute,
               ichomp_lesson_error_get_detail (reason)->value, NULL, error);
}

/*< private >
 * ichomp_lesson_attributes_read:
 * @source: where the tag is
 * @element: what the element looks like
 * @block: takes what the attributes say
 * @names: (array zero-terminated=1): the names of the attributes
 * @values: (array zero-terminated=1): their values
 * @error: return location for an error of the domain %ICHOMP_LESSON_ERROR
 *
 * Returns: whether all attributes that there have to be are there, no others, and all legal
 */
gboolean
ichomp_lesson_attributes_read (const IchompLessonSource *source,
                               const IchompElement *element,
                               IchompLessonBlock *block,
                               const char **names,
                               const char **values,
                               GError **error)
{
  if (!check_names (source, element, names, error))
    return FALSE;

  for (const IchompAttribute *attribute = element->attributes; attribute->name != NULL; attribute++)
    {
      const char *value = ichomp_lesson_attributes_find (names, values, attribute->name);
      g_autoptr (GError) reason = NULL;

      if (value == NULL && attribute->required)
        return fail (source, ICHOMP_LESSON_ERROR_MISSING_ATTRIBUTE, element->name, attribute->name,
                     NULL, NULL, error);

      if (value != NULL && !attribute->read (block, value, &reason))
        return fail_value (source, element->name, attribute->name, value, reason, error);
    }

  return TRUE;
}
