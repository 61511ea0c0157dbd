"""What the server's secret proves: seats, and the ids of finished games."""

from __future__ import annotations

import hashlib
import hmac

from ricochetrobots.server.errors import BadTokenError
from ricochetrobots.server.randomness import url_text

PROOF_BYTES = 16


class Tokens:
    """Makes and checks tokens; 128 bits each, nothing to store."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seat_token(self, room: str, seat: int) -> str:
        """Return the token that proves that seat of that room, e.g. ``2.u3b…``."""
        return f"{seat}.{self._proof('seat', room, str(seat))}"

    def seat(self, room: str, token: str) -> int:
        """Return the seat that ``token`` proves. Raises BadTokenError for anything but its own words."""
        digits, _, proof = token.partition(".")
        expected = self._proof("seat", room, digits)
        if not (
            hmac.compare_digest(proof.encode(), expected.encode()) and digits.isascii() and digits.isdigit()
        ):
            raise BadTokenError
        return int(digits)

    def game_id(self, room: str, number: int) -> str:
        """Return the public id of match ``number`` of a room; it does not tell the room."""
        return self._proof("game", room, str(number))

    def operator_token(self, started: float) -> str:
        """Return the token of whoever runs the server, for the run that began then."""
        return self._proof("operator", repr(started))

    def _proof(self, *words: str) -> str:
        message = "\0".join(words).encode()
        return url_text(hmac.digest(self._secret, message, hashlib.sha256)[:PROOF_BYTES])
