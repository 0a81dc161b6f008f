"""The baseline that learns: the same seed, the same network; it plays as a bot, and refuses what it does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from signoria import bots, catalogue
from signoria.arena.ladder import END, mark
from signoria.bots import Sight
from signoria.cli.app import run
from signoria.cli.desk import Desk
from signoria.engine.problem import Problem
from signoria.engine.rng import seeded
from signoria.research import curve, learner, net
from signoria.research.learner import Learner, Noted, Setting
from signoria.research.table import Table
from signoria.text import LANGUAGES, Texts

TABLE = Table("lorenzo", "basic", 2)
SETTING = Setting(TABLE, seed="tests", teacher="random", warm=1, passes=1, games=1, memory=3_000)
LORENZO = catalogue.find("lorenzo")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Learner, Path, list[curve.Point]]:
    """A network after one round, and what its curve says."""
    path = tmp_path_factory.mktemp("net") / "lorenzo.npz"
    one = Learner(SETTING)
    return one, path, list(curve.trained(one, path, 60.0, 1, 1, ("random",), 1))


def test_the_same_seed_gives_the_same_bytes(trained: tuple[Learner, Path, list[curve.Point]], tmp_path: Path) -> None:
    again = Learner(SETTING)
    rounds = list(again.train(60.0, 1))
    assert [one.round for one in rounds] == [0, 1]
    net.save(tmp_path / "again.npz", again.origin(), again.arrays())
    assert (tmp_path / "again.npz").read_bytes() == trained[1].read_bytes()
    origin, _ = net.load(tmp_path / "again.npz")
    assert (origin.game, origin.edition, origin.seats, origin.rounds) == ("lorenzo", "basic", 2, 1)


def test_time_ends_the_training() -> None:
    assert [one.round for one in Learner(SETTING).train(0.0, 5)] == [0]


def test_the_network_plays_what_was_trained() -> None:
    one = Learner(SETTING)
    draw = np.random.default_rng(1)
    one.weights = {name: draw.normal(0, 0.1, np.shape(value)).astype(np.float32) for name, value in one.weights.items()}
    state = one.start(seeded(3))
    options = sorted(state.options())
    row = np.frombuffer(LORENZO.observe(state, state.decider()), np.uint8)
    odds = np.full(len(options), 1 / len(options), np.float32)
    one.memory.add(row, options, odds, np.array([1.0, -1.0]))
    batch = tuple(array[:1] for array in (one.memory.rows, one.memory.legal, one.memory.odds, one.memory.values))
    _, (policy, value) = learner.loss(one.weights, net.scale(LORENZO), batch)
    judge = net.Net(LORENZO, one.weights)
    hidden = judge.hidden(row[None])
    assert float(policy) == pytest.approx(-float(judge.leanings(hidden[0], options) @ odds), rel=1e-4)
    said = judge.values(hidden)[0]
    assert float(value) == pytest.approx(float(np.square(said - [1.0, -1.0]).mean()), rel=1e-4)


def test_training_brings_it_nearer_to_what_it_should_say() -> None:
    one = Learner(SETTING)
    list(one.train(60.0, 0))
    one.learn(1)
    before = one.losses
    one.learn(40)
    one.learn(1)
    assert one.losses[0] < before[0]
    assert one.losses[1] < before[1] / 2


def test_what_came_later_counts_less_the_later_it_came() -> None:
    one = Learner(SETTING)
    row = np.zeros(LORENZO.layout.size, np.uint8)

    def expected(value: float) -> Any:
        return np.array([value, -value], np.float32)

    noted = [Noted(0, row, [], None, expected(0.2)), Noted(1, row, [], None, expected(0.0))]
    noted.append(Noted(0, row, [], None, expected(0.6)))
    one.remember(noted, [1.0, -1.0], 0.5)
    assert one.memory.values[:3].tolist() == [[1.0, -1.0], [-1.0, 1.0], [pytest.approx(0.8), pytest.approx(-0.8)]]


def test_a_row_with_too_many_options_teaches_the_value_alone() -> None:
    memory = learner.Memory(2, 4, 2)
    many = list(range(learner.LEGAL + 1))
    memory.add(np.zeros(4), many, np.ones(len(many)), np.zeros(2))
    assert not memory.odds.any()


def test_it_is_a_bot_that_sees_no_more_than_its_seat(trained: tuple[Learner, Path, list[curve.Point]]) -> None:
    bot = bots.for_game(f"learned:{trained[1]}", LORENZO, measured=True)
    state = trained[0].start(seeded(5))
    for number in range(6):
        other = LORENZO.resample(state, state.decider(), seeded(number))
        choice = bot.choose(Sight(state), seeded(7))
        assert choice == bot.choose(Sight(other), seeded(7))
        assert choice in state.options()
        state.choose(choice)


def test_a_server_offers_none(trained: tuple[Learner, Path, list[curve.Point]]) -> None:
    with pytest.raises(Problem, match="unknown"):
        bots.for_game(f"learned:{trained[1]}", LORENZO)


def test_it_stands_on_the_ladder_beside_search(
    trained: tuple[Learner, Path, list[curve.Point]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(trained[1].parent)
    document = tmp_path / "bots.md"
    document.write_text(f"{mark('lorenzo', 2)}\n{END}\n", "utf-8")
    players = f"learned:{trained[1].name},apprentice"
    line = ["ladder", "lorenzo", "--edition", "basic", "--bots", players, "--deals", "1", "--seed", "1", "--lang", "en"]
    line += ["--out", str(tmp_path / "cup"), "--document", str(document)]
    assert run(line, Desk(catalogue.games, catalogue.find)) == 0
    rungs = document.read_text("utf-8").splitlines()[3:5]
    assert {row.split("|")[1].strip() for row in rungs} == {"`learned:lorenzo.npz`", "`apprentice`"}
    assert all(row.endswith("| 2 |") for row in rungs)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command says of a network that it cannot use."""
    capsys.readouterr()
    assert run([*arguments, "--lang", "en"], Desk(catalogue.games, catalogue.find)) == 2
    return " ".join(capsys.readouterr().err.split())


def test_what_does_not_fit_is_refused_in_one_sentence(
    trained: tuple[Learner, Path, list[curve.Point]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"learned:{trained[1]}"
    assert "was trained for “lorenzo”, not for “pax-renaissance”" in said(
        capsys, "simulate", "pax-renaissance", "--bots", name
    )
    for command, edition, seats, more in (
        ("simulate", "advanced", "2", ",random"),
        ("play", "advanced", "2", ""),
        ("tournament", "basic", "3", ",random"),
    ):
        told = said(capsys, command, "lorenzo", "--edition", edition, "--seats", seats, "--bots", f"{name}{more}")
        assert "was trained for another table: edition “basic”, seats: 2." in told
    assert "There is no file nowhere.npz" in said(capsys, "simulate", "lorenzo", "--bots", "learned:nowhere.npz")
    (tmp_path / "broken.npz").write_bytes(b"no network")
    assert "is not a trained network" in said(capsys, "simulate", "lorenzo", "--bots", f"learned:{tmp_path}/broken.npz")
    origin, weights = net.load(trained[1])
    for changed, sentence in (
        ({"layout": "0" * 16}, "had other observations or options"),
        ({"format": 99}, "has the format 99"),
        ({"seats": 3}, "is not a trained network"),
    ):
        net.save(tmp_path / "changed.npz", msgspec.structs.replace(origin, **changed), weights)
        assert sentence in said(capsys, "simulate", "lorenzo", "--bots", f"learned:{tmp_path}/changed.npz")
    net.save(tmp_path / "cut.npz", origin, {**weights, "b2": weights["b2"][1:]})
    assert "is not a trained network" in said(capsys, "simulate", "lorenzo", "--bots", f"learned:{tmp_path}/cut.npz")


def test_a_network_that_was_trained_further_is_read_again(
    trained: tuple[Learner, Path, list[curve.Point]], tmp_path: Path
) -> None:
    origin, weights = net.load(trained[1])
    path = tmp_path / "growing.npz"
    net.save(path, origin, weights)
    before = bots.find(f"learned:{path}")
    assert bots.find(f"learned:{path}") is before
    net.save(path, msgspec.structs.replace(origin, rounds=2), weights)
    assert bots.find(f"learned:{path}") is not before


def test_the_curve_is_a_table_and_a_page(trained: tuple[Learner, Path, list[curve.Point]]) -> None:
    one, path, found = trained
    assert [(point.progress.round, point.played) for point in found] == [(0, 1), (1, 1)]
    for language in LANGUAGES:
        curve.write(found, one, path, Texts(language, LORENZO))
        page = path.with_suffix(".html").read_text("utf-8")
        assert page.count("<polyline") == 3  # one opponent, two losses
        assert f'lang="{language}"' in page
    table = path.with_suffix(".csv").read_text("utf-8").splitlines()
    assert table[0].startswith("round,games,positions,policy_loss,value_loss,seconds,processor,against,wins,played")
    assert len(table) == 3
