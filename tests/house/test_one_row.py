"""A card is one row, and so is an edition: it is added on a copy of the tree, and all else follows from the table."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from signoria.catalogue import find
from tests.house.copies import GAMES, copied, run
from tests.house.tree import ROOT
from tools.build_wheel import derived, fold, hush, modules_to_compile, unheard

PLAYED = """
from signoria.engine.rng import seeded
from signoria.library import start

for seed in range(4):
    play = start("{game}", edition="{edition}", seats=2 + seed % 3, seed=seed)
    state = play.state.clone()
    assert "{verb} {word}" in [state.game.vocabulary.words(option) for option in range(state.game.vocabulary.size)]
    assert state.play_out(seeded(str(seed))) > 20
    assert state.game.broken(state) == []
print(state.game.vocabulary.size)
"""
ROWS = [
    (
        *("pax-renaissance", "2e", "play", "pren999"),
        "pax/data/cards.py",
        '    Card(177, "pren999", BASE, EAST, HUNGARY, (CATHOLIC_KNIGHT,), (LAW,), (VOTE_EAST,), CRUSADE),\n)\n'
        "# fmt: on\n",
    ),
    (
        *("lorenzo", "advanced", "keep", "caterina-sforza"),
        "lorenzo/data/leaders.py",
        '    Leader(20, "caterina-sforza", goods=((COIN, 8),), once_a_round=True, gain=((VP, 1),)),\n)\n# fmt: on\n',
    ),
]


# Of Pax the first edition: it has errata, values that only stand in for unknown ones, and paragraphs of its own.
EDITIONS = [("pax-renaissance", "pax", "1e"), ("lorenzo", "lorenzo", "advanced")]
LIKE = """
from signoria import resources
from signoria.engine.pack import digest
from signoria.engine.record import read, write
from signoria.engine.rng import seeded
from signoria.engine.session import Session
from signoria.catalogue import find

game = find("{game}")
assert "{new}" in game.meta.editions
assert game.components("{new}") == game.components("{old}") != {{}}
assert ("{new}" in game.boxes) == ("{old}" in game.boxes) == {own}
sheets = [game.own_sheets(edition) for edition in ("{old}", "{new}")]
assert digest(sheets[0]) == digest(sheets[1])
for name, sheet in sheets[0].items():
    assert (sheet.cells, sheet.origins) == (sheets[1][name].cells, sheets[1][name].origins)
assert game.own_texts("{new}") == game.own_texts("{old}")
assert game.barred("{new}") == game.barred("{old}")
rules = [resources.rule_index(game, edition) for edition in ("{old}", "{new}")]
assert (rules[0].rules, rules[0].gone) == (rules[1].rules, rules[1].gone)
for seats in range(game.meta.seats[0], game.meta.seats[1] + 1):
    ends = []
    for edition in ("{old}", "{new}"):
        session = Session(game, edition, seats, game.options(), seeded(seats))
        dice = seeded("choices")
        while not session.state.ended:
            options = session.state.options()
            session.choose(options[dice.below(len(options))])
        state = session.state
        assert game.broken(state) == []
        assert game.restore(state.to_json()).digest() == state.digest()
        assert read(write(session), lambda _: game).state.digest() == state.digest()
        said = game.describe(state)
        assert said.pop("edition") == edition
        assert game.position({{"edition": edition, **said}}).digest() == state.digest()
        ends.append(said)
    assert ends[0] == ends[1]
print("played")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package."""
    return copied(tmp_path)


@pytest.mark.parametrize(("game", "edition", "verb", "word", "table", "row"), ROWS, ids=lambda value: str(value)[:20])
def test_a_new_card_is_one_row(copy: Path, game: str, edition: str, verb: str, word: str, table: str, row: str) -> None:
    path = copy / GAMES / table
    before = path.read_text("utf-8")
    assert before.count(")\n# fmt: on\n") == 1
    path.write_text(before.replace(")\n# fmt: on\n", row), "utf-8")
    sizes = f"from signoria.catalogue import find; print(find({game!r}).vocabulary.size)"
    played = run(copy, "-c", PLAYED.format(game=game, edition=edition, verb=verb, word=word))
    assert int(played) > int(run(ROOT, "-c", sizes))


def another_row(source: str, old: str, new: str) -> str:
    """A table of editions with one of its rows once more, under a new name."""
    table = next(
        node.value
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "EDITIONS"
    )
    assert isinstance(table, ast.Dict | ast.Tuple)
    rows = table.values if isinstance(table, ast.Dict) else table.elts
    [written] = [text for row in rows if _named(row) == old and (text := ast.get_source_segment(source, row))]
    again = written.replace(f'"{old}"', f'"{new}"', 1)
    if isinstance(table, ast.Dict):
        again = f'"{new}": {again}'
    return source.replace(written, f"{written},\n    {again}", 1)


def _named(row: ast.expr) -> str:
    """The name of an edition is the first word of its row."""
    return next(node.value for node in ast.walk(row) if isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.mark.parametrize(("game", "package", "old"), EDITIONS, ids=[game for game, *_ in EDITIONS])
def test_a_new_edition_is_one_row_and_its_name(copy: Path, game: str, package: str, old: str) -> None:
    new = f"{old}-again"
    table = copy / GAMES / package / "edition.py"
    table.write_text(another_row(table.read_text("utf-8"), old, new), "utf-8")
    for language, name in (("en", "New"), ("pl", "Nowa")):
        with (copy / GAMES / package / "text" / f"table.{language}.ftl").open("a", encoding="utf-8") as texts:
            texts.write(f"edition-{game}-{new} = {name}\n")
    own = old in find(game).boxes
    assert run(copy, "-c", LIKE.format(game=game, old=old, new=new, own=own)) == "played\n"
    assert f"{new}: New\n" in run(copy, "-m", "signoria", "games", game, "--lang", "en")
    assert f"{new}: Nowa\n" in run(copy, "-m", "signoria", "games", game, "--lang", "pl")
    compared = run(copy, "-m", "signoria", "rules", game, "--compare", old, new, "--lang", "en")
    assert compared.strip() == "No paragraph differs."
    run(copy, "-m", "signoria", "simulate", game, "--edition", new, "--games", "2", "--bots", "greedy,random")


PACKED = """
from signoria.catalogue import find
from signoria.engine.pack import export, load
from signoria.engine.rng import seeded

ours = find("{game}")
rows = [layout.names + row for layout in ours.layouts for row in layout.rows]
files = export(ours, "My box", ours.own_texts(), dict(zip(rows, rows)))
text = files["{sheet}.toml"]
start = text.index("[{row}]")
assert {old!r} in text[start:]
files["{sheet}.toml"] = text[:start] + text[start:].replace({old!r}, {new!r}, 1)
game = ours.packed(load(files, find))
assert len(game.pack.differences(ours.own_sheets())) == 1
for seed in range(3):
    state = game.start(game.meta.editions[0], 2 + seed % 3, game.options(), seeded(str(seed)))
    assert state.box is game.start(game.meta.editions[0], 2, game.options(), seeded("other")).box
    assert state.play_out(seeded(str(seed))) > 20
    assert game.broken(state) == []
plain = ours.start(ours.meta.editions[0], 2, ours.options(), seeded("x"))
print([str(state.box.{look}), str(plain.box.{look})])
"""
CHANGES = [
    (
        *("pax-renaissance", "cards", "pren023", 'agents = ["catholic-knight"]', 'agents = ["catholic-rook"]'),
        *("card_agents[22]", "['(3,)', '(0,)']"),
    ),
    ("lorenzo", "territories", "woods", "activation = 2", "activation = 5", "cards[1].activation", "['5', '2']"),
    ("imperializm", "territories", "silesia", "cost = 4", "cost = 9", "territory_cost[0]", "['9', '4']"),
]


@pytest.mark.parametrize(
    ("game", "sheet", "row", "old", "new", "look", "found"), CHANGES, ids=[change[0] for change in CHANGES]
)
def test_a_card_is_one_row_of_a_pack(
    copy: Path, game: str, sheet: str, row: str, old: str, new: str, look: str, found: str
) -> None:
    """A row is corrected without touching the tree, and the game is played with it."""
    program = PACKED.format(game=game, sheet=sheet, row=row, old=old, new=new, look=look)
    assert run(copy, "-c", program).strip() == found


def test_what_is_compiled_has_its_numbers_written_out(copy: Path) -> None:
    """mypyc folds literals, and only those."""
    vocabulary = copy / GAMES / "pax" / "vocabulary.py"
    assert "SELL" in derived(vocabulary.read_text("utf-8"))
    values = "from signoria.games.pax import vocabulary as v; print(v.SELL, v.DONE, v.VOCABULARY.size)"
    before = run(copy, "-c", values)
    assert fold(copy, modules_to_compile(copy)) > 50
    left = derived(vocabulary.read_text("utf-8"))
    assert "SELL" not in left
    assert f"SELL: Final = {before.split()[0]}\n" in vocabulary.read_text("utf-8")
    assert run(copy, "-c", values) == before


def test_what_is_compiled_puts_an_event_together_only_for_a_listener(copy: Path) -> None:
    """A line of a rule that tells something first asks, unless its numbers come from another rule."""
    told = """
def tax(s, seat):
    if seat:
        s.emit(TAXED, (
            seat,
            1))
    else:
        s.emit_to(0, PAID, (0, due(s)))
"""
    assert unheard(told) == told.replace("        s.emit(TAXED", "        if s.sink is not None: s.emit(TAXED")
    market = copy / GAMES / "pax" / "rules" / "market.py"
    lines = market.read_text("utf-8").splitlines()
    assert "    s.emit(BOUGHT, (seat, card, cost, gained))" in lines
    hush(copy, modules_to_compile(copy))
    asking = market.read_text("utf-8").splitlines()
    assert "    if s.sink is not None: s.emit(BOUGHT, (seat, card, cost, gained))" in asking
    assert len(asking) == len(lines)
