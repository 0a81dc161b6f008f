"""Lorenzo il Magnifico: what is paid and gained, what an action is worth, what comes next, and what is missing."""

from __future__ import annotations

from typing import Any

from signoria.engine.decision import Explanation
from signoria.engine.foretell import proceed
from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from signoria.games.lorenzo.data.ids import COIN, GOODS, MILITARY, PRIVILEGE, PRODUCTION, SERVANT
from signoria.games.lorenzo.rules.values import member_value, servants_worth
from signoria.games.lorenzo.state import HOME, WIDTH, LorenzoState, bits
from signoria.games.lorenzo.vocabulary import SERVANTS
from tests.conformance.claims.base import Claims
from tests.conformance.trial import Followed, Trial, top, word_of

NAMES = GOODS[:PRIVILEGE]
WORKED = ("placed", "harvested", "produced")  # events that tell what an action was worth


class LorenzoClaims(Claims):
    """What Lorenzo il Magnifico says."""

    def __init__(self) -> None:
        self.questions = {
            "prompt-turn": {"members": lambda s: len(bits(s.board[s.decider() * WIDTH + HOME]))},
            "prompt-go": {"member": ("placed", "member"), "value": going_value},
            "prompt-servants": {"space": ("placed", "space"), "value": step_field("value")},
            "prompt-servants-bonus": {"work": work_of, "value": step_field("value")},
            "prompt-take": {"value": step_field("value"), "cards": types_offered},
            "prompt-pay": {"card": ("took-card", "card")},
            "prompt-privileges": {"left": step_field("left"), "claimed": lambda s: s.agenda[-1].taken.bit_count()},
            "prompt-trades": {"value": step_field("value")},
            "prompt-report": {
                "points": ("supported", "points"),
                "faith": lambda s: s.game.view(s, s.decider())["seats"][s.decider()]["goods"]["faith"],
                "tile": ("excommunicated", "tile"),
            },
            "prompt-keep": {"turn": lambda s: s.agenda[-1].turn + 1},
        }
        self.mends = {
            "tower-value": mend_servants,
            "work-value": mend_servants,
            "space-value": mend_servants,
            "cost-short": mend_cost,
            "military-short": mend_good(MILITARY, "needed"),
            "slot-needs-military": mend_good(MILITARY, "needed"),
            "surcharge-short": mend_surcharge,
            "leader-needs-goods": mend_named,
            "trade-short": mend_named,
        }

    def stop(self, before: State, state: State) -> bool:
        """Everything that the step on the table brought is done."""
        return len(state.agenda) < len(before.agenda)

    # --- previews -------------------------------------------------------------------------------------------------

    def preview(self, trial: Trial) -> None:
        if trial.before.common() is not None:
            return  # of what all answer at once nothing is foretold
        said = trial.said
        step = trial.before.agenda[-1]
        seat = trial.before.seat_word(trial.seat)
        if step.name in ("go", "take") and "value" in said:
            self.action(trial, seat)
        elif "value" in said:
            worth = [event["value"] for name in WORKED for event in trial.happened(name, trial.near_sink)]
            value = said.get("value")
            trial.need(not worth or value in worth, f"worth {value}, and it is {worth}")
        if "goods" in said:
            self.goods(trial, seat)
        if "then" in said:
            self.then(trial)
        self.coming(trial)

    def goods(self, trial: Trial, seat: str) -> None:
        """The change of every good, the same in two parts, and what it means for the score."""
        said = trial.said
        goods, paid, gained = said.get("goods"), said.get("paid", {}), said.get("gained", {})
        for good in NAMES:
            trial.changes(f"goods.{seat}.{good}", goods.get(good, 0))
            net = gained.get(good, 0) - paid.get(good, 0)
            trial.need(
                net == goods.get(good, 0), f"{good}: gained less paid is {net}, and {goods.get(good, 0)} is said"
            )
        was, will = forecast(trial.before, trial.seat), forecast(trial.near, trial.seat)
        changed = {part: will[part] - was[part] for part in was if will[part] != was[part]}
        told = said.get("forecast", {})
        trial.need(told == changed, f"the forecast should change by {told}, and does by {changed}")
        tiles = said.get("excommunicated", [])
        new = [
            tile
            for tile in trial.at(trial.near, f"excommunicated.{seat}")
            if tile not in trial.at(trial.before, f"excommunicated.{seat}")
        ]
        trial.need(new == tiles, f"excommunicated by {tiles}, and it is {new}")

    def action(self, trial: Trial, seat: str) -> None:
        """A space: what the action is worth there, the fewest servants, and what is paid and received on a floor."""
        said = trial.said
        value, servants = said.get("value"), said.get("servants")
        asking = top(trial.near)
        if asking.name == "servants" and asking.space == trial.option - trial.before.verb_number(trial.option):
            fewest = asking.options(trial.near)[0] - SERVANTS
            trial.need(asking.value == value, f"worth {value}, and it is {asking.value}")
            proceed(trial.near, SERVANTS + fewest, lambda s: self.stop(trial.before, s))
        else:
            spent = sum(event["number"] for event in trial.happened("servants-spent", trial.near_sink)[:1])
            fewest = spent
            for event in trial.happened("placed", trial.near_sink):
                assert isinstance(trial.before, LorenzoState)
                worth = value + servants_worth(trial.before, trial.seat, spent)
                trial.need(event["value"] == worth, f"worth {worth}, and it is {event['value']}")
        trial.need(fewest == servants, f"the fewest servants are {servants}, and they are {fewest}")
        if "card" in said:
            end = trial.follow(f"servants {servants}", stop=lambda s: self.stop(trial.before, s))
            self.floor(trial, end)

    def floor(self, trial: Trial, end: Followed) -> None:
        """The card of a floor, the surcharge, the bonus, and one of the ways to pay."""
        said = trial.said
        names = [event["event"] for event in end.events]
        way = end.events[: names.index("took-card")]
        card = end.happened("took-card")[0]["card"]
        trial.need(card == said.get("card"), f"the card is {card}")
        surcharge = sum(event["number"] for event in way if event["event"] == "surcharged")
        trial.need(surcharge == said.get("surcharge"), f"the surcharge is {surcharge}")
        bonus = {event["good"]: event["number"] for event in way if event["event"] == "gained"}
        trial.need(bonus == said.get("bonus"), f"the floor gives {bonus}")
        paid = {event["good"]: event["number"] for event in way if event["event"] == "paid"}
        costs = said.get("costs")
        trial.need(paid in costs, f"the costs are {costs}, and {paid} is paid")

    def then(self, trial: Trial) -> None:
        """What is asked next, and after that."""
        base = len(trial.before.agenda) - 1
        steps = [step for step in reversed(trial.near.agenda[base:]) if step.name not in ("pause", "turn", "after")]
        told = trial.said.parts("then")
        names = [part.get("step") for part in told]
        trial.need(names == [step.name for step in steps], f"then {names}, and it is {[step.name for step in steps]}")
        for part, step in zip(told, steps, strict=True):
            prompt = step.prompt(trial.near)
            args = {name: word_of(arg) for name, arg in prompt.args.items()}
            claims = {
                "member": args.get("member"),
                "value": args.get("value"),
                "privileges": args.get("left"),
                "work": str(args.get("work", args.get("space"))).removesuffix("-large"),
                "type": args.get("cards"),
            }
            for key, there in claims.items():
                if key in part:
                    trial.need(part.get(key) == there, f"then {step.name}: {key} is {there}")
            if "trades" in part:
                offered = [trial.game.vocabulary.words(option) for option in step.options(trial.near)]
                trades = [words.removeprefix("trade ") for words in offered if words.startswith("trade ")]
                trial.need(part.get("trades") == trades, f"then the exchanges are {trades}")

    def coming(self, trial: Trial) -> None:
        """The end, a new round."""
        said = trial.said
        if "ends" in said:
            trial.ends(**said.get("ends"))
        elif "refresh" in said:
            refresh = said.part("refresh")
            trial.need(bool(trial.sink.chances), "new cards should come, and none do")
            if "round" in refresh:
                trial.need(trial.at(trial.after, "round") == refresh.get("round"), "another round begins")
            if "leaders" in refresh:
                hands = [len(hand) for hand in trial.at(trial.after, "dealt").values()]
                trial.need(set(hands) == {refresh.get("leaders")}, f"the hands have {hands} leaders")
        else:
            trial.need(not trial.sink.chances, "chance comes that nobody told of")

    def question(self, state: State, prompt: Phrase, trial: Trial) -> None:
        """Servants add to the value that the question names; privileges are counted down."""
        if prompt.key.startswith("prompt-servants") and trial.words.startswith("servants"):
            assert isinstance(state, LorenzoState)
            value = int(str(prompt.args["value"])) + servants_worth(state, trial.seat, int(trial.words.split()[1]))
            worth = [event["value"] for name in WORKED for event in trial.happened(name, trial.near_sink)][:1]
            trial.need(not worth or worth == [value], f"worth {value} with these servants, and it is {worth}")
        if prompt.key == "prompt-privileges" and int(str(prompt.args["left"])) > 1:
            after = trial.near.agenda[-1].prompt(trial.near)
            counts = (int(str(prompt.args["left"])) - 1, int(str(prompt.args["claimed"])) + 1)
            there = (after.args.get("left"), after.args.get("claimed"))
            trial.need(there == counts, f"{counts} privileges should be left and claimed, and it is {there}")

    def sums(self, state: State, key: str, args: dict[str, Any]) -> None:
        if "missing" in args:
            assert args["value"] + args["missing"] == args["needed"]


def step_field(name: str) -> Any:
    """A field of the step that asks."""
    return lambda s: getattr(s.agenda[-1], name)


def work_of(s: State) -> str:
    """The work of a bonus action, by its space."""
    return "harvest" if top(s).space < PRODUCTION else "production"


def going_value(s: State) -> int:
    """What a member is worth before any space changes it."""
    assert isinstance(s, LorenzoState)
    step = top(s)
    return int(member_value(s, step.seat, step.member))


def types_offered(s: State) -> str:
    """The type of card that a bonus action takes."""
    kind = top(s).kind
    return ("territory", "building", "character", "venture", "any")[kind]


def forecast(s: State, seat: int) -> dict[str, int]:
    """The points of a seat by part of the score, as its view shows them."""
    seats: Any = s.game.view(s, seat)["seats"]
    parts: dict[str, int] = seats[seat]["forecast"]
    return parts


# --- what is missing --------------------------------------------------------------------------------------------------


def granted(s: State, good: int, number: int) -> LorenzoState:
    """The same position with another number of one good."""
    other = s.clone()
    assert isinstance(other, LorenzoState)
    other.board[s.decider() * WIDTH + good] = number
    return other


def mend_servants(s: State, option: int, why: Explanation, less: int) -> State | None:
    """R7: as many servants as the sentence names; a choice of servants is asked about with that number."""
    if s.agenda[-1].name == "servants":
        return None
    servants = int(str(why.phrase.args["servants"]))
    return granted(s, SERVANT, servants - less)


def mend_surcharge(s: State, option: int, why: Explanation, less: int) -> State | None:
    """T5: the coins of the surcharge; with one less the coins of the floor may be what does not count (T6)."""
    return None if less else granted(s, COIN, int(str(why.phrase.args["surcharge"])))


def mend_cost(s: State, option: int, why: Explanation, less: int) -> State | None:
    """T8: so much more of the good that is short; with two ways to pay one of them is enough."""
    short = why.phrase.args["short"]
    assert isinstance(short, Phrase)
    if s.agenda[-1].name not in ("go", "take", "turn") or (less and short.key == "short-both"):
        return None
    good = GOODS.index(str(word_of(why.phrase.args["good"])))
    return granted(s, good, owned(s, good) + missing(why) - less)


def mend_named(s: State, option: int, why: Explanation, less: int) -> State | None:
    """As much of the good that the sentence names as it asks for."""
    return granted(s, GOODS.index(str(word_of(why.phrase.args["good"]))), int(str(why.phrase.args["needed"])) - less)


def mend_good(good: int, arg: str) -> Any:
    """As much of a good as an argument says."""
    return lambda s, option, why, less: granted(s, good, int(str(why.phrase.args[arg])) - less)


def missing(why: Explanation) -> int:
    """What is needed less what is there."""
    return int(str(why.phrase.args["needed"])) - int(str(why.phrase.args["owned"]))


def owned(s: State, good: int) -> int:
    """What the deciding seat has of a good."""
    assert isinstance(s, LorenzoState)
    return int(s.board[s.decider() * WIDTH + good])
