"""What ``make play`` does: the server, with the compiled engine if it is built, else with the sources.

    python -m tools.play [WORDS FOR signoria serve …]

The first time the server runs on the sources. Once it is up and where there is a C compiler, the compiled engine is
built beside it with the least claim to the processor and kept in build/compiled. It runs from the next start on, as
long as the sources of what is compiled stay the same. ``make bench`` and ``make arena`` use the same folder.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import IO

from tools.build_wheel import ROOT, STAMP, digest, missing_compiler, renew

FOLDER = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compiled.log"
LEAST = 19  # what is asked of `nice` for the build
EVERY = 0.2  # seconds between two looks
PATIENCE = 5.0  # seconds that a build has to end


def ready(root: Path, folder: Path) -> bool:
    """Whether the compiled engine is there and was made from these sources."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text("ascii") == digest(root, quick=False)


def port_of(words: list[str]) -> int:
    """The port that these words name."""
    return int(words[words.index("--port") + 1]) if "--port" in words else 8000


def wait_for(server: subprocess.Popen[bytes], port: int) -> bool:
    """Wait until somebody answers at the port; not longer than the server runs."""
    while server.poll() is None:
        with socket.socket() as probe:
            probe.settimeout(EVERY)
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return True
        time.sleep(EVERY)
    return False


def start_aside(command: list[str], log: IO[bytes]) -> subprocess.Popen[bytes]:
    """Start something that leaves the processor to the server, in a group of its own so that all of it can be ended.

    It stays in our session: Linux shares the processor among sessions first, and only within one by how nice each is.
    """
    started = subprocess.Popen(command, stdout=log, stderr=log, process_group=0)
    os.setpriority(os.PRIO_PROCESS, started.pid, LEAST)
    return started


def give_up(builder: subprocess.Popen[bytes]) -> None:
    """End the build and what it has started: it takes its folders away, unless it is deaf to interrupts."""
    os.killpg(builder.pid, signal.SIGINT)
    try:
        builder.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(builder.pid, signal.SIGKILL)
        builder.wait()


def build(server: subprocess.Popen[bytes], port: int) -> None:
    """Once the server is up, build the compiled engine, and give it up when the server ends."""
    if not wait_for(server, port):
        return
    LOG.parent.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "tools" / "build_wheel.py"), "--into", str(FOLDER)]
    with LOG.open("wb") as log:
        builder = start_aside(command, log)
        while builder.poll() is None:
            if server.poll() is not None:
                give_up(builder)
                return
            time.sleep(EVERY)
    if builder.returncode == 0:
        print("The compiled engine is built. It runs from the next start on.", flush=True)
    else:
        print(f"The engine could not be compiled; {LOG} says why. The server goes on with the sources.", flush=True)


def attend(server: subprocess.Popen[bytes]) -> int:
    """Stay until the server ends, and end it when we are told to; its exit code.

    Python runs what a signal asks for in the main thread, and the system may hand the signal to another one. So the
    main thread looks again and again: while it waits for a process without a limit, nothing wakes it.
    """
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    try:
        while server.poll() is None:
            time.sleep(EVERY)
    except KeyboardInterrupt:
        pass  # the server has heard of the interrupt as well
    return server.wait()


def main() -> None:
    """Serve until interrupted."""
    words = sys.argv[1:]
    environment = dict(os.environ)
    fast = ready(ROOT, FOLDER)
    if fast:
        renew(ROOT, FOLDER)
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, [str(FOLDER), environment.get("PYTHONPATH")]))
    print(f"The engine runs {'compiled' if fast else 'interpreted'}.", flush=True)
    lacks = "" if fast else missing_compiler()
    building = not fast and not lacks and os.name == "posix"
    if building:
        print("A compiled one is built in the background once the server is up.", flush=True)
    elif not fast:
        print(lacks or "It is compiled beside the server only on Linux and macOS.", flush=True)
    server = subprocess.Popen([sys.executable, "-m", "signoria", "serve", *words], env=environment)
    if building:
        threading.Thread(target=build, args=(server, port_of(words)), daemon=True).start()
    code = attend(server)
    for thread in threading.enumerate():
        if thread is not threading.current_thread():
            thread.join(timeout=2 * PATIENCE)
    sys.exit(code)


if __name__ == "__main__":
    main()
