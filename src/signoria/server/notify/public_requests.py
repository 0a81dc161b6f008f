"""Requests to addresses that people gave us. They reach the public Internet, and nothing inside.

The name is resolved here and every address it has is checked. The connection goes to the very address that was checked,
so a name that resolves to something else a moment later changes nothing. A redirection is not followed, a slow answer
is not waited for, and the body of the answer is not read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import httpx

from signoria.engine.problem import Problem
from signoria.server import plain_text
from signoria.server.notify.channels import network, parsed

PATIENCE: Final = 10.0  # seconds for everything
LONGEST_URL: Final = 1000
PORTS: Final = {"http": 80, "https": 443}
NAMES: Final = ThreadPoolExecutor(4, "names")  # a name that is slow to resolve keeps nobody else waiting
# All that has a public address of version 6 today.
OUT_THERE: Final = ipaddress.IPv6Network("2000::/3")
# What the registries of IANA set apart, beside what Python knows of: translation, tunnels, relays, routing, documents.
SET_APART: Final = tuple(
    map(
        ipaddress.ip_network,
        (
            *("0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.31.196.0/24", "192.52.193.0/24"),
            *("192.88.99.0/24", "192.175.48.0/24", "198.18.0.0/15", "240.0.0.0/4"),
            *("64:ff9b::/96", "64:ff9b:1::/48", "2001::/23", "2001:db8::/32", "2002::/16"),
            *("2620:4f:8000::/48", "3fff::/20", "5f00::/16"),
        ),
    )
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def public(address: Address) -> bool:
    """Whether an address is out there for everybody."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return public(address.ipv4_mapped)
        if address not in OUT_THERE:
            return False
    if any(address in one for one in SET_APART):
        return False
    inside = (address.is_private, address.is_loopback, address.is_link_local, address.is_unspecified)
    return address.is_global and not any(inside) and not address.is_multicast and not address.is_reserved


def allowed(host: str, address: Address, internal: tuple[str, ...]) -> bool:
    """Whether we may go there: it is public, or the settings name it."""
    if public(address):
        return True
    plain = getattr(address, "ipv4_mapped", None) or address
    return named(host, internal) or any(plain in net for net in map(network, internal) if net is not None)


def named(host: str, internal: tuple[str, ...]) -> bool:
    """Whether the settings name this host."""
    return host.lower() in {one.lower() for one in internal}


async def resolved(url: str, internal: tuple[str, ...]) -> str:
    """The address to connect to; a Problem if the URL is no good or leads inside."""
    parts = parsed(url)
    if parts is None or len(url) > LONGEST_URL or parts.scheme not in PORTS or parts.username is not None:
        raise Problem("server-bad-address")
    host = str(parts.hostname)
    try:
        plain_text.check(url)
        httpx.URL(url)
    except (Problem, httpx.InvalidURL, UnicodeError) as error:
        raise Problem("server-bad-address") from error
    try:
        look = partial(socket.getaddrinfo, host, parts.port or PORTS[parts.scheme], type=socket.SOCK_STREAM)
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.get_running_loop().run_in_executor(NAMES, look)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise Problem("server-no-such-host", host=host[:200]) from error
    addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
    if not addresses or not all(allowed(host, address, internal) for address in addresses):
        raise Problem("server-internal-address")
    if parts.scheme == "http" and public(addresses[0]):
        raise Problem("server-bad-address")
    return str(addresses[0])


async def send(url: str, headers: Mapping[str, str], body: bytes, internal: tuple[str, ...]) -> int:
    """Post something; the status of the answer. A Problem if we may not, ``httpx.HTTPError`` if it failed."""
    address = await resolved(url, internal)
    try:
        target = httpx.URL(url)
        host = target.host
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient(trust_env=False, follow_redirects=False) as client:
            request = client.build_request(
                "POST",
                target.copy_with(host=address),
                content=body,
                headers={**headers, "host": target.netloc.decode("ascii")},
                extensions={"sni_hostname": host},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
            return answer.status_code
    except (TimeoutError, httpx.InvalidURL) as error:
        raise httpx.ConnectTimeout("no answer in time") from error
