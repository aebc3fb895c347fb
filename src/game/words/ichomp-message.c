/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* A sentence in any language: a message makes its text again when the language changes. */

#include "ichomp-message.h"

#include <glib/gi18n.h>

#include "ichomp-error-wording.h"

struct _IchompMessage
{
  IchompMessageFunc func;
  gpointer data;
  GDestroyNotify destroy;
};

G_DEFINE_BOXED_TYPE (IchompMessage, ichomp_message, ichomp_message_ref, ichomp_message_unref)

/* Sentences with placeholders */

typedef struct
{
  const char *format;
  IchompMessage *first;  /* or NULL */
  IchompMessage *second; /* or NULL */
} Sentence;

static void
sentence_free (gpointer data)
{
  Sentence *sentence = data;

  g_clear_pointer (&sentence->first, ichomp_message_unref);
  g_clear_pointer (&sentence->second, ichomp_message_unref);
  g_free (sentence);
}

/* The compiler checks no format that comes from a catalogue; msgfmt does. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
static char *
make_sentence (gpointer data)
{
  const Sentence *sentence = data;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (sentence->first == NULL)
    return g_strdup (_ (sentence->format));

  first = ichomp_message_dup_text (sentence->first);
  if (sentence->second == NULL)
    return g_strdup_printf (_ (sentence->format), first);

  second = ichomp_message_dup_text (sentence->second);
  return g_strdup_printf (_ (sentence->format), first, second);
}
#pragma GCC diagnostic pop

/**
 * ichomp_message_new:
 * @format: a static string, not yet translated, with `%s` or `%1$s` for @first and `%2$s` for
 *   @second
 * @first: (transfer full) (nullable): the first argument
 * @second: (transfer full) (nullable): the second argument; %NULL without @first
 *
 * Returns: (transfer full): a message whose arguments are messages
 */
IchompMessage *
ichomp_message_new (const char *format, IchompMessage *first, IchompMessage *second)
{
  Sentence *sentence = g_new0 (Sentence, 1);

  sentence->format = format;
  sentence->first = first;
  sentence->second = second;

  return ichomp_message_new_made (make_sentence, sentence, sentence_free);
}

/* Names */

static char *
make_name (gpointer data)
{
  return ichomp_wording_excerpt (data);
}

/**
 * ichomp_message_new_name:
 * @name: the name of a file, or another text that is the same in all languages
 *
 * Returns: (transfer full): a message with an excerpt of @name
 */
IchompMessage *
ichomp_message_new_name (const char *name)
{
  return ichomp_message_new_made (make_name, g_strdup (name), g_free);
}

/* Errors */

static char *
make_error (gpointer data)
{
  return ichomp_wording_error (data);
}

static char *
make_file_error (gpointer data)
{
  return ichomp_wording_file_error (data);
}

/* In the words of ichomp_wording_error(). */
IchompMessage *
ichomp_message_new_error (const GError *error)
{
  return ichomp_message_new_made (make_error, g_error_copy (error), (GDestroyNotify)g_error_free);
}

/* In the words of ichomp_wording_file_error(). */
IchompMessage *
ichomp_message_new_file_error (const GError *error)
{
  return ichomp_message_new_made (make_file_error, g_error_copy (error),
                                  (GDestroyNotify)g_error_free);
}

/* All messages */

IchompMessage *
ichomp_message_new_made (IchompMessageFunc func, gpointer data, GDestroyNotify destroy)
{
  IchompMessage *self = g_atomic_rc_box_new0 (IchompMessage);

  self->func = func;
  self->data = data;
  self->destroy = destroy;

  return self;
}

IchompMessage *
ichomp_message_ref (IchompMessage *self)
{
  return g_atomic_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  IchompMessage *self = data;

  if (self->destroy != NULL)
    self->destroy (self->data);
}

void
ichomp_message_unref (IchompMessage *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

char *
ichomp_message_dup_text (IchompMessage *self)
{
  return self->func (self->data);
}
