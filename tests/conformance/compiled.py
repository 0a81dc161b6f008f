"""The compiled package, built once into build/ and used by putting that folder first on the path.

To compare results a quick build does, without the optimisation of the C compiler; campaigns and benches want the whole.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class NotCompiled(Exception):
    """The package could not be compiled; the message says what the compiler said."""


def build(quick: bool) -> Path:
    """Compile the package unless it is there already; returns the folder to import it from."""
    folder = ROOT / "build" / ("compiled-quick" if quick else "compiled")
    folder.parent.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "tools" / "build_wheel.py"), "--into", str(folder)]
    if quick:
        command.append("--quick")
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another process of the same run may be compiling
        done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise NotCompiled(f"The package could not be compiled:\n{done.stdout}{done.stderr}")
    return folder


def environment(compiled: bool, quick: bool = False) -> dict[str, str]:
    """The environment of a process that runs the compiled package, or the sources."""
    folder = build(quick) if compiled else ROOT / "src"
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
