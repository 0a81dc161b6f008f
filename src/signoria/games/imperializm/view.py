"""What one seat may know of a table: built from what it knows, in the words of records and scenarios."""

from __future__ import annotations

from typing import Any

from signoria.engine.common import Common
from signoria.engine.refusal import ALLOWED
from signoria.engine.step import Step
from signoria.games.imperializm.data.ids import (
    ACHIEVEMENTS,
    ACTIONS,
    CHINA,
    DESIGNS,
    FAITHS,
    GOODS,
    INDIA,
    LAND_WAR,
    LEVELS,
    POWERS,
    RELIGIONS,
    SEA_WAR,
    SEATS,
    TERRITORIES,
    WARS,
)
from signoria.games.imperializm.hidden import known_hand
from signoria.games.imperializm.position import RULINGS, hand_words
from signoria.games.imperializm.query import (
    bits,
    copies,
    count_bits,
    designs,
    dissenters,
    hand_limit,
    hand_size,
    leads,
    providence_deck,
    size,
    stack,
    standing_strength,
    territory_deck,
)
from signoria.games.imperializm.rules.achievements import met, reached
from signoria.games.imperializm.rules.act import taxes_of
from signoria.games.imperializm.rules.conquest import conquer_forbidden
from signoria.games.imperializm.rules.development import (
    development_bonus,
    leader_ducats,
    trade_forbidden,
    trade_profit,
)
from signoria.games.imperializm.rules.effects import Choose, Seize
from signoria.games.imperializm.rules.intrigue import Target
from signoria.games.imperializm.rules.payments import Buy, Improve
from signoria.games.imperializm.rules.reactions import Objection
from signoria.games.imperializm.rules.religion import convert_forbidden
from signoria.games.imperializm.rules.war import (
    attack_strength,
    defence_strength,
    feeding_good,
    humiliation_of,
    tribute_of,
)
from signoria.games.imperializm.standings import against, forecast, margin, nearest, needs_of, strength_of, threats
from signoria.games.imperializm.state import (
    ACTION,
    ATTACK_STRENGTH,
    ATTACKER,
    AUTHORITY,
    DEALT,
    DEFENCE,
    DEFENCE_STRENGTH,
    DEFENDER,
    FAITH,
    GOALS,
    HAND,
    KEPT,
    KIND_OF_WAR,
    MAPS,
    NOBODY,
    OWNED,
    POWER,
    PURSE,
    QUIET,
    SPARED,
    WAR_CARD,
    WIDTH,
    WINNER,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import MEASURE, VOCABULARY


def view(s: ImperializmState, viewer: int) -> dict[str, object]:
    """Everything the viewer (-1: somebody who watches) can see."""
    return {
        "edition": s.game.meta.editions[0],
        "rulings": [RULINGS[bit] for bit in bits(s.rulings)],
        "viewer": word(viewer),
        "asked": [SEATS[seat] for seat in s.deciders(viewer)],
        "answer": VOCABULARY.words(option) if viewer >= 0 and (option := s.answer_of(viewer)) >= 0 else "",
        "doing": doing(s, viewer),
        "turn": word(s.active),
        "turns": s.turn_number,
        "claimed": bool(s.claimed),
        "bloom": bool(s.bloom),
        "settled": bool(s.settled),
        "end": {"glory": s.box.end[s.count], "by": word(s.ender), "left": s.left},
        "gate": {"prestige": s.box.gate_prestige, "glory": s.box.gate_glory[s.count]},
        "goods": [good_view(s, viewer, good) for good in range(len(GOODS))],
        "tracks": {LEVELS[level]: s.box.level_most[level] for level in range(len(GOODS), len(LEVELS))},
        "display": [territory_view(s, viewer, territory) for territory in s.display],
        "special": [
            territory_view(s, viewer, territory)
            | {"there": [SEATS[seat] for seat in range(s.count) if s.board[seat * WIDTH + OWNED] >> territory & 1]}
            for territory in (INDIA, CHINA)
        ],
        "achievements": [goal_view(s, viewer, place) for place in range(len(s.goals))],
        "religions": [religion_view(s, viewer, religion) for religion in range(len(RELIGIONS))],
        "decks": {
            "providence": size(providence_deck(s)),
            "territories": count_bits(territory_deck(s)),
            "achievements": count_bits(stack(s)),
        },
        "pile": hand_words(s.pile, 0),
        "waste": [TERRITORIES[territory] for territory in bits(s.waste)],
        "stage": hand_words(s.stage, 0),
        "war": war_view(s),
        "seats": [seat_view(s, viewer, seat) for seat in range(s.count)],
        "forecast": forecast(s),
        "threats": [] if s.ended else threats(s),
        "ended": s.game.outcomes[s.ended] if s.ended else "",
        "winners": [SEATS[seat] for seat in s.winners],
    }


def word(seat: int) -> str:
    """The word of a seat, or nothing for nobody."""
    return SEATS[seat] if seat >= 0 else ""


def good_view(s: ImperializmState, viewer: int, good: int) -> dict[str, object]:
    """A good: levels, who leads, and for the viewer what Development of it brings in ducats now."""
    leader = [seat for seat in range(s.count) if leads(s, seat, good)]
    levels = [int(s.board[seat * WIDTH + good]) for seat in range(s.count)]
    told: dict[str, object] = {
        "good": GOODS[good],
        "profit": list(s.box.profit[good]),
        "levels": levels,
        "leader": SEATS[leader[0]] if leader else "",
        "margin": margin(levels) if leader else 0,
    }
    if viewer >= 0:
        lead = leader_ducats(s, viewer, good) if leader == [viewer] else 0
        told["trade"] = trade_profit(s, viewer, good)
        told["lead"] = int(lead)
        told["bonus"] = development_bonus(s, viewer)
        told["allowed"] = trade_forbidden(s, viewer, good) == ALLOWED
    return told


def territory_view(s: ImperializmState, viewer: int, territory: int) -> dict[str, object]:
    """A territory, and for the viewer what it still lacks."""
    if territory < 0:
        return {"territory": ""}
    told: dict[str, object] = {"territory": TERRITORIES[territory], "cost": s.box.territory_cost[territory]}
    if viewer >= 0:
        needs = needs_of(s, territory)
        told["needs"] = against(s, viewer, needs)
        affordable = s.board[viewer * WIDTH + PURSE] >= s.box.territory_cost[territory]
        told["reached"] = affordable and reached(s, viewer, needs)
    return told


def goal_view(s: ImperializmState, viewer: int, place: int) -> dict[str, object]:
    """An achievement: who meets it, and for the viewer the nearest way to it."""
    goal = s.goals[place]
    if goal < 0:
        return {"achievement": ""}
    told: dict[str, object] = {
        "achievement": ACHIEVEMENTS[goal],
        "top": place == len(s.goals) - 1,
        "met": [SEATS[seat] for seat in range(s.count) if met(s, seat, goal)],
    }
    if viewer >= 0:
        told["needs"] = [against(s, viewer, way) for way in s.box.achievement_needs[goal]]
        told["nearest"] = s.box.achievement_needs[goal].index(nearest(s, viewer, goal))
    return told


def religion_view(s: ImperializmState, viewer: int, religion: int) -> dict[str, object]:
    """A religion: cards left, and for the viewer what it asks for."""
    told: dict[str, object] = {"religion": RELIGIONS[religion], "left": s.religions[religion]}
    if viewer >= 0:
        told["needs"] = against(s, viewer, s.box.religion_needs[religion])
        told["open"] = convert_forbidden(s, viewer, religion) == ALLOWED
    return told


def seat_view(s: ImperializmState, viewer: int, seat: int) -> dict[str, object]:
    """R1.7: a seat: everything that lies open, its ducats too, and of its hand what the viewer knows."""
    base = seat * WIDTH
    board = s.board
    power, authority, action = int(board[base + POWER]), int(board[base + AUTHORITY]), int(board[base + ACTION])
    providence, maps = known_hand(s, viewer, seat)
    told: dict[str, object] = {
        "seat": SEATS[seat],
        "power": POWERS[power] if power >= 0 else "",
        "levels": {LEVELS[level]: int(board[base + level]) for level in range(len(LEVELS))},
        "ducats": int(board[base + PURSE]),
        "territories": [TERRITORIES[territory] for territory in bits(board[base + OWNED])],
        "achievements": [ACHIEVEMENTS[goal] for goal in bits(board[base + GOALS])],
        "faith": FAITHS[board[base + FAITH]],
        "authority": DESIGNS[authority] if authority >= 0 else "",
        "last": ACTIONS[action] if action >= 0 else "",
        "cards": hand_size(s, seat),
        "territory-cards": count_bits(board[base + MAPS]),
        "limit": hand_limit(s, seat),
        "known": hand_words(providence, maps),
        "taxes": taxes_of(s, seat),
        "leads": [GOODS[good] for good in range(len(GOODS)) if leads(s, seat, good)],
    }
    if viewer >= 0 and seat != viewer:
        told["dissenter"] = dissenters(s, viewer, seat)
        told["strength"] = {
            "land": standing_strength(s, seat, viewer, LAND_WAR),
            "sea": standing_strength(s, seat, viewer, SEA_WAR),
        }
        told["mine"] = {
            "land": standing_strength(s, viewer, seat, LAND_WAR),
            "sea": standing_strength(s, viewer, seat, SEA_WAR),
        }
    if seat == viewer:
        told |= own_view(s, seat)
    return told


def own_view(s: ImperializmState, seat: int) -> dict[str, object]:
    """What a seat sees of itself and others do not."""
    base = seat * WIDTH
    return {
        "hand": hand_words(s.board[base + HAND], s.board[base + MAPS]),
        "maps": [
            territory_view(s, seat, territory) | {"open": conquer_forbidden(s, seat, territory) == ALLOWED}
            for territory in bits(s.board[base + MAPS])
        ],
        "dealt": [POWERS[power] for power in bits(s.board[base + DEALT])],
        "quiet": bool(s.board[base + QUIET]),
        "spared": [DESIGNS[card] for card in bits(s.board[base + SPARED])],
        "kept": [DESIGNS[card] for card in bits(s.board[base + KEPT])],
        "seen": {
            SEATS[other]: hand_words(s.known[(other * s.count + seat) * 2], s.known[(other * s.count + seat) * 2 + 1])
            for other in range(s.count)
            if other != seat
        },
    }


def war_view(s: ImperializmState) -> dict[str, object]:
    """The war of this turn: the two sums as they are known, and the terms."""
    if not s.war:
        return {}
    war = s.war
    attacker, defender, kind = war[ATTACKER], war[DEFENDER], war[KIND_OF_WAR]
    defence = [card for card in designs(war[DEFENCE]) for _ in range(copies(war[DEFENCE], card))]
    decided = war[WINNER] != NOBODY
    told: dict[str, object] = {
        "attacker": SEATS[war[ATTACKER]],
        "defender": SEATS[war[DEFENDER]],
        "kind": WARS[war[KIND_OF_WAR]],
        "card": DESIGNS[war[WAR_CARD]],
        "cards": hand_words(war[DEFENCE], 0),
        "attack": war[ATTACK_STRENGTH] if decided else attack_strength(s),
        "defence": war[DEFENCE_STRENGTH] if decided else defence_strength(s),
        "winner": word(war[WINNER]),
        "plunder": s.box.war_plunder[war[WAR_CARD]] * s.board[attacker * WIDTH + feeding_good(s)],
    }
    if not decided:
        told["parts"] = {
            "attack": strength_of(s, attacker, defender, kind, [war[WAR_CARD]]),
            "defence": strength_of(s, defender, attacker, kind, defence),
        }
    if decided and war[WINNER] == war[ATTACKER]:
        told |= {"tribute": tribute_of(s), "humiliation": humiliation_of(s)}
    return told


def doing(s: ImperializmState, viewer: int) -> dict[str, object]:
    """The question on the table, for the client to draw; of a discreet one only those who are asked learn."""
    if s.ended:
        return {}
    step: Step[Any] = s.agenda[-1]
    if isinstance(step, Seize):  # everybody sees whose hand is looked at
        return {"step": step.name, "by": SEATS[step.asked[0]], "target": SEATS[step.target]}
    if isinstance(step, Common) and step.discreet and viewer not in step.owing():
        return {"step": "waiting"}
    told: dict[str, object] = {"step": step.name}
    if isinstance(step, Objection):
        told |= {"card": DESIGNS[step.card], "by": SEATS[step.player]}
    elif isinstance(step, Target | Choose):
        told["card"] = DESIGNS[step.card]
    elif isinstance(step, Buy):
        told |= {"level": MEASURE.words[step.level], "price": step.price}
    elif isinstance(step, Improve):
        told["price"] = step.price
    return told
