"""Without the extras the package works, and what needs them says so in one sentence."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from signoria.research.extra import THREADS

# Finds nothing of what the extras bring, as on a machine where they are not installed.
HIDE = """
import sys
from importlib.machinery import PathFinder

class Hide(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name.partition(".")[0] in {packages!r}:
            return None
        return PathFinder.find_spec(name, path, target)

sys.meta_path[:] = [Hide if finder is PathFinder else finder for finder in sys.meta_path]
"""
PACKAGES = {"gymnasium", "jax", "numpy", "optax", "pettingzoo", "pyarrow", "pyspiel", "open_spiel"}


def run(program: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own, without the extras."""
    command = [sys.executable, "-c", HIDE.replace("{packages!r}", repr(PACKAGES)) + program]
    return subprocess.run(command, check=False, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("openspiel", "pyspiel", "research"),
        ("pettingzoo", "pettingzoo", "research"),
        ("gym", "gymnasium", "research"),
        ("dataset", "pyarrow", "research"),
        ("learner", "jax", "learn"),
        ("learned", "numpy", "learn"),
    ],
)
def test_a_missing_extra_gets_one_sentence(module: str, package: str, extra: str) -> None:
    done = run(f"import signoria.research.{module}")
    last = done.stderr.splitlines()[-1]
    assert last == f"ModuleNotFoundError: This needs the package {package}: install signoria[{extra}] to get it."


def test_the_command_says_so_too() -> None:
    done = run("import sys, signoria.cli; sys.argv[1:] = ['dataset', 'lorenzo']; signoria.cli.main()")
    assert (done.stderr, done.returncode) == (
        "Datasets need the package “pyarrow”: install “signoria[research]”.\n",
        2,
    )


def test_a_trained_network_needs_numpy_and_says_so() -> None:
    done = run(
        "import sys, signoria.cli; sys.argv[1:] = ['simulate', 'lorenzo', '--bots', 'learned:a']; signoria.cli.main()"
    )
    assert (done.stderr, done.returncode) == (
        "The bot “learned:a” needs the package “numpy”: install “signoria[learn]”.\n",
        2,
    )


def test_the_package_itself_needs_none_of_them() -> None:
    done = run(
        "import signoria, signoria.cli.app, signoria.research.tables, signoria.research.table\n"
        "state = signoria.start('lorenzo', seed=1).state\n"
        "print(len(state.game.observe(state, 0)))"
    )
    assert (done.stdout, done.returncode) == ("1922\n", 0), done.stderr


def test_small_matrices_are_computed_in_one_thread_unless_somebody_says_otherwise() -> None:
    told = "import os, signoria.research.net; print(os.environ['OPENBLAS_NUM_THREADS'])"
    bare = {name: value for name, value in os.environ.items() if name != THREADS}
    for given, expected in (({}, "1"), ({THREADS: "3"}, "3")):
        command = [sys.executable, "-c", told]
        done = subprocess.run(command, check=True, capture_output=True, text=True, env=bare | given)
        assert done.stdout == f"{expected}\n"
