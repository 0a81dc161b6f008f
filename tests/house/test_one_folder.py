"""A game is one folder, and one in the client: the sample is offered on a copy of the tree, nothing else changes."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.house.copies import GAMES, copied, run
from tests.house.tree import ROOT, files
from tools.build_web import node

FACE = {
    "index.ts": """\
import type { Face } from "../../core/face";
import Pier from "./Pier.svelte";

export const face: Face = {
  ...{ Upper: Pier, Lower: Pier, Side: Pier, Preview: Pier, panes: [], seats: "colour" },
  flights: () => [],
  describe: () => [],
  tokens: () => ({ symbol: "pawn", colour: "#777" }),
  note: () => [],
  left: () => 0,
};
""",
    "Pier.svelte": """\
<script lang="ts">
  import { t } from "../../core/text.svelte";
</script>

<p>{t("quay-pier")}</p>
""",
    "symbols.ts": """\
import type { Symbols } from "../../core/face";

export const symbols: Symbols = { sheet: "<svg></svg>", shown: (symbol) => ({ symbol }) };
""",
    "icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><path d="M7 30h30v7H7z"/></svg>\n',
    "text.en.ftl": "quay-pier = Ships at the pier\n",
    "text.pl.ftl": "quay-pier = Statki przy molo\n",
}
SERVED = """
import sys
import time

from litestar.testing import TestClient

from signoria.server.app import Limits, Settings, create

with TestClient(create(Settings(sys.argv[1], limits=Limits(every=None, dear=None)))) as client:
    page = client.get("/")
    assert page.status_code == 200, page.text
    assert client.get(sys.argv[2]).text.startswith("<svg")
    assert "sample" in [game["id"] for game in client.get("/api/games").json()]
    client.headers["x-csrf-token"] = client.post("/api/guests", json={"name": "Ada"}).json()["csrf"]
    seats = [{"me": True}, {"bot": "greedy"}]
    table = client.post("/api/tables", json={"game": "sample", "seats": seats}).json()["id"]
    assert client.post(f"/api/tables/{table}/start").is_success
    choices, until = 0, time.monotonic() + 300
    while client.get(f"/api/tables/{table}").json()["status"] != "over":
        assert time.monotonic() < until, "the game does not end"
        asked = client.get(f"/api/tables/{table}/position").json()["decision"]
        if asked is None:
            time.sleep(0.01)  # the bot thinks
            continue
        choice = {"number": asked["number"], "option": asked["offers"][0]["option"]}
        assert client.post(f"/api/tables/{table}/choices", json=choice).is_success
        choices += 1
print(choices)
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the tree with the sample among the games that are offered."""
    copied(tmp_path)
    game = tmp_path / GAMES / "quay"
    shutil.copytree(ROOT / "tests" / "sample", game, ignore=shutil.ignore_patterns("__pycache__"))
    for path in game.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("tests.sample", "signoria.games.quay"), "utf-8")
    for path in files():
        if path.is_relative_to(ROOT / "web"):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    face = tmp_path / "web" / "src" / "games" / "sample"
    face.mkdir()
    for name, text in FACE.items():
        (face / name).write_text(text, "utf-8")
    return tmp_path


def test_a_new_game_is_listed_and_played_by_bots(tree: Path) -> None:
    assert "sample" in run(tree, "-m", "signoria", "games", "--lang", "en")
    assert run(tree, "-c", "import signoria; print(signoria.game_names()[-1])") == "sample\n"
    simulate = ("simulate", "sample", "--games", "4", "--bots", "greedy,random", "--seed", "1", "--lang", "en")
    assert "4 games" in run(tree, "-m", "signoria", *simulate)


def test_a_new_game_is_built_into_the_client_and_served(tree: Path) -> None:
    npm, environment = node()
    static = tree / "src" / "signoria" / "static"
    built = subprocess.run(
        [*npm, "run", "build"],
        cwd=tree / "web",
        env={**environment, "SIGNORIA_WEB_OUT": str(static)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stdout + built.stderr
    scripts = [path.read_text("utf-8") for path in (static / "assets").glob("*.js")]
    assert all(any(said in script for script in scripts) for said in ("Ships at the pier", "Statki przy molo"))
    [icon] = [path for path in (static / "assets").glob("*.svg") if path.read_text("utf-8") == FACE["icon.svg"]]
    choices = run(tree, "-c", SERVED, str(tree / "signoria.db"), f"/assets/{icon.name}")
    assert int(choices) > 3
