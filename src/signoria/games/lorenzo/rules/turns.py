"""R1-R4, A3: the turns of a round: a member is placed, and leaders act before or after."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.lorenzo import events, refusals
from signoria.games.lorenzo.data.board import TURNS
from signoria.games.lorenzo.data.ids import NEUTRAL
from signoria.games.lorenzo.data.tiles import FIRST_TURN_LOST
from signoria.games.lorenzo.edition import EDITIONS
from signoria.games.lorenzo.rules.actions import Go, can_go
from signoria.games.lorenzo.rules.leaders import act, has_leader_actions, leader_candidates, leader_forbidden
from signoria.games.lorenzo.rules.values import member_value
from signoria.games.lorenzo.state import HOME, PENALTY, WIDTH, LorenzoState, bits
from signoria.games.lorenzo.vocabulary import DISCARD_LEADER, END_TURN, PASS, PLACE, PLAY_LEADER, USE_LEADER

BASIC_VERBS: Final[tuple[int, ...]] = (PLACE, PASS)
LEADER_VERBS: Final[tuple[int, ...]] = (PLAY_LEADER, DISCARD_LEADER, USE_LEADER)
TURN_VERBS: Final[tuple[int, ...]] = (*BASIC_VERBS, *LEADER_VERBS)
AFTER_VERBS: Final[tuple[int, ...]] = (END_TURN, *LEADER_VERBS)
NO_VERBS: Final[tuple[int, ...]] = ()
WITH_LEADERS: Final[tuple[bool, ...]] = tuple([edition.leaders for edition in EDITIONS])  # A2: by edition


class Turns(Step[LorenzoState]):
    """R3, R4, Q21: four laps in turn order; X14: a seat that lost its first turn takes the last one after everybody."""

    name = "turns"
    fields = ("seat", "lap", "place")

    def __init__(self, seat: int, lap: int, place: int) -> None:
        super().__init__(seat)
        self.lap: int = lap
        self.place: int = place  # in the turn order, of the next to play

    def resolve(self, s: LorenzoState) -> None:
        lap, place = self.lap, self.place
        while lap <= TURNS:
            while place < s.count:
                seat = s.order[place]
                place += 1
                late = bool(s.board[seat * WIDTH + PENALTY] & FIRST_TURN_LOST)
                if late and lap == 0:
                    s.emit(events.TURN_LOST, (seat,))
                elif late or lap < TURNS:
                    s.new_turn(seat)
                    s.push(Turns(-1, lap, place))
                    s.push(Turn(seat))
                    return
            lap += 1
            place = 0


class Turn(Step[LorenzoState]):
    """R3: the seat places a member; in the advanced game leaders may act first (A3)."""

    name = "turn"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return TURN_VERBS if WITH_LEADERS[s.edition] else BASIC_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        if verb == PLACE:
            return bits(s.board[self.seat * WIDTH + HOME])
        if verb == PASS:
            return [0]
        return leader_candidates(s, self.seat, verb)

    def options(self, s: LorenzoState) -> list[int]:
        """The same guards; R4: whether the seat must place somebody is known once all members were looked at."""
        seat = self.seat
        found = [PLACE + member for member in range(NEUTRAL + 1) if place_forbidden(s, seat, member) == ALLOWED]
        if not found and pass_forbidden(s, seat) == ALLOWED:
            found.append(PASS)
        if WITH_LEADERS[s.edition]:
            for verb in LEADER_VERBS:
                for leader in leader_candidates(s, seat, verb):
                    if leader_forbidden(s, seat, verb, leader) == ALLOWED:
                        found.append(verb + leader)
        return found

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        if verb == PLACE:
            return place_forbidden(s, self.seat, thing)
        if verb == PASS:
            return pass_forbidden(s, self.seat)
        return leader_forbidden(s, self.seat, verb, thing)

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        seat = self.seat
        if verb == PLACE:
            if WITH_LEADERS[s.edition]:
                s.push(After(seat))
            s.push(Go(seat, thing, member_value(s, seat, thing)))
        elif verb == PASS:
            s.emit(events.PASSED, (seat,))
        else:
            s.push(Turn(seat))
            act(s, seat, verb, thing)

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-turn", {"members": len(bits(s.board[self.seat * WIDTH + HOME]))})


class After(Step[LorenzoState]):
    """A3, Q52: the member is placed; leaders may still act."""

    name = "after"

    def verbs(self, s: LorenzoState) -> tuple[int, ...]:
        return AFTER_VERBS if has_leader_actions(s, self.seat) else NO_VERBS

    def candidates(self, s: LorenzoState, verb: int) -> list[int]:
        return [0] if verb == END_TURN else leader_candidates(s, self.seat, verb)

    def forbidden(self, s: LorenzoState, verb: int, thing: int) -> int:
        return ALLOWED if verb == END_TURN else leader_forbidden(s, self.seat, verb, thing)

    def take(self, s: LorenzoState, verb: int, thing: int) -> None:
        if verb != END_TURN:
            s.push(After(self.seat))
            act(s, self.seat, verb, thing)

    def prompt(self, s: LorenzoState) -> Phrase:
        return Phrase("prompt-after")


def place_forbidden(s: LorenzoState, seat: i64, member: i64) -> int:
    """R3, R8: a member that is at home and that some space takes."""
    if not s.board[seat * WIDTH + HOME] >> member & 1:
        return refusals.MEMBER_AWAY
    return ALLOWED if can_go(s, seat, member) else refusals.MEMBER_TOO_WEAK


def pass_forbidden(s: LorenzoState, seat: int) -> int:
    """R4, Q30, Q53: only a seat that cannot place anybody passes."""
    for member in bits(s.board[seat * WIDTH + HOME]):
        if can_go(s, seat, member):
            return refusals.MUST_PLACE
    return ALLOWED


class Pause(Step[LorenzoState]):
    """Where a preview stops: nobody is ever asked this."""

    name = "pause"

    def options(self, s: LorenzoState) -> list[int]:
        return [END_TURN, PASS]
