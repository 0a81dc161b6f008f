"""Tuning: what a game wants counted is counted right, and the page says it in both languages."""

from __future__ import annotations

from fractions import Fraction
from html.parser import HTMLParser

import msgspec
import pytest

from signoria import catalogue
from signoria.arena.match import Plan, Played, lots
from signoria.arena.page import page
from signoria.arena.simulate import simulate
from signoria.arena.tuning import Count, Ledger, Observed, Tuning, observe, tune
from signoria.engine.game import Game
from signoria.engine.rng import Rng
from signoria.engine.tally import NO_EVENT, SEAT
from signoria.games.imperializm.game import GAME
from signoria.text import LANGUAGES, Texts
from tests.cli import quay
from tests.sample.game import GAME as SAMPLE

BOXED = catalogue.find("imperializm")
PLAN = Plan(game=BOXED.meta.id, edition=BOXED.meta.editions[0], seats=3, games=6, seed="<i>tune", bots=("random",))
VOID = {"meta"}  # without an end of its own


@pytest.fixture(scope="module")
def tuning() -> Tuning:
    """A few games that were watched."""
    return tune(PLAN, catalogue.find)


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: game.meta.id)
def test_what_is_counted_is_told_by_events(game: Game) -> None:
    assert game.tallies
    assert len({tally.domain for tally in game.tallies}) == len(game.tallies)
    for tally in game.tallies:
        for kind, field in (*tally.used, *tally.offered):
            fields = dict(game.events[kind].fields)
            assert fields[field] == tally.domain
            assert fields[SEAT] == "seat"
    if game.turn_event != NO_EVENT:
        assert game.events[game.turn_event].fields == ((SEAT, "seat"),)


def test_the_results_do_not_depend_on_the_number_of_processes(tuning: Tuning) -> None:
    assert tune(PLAN, catalogue.find, jobs=2).to_json() == tuning.to_json()


def test_to_watch_a_game_changes_nothing_in_it(tuning: Tuning) -> None:
    assert simulate(PLAN, catalogue.find).to_json() == tuning.statistics.to_json()


def test_each_seat_has_one_power_of_two(tuning: Tuning) -> None:
    powers = tuning.counts[0]
    assert BOXED.tallies[0].sole
    assert sum(count.uses for count in powers) == PLAN.games * PLAN.seats
    assert sum(count.offers for count in powers) == 2 * PLAN.games * PLAN.seats
    assert sum((count.wins for count in powers), Fraction(0)) == PLAN.games


def test_an_even_plan_draws_the_power_and_lets_the_bots_choose_the_rest() -> None:
    powers = BOXED.domains["power"].words
    assert lots(BOXED) == frozenset(BOXED.vocabulary.parse(f"keep-power {power}") for power in powers)
    greedy = msgspec.structs.replace(PLAN, bots=("greedy",), seats=2, games=1)
    even = msgspec.structs.replace(greedy, even=True)
    told = tune(even, catalogue.find)
    assert told.to_json()["even"] is True
    assert told.to_json()["fingerprint"] != tune(greedy, catalogue.find).to_json()["fingerprint"]
    assert "was chosen at random" in page(told, Texts("en", BOXED))


def test_a_use_is_a_seat_in_a_game_however_often() -> None:
    seen = observe(PLAN, BOXED, 0)
    assert isinstance(seen.played, Played)
    assert all(len(set(seats)) == len(seats) for used in seen.used for seats in used.values())
    assert max(len(seats) for used in seen.used for seats in used.values()) == PLAN.seats
    assert seen.turns > PLAN.seats


def test_the_lowest_start_number_begins() -> None:
    for number in range(4):
        seen = observe(PLAN, BOXED, number)
        power = {seat: power for power, seats in seen.used[0].items() for seat in seats}
        assert power[seen.first] == min(power.values(), key=lambda chosen: GAME.box().power_start[chosen])


def observed(number: int, winners: tuple[int, ...], used: dict[int, tuple[int, ...]]) -> Observed:
    """A game of the plan in which only powers were used."""
    none: dict[int, tuple[int, ...]] = {}
    played = Played(number, ("random",) * 3, "glory", winners, (30, 20, 10), 100, "ff")
    return Observed(played, (used, *[none] * 6), (none,) * 7, 60, 4, first=1)


def test_a_shared_win_is_shared() -> None:
    found = Tuning(PLAN, BOXED)
    found.add(observed(0, (0, 2), {4: (0, 1), 7: (2,)}))
    found.add(observed(1, (1,), {4: (1,), 7: (0,)}))
    france, russia = found.counts[0][4], found.counts[0][7]
    assert (france.games, france.uses, france.wins) == (2, 3, Fraction(3, 2))
    assert (russia.games, russia.uses, russia.wins) == (2, 2, Fraction(1, 2))
    assert found.mean_turns() == 20
    assert (int(found.first_wins), found.first().trials) == (1, 2)
    assert dict(found.margins) == {10: 2}
    assert dict(found.goals()) == {"shares": False, "used": False, "turns": True, "first": False}


@pytest.mark.parametrize(
    ("uses", "wins", "verdict"),
    [(0, 0, "dead"), (300, 100, ""), (300, 150, "dominant"), (300, 60, "weak"), (4, 4, "dominant"), (3, 0, "")],
)
def test_only_what_is_sure_stands_out(uses: int, wins: int, verdict: str) -> None:
    count = Count()
    count.uses, count.wins = uses, Fraction(wins)
    assert count.verdict(3) == verdict


def test_the_lead_changes_when_another_seat_leads_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = Ledger(SAMPLE)
    state = SAMPLE.start(SAMPLE.meta.editions[0], 2, SAMPLE.options(), Rng(1, 2))
    for scores, leads in (((0, 0), 0), ((3, 1), 0), ((3, 3), 0), ((3, 5), 1), ((5, 5), 1), ((6, 5), 2)):
        monkeypatch.setattr(type(SAMPLE), "scores", lambda *_, now=scores: now)
        ledger.hear(state, [])
        assert ledger.leads == leads


class Reader(HTMLParser):
    """Checks that every tag is closed, and collects what a page would have to load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.loaded: list[str] = []
        self.said: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        self.loaded += [f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "srcset", "data")]
        self.loaded += [tag] * (tag in ("script", "link", "iframe", "object"))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_names_everything(tuning: Tuning, language: str) -> None:
    texts = Texts(language, BOXED)
    text = page(tuning, texts)
    reader = Reader()
    reader.feed(text)
    assert (reader.open, reader.loaded) == ([], [])
    assert f'<html lang="{language}">' in text
    assert "url(" not in text
    assert "<i>" not in text
    said = "".join(reader.said)
    for tally in BOXED.tallies:
        domain = BOXED.domains[tally.domain]
        assert all(texts.say(domain.phrase(thing)) in said for thing in range(len(domain.words)))
    assert text.count("<svg") > 150
    assert page(tuning, texts) == text


def test_a_game_that_names_nothing_has_a_page_all_the_same() -> None:
    plan = msgspec.structs.replace(PLAN, game="sample", edition="short", seats=2)
    text = page(tune(plan, quay.find), Texts("en", SAMPLE))
    assert "names nothing to be counted" in text
    assert "seat 2" in text
