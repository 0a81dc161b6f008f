"""Which language to speak: the one asked for, else the one of the environment, else English."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from signoria.engine.vocabulary import unknown
from signoria.text import LANGUAGES


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language of this run. It is looked for before anything is parsed: even a usage error is said in it."""
    asked = asked_for(arguments)
    if asked is not None:
        if asked not in LANGUAGES:
            raise unknown("language", asked, LANGUAGES)
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.partition(".")[0].partition("_")[0]
            return language if language in LANGUAGES else "en"
    return "en"


def asked_for(arguments: Sequence[str]) -> str | None:
    """The value of ``--lang`` on a command line."""
    for place, argument in enumerate(arguments):
        if argument == "--":
            break
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
        if argument == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None
