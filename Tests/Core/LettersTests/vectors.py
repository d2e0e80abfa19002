#!/usr/bin/env python3
"""Writes vectors.txt: letters as sealed by other implementations than ours.

BLAKE2b is that of Python's hashlib, XChaCha20-Poly1305 that of PyNaCl; padding (ISO/IEC 7816-4) and
the encoding of associated data (PASETO's PAE) are written here from their specifications. It needs
PyNaCl (Debian's python3-nacl), and is run by hand: vectors.py >vectors.txt
"""

import base64
import hashlib

from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_encrypt as encrypt

CASES = [
    (bytes(range(16)), "money.example", 1, b"op-one", b"", bytes(24)),
    (bytes(16), "localhost:8080", 0xFFFFFFFF, b"", b"x" * 255, bytes(range(24))),
    (b"\xff" * 16, "farthing.example", 0x01020304, b"six666", b"y" * 256, b"\x80" * 24),
    (
        b"sixteen letters!",
        "f\u00fcr.example",
        77,
        bytes(range(6)),
        bytes(range(256)) * 3,
        b"n" * 24,
    ),
]


def main():
    for secret, host, phone, mark, text, nonce in CASES:
        box, key = digest(16, b"farthing box", secret), digest(32, b"farthing letter", secret)
        origin = digest(16, phone.to_bytes(4, "big") + mark, key)
        data = pae([b"farthing letter", b"\x01", box, host.encode(), origin])
        padded = text + b"\x80" + b"\0" * (-(len(text) + 1) % 256)
        letter = b"\x01" + nonce + encrypt(padded, data, nonce, key)
        link = base64.urlsafe_b64encode(secret).rstrip(b"=")
        state = digest(16, b"state" + text, key)
        number = phone.to_bytes(4, "big")
        fields = [secret, link, box, key, host.encode(), number, mark, origin, text, state]
        print(" ".join(field.hex() or "-" for field in [*fields, nonce, letter]))


def digest(size, message, key):
    return hashlib.blake2b(message, digest_size=size, key=key).digest()


def pae(pieces):
    def length(number):
        return number.to_bytes(8, "little")

    return length(len(pieces)) + b"".join(length(len(piece)) + piece for piece in pieces)


if __name__ == "__main__":
    main()
