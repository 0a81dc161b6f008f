"""What a worker process runs: the application on the database that the environment names."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Final

import uvicorn
from litestar import Litestar

from signoria.engine.problem import Problem
from signoria.server.app import Settings, create
from signoria.server.frames import Casting
from signoria.server.notify.channels import from_environment
from signoria.server.observed import LEVELS, set_up_logs
from signoria.server.patience import Patient

DATABASE: Final = "SIGNORIA_DATABASE"
LOG_LEVEL: Final = "SIGNORIA_LOG"
PROFILES: Final = "SIGNORIA_PROFILES"
POWER_CUT: Final = "SIGNORIA_POWER_CUT"
KEEP_ALIVE: Final = 75  # seconds: longer than a proxy keeps a connection that it does not use


def application() -> Litestar:
    """The application of one worker."""
    set_up_logs(log_level(os.environ))
    channels = from_environment(os.environ)
    profiles, power_cut = with_profiles(os.environ), safe_from_power_cuts(os.environ)
    return create(Settings(os.environ[DATABASE], channels=channels, profiles=profiles, power_cut=power_cut))


def switched(given: Mapping[str, str], name: str, usual: str) -> bool:
    """Whether something is switched on; a Problem if the setting is neither on nor off."""
    wanted = given.get(name, "").strip().lower() or usual
    if wanted not in ("on", "off"):
        raise Problem("server-bad-setting", name=name)
    return wanted == "on"


def with_profiles(given: Mapping[str, str]) -> bool:
    """Whether results and ratings are kept and shown."""
    return switched(given, PROFILES, "on")


def safe_from_power_cuts(given: Mapping[str, str]) -> bool:
    """Whether SQLite waits for the disk at each commit."""
    return switched(given, POWER_CUT, "off")


def log_level(given: Mapping[str, str]) -> str:
    """From which level on lines are written to the log; a Problem if there is no such level."""
    level = given.get(LOG_LEVEL, "").strip().lower() or "warning"
    if level not in LEVELS:
        raise Problem("server-bad-setting", name=LOG_LEVEL)
    return level


def run(database: str, host: str, port: int, workers: int) -> None:
    """Serve with so many processes until interrupted."""
    os.environ[DATABASE] = database
    log_level(os.environ)
    with_profiles(os.environ)
    safe_from_power_cuts(os.environ)
    uvicorn.run(
        f"{__name__}:application",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=10_000,
        http=Patient,
        ws=Casting,
        timeout_keep_alive=KEEP_ALIVE,
    )
