"""Cards: what a pair of eyes gets to see of a table. Built from what it may know, never filtered afterwards."""

from __future__ import annotations

import time
from functools import cache
from typing import Any, Final

import msgspec
from sqlalchemy import Row

from signoria.engine.decision import decision
from signoria.engine.event import EVERYONE, Event
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from signoria.server import info
from signoria.server.info import OVER, Info
from signoria.server.line import Logged
from signoria.server.people import User
from signoria.server.room import Room
from signoria.server.tables import SPECTATOR, eyes, seats_of
from signoria.server.wire import (
    Changes,
    DecisionCard,
    EntryCard,
    EventCard,
    NoticeCard,
    OfferCard,
    OutcomeCard,
    PositionCard,
    SeatCard,
    TableCard,
)
from signoria.text import Texts

BEGINNING: Final = "-1.0"
MOST_AT_ONCE: Final = 500  # entries in one answer; the cursor leads on to the rest


@cache
def texts(language: str, game: Game | None = None) -> Texts:
    """The words of a language."""
    return Texts(language, game)


def say(game: Game, language: str, phrase: Phrase) -> str:
    """A phrase as a sentence."""
    return texts(language, game).say(phrase)


@cache
def option_text(game: Game, language: str, option: int) -> str:
    """An option as it is offered to a person; it is always said the same."""
    return say(game, language, game.vocabulary.phrase(option))


@cache
def things(game: Game) -> dict[str, tuple[Phrase, ...]]:
    """The phrase of every thing of a game; those of the seats depend on the state."""
    found = {name: tuple(map(domain.phrase, range(len(domain.words)))) for name, domain in game.domains.items()}
    found["option"] = tuple(map(game.vocabulary.phrase, range(game.vocabulary.size)))
    return found


# --- the table --------------------------------------------------------------------------------------------------------


def table_card(found: Info, user: User | None, state: State | None = None) -> TableCard:
    """A table."""
    mine = seats_of(found, user)
    return TableCard(
        found.id,
        found.game,
        found.edition,
        found.options,
        found.settings,
        found.public,
        found.status,
        found.reason if found.status == OVER else "",
        user is not None and not user.bound and found.owner == user.id,
        found.branch,
        found.origin,
        found.created,
        tuple(
            SeatCard(
                seat.seat,
                seat.name,
                seat.bot,
                seat.user is not None or bool(seat.bot),
                seat.seat in mine,
                seat.resigned,
                "" if state is None else state.seat_word(seat.seat),
            )
            for seat in found.seats
        ),
        found.last,
        found.decider,
        found.moved,
        found.deadline,
        found.clocks,
        found.pending,
        time.time(),
    )


# --- the position -----------------------------------------------------------------------------------------------------


def position_card(
    room: Room, user: User | None, language: str, asked: int | None = None, previews: bool = False
) -> PositionCard:
    """The position now. The lock of the room must be held."""
    found, line = room.info, room.playing()
    seat = eyes(found, user, asked)
    state, session = line.state, line.session
    running = found.status == info.RUNNING
    return PositionCard(
        found.id,
        seat,
        found.last,
        line.position,
        state.view(seat),
        decision_card(room, state, seat, language, previews) if running else None,
        found.decider,
        running and seat != SPECTATOR and session.can_undo(seat),
        running and seat != SPECTATOR and session.can_redo(seat),
        outcome_card(state),
        room.game.describe(state) if found.status == OVER and not found.branch else None,
    )


def past_card(room: Room, state: State, position: int, seat: int) -> PositionCard:
    """A position that has passed."""
    over = room.info.status == OVER
    return PositionCard(
        room.id,
        seat,
        room.info.last,
        position,
        state.view(seat),
        None,
        state.decider(),
        False,
        False,
        outcome_card(state),
        room.game.describe(state) if over and not room.info.branch else None,
    )


def decision_card(room: Room, state: State, seat: int, language: str, previews: bool) -> DecisionCard | None:
    """The decision, for the seat that is asked and for nobody else."""
    asked = decision(state)
    if asked is None or asked.seat != seat:
        return None
    game = room.game
    offers = tuple(
        OfferCard(
            offer.option,
            offer.words,
            offer.phrase.to_json(),
            option_text(game, language, offer.option),
            state.preview(offer.option) if previews else None,
        )
        for offer in asked.offers
    )
    return DecisionCard(room.info.last + 1, seat, asked.prompt.to_json(), say(game, language, asked.prompt), offers)


def outcome_card(state: State) -> OutcomeCard | None:
    """How it ended."""
    outcome = state.outcome
    return None if outcome is None else OutcomeCard(outcome.kind, tuple(outcome.winners), tuple(outcome.scores))


# --- what happened ----------------------------------------------------------------------------------------------------


def entry_card(room: Room, state: State, row: Logged, seat: int) -> EntryCard:
    """A line of the log. What others chose is left to the events, which tell each seat what it may know."""
    over = room.info.status == OVER
    known = (over or row.seat == seat) and row.option >= 0
    say_of = {**things(room.game), "seat": tuple(room.game.seat_phrase(state, one) for one in range(state.seats))}
    return EntryCard(
        row.number,
        row.kind,
        row.seat,
        row.position,
        row.at,
        tuple(
            event_card(room.game, event, say_of) for event in row.told() if over or event.audience in (EVERYONE, seat)
        ),
        row.option if known else None,
        row.words if known else None,
    )


def event_card(game: Game, event: Event, said: dict[str, tuple[Phrase, ...]]) -> EventCard:
    """An event."""
    kind = game.events[event.kind]
    return EventCard(kind.name, kind.phrase(event, said).to_json(), tuple(event.args))


def notice_card(row: Row[Any]) -> NoticeCard:
    """A notice."""
    found = row._mapping
    data: dict[str, Any] = msgspec.json.decode(found["data"])
    return NoticeCard(found["number"], found["kind"], found["seat"], found["name"], data, found["at"])


def may_hear(found: Info, row: Row[Any], seats: tuple[int, ...]) -> bool:
    """Whether a notice is for whoever has these seats; strangers read the chat only where the table lets them."""
    notice = row._mapping
    if notice["audience"] == info.ALL:
        return notice["kind"] != "chat" or bool(seats) or found.settings.chat
    if notice["audience"] == info.SEATED:
        return bool(seats)
    return notice["audience"] in seats


def parse_cursor(cursor: str) -> tuple[int, int] | None:
    """The numbers of the newest entry and notice that somebody has seen; nothing if it is no cursor."""
    entries, dot, notices = cursor.partition(".")
    if not dot or not notices.isdecimal() or not entries.removeprefix("-").isdecimal() or len(cursor) > 20:
        return None
    return max(-1, int(entries)), int(notices)


async def changes(
    room: Room,
    user: User | None,
    language: str,
    after: tuple[int, int],
    *,
    asked: int | None = None,
    view: bool = False,
) -> Changes:
    """Everything after a cursor. The lock of the room must be held."""
    found = room.info
    seat = eyes(found, user, asked)
    mine = seats_of(found, user)
    rows = await room.entries_after(after[0], min(found.last, after[0] + MOST_AT_ONCE))
    notices = await room.notices_after(after[1])
    state = room.line.state if room.line is not None else None
    last = rows[-1].number if rows else min(after[0], found.last)
    return Changes(
        room.id,
        f"{last}.{min(room.noticed, max(after[1], room.noticed))}",
        found.status,
        found.last,
        found.decider,
        () if state is None else tuple(entry_card(room, state, row, seat) for row in rows),
        tuple(notice_card(row) for row in notices if may_hear(found, row, mine)),
        position_card(room, user, language, asked) if view and state is not None else None,
    )
