"""What stands in deploy/: nginx and Caddy run in front of two workers, WebSockets included; the rest is well formed."""

from __future__ import annotations

import configparser
import contextlib
import datetime
import json
import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from websockets.sync.client import ClientConnection, connect

from signoria.server.main import DATABASE
from tests.server.house import PATIENCE, ROOT, House, Player, eventually, in_processes
from tests.server.postgres import another_database, free_port

DEPLOY = ROOT / "deploy"
# What the proxies keep to this machine, as the server would understand it, too.
INSIDE = ("/health", "/metrics", "/health/", "/metrics/", "//health", "/metrics//", "/%68ealth", "/metrics/?x=1")
YAML: Any = import_module("yaml")  # without types of its own


@pytest.fixture(scope="module")
def workers(postgres: str) -> Iterator[House]:
    with in_processes(another_database(postgres)) as house:
        yield house


@contextlib.contextmanager
def proxied(name: str, scheme: str, house: House, folder: Path) -> Iterator[str]:
    """A proxy with the configuration of deploy/, on other ports."""
    program = subprocess.run(
        [ROOT / "tools" / "proxy", name], check=True, capture_output=True, text=True
    ).stdout.strip()
    port = free_port()
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    if name == "nginx":
        listen = (
            f"listen 127.0.0.1:{port};" if scheme == "http" else f"listen 127.0.0.1:{port} ssl;{certificate(folder)}"
        )
        block = (DEPLOY / "nginx.conf").read_text("utf-8").replace("listen 80;", listen)
        block = block.replace("allow 127.0.0.1;", "")  # whom the test is to be like is elsewhere
        for at, url in enumerate(house.urls):
            block = block.replace(f"127.0.0.1:800{at}", url.removeprefix("http://"))
        places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{place}_temp_path {folder}/{place};\n" for place in places)
        before = f"daemon off; pid {folder}/pid; error_log {folder}/log; events {{}}"
        whole = f"{before}\nhttp {{ access_log off;\n{temporary}{block} }}"
        (folder / "nginx.conf").write_text(whole, "utf-8")
        command = [program, "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]
    else:
        environment |= {"SIGNORIA_HOST": f"{scheme}://localhost:{port}"}
        environment |= {"SIGNORIA_SERVER": " ".join(url.removeprefix("http://") for url in house.urls)}
        text = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n" + (
            DEPLOY / "Caddyfile"
        ).read_text("utf-8")
        (folder / "Caddyfile").write_text(text, "utf-8")
        command = [program, "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        url = f"{scheme}://localhost:{port}"
        eventually(lambda: there(url))
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)


def certificate(folder: Path) -> str:
    """A certificate that nobody else trusts, as nginx is told of it."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now).not_valid_after(now + datetime.timedelta(days=1))
    (folder / "certificate.pem").write_bytes(made.sign(key, hashes.SHA256()).public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return f" ssl_certificate {folder}/certificate.pem; ssl_certificate_key {folder}/key.pem;"


def there(url: str) -> bool:
    """Whether a server answers behind a proxy."""
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/api/me", verify=False, trust_env=False, timeout=PATIENCE).status_code == 401
    return False


@pytest.mark.parametrize(("name", "scheme"), [("nginx", "http"), ("nginx", "https"), ("caddy", "https")])
def test_a_game_is_played_through_the_proxy(name: str, scheme: str, workers: House, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    with proxied(name, scheme, workers, tmp_path) as url, contextlib.closing(House([url], "")) as house:
        ada = house.stranger()
        ada.http.headers["origin"] = url  # as a browser sends it that says no more about where a request comes from
        answer = ada.send("POST", "/guests", {"name": "Ada"})
        ada.be(answer)
        assert ("secure" in answer.headers["set-cookie"].lower()) == (scheme == "https")
        table = ada.table("random")
        ada.post(f"/tables/{table}/start")
        with watching(ada, url) as socket:
            socket.send(json.dumps({"watch": table, "view": True}))
            told: list[dict[str, Any]] = []
            while not any(entry.get("number") == 1 for one in told for entry in one.get("entries", [])):
                ada.any_choice(table)
                told.append(json.loads(socket.recv(timeout=PATIENCE)))
        mallory = house.stranger()
        mallory.http.headers["origin"] = url.replace(scheme, {"http": "https", "https": "http"}[scheme], 1)
        assert mallory.refused("POST", "/guests", {"name": "Mallory"}) == "server-other-site"
        for path in INSIDE:
            health = httpx.get(f"{url}{path}", verify=False, trust_env=False, timeout=PATIENCE)
            assert health.status_code == (404 if name == "caddy" else 403), path


def watching(player: Player, url: str) -> ClientConnection:
    """A WebSocket through the proxy, as our own page opens it."""
    headers = {"cookie": str(player.http.headers["cookie"]), "origin": url}
    trusting = ssl._create_unverified_context() if url.startswith("https") else None
    live = f"{url.replace('http', 'ws', 1)}/api/live"
    return connect(live, additional_headers=headers, proxy=None, ssl=trusting)


def test_the_unit_and_the_images_are_well_formed() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    text = (DEPLOY / "signoria.service").read_text("utf-8")
    unit.read_string(text)
    started = unit["Service"]["execstart"]
    assert started.startswith("/opt/signoria/bin/signoria serve")
    usual = dict(re.findall(r"^Environment=(\w+)=(.+)$", text, re.MULTILINE))
    assert set(re.findall(r"\$\{(\w+)\}", started)) | {DATABASE} == set(usual)
    assert "--database" not in started  # the settings of the administrator name another one
    assert unit["Install"]["wantedby"] == "multi-user.target"
    services = YAML.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))["services"]
    assert set(services) == {"server", "database", "proxy"}
    assert "PASSWORD" not in services["server"]["environment"][DATABASE]  # signs such as @ and / would end it there
    built = DEPLOY / services["server"]["build"]["context"] / services["server"]["build"]["dockerfile"]
    steps = re.findall(r"^([A-Z]+) ", built.read_text("utf-8"), re.MULTILINE)
    known = {"FROM", "WORKDIR", "COPY", "RUN", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert set(steps) == known
    context = services["server"]["build"]["context"]
    left_out = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    assert {".git", ".venv*", "**/node_modules", "**/*.db*", "**/*.env"} <= set(left_out)
    assert (DEPLOY / context).resolve() == ROOT
    images = [services[name]["image"] for name in ("database", "proxy")]
    assert all("/" not in image for image in images)
