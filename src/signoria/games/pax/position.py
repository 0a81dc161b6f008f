"""A position in words: what a ``given`` block of a scenario says, and what its ``then`` compares with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, unknown
from signoria.games.pax.data.ids import (
    BANKS,
    FIRST_PAWN,
    LOCATIONS,
    ONE_SHOTS,
    PIRATE,
    SIDES,
    STATES,
    TOKEN_COUNT,
    VICTORIES,
    token,
)
from signoria.games.pax.data.map import START_OPEN, START_STATE, SUPPLY
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.query import QUEENS
from signoria.games.pax.rules.regime import CONQUERED, VOTED
from signoria.games.pax.rules.setup import build_decks
from signoria.games.pax.rules.victory import OUTCOMES
from signoria.games.pax.state import (
    ABOVE,
    AHEAD,
    ASTROLOGY,
    BANKRUPTCY,
    BELOW,
    CARD_COUNT,
    COMETS,
    DECK,
    DISCARDED,
    EMPIRE_COUNT,
    FAIR_EAST,
    FAIR_WEST,
    FIRST_BOX_ONLY,
    FREE_FAIR_HELD,
    HAND,
    HANDS_HIDDEN,
    MAID,
    MAP_1550,
    MARKET,
    NOBODY,
    PROMOS,
    RAN_EAST,
    RAN_WEST,
    ROW,
    SQUARE,
    TABLEAU,
    THRONE,
    WED,
    PaxState,
    empty_table,
)
from signoria.games.pax.steps import STEPS
from signoria.games.pax.vocabulary import (
    BANK,
    BORDER,
    CARD,
    CITY,
    EMPIRE,
    EMPORIUM,
    ITEM,
    PLACE,
    SCHISM,
    SIDE,
    TOKEN,
)

if TYPE_CHECKING:
    from signoria.games.pax.game import PaxRenaissance

SETTING: Final = {
    "astrology": ASTROLOGY,
    "bankruptcy": BANKRUPTCY,
    "map-1550": MAP_1550,
    "first-box": FIRST_BOX_ONLY,
    "promos": PROMOS,
    "hands-hidden": HANDS_HIDDEN,
}
DONE: Final = {
    "ops-west": RAN_WEST,
    "ops-east": RAN_EAST,
    "fair-west": FAIR_WEST,
    "fair-east": FAIR_EAST,
    "free-fair": FREE_FAIR_HELD,
}
STATE: Final = Domain("state", STATES)
LOCATION: Final = Domain("location", LOCATIONS)
VICTORY: Final = Domain("victory", VICTORIES[:4])
COLOUR: Final = Domain("colour", ("white", "black"))
SETTING_WORDS: Final = Domain("setting", tuple(SETTING))
DONE_WORDS: Final = Domain("done", tuple(DONE))
STEP: Final = Domain("step", tuple(STEPS))
# The causes of a war or a change of regime: the one-shots, then vote and campaign.
CAUSE: Final = (*ONE_SHOTS, *[""] * (VOTED - len(ONE_SHOTS)), "vote", "campaign")
assert CAUSE[CONQUERED] == "campaign"

# What the fields of a step mean; the others are plain numbers.
STEP_FIELDS: Final[dict[str, Domain]] = {
    "card": CARD,
    "queen": CARD,
    "token": TOKEN,
    "agents": TOKEN,
    "pending": TOKEN,
    "place": PLACE,
    "city": CITY,
    "border": BORDER,
    "empire": EMPIRE,
    "king": EMPIRE,
    "item": ITEM,
    "acting": ITEM,
    "where": LOCATION,
    "emporium": EMPORIUM,
    "schism": SCHISM,
    "side": SIDE,
}
KEYS: Final = (
    "edition", "banks", "settings", "turn", "actions", "done", "used", "out", "florins", "city", "concession", "pirate",
    "faith", "square", "tableau", "hand", "maids", "bishop", "market", "coins", "fresh", "deck", "ahead", "discarded",
    "open", "victories", "agenda", "ended", "winners",
)  # fmt: skip


# --- position -> words ----------------------------------------------------------------------------------------------


def describe(s: PaxState) -> dict[str, Any]:
    """The whole position in words; a game that is over also says how it ended and who won."""
    seats = [s.seat_word(seat) for seat in range(s.seats)]
    ended = {"ended": OUTCOMES[s.ended], "winners": [seats[seat] for seat in s.winners]} if s.ended else {}
    return {
        "edition": s.edition.name,
        "banks": seats,
        "settings": [word for word, bit in SETTING.items() if s.settings & bit],
        "turn": seats[s.turn],
        "actions": s.actions,
        "done": [word for word, bit in DONE.items() if s.done & bit],
        "used": [ITEM.words[item] for item in s.used],
        "out": [seats[seat] for seat in range(s.seats) if s.out >> seat & 1],
        "florins": {word: int(s.florins[seat]) for seat, word in enumerate(seats)},
        "city": {CITY.words[at]: TOKEN.words[found] for at, found in enumerate(s.city) if found >= 0},
        "concession": {BORDER.words[at]: BANKS[found] for at, found in enumerate(s.concession) if found >= 0},
        "pirate": {BORDER.words[at]: TOKEN.words[found] for at, found in enumerate(s.pirate) if found >= 0},
        "faith": {EMPIRE.words[empire]: STATES[found] for empire, found in enumerate(s.faith)},
        "square": {EMPIRE.words[empire]: _square(s, seats, empire) for empire in range(EMPIRE_COUNT)},
        "tableau": {
            word: {side: [ITEM.words[item] for item in s.rows[seat * 2 + at]] for at, side in enumerate(SIDES)}
            for seat, word in enumerate(seats)
        },
        "hand": {word: [CARD.words[card] for card in s.hands[seat]] for seat, word in enumerate(seats)},
        "maids": {
            word: [CARD.words[queen] for queen in QUEENS if s.place[queen] == MAID + seat]
            for seat, word in enumerate(seats)
        },
        "bishop": {ITEM.words[item]: TOKEN.words[s.bishop[item]] for item in range(SQUARE) if s.bishop[item] >= 0},
        "market": {side: [_slot(s, at * ROW + column) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "coins": {side: [int(s.coins[at * ROW + column]) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "fresh": {side: [int(s.fresh[at * ROW + column]) for column in range(ROW)] for at, side in enumerate(SIDES)},
        "deck": {
            side: {
                "above": int(s.deck[at * DECK + ABOVE]),
                "below": int(s.deck[at * DECK + BELOW]),
                "comets": int(s.deck[at * DECK + COMETS]),
            }
            for at, side in enumerate(SIDES)
        },
        "ahead": {side: CARD.words[s.ahead[at]] for at, side in enumerate(SIDES) if s.ahead[at] >= 0},
        "discarded": [CARD.words[card] for card in range(CARD_COUNT) if s.place[card] == DISCARDED],
        "open": {colour: EMPORIUM.words[s.opened[at]] for at, colour in enumerate(COLOUR.words)},
        "victories": [VICTORY.words[at] for at in range(4) if s.active[at]],
        "agenda": [_step(step, seats) for step in s.agenda],
        **ended,
    }


def _square(s: PaxState, seats: list[str], empire: int) -> dict[str, Any]:
    """Every key is there, also with nothing behind it, so that a scenario can say that a square lost something."""
    suzerain, bishop = s.suzerain[empire], s.bishop[SQUARE + empire]
    return {
        "keeper": "throne" if s.keeper[empire] == THRONE else seats[s.keeper[empire]],
        "side": "republic" if s.republic[empire] else "king",
        "suzerain": "" if suzerain == NOBODY else EMPIRE.words[suzerain],
        "queens": [CARD.words[queen] for queen in s.wives[empire]],
        "bishop": "" if bishop < 0 else TOKEN.words[bishop],
        "repressed": [
            TOKEN.words[kind] for kind in range(TOKEN_COUNT) for _ in range(s.repressed[empire * TOKEN_COUNT + kind])
        ],
    }


def _slot(s: PaxState, slot: int) -> str:
    return CARD.words[s.market[slot]] if s.market[slot] >= 0 else ""


def _step(step: Step[Any], seats: list[str]) -> dict[str, Any]:
    words: dict[str, Any] = {"step": step.name}
    for field in step.fields:
        value = getattr(step, field)
        if field == "seat":
            words[field] = seats[value]
        elif field in ("war", "cause"):
            words[field] = CAUSE[value]
        elif field == "taken":  # items for a bishop, places otherwise
            words[field] = list(value)
        elif isinstance(value, tuple):
            words[field] = [STEP_FIELDS[field].words[one] for one in value]
        elif field in STEP_FIELDS:
            words[field] = STEP_FIELDS[field].words[value] if value >= 0 else "none"
        else:
            words[field] = value
    return words


# --- words -> position ----------------------------------------------------------------------------------------------


class Reader:
    """A ``given`` block being read; every complaint names the path of the key it is about."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.given = given
        for key in given:
            if key not in KEYS:
                raise _at(key, unknown("key", key, KEYS))

    def value(self, path: str, kind: type, default: Any) -> Any:
        """The value at a top-level key, of the right type."""
        return _typed(path, self.given.get(path, default), kind)

    def table(self, path: str) -> dict[str, Any]:
        """A table, empty if it is not given."""
        found: dict[str, Any] = self.value(path, dict, {})
        return found

    def words(self, path: str, raw: Any, domain: Domain) -> list[int]:
        """A list of words of one domain."""
        return [_find(path, word, domain) for word in _typed(path, raw, list)]


def _typed(path: str, value: Any, kind: type) -> Any:
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Problem("wrong-type", path=path, wanted=kind.__name__)
    return value


def _at(path: str, problem: Problem) -> Problem:
    problem.phrase.args["path"] = path
    return problem


def _find(path: str, word: Any, domain: Domain) -> int:
    try:
        return domain.find(_typed(path, word, str))
    except Problem as problem:
        raise _at(path, problem) from None


def _count(path: str, value: Any, most: int = 1000) -> int:
    number: int = _typed(path, value, int)
    if not 0 <= number <= most:
        raise Problem("out-of-range", path=path, least=0, most=most)
    return number


def position(game: PaxRenaissance, given: dict[str, Any]) -> PaxState:
    """A state from words; what is not given is empty: no tokens or cards, squares on thrones, states as at start."""
    reader = Reader(given)
    edition = reader.value("edition", str, "2e")
    if edition not in EDITIONS:
        raise _at("edition", unknown("edition", edition, tuple(EDITIONS)))
    banks = tuple(reader.words("banks", given.get("banks", ["fugger", "medici"]), BANK))
    if not 2 <= len(banks) <= 4 or len(set(banks)) != len(banks):
        raise Problem("wrong-banks", seats=len(banks), banks=", ".join(BANKS), path="banks")
    settings = sum(
        SETTING[SETTING_WORDS.words[at]] for at in reader.words("settings", given.get("settings", []), SETTING_WORDS)
    )
    s = empty_table(game, EDITIONS[edition], settings, banks, seeded("position"))
    seat = Domain("bank", tuple(BANKS[bank] for bank in banks))
    _read_map(reader, s)
    _read_cards(reader, s, seat)
    _read_squares(reader, s, seat)
    _read_market(reader, s)
    _read_turn(reader, s, seat)
    _count_reserve(s)
    s.settle()
    return s


def _read_map(reader: Reader, s: PaxState) -> None:
    for empire, state in enumerate(START_STATE):
        s.faith[empire] = state
    for word, raw in reader.table("faith").items():
        s.faith[_find(f"faith.{word}", word, EMPIRE)] = _find(f"faith.{word}", raw, STATE)
    for word, raw in reader.table("city").items():
        s.city[_find(f"city.{word}", word, CITY)] = _find(f"city.{word}", raw, TOKEN)
    for word, raw in reader.table("concession").items():
        s.concession[_find(f"concession.{word}", word, BORDER)] = _find(f"concession.{word}", raw, BANK)
    for word, raw in reader.table("pirate").items():
        s.pirate[_find(f"pirate.{word}", word, BORDER)] = _find(f"pirate.{word}", raw, TOKEN)
    for colour, emporium in enumerate(START_OPEN):
        s.opened[colour] = emporium
    for word, raw in reader.table("open").items():
        s.opened[_find(f"open.{word}", word, COLOUR)] = _find(f"open.{word}", raw, EMPORIUM)
    for victory in reader.words("victories", reader.given.get("victories", []), VICTORY):
        s.active[victory] = 1


def _claim(s: PaxState, path: str, card: int, place: int) -> None:
    if s.place[card]:
        raise Problem("card-twice", path=path, word=CARD.words[card])
    s.place[card] = place


def _read_cards(reader: Reader, s: PaxState, seat: Domain) -> None:
    rows = [list(row) for row in s.rows]
    for word, sides in reader.table("tableau").items():
        who = _find(f"tableau.{word}", word, seat)
        for side, raw in _typed(f"tableau.{word}", sides, dict).items():
            path = f"tableau.{word}.{side}"
            at = _find(path, side, SIDE)
            for item in reader.words(path, raw, ITEM):
                if item < SQUARE:
                    _claim(s, path, item, TABLEAU + who)
                rows[who * 2 + at].append(item)
    s.rows = tuple(tuple(row) for row in rows)
    hands: list[tuple[int, ...]] = [()] * s.seats
    for word, raw in reader.table("hand").items():
        who = _find(f"hand.{word}", word, seat)
        hands[who] = tuple(reader.words(f"hand.{word}", raw, CARD))
        for card in hands[who]:
            _claim(s, f"hand.{word}", card, HAND + who)
    s.hands = tuple(hands)
    for word, raw in reader.table("maids").items():
        who = _find(f"maids.{word}", word, seat)
        for card in reader.words(f"maids.{word}", raw, CARD):
            _claim(s, f"maids.{word}", card, MAID + who)
    for card in reader.words("discarded", reader.given.get("discarded", []), CARD):
        _claim(s, "discarded", card, DISCARDED)
    for word, raw in reader.table("bishop").items():
        s.bishop[_find(f"bishop.{word}", word, CARD)] = _find(f"bishop.{word}", raw, TOKEN)


def _read_squares(reader: Reader, s: PaxState, seat: Domain) -> None:
    wives: list[tuple[int, ...]] = [()] * EMPIRE_COUNT
    known = ("keeper", "side", "suzerain", "queens", "bishop", "repressed")
    for at, row in enumerate(s.rows):
        for item in row:
            if item >= SQUARE:
                s.keeper[item - SQUARE] = at // 2
    for word, raw in reader.table("square").items():
        path = f"square.{word}"
        empire = _find(path, word, EMPIRE)
        square = _typed(path, raw, dict)
        for key in square:
            if key not in known:
                raise _at(f"{path}.{key}", unknown("key", key, known))
        if square.get("suzerain", "") != "":
            s.suzerain[empire] = _find(f"{path}.suzerain", square["suzerain"], EMPIRE)
            s.keeper[empire] = s.keeper[s.suzerain[empire]]
        _check_keeper(s, path, square.get("keeper"), empire, seat)
        s.republic[empire] = _find(f"{path}.side", square.get("side", "king"), Domain("side", ("king", "republic")))
        wives[empire] = tuple(reader.words(f"{path}.queens", square.get("queens", []), CARD))
        for queen in wives[empire]:
            _claim(s, f"{path}.queens", queen, WED + empire)
        if square.get("bishop", "") != "":
            s.bishop[SQUARE + empire] = _find(f"{path}.bishop", square["bishop"], TOKEN)
        for kind in reader.words(f"{path}.repressed", square.get("repressed", []), TOKEN):
            s.repressed[empire * TOKEN_COUNT + kind] += 1
    s.wives = tuple(wives)


def _check_keeper(s: PaxState, path: str, raw: Any, empire: int, seat: Domain) -> None:
    """Where a square lies is said by the tableaux and by suzerains; a keeper may be repeated but not contradicted."""
    if raw is None:
        return
    keeper = THRONE if raw == "throne" else _find(f"{path}.keeper", raw, seat)
    if keeper != s.keeper[empire]:
        raise Problem("keeper-contradicted", path=f"{path}.keeper", word=EMPIRE.words[empire])


def _read_market(reader: Reader, s: PaxState) -> None:
    build_decks(s)
    for word, raw in reader.table("market").items():
        side = _find(f"market.{word}", word, SIDE)
        for column, card in enumerate(_row(f"market.{word}", raw)):
            if card != "":
                found = _find(f"market.{word}", card, CARD)
                _claim(s, f"market.{word}", found, MARKET)
                s.market[side * ROW + column] = found
    for key, vector in (("coins", s.coins), ("fresh", s.fresh)):
        for word, raw in reader.table(key).items():
            side = _find(f"{key}.{word}", word, SIDE)
            for column, number in enumerate(_row(f"{key}.{word}", raw)):
                vector[side * ROW + column] = _count(f"{key}.{word}", number)
    for word, raw in reader.table("deck").items():
        side = _find(f"deck.{word}", word, SIDE)
        parts = Domain("deck", ("above", "below", "comets"))
        for part, number in _typed(f"deck.{word}", raw, dict).items():
            path = f"deck.{word}.{part}"
            s.deck[side * DECK + _find(path, part, parts)] = _count(path, number)
    for word, raw in reader.table("ahead").items():
        card = _find(f"ahead.{word}", raw, CARD)
        _claim(s, f"ahead.{word}", card, AHEAD)
        s.ahead[_find(f"ahead.{word}", word, SIDE)] = card


def _row(path: str, raw: Any) -> list[Any]:
    row: list[Any] = _typed(path, raw, list)
    if len(row) > ROW:
        raise Problem("too-many", path=path, most=ROW)
    return row


def _read_turn(reader: Reader, s: PaxState, seat: Domain) -> None:
    for word, raw in reader.table("florins").items():
        s.florins[_find(f"florins.{word}", word, seat)] = _count(f"florins.{word}", raw)
    s.turn = _find("turn", reader.given.get("turn", seat.words[0]), seat)
    s.actions = _count("actions", reader.given.get("actions", 2), 2)
    for at in reader.words("done", reader.given.get("done", []), DONE_WORDS):
        s.done |= DONE[DONE_WORDS.words[at]]
    s.used = tuple(reader.words("used", reader.given.get("used", []), ITEM))
    for who in reader.words("out", reader.given.get("out", []), seat):
        s.out |= 1 << who
    agenda = reader.value("agenda", list, [{"step": "turn", "seat": seat.words[s.turn]}])
    s.agenda = tuple(_read_step(entry, seat) for entry in agenda)
    if "ended" in reader.given:
        ways = tuple(OUTCOMES)
        way = ways[_find("ended", reader.given["ended"], Domain("outcome", tuple(OUTCOMES.values())))]
        s.finish(way, tuple(reader.words("winners", reader.given.get("winners", []), seat)))


def _read_step(entry: Any, seat: Domain) -> Step[Any]:
    words = dict(_typed("agenda", entry, dict))
    name = words.pop("step", "")
    kind = STEPS[STEP.words[_find("agenda", name, STEP)]]
    args: list[Any] = []
    for field in kind.fields:
        if field not in words:
            raise Problem("step-incomplete", path="agenda", step=name, field=field)
        raw = words.pop(field)
        if field == "seat":
            args.append(_find("agenda", raw, seat))
        elif field in ("war", "cause"):
            if raw not in CAUSE or raw == "":
                raise _at("agenda", unknown(field, str(raw), tuple(word for word in CAUSE if word)))
            args.append(CAUSE.index(raw))
        elif isinstance(raw, list):
            domain = STEP_FIELDS.get(field)
            args.append(tuple(_count("agenda", one) if domain is None else _find("agenda", one, domain) for one in raw))
        elif field in STEP_FIELDS:
            args.append(-1 if raw == "none" else _find("agenda", raw, STEP_FIELDS[field]))
        else:
            args.append(_count("agenda", raw))
    if words:
        raise _at("agenda", unknown("field", next(iter(words)), kind.fields))
    step: Step[Any] = kind(*args)
    return step


def _count_reserve(s: PaxState) -> None:
    """Every piece that is nowhere else is in the reserve; there must be enough of each."""
    for kind in range(TOKEN_COUNT):
        s.reserve[kind] = SUPPLY[kind]
    for religion in range(3):
        s.reserve[token(PIRATE, religion)] = s.edition.pirates[religion]
    for bank in range(len(BANKS)):
        if s.seat_of[bank] == NOBODY:
            s.reserve[FIRST_PAWN + bank] = 0
    for found in (*s.city, *s.pirate, *s.bishop, *(FIRST_PAWN + bank for bank in s.concession if bank >= 0)):
        if found >= 0:
            s.reserve[found] -= 1
    for at, number in enumerate(s.repressed):
        s.reserve[at % TOKEN_COUNT] -= number
    for kind in range(TOKEN_COUNT):
        if s.reserve[kind] < 0:
            raise Problem("too-many-tokens", path="given", word=TOKEN.words[kind])
