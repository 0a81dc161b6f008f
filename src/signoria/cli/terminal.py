"""A game at the terminal: people choose by number or by words, bots answer, everything is kept on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from signoria import bots
from signoria.bots import Sight
from signoria.cli import files, position, why
from signoria.cli.agreed import HUMAN
from signoria.cli.desk import Desk
from signoria.cli.digits import number
from signoria.cli.log import Log
from signoria.engine import record
from signoria.engine.decision import Decision
from signoria.engine.event import EVERYONE
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.session import Session

IN_COLUMNS: Final = 16  # more options than this are shown side by side
RECENT: Final = 10  # entries of the history that are shown unless more are asked for


class Terminal:
    """One sitting: from the position of a session to its end or until somebody leaves."""

    def __init__(self, desk: Desk, session: Session, players: tuple[str, ...], rng: Rng, path: Path) -> None:
        self.desk = desk
        self.session = session
        self.players = players
        self.rng = rng  # for the bots
        self.path = path
        self.log = Log(desk, session.game, session.state)
        self.layout = position.Layout(desk.texts, session.state)
        self.seen = [len(session.entries)] * len(players)  # entries each seat has been told of

    def run(self) -> None:
        """Play until the game is over or left."""
        self.desk.edit_lines()
        self.save()
        try:
            while (decision := self.session.decision()) is not None:
                if self.players[decision.seat] == HUMAN:
                    if not self.turn(decision):
                        break
                else:
                    self.answer(decision.seat)
        except KeyboardInterrupt:
            self.desk.out.print()
        if self.session.state.ended:
            self.news(next((seat for seat, player in enumerate(self.players) if player == HUMAN), -1))
            for line in self.log.outcome(self.session.state):
                self.desk.line(line, "bold")
        self.save()
        if self.session.state.ended:
            self.desk.tell("saved-over", file=str(self.path), command=f"signoria replay {self.path}")
        else:
            self.desk.tell("saved-left", file=str(self.path), command=f"signoria play --resume {self.path}")

    def answer(self, seat: int) -> None:
        """Let a bot choose."""
        bot = bots.find(self.players[seat])
        self.session.choose(bot.choose(Sight(self.session.state), self.rng), seat)

    # --- a person's turn --------------------------------------------------------------------------------------------

    def turn(self, decision: Decision) -> bool:
        """Ask until something is chosen, taken back or the game is left (False)."""
        self.news(decision.seat)
        self.ask(decision)
        while True:
            line = self.desk.ask(self.desk.say("prompt"))
            if line is None or line == "q":
                return False
            try:
                if self.obey(decision, line):
                    return True
            except Problem as problem:
                self.desk.remark(problem)

    def obey(self, decision: Decision, line: str) -> bool:
        """Do what was typed; whether the position changed."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        if command == "":
            self.ask(decision)
        elif command.startswith("?"):
            self.explain(decision, line[1:].strip())
        elif command == "u":
            self.session.undo(decision.seat)
            return self.changed("undone")
        elif command == "r":
            self.session.redo(decision.seat)
            return self.changed("redone")
        elif command == "h":
            self.history(decision.seat, rest)
        elif command == "b":
            self.board(decision.seat)
        elif command == "s":
            path = files.unused(Path(rest)) if rest else self.path
            self.save(path)
            self.desk.tell("saved", file=str(path))
        else:
            self.session.choose(self.chosen(decision, line), decision.seat)
            self.save()
            return True
        return False

    def changed(self, key: str) -> bool:
        """Say that a choice was taken back or made again, and keep it."""
        entry = self.session.entries[-1]
        self.desk.tell(key, number=entry.number, option=self.session.game.vocabulary.phrase(entry.option))
        self.seen = [len(self.session.entries)] * len(self.players)
        self.save()
        return True

    def chosen(self, decision: Decision, line: str) -> int:
        """The option that was typed: its number in the list, its words, or a part of its name that only it has."""
        if line.isdecimal():
            return self.numbered(decision, line)
        game = self.session.game
        offered = why.containing(self.desk, game, line, [offer.option for offer in decision.offers])
        if len(offered) == 1:
            return offered[0]
        exact = [offer.option for offer in decision.offers if offer.words == line]
        if exact:
            return exact[0]
        if offered:
            raise Problem("cli-several", text=line, options=why.named(self.desk, game, offered))
        options = why.meant(self.desk, game, line)
        if len(options) > 1:
            raise Problem("cli-none-offered", text=line)
        return options[0]

    def numbered(self, decision: Decision, digits: str) -> int:
        """The option with this number in the list."""
        place = number(digits)
        if not 1 <= place <= len(decision.offers):
            raise Problem("cli-no-such-number", number=place, last=len(decision.offers))
        return decision.offers[place - 1].option

    # --- showing ----------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """The question and the numbered options."""
        desk = self.desk
        desk.out.print()
        desk.tell("asked", "bold", seat=self.log.things["seat"][decision.seat], question=decision.prompt)
        lines = []
        for place, offer in enumerate(decision.offers, 1):
            line = Text.assemble((f"{place:>4}  ", "cyan"), desk.texts.say(offer.phrase))
            things = self.layout.things(self.session.state.preview(offer.option))
            lines.append(line.append(f" ({', '.join(things)})", "dim") if things else line)
        if len(lines) > IN_COLUMNS:
            desk.show(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                desk.out.print(line, soft_wrap=True)

    def news(self, seat: int) -> None:
        """What happened since the seat was last told."""
        for line in self.log.events(self.session.events_for(seat, self.seen[seat])):
            self.desk.line(f"  {line}", "dim")
        self.seen[seat] = len(self.session.entries)

    def explain(self, decision: Decision, text: str) -> None:
        """Why something is not there; alone, what can be typed."""
        if not text:
            self.help()
            return
        game = self.session.game
        options = [self.numbered(decision, text)] if text.isdecimal() else why.meant(self.desk, game, text)
        why.answer(self.desk, self.session.state, options, decision.seat)
        if len(options) == 1:
            self.desk.line("  " + self.desk.say("in-words", words=game.vocabulary.words(options[0])), "dim")
            preview = self.session.state.preview(options[0])
            if preview:
                self.desk.show(self.layout.tree(self.desk.say("preview"), preview))

    def help(self) -> None:
        """What can be typed, and the verbs of the game."""
        desk = self.desk
        table = Table.grid(padding=(0, 2))
        for command, key in (
            ("1, 2, 3…", "key-choose"),
            (desk.say("keys-explain"), "key-explain"),
            ("u, r", "key-undo"),
            ("h, h 30", "key-history"),
            ("b", "key-board"),
            ("s, s FILE", "key-save"),
            ("q", "key-quit"),
        ):
            table.add_row(Text(f"  {command}", style="cyan"), desk.say(key))
        desk.show(table)
        desk.tell("verbs", verbs=", ".join(verb.name for verb in self.session.game.vocabulary.verbs))

    def history(self, seat: int, wanted: str) -> None:
        """The last entries: a seat's own choices, and what it may know of everything that happened."""
        if wanted and not wanted.isdecimal():
            raise Problem("cli-not-a-number", name="h")
        count = number(wanted) if wanted else RECENT
        entries = self.session.entries[-count:] if count else ()
        if not entries:
            self.desk.tell("no-history")
        for entry in entries:
            self.desk.line(self.log.choice_seen_by(seat, entry))
            for line in self.log.events(event for event in entry.events if event.audience in (EVERYONE, seat)):
                self.desk.line(f"    {line}", "dim")

    def board(self, seat: int) -> None:
        """The position as far as the seat knows it."""
        title = self.desk.say("position", number=self.session.number)
        self.desk.show(self.layout.tree(title, position.known(self.session.state, seat)))

    def save(self, path: Path | None = None) -> None:
        """Put the game on disk."""
        files.write(path or self.path, record.write(self.session))
