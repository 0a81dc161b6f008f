"""The agenda of a position from words: every step with its fields, read only where each says something possible."""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.given import at
from signoria.engine.problem import Problem
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, unknown
from signoria.games.pax.data.cards import IS_QUEEN
from signoria.games.pax.data.ids import (
    BISHOP,
    CITY_COUNT,
    FIRST_PAWN,
    KNIGHT,
    NOWHERE,
    PAWN,
    PIRATE,
    ROOK,
    piece_of,
)
from signoria.games.pax.given import count, find, misplaced, typed, words
from signoria.games.pax.rules.battle import War
from signoria.games.pax.rules.regime import CONQUERED
from signoria.games.pax.state import EMPIRE_COUNT, ITEM_COUNT, MAID, NOBODY, PaxState
from signoria.games.pax.steps import STEPS
from signoria.games.pax.vocabulary import CARD, EMPIRE, PLACE, TOKEN
from signoria.games.pax.wording import CAUSES, LISTS, LOCATION, WORDS

STEP: Final = Domain("step", tuple(STEPS))
WARS: Final = ("conspiracy", "peasant-revolt", "crusade", "jihad", "reformation", "campaign")
REGIMES: Final = ("coronation", "vote", *WARS)
# What the fields of a step mean that are neither words nor lists of them: numbers up to a limit.
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "must": (0, 1),
    "ran": (0, 3),  # bits of what an ops action has seen
    "rooks": (0, 1),
    "won": (0, 1),
    "sold": (0, 1),
    "sides": (1, 3),  # bits of the sides
    "religions": (1, 7),  # bits of the religions
    "pieces": (1, 31),  # bits of the kinds of piece
    "left": (0, 1000),
    "faiths": (1, 15),  # bits of the states
    "visited": (0, (1 << EMPIRE_COUNT) - 1),  # bits of the empires
}
# Where a field may say that there is none.
OPTIONAL: Final = {"card": War, "king": (War, STEPS["regime"]), "empire": STEPS["deploy"]}
# The pieces a step can be about; those that are not here can be about any.
PIECES: Final[dict[str, tuple[int, ...]]] = {
    "serf-of": (PAWN,),
    "deploy": (KNIGHT, ROOK, PIRATE, PAWN),
    "stand-at": (KNIGHT, ROOK, PIRATE, PAWN),
    "settle": (KNIGHT, ROOK, PIRATE, PAWN),
    "settle-at": (KNIGHT, ROOK, PIRATE, PAWN),
    "lay-down": (KNIGHT, ROOK, PAWN),
    "emancipate-to": (KNIGHT, ROOK, PAWN),
    "put-levy": (KNIGHT, ROOK),
    **dict.fromkeys(("rooks-ride", "battle", "casualties", "victory"), (KNIGHT, ROOK, PIRATE, PAWN)),
    "ordain": (BISHOP,),
}


def read_agenda(s: PaxState, raw: list[Any], seat: Domain) -> list[Step[Any]]:
    """The steps of an agenda; the turn is at its bottom and nowhere else."""
    agenda = [_read_step(s, entry, seat) for entry in raw]
    if not agenda or agenda[0].name not in ("turn", "refresh") or agenda[0].seat != s.turn:
        raise Problem("agenda-bottom", path="agenda")
    for step in agenda[1:]:
        if step.name in ("turn", "refresh"):
            raise misplaced("agenda", step.name)
    return agenda


def _read_step(s: PaxState, entry: Any, seat: Domain) -> Step[Any]:
    given = dict(typed("agenda", entry, dict))
    name = given.pop("step", "")
    kind = STEPS[STEP.words[find("agenda", name, STEP)]]
    said: dict[str, Any] = {}
    for field in kind.fields:
        if field not in given:
            raise Problem("step-incomplete", path="agenda", step=name, field=field)
        said[field] = _read_field(kind, field, given.pop(field), seat)
    if given:
        raise at("agenda", unknown("field", next(iter(given)), kind.fields))
    _check_step(s, name, said)
    step: Step[Any] = kind(**said)
    return step


def _read_field(kind: Any, field: str, raw: Any, seat: Domain) -> Any:
    if field == "seat":
        return find("agenda", raw, seat)
    if field in ("war", "cause"):
        causes = WARS if field == "war" else REGIMES
        return CAUSES.index(causes[find("agenda", raw, Domain(field, causes))])
    if field == "taken":
        return tuple(count("agenda", one, ITEM_COUNT - 1) for one in typed("agenda", raw, list))
    if field in LISTS:
        return tuple(words("agenda", raw, LISTS[field]))
    if field in WORDS:
        if raw == "none" and field in OPTIONAL and issubclass(kind, OPTIONAL[field]):
            return -1
        return find("agenda", raw, WORDS[field])
    least, most = NUMBERS[field]
    return count("agenda", raw, most, least)


def _check_step(s: PaxState, name: str, said: dict[str, Any]) -> None:
    """Pieces of the right kind and of a bank at the table, unmarried queens and kings of the bank, real places."""
    tokens = [*said.get("agents", ()), *said.get("pending", ())]
    if "token" in said:
        tokens.append(said["token"])
    for token in tokens:
        of_nobody = token >= FIRST_PAWN and s.seat_of[token - FIRST_PAWN] == NOBODY
        if of_nobody or piece_of(token) not in PIECES.get(name, range(PAWN + 1)):
            raise misplaced("agenda", TOKEN.words[token])
    if "place" in said and (said["place"] < CITY_COUNT) != (piece_of(said["token"]) in (KNIGHT, ROOK)):
        raise misplaced("agenda", PLACE.words[said["place"]])
    queen = said.get("queen", said["card"] if name == "announce" and IS_QUEEN[said["card"]] else -1)
    if queen >= 0 and s.place[queen] != MAID + said["seat"]:
        raise misplaced("agenda", CARD.words[queen])
    if said.get("where") == NOWHERE:
        raise misplaced("agenda", LOCATION.words[NOWHERE])
    for key in ("war", "cause"):
        if key in said and (said[key] == CONQUERED) != (said["king"] >= 0):
            raise misplaced("agenda", CAUSES[said[key]])
    king = said.get("king", -1)
    if king >= 0 and (s.keeper[king] != said["seat"] or s.republic[king]):
        raise misplaced("agenda", EMPIRE.words[king])
