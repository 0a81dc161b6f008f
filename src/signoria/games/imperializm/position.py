"""Positions in words: what the ``given`` block of a scenario says, in both directions."""

from __future__ import annotations

from typing import Any, Final

from signoria.engine.common import EXCUSED, OWED
from signoria.engine.given import at, find, listed, number, plain, seat_of, table
from signoria.engine.problem import Problem
from signoria.engine.step import Step
from signoria.engine.vocabulary import Domain, unknown
from signoria.games.imperializm.data.ids import (
    ACTIONS,
    CARDS,
    FAITHS,
    FIRST_TERRITORY,
    GLORY,
    LEVELS,
    NO_ACTION,
    OWN_FAITH,
    RELIGION_COPIES,
    RELIGION_COUNT,
    SEATS,
    TERRITORIES,
    TERRITORY_CARDS,
    WARS,
)
from signoria.games.imperializm.data.providence import COPIES
from signoria.games.imperializm.query import bits, copies, designs
from signoria.games.imperializm.rules.exchange import Exchange
from signoria.games.imperializm.rules.setup import OF_OWN_FAITH
from signoria.games.imperializm.rules.turns import begin
from signoria.games.imperializm.state import (
    ACTION,
    AUTHORITY,
    DEALT,
    FAITH,
    GOALS,
    HAND,
    KEPT,
    MAPS,
    NOBODY,
    NONE,
    OWNED,
    POWER,
    PURSE,
    QUIET,
    SPARED,
    WIDTH,
    ImperializmState,
)
from signoria.games.imperializm.vocabulary import (
    ACHIEVEMENT,
    CARD,
    CHAIR,
    DESIGN,
    GOOD,
    MEASURE,
    OUTCOMES,
    TERRITORY,
    VOCABULARY,
)
from signoria.games.imperializm.vocabulary import ACTION as ACTION_WORDS
from signoria.games.imperializm.vocabulary import FAITH as FAITH_WORDS
from signoria.games.imperializm.vocabulary import POWER as POWER_WORDS
from signoria.games.imperializm.vocabulary import WAR as WAR_WORDS

RULINGS: Final[tuple[str, ...]] = (
    *("strict-achievements", "counter-reformation-is-catholic", "war-card-needs-modifier", "settlement-returns-card"),
    "special-colonies-taxed",
)
FLAGS: Final = ("claimed", "bloom", "developed", "settled", "mixed")
KEYS: Final = (
    *("edition", "seats", "rulings", "powers", "levels", "ducats", "territories", "hand", "faith", "authority"),
    *("last", "achievements", "dealt", "quiet", "spared", "kept", "display", "available", "pile", "waste", "top"),
    *("stage", "known", "turn", "turns", "before", *FLAGS, "ender", "left", "war", "phase", "steps", "ended"),
    "winners",
)
UNORDERED: Final = frozenset(
    (
        *("rulings", "territories", "hand", "achievements", "dealt", "quiet", "spared", "kept", "pile", "waste", "top"),
        *("stage", "known", "defence", "winners", "leads", "there", "met", "display"),
    )
)
PHASES: Final[tuple[str, ...]] = ("action", "exchange")
NOBODY_WORD: Final = "-"
GAP: Final = ""
MOST: Final = 99_999  # ducats: a data pack may make everybody rich

# What the numbers of each step are, after its name: a domain, None for a plain number, or one of these two lists.
ASKED: Final = Domain("asked", ("asked",))
ANSWERS: Final = Domain("answers", ("answers",))
WINDOW: Final = (ASKED, ANSWERS)
STEP_WORDS: Final[dict[str, tuple[Domain | None, ...]]] = {
    "choose-power": WINDOW,
    "choose-force": WINDOW,
    "turn": (CHAIR,),
    "exchange": (CHAIR, None),
    "act": (CHAIR, None),
    "finish": (*WINDOW, None),
    "late": (CHAIR,),
    "duty": (CHAIR,),
    "close": (CHAIR,),
    "goods": (CHAIR,),
    "second": (CHAIR,),
    "buy": (CHAIR, MEASURE, None),
    "improve": (CHAIR, None, None),
    "fetch": (CHAIR, None),
    "more": (*WINDOW, None),
    "target": (CHAIR, DESIGN),
    "choose": (CHAIR, DESIGN, CHAIR),
    "sequel": (CHAIR, DESIGN, CHAIR),
    "shed": (CHAIR, DESIGN),
    "carry": (CHAIR, DESIGN, CHAIR),
    "objection": (*WINDOW, CHAIR, DESIGN),
    "intercept": (CHAIR,),
    "seize": (*WINDOW, CHAIR, None),
    "rising": (CHAIR,),
    "diplomat": (CHAIR,),
    "inspect": (CHAIR,),
    "discover": WINDOW,
    "shift": (CHAIR, DESIGN),
    "to": (CHAIR, CHAIR, None, DESIGN),
    "invite": (CHAIR,),
    "drive": WINDOW,
    "enemy": (CHAIR, DESIGN),
    "wage": (CHAIR, DESIGN, CHAIR),
    "defence": (*WINDOW, None),
    "battle": (CHAIR,),
    "aftermath": (CHAIR,),
    "peace": (CHAIR,),
    "plunder": (CHAIR,),
    "reaction": (*WINDOW, None),
    "again": (CHAIR, ASKED),
    "perform": (CHAIR,),
    "round": (CHAIR, ASKED),
    "gains": (CHAIR, GOOD, None),
}


# --- into words -------------------------------------------------------------------------------------------------------


def describe(s: ImperializmState) -> dict[str, Any]:
    """The whole position; a card that is not named lies in its deck."""
    board = s.board
    by_seat = {SEATS[seat]: seat * WIDTH for seat in range(s.count)}
    given: dict[str, Any] = {
        "edition": s.game.meta.editions[0],
        "seats": s.count,
        "rulings": [RULINGS[bit] for bit in bits(s.rulings)],
        "powers": {
            word: POWER_WORDS.words[board[at + POWER]] for word, at in by_seat.items() if board[at + POWER] >= 0
        },
        "levels": {
            word: {LEVELS[level]: int(board[at + level]) for level in range(len(LEVELS)) if board[at + level]}
            for word, at in by_seat.items()
        },
        "ducats": {word: int(board[at + PURSE]) for word, at in by_seat.items()},
        "territories": {word: [TERRITORIES[t] for t in bits(board[at + OWNED])] for word, at in by_seat.items()},
        "hand": {word: hand_words(board[at + HAND], board[at + MAPS]) for word, at in by_seat.items()},
        "faith": {word: FAITHS[board[at + FAITH]] for word, at in by_seat.items()},
        "authority": {
            word: DESIGN.words[board[at + AUTHORITY]] for word, at in by_seat.items() if board[at + AUTHORITY] >= 0
        },
        "last": {word: ACTIONS[board[at + ACTION]] for word, at in by_seat.items() if board[at + ACTION] >= 0},
        "achievements": {word: goal_words(board[at + GOALS]) for word, at in by_seat.items()},
        "dealt": {
            word: [POWER_WORDS.words[power] for power in bits(board[at + DEALT])]
            for word, at in by_seat.items()
            if board[at + DEALT]
        },
        "quiet": [word for word, at in by_seat.items() if board[at + QUIET]],
        "spared": {
            word: [DESIGN.words[card] for card in bits(board[at + SPARED])]
            for word, at in by_seat.items()
            if board[at + SPARED]
        },
        "kept": {
            word: [DESIGN.words[card] for card in bits(board[at + KEPT])]
            for word, at in by_seat.items()
            if board[at + KEPT]
        },
        "display": [TERRITORIES[territory] if territory >= 0 else GAP for territory in s.display],
        "available": [ACHIEVEMENT.words[goal] if goal >= 0 else GAP for goal in s.goals],
        "pile": hand_words(s.pile, 0),
        "waste": [TERRITORIES[territory] for territory in bits(s.waste)],
        "top": [TERRITORIES[territory] for territory in bits(s.top)],
        "stage": hand_words(s.stage, 0),
        "known": known_words(s),
        "turn": SEATS[s.active] if s.active >= 0 else GAP,
        "turns": s.turn_number,
        "before": ACTIONS[s.before] if s.before >= 0 else GAP,
        "ender": SEATS[s.ender] if s.ender >= 0 else GAP,
        "left": s.left,
    }
    for flag in FLAGS:
        given[flag] = bool(getattr(s, flag))
    if s.war:
        given["war"] = war_words(s)
    if s.ended:
        given["ended"] = OUTCOMES[s.ended]
        given["winners"] = [SEATS[seat] for seat in s.winners]
    else:
        given["steps"] = [step_in_words(step) for step in s.agenda]
    return given


def goal_words(mask: int) -> list[str]:
    """Achievements by their words."""
    return [ACHIEVEMENT.words[goal] for goal in bits(mask)]


def hand_words(providence: int, maps: int) -> list[str]:
    """Cards, one word for each copy."""
    found = [DESIGN.words[card] for card in designs(providence) for _ in range(copies(providence, card))]
    return found + [TERRITORIES[territory] for territory in bits(maps)]


def known_words(s: ImperializmState) -> dict[str, dict[str, list[str]]]:
    """Who knows what of whose hand."""
    told: dict[str, dict[str, list[str]]] = {}
    for viewer in range(s.count):
        for owner in range(s.count):
            at = (viewer * s.count + owner) * 2
            if s.known[at] or s.known[at + 1]:
                told.setdefault(SEATS[viewer], {})[SEATS[owner]] = hand_words(s.known[at], s.known[at + 1])
    return told


def war_words(s: ImperializmState) -> dict[str, Any]:
    """The war of the turn."""
    attacker, defender, kind, card, defence, attack, strength, winner = s.war
    told: dict[str, Any] = {
        "attacker": SEATS[attacker],
        "defender": SEATS[defender],
        "kind": WARS[kind],
        "card": DESIGN.words[card],
        "defence": hand_words(defence, 0),
    }
    if winner != NOBODY:
        told |= {"attack": attack, "strength": strength, "winner": SEATS[winner]}
    return told


def step_in_words(step: Step[Any]) -> str:
    """A step as a line of words: ``defence green owed 0``."""
    name, *parts = step.to_json()
    said = [str(name)]
    for domain, part in zip(STEP_WORDS[str(name)], parts, strict=True):
        if isinstance(part, tuple):
            words = [SEATS[number] if domain is ASKED else answer_word(number) for number in part]
            said.append("/".join(words) or NOBODY_WORD)
        else:
            assert isinstance(part, int)
            said.append(str(part) if domain is None else NOBODY_WORD if part < 0 else domain.words[part])
    return " ".join(said)


def answer_word(option: int) -> str:
    """An answer of a common decision: ``play:pirates``."""
    if option < 0:
        return "owed" if option == OWED else "excused"
    return VOCABULARY.words(option).replace(" ", ":")


# --- from words -------------------------------------------------------------------------------------------------------


def seats_and_rulings(given: dict[str, Any]) -> tuple[int, int]:
    """How many seats play, and which readings were agreed."""
    for key in given:
        if key not in KEYS:
            raise at(key, unknown("key", key, KEYS))
    named = max([len(table(given, key)) for key in ("powers", "ducats", "levels")])
    seats = number({"seats": max(named, 2), **given}, "seats", 2, len(SEATS))
    rulings = 0
    for word in listed(given, "rulings"):
        rulings |= 1 << find("rulings", Domain("gameoption", RULINGS), word)
    return seats, rulings


def fill(s: ImperializmState, given: dict[str, Any]) -> None:
    """Put everything where a ``given`` block has it."""
    fill_seats(s, given)
    fill_cards(s, given)
    fill_known(s, given)
    s.turn_number = number({"turns": 1, **given}, "turns", 0, MOST)
    s.ender = seat_in(s, "ender", given["ender"]) if given.get("ender") else NOBODY
    s.left = number(given, "left", 0, len(SEATS))
    fill_agenda(s, given)


def fill_seats(s: ImperializmState, given: dict[str, Any]) -> None:
    """Powers, levels, ducats, faiths, authority cards, markers of actions."""
    for seat, word in by_seat(s, given, "powers"):
        power = find(f"powers.{SEATS[seat]}", POWER_WORDS, word)
        s.board[seat * WIDTH + POWER] = power
        if power in OF_OWN_FAITH:
            s.board[seat * WIDTH + FAITH] = OWN_FAITH
    for seat, levels in by_seat(s, given, "levels"):
        path = f"levels.{SEATS[seat]}"
        for word in levels:
            level = find(path, Domain("measure", LEVELS), word)
            most = MOST if level == GLORY else s.box.level_most[level]
            s.board[seat * WIDTH + level] = number(levels, word, 0, most, path)
    ducats = table(given, "ducats")
    for seat, _ in by_seat(s, given, "ducats"):
        s.board[seat * WIDTH + PURSE] = number(ducats, SEATS[seat], 0, MOST, "ducats")
    for seat, word in by_seat(s, given, "faith"):
        s.board[seat * WIDTH + FAITH] = find(f"faith.{SEATS[seat]}", FAITH_WORDS, word)
    for seat, word in by_seat(s, given, "last"):
        s.board[seat * WIDTH + ACTION] = find(f"last.{SEATS[seat]}", ACTION_WORDS, word)
    for seat, words in by_seat(s, given, "dealt"):
        for word in words:
            s.board[seat * WIDTH + DEALT] |= 1 << find(f"dealt.{SEATS[seat]}", POWER_WORDS, word)
    for word in listed(given, "quiet"):
        s.board[seat_in(s, "quiet", word) * WIDTH + QUIET] = 1
    for key, column in (("spared", SPARED), ("kept", KEPT)):
        for seat, words in by_seat(s, given, key):
            for word in words:
                s.board[seat * WIDTH + column] |= 1 << find(f"{key}.{SEATS[seat]}", DESIGN, word)
    faiths = [int(s.board[seat * WIDTH + FAITH]) for seat in range(s.count)]
    s.religions = tuple([RELIGION_COPIES - faiths.count(religion) for religion in range(RELIGION_COUNT)])
    if min(s.religions) < 0:
        raise at("faith", Problem("imperializm-religion-gone", most=RELIGION_COPIES))


def fill_cards(s: ImperializmState, given: dict[str, Any]) -> None:
    """Every card in one place only."""
    providence = [0] * FIRST_TERRITORY
    seen: set[int] = set()
    goals: set[int] = set()

    def design_in(path: str, word: object) -> int:
        card = find(path, DESIGN, word)
        providence[card] += 1
        if providence[card] > COPIES[card]:
            raise at(path, Problem("imperializm-card-too-often", card=DESIGN.phrase(card), copies=COPIES[card]))
        return card

    def territory_in(path: str, word: object) -> int:
        territory = find(path, TERRITORY, word)
        if territory in seen:
            raise at(path, Problem("imperializm-card-twice", card=TERRITORY.phrase(territory)))
        if territory < TERRITORY_CARDS:
            seen.add(territory)
        elif not path.startswith("territories"):
            raise at(path, Problem("imperializm-no-card-there", card=TERRITORY.phrase(territory)))
        return territory

    def goal_in(path: str, word: object) -> int:
        goal = find(path, ACHIEVEMENT, word)
        if goal in goals:
            raise at(path, Problem("imperializm-card-twice", card=ACHIEVEMENT.phrase(goal)))
        goals.add(goal)
        return goal

    for seat, words in by_seat(s, given, "territories"):
        for word in words:
            s.board[seat * WIDTH + OWNED] |= 1 << territory_in(f"territories.{SEATS[seat]}", word)
    for seat, words in by_seat(s, given, "hand"):
        for word in words:
            path = f"hand.{SEATS[seat]}"
            if find(path, Domain("card", (*CARDS, "india", "china")), word) < FIRST_TERRITORY:
                s.board[seat * WIDTH + HAND] += 1 << (2 * design_in(path, word))
            else:
                s.board[seat * WIDTH + MAPS] |= 1 << territory_in(path, word)
    for seat, word in by_seat(s, given, "authority"):
        s.board[seat * WIDTH + AUTHORITY] = design_in(f"authority.{SEATS[seat]}", word)
    for seat, words in by_seat(s, given, "achievements"):
        for word in words:
            s.board[seat * WIDTH + GOALS] |= 1 << goal_in(f"achievements.{SEATS[seat]}", word)
    s.display = slots(
        s.display, "display", [NONE if w == GAP else territory_in("display", w) for w in listed(given, "display")]
    )
    s.goals = slots(
        s.goals, "available", [NONE if w == GAP else goal_in("available", w) for w in listed(given, "available")]
    )
    s.pile = sum([1 << (2 * design_in("pile", word)) for word in listed(given, "pile")])
    s.stage = sum([1 << (2 * design_in("stage", word)) for word in listed(given, "stage")])
    s.waste = sum([1 << territory_in("waste", word) for word in listed(given, "waste")])
    s.top = sum([1 << territory_in("top", word) for word in listed(given, "top")])


def slots(empty: tuple[int, ...], key: str, found: list[int]) -> tuple[int, ...]:
    """Places of a display, gaps at the end where less is named."""
    if len(found) > len(empty):
        raise at(key, Problem("imperializm-too-many", name=key, most=len(empty)))
    return tuple(found) + empty[len(found) :]


def fill_known(s: ImperializmState, given: dict[str, Any]) -> None:
    """What is known of hands; it must be there."""
    known = s.known
    for viewer, hands in by_seat(s, given, "known"):
        for word, cards in hands.items():
            owner = seat_in(s, f"known.{SEATS[viewer]}", word)
            place = (viewer * s.count + owner) * 2
            for name in cards:
                card = find(f"known.{SEATS[viewer]}.{word}", CARD, name)
                if card < FIRST_TERRITORY:
                    known[place] += 1 << (2 * card)
                else:
                    known[place + 1] |= 1 << (card - FIRST_TERRITORY)
            for card in designs(known[place]):
                if copies(known[place], card) > copies(s.board[owner * WIDTH + HAND], card):
                    raise at(f"known.{SEATS[viewer]}.{word}", Problem("imperializm-not-held", card=DESIGN.phrase(card)))
            for territory in bits(known[place + 1] & ~s.board[owner * WIDTH + MAPS]):
                path = f"known.{SEATS[viewer]}.{word}"
                raise at(path, Problem("imperializm-not-held", card=TERRITORY.phrase(territory)))


def fill_war(s: ImperializmState, war: dict[str, Any]) -> None:
    """The war of the turn."""
    decided = "winner" in war
    defence = sum([1 << (2 * find("war.defence", DESIGN, word)) for word in war.get("defence", [])])
    s.war = (
        seat_in(s, "war.attacker", war.get("attacker")),
        seat_in(s, "war.defender", war.get("defender")),
        find("war.kind", WAR_WORDS, war.get("kind")),
        find("war.card", DESIGN, war.get("card")),
        defence,
        number(war, "attack", -99, 99, "war") if decided else 0,
        number(war, "strength", -99, 99, "war") if decided else 0,
        seat_in(s, "war.winner", war["winner"]) if decided else NOBODY,
    )


def fill_agenda(s: ImperializmState, given: dict[str, Any]) -> None:
    """What is still to be done: the steps as they are written, or an ordinary turn of a seat."""
    if "ended" in given:
        ways = {word: way for way, word in OUTCOMES.items()}
        if given["ended"] not in ways:
            raise at("ended", unknown("outcome", str(given["ended"]), tuple(ways)))
        s.finish(ways[given["ended"]], tuple([seat_in(s, "winners", word) for word in listed(given, "winners")]))
        fill_turn(s, given)
        return
    if "steps" in given:
        s.agenda = s.game.restore_steps([step_from_words(s, line) for line in listed(given, "steps")])
        s.active = seat_in(s, "turn", given["turn"]) if given.get("turn") else NOBODY
    else:
        phase = given.get("phase", PHASES[0])
        if phase not in PHASES:
            raise at("phase", unknown("phase", str(phase), PHASES))
        seat = seat_in(s, "turn", given.get("turn") or SEATS[0])
        quiet = [int(s.board[other * WIDTH + QUIET]) for other in range(s.count)]
        begin(s, seat)
        for other in range(s.count):
            s.board[other * WIDTH + QUIET] = quiet[other]
        s.before = s.board[seat * WIDTH + ACTION]
        if phase == "exchange":
            s.push(Exchange(seat, 0))
    fill_turn(s, given)
    s.settle()


def fill_turn(s: ImperializmState, given: dict[str, Any]) -> None:
    """What has happened in the turn under way."""
    for flag in FLAGS:
        if type(given.get(flag, False)) is not bool:
            raise at(flag, Problem("imperializm-flag", name=flag))
        setattr(s, flag, int(given.get(flag, False)))
    if "before" in given:
        s.before = find("before", ACTION_WORDS, given["before"]) if given["before"] != GAP else NO_ACTION
    if "turn" in given and s.ended:
        s.active = seat_in(s, "turn", given["turn"]) if given["turn"] else NOBODY
    if "war" in given:
        fill_war(s, table(given, "war"))


def step_from_words(s: ImperializmState, line: str) -> list[Any]:
    """The step that a line of words names."""
    name, *said = line.split()
    if name not in STEP_WORDS:
        raise at("steps", unknown("step", name, tuple(STEP_WORDS)))
    domains = STEP_WORDS[name]
    if len(said) != len(domains):
        raise at("steps", Problem("imperializm-step", line=line))
    parts: list[Any] = [name]
    for domain, word in zip(domains, said, strict=True):
        if domain is ASKED or domain is ANSWERS:
            words = [] if word == NOBODY_WORD else word.split("/")
            parts.append(tuple([seat_in(s, "steps", w) if domain is ASKED else answer_from(w) for w in words]))
        elif domain is None:
            parts.append(plain("steps", word))
        elif word == NOBODY_WORD:
            parts.append(NONE)
        else:
            parts.append(seat_in(s, "steps", word) if domain is CHAIR else find("steps", domain, word))
    return parts


def answer_from(word: str) -> int:
    """The answer that a word names."""
    if word in ("owed", "excused"):
        return OWED if word == "owed" else EXCUSED
    try:
        return VOCABULARY.parse(word.replace(":", " "))
    except Problem as problem:
        raise at("steps", problem) from None


# --- seats ------------------------------------------------------------------------------------------------------------


def seat_in(s: ImperializmState, path: str, word: object) -> int:
    """The number of a seat that plays."""
    return seat_of(SEATS[: s.count], path, word)


def by_seat(s: ImperializmState, given: dict[str, Any], key: str) -> list[tuple[int, Any]]:
    """The entries of a table that goes by seats."""
    return [(seat_in(s, key, word), value) for word, value in table(given, key).items()]
