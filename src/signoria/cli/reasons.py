"""Why the opponent of the rules did what it did, as lines for the terminal."""

from __future__ import annotations

from signoria.bots import BOTS
from signoria.bots.table_bot import TableBot
from signoria.cli.desk import Desk
from signoria.engine.advice import Note
from signoria.engine.problem import Problem
from signoria.engine.session import Session
from signoria.engine.state import State


def by_the_book(player: str) -> bool:
    """Whether a player is the opponent of the rules."""
    return isinstance(BOTS.get(player), TableBot)


def said(desk: Desk, notes: tuple[Note, ...], brief: bool = False) -> list[str]:
    """A line for each reason, with its paragraph; in brief only the row and what is done."""
    return [f"{desk.texts.say(note.phrase)} ({note.rule})" for note in notes if note.brief or not brief]


def of_entry(desk: Desk, session: Session, number: int, player: str) -> list[str]:
    """The reasons for a choice of a record, in brief, if the opponent of the rules made it."""
    if not by_the_book(player):
        return []
    before = session.at(number - 1)
    advice = before.game.advise(before, before.decider())
    return said(desk, advice.fresh, brief=True)


def explain(desk: Desk, state: State) -> None:
    """What the opponent of the rules would choose in a position, and the whole way there."""
    game = state.game
    if not game.meta.solo:
        raise Problem("cli-explain-no-book", game=game.meta.id)
    if state.ended:
        raise Problem("cli-explain-over")
    seat = state.decider()
    advice = game.advise(state, seat)
    option = game.vocabulary.phrase(advice.option, game.about(state, advice.option))
    desk.tell("solo-would", "bold", seat=game.seat_phrase(state, seat), option=option)
    for line in said(desk, advice.notes):
        desk.line(f"  {line}")
