"""The compiled package, built once into build/compiled and used by putting that folder first on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "compiled"


def build() -> Path:
    """Compile the package unless it is there already; returns the folder to import it from."""
    command = [sys.executable, str(ROOT / "tools" / "build_wheel.py"), "--into", str(FOLDER)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"the compiled package could not be built:\n{done.stdout}{done.stderr}")
    return FOLDER


def environment(compiled: bool) -> dict[str, str]:
    """The environment of a process that runs the compiled package, or the sources."""
    folder = build() if compiled else ROOT / "src"
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])}
