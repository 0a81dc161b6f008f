"""The command line: every command is one module, and everything it says comes from ``text/cli.<language>.ftl``."""

from __future__ import annotations

import sys

from signoria.research.extra import one_thread

INTERRUPTED = 130


def main() -> None:
    """The ``signoria`` command; an interrupt is silent from its first import on."""
    try:
        sys.exit(command())
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def command() -> int:
    """Run what was typed and return the exit code."""
    one_thread()  # before anything else brings NumPy: processes share the work, see --jobs
    try:
        from signoria.cli.app import run  # noqa: PLC0415  typer and rich come with an extra that may not be there
    except ModuleNotFoundError as missing:
        if missing.name not in {"rich", "typer"}:
            raise
        return without_extra(missing.name)
    from signoria import catalogue  # noqa: PLC0415  after the check, so that the sentence comes before any other trouble
    from signoria.cli.desk import Desk  # noqa: PLC0415

    return run(sys.argv[1:], Desk(catalogue.games, catalogue.find))


def without_extra(package: str) -> int:
    """Say that the command line needs the ``cli`` extra."""
    from signoria.cli.language import language_of  # noqa: PLC0415
    from signoria.engine.phrase import Phrase  # noqa: PLC0415
    from signoria.text import Texts  # noqa: PLC0415

    texts = Texts(language_of(sys.argv[1:]))
    sys.stderr.write(texts.say(Phrase("cli-no-extra", {"package": package})) + "\n")
    return 2
