"""Refusals about the board: where pieces may stand, and what an op or a war may strike."""

from __future__ import annotations

from signoria.engine.phrase import Phrase
from signoria.games.pax.data.ids import (
    AB_PORTUGAL_FRANCE_NOT_ADJACENT,
    ABILITIES,
    CITY_COUNT,
    TOKEN_COUNT,
)
from signoria.games.pax.data.map import (
    BORDER_EMPIRES,
    CITY_EMPIRE,
    EMPORIUM_AT,
    EMPORIUM_COLOUR,
    LOCATION_EMPIRES,
)
from signoria.games.pax.explain.foresee import Question
from signoria.games.pax.explain.subject import Args, empire_of, field, home, occupant, reach, token_of, tokens_at
from signoria.games.pax.explain.wording import (
    bank,
    counted,
    florins,
    found_at,
    listed,
    pieces_of,
    place_name,
    religions_of,
    sides_of,
)
from signoria.games.pax.query import (
    location,
    own_pawn,
    owner,
    silenced,
)
from signoria.games.pax.rules.military import campaign_force
from signoria.games.pax.rules.political import has_majority, vote_cost, votes
from signoria.games.pax.state import EMPIRE_COUNT, SQUARE, PaxState
from signoria.games.pax.vocabulary import (
    BORDER,
    CARD,
    EMPIRE,
    EMPORIUM,
    ITEM,
    PLACE,
    TOKEN,
)

# --- placing pieces --------------------------------------------------------------------------------------------------


def of_agents(s: PaxState, near: Question) -> Args:
    card = field(near, "card")
    tokens = [own_pawn(s, near.seat) if token < 0 else token for token in s.box.card_agents[card]]
    return {"card": CARD.phrase(card), "agents": listed([TOKEN.phrase(token) for token in tokens])}


def card_and_token(s: PaxState, near: Question) -> Args:
    return {"card": CARD.phrase(field(near, "card")), "token": TOKEN.phrase(token_of(s, near))}


def other_empire(s: PaxState, near: Question) -> Args:
    """The city asked about, and the empire where the first agent of the card went."""
    first = CITY_EMPIRE[field(near, "taken")[0]]
    return {"thing": near.name(), "empire": EMPIRE.phrase(first)}


def of_creed(s: PaxState, near: Question) -> Args:
    return {"state": near.name(), "empire": EMPIRE.phrase(field(near, "empire"))}


def of_thing(s: PaxState, near: Question) -> Args:
    return {"thing": near.name()}


def of_piece(s: PaxState, near: Question) -> Args:
    return {"token": TOKEN.phrase(token_of(s, near))}


def border_and_place(s: PaxState, near: Question) -> Args:
    border = field(near, "place") - CITY_COUNT if "place" in near.step.fields else -1
    return {"thing": near.name(), "where": BORDER.phrase(border) if border >= 0 else reach(s, near)}


def of_border(s: PaxState, near: Question) -> Args:
    return {"border": PLACE.phrase(near.place())}


def pirate_there(s: PaxState, near: Question) -> Args:
    return {"place": near.name(), "token": TOKEN.phrase(s.pirate[near.place() - CITY_COUNT])}


def busted(s: PaxState, near: Question) -> Args:
    emporium = EMPORIUM_AT[near.thing]
    if emporium < 0:
        return {"city": near.name(), "why": Phrase("busted-venice")}
    still_open = EMPORIUM.phrase(s.opened[EMPORIUM_COLOUR[emporium]])
    return {"city": near.name(), "why": Phrase("busted-emporium", {"open": still_open})}


def none_repressed(s: PaxState, near: Question) -> Args:
    of_a_kind = near.domain == "token"
    return {
        "scope": "token" if of_a_kind else "any",
        "token": near.name() if of_a_kind else "",
        "empire": EMPIRE.phrase(empire_of(near)),
    }


def no_room(s: PaxState, near: Question) -> Args:
    empire = empire_of(near)
    start = empire * TOKEN_COUNT
    waiting = [near.thing] if near.domain == "token" else range(TOKEN_COUNT)
    tokens = [token for token in waiting if near.domain == "token" or s.repressed[start + token]]
    return {"empire": EMPIRE.phrase(empire), "tokens": listed([TOKEN.phrase(token) for token in tokens])}


def not_empty(s: PaxState, near: Question) -> Args:
    there = tokens_at(s, near.place())
    token = there[-1] if there else token_of(s, near)
    return {"scope": "taken" if there else "closed", "place": near.name(), "token": TOKEN.phrase(token)}


def not_pending(s: PaxState, near: Question) -> Args:
    return {"token": near.name(), "pending": listed([TOKEN.phrase(token) for token in field(near, "pending")])}


def of_city(s: PaxState, near: Question) -> Args:
    return {"city": near.name()}


def recalled(s: PaxState, near: Question) -> Args:
    token = field(near, "token")
    lying = [empire for empire in range(EMPIRE_COUNT) if s.repressed[empire * TOKEN_COUNT + token]]
    empires = listed([EMPIRE.phrase(empire) for empire in lying])
    return {"thing": near.name(), "token": TOKEN.phrase(token), "empires": empires}


# --- targets ---------------------------------------------------------------------------------------------------------


def other_location(s: PaxState, near: Question) -> Args:
    args: Args = {"scope": "thing", "where": reach(s, near), "thing": "", "there": "", "token": ""}
    if near.thing < 0:
        args["scope"] = "none"
        return args
    args["thing"] = near.name()
    if near.domain == "empire" or (near.domain == "item" and near.thing >= SQUARE):
        args["scope"] = "empire"
        return args
    args["there"] = home(s, near)
    if near.domain == "place" and "token" in near.step.fields:
        args["scope"], args["token"] = "piece", TOKEN.phrase(field(near, "token"))
    return args


def bishops_only(s: PaxState, near: Question) -> Args:
    acting = field(near, "acting")
    for ability in s.box.card_abilities[acting]:
        if ABILITIES[ability].startswith("behead-only"):
            return {
                "card": ITEM.phrase(acting),
                "target": near.name() if near.thing >= 0 else "",
                "where": place_name(location(s, acting)),
                "ability": Phrase(f"ability-{ABILITIES[ability]}"),
            }
    raise ValueError("a card that beheads whom it likes was refused")


def of_couple(s: PaxState, near: Question) -> Args:
    return {"card": near.name(), "empire": EMPIRE.phrase(location(s, near.thing))}


# --- tax, repression, vote, war --------------------------------------------------------------------------------------


def saturated(s: PaxState, near: Question) -> Args:
    if near.domain == "empire":
        full = [near.thing]
    else:
        within = LOCATION_EMPIRES[field(near, "where")]
        taxed = [near.thing] if near.thing >= 0 else near.close
        full = sorted({empire for border in taxed for empire in BORDER_EMPIRES[border] if empire in within})
    return {"empires": listed([EMPIRE.phrase(empire) for empire in full])}


def levy_taken(s: PaxState, near: Question) -> Args:
    return {"place": near.name(), "token": TOKEN.phrase(s.city[near.place()])}


def of_place(s: PaxState, near: Question) -> Args:
    return {"place": near.name()}


def other_piece(s: PaxState, near: Question) -> Args:
    return {**occupant(s, near), "pieces": listed(pieces_of(field(near, "pieces")))}


def of_reach(s: PaxState, near: Question) -> Args:
    return {"where": reach(s, near)}


def of_pieces(s: PaxState, near: Question) -> Args:
    return {"where": reach(s, near), "pieces": listed(pieces_of(field(near, "pieces")))}


def of_pirates(s: PaxState, near: Question) -> Args:
    return {"where": reach(s, near), "religions": listed(religions_of(field(near, "religions")))}


def of_votes(s: PaxState, near: Question) -> Args:
    """The empires in which no vote can be called, and what the votes would cost."""
    return {
        "sides": listed(sides_of(field(near, "sides"))),
        "empires": listed([EMPIRE.phrase(empire) for empire in near.close]),
        "costs": counted([(EMPIRE.phrase(empire), vote_cost(s, near.seat, empire)) for empire in near.close]),
        "florins": florins(s.florins[near.seat]),
    }


def of_neighbours(s: PaxState, near: Question) -> Args:
    return {"empires": listed([EMPIRE.phrase(empire) for empire in near.close])}


def parted(s: PaxState, near: Question) -> Args:
    """The empires, and the queen between them."""
    queens = [
        card
        for card in s.box.ability_cards[AB_PORTUGAL_FRANCE_NOT_ADJACENT]
        if owner(s, card) >= 0 and not silenced(s, card)
    ]
    return {
        "king": EMPIRE.phrase(field(near, "king")),
        "empire": near.name(),
        "cards": found_at(s, near.seat, queens),
        "ability": Phrase(f"ability-{ABILITIES[AB_PORTUGAL_FRANCE_NOT_ADJACENT]}"),
    }


def voted_empire(s: PaxState, near: Question) -> Args:
    """The empire of a vote, what keeps it from being voted on, and what the vote would cost."""
    empire = near.thing
    args: Args = {
        "empire": EMPIRE.phrase(empire),
        "sides": listed(sides_of(field(near, "sides"))),
        "cost": florins(vote_cost(s, near.seat, empire)),
        "florins": florins(s.florins[near.seat]),
    }
    if s.suzerain[empire] >= 0:
        args["suzerain"] = EMPIRE.phrase(s.suzerain[empire])
    return args


def no_majority(s: PaxState, near: Question) -> Args:
    empire = near.thing
    leaders = [seat for seat in range(s.seats) if has_majority(s, seat, empire)]
    return {
        "empire": EMPIRE.phrase(empire),
        "standing": counted([(bank(s, seat), votes(s, seat, empire)) for seat in range(s.seats)]),
        "majority": Phrase("majority-someone", {"leader": bank(s, leaders[0])})
        if leaders
        else Phrase("majority-nobody"),
    }


def of_pirate(s: PaxState, near: Question) -> Args:
    token = s.pirate[near.thing]
    args: Args = {"border": near.name()}
    if token >= 0:
        args["token"] = TOKEN.phrase(token)
    return args


def other_pirate(s: PaxState, near: Question) -> Args:
    return {**of_pirate(s, near), "religions": listed(religions_of(field(near, "religions")))}


def voyage(s: PaxState, near: Question) -> Args:
    return {"start": BORDER.phrase(field(near, "border")), "goal": near.name()}


def of_campaign(s: PaxState, near: Question) -> Args:
    king = field(near, "king")
    return {
        "king": EMPIRE.phrase(king),
        "empire": near.name(),
        "knights": campaign_force(s, near.seat, king, near.thing),
        "florins": florins(s.florins[near.seat]),
    }
