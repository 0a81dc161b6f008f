"""Push messages to browsers: RFC 8291 (the message is for the browser's eyes alone) and RFC 8292 (who is sending)."""

from __future__ import annotations

import base64
import binascii
import os
import struct
import time
from typing import Final

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes; a message is one record
GOOD_FOR: Final = 12 * 3600  # seconds that a proof of who we are is good for
KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


def coded(data: bytes) -> str:
    """Bytes as a browser writes them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes; nothing at all if it is no such text."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        return b""


# --- our own key ------------------------------------------------------------------------------------------------------


def new_key() -> str:
    """A private key for SIGNORIA_VAPID_KEY."""
    return coded(ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(KEY_BYTES, "big"))


def good_key(key: str) -> bool:
    """Whether this is a private key."""
    try:
        private(key)
    except ValueError:
        return False
    return len(decoded(key)) == KEY_BYTES


def private(key: str) -> ec.EllipticCurvePrivateKey:
    """The private key."""
    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), CURVE)


def public_key(key: str) -> str:
    """What a page hands to the browser when it subscribes."""
    return coded(point(private(key)))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of a key, as RFC 8291 has it."""
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def proof(key: str, subject: str, audience: str) -> str:
    """The Authorization header of RFC 8292 for a push service."""
    head = coded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    claims = {"aud": audience, "exp": int(time.time()) + GOOD_FOR, "sub": subject}
    said = f"{head}.{coded(msgspec.json.encode(claims))}"
    r, s = decode_dss_signature(private(key).sign(said.encode(), ec.ECDSA(hashes.SHA256())))
    signature = coded(r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big"))
    return f"vapid t={said}.{signature}, k={public_key(key)}"


# --- the message ------------------------------------------------------------------------------------------------------


def good_browser(p256dh: str, auth: str) -> bool:
    """Whether these are the keys of a browser."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    except (ValueError, InvalidKey):
        return False
    return len(decoded(p256dh)) == POINT_BYTES and len(decoded(auth)) == AUTH_BYTES


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """The message in aes128gcm, which only the browser with these keys can read."""
    theirs = decoded(p256dh)
    ours = ec.generate_private_key(CURVE)
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    info = b"WebPush: info\0" + theirs + point(ours)
    secret = HKDF(hashes.SHA256(), 32, salt=decoded(auth), info=info).derive(shared)
    salt = os.urandom(16)
    key = HKDF(hashes.SHA256(), 16, salt=salt, info=b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt=salt, info=b"Content-Encoding: nonce\0").derive(secret)
    content = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + struct.pack(">IB", RECORD, POINT_BYTES) + point(ours) + content
