"""Packing: the wheel holds the whole package, and `tools/build_wheel.py` compiles a copy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files
from tools.build_wheel import digest, renew, run_once

BUILDER = ROOT / "tools" / "build_wheel.py"
PYPROJECT = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "signoria"
version = "0.1.0"

[tool.hatch.build.targets.wheel]
packages = ["src/signoria"]

[tool.signoria.compiled]
include = ["signoria/engine/**/*.py"]
exclude = ["signoria/engine/words.py"]
"""
DICE = '''
"""A die that remembers nothing."""
from typing import Final

from signoria.engine.words import NAME

FACES: Final = 6


def turned(face: int) -> int:
    return FACES + 1 - face


def named(face: int) -> str:
    return f"{NAME} {turned(face)}"
'''


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], check=False, capture_output=True, text=True, env={**os.environ, **environment}
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A source tree of one compiled module, one that stays Python, and one text."""
    root = tmp_path / "tree"
    engine = root / "src" / "signoria" / "engine"
    engine.mkdir(parents=True)
    (root / "pyproject.toml").write_text(PYPROJECT, "utf-8")
    (engine.parent / "__init__.py").touch()
    (engine / "__init__.py").touch()
    (engine / "words.py").write_text('NAME = "die"\n', "utf-8")
    (engine / "dice.py").write_text(DICE, "utf-8")
    (engine / "en.ftl").write_text("die = die\n", "utf-8")
    return root


def test_the_plain_wheel_holds_every_file_of_the_package_and_the_client(tmp_path: Path) -> None:
    """The client was built when the package was installed; it is not built again while its sources are the same."""
    source = tmp_path / "source"
    client = ROOT / "src/signoria/static"
    shutil.copytree(client, source / client.relative_to(ROOT))
    for path in files():
        copy = source / path.relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, copy)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=source,
        check=False,
        capture_output=True,
        text=True,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("signoria-*-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("signoria/")}
    src = ROOT / "src"
    wanted = [*files(), *(path for path in client.rglob("*") if path.is_file())]
    assert packed == {path.relative_to(src).as_posix() for path in wanted if path.is_relative_to(src)}
    assert "signoria/static/index.html" in packed


def test_the_compiled_package_runs_and_the_sources_stay_clean(tree: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()}
    target = tmp_path / "compiled"

    built = run(str(BUILDER), "--root", str(tree), "--into", str(target))
    assert built.returncode == 0, built.stdout + built.stderr
    program = "from signoria.engine import dice, words; print(dice.named(2), dice.__file__, words.__file__, sep='|')"
    asked = run("-c", program, PYTHONPATH=str(target))

    assert asked.stderr == ""
    answer, dice, words = asked.stdout.strip().split("|")
    assert answer == "die 5"
    assert Path(dice).suffix in {".so", ".pyd"}
    assert Path(words).suffix == ".py"
    assert (target / "signoria" / "engine" / "en.ftl").is_file()
    assert {path: path.read_bytes() for path in tree.rglob("*") if path.is_file()} == before
    assert "up to date" in run(str(BUILDER), "--root", str(tree), "--into", str(target)).stdout


def test_what_runs_once_is_not_optimised() -> None:
    top, other = "char CPyDef_dice_____top_level__(void) {", "char CPyDef_dice___named(void) {"
    done = run_once(f"{top}\n}}\n{other}\n}}\n")
    assert f"\nRUN_ONCE {top}\n" in done
    assert f"\n{other}\n" in done


def test_a_changed_or_moved_source_is_compiled_anew(tree: Path, tmp_path: Path) -> None:
    dice = tree / "src" / "signoria" / "engine" / "dice.py"
    seen = {digest(tree, quick=False), digest(tree, quick=True)}
    assert digest(shutil.copytree(tree, tmp_path / "elsewhere"), quick=False) in seen
    dice.write_text(DICE.replace("6", "8"), "utf-8")
    seen.add(digest(tree, quick=False))
    dice.rename(dice.with_name("die.py"))
    seen.add(digest(tree, quick=False))
    assert len(seen) == 4


def test_what_is_not_compiled_is_renewed_and_nothing_else_is_touched(tree: Path, tmp_path: Path) -> None:
    package, built = tree / "src" / "signoria", tmp_path / "compiled"
    shutil.copytree(tree / "src", built)
    module = built / "signoria" / "engine" / "dice.cpython.so"
    module.touch()
    same = untouched(built / "signoria" / "engine" / "words.py")
    (built / "signoria" / "gone.py").touch()
    (package / "static").mkdir()
    (package / "static" / "index.html").write_text("new", "utf-8")
    (package / "engine" / "en.ftl").write_text("other = words", "utf-8")

    renew(tree, built)

    assert {path.relative_to(built) for path in built.rglob("*") if path.is_file()} == {
        module.relative_to(built),
        *(path.relative_to(tree / "src") for path in package.rglob("*") if path.is_file()),
    }
    assert (built / "signoria" / "engine" / "en.ftl").read_text("utf-8") == "other = words"
    assert untouched(built / "signoria" / "engine" / "words.py") == same


def untouched(path: Path) -> tuple[int, int]:
    """What a file that nobody writes keeps: which one it is, and when it was written. It may well be read."""
    found = path.stat()
    return found.st_ino, found.st_mtime_ns


def test_a_compiled_wheel_carries_the_tag_of_the_platform(tree: Path) -> None:
    built = run(str(BUILDER), "--root", str(tree))
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (tree / "dist").iterdir()
    assert wheel.name.startswith(f"signoria-0.1.0-cp3{sys.version_info.minor}-")
    with zipfile.ZipFile(wheel) as archive:
        compiled = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
    assert sorted(name.partition(".")[0] for name in compiled) == [
        "signoria/engine/__init__",
        "signoria/engine/dice",
        "signoria__mypyc",
    ]


def test_without_a_compiler_one_sentence_says_so(tree: Path, tmp_path: Path) -> None:
    failed = run(str(BUILDER), "--root", str(tree), "--into", str(tmp_path / "compiled"), CC="no-such-compiler")
    assert failed.returncode == 1
    assert failed.stderr.splitlines() == [
        "A compiled wheel needs a C compiler, and no-such-compiler is not on the PATH: install gcc or set CC."
    ]


def test_a_module_with_a_type_error_is_named(tree: Path, tmp_path: Path) -> None:
    (tree / "src" / "signoria" / "engine" / "wrong.py").write_text('FACES: int = "six"\n', "utf-8")
    failed = run(str(BUILDER), "--root", str(tree), "--into", str(tmp_path / "compiled"))
    assert failed.returncode == 1
    assert "wrong.py:1: error" in failed.stdout + failed.stderr
    assert failed.stderr.splitlines()[-1] == "mypyc could not compile the modules; the reason stands above."
    assert not (tmp_path / "compiled").exists()


def test_a_folder_of_something_else_is_left_alone(tree: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "letter.txt").write_text("dear", "utf-8")
    failed = run(str(BUILDER), "--root", str(tree), "--into", str(mine))
    assert failed.returncode == 1
    assert "name a new or an empty folder" in failed.stderr
    assert [path.name for path in mine.iterdir()] == ["letter.txt"]
