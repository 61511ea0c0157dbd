"""What the server's secret proves: seats, links that were renewed, and the ids of finished games."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import NamedTuple

from ricochetrobots.server.errors import BadTokenError
from ricochetrobots.server.randomness import url_text

PROOF_BYTES = 16
LABEL = re.compile("[0-9]+(-[0-9]+)?")

BEARER = "Bearer "
"""What stands before a token in the header ``Authorization`` of HTTP."""


def room_of(address: str) -> str:
    """Return the id of the room to which a link says that it leads."""
    return address.partition(".")[0]


class Proof(NamedTuple):
    """What a token proves: a seat, as it was since event ``renewed``, 0 for since it was taken."""

    seat: int
    renewed: int


class Tokens:
    """Makes and checks tokens; 128 bits each, nothing to store."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seat_token(self, room: str, seat: int, renewed: int = 0) -> str:
        """Return the token that proves that seat of that room: ``2.u3b…``, renewed by event 17 ``2-17.k0Q…``."""
        label = f"{seat}-{renewed}" if renewed else str(seat)
        return f"{label}.{self._proof('seat', room, label)}"

    def seat(self, room: str, token: str) -> Proof:
        """Return what ``token`` proves. Raises BadTokenError for anything but its own words."""
        label, _, proof = token.partition(".")
        expected = self._proof("seat", room, label)
        if not (hmac.compare_digest(proof.encode(), expected.encode()) and LABEL.fullmatch(label)):
            raise BadTokenError
        seat, _, renewed = label.partition("-")
        return Proof(int(seat), int(renewed or 0))

    def room_address(self, room: str, renewed: int) -> str:
        """Return what a link to the room says: its id, or with it what proves the link that event ``renewed`` made."""
        return f"{room}.{self._proof('link', room, str(renewed))}" if renewed else room

    def game_id(self, room: str, number: int) -> str:
        """Return the public id of match ``number`` of a room; it does not tell the room."""
        return self._proof("game", room, str(number))

    def operator_token(self, started: float) -> str:
        """Return the token of whoever runs the server, for the run that began then."""
        return self._proof("operator", repr(started))

    def _proof(self, *words: str) -> str:
        message = "\0".join(words).encode()
        return url_text(hmac.digest(self._secret, message, hashlib.sha256)[:PROOF_BYTES])
