"""Programs of the system that the tests need are installed one at a time."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# As apt-get does, it refuses while another one runs, and it takes a moment, so that two would meet.
APT = """#!/bin/sh
mkdir {folder}/running || exit 100
sleep 0.3
for package; do :; done
[ "$1" = update ] || {{ printf '#!/bin/sh\\n' > {folder}/$package && chmod +x {folder}/$package; }}
rmdir {folder}/running
"""


def test_two_programs_are_installed_at_once(tmp_path: Path) -> None:
    apt = tmp_path / "apt-get"
    apt.write_text(APT.format(folder=tmp_path), "utf-8")
    apt.chmod(0o755)
    sudo = tmp_path / "sudo"  # for a user who is not root
    sudo.write_text('#!/bin/sh\nshift\nexec "$@"\n', "utf-8")
    sudo.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "TMPDIR": str(tmp_path)}
    names = ("signoria-first", "signoria-second")
    command = ROOT / "tools" / "installed"
    asking = [
        subprocess.Popen([command, name, "It is needed", name], env=environment, stdout=subprocess.PIPE, text=True)
        for name in names
    ]
    said = [process.communicate()[0].strip() for process in asking]
    assert said == [str(tmp_path / name) for name in names]


def test_what_cannot_be_installed_is_named_in_one_line(tmp_path: Path) -> None:
    apt = tmp_path / "apt-get"
    apt.write_text("#!/bin/sh\nexit 100\n", "utf-8")
    apt.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "TMPDIR": str(tmp_path)}
    command = [str(ROOT / "tools" / "installed"), "signoria-none", "The tests need it", "signoria-none"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].startswith("The tests need it, and it cannot be installed from here")
