/* SPDX-FileCopyrightText: The iChomp authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* What GTK says in the windows of iChomp, in the very words of GTK: the list that xgettext reads
 * for the catalogues beside it. It is not compiled. A message that GTK says and that is not here is
 * looked up in the system's catalogue. Messages are those of GTK 4.8; "since" tells in which
 * version others have come. */

/* Keys, as they are written on a keyboard of the language or are called in its menus */

NC_ ("keyboard label", "Shift");
NC_ ("keyboard label", "Ctrl");
NC_ ("keyboard label", "Alt");
/* The key with the sign of the system on it */
NC_ ("keyboard label", "Super");
NC_ ("keyboard label", "Meta");
NC_ ("keyboard label", "Space");
NC_ ("keyboard label", "BackSpace");
NC_ ("keyboard label", "Tab");
NC_ ("keyboard label", "Return");
NC_ ("keyboard label", "Escape");
NC_ ("keyboard label", "Delete");
NC_ ("keyboard label", "Insert");
/* To the beginning of a line or a list */
NC_ ("keyboard label", "Home");
/* To the end of a line or a list */
NC_ ("keyboard label", "End");
/* An arrow key */
NC_ ("keyboard label", "Left");
NC_ ("keyboard label", "Right");
NC_ ("keyboard label", "Up");
NC_ ("keyboard label", "Down");
NC_ ("keyboard label", "Page_Up");
NC_ ("keyboard label", "Page_Down");

/* The bar of a window, and its menu */

N_ ("Minimize");
N_ ("Minimize the window");
N_ ("Maximize");
N_ ("Maximize the window");
N_ ("Restore");
N_ ("Close");
N_ ("Close the window");

/* What a screen reader may do with a button, a switch and an entry, and what that does */

NC_ ("accessibility", "Click");
NC_ ("accessibility", "Clicks the button");
NC_ ("accessibility", "Toggle");
NC_ ("accessibility", "Toggles the switch");
NC_ ("accessibility", "Activate");
NC_ ("accessibility", "Activates the entry");

/* The menu of a text */

N_ ("Cu_t");
N_ ("_Copy");
N_ ("_Paste");
N_ ("_Delete");
N_ ("Select _All");
N_ ("_Open Link");
N_ ("Copy _Link Address");
N_ ("Insert _Emoji");
/* The cross in an entry */
N_ ("Clear entry");
NC_ ("emoji category", "Smileys & People");
NC_ ("emoji category", "Body & Clothing");
NC_ ("emoji category", "Animals & Nature");
NC_ ("emoji category", "Food & Drink");
NC_ ("emoji category", "Travel & Places");
NC_ ("emoji category", "Activities");
NC_ ("emoji category", "Objects");
NC_ ("emoji category", "Symbols");
NC_ ("emoji category", "Flags");
NC_ ("emoji category", "Recent");

/* Buttons of dialogs */

N_ ("_OK");
N_ ("_Cancel");
N_ ("_Close");
N_ ("_Open");
N_ ("_Save");
N_ ("_Apply");
/* Where nothing is chosen */
N_ ("(None)");

/* The window of keyboard shortcuts */

N_ ("Shortcuts");
N_ ("Search Shortcuts");
N_ ("Search Results");
N_ ("No Results Found");
N_ ("Try a different search");
N_ ("_Show All");

/* The About window */

/* %s is the name of the program */
N_ ("About %s");
N_ ("About");
N_ ("Credits");
N_ ("License");
/* A picture, for screen readers. In GTK since 4.18 */
N_ ("Logo");
/* The tabs of the window, for screen readers. In GTK since 4.18 */
N_ ("Pages");
/* A heading above what the program runs on */
N_ ("System");
/* Before names */
N_ ("Created by");
/* Before names */
N_ ("Translated by");
N_ ("GNU General Public License, version 3 or later");
N_ ("This program comes with absolutely no warranty.\nSee the <a href=\"%s\">%s</a> for details.");
N_ ("Could not show link");

/* Choosing a file */

/* A label before an entry for the name of a file */
N_ ("_Name:");
N_ ("_Name");
/* A column: the name of a file */
N_ ("Name");
/* A column: how large a file is */
N_ ("Size");
/* A column: what a file holds */
N_ ("Type");
/* A column: when a file was changed last */
N_ ("Modified");
/* A column: when a file was read last */
N_ ("Accessed");
/* A column: the folder of a file */
N_ ("Location");
N_ ("Select which types of files are shown");
/* A way to show files. In GTK since 4.18 */
N_ ("Grid View");
/* A way to show files. In GTK since 4.18 */
N_ ("List View");
N_ ("Create Folder");
N_ ("Folder Name");
N_ ("Type name of new folder");
N_ ("_Create");
N_ ("_Rename");
N_ ("_Replace");
/* Of a menu: shows the file in a program that manages files */
N_ ("_Visit File");
N_ ("_Open With File Manager");
/* Copies where a file is, as text */
N_ ("_Copy Location");
N_ ("_Add to Bookmarks");
N_ ("_Move to Trash");
N_ ("Show _Hidden Files");
N_ ("Show _Size Column");
N_ ("Show T_ype Column");
N_ ("Show _Time");
N_ ("Sort _Folders Before Files");
/* %s is the name of a folder */
N_ ("Searching in %s");
N_ ("Searching");
N_ ("Remote location — only searching the current folder");
N_ ("Enter location or URL");
/* When a file was changed, if that was today; as strftime() understands it, best in digits */
/* xgettext:no-c-format */ N_ ("%H:%M");
/* The same where people prefer a clock of twelve hours */
/* xgettext:no-c-format */ N_ ("%l:%M %p");
N_ ("Yesterday");
/* When a file was changed, if that was this year: day and month, as strftime() understands it. The
 * name of a month, %b, is not in the language that is spoken: use its number, %-m or %m. */
/* xgettext:no-c-format */ N_ ("%-e %b");
/* The same with the year */
/* xgettext:no-c-format */ N_ ("%-e %b %Y");
/* Types of files follow */
N_ ("Program");
N_ ("Audio");
N_ ("Font");
N_ ("Image");
/* A file that holds other files, such as .zip */
N_ ("Archive");
/* A text with marks, such as HTML or XML */
N_ ("Markup");
N_ ("Text");
N_ ("Video");
N_ ("Contacts");
N_ ("Calendar");
N_ ("Document");
N_ ("Presentation");
N_ ("Spreadsheet");
N_ ("Unknown");
/* %s is the name of a file */
N_ ("A file named “%s” already exists.  Do you want to replace it?");
/* %s is the name of a folder */
N_ ("The file already exists in “%s”.  Replacing it will overwrite its contents.");
N_ ("Are you sure you want to permanently delete “%s”?");
N_ ("If you delete an item, it will be permanently lost.");
N_ ("The folder could not be created");
N_ ("The folder contents could not be displayed");
N_ ("The file could not be deleted");
N_ ("The file could not be moved to the Trash");
N_ ("The file could not be renamed");
N_ ("Could not select file");
/* %s is the name of a folder */
N_ ("Could not read the contents of %s");
N_ ("Could not read the contents of the folder");
N_ ("You need to choose a valid filename.");
/* %s is a name */
N_ ("Cannot create a file under %s as it is not a folder");
N_ ("Cannot create file as the filename is too long");
N_ ("Try using a shorter name.");
N_ ("Invalid file name");
N_ ("You do not have access to the specified folder.");
N_ ("A folder cannot be called “.”");
N_ ("A file cannot be called “.”");
N_ ("A folder cannot be called “..”");
N_ ("A file cannot be called “..”");
N_ ("Folder names cannot contain “/”");
N_ ("File names cannot contain “/”");
N_ ("Folder names should not begin with a space");
N_ ("File names should not begin with a space");
N_ ("Folder names should not end with a space");
N_ ("File names should not end with a space");
N_ ("Folder names starting with a “.” are hidden");
N_ ("File names starting with a “.” are hidden");
N_ ("A folder with that name already exists");
N_ ("A file with that name already exists");

/* Places, at the side of choosing a file */

/* The person's own folder */
N_ ("Home");
N_ ("Open your personal folder");
/* Files that were used not long ago */
N_ ("Recent");
N_ ("Recent files");
/* Files that were marked with a star */
N_ ("Starred");
N_ ("Starred files");
/* The folder of what lies on the background of the screen */
N_ ("Desktop");
N_ ("Open the contents of your desktop in a folder");
/* A verb: to type it */
N_ ("Enter Location");
N_ ("Manually enter a location");
N_ ("Trash");
N_ ("Open the trash");
/* This machine */
N_ ("Computer");
N_ ("Open the contents of the file system");
/* %s is the name of a folder or a disk */
N_ ("Open %s");
/* To mount a disk is to make it ready for use */
N_ ("Mount and open “%s”");
/* %1$s is a folder, %2$s is a disk or a server */
N_ ("%1$s on %2$s");
N_ ("New bookmark");
N_ ("Add a new bookmark");
N_ ("_Add Bookmark");
N_ ("_Remove");
N_ ("This name is already taken");
N_ ("_Mount");
N_ ("_Unmount");
N_ ("Unmount");
N_ ("_Eject");
N_ ("Disconnect");
N_ ("Other Locations");
N_ ("Show other locations");
N_ ("On This Computer");
N_ ("Networks");
N_ ("Searching for network locations");
N_ ("No network locations found");
N_ ("No results found");
N_ ("Connect to _Server");
N_ ("Enter server address…");
N_ ("Con_nect");
/* Both are sizes, such as "12.5 GB": what is free of a disk, and the whole of it */
ngettext ("%s / %s available", "%s / %s available", n);

/* Printing */

N_ ("Print");
N_ ("_Print");
N_ ("Pre_view");
N_ ("General");
N_ ("Status");
N_ ("Print to File");
N_ ("File");
N_ ("_Output format");
/* The name of the file, before .pdf */
N_ ("output");
/* Which pages */
N_ ("Range");
N_ ("_All Pages");
N_ ("C_urrent Page");
N_ ("Se_lection");
N_ ("Pag_es:");
N_ ("Specify one or more page ranges,\n e.g. 1–3, 7, 11");
N_ ("Copies");
N_ ("Copie_s:");
/* To sort copies: 1, 2, 3, 1, 2, 3 */
N_ ("C_ollate");
/* The last page first */
N_ ("_Reverse");
N_ ("Page Setup");
N_ ("Layout");
N_ ("T_wo-sided:");
N_ ("Pages per _side:");
N_ ("Pages per _sheet:");
N_ ("Page or_dering:");
N_ ("Page Ordering");
N_ ("Left to right");
N_ ("Right to left");
N_ ("Top to bottom");
N_ ("Bottom to top");
N_ ("Left to right, top to bottom");
N_ ("Left to right, bottom to top");
N_ ("Right to left, top to bottom");
N_ ("Right to left, bottom to top");
N_ ("Top to bottom, left to right");
N_ ("Top to bottom, right to left");
N_ ("Bottom to top, left to right");
N_ ("Bottom to top, right to left");
N_ ("_Only print:");
N_ ("All sheets");
/* Those with an even number */
N_ ("Even sheets");
/* Those with an odd number */
N_ ("Odd sheets");
N_ ("Sc_ale:");
N_ ("Paper");
N_ ("Paper _type:");
N_ ("Paper _source:");
N_ ("Output t_ray:");
N_ ("_Paper size:");
N_ ("Or_ientation:");
N_ ("Portrait");
N_ ("Landscape");
N_ ("Reverse portrait");
N_ ("Reverse landscape");
N_ ("Manage Custom Sizes…");
/* Of a printer about which nothing is known */
N_ ("Not available");
N_ ("Getting printer information…");
N_ ("Getting printer information failed");
/* What is printed */
N_ ("Job");
N_ ("Job Details");
N_ ("Pri_ority:");
N_ ("_Billing info:");
/* A heading above: now, at a time, on hold */
N_ ("Print Document");
N_ ("_Now");
/* Before a time */
N_ ("A_t:");
N_ ("Specify the time of print,\n e.g. 15∶30, 2∶35 pm, 14∶15∶20, 11∶46∶30 am, 4 pm");
N_ ("On _hold");
N_ ("Hold the job until it is explicitly released");
N_ ("Add Cover Page");
N_ ("Be_fore:");
N_ ("_After:");
N_ ("Image Quality");
N_ ("Color");
/* What is done with the sheets: folding, stapling */
N_ ("Finishing");
N_ ("Advanced");
N_ ("Some of the settings in the dialog conflict");
