"""What a seat may know, built from its knowledge: leaders in other hands are counted, never looked at.

The fields of a view are described in docs/views/lorenzo.md.
"""

from __future__ import annotations

from signoria.games.lorenzo.components import needs
from signoria.games.lorenzo.data.board import MARKET_FOR_FOUR
from signoria.games.lorenzo.data.cards import CARD_WORDS
from signoria.games.lorenzo.data.ids import (
    CARDS_OF_TYPE,
    CATEGORIES,
    FLOORS,
    GOODS,
    HARVEST_LARGE,
    MARKET_COINS,
    MEMBERS,
    PRIVILEGE,
    PRODUCTION_LARGE,
    SEATS,
    SPACES,
    TYPES,
)
from signoria.games.lorenzo.data.leaders import CESARE_BIT, LEADER_WORDS, LORENZO
from signoria.games.lorenzo.data.tiles import BONUS_TILES, TILES
from signoria.games.lorenzo.edition import EDITION_NAMES, GIVEN_OUT
from signoria.games.lorenzo.hidden import draft_turn, seen
from signoria.games.lorenzo.rules.actions import Go, Pay, Servants, Take
from signoria.games.lorenzo.rules.costs import NO_DISCOUNT, cost_of, payments, surcharge
from signoria.games.lorenzo.rules.scoring import forecast
from signoria.games.lorenzo.rules.setup import Keep, pile
from signoria.games.lorenzo.rules.values import member_value, servants_worth
from signoria.games.lorenzo.rules.vatican import period_of
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
    abilities,
    bits,
    cards_of,
    count_bits,
)
from signoria.games.lorenzo.vocabulary import KEEP, SERVANTS


def view(s: LorenzoState, viewer: int) -> dict[str, object]:
    """Everything the viewer (-1: somebody who watches) can see."""
    period = max(period_of(s), 0)
    return {
        "edition": EDITION_NAMES[s.edition],
        "leaders": GIVEN_OUT[s.given_out],
        "round": s.round,
        "period": period + 1,
        "viewer": SEATS[viewer] if viewer >= 0 else "",
        "asked": [SEATS[seat] for seat in s.deciders(viewer)],
        "doing": doing(s),
        "order": [SEATS[seat] for seat in s.order],
        "next-order": [SEATS[seat] for seat in s.queue if seat >= 0],
        "dice": {MEMBERS[die]: int(s.dice[die]) for die in range(3)} if s.round else {},
        "towers": [tower(s, viewer, kind) for kind in range(len(TYPES))],
        "spaces": {SPACES[space]: space_view(s, space) for space in range(FLOORS, len(SPACES))},
        "tiles": [
            {
                "tile": TILES[s.tiles[at]],
                "faith": s.box.faith_needed[at],
                "on": [SEATS[seat] for seat in range(s.count) if s.board[seat * WIDTH + PENALTY] >> s.tiles[at] & 1],
            }
            for at in range(3)
        ],
        "report": report(s, period),
        "faith-points": list(s.box.faith_points),
        "decks": [deck_left(s, kind) for kind in range(len(TYPES))],
        "gone": gone(s),
        "seats": [seat_view(s, viewer, seat) for seat in range(s.count)],
        "draft": draft_view(s, viewer),
        "ended": s.game.outcomes[s.ended] if s.ended else "",
        "winners": [SEATS[seat] for seat in s.winners],
    }


def report(s: LorenzoState, period: int) -> dict[str, object]:
    """V1: the next Vatican report: how much faith it asks for, which tile it gives, and in how many rounds."""
    if s.ended:
        return {}
    return {
        "faith": s.box.faith_needed[period],
        "tile": TILES[s.tiles[period]],
        "rounds": s.round % 2 if s.round else 2,
    }


def gone(s: LorenzoState) -> list[str]:
    """The cards that left the game, type by type."""
    return [CARD_WORDS[kind * CARDS_OF_TYPE + at] for kind in range(len(TYPES)) for at in bits(s.gone[kind])]


def tower(s: LorenzoState, viewer: int, kind: int) -> dict[str, object]:
    """A tower: cards and members from the ground up, and what entering it and each card would cost the viewer."""
    return {
        "type": TYPES[kind],
        "surcharge": surcharge(s, viewer, kind) if viewer >= 0 else 0,
        "floors": [floor_view(s, viewer, floor) for floor in range(kind * 4, kind * 4 + 4)],
    }


def floor_view(s: LorenzoState, viewer: int, floor: int) -> dict[str, object]:
    """A floor: its card, the ways the viewer could pay for it, discounts included, and who stands there."""
    number = s.tower[floor]
    if number < 0:
        return {"card": "", "costs": [], "members": members(s, floor)}
    card = s.box.cards[number]
    ways = payments(s, viewer, card, NO_DISCOUNT) if viewer >= 0 else ()
    costs = [
        {GOODS[good]: int(amount) for good, amount in enumerate(cost_of(s, viewer, card, way, NO_DISCOUNT)) if amount}
        for way in ways
    ]
    return {"card": CARD_WORDS[number], "costs": costs, "members": members(s, floor)}


def members(s: LorenzoState, space: int) -> list[str]:
    """The members on a space, as ``red-white``."""
    return [f"{SEATS[bit // 4]}-{MEMBERS[bit % 4]}" for bit in bits(s.spaces[space])]


def space_view(s: LorenzoState, space: int) -> dict[str, object]:
    """A space that is not a floor."""
    covered = (space in (HARVEST_LARGE, PRODUCTION_LARGE) and s.count == 2) or (
        MARKET_FOR_FOUR <= space < MARKET_COINS + 4 and s.count < 4
    )
    return {"members": members(s, space), "covered": covered}


def deck_left(s: LorenzoState, kind: int) -> int:
    """How many cards of a type are still to come."""
    out = count_bits(s.gone[kind])
    for seat in range(s.count):
        out += count_bits(s.board[seat * WIDTH + OWNED + kind])
    for floor in range(kind * 4, kind * 4 + 4):
        out += 1 if s.tower[floor] >= 0 else 0
    return CARDS_OF_TYPE - out


def seat_view(s: LorenzoState, viewer: int, seat: int) -> dict[str, object]:
    """A seat's board; its hand only to itself."""
    base = seat * WIDTH
    board = s.board
    tile = board[base + BONUS_TILE]
    parts = forecast(s, seat)
    territories = count_bits(board[base + OWNED])
    slots = [0] * len(s.box.slot_military) if abilities(s, seat) & CESARE_BIT else list(s.box.slot_military)
    hand = bits(board[base + HAND])
    told: dict[str, object] = {
        "seat": SEATS[seat],
        "goods": {GOODS[good]: int(board[base + good]) for good in range(PRIVILEGE)},
        "cards": {
            TYPES[kind]: [CARD_WORDS[kind * CARDS_OF_TYPE + at] for at in bits(board[base + OWNED + kind])]
            for kind in range(len(TYPES))
        },
        "members": {
            MEMBERS[member]: {
                "home": bool(board[base + HOME] >> member & 1),
                "value": int(member_value(s, seat, member)),
                "raised": bool(board[base + RAISED] == member),
            }
            for member in range(4)
        },
        "bonus-tile": BONUS_TILES[tile] if tile >= 0 else "",
        "harvest": [[GOODS[good], amount] for good, amount in s.box.tile_harvest[tile]] if tile >= 0 else [],
        "production": [[GOODS[good], amount] for good, amount in s.box.tile_production[tile]] if tile >= 0 else [],
        "slots": slots,
        "next-slot": slots[territories] if territories < len(slots) else -1,
        "penalties": [TILES[at] for at in bits(board[base + PENALTY])],
        "hand-size": len(hand),
        "played": leaders(board[base + PLAYED]),
        "used": leaders(board[base + USED]),
        "discarded": leaders(board[base + DROPPED]),
        "forecast": {CATEGORIES[at]: int(parts[at]) for at in range(len(CATEGORIES))},
        "total": int(sum(parts)),
    }
    if seat == viewer:
        told["hand"] = [LEADER_WORDS[leader] for leader in hand]
        told["progress"] = {LEADER_WORDS[leader]: progress(s, seat, leader) for leader in hand}
    if board[base + PLAYED] >> LORENZO & 1 and s.copied >= 0:
        told["copies"] = LEADER_WORDS[s.copied]
    return told


def leaders(mask: int) -> list[str]:
    """The words of leaders whose bits are set."""
    return [LEADER_WORDS[leader] for leader in bits(mask)]


def progress(s: LorenzoState, seat: int, leader: int) -> list[dict[str, object]]:
    """A4: what a leader asks for, and how much of each the seat has."""
    told: list[dict[str, object]] = []
    for need in needs(s.box.leaders[leader]):
        if "good" in need:
            owned = int(s.board[seat * WIDTH + GOODS.index(need["good"])])
        elif need["type"] == "any":
            owned = max([int(cards_of(s, seat, kind)) for kind in range(len(TYPES))])
        else:
            owned = int(cards_of(s, seat, TYPES.index(need["type"])))
        told.append(need | {"owned": owned})
    return told


def draft_view(s: LorenzoState, viewer: int) -> dict[str, object]:
    """The draft as the viewer knows it: the turn, the pile before it, what it keeps of that, and all it has seen."""
    turn = draft_turn(s)
    if viewer < 0:
        return {"turn": turn + 1}
    step = s.common()
    before = pile(s, viewer, step.turn) if isinstance(step, Keep) else []
    answer = s.answer_of(viewer)
    return {
        "turn": turn + 1,
        "pile": [LEADER_WORDS[leader] for leader in before],
        "keeps": LEADER_WORDS[answer - KEEP] if answer >= 0 else "",
        "seen": [LEADER_WORDS[leader] for leader in seen(s, viewer)],
    }


def doing(s: LorenzoState) -> dict[str, object]:
    """The action under way, for the client to draw: everybody sees it."""
    if s.ended:
        return {}
    step = s.agenda[-1]
    told: dict[str, object] = {"step": step.name}
    if isinstance(step, Go):
        told["member"] = MEMBERS[step.member]
        told["value"] = step.value
    elif isinstance(step, Servants):
        told["space"] = SPACES[step.space]
        told["value"] = step.value
        told["member"] = MEMBERS[step.member] if step.member >= 0 else ""
        told["raised"] = [
            [option - SERVANTS, int(step.value + servants_worth(s, step.seat, option - SERVANTS))]
            for option in s.options()
            if s.verb_number(option) == SERVANTS
        ]
    elif isinstance(step, Take):
        told["value"] = step.value
        told["type"] = TYPES[step.kind] if step.kind < len(TYPES) else "any"
    elif isinstance(step, Pay):
        told["card"] = CARD_WORDS[s.tower[step.floor]]
    return told
