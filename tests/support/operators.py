"""Requests to the operators' address of an application under test."""

import httpx

from support.client import Client

PORT = 8018


def from_operators(client: Client, path: str, **headers: str) -> httpx.Response:
    """Return what the operators' address answers."""
    client.application.operators_port = PORT
    answer: httpx.Response = client.get(f"http://127.0.0.1:{PORT}{path}", headers=headers)
    return answer
