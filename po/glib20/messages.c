/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What GLib says where iChomp is seen or heard, in the very words of GLib: the list that xgettext
 * reads for the catalogues beside it. It is not compiled. A message that GLib says and that is not
 * here is looked up in the system's catalogue. */

/* The command line */

N_ ("Usage:");
N_ ("[OPTION…]");
N_ ("Help Options:");
N_ ("Show help options");
N_ ("Show all help options");
N_ ("Application Options:");
/* GApplication is the name of a part of GLib. */
N_ ("GApplication options");
N_ ("Show GApplication options");
N_ ("Enter GApplication service mode (use from D-Bus service files)");
/* %s is an option, such as "--seed" */
N_ ("Missing argument for %s");
/* %s is an option, such as "--sed" */
N_ ("Unknown option %s");
/* %s is an option, such as "--seed" */
N_ ("Error parsing option %s");

/* Sizes of files and of memory */

/* Below 1000, such as "512 bytes": the number and the word are put together by "%u %s" */
ngettext ("byte", "bytes", n);
/* The number of bytes, and the word for them */
NC_ ("format-size", "%u %s");
/* The number, such as 2.3, and the unit, such as GiB; with a no-break space between them */
NC_ ("format-size", "%.1f %s");
N_ ("kB");
N_ ("MB");
N_ ("GB");
N_ ("TB");
N_ ("KiB");
N_ ("MiB");
N_ ("GiB");
N_ ("TiB");

/* What can go wrong with files; the last %s is the reason, as the system gives it */

N_ ("Operation was cancelled");
N_ ("Error opening directory “%s”: %s");
N_ ("Error opening file %s: %s");
N_ ("Error creating directory %s: %s");
N_ ("Error renaming file %s: %s");
N_ ("Error removing file %s: %s");
N_ ("Error when getting information for file “%s”: %s");
