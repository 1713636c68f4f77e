"""Checks that a webhook comes from Touchline: python3 verify.py ID TIMESTAMP SIGNATURE < body, secret in WEBHOOK_SECRET."""

import base64
import binascii
import hashlib
import hmac
import os
import sys
import time

TOLERANCE_SECONDS = 300


def key(secret: str) -> bytes:
    if secret.startswith("whsec_"):
        try:
            return base64.b64decode(secret[len("whsec_") :], validate=True)
        except binascii.Error:
            pass
    return secret.encode()


def verify(webhook_id: str, timestamp: str, signatures: str, body: bytes, secret: str) -> None:
    """body is what arrived, byte for byte, before anything parses it; raises ValueError."""
    if abs(time.time() - int(timestamp)) > TOLERANCE_SECONDS:
        raise ValueError("too old")
    signed = f"{webhook_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key(secret), signed, hashlib.sha256).digest()).decode()
    if not any(hmac.compare_digest("v1," + expected, signature) for signature in signatures.split(" ")):
        raise ValueError("wrong signature")


if __name__ == "__main__":
    verify(*sys.argv[1:4], sys.stdin.buffer.read(), os.environ["WEBHOOK_SECRET"])
    print("verified")
