# SPDX-FileCopyrightText: The iChomp authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""The screen reader Orca with a voice of lines: standard output has what it says, an utterance a line.

Orca's own start would refuse to run beside an Orca of the same user, and needs a speech dispatcher."""

import os
import sys
import types

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# In this order: its modules import each other.
from orca import script_manager
from orca import settings_manager
from orca import speechserver
from orca import orca


class Voice(speechserver.SpeechServer):
    """Speaks at once, and never stops in between: what is interrupted is heard as well."""

    @staticmethod
    def get_speech_server(info=None):
        return Voice()

    def get_info(self):
        return ["lines", "default"]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            print(" ".join(text.split()), flush=True)

    def say_all(self, utterance_iterator, progress_callback):
        for context, _acss in utterance_iterator:
            self.speak(context.utterance)


voice = types.ModuleType("voice_of_lines")
voice.SpeechServer = Voice
sys.modules[voice.__name__] = voice

manager = settings_manager.get_manager()
manager.activate(os.path.join(os.environ["XDG_DATA_HOME"], "orca"), {})
for name, value in {
    "enableBraille": False,
    "enableBrailleMonitor": False,
    "enableKeyEcho": False,
    "enableMouseReview": False,
    "enableSound": False,
    "speechServerFactory": voice.__name__,
    "speechServerInfo": None,
}.items():
    manager.set_setting(name, value)


def listen():
    """Everything has been registered when the loop runs."""
    GLib.idle_add(lambda: print("READY", flush=True))
    Atspi.event_main()


orca.Atspi = types.SimpleNamespace(event_main=listen, event_quit=Atspi.event_quit)
sys.exit(orca.main())
