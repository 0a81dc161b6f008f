"""Pax Renaissance: florins, pieces and squares, fairs, votes, taxes and battles, and what comes next."""

from __future__ import annotations

from collections import Counter
from typing import Any

from signoria.engine.decision import Explanation
from signoria.engine.event import FORCED
from signoria.engine.phrase import Phrase
from signoria.engine.state import State
from signoria.games.pax.data.cards import CARD_SIDE
from signoria.games.pax.data.ids import COLOURS, SIDES, STATES
from signoria.games.pax.query import owner
from signoria.games.pax.rules.regime import CONSTANTINOPLE
from signoria.games.pax.state import THRONE, PaxState
from signoria.games.pax.vocabulary import CARD, EMPIRE, ITEM, SLOTS, TOKEN
from tests.conformance.claims.base import Claims
from tests.conformance.trial import Followed, Said, Trial, in_words, top, word_of

MOST_CHECKED = 3  # battles, votes or taxes of one preview that are fought out


class PaxClaims(Claims):
    """What Pax Renaissance says."""

    def __init__(self) -> None:
        self.questions = {
            "prompt-turn": {"actions": lambda s: s.actions},
            "prompt-pacify": {"empire": ("pacified", "empire")},
            "prompt-recall": {"token": ("recalled", "token")},
            "prompt-settle": {"empire": empire_of_the_step},
            "prompt-settle-at": {"token": ("settled", "token")},
            "prompt-casualties-own": {"empire": empire_of_the_step, "left": lambda s: s.agenda[-1].left},
            "prompt-casualties-foe": {"empire": empire_of_the_step, "left": lambda s: s.agenda[-1].left},
            "prompt-agent": {"token": ("deployed", "token"), "card": card_of_the_step},
            "prompt-agent-must": {"token": ("deployed", "token"), "card": card_of_the_step},
            "prompt-choose-head": {"card": ("beheaded-card", "acting")},
            "prompt-tax-where": {"border": ("tax-yielded", "border")},
            "prompt-tax-due": {"border": ("tax-paid", "border")},
            "prompt-repress-to": {"border": border_of_the_step},
            "prompt-marry": {"card": ("crowned", "card")},
            "prompt-discard-down": {"limit": lambda s: 2},
            "prompt-concession": {"empire": empire_of_the_step},
            "prompt-quench": {"card": card_of_the_step},
            "prompt-emancipation": {"empire": empire_of_the_step},
            "prompt-emancipate-to": {"token": ("emancipated", "token")},
            "prompt-golden-liberty": {"empire": ("golden-liberty", "empire")},
            "prompt-sail-to": {"border": ("sailed", "start")},
            "prompt-choose-campaign": {"empire": ("campaign-begun", "king")},
            "prompt-move-bishop": {"card": ("bishop-moved", "start")},
            "prompt-locate-war": {"war": ("war-begun", "war")},
            "prompt-rooks-ride": {"empire": ("battle-won", "empire")},
            "prompt-announce": {"card": card_of_the_step, "oneshot": ("war-begun", "war")},
            "prompt-levy": {"empire": empire_of_the_step},
            "prompt-arrange": {"token": token_that_differs},
            "prompt-creed": {"empire": empire_of_the_step},  # and what comes of it is in ``question``
        }
        self.mends = {
            "too-dear": mend_florins("cost"),
            "vote-too-dear": mend_florins("cost"),
            "campaign-too-dear": mend_florins("knights"),
            "costs-a-florin": lambda s, option, why, less: with_florins(s, 1 - less),
            "cannot-pay": lambda s, option, why, less: with_florins(s, 1 - less),
        }

    def stop(self, before: State, state: State) -> bool:
        """A turn goes on or ends."""
        return state.agenda[-1].name in ("turn", "refresh")

    def over(self, before: State, state: State) -> bool:
        """The option and all that it asked for is done."""
        return len(state.agenda) < len(before.agenda) or state.agenda[-1].name in ("turn", "refresh", "run-ops")

    def preview(self, trial: Trial) -> None:
        said = trial.said
        before, near = trial.before, trial.near
        assert isinstance(before, PaxState)
        assert isinstance(near, PaxState)
        if "actions" in said or "events" in said or "florins" in said:
            trial.need(said.get("actions", 0) == before.actions - near.actions, "the actions spent")
        florins = said.get("florins", {})
        if trial.words != "end":
            for seat in range(before.seats):
                trial.changes(f"florins.{before.seat_word(seat)}", florins.get(before.seat_word(seat), 0))
        for path, change in said.get("changes", {}).items():
            if path == "discarded" and isinstance(change["before"], int):
                # Cards may be discarded face down: their number is told, and no name.
                trial.counts(path, change["before"], change["after"])
            else:
                trial.becomes(path, change["before"], change["after"])
        events = said.get("events", [])
        there = in_words(before, trial.sink)[: len(events)]
        trial.need(events == there, f"said {events}, and it is {there}")
        for key, check in CHECKS.items():
            for part in said.parts(key)[:MOST_CHECKED]:
                check(self, trial, part)
            for part in said.parts(key)[MOST_CHECKED:]:
                part.waive()
        if "silences" in said:
            self.silences(trial, said.get("silences"))
        if "suitors" in said:
            self.suitors(trial, said.get("suitors"))
        self.coming(trial)

    def coming(self, trial: Trial) -> None:
        """The end, the next to decide, or the cards to come."""
        said = trial.said
        if "card" in said:
            bought = trial.happened("bought")[0]["card"]
            trial.need(bought == said.get("card"), f"{bought} is bought")
        if "ends" in said:
            trial.ends(**{key: said.get("ends")[key] for key in ("kind", "winners")})
        elif "refresh" in said:
            refresh = said.part("refresh")
            drawn = Counter(SIDES[CARD_SIDE[CARD.number[event["card"]]]] for event in trial.happened("drew"))
            cards = {side: drawn[side] for side in SIDES}
            trial.need(refresh.get("cards") == cards, f"{cards} cards come")
            trial.need(not refresh.get("game_ends") or bool(trial.after.ended), "the game should end")

    def ended(self, trial: Trial, *wanted: str) -> Followed:
        """Follow an option to its end."""
        return trial.follow(*wanted, stop=lambda s: self.over(trial.before, s))

    # --- the market and the fair ------------------------------------------------------------------------------------

    def purchase(self, trial: Trial, said: Said) -> None:
        """E1b–d: price, gains, and where the florins go."""
        event = trial.happened("bought")[0]
        trial.need((event["cost"], event["gained"]) == (said.get("price"), said.get("gains")), "price and gains")
        before, near = trial.before, trial.near
        assert isinstance(before, PaxState)
        assert isinstance(near, PaxState)
        onto = [SLOTS[slot] for slot in range(len(SLOTS)) if near.coins[slot] > before.coins[slot]]
        trial.need(onto == said.get("onto"), f"florins go onto {onto}")
        trial.need(len(onto) <= said.get("price"), "more florins go onto cards than are paid")

    def sale(self, trial: Trial, said: Said) -> None:
        """E3: what a sale brings."""
        value = trial.happened("sold")[0]["value"]
        trial.need(value == said.get("value"), f"the sale brings {value}")

    def fair(self, trial: Trial, said: Said) -> None:
        """G: everything that is paid on the way, and the first levy."""
        held = trial.happened("fair-held")[0]
        trial.need(held["florins"] == said.get("profits"), f"the profits are {held['florins']}")
        side = held["side"]
        trial.need(trial.at(trial.before, f"open.{COLOUR_OF[side]}") == said.get("emporium"), "the emporium")
        row: Any = trial.at(trial.before, f"market.{side}")
        trial.need(row[0] == said.get("card"), f"the card is {row[0]}")
        subsidy = sum(event["florins"] for event in trial.happened("subsidy"))
        trial.need(subsidy == said.get("subsidy"), f"the subsidy is {subsidy}")
        paid = [
            {"border": event["border"], "bank": event.get("seat", ""), "florins": event.get("florins", 1)}
            for event in in_words(trial.before, trial.sink)
            if event["event"] in ("profit", "pirate-profit")
        ]
        trial.need(paid == said.get("payments"), f"{paid} is paid")
        left = trial.happened("fair-ended")[0]["left"]
        trial.need(left == said.get("left"), f"{left} is left")
        end = self.ended(trial)
        self.levies(trial, said.parts("levies"), end)

    def levies(self, trial: Trial, said: list[Said], end: Followed) -> None:
        """G4: the first levy that is raised is one of those told, and none comes where none can stand."""
        told = [(city["city"], city["levy"]) for part in said for city in part.get("cities")]
        empires = [part.get("empire") for part in said]
        raised = [(event["city"], event["token"]) for event in end.happened("levy-raised")][:1]
        trial.need(len(set(empires)) == len(empires), "an empire twice")
        trial.need(all(levy in told for levy in raised), f"{raised} is raised, and not one of {told}")

    # --- votes and taxes --------------------------------------------------------------------------------------------

    def vote(self, trial: Trial, said: Said) -> None:
        """F6: the cost, the standing, the square."""
        empire = said.get("empire")
        end = self.ended(trial, f"vote {empire}")
        event = end.happened("voted")[0]
        trial.need((event["empire"], event["cost"]) == (empire, said.get("cost")), f"said {empire}, came {event}")
        standing = said.get("votes")
        own = standing.pop(trial.before.seat_word(trial.seat))
        trial.need(all(own > other for other in standing.values()), f"a vote with {own} against {standing}")
        trial.need(("golden-liberty" in end.asked) <= said.get("liberty"), "golden liberty")
        self.prize(trial, said.part("prize"), end)

    def tax(self, trial: Trial, said: Said) -> None:
        """F4: who is taxed, whether he can pay, and the levy otherwise."""
        border, payer = said.get("border"), said.get("payer")
        end = self.ended(trial, f"tax {border}")
        paid, yielded = end.happened("tax-paid"), end.happened("tax-yielded")
        asked = "tax-due" in end.asked
        trial.need(said.get("can_pay") or not paid, f"{payer} pays")
        trial.need({event["seat"] for event in paid} <= {payer}, f"{paid} instead of {payer}")
        trial.need({event["border"] for event in [*paid, *yielded]} == {border}, f"{paid} {yielded}: not at {border}")
        trial.need(asked <= said.get("can_pay"), f"{payer} is asked, and cannot pay")
        self.levies(trial, said.parts("levies"), end)

    # --- war --------------------------------------------------------------------------------------------------------

    def battle(self, trial: Trial, said: Said) -> None:
        """BATTLE: the sides, the winner, those who fall, the cost and the prize."""
        empire = said.get("empire")
        rooks = "trigger" if said.get("rooks") else "decline"
        end = self.ended(trial, f"invade {empire}", f"locate {empire}", rooks)
        [event] = [*end.happened("battle-won"), *end.happened("battle-lost")][:1]
        won, fall = said.get("won"), said.get("fall")
        trial.need(event["event"] == ("battle-won" if won else "battle-lost"), f"said won: {won}, came {event}")
        attack, defence = said.get("attackers"), said.get("defenders")
        sides = (event["empire"], event["attackers"], event["defenders"])
        trial.need(sides == (empire, len(attack), len(defence)), f"{len(attack)} against {len(defence)}, came {event}")
        fell = Counter(each["token"] for each in end.happened("fell"))
        trial.need(fell.total() == 2 * fall, f"{fall} on each side should fall, and {dict(fell)} do")
        lost = Counter(unit["token"] for unit in (defence if won else attack))
        trial.need(lost <= fell, f"{dict(lost)} should fall, and {dict(fell)} do")
        begun = end.happened("campaign-begun")
        kings = [(each["king"], each["cost"]) for each in begun]
        war, king = said.get("war"), said.get("king")
        trial.need(kings == ([(king, said.get("cost"))] if war == "campaign" else []), f"{war} of {king}: {kings}")
        named = [each["war"] for each in end.happened("war-begun")]
        trial.need(not named or named == [war], f"said {war}, came {named}")
        trial.need(said.get("cost") == 0 or bool(begun), "a cost of nothing")
        if won and said.get("prize"):
            self.prize(trial, said.part("prize"), end)
        else:  # lost, or within one suzerainty (F9h)
            trial.need(said.get("prize") == {}, "a prize for a lost battle")
            square = f"square.{empire}"
            was, will = (
                {key: there.get(key) for key in ("keeper", "side", "suzerain")}
                for there in (trial.at(trial.before, square), trial.at(end.state, square))
            )
            trial.need(was == will, f"no prize, and {square} goes from {was} to {will}")

    def prize(self, trial: Trial, said: Said, end: Followed) -> None:
        """REGIME: the square as the change leaves it."""
        before, state = trial.before, end.state
        assert isinstance(before, PaxState)
        assert isinstance(state, PaxState)
        empire = EMPIRE.number[said.get("empire")]
        was = before.keeper[empire]
        trial.need(said.get("from") == ("throne" if was == THRONE else before.seat_word(was)), "whose it was")
        suzerain = EMPIRE.words[state.suzerain[empire]] if state.suzerain[empire] >= 0 else ""
        there = (keeper(state, empire), "republic" if state.republic[empire] else "king", suzerain)
        told = (said.get("keeper"), said.get("side"), said.get("suzerain"))
        trial.need(told == there, f"said {told}, came {there}")
        faith = STATES.index(said.get("faith")) if said.get("faith") else before.faith[empire]
        chosen = () if said.get("faith") else ("became-theocracy", "became-medieval")  # by the victor of a civil war
        right = state.faith[empire] == faith or any(end.happened(word) for word in ("golden-liberty", *chosen))
        trial.need(right, f"the faith should be {faith}, and is {state.faith[empire]}")
        left = [CARD.words[queen] for queen in before.wives[empire] if queen not in state.wives[empire]]
        trial.need(said.get("queens") == left, f"these queens are gone: {left}")

    # --- other one-shots --------------------------------------------------------------------------------------------

    def apostasy(self, trial: Trial, said: Said) -> None:
        """K3: who is struck, and what each loses."""
        before = trial.before
        assert isinstance(before, PaxState)
        end = self.ended(trial)
        struck = end.happened("apostate")
        religions = "-".join(said.get("religions"))
        trial.need(all(event["schism"] == religions for event in struck), f"{struck} is not {religions}")
        losses = said.get("losses")
        trial.need([event["seat"] for event in struck] == list(losses), f"said {losses}, came {struck}")
        assert isinstance(end.state, PaxState)
        for bank, items in losses.items():
            kept = [item for item in items if owner(end.state, ITEM.number[item]) >= 0]
            trial.need(not kept, f"{bank} should lose {items}, and {kept} stay")

    def shift(self, trial: Trial, said: Said) -> None:
        """H1: which emporium closes and opens, the route, and who is repressed."""
        end = self.ended(trial)
        colour, route = said.get("colour"), (said.get("before"), said.get("after"))
        closes, opens, represses = said.get("closes"), said.get("opens"), said.get("represses")
        shifted = end.happened("route-shifted")
        trial.need(bool(shifted), "the route should shift")
        event = shifted[0]
        trial.need((event["closed"], event["emporium"]) == (closes, opens), f"said {closes} → {opens}, came {event}")
        routes: Any = trial.before.game.view(trial.before, -1)["routes"], end.state.game.view(end.state, -1)["routes"]
        trial.need((routes[0][colour], routes[1][colour]) == route, f"said {route}, came {routes}")
        placed = [each["token"] for each in end.happened("repressed-at")][-1:]
        trial.need(not represses or represses in [each["token"] for each in end.happened("repressed-at")], f"{placed}")

    def silences(self, trial: Trial, told: list[str]) -> None:
        """F1f: what lies in a tableau and speaks is shown as silenced afterwards."""
        assert isinstance(trial.before, PaxState)
        lying, later = (shown_items(trial.game.view(s, trial.seat)) for s in (trial.before, trial.near))
        owned = {word for word in lying if owner(trial.before, ITEM.number[word]) >= 0}
        fell = {word for word in owned if not lying[word] and later.get(word)}
        trial.need(set(told) == fell, f"{sorted(fell)} are silenced, and not {told}")

    def suitors(self, trial: Trial, told: list[str]) -> None:
        """I: the kings that may be married; a single one is married at once."""
        forced = [event.args[1] for event in trial.sink.events if event.kind == FORCED][:1]
        offered = [trial.game.vocabulary.words(option) for option in forced or trial.after.options()]
        kings = [words.removeprefix("wed ") for words in offered if words.startswith("wed ")]
        trial.need(kings == told, f"the suitors are {kings}, and not {told}")

    def question(self, state: State, prompt: Phrase, trial: Trial) -> None:
        if prompt.key.startswith("prompt-arrange"):
            verb, _, place = trial.words.partition(" ")
            token = word_of(prompt.args["token"]) if prompt.args else ""
            if verb == "arrange":
                trial.becomes(f"city.{place}", trial.at(trial.before, f"city.{place}"), token)
        if prompt.key == "prompt-creed" and trial.words.startswith("convert "):
            # After “decline” another empire may turn: only who converts is told which one does, and first of all.
            became = [event for event in in_words(state, trial.near_sink) if event["event"].startswith("became-")][:1]
            there = [(event["empire"], event.get("religion", "medieval")) for event in became]
            said = (word_of(prompt.args["empire"]), trial.words.removeprefix("convert "))
            trial.need(there == [said], f"{said} should become so, and it is {there}")
        if prompt.key.startswith("prompt-casualties"):
            end = trial.follow(stop=lambda s: s.agenda[-1].name != "casualties")
            fell = len(end.happened("fell"))
            trial.need(fell >= int(str(prompt.args["left"])), f"{prompt.args['left']} should fall, and {fell} do")

    def sums(self, state: State, key: str, args: dict[str, Any]) -> None:
        if "missing" in args and "best" in args:
            assert args["missing"] == args["best"] + args.get("margin", 1) - args["own"]


CHECKS = {
    "purchase": PaxClaims.purchase,
    "sale": PaxClaims.sale,
    "fair": PaxClaims.fair,
    "votes": PaxClaims.vote,
    "taxes": PaxClaims.tax,
    "battles": PaxClaims.battle,
    "apostasy": PaxClaims.apostasy,
    "shift": PaxClaims.shift,
}
COLOUR_OF = dict(zip(SIDES, COLOURS, strict=True))


def keeper(s: PaxState, empire: int) -> str:
    """Who has a square."""
    return "throne" if s.keeper[empire] == THRONE else s.seat_word(s.keeper[empire])


def shown_items(view: Any) -> dict[str, bool]:
    """Every card and square that a view shows as it lies there, and whether it is silenced."""
    if isinstance(view, list):
        return {word: found for each in view for word, found in shown_items(each).items()}
    if not isinstance(view, dict):
        return {}
    found = {word: one for each in view.values() for word, one in shown_items(each).items()}
    return found | {view["item"]: view["silenced"]} if "silenced" in view else found


def empire_of_the_step(s: State) -> Any:
    """The empire that the step on the table is about."""
    return EMPIRE.words[top(s).empire]


def card_of_the_step(s: State) -> Any:
    """The card that the step on the table is about."""
    return CARD.words[top(s).card]


def border_of_the_step(s: State) -> Any:
    """The border that the step on the table is about."""
    return s.game.domains["border"].words[top(s).border]


def token_that_differs(s: Any) -> Any:
    """K2a: what stands once among the places of Constantinople that are not settled."""
    settled = getattr(top(s), "city", -1)
    stands = Counter(s.city[place] for place in CONSTANTINOPLE if place != settled)
    return TOKEN.words[min(token for token, times in stands.items() if times == 1)]


def with_florins(s: State, florins: int) -> State:
    """The same position with other florins in the hands of the seat that decides."""
    other = s.clone()
    assert isinstance(other, PaxState)
    other.florins[s.decider()] = florins
    return other


def mend_florins(arg: str) -> Any:
    """As many florins as an argument names, as a number or an amount."""

    def mend(s: State, option: int, why: Explanation, less: int) -> State | None:
        named = why.phrase.args.get(arg)
        if named is None:
            return None
        count = named.args["count"] if isinstance(named, Phrase) else named
        return with_florins(s, int(str(count)) - less)

    return mend
