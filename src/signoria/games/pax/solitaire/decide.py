"""O5, section by section: how the opponent answers every question that comes up while it acts.

``preferred`` lists all options of the decision on the table, best first, by what the rules say in general. Where the
running cell has an aim, ``answer`` plays each option out and takes the one that serves the aim best (ruling S15); the
order above breaks ties (ruling S43).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from signoria.games.pax.data.ids import (
    CITY_COUNT,
    FIRST_PAWN,
    KNIGHT,
    MEDIEVAL,
    NO_ONE_SHOT,
    PAPAL_STATES,
    PAWN,
    PIRATE,
    ROOK,
    TOKEN_COUNT,
    VENICE,
    VENICE_2,
    piece_of,
    religion_of,
)
from signoria.games.pax.data.map import BORDERS_OF, CITIES_OF, CITY_EMPIRE
from signoria.games.pax.query import border_empty, own_pawn, prestige, protected
from signoria.games.pax.rules.regime import odd_one
from signoria.games.pax.rules.victory import rivals
from signoria.games.pax.solitaire.measures import Aim, garrison
from signoria.games.pax.solitaire.orders import left_to_right, upstream, whose, with_bishops
from signoria.games.pax.solitaire.tables import BELIEVERS, BISHOPS, CONCESSIONS, KINGS, THEOCRACIES
from signoria.games.pax.state import ROW, PaxState
from signoria.games.pax.vocabulary import (
    ARRANGE,
    BEHEADED,
    BESIEGE,
    BISHOP_TO,
    CALL_VOTE,
    CONVERT,
    DECLINE,
    DISMISS,
    DONE,
    EMANCIPATE,
    INVADE,
    LIBERATE,
    LOCATE,
    LOSE_AGENT,
    LOSE_AT,
    LOSE_CONCESSION,
    LOSE_REPRESSED,
    MOVE_BISHOP,
    ORDAIN,
    PACIFY,
    PAY,
    PUT,
    RAISE,
    RECALL_BISHOP,
    RECALL_REPRESSED,
    REPRESSED,
    SAIL,
    SAIL_TO,
    SETTLE,
    TAKE,
    TAXED,
    TRIGGER,
    VERB_OF,
    WEDDING,
)

LAST: Final = 1_000
NEVER: Final = 10_000  # only where the rules leave nothing else


class Course(NamedTuple):
    """What the opponent is about while it answers: its aim, and why it acts."""

    seat: int
    aim: Aim | None = None  # of the running cell
    main: bool = False  # whether that is a main objective (O5a, O5c)
    reason: int = NO_ONE_SHOT  # the one-shot for whose sake a card was bought
    targets: tuple[int, ...] = ()  # O3b: where the aim can be served; of no matter without one

    def counts(self, measure: int) -> bool:
        """Whether the running cell has an aim that counts this."""
        return self.aim is not None and self.aim.measure == measure


Order = Callable[[PaxState, Course, Any], list[tuple[tuple[int, ...], int]]]
Ranked = list[tuple[tuple[int, ...], int]]


def preferred(s: PaxState, course: Course) -> list[int]:
    """S43: the options of the decision on the table, best first."""
    step = s.agenda[-1]
    ranked = ORDERS[step.name](s, course, step)
    ranked.sort()
    return [option for _, option in ranked]


def forbidden_by_itself(s: PaxState, course: Course, option: int) -> bool:
    """O5b, O4a: what the opponent never does, even where the rules would let it."""
    verb, thing = VERB_OF[option], option - VERB_OF[option]
    if verb == PUT and thing >= CITY_COUNT:
        return s.concession[thing - CITY_COUNT] == s.banks[course.seat]
    return verb == SAIL_TO and s.concession[thing] == s.banks[course.seat]


# --- where pieces go ------------------------------------------------------------------------------------------------


def _put(s: PaxState, course: Course, token: int, place: int) -> tuple[int, ...]:
    """O5b, O5c, rulings S28, S29: pawns and pirates onto the player's concessions, then upstream; nobles at home.

    O5a: the last florin is not spent, unless the main objective is about concessions.
    """
    if place < CITY_COUNT:
        empire = CITY_EMPIRE[place]
        if s.keeper[empire] == course.seat and s.city[place] < 0:
            return (0, garrison(s, empire), place)
        taken = 0 if s.city[place] < 0 else 1
        idle = 0 if course.main and course.counts(BELIEVERS) else taken  # S29: a florin only for the main objective
        return (LAST + 1, idle, whose(s, course.seat, empire), taken, place)
    border = place - CITY_COUNT
    bank = s.concession[border]
    if bank == s.banks[course.seat]:
        return (NEVER, *upstream(s, border))
    if piece_of(token) == PAWN:
        if bank >= 0:
            last = s.florins[course.seat] < 2 and not (course.main and course.counts(CONCESSIONS))
            return (2 if last else 0, *upstream(s, border))
        return (1, *upstream(s, border))
    if bank >= 0 and not protected(s, bank):
        return (0, *upstream(s, border))
    return (1 if border_empty(s, border) else 2, *upstream(s, border))


def _placed(s: PaxState, course: Course, token: int) -> Ranked:
    ranked: Ranked = []
    for option in s.options():
        verb, thing = VERB_OF[option], option - VERB_OF[option]
        ranked.append(((LAST,) if verb == DECLINE else _put(s, course, token, thing), option))
    return ranked


def place_agents(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5b, O5c, O5d, ruling S30: agents."""
    if VERB_OF[s.options()[0]] not in (ORDAIN,):
        return _placed(s, course, step.agents[0])
    ranked: Ranked = []
    order = with_bishops(s, course.seat)
    mine = left_to_right(s, course.seat)
    for option in s.options():
        verb, item = VERB_OF[option], option - VERB_OF[option]
        if verb == DECLINE:
            ranked.append(((2,), option))
        elif item == step.card:
            ranked.append(((0,), option))
        elif item in mine:
            ranked.append(((3, order.index(item)), option))
        else:
            ranked.append(((1, order.index(item) if item in order else LAST), option))
    return ranked


def concession(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5b, O5a: the concession that comes with a change of regime."""
    return _placed(s, course, own_pawn(s, course.seat))


def free_spot(s: PaxState, course: Course, step: Any) -> Ranked:
    """S32: cities in map order, borders upstream."""
    return [(_spot(s, option - PUT), option) for option in s.options()]


def _spot(s: PaxState, place: int) -> tuple[int, ...]:
    return (place,) if place < CITY_COUNT else upstream(s, place - CITY_COUNT)


def settle(s: PaxState, course: Course, step: Any) -> Ranked:
    """S32: own pawns, knights, rooks, pirates, and the pawns of others last."""
    return [((_rank(s, course, option - SETTLE), option), option) for option in s.options()]


def _rank(s: PaxState, course: Course, token: int) -> int:
    if token == own_pawn(s, course.seat):
        return 0
    return 4 if token >= FIRST_PAWN else 1 + piece_of(token)


def emancipation(s: PaxState, course: Course, step: Any) -> Ranked:
    """S34: own serfs, knights, rooks while there is room; never serfs of others, nor a token that hurts the aim."""
    ranked: Ranked = []
    for option in s.options():
        token = option - EMANCIPATE
        if VERB_OF[option] == DONE:
            ranked.append(((LAST,), option))
        elif _rank(s, course, token) == 4 or _raises(s, course, step.empire, token):
            ranked.append(((NEVER, token), option))
        else:
            ranked.append(((_rank(s, course, token), token), option))
    return ranked


def _raises(s: PaxState, course: Course, empire: int, token: int) -> bool:
    """Whether a freed knight or rook would be one more believer of the religion the aim is against."""
    aim = course.aim
    if aim is None or aim.measure != BELIEVERS or token >= FIRST_PAWN:
        return False
    return religion_of(token) == aim.faith and s.faith[empire] == aim.faith


def levy(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5f: no believer of a theocracy, the rarest religion there, rooks before knights, map order.

    Ruling S50: where row 4 is served, a believer of another religion than D comes first of all.
    """
    empire = step.empire
    faith = s.faith[empire]
    there = [religion_of(s.city[city]) for city in CITIES_OF[empire] if s.city[city] >= 0]
    foreign = course.main and course.counts(BELIEVERS) and course.aim is not None and course.aim.faith != faith
    ranked: Ranked = []
    for option in s.options():
        token = s.box.levy[option - RAISE][faith]
        religion = religion_of(token)
        believer = 1 if religion == faith else 0
        rank = -believer if foreign else believer
        ranked.append(((rank, there.count(religion), 0 if piece_of(token) == ROOK else 1, option), option))
    return ranked


# --- battles --------------------------------------------------------------------------------------------------------


def casualties(s: PaxState, course: Course, step: Any) -> Ranked:
    """S31: first whose death lowers the number; then, after a victory, it keeps what will be its own.

    After a defeat knights die before rooks and pirates.
    """
    ranked: Ranked = []
    for option in s.options():
        if step.won:
            rank = _mourned(s, course, step.empire, option)
        else:
            place = option - LOSE_AT
            rank = (piece_of(s.city[place]) if place < CITY_COUNT else PIRATE, place)
        ranked.append(((_at_once(s, course, step, option), *rank), option))
    return ranked


def _at_once(s: PaxState, course: Course, step: Any, option: int) -> int:
    """By how much the number of the aim has changed as soon as an option is taken, before anything follows from it."""
    if course.aim is None:
        return 0
    after = s.clone()
    after.agenda.pop()
    step.take(after, VERB_OF[option], option - VERB_OF[option])
    return course.aim.change(after)


def _mourned(s: PaxState, course: Course, embattled: int, option: int) -> tuple[int, ...]:
    verb, thing = VERB_OF[option], option - VERB_OF[option]
    if verb == LOSE_REPRESSED:
        foreign = thing >= FIRST_PAWN and thing != own_pawn(s, course.seat)
        return (0 if foreign else 4, 0 if piece_of(thing) == ROOK else 1, thing)
    if verb == LOSE_AGENT:
        return (5, 0 if piece_of(thing) == ROOK else 1, thing)
    if verb == LOSE_CONCESSION:
        return (8, *(-part for part in upstream(s, thing)))
    if thing >= CITY_COUNT:
        return (2, thing)
    empire = CITY_EMPIRE[thing]
    group = 6 if empire == embattled else (1, 3, 7)[whose(s, course.seat, empire)]
    return (group, 0 if piece_of(s.city[thing]) == ROOK else 1, -thing)


def locate(s: PaxState, course: Course, step: Any) -> Ranked:
    """O3b, S15, S37, S47: an empire of the player, on its throne, of its own."""
    return [((whose(s, course.seat, option - LOCATE), option - LOCATE), option) for option in s.options()]


def rooks_ride(s: PaxState, course: Course, step: Any) -> Ranked:
    """S41: rooks ride only if the crusade is lost without them and won with them."""
    from signoria.games.pax.rules.battle import attackers, defenders  # noqa: PLC0415

    foes = len(defenders(s, step.war, step.empire))
    strength = [
        len(attackers(s, step.seat, step.war, step.empire, step.king, step.agents, rooks)) for rooks in range(2)
    ]
    ride = strength[0] <= foes < strength[1]
    return [((0 if (VERB_OF[option] == TRIGGER) == ride else 1,), option) for option in s.options()]


# --- ops ------------------------------------------------------------------------------------------------------------


def take_florin(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5e: from the face-down card, else from the leftmost card that has a florin; the East first."""
    return [((slot % ROW, 1 - slot // ROW), option) for option in s.options() for slot in (option - TAKE,)]


def head(s: PaxState, course: Course, step: Any) -> Ranked:
    """O3b, row 3: a card of its own before those of the player; elsewhere the player's, left to right."""
    own_first = course.counts(BISHOPS)
    mine = left_to_right(s, course.seat)
    foes = [item for other in rivals(s, course.seat) for item in left_to_right(s, other)]
    order = [*mine, *foes] if own_first else [*foes, *mine]
    return [((order.index(option - BEHEADED),), option) for option in s.options()]


def bishop(s: PaxState, course: Course, step: Any) -> Ranked:
    """O3b: bishops in the order of the search, and where they go likewise, onto one of D before all (row 3)."""
    order = with_bishops(s, course.seat)
    base = MOVE_BISHOP if VERB_OF[s.options()[0]] == MOVE_BISHOP else BISHOP_TO
    ranked: Ranked = []
    for option in s.options():
        token = s.bishop[option - base]
        meets = course.aim is not None and token >= 0 and religion_of(token) == course.aim.faith
        ranked.append(((0 if base == MOVE_BISHOP or meets else 1, order.index(option - base)), option))
    return ranked


def pacify(s: PaxState, course: Course, step: Any) -> Ranked:
    """S38: on its own squares a serf of the player, a knight, a rook; never its own serf; elsewhere nobody."""
    mine = s.keeper[step.empire] == course.seat
    ranked: Ranked = []
    for option in s.options():
        token = option - PACIFY
        if VERB_OF[option] == DECLINE:
            ranked.append(((LAST,), option))
        elif not mine or token == own_pawn(s, course.seat):
            ranked.append(((NEVER, token), option))
        else:
            ranked.append(((0 if token >= FIRST_PAWN else 1 + piece_of(token), token), option))
    return ranked


def tax(s: PaxState, course: Course, step: Any) -> Ranked:
    """S47: concessions of the player, the upstream ones first."""
    ranked: Ranked = []
    for option in s.options():
        border = option - TAXED
        mine = 1 if s.concession[border] == s.banks[course.seat] else 0
        ranked.append(((mine, *upstream(s, border)), option))
    return ranked


def tax_due(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5a: it pays to keep its concession, but not with its last florin."""
    pays = s.florins[course.seat] > 1
    return [((0 if (VERB_OF[option] == PAY) == pays else 1,), option) for option in s.options()]


def struck_down(s: PaxState, course: Course, step: Any) -> Ranked:
    """S47: knights, rooks, pirates in map order; concessions of the player upstream, never its own."""
    ranked: Ranked = []
    base = REPRESSED if step.name == "choose-repressed" else BESIEGE
    for option in s.options():
        place = option - base
        if place < CITY_COUNT:
            ranked.append(((piece_of(s.city[place]), whose(s, course.seat, CITY_EMPIRE[place]), place), option))
        elif base == BESIEGE:
            ranked.append(((PIRATE, place), option))
        else:
            bank = s.concession[place - CITY_COUNT]
            ranked.append(((NEVER if bank == s.banks[course.seat] else 4, *upstream(s, place - CITY_COUNT)), option))
    return ranked


def attacked(s: PaxState, course: Course, step: Any) -> Ranked:
    """S15: whom to vote down or to invade."""
    base = CALL_VOTE if step.name == "choose-vote" else INVADE
    ranked: Ranked = []
    for option in s.options():
        empire = option - base
        off = 1 if course.aim is not None and empire not in course.targets else 0
        ranked.append(((off, whose(s, course.seat, empire), empire), option))
    return ranked


def pirate(s: PaxState, course: Course, step: Any) -> Ranked:
    """S47: pirates in map order."""
    return [((option - SAIL,), option) for option in s.options()]


def sail_to(s: PaxState, course: Course, step: Any) -> Ranked:
    """S47, O5b: onto a concession of the player, upstream; never onto its own."""
    ranked: Ranked = []
    for option in s.options():
        border = option - SAIL_TO
        bank = s.concession[border]
        group = NEVER if bank == s.banks[course.seat] else (0 if bank >= 0 else 1)
        ranked.append(((group, *upstream(s, border)), option))
    return ranked


# --- what is left ---------------------------------------------------------------------------------------------------


def marry(s: PaxState, course: Course, step: Any) -> Ranked:
    """O5g, rulings S22, S48: the king with most knights, then the first on the list.

    In row 1 a king of the player's comes first. Without an aim, a new king comes before its own.
    """
    suitors = s.box.card_suitors[step.queen]
    ranked: Ranked = []
    for option in s.options():
        empire = option - WEDDING
        knights = sum([1 for city in CITIES_OF[empire] if s.city[city] >= 0 and piece_of(s.city[city]) == KNIGHT])
        if course.counts(KINGS):
            group = whose(s, course.seat, empire)
        else:
            group = int(course.aim is None and s.keeper[empire] == course.seat)
        ranked.append(((group, -knights, suitors.index(empire)), option))
    return ranked


def golden_liberty(s: PaxState, course: Course, step: Any) -> Ranked:
    """S35: the theocracy ends if that serves rows 3 and 4, else if its prestige is not the opponent's own strength."""
    faith, aim = s.faith[step.empire], course.aim
    if aim is not None and aim.measure in (BELIEVERS, THEOCRACIES, BISHOPS):
        freed = faith == aim.faith
    else:
        best = max([prestige(s, other, faith) for other in rivals(s, course.seat)])
        freed = best >= prestige(s, course.seat, faith)
    return [((0 if (VERB_OF[option] == LIBERATE) == freed else 1,), option) for option in s.options()]


def creed(s: PaxState, course: Course, step: Any) -> Ranked:
    """S35: no new theocracy unless the aim asks for it; one ends if its prestige is not the opponent's own strength."""
    faith = s.faith[step.empire]
    ends = False
    if faith != MEDIEVAL:
        best = max([prestige(s, other, faith) for other in rivals(s, course.seat)])
        ends = best >= prestige(s, course.seat, faith)
    ranked: Ranked = []
    for option in s.options():
        if VERB_OF[option] == DECLINE:
            ranked.append(((1,), option))
        else:
            ranked.append(((0 if ends and option - CONVERT == MEDIEVAL else 2, option), option))
    return ranked


def arrange(s: PaxState, course: Course, step: Any) -> Ranked:
    """S36: Constantinople is left as it is."""
    places = [option - ARRANGE for option in s.options()]
    odd = odd_one(s, tuple(places))
    return [((0 if s.city[option - ARRANGE] == odd else 1, option), option) for option in s.options()]


def recall(s: PaxState, course: Course, step: Any) -> Ranked:
    """S39: repressed ones of its own squares, thrones, the player's; on the map the player's first."""
    ranked: Ranked = []
    bishops = with_bishops(s, course.seat)
    for option in s.options():
        verb, thing = VERB_OF[option], option - VERB_OF[option]
        if verb == RECALL_REPRESSED:
            ranked.append(((0, 2 - whose(s, course.seat, thing), thing), option))
        elif verb == RECALL_BISHOP:
            ranked.append(((1, bishops.index(thing)), option))
        elif thing < CITY_COUNT:
            ranked.append(((1, whose(s, course.seat, CITY_EMPIRE[thing]), thing), option))
        else:
            ranked.append(((1, *(-part for part in upstream(s, thing - CITY_COUNT))), option))
    return ranked


def dismiss(s: PaxState, course: Course, step: Any) -> Ranked:
    """S40: the knight stays if the Papal States are its own, else it goes; of two alike the second place goes."""
    mine = s.keeper[PAPAL_STATES] == course.seat
    ranked: Ranked = []
    for option in s.options():
        city = option - DISMISS
        alike = s.city[VENICE] == s.city[VENICE_2]
        knight = piece_of(s.city[city]) == KNIGHT
        ranked.append(((0 if (city == VENICE_2 if alike else knight != mine) else 1, -city), option))
    return ranked


def emancipate_west(s: PaxState, course: Course, step: Any) -> Ranked:
    """S42: it frees only its own serfs."""
    serf = own_pawn(s, course.seat)
    ranked: Ranked = []
    for option in s.options():
        if VERB_OF[option] == DONE:
            ranked.append(((LAST,), option))
        else:
            empire = option - LOCATE
            there = s.repressed[empire * TOKEN_COUNT + serf] and any(
                s.concession[border] < 0 and s.pirate[border] < 0 for border in BORDERS_OF[empire]
            )
            ranked.append(((0 if there else NEVER, empire), option))
    return ranked


def declined(s: PaxState, course: Course, step: Any) -> Ranked:
    """S42: no borrowed op, and nothing else that no paragraph of part O asks for."""
    return [((0 if VERB_OF[option] == DECLINE else 1, option), option) for option in s.options()]


def as_offered(s: PaxState, course: Course, step: Any) -> Ranked:
    """S43: nothing speaks for one or the other."""
    return [((option,), option) for option in s.options()]


ORDERS: Final[dict[str, Order]] = {
    "place-agents": place_agents,
    "serf-of": locate,
    "concession": concession,
    "settle": settle,
    "settle-at": free_spot,
    "emancipate-to": free_spot,
    "emancipation": emancipation,
    "raise-levy": levy,
    "casualties": casualties,
    "locate-war": locate,
    "rooks-ride": rooks_ride,
    "take-florin": take_florin,
    "choose-head": head,
    "choose-bishop": bishop,
    "move-bishop": bishop,
    "pacify": pacify,
    "choose-tax": tax,
    "tax-where": locate,
    "tax-due": tax_due,
    "choose-repressed": struck_down,
    "repress-to": locate,
    "choose-siege": struck_down,
    "choose-vote": attacked,
    "choose-campaign": attacked,
    "choose-pirate": pirate,
    "sail-to": sail_to,
    "marry": marry,
    "golden-liberty": golden_liberty,
    "creed": creed,
    "arrange": arrange,
    "arrange-rest": arrange,
    "recall": recall,
    "dismiss": dismiss,
    "discard-down": as_offered,
    "emancipate-west": emancipate_west,
    "borrow": declined,
    "quench": declined,
}

# Questions in whose answer the aim comes first (ruling S15); elsewhere the paragraph alone decides.
FOR_THE_AIM: Final = frozenset(
    {
        "casualties", "choose-bishop", "choose-campaign", "choose-head", "choose-pirate", "choose-repressed",
        "choose-siege", "choose-tax", "choose-vote", "creed", "locate-war", "move-bishop", "recall", "sail-to",
        "tax-where",
    }
)  # fmt: skip
# Of these the ones that come late in an action: a look ahead answers them in the same way.
FORESEEN: Final = frozenset({"creed", "move-bishop", "tax-where"})
# Questions where pieces go, which serve a main objective as far as they can (O5a, O5c, ruling S15).
PLACING: Final = frozenset({"place-agents", "concession"})
