"""A position from words: what a ``given`` block of a scenario says. ``wording`` tells it back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from signoria.engine.event import Sink
from signoria.engine.given import at
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.engine.vocabulary import Domain, unknown
from signoria.games.pax.agenda import read_agenda
from signoria.games.pax.data.cards import CARD_SIDE, IS_COMET, IS_QUEEN
from signoria.games.pax.data.ids import (
    BANKS,
    BISHOP,
    FIRST_PAWN,
    KNIGHT,
    PAWN,
    PIRATE,
    ROOK,
    SIDES,
    TOKEN_COUNT,
    piece_of,
)
from signoria.games.pax.data.map import BORDER_SEA, EMPIRE_SIDE, EMPORIUM_COLOUR
from signoria.games.pax.edition import EDITIONS
from signoria.games.pax.given import Reader, count, find, misplaced, typed, words
from signoria.games.pax.invariants import broken, dismissing
from signoria.games.pax.query import city_exists, protected
from signoria.games.pax.rules.market import deck_fits, unseen
from signoria.games.pax.rules.one_seat import check_solitaire
from signoria.games.pax.rules.setup import build_decks
from signoria.games.pax.rules.victory import OUTCOMES
from signoria.games.pax.state import (
    AHEAD,
    BELOW,
    COMETS,
    DECK,
    DISCARDED,
    EMPIRE_COUNT,
    HAND,
    HANDS_HIDDEN,
    MAID,
    MARKET,
    ROW,
    SOLITAIRE,
    SQUARE,
    TABLEAU,
    THRONE,
    WED,
    PaxState,
    empty_table,
    stock_of,
    supply,
)
from signoria.games.pax.vocabulary import (
    BANK,
    BORDER,
    CARD,
    CITY,
    EMPIRE,
    EMPORIUM,
    ITEM,
    SIDE,
    STATE,
    TOKEN,
)
from signoria.games.pax.wording import COLOUR, DONE, HANDS_OPEN, SETTING, VICTORY

if TYPE_CHECKING:
    from signoria.games.pax.game import PaxRenaissance

HANDS: Final = (HANDS_OPEN, "hands-hidden")
SETTING_WORDS: Final = Domain("setting", (*SETTING, *HANDS))
UNORDERED: Final = frozenset(
    ("settings", "done", "used", "out", "hand", "maids", "queens", "repressed", "discarded", "victories", "winners")
)
DONE_WORDS: Final = Domain("done", tuple(DONE))


def position(game: PaxRenaissance, given: dict[str, Any]) -> PaxState:
    """A state from words; what is not given is empty: no tokens or cards, squares on thrones, states as at start."""
    reader = Reader(given)
    edition = reader.value("edition", str, game.meta.editions[0])
    if edition not in game.meta.editions:
        raise at("edition", unknown("edition", edition, game.meta.editions))
    banks = tuple(words("banks", given.get("banks", ["fugger", "medici"]), BANK))
    if not 2 <= len(banks) <= 4 or len(set(banks)) != len(banks):
        raise Problem("wrong-banks", seats=len(banks), banks=", ".join(BANKS), path="banks")
    agreed = [SETTING_WORDS.words[setting] for setting in reader.listed("settings", SETTING_WORDS)]
    settings = 0 if HANDS_OPEN in agreed else HANDS_HIDDEN
    for word in agreed:
        if word.replace("-", "_") in EDITIONS[edition].barred:
            raise misplaced("settings", word)
        settings |= SETTING.get(word, 0)
    if settings & SOLITAIRE:
        check_solitaire(EDITIONS[edition], settings, banks)
    s = empty_table(game, EDITIONS[edition], settings, banks, seeded("position"))
    seat = Domain("bank", tuple(BANKS[bank] for bank in banks))
    _read_map(reader, s)
    _read_cards(reader, s, seat)
    _read_squares(reader, s, seat)
    _read_market(reader, s)
    _read_turn(reader, s, seat)
    _count_reserve(s)
    _check_pieces(s)
    if broken(s):
        raise Problem("impossible-position", path="given")
    if len(s.agenda) > 1:
        _try_out(s)
    s.sink = Sink()
    if len(s.agenda) == 1:
        s.open_turn()
    s.settle()
    return s


def _try_out(s: PaxState) -> None:
    """Rules trust that the pieces a step speaks of are there; a step written by hand may speak of others."""
    try:
        settled = s.clone()
        settled.settle()
        sound = not broken(settled)
        for option in settled.options():
            after = settled.clone()
            after.choose(option)
            sound = sound and not broken(after)
    except (AssertionError, LookupError, ValueError):
        sound = False
    if not sound:
        raise Problem("impossible-position", path="agenda")


def _read_map(reader: Reader, s: PaxState) -> None:
    for empire, state in enumerate(s.box.start_state):
        s.faith[empire] = state
    for word, raw in reader.table("faith").items():
        s.faith[find(f"faith.{word}", word, EMPIRE)] = find(f"faith.{word}", raw, STATE)
    for word, raw in reader.table("city").items():
        s.city[find(f"city.{word}", word, CITY)] = _piece(f"city.{word}", raw, (KNIGHT, ROOK))
    for word, raw in reader.table("concession").items():
        s.concession[find(f"concession.{word}", word, BORDER)] = find(f"concession.{word}", raw, BANK)
    for word, raw in reader.table("pirate").items():
        border = find(f"pirate.{word}", word, BORDER)
        s.pirate[border] = _piece(f"pirate.{word}", raw, (PIRATE,) if BORDER_SEA[border] else ())
    for colour, emporium in enumerate(s.box.start_open):
        s.opened[colour] = emporium
    for word, raw in reader.table("open").items():
        colour, emporium = find(f"open.{word}", word, COLOUR), find(f"open.{word}", raw, EMPORIUM)
        if EMPORIUM_COLOUR[emporium] != colour:
            raise misplaced(f"open.{word}", EMPORIUM.words[emporium])
        s.opened[colour] = emporium
    for victory in reader.listed("victories", VICTORY):
        s.active[victory] = 1


def _piece(path: str, raw: Any, kinds: tuple[int, ...]) -> int:
    found = find(path, raw, TOKEN)
    if piece_of(found) not in kinds:
        raise misplaced(path, TOKEN.words[found])
    return found


def _claim(s: PaxState, path: str, card: int, place: int) -> None:
    """Put a card somewhere: once, queens with kings or as maids, comets never into a hand or tableau."""
    if s.place[card]:
        raise Problem("card-twice", path=path, word=CARD.words[card])
    if (place >= MAID and not IS_QUEEN[card]) or (TABLEAU <= place < MAID and IS_QUEEN[card]):
        raise misplaced(path, CARD.words[card])
    if place >= HAND and IS_COMET[card]:
        raise misplaced(path, CARD.words[card])
    s.place[card] = place


def _read_cards(reader: Reader, s: PaxState, seat: Domain) -> None:
    rows = [list(row) for row in s.rows]
    for word, sides in reader.table("tableau").items():
        who = find(f"tableau.{word}", word, seat)
        for side, raw in typed(f"tableau.{word}", sides, dict).items():
            path = f"tableau.{word}.{side}"
            east = find(path, side, SIDE)
            for item in words(path, raw, ITEM):
                if item < SQUARE:
                    _claim(s, path, item, TABLEAU + who)
                elif s.keeper[item - SQUARE] != THRONE:
                    raise Problem("card-twice", path=path, word=ITEM.words[item])
                else:
                    s.keeper[item - SQUARE] = who
                if (CARD_SIDE[item] if item < SQUARE else EMPIRE_SIDE[item - SQUARE]) != east:
                    raise misplaced(path, ITEM.words[item])
                rows[who * 2 + east].append(item)
    s.rows = tuple(tuple(row) for row in rows)
    hands: list[tuple[int, ...]] = [()] * s.seats
    for word, raw in reader.table("hand").items():
        who = find(f"hand.{word}", word, seat)
        hands[who] = tuple(words(f"hand.{word}", raw, CARD))
        for card in hands[who]:
            _claim(s, f"hand.{word}", card, HAND + who)
    s.hands = tuple(hands)
    for word, raw in reader.table("maids").items():
        who = find(f"maids.{word}", word, seat)
        for card in words(f"maids.{word}", raw, CARD):
            _claim(s, f"maids.{word}", card, MAID + who)
    for card in reader.listed("discarded", CARD):
        _claim(s, "discarded", card, DISCARDED)
    for word, raw in reader.table("bishop").items():
        card, bishop = find(f"bishop.{word}", word, CARD), _piece(f"bishop.{word}", raw, (BISHOP,))
        if not TABLEAU <= s.place[card] < MAID:
            raise misplaced(f"bishop.{word}", TOKEN.words[bishop])
        s.bishop[card] = bishop


def _read_squares(reader: Reader, s: PaxState, seat: Domain) -> None:
    wives: list[tuple[int, ...]] = [()] * EMPIRE_COUNT
    known = ("keeper", "side", "suzerain", "queens", "bishop", "repressed")
    for word, raw in reader.table("square").items():
        path = f"square.{word}"
        empire = find(path, word, EMPIRE)
        square = typed(path, raw, dict)
        for key in square:
            if key not in known:
                raise at(f"{path}.{key}", unknown("key", key, known))
        if square.get("suzerain", "") != "":
            suzerain = find(f"{path}.suzerain", square["suzerain"], EMPIRE)
            if not _in_a_row(s, suzerain) or _in_a_row(s, empire):
                raise Problem("wrong-suzerain", path=f"{path}.suzerain", word=EMPIRE.words[suzerain])
            s.suzerain[empire] = suzerain
            s.keeper[empire] = s.keeper[suzerain]
        _check_keeper(s, path, square.get("keeper"), empire, seat)
        s.republic[empire] = find(f"{path}.side", square.get("side", "king"), Domain("side", ("king", "republic")))
        if s.republic[empire] and not _in_a_row(s, empire):
            raise misplaced(f"{path}.side", "republic")
        wives[empire] = tuple(words(f"{path}.queens", square.get("queens", []), CARD))
        for queen in wives[empire]:
            _claim(s, f"{path}.queens", queen, WED + empire)
            if s.republic[empire]:
                raise misplaced(f"{path}.queens", CARD.words[queen])
        if square.get("bishop", "") != "":
            s.bishop[SQUARE + empire] = _piece(f"{path}.bishop", square["bishop"], (BISHOP,))
        for each in typed(f"{path}.repressed", square.get("repressed", []), list):
            kind = _piece(f"{path}.repressed", each, (KNIGHT, ROOK, PAWN))
            s.repressed[empire * TOKEN_COUNT + kind] += 1
    s.wives = tuple(wives)
    for empire, suzerain in enumerate(s.suzerain):
        if suzerain >= 0 and s.republic[suzerain]:
            path = f"square.{EMPIRE.words[empire]}.suzerain"
            raise Problem("wrong-suzerain", path=path, word=EMPIRE.words[suzerain])


def _in_a_row(s: PaxState, empire: int) -> bool:
    """Whether a square stands in a tableau by itself, not under another."""
    return any(SQUARE + empire in row for row in s.rows)


def _check_keeper(s: PaxState, path: str, raw: Any, empire: int, seat: Domain) -> None:
    """Where a square lies is said by the tableaux and by suzerains; a keeper may be repeated but not contradicted."""
    if raw is None:
        return
    keeper = THRONE if raw == "throne" else find(f"{path}.keeper", raw, seat)
    if keeper != s.keeper[empire]:
        raise Problem("keeper-contradicted", path=f"{path}.keeper", word=EMPIRE.words[empire])


def _read_market(reader: Reader, s: PaxState) -> None:
    build_decks(s)
    for word, raw in reader.table("market").items():
        side = find(f"market.{word}", word, SIDE)
        for column, card in enumerate(_row(f"market.{word}", raw)):
            if card != "":
                found = find(f"market.{word}", card, CARD)
                _claim(s, f"market.{word}", found, MARKET)
                s.market[side * ROW + column] = found
    for key, vector, most in (("coins", s.coins, 1000), ("fresh", s.fresh, 1)):
        for word, raw in reader.table(key).items():
            side = find(f"{key}.{word}", word, SIDE)
            for column, number in enumerate(_row(f"{key}.{word}", raw)):
                vector[side * ROW + column] = count(f"{key}.{word}", number, most)
    for word, raw in reader.table("ahead").items():
        card, side = find(f"ahead.{word}", raw, CARD), find(f"ahead.{word}", word, SIDE)
        if CARD_SIDE[card] != side:
            raise misplaced(f"ahead.{word}", CARD.words[card])
        _claim(s, f"ahead.{word}", card, AHEAD)
        s.ahead[side] = card
    _read_decks(reader, s)


def _read_decks(reader: Reader, s: PaxState) -> None:
    """What is not said about a deck is as at the start, without the comets that are elsewhere."""
    for side in range(2):
        seen = max(0, s.deck[side * DECK + COMETS] - unseen(s, side, comets=True))
        s.deck[side * DECK + COMETS] -= seen
        s.deck[side * DECK + BELOW] -= seen
    for word, raw in reader.table("deck").items():
        side = find(f"deck.{word}", word, SIDE)
        parts = Domain("deck", ("above", "below", "comets"))
        for part, number in typed(f"deck.{word}", raw, dict).items():
            path = f"deck.{word}.{part}"
            s.deck[side * DECK + find(path, part, parts)] = count(path, number)
    for side, word in enumerate(SIDES):
        if not deck_fits(s, side):
            cards, comets = unseen(s, side, comets=False), unseen(s, side, comets=True)
            raise Problem("deck-too-big", path=f"deck.{word}", cards=cards, comets=comets)


def _row(path: str, raw: Any) -> list[Any]:
    row: list[Any] = typed(path, raw, list)
    if len(row) > ROW:
        raise Problem("too-many", path=path, most=ROW)
    return row


def _read_turn(reader: Reader, s: PaxState, seat: Domain) -> None:
    for word, raw in reader.table("florins").items():
        s.florins[find(f"florins.{word}", word, seat)] = count(f"florins.{word}", raw)
    s.turn = find("turn", reader.given.get("turn", seat.words[0]), seat)
    s.actions = count("actions", reader.given.get("actions", 2), 2)
    for done in reader.listed("done", DONE_WORDS):
        s.done |= DONE[DONE_WORDS.words[done]]
    s.used = tuple(reader.listed("used", ITEM))
    for who in reader.listed("out", seat):
        s.out |= 1 << who
    if "ended" in reader.given:
        ways = tuple(OUTCOMES)
        way = ways[find("ended", reader.given["ended"], Domain("outcome", tuple(OUTCOMES.values())))]
        s.finish(way, tuple(reader.listed("winners", seat)))
        return
    if s.out >> s.turn & 1 or int(s.out).bit_count() > s.seats - 2:
        raise Problem("too-many-out", path="out")
    agenda = reader.value("agenda", list, [{"step": "turn", "seat": seat.words[s.turn]}])
    s.agenda = read_agenda(s, agenda, seat)


def _count_reserve(s: PaxState) -> None:
    """Every piece that is nowhere else is in the reserve; there must be enough of each."""
    for kind in range(TOKEN_COUNT):
        s.reserve[kind] = supply(s, kind)
    for found in (*s.city, *s.pirate, *s.bishop, *(FIRST_PAWN + bank for bank in s.concession if bank >= 0)):
        if found >= 0:
            s.reserve[stock_of(s, found)] -= 1
    for each, number in enumerate(s.repressed):
        s.reserve[each % TOKEN_COUNT] -= number
    for kind in range(TOKEN_COUNT):
        if s.reserve[kind] < 0:
            raise Problem("too-many-tokens", path="given", word=TOKEN.words[kind])


def _check_pieces(s: PaxState) -> None:
    """What can be told only with everything in its place: closed emporia, and pirates beside concessions."""
    for city, found in enumerate(s.city):
        if found >= 0 and not city_exists(s, city) and not dismissing(s):
            raise misplaced(f"city.{CITY.words[city]}", TOKEN.words[found])
    for border, found in enumerate(s.pirate):
        if found >= 0 and s.concession[border] >= 0 and not protected(s, s.concession[border]):
            raise misplaced(f"pirate.{BORDER.words[border]}", TOKEN.words[found])
