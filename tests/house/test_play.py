"""`make play`: the compiled engine runs if it was made from these very sources; all else is as it is now."""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

from tools.build_wheel import ROOT, STAMP, digest
from tools.play import LEAST, give_up, port_of, ready, start_aside, wait_for

# Somebody who attends a server that lasts, with another thread beside.
ATTENDING = """
import subprocess, sys, threading, time
from tools.play import attend
threading.Thread(target=time.sleep, args=(3600,), daemon=True).start()
lasting = "import time; print('up', flush=True); time.sleep(3600)"
print(attend(subprocess.Popen([sys.executable, "-c", lasting])), flush=True)
"""


def test_what_was_built_runs_until_the_sources_change(tmp_path: Path) -> None:
    root, built = tmp_path / "tree", tmp_path / "compiled"
    rules, server = root / "src" / "signoria" / "engine" / "rules.py", root / "src" / "signoria" / "server.py"
    rules.parent.mkdir(parents=True)
    rules.touch()
    server.touch()
    (root / "pyproject.toml").write_text(
        '[tool.signoria.compiled]\ninclude = ["*/engine/*.py"]\nexclude = []\n', "utf-8"
    )
    assert not ready(root, built)
    built.mkdir()
    (built / STAMP).write_text(digest(root, quick=False), "ascii")
    assert ready(root, built)
    server.write_text("CHANGED = 1\n", "utf-8")
    assert ready(root, built)
    rules.write_text("CHANGED = 1\n", "utf-8")
    assert not ready(root, built)


def test_nobody_waits_for_a_server_that_has_ended() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    assert not wait_for(ended, 1)
    assert (port_of([]), port_of(["--port", "8123"])) == (8000, 8123)


def test_the_build_leaves_the_processor_to_the_server(tmp_path: Path) -> None:
    """Linux shares it among sessions first: in one of its own the build would take as much as the server."""
    with (tmp_path / "log").open("wb") as log:
        aside = start_aside([sys.executable, "-c", "import time; time.sleep(3600)"], log)
    try:
        assert os.getpriority(os.PRIO_PROCESS, aside.pid) == LEAST
        assert (os.getsid(aside.pid), os.getpgid(aside.pid)) == (os.getsid(0), aside.pid)
    finally:
        give_up(aside)
    assert aside.returncode == -signal.SIGINT


def test_a_signal_that_ends_it_ends_the_server(tmp_path: Path) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = free.getsockname()[1]
    words = ["--port", str(port), "--database", str(tmp_path / "signoria.db")]
    with subprocess.Popen([sys.executable, "-m", "tools.play", *words], cwd=ROOT, stdout=subprocess.PIPE) as playing:
        assert wait_for(playing, port)
        playing.send_signal(signal.SIGTERM)
        told, _ = playing.communicate(timeout=120)
    assert told.startswith(b"The engine runs ")
    with socket.socket() as probe:
        assert probe.connect_ex(("127.0.0.1", port)) != 0


def test_a_signal_that_another_thread_gets_ends_the_server_too() -> None:
    with subprocess.Popen([sys.executable, "-c", ATTENDING], cwd=ROOT, stdout=subprocess.PIPE) as attending:
        assert attending.stdout is not None
        assert attending.stdout.readline() == b"up\n"
        threads = {int(path.name) for path in Path(f"/proc/{attending.pid}/task").iterdir()} - {attending.pid}
        assert ctypes.CDLL(None).tgkill(attending.pid, min(threads), signal.SIGTERM) == 0
        assert attending.stdout.readline() == f"{-signal.SIGTERM}\n".encode()
