"""Proofs made with the server's secret: tokens of seats, renewed links, personal links, and ids of finished games."""

from __future__ import annotations

import hashlib
import hmac
import re
from typing import NamedTuple

from ricochetrobots.server.errors import BadTokenError, ServerError
from ricochetrobots.server.randomness import url_text

PROOF_BYTES = 16
LABEL = re.compile("[0-9]+(-[0-9]+)?")
COUNT = re.compile("[0-9]{1,9}")

BEARER = "Bearer "
"""The prefix of a token in the header ``Authorization`` of HTTP."""


def room_of(address: str) -> str:
    """Return the id of the room in a link's address."""
    return address.partition(".")[0]


class SeatProof(NamedTuple):
    """A seat that a token proves; ``renewed`` is the event that renewed the token, 0 for the first token."""

    seat: int
    renewed: int


class Tokens:
    """Creates and checks tokens of 128 bits without storing them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seat_token(self, room: str, seat: int, renewed: int = 0) -> str:
        """Return the token of a seat: ``2.u3b…``, or ``2-17.k0Q…`` if event 17 renewed it."""
        label = f"{seat}-{renewed}" if renewed else str(seat)
        return f"{label}.{self._proof('seat', room, label)}"

    def seat(self, room: str, token: str) -> SeatProof:
        """Return the seat that ``token`` proves. Raises BadTokenError unless it was made with this secret."""
        label, _, proof = token.partition(".")
        expected = self._proof("seat", room, label)
        if not (hmac.compare_digest(proof.encode(), expected.encode()) and LABEL.fullmatch(label)):
            raise BadTokenError
        seat, _, renewed = label.partition("-")
        return SeatProof(int(seat), int(renewed or 0))

    def room_address(self, room: str, renewed: int) -> str:
        """Return the address in a link to the room: its id and, if event ``renewed`` renewed the link, a proof."""
        return f"{room}.{self._proof('link', room, str(renewed))}" if renewed else room

    def game_id(self, room: str, number: int) -> str:
        """Return the public id of match ``number`` of a room; it does not reveal the room."""
        return self._proof("game", room, str(number))

    def bot_seed(self, room: str, seat: int) -> int:
        """Return the seed of a bot, which nobody else can predict."""
        return int.from_bytes(self._proof("bot", room, str(seat)).encode()[:8])

    def bot_command(self, room: str, situation: str) -> str:
        """Return the id of a bot's command in a situation: the same on every server, and known to nobody else."""
        return self._proof("bot-command", room, situation)

    def place_token(self, place: str, renewed: int) -> str:
        """Return the secret part of a personal link, after ``renewed`` renewals: ``k3fA9xQz.0.u3b…``."""
        return f"{place}.{renewed}.{self._proof('place', place, str(renewed))}"

    def place(self, token: str) -> tuple[str, int]:
        """Return the place that a personal link proves, and its renewals. Raises ServerError."""
        place, _, rest = token.partition(".")
        renewed, _, proof = rest.partition(".")
        expected = self._proof("place", place, renewed)
        if not (hmac.compare_digest(proof.encode(), expected.encode()) and COUNT.fullmatch(renewed)):
            raise ServerError("personal-link")
        return place, int(renewed)

    def operator_token(self, started: float) -> str:
        """Return the operator's token for the run of the server that began at that time."""
        return self._proof("operator", repr(started))

    def _proof(self, *words: str) -> str:
        message = "\0".join(words).encode()
        return url_text(hmac.digest(self._secret, message, hashlib.sha256)[:PROOF_BYTES])
