"""What every test can rely on."""

from __future__ import annotations

import signal
from typing import Final

import pytest

from signoria.research.extra import one_thread

one_thread()  # before a test brings NumPy, as the command does

# A shell makes tests in its background, and every process they start, deaf to interrupts.
# With a handler here, the processes we start hear them again.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The dearest tests, the longest of them first: what is begun last should be short, so that no core waits for another.
# Nothing else comes between tests in the browser: its servers and its databases would all be started again.
DEAR: Final = (
    "tests/conformance/test_compiled.py",
    "tests/bots/test_cluster.py",
    "tests/browser/test_games.py",
    "tests/browser/",
    "tests/server/",
    "tests/conformance/",
    "tests/house/",
    "tests/cli/",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Dear tests first; otherwise everything stays in its order, in which tests share what they need."""
    items.sort(key=lambda item: next((at for at, start in enumerate(DEAR) if item.nodeid.startswith(start)), len(DEAR)))
