"""Positions in words: what the ``given`` block of a scenario says, in both directions."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.engine.event import Sink
from signoria.engine.given import at, find, listed, number, plain, seat_of, table
from signoria.engine.problem import Problem
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, unknown
from signoria.games.lorenzo.data.board import MOST_FAITH, ROUNDS
from signoria.games.lorenzo.data.cards import CARD_WORDS, CARDS
from signoria.games.lorenzo.data.ids import (
    CARDS_OF_TYPE,
    COUNCIL,
    FAITH,
    FLOOR_WORDS,
    FLOORS,
    GOODS,
    MEMBERS,
    PRIVILEGE,
    SEATS,
    SPACE_COUNT,
    SPACES,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import HAND_SIZE, LEADER_WORDS
from signoria.games.lorenzo.data.tiles import BASIC_TILE, BONUS_TILES, TILES, TILES_OF_PERIOD
from signoria.games.lorenzo.edition import DEALT, EDITION_NAMES, GIVEN_OUT
from signoria.games.lorenzo.rules.rounds import push_phases
from signoria.games.lorenzo.rules.setup import pile_of
from signoria.games.lorenzo.rules.turns import Turn, Turns
from signoria.games.lorenzo.state import (
    BONUS_TILE,
    DROPPED,
    HAND,
    HOME,
    OWNED,
    PENALTY,
    PLAYED,
    RAISED,
    USED,
    WIDTH,
    LorenzoState,
    bits,
    count_bits,
)
from signoria.games.lorenzo.vocabulary import BONUS_TILE as BONUS_TILE_WORDS
from signoria.games.lorenzo.vocabulary import (
    CARD,
    CHAIR,
    FLOOR,
    GOOD,
    LEADER,
    MEMBER,
    OUTCOMES,
    SPACE,
    TILE,
    VOCABULARY,
)

KEYS: Final = (
    *("edition", "leaders", "round", "order", "dice", "tiles", "towers", "gone", "goods", "cards", "members", "palace"),
    *("excommunicated", "bonus-tiles", "hand", "played", "used", "discarded", "raised", "copied", "kept", "dealt"),
    *("steps", "turn", "lap", "ended", "winners"),
)
UNORDERED: Final = frozenset(
    ("gone", "cards", "excommunicated", "hand", "played", "used", "discarded", "dealt", "winners")
)
NOBODY: Final = "-"
LEADER_COLUMNS: Final = (("hand", HAND), ("played", PLAYED), ("used", USED), ("discarded", DROPPED))

# What the numbers of each step are, after its name: a domain, or None for a plain number.
CHOICES: Final = Domain("type", (*TYPES, "any"))
ANSWER: Final = Domain("option", tuple(VOCABULARY.words(at).replace(" ", ":") for at in range(VOCABULARY.size)))
STEP_WORDS: Final[dict[str, tuple[Domain | None, ...]]] = {
    "turns": (CHAIR, None, None),
    "turn": (CHAIR,),
    "after": (CHAIR,),
    "go": (CHAIR, MEMBER, None),
    "take": (CHAIR, CHOICES, None, CARD),
    "servants": (CHAIR, MEMBER, SPACE, None, CARD),
    "pay": (CHAIR, FLOOR, CARD),
    "privileges": (CHAIR, None, None),
    "trades": (CHAIR, None, None, None),
    "copy": (CHAIR,),
    "raise": (CHAIR,),
    "report": (CHAIR,),
    "begin-round": (CHAIR,),
    "end-round": (CHAIR,),
    "choose-tile": (CHAIR,),
    "deal": (CHAIR,),
    "keep": (CHAIR, ANSWER, None),
}


# --- into words -------------------------------------------------------------------------------------------------------


def describe(s: LorenzoState) -> dict[str, Any]:
    """The whole position; a card that is not named lies in its deck, a leader in the box, a member at home."""
    seats = range(s.count)
    board = s.board
    given: dict[str, Any] = {
        "edition": EDITION_NAMES[s.edition],
        "leaders": GIVEN_OUT[s.given_out],
        "round": s.round,
        "order": [SEATS[seat] for seat in s.order],
        "dice": {MEMBERS[die]: int(s.dice[die]) for die in range(3)},
        "tiles": [TILES[tile] for tile in s.tiles],
        "towers": {FLOOR_WORDS[floor]: CARD_WORDS[s.tower[floor]] for floor in range(FLOORS) if s.tower[floor] >= 0},
        "gone": card_words(s.gone[0], s.gone[1], s.gone[2], s.gone[3]),
        "goods": {
            SEATS[seat]: {GOODS[good]: int(board[seat * WIDTH + good]) for good in range(PRIVILEGE)} for seat in seats
        },
        "cards": {
            SEATS[seat]: card_words(*[board[seat * WIDTH + OWNED + kind] for kind in range(4)]) for seat in seats
        },
        "members": {SEATS[seat]: placed(s, seat) for seat in seats},
        "palace": [SEATS[seat] for seat in s.queue if seat >= 0],
        "excommunicated": {
            SEATS[seat]: [TILES[tile] for tile in bits(board[seat * WIDTH + PENALTY])] for seat in seats
        },
        "bonus-tiles": {
            SEATS[seat]: BONUS_TILES[board[seat * WIDTH + BONUS_TILE]]
            for seat in seats
            if board[seat * WIDTH + BONUS_TILE] >= 0
        },
    }
    for key, column in LEADER_COLUMNS:
        given[key] = {SEATS[seat]: [LEADER_WORDS[at] for at in bits(board[seat * WIDTH + column])] for seat in seats}
    given["raised"] = {
        SEATS[seat]: MEMBERS[board[seat * WIDTH + RAISED]] for seat in seats if board[seat * WIDTH + RAISED] >= 0
    }
    given["copied"] = LEADER_WORDS[s.copied] if s.copied >= 0 else ""
    given["kept"] = {
        SEATS[seat]: [LEADER_WORDS[at] for at in s.picks[seat * HAND_SIZE : seat * HAND_SIZE + HAND_SIZE] if at >= 0]
        for seat in seats
    }
    given["dealt"] = {
        SEATS[seat]: [LEADER_WORDS[at] for at in range(len(LEADER_WORDS)) if s.origin[at] == seat] for seat in seats
    }
    if s.ended:
        given["ended"] = OUTCOMES[s.ended]
        given["winners"] = [SEATS[seat] for seat in s.winners]
    else:
        given["steps"] = [step_in_words(step) for step in s.agenda]
    return given


def card_words(*masks: int) -> list[str]:
    """The words of cards, from their bits type by type."""
    return [CARD_WORDS[kind * CARDS_OF_TYPE + at] for kind, mask in enumerate(masks) for at in bits(mask)]


def placed(s: LorenzoState, seat: int) -> dict[str, str]:
    """Where the members of a seat stand."""
    return {
        MEMBERS[member]: SPACES[space]
        for member in range(4)
        for space in range(SPACE_COUNT)
        if s.spaces[space] >> (seat * 4 + member) & 1
    }


def step_in_words(step: Step[Any]) -> str:
    """A step as a line of words: ``servants red white harvest 3 -``, ``keep red/green keep:sisto-iv/- 0``."""
    name, *numbers = step.to_json()
    said = [str(name)]
    for domain, value in zip(STEP_WORDS[str(name)], numbers, strict=True):
        parts = value if isinstance(value, tuple) else (value,)
        said.append("/".join([word_of(domain, part) for part in parts]) or NOBODY)
    return " ".join(said)


def word_of(domain: Domain | None, number: int) -> str:
    """A number of a step as a word."""
    return str(number) if domain is None else NOBODY if number < 0 else domain.words[number]


# --- from words -------------------------------------------------------------------------------------------------------


def seats_and_leaders(given: dict[str, Any]) -> tuple[int, int]:
    """How many seats play, and how leaders were given out: by hand unless the draft is described."""
    for key in given:
        if key not in KEYS:
            raise at(key, unknown("key", key, KEYS))
    order = listed(given, "order") or list(table(given, "goods"))
    if not 2 <= len(order) <= len(SEATS):
        raise at("order", Problem("wrong-seats", seats=len(order), fewest=2, most=len(SEATS)))
    word = given.get("leaders", GIVEN_OUT[DEALT])
    if word not in GIVEN_OUT:
        raise at("leaders", unknown("gameoption", str(word), GIVEN_OUT))
    return len(order), GIVEN_OUT.index(word)


def fill(s: LorenzoState, given: dict[str, Any]) -> None:
    """Put everything where a ``given`` block has it."""
    s.round = number({"round": 1, **given}, "round", 0, ROUNDS)
    order = listed(given, "order") or [SEATS[seat] for seat in range(s.count)]
    s.order = vec[i64]([seat_in(s, "order", word) for word in order])
    dice = table(given, "dice")
    for word in dice:
        s.dice[find("dice", Domain("member", MEMBERS[:3]), word)] = number(dice, word, 1, 6, "dice")
    tiles = listed(given, "tiles") or [TILES[period * TILES_OF_PERIOD] for period in range(3)]
    s.tiles = vec[i64]([find("tiles", TILE, word) for word in tiles])
    fill_cards(s, given)
    fill_seats(s, given)
    fill_members(s, given)
    fill_leaders(s, given)
    fill_agenda(s, given)


def fill_cards(s: LorenzoState, given: dict[str, Any]) -> None:
    """Cards in towers, with seats, and out of the game; each in one place only."""
    seen: set[int] = set()

    def card_in(path: str, word: object) -> int:
        card = find(path, CARD, word)
        if card in seen:
            raise at(path, Problem("lorenzo-card-twice", card=CARD.phrase(card)))
        seen.add(card)
        return card

    for word, name in table(given, "towers").items():
        floor = find("towers", FLOOR, word)
        card = card_in(f"towers.{word}", name)
        if CARDS[card].type != floor >> 2:
            raise at(f"towers.{word}", Problem("lorenzo-other-tower", card=CARD.phrase(card)))
        s.tower[floor] = card
    for name in listed(given, "gone"):
        card = card_in("gone", name)
        s.gone[CARDS[card].type] |= CARDS[card].bit
    for word, names in table(given, "cards").items():
        seat = seat_in(s, f"cards.{word}", word)
        for name in names:
            card = card_in(f"cards.{word}", name)
            s.board[seat * WIDTH + OWNED + CARDS[card].type] |= CARDS[card].bit


def fill_seats(s: LorenzoState, given: dict[str, Any]) -> None:
    """Goods, excommunications and bonus tiles."""
    for word, goods in table(given, "goods").items():
        seat = seat_in(s, f"goods.{word}", word)
        for name in goods:
            good = find(f"goods.{word}", Domain("good", GOOD.words[:PRIVILEGE]), name)
            most = MOST_FAITH if good == FAITH else 999
            s.board[seat * WIDTH + good] = number(goods, name, 0, most, f"goods.{word}")
    for word, names in table(given, "excommunicated").items():
        seat = seat_in(s, f"excommunicated.{word}", word)
        for name in names:
            tile = find(f"excommunicated.{word}", TILE, name)
            if tile not in list(s.tiles):
                raise at(f"excommunicated.{word}", Problem("lorenzo-tile-not-there", tile=TILE.phrase(tile)))
            s.board[seat * WIDTH + PENALTY] |= 1 << tile
    tiles = table(given, "bonus-tiles")
    for seat in range(s.count):
        tile = find("bonus-tiles", BONUS_TILE_WORDS, tiles[SEATS[seat]]) if SEATS[seat] in tiles else BASIC_TILE
        s.board[seat * WIDTH + BONUS_TILE] = tile
        if SEATS[seat] not in tiles and any("choose-tile" in line for line in listed(given, "steps")):
            s.board[seat * WIDTH + BONUS_TILE] = -1


def fill_members(s: LorenzoState, given: dict[str, Any]) -> None:
    """Members on spaces, and the queue in the palace."""
    for word, spaces in table(given, "members").items():
        seat = seat_in(s, f"members.{word}", word)
        for name, place in spaces.items():
            member = find(f"members.{word}", MEMBER, name)
            space = find(f"members.{word}.{name}", SPACE, place)
            s.board[seat * WIDTH + HOME] &= ~(1 << member)
            s.spaces[space] |= 1 << (seat * 4 + member)
    for word, name in table(given, "raised").items():
        s.board[seat_in(s, f"raised.{word}", word) * WIDTH + RAISED] = find(f"raised.{word}", MEMBER, name)
    queue = [seat_in(s, "palace", word) for word in listed(given, "palace")]
    queue += [seat for seat in s.order if s.spaces[COUNCIL] >> (seat * 4) & 15 and seat not in queue]
    for place, seat in enumerate(queue):
        s.queue[place] = seat


def fill_leaders(s: LorenzoState, given: dict[str, Any]) -> None:
    """Leaders in hands, played, face down and discarded, and how they were dealt and kept."""
    seen: set[int] = set()
    for key, column in LEADER_COLUMNS:
        for word, names in table(given, key).items():
            seat = seat_in(s, f"{key}.{word}", word)
            for name in names:
                leader = find(f"{key}.{word}", LEADER, name)
                if leader in seen and column != USED:
                    raise at(f"{key}.{word}", Problem("lorenzo-leader-twice", leader=LEADER.phrase(leader)))
                seen.add(leader)
                s.board[seat * WIDTH + column] |= 1 << leader
    if given.get("copied"):
        s.copied = find("copied", LEADER, given["copied"])
    kept, dealt = table(given, "kept"), table(given, "dealt")
    for seat in range(s.count):
        base = seat * WIDTH
        held = bits(s.board[base + HAND] | s.board[base + PLAYED] | s.board[base + DROPPED])
        if len(held) > HAND_SIZE:
            raise at(f"hand.{SEATS[seat]}", Problem("lorenzo-too-many-leaders", most=HAND_SIZE))
        order = [find("kept", LEADER, word) for word in kept.get(SEATS[seat], [])] or held
        for turn, leader in enumerate(order):
            s.picks[seat * HAND_SIZE + turn] = leader
            s.origin[leader] = pile_of(s, seat, turn) if s.given_out != DEALT else seat
    for word, names in dealt.items():
        for name in names:
            s.origin[find(f"dealt.{word}", LEADER, name)] = seat_in(s, f"dealt.{word}", word)


def fill_agenda(s: LorenzoState, given: dict[str, Any]) -> None:
    """What is still to be done: the steps as they are written, or an ordinary turn of a seat."""
    if "ended" in given:
        ways = {word: way for way, word in OUTCOMES.items()}
        if given["ended"] not in ways:
            raise at("ended", unknown("outcome", str(given["ended"]), tuple(ways)))
        s.finish(ways[given["ended"]], tuple([seat_in(s, "winners", word) for word in listed(given, "winners")]))
    elif "steps" in given:
        s.agenda = s.game.restore_steps([step_from_words(s, line) for line in listed(given, "steps")])
    else:
        seat = seat_in(s, "turn", given.get("turn", SEATS[s.order[0]]))
        lap = number(given, "lap", 0, 4) if "lap" in given else 4 - int(count_bits(s.board[seat * WIDTH + HOME]))
        push_phases(s)
        s.push(Turns(-1, lap, list(s.order).index(seat) + 1))
        s.push(Turn(seat))
    s.sink = Sink()
    s.settle()


def step_from_words(s: LorenzoState, line: str) -> list[Any]:
    """The step that a line of words names."""
    name, *said = line.split()
    if name not in STEP_WORDS:
        raise at("steps", unknown("step", name, tuple(STEP_WORDS)))
    domains = STEP_WORDS[name]
    if len(said) != len(domains):
        raise at("steps", Problem("lorenzo-step", line=line))
    numbers: list[Any] = [name]
    for domain, word in zip(domains, said, strict=True):
        if domain is ANSWER and word == NOBODY:
            numbers.append(())
        elif "/" in word:
            numbers.append(tuple([number_of(s, domain, part) for part in word.split("/")]))
        else:
            numbers.append(number_of(s, domain, word))
    return numbers


def number_of(s: LorenzoState, domain: Domain | None, word: str) -> int:
    """The number of a step that a word says."""
    if domain is None:
        return plain("steps", word)
    if word == NOBODY:
        return -1
    return seat_in(s, "steps", word) if domain is CHAIR else find("steps", domain, word)


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_in(s: LorenzoState, path: str, word: object) -> int:
    """The number of a seat that plays."""
    return seat_of(SEATS[: s.count], path, word)
