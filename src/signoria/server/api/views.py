"""Cards: what a pair of eyes gets to see of a table. Built from what it may know, never filtered afterwards."""

from __future__ import annotations

import time
from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from sqlalchemy import Row

from signoria.engine.event import EVERYONE, Event
from signoria.engine.foretell import foretell
from signoria.engine.game import Game
from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from signoria.engine.threat import Threat
from signoria.engine.vocabulary import NO_THING, NOTHING
from signoria.server.frames import Said
from signoria.server.people.accounts import User
from signoria.server.store import info
from signoria.server.store.info import OVER, Info
from signoria.server.table.game_log import MOST_EVENTS, Logged, thing_in_words
from signoria.server.table.lifecycle import SPECTATOR, Sight, seats_of, sight
from signoria.server.table.room import Room
from signoria.server.texts import say
from signoria.server.wire import (
    Changes,
    DecisionCard,
    EntryCard,
    EventCard,
    NoticeCard,
    OfferCard,
    OutcomeCard,
    PackName,
    PositionCard,
    SeatCard,
    TableCard,
    ThreatCard,
)

BEGINNING: Final = "-1.0"
MOST_OFFERS: Final = 60_000
MOST_AT_ONCE: Final = 500  # entries in one answer; the cursor leads on to the rest


# --- the table --------------------------------------------------------------------------------------------------------


def table_card(found: Info, user: User | None, state: State | None = None) -> TableCard:
    """A table."""
    mine = seats_of(found, user)
    return TableCard(
        found.id,
        found.game,
        found.edition,
        found.options,
        None if found.pack is None else PackName(found.pack, found.pack_title or ""),
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
                seat.user or "" if seat.shown else "",
            )
            for seat in found.seats
        ),
        found.last,
        first(found.deciders(mine)),
        found.deciders(mine),
        found.moved,
        found.deadline,
        found.clocks,
        found.pending,
        time.time(),
    )


def first(deciders: tuple[int, ...]) -> int:
    """The first of those who decide, -1 if nobody does."""
    return deciders[0] if deciders else -1


# --- the position -----------------------------------------------------------------------------------------------------


def position_card(
    room: Room,
    user: User | None,
    language: str,
    asked: int | None = None,
    previews: bool = False,
    usual: bool = False,
) -> PositionCard:
    """The position now. The lock of the room must be held."""
    return position_seen(room, sight(room.info, user, asked), language, previews, usual)


def position_seen(room: Room, eyes: Sight, language: str, previews: bool = False, usual: bool = False) -> PositionCard:
    """The same for a pair of eyes."""
    found, line = room.info, room.playing()
    seat = eyes.seat
    state, session = line.state, line.session
    deciders = found.deciders(eyes.mine)
    running = found.status == info.RUNNING
    return PositionCard(
        found.id,
        seat,
        found.last,
        line.position,
        state.game.view(state, seat),
        decision_card(room, state, seat, language, previews, usual) if running else None,
        offer_said(room.game, language, answer, NO_THING) if (answer := state.answer_of(seat)) >= 0 else None,
        first(deciders),
        deciders,
        running and seat != SPECTATOR and session.can_undo(seat),
        running and seat != SPECTATOR and session.can_redo(seat),
        outcome_card(state, language),
        threat_cards(state, language),
        room.game.describe(state) if found.status == OVER and not found.branch else None,
    )


def past_card(room: Room, state: State, position: int, seat: int, language: str) -> PositionCard:
    """A position that has passed."""
    over = room.info.status == OVER
    return PositionCard(
        room.id,
        seat,
        room.info.last,
        position,
        state.game.view(state, seat),
        None,
        None,
        first(state.deciders(seat)),
        state.deciders(seat),
        False,
        False,
        outcome_card(state, language),
        threat_cards(state, language),
        room.game.describe(state) if over and not room.info.branch else None,
    )


def threat_cards(state: State, language: str) -> tuple[ThreatCard, ...]:
    """Who is about to win, or to suffer something."""
    return tuple(threat_card(state.game, language, one) for one in state.game.threats(state))


def threat_card(game: Game, language: str, one: Threat) -> ThreatCard:
    """A threat, said."""
    return ThreatCard(one.seat, one.kind, one.thing, one.lacks, one.own, say(game, language, one.phrase), one.rule)


def decision_card(
    room: Room, state: State, seat: int, language: str, previews: bool, usual: bool
) -> DecisionCard | None:
    """The decision, for the seat that is asked and for nobody else."""
    if seat not in state.deciders():
        return None
    state = state.turned(seat)
    game, prompt = room.game, state.agenda[-1].prompt(state)
    options = game.vocabulary.by_weight(state.options())
    if previews:
        offers = [
            msgspec.structs.replace(
                offer_card(game, language, option, game.about(state, option)), preview=foretell(state, option, usual)
            )
            for option in options
        ]
    else:
        offers = [offer_said(game, language, option, game.about(state, option)) for option in options]
    instead = [offer_said(game, language, option, NO_THING) for option in room.playing().session.begun(seat)]
    question = say(game, language, prompt)
    return DecisionCard(room.info.last + 1, seat, prompt.to_json(), question, tuple(offers), tuple(instead))


@lru_cache(MOST_OFFERS)  # a game with a data pack is a game of its own, and need not stay for ever
def offer_said(game: Game, language: str, option: int, about: int) -> OfferCard:
    """A legal option as it goes over the wire: about the same thing it is always offered in the same words."""
    return cast("OfferCard", msgspec.Raw(msgspec.json.encode(offer_card(game, language, option, about))))


def offer_card(game: Game, language: str, option: int, about: int) -> OfferCard:
    """A legal option, without what it would do."""
    verb = game.vocabulary.verb_of(option)
    phrase = game.vocabulary.phrase(option, about)
    return OfferCard(
        option,
        game.vocabulary.words(option),
        verb.name,
        "" if verb.domain is NOTHING else verb.domain.name,
        verb.domain.words[option - verb.number],
        verb.rule,
        verb.weight,
        phrase.to_json(),
        say(game, language, phrase),
    )


def outcome_card(state: State, language: str) -> OutcomeCard | None:
    """How it ended."""
    outcome = state.outcome
    if outcome is None:
        return None
    said = say(state.game, language, Phrase(f"outcome-{outcome.kind}"))
    return OutcomeCard(outcome.kind, said, tuple(outcome.winners), tuple(outcome.scores))


# --- what happened ----------------------------------------------------------------------------------------------------


def entry_card(room: Room, state: State, row: Logged, seat: int, language: str) -> EntryCard:
    """A line of the log. What others chose is left to the events, which tell each seat what it may know."""
    over = room.info.status == OVER
    known = (over or row.seat == seat) and row.option >= 0
    seats = tuple(state.seat_word(one) for one in range(state.seats))
    return EntryCard(
        row.number,
        row.kind,
        row.seat,
        row.position,
        row.at,
        tuple(
            [
                event_said(room.game, language, kind, with_seats(room.game, kind, args, seats))
                for kind, args, audience in row.events
                if over or audience in (EVERYONE, seat)
            ]
        ),
        row.option if known else None,
        row.words if known else None,
    )


def with_seats(game: Game, kind: int, args: tuple[int, ...], seats: tuple[str, ...]) -> tuple[int | str, ...]:
    """The arguments of an event with words for its seats: so it is the same event at every table."""
    return tuple(
        [
            seats[number] if domain == "seat" else number
            for (_, domain), number in zip(game.events[kind].fields, args, strict=True)
        ]
    )


@lru_cache(MOST_EVENTS)
def event_said(game: Game, language: str, event: int, args: tuple[int | str, ...]) -> EventCard:
    """An event as it goes over the wire: the same one always comes in the same words."""
    return cast("EventCard", msgspec.Raw(msgspec.json.encode(event_card(game, language, event, args))))


def event_card(game: Game, language: str, event: int, args: tuple[int | str, ...]) -> EventCard:
    """An event, by its number and its arguments, seats by their words."""
    kind = game.events[event]
    seats = tuple([word for word in args if isinstance(word, str)])
    numbers = tuple([seats.index(one) if isinstance(one, str) else one for one in args])
    said = {**game.phrases, "seat": tuple(map(game.seat_name, seats))}
    phrase = kind.phrase(Event(event, numbers), said)
    fields = {
        field: word_of(game, seats, domain, number)
        for (field, domain), number in zip(kind.fields, numbers, strict=True)
    }
    return EventCard(kind.name, say(game, language, phrase), fields, phrase.to_json())


def word_of(game: Game, seats: tuple[str, ...], domain: str, number: int) -> str | int:
    """What the number in an event stands for, in the words of records."""
    if domain == "seat":
        return seats[number]
    return thing_in_words(game, domain, number)


def notice_card(row: Row[Any]) -> NoticeCard:
    """A notice."""
    found = row._mapping
    try:
        data = msgspec.json.decode(found["data"], type=dict[str, Any])
    except info.NOT_JSON:
        data = {}
    return NoticeCard(found["number"], found["kind"], found["seat"], found["name"], data, found["at"])


def may_hear(found: Info, row: Row[Any], seats: tuple[int, ...]) -> bool:
    """Whether a notice is for the person with these seats; strangers read the chat only where the table lets them."""
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


async def told(
    room: Room,
    user: User | None,
    language: str,
    after: tuple[int, int],
    *,
    asked: int | None = None,
    view: bool = False,
) -> tuple[Said, tuple[int, int]]:
    """Everything after a cursor as it goes over the wire, and the new cursor; built once, however many watch."""
    if not room.behind and not room.doubtful:
        known = room.cards.get((sight(room.info, user, asked), language, after, view))
        if known is not None:
            return cast("tuple[Said, tuple[int, int]]", known)
    async with room.lock:
        room.follow_others()
        eyes = sight(room.info, user, asked)
        key = (eyes, language, after, view)  # all that it depends on, beside the table itself
        cards = room.cards
        if key not in cards:
            found = await changes(room, eyes, language, after, view)
            cards = room.cards
            cards[key] = (Said(msgspec.json.encode(found)), parse_cursor(found.cursor) or after)
        return cast("tuple[Said, tuple[int, int]]", cards[key])


def told_briefly(room: Room, user: User | None, after: tuple[int, int]) -> Said:
    """That there is something after a cursor, for somebody who follows the table and is told there what it is."""
    found = room.info
    deciders = found.deciders(seats_of(found, user))
    cursor = f"{after[0]}.{after[1]}"
    brief = Changes(room.id, cursor, found.status, found.last, first(deciders), deciders, (), ())
    return Said(msgspec.json.encode(brief))


async def changes(room: Room, eyes: Sight, language: str, after: tuple[int, int], view: bool) -> Changes:
    """Everything after a cursor. The lock of the room must be held, and nothing of others be left to follow."""
    found = room.info
    seat, mine = eyes
    rows = await room.entries_after(after[0], min(found.last, after[0] + MOST_AT_ONCE))
    notices = await room.notices_after(after[1])
    state = room.line.state if room.line is not None else None
    last = rows[-1].number if rows else min(after[0], found.last)
    deciders = found.deciders(mine)
    return Changes(
        room.id,
        f"{last}.{min(room.noticed, max(after[1], room.noticed))}",
        found.status,
        found.last,
        first(deciders),
        deciders,
        () if state is None else tuple(entry_card(room, state, row, seat, language) for row in rows),
        tuple(notice_card(row) for row in notices if may_hear(found, row, mine)),
        position_seen(room, eyes, language) if view and state is not None else None,
    )
