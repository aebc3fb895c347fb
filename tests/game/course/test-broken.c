/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* The sample lesson, broken in one place each time: the error has a code and a place, and a
 * sentence describes it. */

#include <string.h>
#include <sys/stat.h>

#include "game/course/ichomp-lesson-error.h"
#include "game/course/ichomp-lesson-reader.h"
#include "support.h"
#include "test-main.h"

#define SAMPLE SOURCE_ROOT "/tests/game/course/fixtures/sample.xml"

/* The place of the error. */
#define HERE "\302\246"

typedef struct
{
  const char *name;
  const char *from; /* the first occurrence in the sample is replaced by: */
  const char *to;   /* without HERE, the error may be anywhere */
  IchompLessonError code;
} Case;

#define E(code) ICHOMP_LESSON_ERROR_##code

static const Case cases[] = {
  /* XML */
  { "closed too early", "</item>", "</list>", E (NOT_XML) },
  { "not closed", "<item>or not.</item>", "<item>or not.", E (NOT_XML) },
  { "closed twice", "</note>", "</note></note>", E (NOT_XML) },
  { "no name", "<note>", "<>", E (NOT_XML) },
  { "no quotes", "ordered=\"yes\"", "ordered=yes", E (NOT_XML) },
  { "no value", "ordered=\"yes\"", "ordered", E (NOT_XML) },
  { "open quote", "ordered=\"yes\"", "ordered=\"yes", E (NOT_XML) },
  { "bad entity", "A note", "A &note; note", E (NOT_XML) },
  { "bare ampersand", "A note", "A & note", E (NOT_XML) },
  { "bare less-than", "A note", "A < note", E (NOT_XML) },
  { "bad reference", "A note", "A &#xZZ; note", E (NOT_XML) },
  { "control reference", "A note stands out.", "A &#1; note stands out." HERE, E (CHARACTER) },
  { "closing tag only", "<note>A note stands out.</note>", "</note>", E (NOT_XML) },
  { "open comment", "<note>", "<!-- <note>", E (UNCLOSED) },
  { "attribute twice", "ordered=\"yes\"", HERE "ordered=\"yes\" ordered=\"no\"",
    E (DUPLICATE_ATTRIBUTE) },
  { "document type", "<lesson format", HERE "<!DOCTYPE lesson>\n<lesson format", E (DECLARATION) },
  { "entities", "<lesson format",
    HERE "<!DOCTYPE lesson [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>\n<lesson format",
    E (DECLARATION) },
  { "external entity", "<lesson format",
    HERE "<!DOCTYPE lesson [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<lesson format",
    E (DECLARATION) },
  { "character data", "A note", "A " HERE "<![CDATA[note]]>", E (DECLARATION) },
  { "another encoding", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
    HERE "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", E (NOT_UTF8) },

  { "a comment in a text", "A note", "A " HERE "<!-- c --> note", E (COMMENT) },
  { "an instruction in a text", "A note", "A " HERE "<?php x ?> note", E (COMMENT) },
  { "a document type after a comment", "<lesson format",
    "<!-- <!DOCTYPE a> -->" HERE "<!DOCTYPE lesson>\n<lesson format", E (DECLARATION) },
  { "a document type inside", "<note>", HERE "<!DOCTYPE note><note>", E (DECLARATION) },

  /* Bytes */
  { "not UTF-8", "A note", "A " HERE "\351 note", E (NOT_UTF8) },
  { "cut in a character", "A note", "A " HERE "\303", E (NOT_UTF8) },
  { "overlong", "A note", "A " HERE "\300\200", E (NOT_UTF8) },
  { "surrogate", "A note", "A " HERE "\355\240\200", E (NOT_UTF8) },
  { "control character", "A note", "A " HERE "\001 note", E (CHARACTER) },
  { "escape", "A note", "A " HERE "\033[1m note", E (CHARACTER) },
  { "not a character", "A note", "A " HERE "\357\277\277 note", E (CHARACTER) },

  /* Root */
  { "another root", "<lesson format=\"1\" id=\"sample\" minutes=\"10\"", HERE "<book", E (ROOT) },
  { "a namespace", "<lesson format", HERE "<i:lesson format", E (ROOT) },
  { "a lesson in a lesson", "<section id=\"text\">", HERE "<lesson><section id=\"text\">",
    E (MISSING_ELEMENT) },
  { "two lessons", "</lesson>\n", "</lesson>\n" HERE "<lesson></lesson>\n", E (ROOT) },
  { "text before", "<lesson format", "text<lesson format", E (NOT_XML) },
  { "newer", "format=\"1\"", HERE "format=\"2\"", E (FORMAT) },
  { "much newer, and other", "format=\"1\" id=\"sample\"", HERE "format=\"73\" uuid=\"1\"",
    E (FORMAT) },
  { "format zero", "format=\"1\"", HERE "format=\"0\"", E (VALUE) },
  { "format of words", "format=\"1\"", HERE "format=\"one\"", E (VALUE) },
  { "no format", "format=\"1\"", "", E (MISSING_ATTRIBUTE) },
  { "no id", "<lesson format=\"1\" id=\"sample\"", HERE "<lesson format=\"1\"",
    E (MISSING_ATTRIBUTE) },
  { "no minutes", " minutes=\"10\"", "", E (MISSING_ATTRIBUTE) },
  { "no time", "minutes=\"10\"", HERE "minutes=\"0\"", E (VALUE) },
  { "too much time", "minutes=\"10\"", HERE "minutes=\"601\"", E (VALUE) },
  { "another part", "part=\"beyond\"", HERE "part=\"middle\"", E (VALUE) },
  { "no part", "part=\"beyond\"", HERE "part=\"\"", E (VALUE) },
  { "two spaces before", "was=\"example older-sample\"", HERE "was=\"example  older-sample\"",
    E (VALUE) },
  { "nothing before", "was=\"example older-sample\"", HERE "was=\"\"", E (VALUE) },
  { "negative time", "minutes=\"10\"", HERE "minutes=\"-10\"", E (VALUE) },
  { "an id with a space", "id=\"sample\"", HERE "id=\"a sample\"", E (VALUE) },
  { "an id of capitals", "id=\"sample\"", HERE "id=\"Sample\"", E (VALUE) },
  { "an empty id", "id=\"sample\"", HERE "id=\"\"", E (VALUE) },

  /* Elements */
  { "unknown element", "<note>A note stands out.</note>", HERE "<remark>A note</remark>",
    E (UNKNOWN_ELEMENT) },
  { "a capital", "<note>A note stands out.</note>", HERE "<Note>A note</Note>",
    E (UNKNOWN_ELEMENT) },
  { "HTML", "<note>A note stands out.</note>", HERE "<div>A note</div>", E (UNKNOWN_ELEMENT) },
  { "inline as a block", "<note>A note stands out.</note>", HERE "<em>A note</em>", E (MISPLACED) },
  { "a block in a text", "A note", "A " HERE "<p>note</p>", E (MISPLACED) },
  { "a board in a text", "A note", "A " HERE "<board position=\"1/-/-/-\"/>", E (MISPLACED) },
  { "unknown in a text", "A note", "A " HERE "<b>note</b>", E (UNKNOWN_ELEMENT) },
  { "a question in a text", "A note", "A " HERE "<question id=\"q1\" kind=\"folded\"/>",
    E (MISPLACED) },
  { "no title", "<title>A sample lesson</title>\n  ", HERE, E (MISSING_ELEMENT) },
  { "two titles", "<goal>", HERE "<title>Another</title><goal>", E (SECOND_TEXT) },
  { "no heading", "<heading>Text</heading>\n    ", HERE, E (MISSING_ELEMENT) },
  { "a late heading", "<note>", HERE "<heading>Late</heading><note>", E (MISPLACED) },
  { "a title in a section", "<note>", HERE "<title>Late</title><note>", E (MISPLACED) },
  { "a section in a section", "<note>",
    HERE "<section id=\"x\"><heading>X</heading></section><note>", E (MISPLACED) },
  { "a paragraph in a list", "<item>or not.</item>", HERE "<p>or not.</p>", E (MISPLACED) },
  { "an empty list", "<item>This one is not.</item>\n    ", HERE, E (MISSING_ELEMENT) },
  { "a definition without a term", "<term>option</term>\n      ", HERE, E (MISSING_ELEMENT) },
  { "a definition without a text", "<text>A position that can be reached by one move.</text>\n    ",
    HERE, E (MISSING_ELEMENT) },
  { "a theorem without a proof", "<proof>\n        <p>It", HERE "<p>It", E (MISSING_ELEMENT) },
  { "a note in a proof", "<list><item>There", HERE "<note>Oh.</note><list><item>There",
    E (MISPLACED) },
  { "a question in a proof", "<list><item>There",
    HERE "<question id=\"q2\" kind=\"folded\"></question><list><item>There", E (MISPLACED) },
  { "a short row", "<row><cell>1 tile</cell>", HERE "<row>", E (ROW_LENGTH) },
  { "a long row", "<row><cell>1 tile</cell>", HERE "<row><cell>x</cell><cell>1 tile</cell>",
    E (ROW_LENGTH) },
  { "an empty row", "<row><cell>1 tile</cell>", "<row>" HERE "</row><row><cell>1 tile</cell>",
    E (MISSING_ELEMENT) },
  { "a second test", "<test questions=\"20\"/>",
    "<test questions=\"20\"/>" HERE "<test questions=\"5\"/>", E (SECOND_TEST) },
  { "two captions", "<caption>13 in binary.</caption>",
    "<caption>13 in binary.</caption>" HERE "<caption>Again.</caption>", E (SECOND_TEXT) },

  /* Text */
  { "text in a section", "<note>", "stray text\n    " HERE "<note>", E (TEXT) },
  { "text in a list", "<item>or not.</item>", "or not." HERE "</list><list><item>a</item>",
    E (TEXT) },
  { "text in a board", "<board position=\"1/-/-/-\"/>",
    "<board position=\"1/-/-/-\">text" HERE "</board>", E (TEXT) },
  { "an empty paragraph", "<note>", HERE "<p/><note>", E (EMPTY) },
  { "a blank paragraph", "<note>", HERE "<p> \n </p><note>", E (EMPTY) },
  { "an empty emphasis", "A note", "A <em>" HERE "</em>note", E (EMPTY) },
  { "a blank emphasis", "A note", "A <em> " HERE "</em>note", E (EMPTY) },
  { "an ampersand", "A note stands out.", "A &amp; note stands out." HERE, E (CHARACTER) },
  { "a less-than", "A note stands out.", "A &lt; note stands out." HERE, E (CHARACTER) },
  { "an ampersand as a number", "A note stands out.", "A &#38; note stands out." HERE,
    E (CHARACTER) },

  /* Elements in texts */
  { "emphasis with attributes", "A note", "A <em " HERE "x=\"1\">note</em>",
    E (UNKNOWN_ATTRIBUTE) },
  { "a link to nowhere", "A note", "A " HERE "<link>note</link>", E (MISSING_ATTRIBUTE) },
  { "a section without a lesson", "A note", "A " HERE "<link section=\"a\">note</link>",
    E (MISSING_ATTRIBUTE) },
  { "a bad link", "A note", "A <link " HERE "lesson=\"A/b\">note</link>", E (VALUE) },
  { "a link in a link", "A note",
    "A <link lesson=\"a\">b " HERE "<link lesson=\"c\">note</link></link>", E (MISPLACED) },
  { "a term in a link", "A note", "A <link lesson=\"a\">b " HERE "<term to=\"c\">n</term></link>",
    E (MISPLACED) },
  { "a claim in a claim", "A note",
    "A <claim is=\"a\">b " HERE "<claim is=\"c\">note</claim></claim>", E (MISPLACED) },
  { "a claim of nothing", "A note", "A " HERE "<claim>note</claim>", E (MISSING_ATTRIBUTE) },
  { "an empty claim", "A note", "A <claim " HERE "is=\"\">note</claim>", E (VALUE) },
  { "a claim of two lines", "A note", "A <claim " HERE "is=\"xor 1\n  = 1\">note</claim>",
    E (VALUE) },
  { "a context with a quote", "<note>", "<note " HERE "context='a \"b\"'>", E (VALUE) },

  /* Attributes */
  { "unknown attribute", "ordered=\"yes\"", HERE "numbered=\"yes\"", E (UNKNOWN_ATTRIBUTE) },
  { "a capital attribute", "ordered=\"yes\"", HERE "Ordered=\"yes\"", E (UNKNOWN_ATTRIBUTE) },
  { "perhaps ordered", "ordered=\"yes\"", HERE "ordered=\"perhaps\"", E (VALUE) },
  { "perhaps in a test", "test=\"no\"", HERE "test=\"perhaps\"", E (VALUE) },
  { "too long a test", "<test questions=\"20\"/>", "<test " HERE "questions=\"51\"/>", E (VALUE) },
  { "a test of any length", "<test questions=\"20\"/>", HERE "<test/>", E (MISSING_ATTRIBUTE) },
  { "perhaps a header", "header=\"yes\"", HERE "header=\"1\"", E (VALUE) },
  { "perhaps filled", "fill=\"no\"", HERE "fill=\"\"", E (VALUE) },
  { "another rule", "rule=\"misere\"", HERE "rule=\"misère\"", E (VALUE) },
  { "no position", "<board position=\"1/-/-/-\"/>", HERE "<board/>", E (MISSING_ATTRIBUTE) },
  { "three quadrants", "position=\"1/-/-/-\"", HERE "position=\"1/-/-\"", E (VALUE) },
  { "five quadrants", "position=\"1/-/-/-\"", HERE "position=\"1/-/-/-/-\"", E (VALUE) },
  { "an increasing row", "position=\"1/-/-/-\"", HERE "position=\"1,2/-/-/-\"", E (VALUE) },
  { "a position of words", "position=\"1/-/-/-\"", HERE "position=\"full\"", E (VALUE) },
  { "an empty position", "position=\"1/-/-/-\"", HERE "position=\"\"", E (VALUE) },
  { "a row too long", "position=\"1/-/-/-\"", HERE "position=\"99999999/-/-/-\"", E (VALUE) },
  { "a board too small", "3,2/2,2/1/- @6x4\" values", "3,2/2,2/1/- @2x2\" values", E (VALUE) },
  { "a board too large", "position=\"1/-/-/-\"", HERE "position=\"33/-/-/-\"",
    E (TOO_MANY_VALUES) },
  { "a wide board", "position=\"1/-/-/-\"", HERE "position=\"1/-/-/- @65x2\"",
    E (TOO_MANY_VALUES) },
  { "a high board", "position=\"1/-/-/-\"", HERE "position=\"1/-/-/- @2x65\"",
    E (TOO_MANY_VALUES) },
  { "a task on too wide a board", "<try id=\"questions-9\" position=\"2/1/-/- @4x2\">",
    "<try id=\"questions-9\" " HERE "position=\"17/1/-/-\">", E (TOO_MANY_VALUES) },
  { "too many values", "position=\"1/-/-/-\"",
    HERE "position=\"16,16,16,16,16,16,16,16,16,16,16,16,16,16,16,16/-/-/-\"",
    E (TOO_MANY_VALUES) },
  { "a mark outside", "mark=\"NW2,1 NE1,1\"", HERE "mark=\"NW2,1 NE9,1\"", E (MARK) },
  { "a mark in an empty quadrant", "mark=\"NW2,1 NE1,1\"", HERE "mark=\"SE1,1\"", E (MARK) },
  { "a mark of words", "mark=\"NW2,1 NE1,1\"", HERE "mark=\"corner\"", E (VALUE) },
  { "a cell outside", "mark=\"1,2 2,1\"", HERE "mark=\"3,2\"", E (MARK) },
  { "a cell zero", "mark=\"1,2 2,1\"", HERE "mark=\"0,1\"", E (VALUE) },
  { "a quadrant as a position", "diagram=\"3,2,1\"", HERE "diagram=\"3,2,1/-/-/-\"", E (VALUE) },
  { "no bits", "numbers=\"6 13\"", HERE "numbers=\"\"", E (VALUE) },
  { "bits of words", "numbers=\"6 13\"", HERE "numbers=\"six 13\"", E (VALUE) },
  { "bits too large", "numbers=\"6 13\"", HERE "numbers=\"6 65536\"", E (VALUE) },
  { "too many bits", "numbers=\"6 13\"", HERE "numbers=\"1 2 3 4 5 6 7 8 9\"", E (VALUE) },
  { "bits with commas", "numbers=\"6 13\"", HERE "numbers=\"6,13\"", E (VALUE) },
  { "a negative number", "number=\"13\"", HERE "number=\"-13\"", E (VALUE) },
  { "two numbers", "number=\"13\"", HERE "number=\"13 14\"", E (VALUE) },
  { "a mex too large", "numbers=\"0 1 3 4\"", HERE "numbers=\"0 100\"", E (VALUE) },
  { "a huge number", "numbers=\"0 1 3 4\"", HERE "numbers=\"99999999999999999999999\"", E (VALUE) },

  /* Ids */
  { "the same section twice", "<section id=\"live\">", "<section " HERE "id=\"text\">",
    E (DUPLICATE_ID) },
  { "the same definition twice", "<theorem id=\"zero\">",
    "<definition " HERE
    "id=\"option\"><term>a</term><text>b</text></definition><theorem id=\"zero\">",
    E (DUPLICATE_ID) },
  { "a section without an id", "<section id=\"live\">", HERE "<section>", E (MISSING_ATTRIBUTE) },
  { "a question without an id", "<question id=\"questions-2\" kind=\"choice\">",
    HERE "<question kind=\"choice\">", E (MISSING_ATTRIBUTE) },
  { "a task without an id", "<try id=\"questions-9\"", HERE "<try", E (MISSING_ATTRIBUTE) },
  { "a table without an id", "<heaps id=\"live-4\"", HERE "<heaps", E (MISSING_ATTRIBUTE) },
  { "the same question twice", "<question id=\"questions-3\"",
    "<question " HERE "id=\"questions-2\"", E (DUPLICATE_ID) },
  { "a task with the id of a question", "<try id=\"questions-9\"",
    "<try " HERE "id=\"questions-2\"", E (DUPLICATE_ID) },
  { "a bad lesson to build on", "<builds-on lesson=\"sample\"/>",
    "<builds-on " HERE "lesson=\"?\"/>", E (VALUE) },

  /* Questions */
  { "a question of no kind", "<question id=\"questions-2\" kind=\"choice\">",
    HERE "<question id=\"questions-2\">", E (MISSING_ATTRIBUTE) },
  { "a question of another kind", "kind=\"choice\"", HERE "kind=\"essay\"", E (VALUE) },
  { "no ask", "<ask>Which of these is a power of two?</ask>\n      <choice right",
    HERE "<choice right", E (MISSING_ELEMENT) },
  { "one choice",
    "<choice>\n        <text>6</text>\n        <why>No: it lies between 4 and "
    "8.</why>\n      </choice>\n    ",
    HERE, E (MISSING_ELEMENT) },
  { "a choice without a reason", "<why>No: it lies between 4 and 8.</why>\n      ", HERE,
    E (MISSING_ELEMENT) },
  { "an answer to a choice", "<question id=\"questions-2\" kind=\"choice\">",
    "<question id=\"questions-2\" kind=\"choice\" " HERE "answer=\"8\">", E (UNKNOWN_ATTRIBUTE) },
  { "a number without an answer", "<question id=\"questions-3\" kind=\"number\" answer=\"11\">",
    HERE "<question id=\"questions-3\" kind=\"number\">", E (MISSING_ATTRIBUTE) },
  { "an answer of words", "answer=\"11\"", HERE "answer=\"eleven\"", E (VALUE) },
  { "bits in decimal", "answer=\"1101\"", HERE "answer=\"13\"", E (VALUE) },
  { "a wrong answer in decimal", "answer=\"1011\"", HERE "answer=\"19\"", E (VALUE) },
  { "another notation", "notation=\"binary\"", HERE "notation=\"roman\"", E (VALUE) },
  { "wrong for all others first", "<wrong answer=\"19\">",
    "<wrong>No.</wrong>" HERE "<wrong answer=\"19\">", E (MISPLACED) },
  { "nothing for all others", "<wrong>Write them under each other in binary.</wrong>\n    ", HERE,
    E (MISSING_ELEMENT) },
  { "no wrong", "<wrong>The other player can win now.</wrong>\n    ", HERE, E (MISSING_ELEMENT) },
  { "an answer for a tile", "<wrong>The other", "<wrong " HERE "answer=\"1\">The other",
    E (UNKNOWN_ATTRIBUTE) },
  { "two wrongs for a tile", "<wrong>The other", "<wrong>a</wrong>" HERE "<wrong>The other",
    E (MISPLACED) },
  { "another goal", "goal=\"winning\"", HERE "goal=\"losing\"", E (VALUE) },
  { "a goal without a number", "goal=\"value 0\"", HERE "goal=\"value\"", E (VALUE) },
  { "a goal of no tiles", "goal=\"takes 2\"", HERE "goal=\"takes 0\"", E (VALUE) },
  { "a goal and more", "goal=\"takes 2\"", HERE "goal=\"takes 2 3\"", E (VALUE) },
  { "another goal to try", "goal=\"zero\"", HERE "goal=\"one\"", E (VALUE) },
  { "another level", "level=\"easy\"", HERE "level=\"expert\"", E (VALUE) },
  { "another first", "first=\"you\"", HERE "first=\"me\"", E (VALUE) },
  { "another show", "show=\"discover\"", HERE "show=\"custom\"", E (VALUE) },
  { "perhaps hints", "hints=\"no\"", HERE "hints=\"perhaps\"", E (VALUE) },
  { "perhaps a preview", "preview=\"no\"", HERE "preview=\"perhaps\"", E (VALUE) },
  { "a wrong tile outside", "at=\"NE1,1 NW1,1\"", HERE "at=\"NE1,1 NE1,2\"", E (MARK) },
  { "a tile for a number", "<wrong answer=\"19\">", "<wrong " HERE "at=\"NW1,1\">",
    E (UNKNOWN_ATTRIBUTE) },

  /* Forms */
  { "values of many tiles", "<values id=\"live-1\" diagram=\"2,1\">",
    "<values id=\"live-1\" " HERE "diagram=\"5,5,5,5,5\">", E (TOO_MANY_VALUES) },
  { "one row of heaps", "rows=\"3\"", HERE "rows=\"1\"", E (VALUE) },
  { "many columns of heaps", "columns=\"4\"", HERE "columns=\"11\"", E (VALUE) },
  { "heaps without a question", "columns=\"2\" ask=\"value\"", "columns=\"2\"",
    E (MISSING_ATTRIBUTE) },
  { "a test of nothing", "questions=\"20\"", HERE "questions=\"0\"", E (VALUE) },

  /* The end of a lesson */
  { "a recap before a section", "<section id=\"live\">",
    "<recap><remember><item>a</item></remember></recap>" HERE "<section id=\"live\">",
    E (MISPLACED) },
  { "nothing to remember", "<recap>",
    "<recap>" HERE "<practise exercise=\"xor\" difficulty=\"1\"/>", E (MISSING_ELEMENT) },
  { "another exercise", "exercise=\"xor\"", HERE "exercise=\"running\"", E (VALUE) },
  { "too difficult", "difficulty=\"2\"", HERE "difficulty=\"6\"", E (VALUE) },
  { "a seed of words", "worksheet=\"417\"", HERE "worksheet=\"four\"", E (VALUE) },

  /* Translations */
  { "a lesson in no language", "part=\"beyond\"", HERE "xml:lang=\"\"", E (LANGUAGE) },
  { "an unknown language", "</note>", "</note><note " HERE "xml:lang=\"tlh\">nuq</note>",
    E (LANGUAGE) },
  { "the code of the environment", "</note>",
    "</note><note " HERE "xml:lang=\"zh_CN\">\344\270\200</note>", E (LANGUAGE) },
  { "a translation of nothing", "<note>", "<note " HERE "xml:lang=\"de\">Eine Notiz.</note><note>",
    E (TRANSLATION) },
  { "a translation before", "<title>", "<title " HERE "xml:lang=\"de\">Beispiel</title><title>",
    E (TRANSLATION) },
  { "a translation of another text", "</note>", "</note><p " HERE "xml:lang=\"de\">Eine Notiz.</p>",
    E (TRANSLATION) },
  { "translated twice", "</note>",
    "</note><note xml:lang=\"de\">Eine Notiz.</note><note " HERE
    "xml:lang=\"de\">Ein Hinweis.</note>",
    E (DUPLICATE_TRANSLATION) },
  { "another attribute", "<wrong answer=\"19\">",
    "<wrong answer=\"7\">No.</wrong><wrong xml:lang=\"de\" " HERE
    "answer=\"7\">Nein.</wrong><wrong answer=\"19\">",
    E (UNKNOWN_ATTRIBUTE) },
  { "a translation without a claim", "</caption>\n    </board>",
    "</caption>" HERE "<caption xml:lang=\"de\">Eine Stellung.</caption></board>",
    E (LACKS_ELEMENT) },
  { "a translation with a formula", "</note>",
    "</note>" HERE "<note xml:lang=\"de\">Eine Notiz mit <f>u</f>.</note>", E (SURPLUS_ELEMENT) },
  { "a translation without its language", "<goal>",
    HERE "<title xml:lang=\"en\">Titel</title><goal>", E (SECOND_TEXT) },
  { "the attribute of a page", "<goal>", "<title " HERE "lang=\"de\">Titel</title><goal>",
    E (UNKNOWN_ATTRIBUTE) },
  { "an empty translation", "</note>", "</note>" HERE "<note xml:lang=\"de\"> </note>", E (EMPTY) },
  { "an element that a translation cannot have", "</note>",
    "</note><note xml:lang=\"de\">Eine " HERE "<p>Notiz</p></note>", E (MISPLACED) },

  { "nothing to do", "<task>Win from here.</task>\n    ", HERE, E (MISSING_ELEMENT) },
};

static char *sample;

/* Replaces the first occurrence. */
static char *
replace (const char *text, const char *from, const char *to)
{
  const char *place = strstr (text, from);
  g_autofree char *head = NULL;

  g_assert_nonnull (place);
  head = g_strndup (text, place - text);
  return g_strconcat (head, to, place + strlen (from), NULL);
}

static void
find_place (const char *text, const char *place, guint *line, guint *column)
{
  *line = 1;
  *column = 1;
  for (const char *p = text; p < place; p = g_utf8_next_char (p))
    {
      if (*p == '\n')
        {
          (*line)++;
          *column = 1;
        }
      else
        (*column)++;
    }
}

static GError *
parse (const char *text, gsize length)
{
  GError *error = NULL;
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, length, &error);

  g_assert_null (lesson);
  g_assert_nonnull (error);
  g_assert_cmpint (error->domain, ==, ICHOMP_LESSON_ERROR);
  return error;
}

static void
assert_described (const GError *error, gboolean located)
{
  const IchompLessonErrorDetail *detail = ichomp_lesson_error_get_detail (error);
  g_autofree char *sentence = ichomp_lesson_error_describe (error);
  g_autofree char *place = g_strdup_printf ("Line %u, column %u: ", detail->line, detail->column);
  g_autoptr (IchompMessage) message = ichomp_lesson_error_new_message (error);
  g_autofree char *text = ichomp_message_dup_text (message);

  g_test_message ("%s", sentence);
  g_assert_cmpstr (text, ==, sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_true (g_str_has_suffix (sentence, ".") || strchr (sentence, ':') != NULL
                 || g_str_has_suffix (sentence, "&."));
  if (located)
    {
      g_assert_cmpuint (detail->line, >, 0);
      g_assert_cmpuint (detail->column, >, 0);
      g_assert_true (g_str_has_prefix (sentence, place));
    }
}

static void
test_case (gconstpointer data)
{
  const Case *test = data;
  g_autofree char *text = replace (sample, test->from, test->to);
  g_autofree char *without = NULL;
  g_autoptr (GError) error = NULL;
  const char *place;

  place = strstr (text, HERE);
  without = place == NULL ? g_strdup (text) : replace (text, HERE, "");
  error = parse (without, strlen (without));
  assert_described (error, TRUE);
  g_assert_cmpint (error->code, ==, test->code);

  if (place != NULL)
    {
      guint line;
      guint column;

      find_place (text, place, &line, &column);
      g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->line, ==, line);
      g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->column, ==, column);
    }
  else if (test->code == E (NOT_XML))
    {
      guint line;
      guint column;

      /* GLib reports the place where it stopped: near the fault, or at the next quote. */
      find_place (sample, strstr (sample, test->from), &line, &column);
      g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->line, >=, line - 1);
      g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->line, <=, line + 7);
    }
}

/* A lesson without its end is not a lesson. */
static void
test_cut (void)
{
  gsize end = strstr (sample, "</lesson>") - sample + strlen ("</lesson>");

  for (gsize length = 0; length < end; length += 7)
    {
      g_autoptr (GError) error = parse (sample, length);

      g_assert_cmpuint (ichomp_lesson_error_get_detail (error)->line, >, 0);
    }
}

static void
test_deep (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "<em>");
  g_string_append (text, "A note");
  for (guint i = 0; i < 10000; i++)
    g_string_append (text, "</em>");
  whole = replace (sample, "A note", text->str);
  error = parse (whole, strlen (whole));
  assert_described (error, TRUE);
  g_assert_cmpint (error->code, ==, ICHOMP_LESSON_ERROR_TOO_DEEP);
}

static void
test_large (void)
{
  g_autofree char *filler = g_strnfill (1024 * 1024, 'a');
  g_autofree char *whole = replace (sample, "A note", filler);
  g_autoptr (GError) error = parse (whole, strlen (whole));

  assert_described (error, TRUE);
  g_assert_cmpint (error->code, ==, ICHOMP_LESSON_ERROR_TOO_LARGE);
}

/* With another number in place of "#" each time. */
static char *
repeat (const char *text, guint n)
{
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_autoptr (GString) piece = g_string_new (text);

      g_string_replace (piece, "#", number, 0);
      g_string_append (all, piece->str);
    }

  return g_string_free (all, FALSE);
}

/* More than the page of a lesson can hold is an error whose sentence has the limit. A smaller file
 * may take as much time and memory as a large one. */
static void
test_too_much (void)
{
  static const char box13[] = "13,13,13,13,13,13,13,13,13,13,13,13,13";
  g_autofree char *large = g_strdup_printf ("<board position=\"%s/-/-/-\"/>", box13);
  g_autofree char *large_quadrant = g_strdup_printf ("<quadrant diagram=\"%s\"/>", box13);
  const struct
  {
    const char *block;
    guint n_allowed; /* beside those of the sample */
    guint n_refused;
    IchompLessonError code;
    const char *limit;
  } kinds[] = {
    { "<p>x</p>", 800, 1000, E (TOO_MANY_BLOCKS), "1000" },
    { "<list><item>x</item></list>", 400, 500, E (TOO_MANY_BLOCKS), "1000" },
    { "<p>x</p>", 800, 25000, E (TOO_MANY_BLOCKS), "1000" },
    { "<board position=\"1/-/-/-\"/>", 70, 100, E (TOO_MANY_FIGURES), "100" },
    { "<quadrant diagram=\"1\"/>", 70, 100, E (TOO_MANY_FIGURES), "100" },
    { "<mex numbers=\"1\"/>", 70, 100, E (TOO_MANY_FIGURES), "100" },
    { "<heaps id=\"#\" rows=\"2\" columns=\"2\" ask=\"value\"/>", 70, 100, E (TOO_MANY_FIGURES),
      "100" },
    { large, 3, 4, E (TOO_MUCH), "40000000" },
    { large_quadrant, 3, 4, E (TOO_MUCH), "40000000" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *allowed_blocks = repeat (kinds[i].block, kinds[i].n_allowed);
      g_autofree char *refused_blocks = repeat (kinds[i].block, kinds[i].n_refused);
      g_autofree char *allowed_place = g_strconcat (allowed_blocks, "<note>", NULL);
      g_autofree char *refused_place = g_strconcat (refused_blocks, "<note>", NULL);
      g_autofree char *allowed_text = replace (sample, "<note>", allowed_place);
      g_autofree char *refused_text = replace (sample, "<note>", refused_place);
      g_autoptr (GError) none = NULL;
      g_autoptr (IchompLesson) lesson =
          ichomp_lesson_parse (allowed_text, strlen (allowed_text), &none);
      g_autoptr (GError) error = parse (refused_text, strlen (refused_text));
      g_autofree char *sentence = ichomp_lesson_error_describe (error);

      g_assert_no_error (none);
      g_assert_nonnull (lesson);
      g_assert_cmpint (error->code, ==, kinds[i].code);
      assert_described (error, TRUE);
      g_assert_nonnull (strstr (sentence, kinds[i].limit));
    }
}

static void
test_wide_table (void)
{
  g_autofree char *allowed = repeat ("<cell>x</cell>", 12);
  g_autofree char *refused = repeat ("<cell>x</cell>", 13);
  g_autofree char *allowed_table = g_strdup_printf ("<table><row>%s</row></table><note>", allowed);
  g_autofree char *refused_table = g_strdup_printf ("<table><row>%s</row></table><note>", refused);
  g_autofree char *allowed_text = replace (sample, "<note>", allowed_table);
  g_autofree char *refused_text = replace (sample, "<note>", refused_table);
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (allowed_text, strlen (allowed_text), NULL);
  g_autoptr (GError) error = parse (refused_text, strlen (refused_text));

  g_assert_nonnull (lesson);
  g_assert_cmpint (error->code, ==, E (TOO_MANY_COLUMNS));
  assert_described (error, TRUE);
}

static void
test_long_text (void)
{
  g_autofree char *allowed = repeat ("x ", 2500);
  g_autofree char *refused = repeat ("<f>x</f> ", 1000);
  g_autofree char *allowed_text = replace (sample, "A note stands out.", allowed);
  g_autofree char *refused_text = replace (sample, "A note stands out.", refused);
  g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (allowed_text, strlen (allowed_text), NULL);
  g_autoptr (GError) error = parse (refused_text, strlen (refused_text));
  g_autofree char *sentence = ichomp_lesson_error_describe (error);

  g_assert_nonnull (lesson);
  g_assert_cmpint (error->code, ==, E (TOO_LONG));
  assert_described (error, TRUE);
  g_assert_nonnull (strstr (sentence, "<note>"));
  g_assert_nonnull (strstr (sentence, "5000"));
}

/* A word without a place for a line to end in. Texts without spaces have such places. */
static void
test_long_words (void)
{
  static const struct
  {
    const char *text;
    guint n;
    gboolean is_allowed;
  } texts[] = {
    { "x", 200, TRUE },           { "x", 201, FALSE },
    { "<em>x</em>", 201, FALSE }, { "<claim is=\"value 2 = 2\">2</claim> ", 100, TRUE },
    { "x ", 2000, TRUE },         { "x\342\200\213", 2000, TRUE },
    { "x\302\240", 2000, FALSE }, { "x-", 2000, FALSE },
    { "中文，", 1000, TRUE },     { "한글", 1000, TRUE },
    { "ល្បែង", 25, TRUE },         { "ល្បែង ", 700, TRUE },
    { "ល្បែង", 700, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *note = repeat (texts[i].text, texts[i].n);
      g_autofree char *text = replace (sample, "A note stands out.", note);
      g_autoptr (GError) error = NULL;
      g_autoptr (IchompLesson) lesson = ichomp_lesson_parse (text, strlen (text), &error);
      g_autofree char *sentence = NULL;

      g_test_message ("%s", texts[i].text);
      if (texts[i].is_allowed)
        {
          g_assert_no_error (error);
          g_assert_nonnull (lesson);
          continue;
        }

      g_assert_null (lesson);
      g_assert_cmpint (error->code, ==, E (LONG_WORD));
      assert_described (error, TRUE);
      sentence = ichomp_lesson_error_describe (error);
      g_assert_nonnull (strstr (sentence, "<note>"));
      g_assert_nonnull (strstr (sentence, "200"));
    }
}

/* The record of the learner's progress repeats ids. */
static void
test_long_ids (void)
{
  static const char *const places[][2] = {
    { "id=\"sample\"", "id=\"@\"" },
    { "was=\"example older-sample\"", "was=\"example @\"" },
    { "id=\"questions\"", "id=\"@\"" },
    { "A note", "A <link lesson=\"@\">link</link>" },
  };
  g_autofree char *allowed = g_strnfill (100, 'x');
  g_autofree char *refused = g_strnfill (101, 'x');

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *allowed_place = replace (places[i][1], "@", allowed);
      g_autofree char *refused_place = replace (places[i][1], "@", refused);
      g_autofree char *allowed_text = replace (sample, places[i][0], allowed_place);
      g_autofree char *refused_text = replace (sample, places[i][0], refused_place);
      g_autoptr (GError) none = NULL;
      g_autoptr (IchompLesson) lesson =
          ichomp_lesson_parse (allowed_text, strlen (allowed_text), &none);
      g_autoptr (GError) error = parse (refused_text, strlen (refused_text));
      g_autofree char *sentence = NULL;

      g_assert_no_error (none);
      g_assert_nonnull (lesson);
      g_assert_cmpint (error->code, ==, E (VALUE));
      assert_described (error, TRUE);
      sentence = ichomp_lesson_error_describe (error);
      g_assert_nonnull (strstr (sentence, "The name is too long."));
    }
}

/* However long a value is, its sentence fits in a window. */
static void
test_long_values (void)
{
  g_autofree char *long_word = g_strnfill (100000, 'x');
  g_autofree char *digits = g_strnfill (200000, '9');
  g_autofree char *long_id = g_strnfill (100, 'x');
  const struct
  {
    const char *from;
    const char *to; /* with the value for each @ */
    const char *value;
    IchompLessonError code;
  } values[] = {
    { "<note>", "<@>", long_word, E (UNKNOWN_ELEMENT) },
    { "<note>", "<note @=\"\">", long_word, E (UNKNOWN_ATTRIBUTE) },
    { "A note", "<@>", long_word, E (UNKNOWN_ELEMENT) },
    { "position=\"1/-/-/-\"", "position=\"@\"", digits, E (VALUE) },
    { "ordered=\"yes\"", "ordered=\"@\"", long_word, E (VALUE) },
    { "fill=\"no\"", "fill=\"&#27;[31m@\"", long_word, E (VALUE) },
    { "<section id=\"text\">",
      "<section id=\"@\"><heading>a</heading></section><section "
      "id=\"@\"><heading>a</heading></section><section id=\"text\">",
      long_id, E (DUPLICATE_ID) },
    { "<section id=\"text\">", "<section id=\"@\">", long_word, E (VALUE) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_auto (GStrv) parts = g_strsplit (values[i].to, "@", -1);
      g_autofree char *to = g_strjoinv (values[i].value, parts);
      g_autofree char *text = replace (sample, values[i].from, to);
      g_autoptr (GError) error = parse (text, strlen (text));
      g_autofree char *sentence = ichomp_lesson_error_describe (error);

      g_test_message ("%s", sentence);
      g_assert_cmpint (error->code, ==, values[i].code);
      g_assert_cmpint (g_utf8_strlen (sentence, -1), <, 400);
      g_assert_null (strchr (sentence, '\033'));
    }
}

static void
test_no_right_choice (void)
{
  g_autofree char *text = replace (sample, " right=\"yes\"", "");
  g_autoptr (GError) error = parse (text, strlen (text));

  assert_described (error, TRUE);
  g_assert_cmpint (error->code, ==, ICHOMP_LESSON_ERROR_NO_RIGHT_CHOICE);
}

static void
test_zero_byte (void)
{
  g_autofree char *text = g_strdup (sample);
  gsize length = strlen (text);
  g_autoptr (GError) error = NULL;

  *strstr (text, "A note") = '\0';
  error = parse (text, length);
  assert_described (error, TRUE);
  g_assert_cmpint (error->code, ==, ICHOMP_LESSON_ERROR_CHARACTER);
}

/* The sentence includes the engine's reason, with the place in the position. */
static void
test_reason (void)
{
  g_autofree char *text = replace (sample, "position=\"1/-/-/-\"", "position=\"1,2/-/-/-\"");
  g_autoptr (GError) error = parse (text, strlen (text));
  g_autofree char *sentence = ichomp_lesson_error_describe (error);

  g_assert_nonnull (strstr (sentence, "position"));
  g_assert_nonnull (strstr (sentence, "board"));
  g_assert_nonnull (strstr (sentence, "1,2/-/-/-"));
  g_assert_nonnull (
      strstr (sentence, "Character 3: a row cannot be longer than the one before it."));
}

static void
test_files (void)
{
  g_autofree char *folder = g_dir_make_tmp ("ichomp-broken-XXXXXX", NULL);
  g_autofree char *missing = g_build_filename (folder, "missing.xml", NULL);
  g_autofree char *pipe = g_build_filename (folder, "pipe.xml", NULL);
  g_autofree char *empty = g_build_filename (folder, "empty.xml", NULL);
  const char *paths[] = { missing, folder, pipe, "/dev/zero", empty };
  static const IchompLessonError codes[] = { E (READ), E (READ), E (READ), E (READ), E (NOT_XML) };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (empty, "", 0, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (IchompLesson) lesson = ichomp_lesson_load_file (paths[i], &error);

      g_assert_null (lesson);
      g_assert_nonnull (error);
      g_assert_cmpint (error->domain, ==, ICHOMP_LESSON_ERROR);
      g_assert_cmpint (error->code, ==, codes[i]);
      assert_described (error, FALSE);
    }

  support_remove_all (folder);
}

void
add_tests (void)
{
  g_assert_true (g_file_get_contents (SAMPLE, &sample, NULL, NULL));

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/broken/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_func ("/broken/cut", test_cut);
  g_test_add_func ("/broken/deep", test_deep);
  g_test_add_func ("/broken/large", test_large);
  g_test_add_func ("/broken/too-much", test_too_much);
  g_test_add_func ("/broken/wide-table", test_wide_table);
  g_test_add_func ("/broken/long-text", test_long_text);
  g_test_add_func ("/broken/long-words", test_long_words);
  g_test_add_func ("/broken/long-ids", test_long_ids);
  g_test_add_func ("/broken/long-values", test_long_values);
  g_test_add_func ("/broken/no-right-choice", test_no_right_choice);
  g_test_add_func ("/broken/zero-byte", test_zero_byte);
  g_test_add_func ("/broken/reason", test_reason);
  g_test_add_func ("/broken/files", test_files);
}
