"""A Ray cluster of two nodes, one of which is killed while it plays; prints what came of the games.

    python -m tests.bots.lost_node FOLDER

The doomed node never finishes a game: it says in the folder which one it has begun, and waits to be killed. So every
game of a whole result that it had begun was played again elsewhere. The other node waits for that: it could play all
the games while the doomed one is still starting.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from functools import partial
from pathlib import Path

import msgspec

# It tells nobody, and listens on loopback.
os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER="0")

import ray
from ray.cluster_utils import Cluster

from signoria.arena.match import Plan, Played, Unfinished, play
from signoria.arena.simulate import RAY, each
from signoria.engine.game import Game
from tests.cli import quay

PLAN = Plan("sample", "short", seats=2, games=12, seed="cluster", bots=("greedy", "random"))
SOON = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}


def doomed(folder: str, node: str, plan: Plan, game: Game, number: int) -> Played | Unfinished:
    """Play a game, anywhere but on one node."""
    if ray.get_runtime_context().get_node_id() == node:
        Path(folder, str(number)).touch()
        while True:
            time.sleep(60)
    until_begun(Path(folder))
    return play(plan, game, number)


def until_begun(folder: Path) -> None:
    """Wait until the doomed node has begun a game."""
    while not any(folder.iterdir()):
        time.sleep(0.05)


def kill_when_begun(cluster: Cluster, node: object, folder: Path) -> None:
    """Kill a node once it has begun a game."""
    until_begun(folder)
    cluster.remove_node(node, allow_graceful=False)


def main(folder: Path) -> None:
    """Play the plan on both nodes and lose one of them."""
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": SOON}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    node = cluster.add_node(num_cpus=1)
    os.environ["RAY_ADDRESS"] = cluster.address
    threading.Thread(target=kill_when_begun, args=(cluster, node, folder), daemon=True).start()
    found = sorted(
        each(PLAN, quay.find, partial(doomed, str(folder), node.node_id), on=RAY), key=lambda one: one.number
    )
    print(msgspec.json.encode(found).decode())
    cluster.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
