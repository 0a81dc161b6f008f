"""Every test that takes a ``house`` runs twice: on SQLite, and on PostgreSQL with two worker processes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from signoria.server.app import Settings
from signoria.server.notify import web_push
from signoria.server.notify.channels import Channels
from tests import chance
from tests.server.house import House, in_processes, in_thread
from tests.server.postgres import temporary_postgres
from tests.server.receivers import Mailbox, Receiver, receiving
from tests.server.worker import FREE

KINDS = ("sqlite", "postgres")


@pytest.fixture(scope="session", autouse=True)
def dealt() -> Iterator[None]:
    """The same games in every run."""
    with pytest.MonkeyPatch.context() as patch:
        chance.deal(patch.setattr)
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A PostgreSQL server."""
    with temporary_postgres() as url:
        yield url


@pytest.fixture(scope="session")
def receivers() -> Iterator[tuple[Mailbox, Receiver]]:
    """Where notifications arrive."""
    with receiving() as both:
        yield both


@pytest.fixture(scope="session")
def mailbox(receivers: tuple[Mailbox, Receiver]) -> Mailbox:
    """Where letters arrive."""
    return receivers[0]


@pytest.fixture(scope="session")
def receiver(receivers: tuple[Mailbox, Receiver]) -> Receiver:
    """Where webhooks and push messages arrive."""
    return receivers[1]


@pytest.fixture(scope="session")
def settings(mailbox: Mailbox) -> Settings:
    """A server with every channel, where nobody waits before telling of a turn."""
    channels = Channels(
        url="https://games.example",
        smtp=mailbox.url,
        sender="Signoria <games@games.example>",
        vapid_key=web_push.new_key(),
        vapid_subject="mailto:games@games.example",
        internal=("127.0.0.1",),
        waits={},
        pause=0.2,
    )
    return msgspec.structs.replace(FREE, channels=channels)


@pytest.fixture(scope="session", params=KINDS)
def running(
    request: pytest.FixtureRequest, settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """The server, on either database."""
    if request.param == "sqlite":
        with in_thread(str(tmp_path_factory.mktemp("house") / "signoria.db"), settings) as one:
            yield one
    else:
        with in_processes(request.getfixturevalue("postgres"), settings=settings) as two:
            yield two


@pytest.fixture
def house(running: House) -> Iterator[House]:
    """The server, for one test."""
    yield running
    running.close()
