"""A review in words, in one language: what a page, a terminal or a browser shows, without knowing any game."""

from __future__ import annotations

import msgspec

from signoria.bots.chance import thousandths
from signoria.bots.hint import sentences, steps
from signoria.bots.review import Judgement, Review
from signoria.engine.phrase import Phrase
from signoria.engine.session import Session
from signoria.text import Texts


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn that cost its seat much: what was chosen, what would have been better, and why."""

    turn: int  # counted over all seats
    position: int  # how many choices were in force before it
    seat: int
    played: tuple[str, ...]
    better: tuple[str, ...]  # as far as it could be played whatever was hidden
    chance: float  # to win with what was chosen
    expected: float  # with the better line
    reasons: tuple[str, ...]


class ReviewTold(msgspec.Struct, frozen=True):
    """All that a review says."""

    title: str
    seats: tuple[str, ...]
    players: tuple[str, ...]  # '' where nobody said
    ending: tuple[str, ...]  # how it ended, in sentences
    winners: tuple[int, ...]
    turns: tuple[int, ...]  # that began; the last is the end
    positions: tuple[int, ...]  # after how many choices
    values: tuple[tuple[float, ...], ...]  # how likely each seat was to win there
    turning: tuple[TurningPoint, ...]
    judged: int  # turns that were looked at


def told(session: Session, found: Review, texts: Texts) -> ReviewTold:
    """A review, said; ``texts`` are those of the game."""
    game, state = session.game, session.state
    header = session.header
    seats = tuple(texts.say(game.seat_phrase(state, seat)) for seat in range(state.seats))
    ending = [Phrase("review-unended")]
    winners: tuple[int, ...] = ()
    if state.outcome is not None:
        winners = tuple(state.outcome.winners)
        named = ", ".join(seats[seat] for seat in winners)
        ending = [Phrase("review-ended", {"outcome": Phrase(f"outcome-{state.outcome.kind}")})]
        ending.append(Phrase("review-winners", {"count": len(winners), "winners": named}))
    return ReviewTold(
        texts.say(Phrase("review-title", {"game": Phrase(f"game-{game.meta.id}")})),
        seats,
        ("",) * state.seats if header is None else header.players,
        tuple(texts.say(phrase) for phrase in ending),
        winners,
        tuple(moment.turn for moment in found.moments),
        tuple(moment.position for moment in found.moments),
        tuple(moment.values for moment in found.moments),
        tuple(turning_point(session, one, texts) for one in found.turning),
        found.judged,
    )


def turning_point(session: Session, found: Judgement, texts: Texts) -> TurningPoint:
    """One turn, said; everybody goes by their name, because everybody may read it."""
    game, turn = session.game, found.turn
    state = session.at(turn.position)
    reasons = sentences(state, -1, found.changes)
    if found.won:
        reasons = [Phrase("review-wins", {"seat": game.seat_phrase(state, turn.seat)})]
    rarer = [
        Phrase(
            "review-averted",
            {
                "seat": game.seat_phrase(state, one.seat),
                "better": one.better,
                "played": one.played,
                "samples": one.samples,
            },
        )
        for one in found.averted
    ]
    return TurningPoint(
        turn.number,
        turn.position,
        turn.seat,
        tuple(texts.say(phrase) for phrase in steps(game, turn.line)),
        tuple(texts.say(phrase) for phrase in steps(game, found.line)),
        thousandths(found.played),
        thousandths(found.expected),
        tuple(texts.say(reason) for reason in (*rarer, *reasons)),
    )
