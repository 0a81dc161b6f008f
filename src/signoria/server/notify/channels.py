"""What the environment settles about notifications: where the server is reached, and how it reaches people."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from email.utils import parseaddr
from typing import Final
from urllib.parse import SplitResult, urlsplit

import msgspec

from signoria.engine.problem import Problem
from signoria.server.notify import web_push

URL: Final = "SIGNORIA_URL"
SMTP: Final = "SIGNORIA_SMTP"
MAIL_FROM: Final = "SIGNORIA_MAIL_FROM"
VAPID_KEY: Final = "SIGNORIA_VAPID_KEY"
VAPID_SUBJECT: Final = "SIGNORIA_VAPID_SUBJECT"
INTERNAL: Final = "SIGNORIA_INTERNAL"

# Seconds from the turn of somebody to the word of it: a player at the table has chosen by then.
WAITS: Final = {"webhook": 0.0, "push": 5.0, "mail": 60.0}
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Channels(msgspec.Struct, frozen=True):
    """How people can be reached; what is empty is not there."""

    url: str = ""  # where people find this server, without a slash at the end
    smtp: str = ""
    sender: str = ""
    vapid_key: str = ""
    vapid_subject: str = ""
    internal: tuple[str, ...] = ()  # hosts and networks that webhooks may reach although they are not public
    waits: dict[str, float] = msgspec.field(default_factory=WAITS.copy)
    pause: float = 10.0  # seconds until something that failed is tried again; then twice as long, and so on

    @property
    def mail(self) -> bool:
        """Whether letters can be sent."""
        return bool(self.smtp)

    @property
    def push(self) -> bool:
        """Whether browsers can be reached."""
        return bool(self.vapid_key)


def from_environment(given: Mapping[str, str]) -> Channels:
    """The channels that the environment describes; a Problem that names the variable if one is wrong."""
    names = (URL, SMTP, MAIL_FROM, VAPID_KEY, VAPID_SUBJECT)
    url, smtp, sender, key, subject = (given.get(name, "").strip() for name in names)
    url = url.rstrip("/")
    internal = tuple(one.strip() for one in given.get(INTERNAL, "").split(",") if one.strip())
    need(URL, not url or web_address(url))
    need(SMTP, not smtp or smtp_server(smtp))
    need(MAIL_FROM, bool(ADDRESS.fullmatch(parseaddr(sender)[1])) if smtp or sender else True)
    need(URL, bool(url) or not smtp)
    need(VAPID_KEY, not key or web_push.good_key(key))
    need(VAPID_SUBJECT, subject.startswith(("mailto:", "https://")) if key or subject else True)
    return Channels(url, smtp, sender, key, subject, internal)


def need(name: str, good: bool) -> None:
    """Refuse a variable."""
    if not good:
        raise Problem("server-bad-setting", name=name)


def parsed(url: str) -> SplitResult | None:
    """The parts of an address, if it has a host and its port is a number."""
    try:
        parts = urlsplit(url)
        return parts if parts.hostname and parts.port != 0 else None
    except ValueError:
        return None


def web_address(url: str) -> bool:
    """Whether this is where a browser could go."""
    parts = parsed(url)
    return parts is not None and parts.scheme in ("http", "https") and not parts.query and not parts.fragment


def smtp_server(url: str) -> bool:
    """Whether this names a server for letters: smtp:// or smtps://, with or without a user."""
    parts = parsed(url)
    return parts is not None and parts.scheme in ("smtp", "smtps") and parts.path in ("", "/")


def network(text: str) -> Network | None:
    """A network or a single address, if it is one."""
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
