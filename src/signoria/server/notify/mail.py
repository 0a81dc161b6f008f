"""Letters through a server for mail, which is asked in a thread of its own."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

PATIENCE: Final = 20.0  # seconds
LETTERS: Final = ThreadPoolExecutor(4, "letters")
PORTS: Final = {"smtp": 587, "smtps": 465}
NEVER: Final = 500  # from this answer on, trying again is no use


class Letter(msgspec.Struct, frozen=True):
    """A letter; ``id`` is the same however often it is tried, ``stop`` the address that ends all letters."""

    id: str
    to: str
    subject: str
    text: str
    stop: str


class Undeliverable(Exception):
    """The address takes no letters."""


def written(letter: Letter, sender: str) -> EmailMessage:
    """The letter as it is sent."""
    message = EmailMessage(policy=SMTP)
    message["From"] = sender
    message["To"] = letter.to
    message["Subject"] = " ".join(letter.subject.split())
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.id}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


async def send(server: str, sender: str, letter: Letter) -> None:
    """Send a letter; ``OSError`` if that may work later."""
    await asyncio.get_running_loop().run_in_executor(LETTERS, post, server, written(letter, sender))


def post(server: str, message: EmailMessage) -> None:
    """Talk to the server. Passwords go over an encrypted connection only, or not beyond this machine."""
    parts = urlsplit(server)
    host, port = str(parts.hostname), parts.port or PORTS[parts.scheme]
    context = ssl.create_default_context()
    kind = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=context) if parts.scheme == "smtps" else None
    with kind or smtplib.SMTP(host, port, timeout=PATIENCE) as line:
        line.ehlo()
        private = kind is not None or host in ("localhost", "127.0.0.1", "::1")
        if kind is None and line.has_extn("starttls"):
            line.starttls(context=context)
            line.ehlo()
            private = True
        if parts.username:
            if not private:
                raise OSError("the server for mail offers no encryption")
            line.login(unquote(parts.username), unquote(parts.password or ""))
        try:
            line.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            if all(code >= NEVER for code, _ in refused.recipients.values()):
                raise Undeliverable from refused
            raise
