"""The desk: what every command has at hand. The games, the language, and where to write and to read."""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text

from signoria.cli import packs
from signoria.engine.game import Game
from signoria.engine.pack import Pack, load, with_files
from signoria.engine.phrase import Arg, Phrase
from signoria.engine.problem import Problem
from signoria.text import Texts


class Desk:
    """The surroundings of a command."""

    def __init__(self, games: Callable[[], dict[str, Game]], find: Callable[[str], Game]) -> None:
        self.games = games
        self.find = find  # a function of a module, so that worker processes can be told of it
        self.packs: dict[str, Pack] = {}  # data packs that were named, by their digests
        self.pack_files: dict[str, dict[str, str]] = {}  # and their files, by the game they are for
        self.language = "en"
        self.texts = Texts("en")
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def speak(self, language: str) -> None:
        """Speak this language from now on."""
        self.language = language
        self.texts = Texts(language)

    def open(self, game: Game) -> None:
        """Speak of this game from now on: its cards, places and refusals have names in its own texts."""
        self.texts = Texts(self.language, game)

    def opening(self, name: str) -> Game:
        """The game with this name, spoken of from now on: for readers that find out the game as they go."""
        game = self.find(name)
        self.open(game)
        return game

    def take_packs(self, folders: list[Path] | None) -> None:
        """Read the data packs in these folders; games that start from now on are played with them."""
        for folder in folders or []:
            found = packs.content(folder)
            pack = load(found, self.find)
            if pack.game in self.pack_files:
                raise Problem("cli-two-packs", game=pack.game)
            self.packs[pack.digest] = pack
            self.pack_files[pack.game] = found

    def boxed(self, name: str) -> Game:
        """The game with this name and the values of its data pack, if one was named; spoken of from now on."""
        game = with_files(self.find(name), self.pack_files.get(name, {}))
        self.open(game)
        return game

    def say(self, key: str, **args: Arg) -> str:
        """A message of the command line."""
        return self.texts.say(Phrase(f"cli-{key}", args))

    def tell(self, key: str, style: str = "", **args: Arg) -> None:
        """Print a message of the command line."""
        self.line(self.say(key, **args), style)

    def line(self, text: str, style: str = "") -> None:
        """Print a line that is ready to be read; a terminal wraps it, a pipe gets it whole."""
        self.out.print(Text(text, style=style), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        """Print a table or a tree."""
        self.out.print(thing)

    def complain(self, problem: Problem) -> None:
        """Say what is wrong, in one sentence."""
        self.warn(self.texts.say_problem(problem))

    def warn(self, text: str) -> None:
        """Print a line on the error stream."""
        self.err.print(Text(text, style="red"), soft_wrap=True)

    def remark(self, problem: Problem) -> None:
        """Say what is wrong in the middle of a conversation, where the answers stand as well."""
        self.line(self.texts.say_problem(problem), "red")

    def ask(self, prompt: str) -> str | None:
        """A line from the keyboard, or nothing when there are no more."""
        self.out.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.out.print()
            return None

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number with decimals, as the language writes it."""
        return f"{value:.{digits}f}".replace(".", self.say("decimal-mark"))

    def percent(self, value: float, digits: int = 1) -> str:
        """A share of one as a percentage."""
        return self.say("percent", number=self.decimal(100 * value, digits))

    def edit_lines(self) -> None:
        """Let somebody at a keyboard edit a line and call earlier ones back, where the system can."""
        if sys.stdin.isatty():
            with contextlib.suppress(ModuleNotFoundError):
                importlib.import_module("readline")
