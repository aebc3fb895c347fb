/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What there is to tell, apart from the language: a sentence that stays on show while the language
 * changes is made anew. */

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

/* Sentences with something in them */

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

/* The format has been checked as that of the program, and those of the catalogues with it. */
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
 * @format: a sentence, a static string, not yet translated; with a `%s` or `%1$s` for @first and a
 *   `%2$s` for @second
 * @first: (transfer full) (nullable): what goes into it; %NULL if nothing does
 * @second: (transfer full) (nullable): likewise; %NULL without @first
 *
 * Returns: (transfer full): a message that is made of others
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

/* What is the same in all languages */

static char *
make_name (gpointer data)
{
  return g_strdup (data);
}

/**
 * ichomp_message_new_name:
 * @name: the name of a file, or anything else that no language changes
 *
 * Returns: (transfer full): a message that is @name
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

/**
 * ichomp_message_new_error:
 * @error: an error
 *
 * Returns: (transfer full): a message in the words of ichomp_wording_error()
 */
IchompMessage *
ichomp_message_new_error (const GError *error)
{
  return ichomp_message_new_made (make_error, g_error_copy (error), (GDestroyNotify)g_error_free);
}

/**
 * ichomp_message_new_file_error:
 * @error: why a file could not be read or written
 *
 * Returns: (transfer full): a message in the words of ichomp_wording_file_error()
 */
IchompMessage *
ichomp_message_new_file_error (const GError *error)
{
  return ichomp_message_new_made (make_file_error, g_error_copy (error),
                                  (GDestroyNotify)g_error_free);
}

/* All of them */

/**
 * ichomp_message_new_made:
 * @func: makes the sentence whenever it is needed
 * @data: for @func
 * @destroy: (nullable): frees @data
 *
 * Returns: (transfer full): a message that is what @func says
 */
IchompMessage *
ichomp_message_new_made (IchompMessageFunc func, gpointer data, GDestroyNotify destroy)
{
  IchompMessage *self = g_atomic_rc_box_new0 (IchompMessage);

  self->func = func;
  self->data = data;
  self->destroy = destroy;

  return self;
}

/**
 * ichomp_message_ref:
 * @self: a message
 *
 * Returns: (transfer full): @self
 */
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

/**
 * ichomp_message_unref:
 * @self: (transfer full): a message
 */
void
ichomp_message_unref (IchompMessage *self)
{
  g_atomic_rc_box_release_full (self, clear);
}

/**
 * ichomp_message_dup_text:
 * @self: a message
 *
 * Returns: (transfer full): what it says, in the language that is spoken now
 */
char *
ichomp_message_dup_text (IchompMessage *self)
{
  return self->func (self->data);
}
