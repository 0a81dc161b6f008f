"""Imperializm: levels and ducats if nobody reacts, trade, both sums of a war, achievements, and what comes next."""

from __future__ import annotations

from typing import Any

from signoria.engine.decision import Explanation
from signoria.engine.event import Sink
from signoria.engine.phrase import Phrase
from signoria.engine.refusal import ALLOWED
from signoria.engine.state import State
from signoria.games.imperializm.data.ids import (
    COLONIES,
    DESIGNS,
    DUCATS,
    EVENT,
    FIRST_COLONY,
    GLORY,
    LANDS,
    LEVELS,
    MEASURES,
    ORIENTAL,
    PRESTIGE,
    SEATS,
    TERRITORIES,
    WARS,
)
from signoria.games.imperializm.data.providence import IS_WAR_CARD, KIND
from signoria.games.imperializm.query import card_strength, designs, hand_limit, measure
from signoria.games.imperializm.rules.achievements import claim_forbidden, met
from signoria.games.imperializm.rules.own import AMID_ACTION, Finish
from signoria.games.imperializm.state import ATTACKER, HAND, KIND_OF_WAR, OWNED, PURSE, WIDTH, ImperializmState
from signoria.games.imperializm.vocabulary import CEDE
from tests.conformance.claims.base import Claims
from tests.conformance.trial import Followed, Happened, Said, Trial, in_words, top, word_of

REACTIONS = ("objection", "defence")  # questions to others in the midst of an option
NOBODY_REACTS = ("pass", "stand")
UNSEEN = ("looked", "seized")  # what is asked after these depends on a hand that was not seen: nothing is foretold
LOOKING = "seize"  # the question that comes with a look into a hand, if there is a choice: a preview ends there
PAID_FOR = ("pay", "improve", "trade", "raise")  # verbs with a price that the question names
PRICED = ("prompt-second", "prompt-buy", "prompt-improve", "prompt-rising")
MOST_FOUGHT = 2  # wars of one preview that are fought out
MOST_CHOICES = 40  # until a war is decided


def amid(state: State) -> bool:
    """Whether a claim is asked for in the middle of an action (A85)."""
    step = top(state)
    return isinstance(step, Finish) and step.late == AMID_ACTION


def moved(trial: Trial, end: State, seat: str) -> dict[str, int]:
    """How much each level and the purse of a seat have changed, where they have."""
    paths = {level: f"levels.{seat}.{level}" for level in LEVELS} | {"ducats": f"ducats.{seat}"}
    by = {name: (trial.at(end, at) or 0) - (trial.at(trial.before, at) or 0) for name, at in paths.items()}
    return {name: change for name, change in by.items() if change}


class ImperializmClaims(Claims):
    """What Imperializm says."""

    def __init__(self) -> None:
        self.questions = {
            "prompt-choose-force": {"steps": ("raised", "number")},
            "prompt-exchange": {"number": lambda s: hand_limit(s, s.decider()) - cards_held(s)},
            "prompt-exchange-full": {"limit": cards_held},
            "prompt-exchange-over": {"number": lambda s: cards_held(s) - hand_limit(s, s.decider())},
            "prompt-second": {"price": ("paid", "number")},
            "prompt-buy": {"price": ("paid", "number"), "level": lambda s: MEASURES[top(s).level]},
            "prompt-improve": {"price": ("paid", "number")},
            "prompt-fetch": {"what": lambda s: ("event", "war", "any")[top(s).what]},
            "prompt-against": {"card": card_against},
            "prompt-choose": {"card": lambda s: DESIGNS[top(s).card]},
            "prompt-choose-gain": {"card": lambda s: DESIGNS[top(s).card]},
            "prompt-rising": {"price": ("paid", "number")},
            "prompt-seize": {"target": ("seized", "target")},
            "prompt-to": {"card": ("moved", "card")},
            "prompt-wage": {"target": ("war-declared", "target")},
            "prompt-defence": {
                "attacker": lambda s: SEATS[s.war[ATTACKER]],
                "war": lambda s: WARS[s.war[KIND_OF_WAR]],
                "attack": lambda s: without_cards(s)["attack"],
                "defence": lambda s: without_cards(s)["defence"],
            },
            "prompt-peace": {
                "attacker": lambda s: SEATS[s.war[ATTACKER]],
                "tribute": ("tribute-paid", "number"),
                "humiliation": ("bowed", "number"),
                "territories": lambda s: len([option for option in s.options() if s.verb_number(option) == CEDE]),
            },
            "prompt-objection": {
                "seat": lambda s: SEATS[s.agenda[-2].seat],
                "card": lambda s: DESIGNS[s.agenda[-2].card],
            },
        }
        self.mends = {
            "goal-not-met": mend_measure,
            "religion-needs": mend_measure,
            "territory-needs": mend_measure,
            "cost-short": mend(PURSE, "needed"),
            "price-short": mend(PURSE, "needed"),
            "tribute-short": mend(PURSE, "needed"),
            "prestige-short": mend(PRESTIGE, "needed"),
            "release-short": mend(PRESTIGE, "needed"),
            "industrial-gate": mend(PRESTIGE, "prestige"),
            "oriental-short": mend(ORIENTAL, "needed"),
        }

    def stop(self, before: State, state: State) -> bool:
        """Everything that the step on the table brought is done."""
        return len(state.agenda) < len(before.agenda)

    def rests(self, before: State, state: State) -> bool:
        """The option is over, or comes to a hand that was not seen, or asks what is no reaction of another seat."""
        step = top(state)
        if self.stop(before, state) or step.name == LOOKING:
            return True
        return step.name not in REACTIONS and len(step.options(state)) > 1

    # --- previews -------------------------------------------------------------------------------------------------

    def preview(self, trial: Trial) -> None:
        said = trial.said
        if trial.before.common() is not None:
            if "war" in said:
                self.defence(trial, said.part("war"))
            if "changes" in said:
                self.begun(trial)
            return  # of what all answer at once nothing else is foretold
        end = trial.follow(*NOBODY_REACTS, stop=lambda s: self.rests(trial.before, s))
        self.changes(trial, end.state)
        self.goals(trial, end.state)
        self.then(trial, end)
        if "trade" in said:  # where an achievement may be taken first, the lead is told as it is without it
            whole = trial.follow(*NOBODY_REACTS, "decline", stop=lambda s: self.rests(trial.before, s) and not amid(s))
            self.trade(trial, said.part("trade"), whole.events)
        wars = said.parts("war")
        fought = {trial.rng.below(len(wars)) for _ in range(MOST_FOUGHT)} if wars else set()
        for number, war in enumerate(wars):
            if number in fought:
                self.war(trial, war)
            else:
                war.waive()

    def changes(self, trial: Trial, end: State) -> None:
        """How much every level and every purse changes."""
        told = trial.said.get("changes", {})
        there = {seat: changed for seat in SEATS[: trial.before.seats] if (changed := moved(trial, end, seat))}
        trial.need(told == there, f"the changes are {told}, and they are {there}")

    def begun(self, trial: Trial) -> None:
        """What a choice of the set-up brings to its seat, whatever the others answer."""
        asked = top(trial.before).name
        end = trial.follow(stop=lambda s: top(s).name != asked).state
        seat = SEATS[trial.seat]
        told, there = trial.said.get("changes"), {seat: moved(trial, end, seat)}
        trial.need(told == there, f"the changes are {told}, and they are {there}")
        trial.need(trial.said.get("sure") is True, "nobody can react, and it is not said to be sure")

    def goals(self, trial: Trial, end: State) -> None:
        """The achievements that can be taken afterwards, and could not be before."""
        before = trial.before
        assert isinstance(before, ImperializmState)
        assert isinstance(end, ImperializmState)
        new = [goal for goal in before.goals if goal >= 0 and not met(before, trial.seat, goal)]
        words = trial.game.domains["achievement"].words
        there = [words[goal] for goal in new if claim_forbidden(end, trial.seat, goal) == ALLOWED]
        told = trial.said.get("claims", [])
        trial.need(told == there, f"{told} can be claimed then, and it is {there}")

    def then(self, trial: Trial, end: Followed) -> None:
        """What the seat is asked next."""
        step = top(end.state)
        unseen = any(end.happened(name) for name in UNSEEN)
        asked = not unseen and not self.stop(trial.before, end.state) and step.seat == trial.seat
        there = step.name if asked else ""
        told = trial.said.get("then", "")
        trial.need(told == there, f"then comes “{told}”, and it is “{there}”")

    def trade(self, trial: Trial, said: Said, events: list[Happened]) -> None:
        """The profit of a good, and what the lead in it brings."""
        names = [event["event"] for event in events]
        at = names.index("traded")
        profit = events[at]["number"]
        trial.need(said.get("profit") == profit, f"the profit is {profit}")
        led = sum(event["number"] for event in events[at:] if event["event"] == "gained")
        trial.need(said.get("lead") == led, f"the lead brings {led}")
        trial.need(led == 0 or "led" in names, "ducats come without a lead")

    # --- wars -----------------------------------------------------------------------------------------------------

    def war(self, trial: Trial, said: Said) -> None:
        """Both sums without cards of the defence, and with the best it may hold for all that the seat knows.

        Which cards the defence holds is unseen, so the most it can have is tried with these cards in its hand, and
        compared with the hand it has.
        """
        before = trial.before
        assert isinstance(before, ImperializmState)
        seat, rival = SEATS[trial.seat], SEATS.index(said.get("rival"))
        kind = WARS.index(said.get("kind"))
        way = (f"against {said.get('rival')}", f"wage {said.get('kind')}")
        attack, least, most, odds = (said.get(name) for name in ("attack", "least", "most", "odds"))
        bare = fought(before, trial.option, *way, *NOBODY_REACTS)
        trial.need(declared(bare) == (said.get("rival"), said.get("kind")), f"{way} is foretold and cannot be")
        won = result(bare)
        trial.need((won["attack"], won["defence"]) == (attack, least), f"said {attack}:{least}, and it is {won}")
        trial.need((won["seat"] == seat) == (odds != "lost"), f"without cards it is {odds}, and {won['seat']} wins")
        cards = said.get("cards")
        best = result(fought(holding(before, rival, cards), trial.option, *way, *defending(cards), "pass"))
        trial.need(best["defence"] == most, f"the defence has {most} with {cards}, and it has {best['defence']}")
        trial.need((best["seat"] == seat) == (odds == "sure"), f"with {cards} it is {odds}, and {best['seat']} wins")
        hand = designs(before.board[rival * WIDTH + HAND])
        strongest = [card for card in hand if IS_WAR_CARD[card] and card_strength(before, card, kind) > 0]
        strongest.sort(key=lambda card: -card_strength(before, card, kind))
        held = [DESIGNS[card] for card in strongest]
        real = result(fought(before, trial.option, *way, *defending(held), "pass"))["defence"]
        trial.need(real <= most, f"the defence has {most} at most, and it has {real} with {held}")
        chance = said.get("chance")
        certain = {"sure": (100,), "lost": (0,)}.get(odds, range(101))
        trial.need(chance in certain, f"it is {odds}, with a chance of {chance} %")
        possible = range(1, 101) if real < attack else range(100)
        trial.need(chance in possible, f"the chance is {chance} %, and with {held} it is {attack}:{real}")
        parts = said.get("parts")
        for side, fighter, total in (("attack", seat, attack), ("defence", said.get("rival"), least)):
            trial.need(sum(number for _, number in parts[side]) == total, f"{parts[side]} is not {total}")
            level = trial.at(before, f"levels.{fighter}.{('army', 'fleet')[kind]}") or 0
            trial.need(dict(parts[side])["level"] == level, f"the level of {fighter} is {level}")

    def defence(self, trial: Trial, said: Said) -> None:
        """The sums with what would be put down; a Settlement that nobody cancels ends the war."""
        attack = without_cards(trial.before)["attack"]
        trial.need(said.get("attack") == attack, f"the attack has {attack}")
        events = fought(trial.before, trial.option, *NOBODY_REACTS)
        if "settled" in said:
            names = [event["event"] for event in events]
            trial.need(said.get("settled") == ("settled" in names), "the war should be settled")
            return
        won = result(events)
        defence, holds = said.get("defence"), said.get("holds")
        trial.need(won["defence"] == defence, f"the defence has {defence}, and it has {won['defence']}")
        trial.need((won["seat"] == SEATS[trial.seat]) == holds, f"it holds: said {holds}, and {won['seat']} wins")

    # --- questions and refusals -----------------------------------------------------------------------------------

    def question(self, state: State, prompt: Phrase, trial: Trial) -> None:
        """Prices are paid, hands refilled, and the card or marker of the question is the one that moves."""
        verb = trial.words.split()[0]
        args = {name: word_of(arg) for name, arg in prompt.args.items()}
        if prompt.key in PRICED and verb in PAID_FOR:
            paid = sum(event["number"] for event in trial.happened("paid", trial.near_sink))
            trial.need(paid == args["price"], f"{args['price']} is asked, and {paid} is paid")
        if prompt.key == "prompt-buy" and verb == "pay":
            raised = [event["level"] for event in trial.happened("raised", trial.near_sink)][:1]
            trial.need(raised == [args["level"]], f"{args['level']} should rise, and {raised} does")
        if prompt.key == "prompt-exchange" and verb in ("draw", "take"):
            self.refilled(trial, int(args["number"]))
        if prompt.key == "prompt-fetch":
            for event in trial.happened("fetched", trial.near_sink):
                card = DESIGNS.index(event["card"])
                fits = {"event": KIND[card] == EVENT, "war": IS_WAR_CARD[card], "any": True}[str(args["what"])]
                trial.need(fits, f"{event['card']} is no {args['what']}")
        if prompt.key == "prompt-against" and verb == "against":
            for name in ("played-on", "put-down"):
                for event in trial.happened(name, trial.near_sink)[:1]:
                    trial.need(event["card"] == args["card"], f"{args['card']} is asked, {event['card']} is played")
        if prompt.key == "prompt-objection" and verb == "play":
            for event in trial.happened("cancelled", trial.near_sink)[:1]:
                there = (event["seat"], event["card"])
                trial.need(there == (args["seat"], args["card"]), f"{there} is cancelled")

    def refilled(self, trial: Trial, number: int) -> None:
        """The hand gets as many cards as it lacks; fewer only if no card is left to draw."""
        drawn = sum(event["providence"] + event["territories"] for event in trial.happened("drew", trial.near_sink))
        taken = len(trial.happened("took-territory", trial.near_sink))
        trial.need(drawn + taken == number, f"{number} cards are missing, and {drawn + taken} come")

    def sums(self, state: State, key: str, args: dict[str, Any]) -> None:
        if key.startswith("hand-") and "limit" in args:
            over = {"hand-full": 0, "hand-over": 1, "hand-not-full": -1}[key] * args["number"]
            assert cards_held(state) == args["limit"] + over
        if "owned" in args and key != "fleet-not-higher":
            assert args["owned"] < args["needed"]


# --- positions --------------------------------------------------------------------------------------------------------


def cards_held(s: State) -> int:
    """How many cards the seat that decides holds."""
    hands: Any = s.game.describe(s)["hand"]
    return len(hands[SEATS[s.decider()]])


def card_against(s: State) -> str:
    """The card that is played on somebody."""
    step = top(s)
    return {"intercept": "intercepted-plans", "diplomat": "great-diplomat"}.get(step.name) or DESIGNS[step.card]


def holding(s: State, seat: int, cards: list[str]) -> State:
    """The same position with these cards in a hand."""
    other = s.clone()
    assert isinstance(other, ImperializmState)
    other.board[seat * WIDTH + HAND] = sum(1 << (2 * DESIGNS.index(card)) for card in cards)
    return other


# --- wars -------------------------------------------------------------------------------------------------------------


def defending(cards: list[str]) -> list[str]:
    """The choices that put these cards down; nothing more is put down after them."""
    return [f"defend {card}" for card in cards] or ["stand"]


def fought(s: State, option: int, *wanted: str) -> list[Happened]:
    """Everything told until a war is decided: the first of these choices that is offered is made, each time."""
    state = s.clone()
    state.sink = sink = Sink()
    state.choose(option)
    for _ in range(MOST_CHOICES):
        events = in_words(s, sink)
        if any(event["event"] in ("war-won", "settled") for event in events):
            return events
        offered = {s.game.vocabulary.words(each): each for each in state.options()}
        state.choose(next((offered[words] for words in (*wanted, "stand") if words in offered), state.options()[0]))
    raise AssertionError(f"no war after {MOST_CHOICES} choices")


def result(events: list[Happened]) -> Happened:
    """How a war was decided."""
    return next(event for event in events if event["event"] == "war-won")


def declared(events: list[Happened]) -> tuple[str, str] | None:
    """On whom war was declared, and which."""
    return next(((event["target"], event["war"]) for event in events if event["event"] == "war-declared"), None)


def without_cards(s: State) -> Happened:
    """How a war is decided if nothing more is put down."""
    stand = next(option for option in s.options() if s.game.vocabulary.words(option) == "stand")
    return result(fought(s, stand))


# --- what is missing --------------------------------------------------------------------------------------------------


def granted(s: State, column: int, number: int) -> ImperializmState:
    """The same position with another number in a column of the seat that decides."""
    other = s.clone()
    assert isinstance(other, ImperializmState)
    other.board[s.decider() * WIDTH + column] = number
    return other


def mend(column: int, arg: str) -> Any:
    """As much of something as an argument says."""
    return lambda s, option, why, less: granted(s, column, int(str(why.phrase.args[arg])) - less)


def mend_measure(s: State, option: int, why: Explanation, less: int) -> State | None:
    """As much of what the sentence names as it asks for: a level, ducats, or territories."""
    number = MEASURES.index(str(word_of(why.phrase.args["measure"])))
    needed = int(str(why.phrase.args["needed"])) - less
    if number <= GLORY or number == DUCATS:
        return granted(s, number, needed)
    other = granted(s, OWNED, 0)
    first = FIRST_COLONY if number == COLONIES else 0
    last = FIRST_COLONY if number == LANDS else len(TERRITORIES)
    assert isinstance(s, ImperializmState)
    owned = int(s.board[s.decider() * WIDTH + OWNED])
    free = [territory for territory in range(first, last) if not owned >> territory & 1]
    more = needed - measure(s, s.decider(), number)
    other.board[s.decider() * WIDTH + OWNED] = owned | sum(1 << territory for territory in free[:more])
    return other
