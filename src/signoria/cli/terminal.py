"""A game at the terminal: people choose by number or by words, bots answer, everything is kept on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from signoria import bots
from signoria.bots import Kept, Sight
from signoria.cli import advice, files, position, reasons, why
from signoria.cli.agreed import HUMAN
from signoria.cli.board import Board
from signoria.cli.desk import Desk
from signoria.cli.digits import number
from signoria.cli.log import Log
from signoria.engine import record
from signoria.engine.advice import Advice
from signoria.engine.decision import Decision
from signoria.engine.event import EVERYONE
from signoria.engine.foretell import foretell
from signoria.engine.phrase import Phrase
from signoria.engine.problem import Problem
from signoria.engine.rng import Rng
from signoria.engine.session import ANSWER, Entry, Session
from signoria.engine.state import State

IN_COLUMNS: Final = 16  # more options than this are shown side by side
RECENT: Final = 10  # entries of the history that are shown unless more are asked for


class Terminal:
    """One sitting: from the position of a session to its end or until somebody leaves."""

    def __init__(self, desk: Desk, session: Session, players: tuple[str, ...], rng: Rng, path: Path) -> None:
        self.desk = desk
        self.session = session
        self.players = players
        self.rng = rng  # for the bots
        self.kept: dict[int, Kept] = {}  # what they remember, by seat
        self.path = path
        self.log = Log(desk, session.game, session.state)
        self.layout = position.Layout(desk.texts, session.state)
        edition = session.header.edition if session.header else session.game.meta.editions[0]
        self.above = Board(desk.texts, session.game, edition, self.layout)
        self.seen = [len(session.entries)] * len(players)  # entries each seat has been told of
        self.reasons: dict[int, Advice] = {}  # of the opponent of the rules, by the entry

    def run(self) -> None:
        """Play until the game is over or left."""
        self.desk.edit_lines()
        self.save()
        try:
            while (decision := self.session.decision(self.next_seat())) is not None:
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

    def next_seat(self) -> int | None:
        """Who is asked next: of several that decide at once the bots come first, and people need not wait for them."""
        deciders = self.session.state.deciders()
        return next((seat for seat in deciders if self.players[seat] != HUMAN), deciders[0] if deciders else None)

    def answer(self, seat: int) -> None:
        """Let a bot choose."""
        state = self.session.state
        bot = bots.find(self.players[seat])
        if reasons.by_the_book(bot.name):
            self.reasons[len(self.session.entries)] = state.game.advise(state, seat)
        option, self.kept[seat] = bot.go_on(Sight(state, seat), self.rng, self.kept.get(seat, Kept()), timed=True)
        self.session.choose(option, seat)

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
            return self.changed("undone", self.session.undo(self.undoing(decision.seat)))
        elif command == "r":
            return self.changed("redone", self.session.redo(decision.seat))
        elif command == "h":
            self.history(decision.seat, rest)
        elif command == "b":
            self.board(decision.seat)
        elif command == "w":
            self.why()
        elif command == "a":
            advice.show(self.desk, self.session.state, decision.seat)
        elif command == "s":
            path = files.unused(Path(rest)) if rest else self.path
            self.save(path)
            self.desk.tell("saved", file=str(path))
        else:
            made = self.session.choose(self.chosen(decision, line), decision.seat)
            if made.kind == ANSWER:
                self.desk.tell("answered", "dim")
            self.save()
            return True
        return False

    def undoing(self, seat: int) -> int:
        """Whose choice is taken back: one's own, else the answer that somebody else gave here while others decide."""
        if self.session.can_undo(seat):
            return seat
        given = [other for other in self.session.answers if self.players[other] == HUMAN]
        return given[-1] if given else seat

    def changed(self, key: str, entry: Entry) -> bool:
        """Say that a choice was taken back or made again, and keep it."""
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
        """The question and the numbered options, under what one must see to answer."""
        desk = self.desk
        desk.out.print()
        self.matters(decision)
        desk.tell("asked", "bold", seat=self.log.things["seat"][decision.seat], question=decision.prompt)
        lines = []
        state = self.session.state.turned(decision.seat)
        for place, offer in enumerate(decision.offers, 1):
            line = Text.assemble((f"{place:>4}  ", "cyan"), desk.texts.say(offer.phrase))
            said = line.plain.casefold()
            named = self.layout.things(state.game.preview(state, offer.option))
            things = [thing for thing in named if thing.casefold() not in said]
            lines.append(line.append(f" ({', '.join(things)})", "dim") if things else line)
        if len(lines) > IN_COLUMNS:
            desk.show(Columns(lines, column_first=True, padding=(0, 2)))
        else:
            for line in lines:
                desk.out.print(line, soft_wrap=True)

    def matters(self, decision: Decision) -> None:
        """The board above the question, as far as the seat knows it."""
        if not self.above.parts:
            return
        state = self.session.state.turned(decision.seat)
        asked = {word for offer in decision.offers for word in self.words_of(state, offer.option)}
        for line in self.above.lines(decision.seat, position.known(state, decision.seat), asked):
            self.desk.line(line)
        self.desk.out.print()

    def words_of(self, state: State, option: int) -> set[str]:
        """The words of the things that an option is about."""
        verb = self.session.game.vocabulary.verb_of(option)
        previewed = state.game.preview(state, option).values()
        return {verb.domain.words[option - verb.number], *(word for word in previewed if isinstance(word, str))}

    def news(self, seat: int) -> None:
        """What happened since the seat was last told."""
        entries = self.session.entries
        for place in range(self.seen[seat], len(entries)):
            if place in self.reasons:
                for line in reasons.said(self.desk, self.reasons[place].fresh, brief=True):
                    self.desk.line(f"  {line}", "italic")
            for line in self.log.events(event for event in entries[place].events if event.audience in (EVERYONE, seat)):
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
            face = self.session.state.turned(decision.seat)
            self.foretell(face, options[0])

    def foretell(self, face: State, option: int) -> None:
        """What an option would bring, and whether it could be taken back."""
        if option not in face.options():
            return
        preview = foretell(face, option)
        why, chance, asks = (preview.pop(key, None) for key in ("informs", "chance", "asks"))
        if preview:
            self.desk.show(self.layout.tree(self.desk.say("preview"), preview))
        if why:
            what = Phrase(f"chance-{chance}") if chance else ""
            self.desk.line("  " + self.desk.say(f"final-{why}", what=what), "yellow")
        elif asks:
            self.desk.line("  " + self.desk.say("final-asks", seat=self.layout.seats[str(asks)]), "yellow")

    def why(self) -> None:
        """The whole reasoning of the last turn of the opponent of the rules."""
        if not self.reasons:
            self.desk.tell("no-reasons")
            return
        for line in reasons.said(self.desk, self.reasons[max(self.reasons)].notes):
            self.desk.line(f"  {line}")

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
            ("w", "key-why"),
            ("a", "key-advice"),
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
