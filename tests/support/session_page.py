"""The example session of docs/protocol.md, played against a real server and recorded. The forms of its lines:
``POST path body``, ``201 body`` for its answer, ``NAME connects``, ``NAME hangs up``, ``NAME > message`` to the
server, ``NAME < message`` from it, ``clock +60`` for seconds that pass. An object with the key ``"…"`` has more
fields than are shown. ``python -m support.session_page --record`` (in tests/) writes the server's answers into
the page.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from support.serving import Line, Serving, http_client, line, serving

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
START, END = "```session\n", "```\n"
SHOWN_OF_VIEW = ("phase", "round", "until", "you", "allowed_commands")
ANY = "…"

Answer = Callable[[str, Any], None]


def block(page: str) -> list[str]:
    """Return the lines of the session on the page."""
    return page.split(START, 1)[1].split(END, 1)[0].splitlines()


async def play(lines: list[str], server: Serving, answer: Answer) -> None:
    """Execute the lines; ``answer`` receives each line of an answer and the server's actual message."""
    reply: tuple[int, Any] = (0, None)
    voices: dict[str, Line] = {}
    async with AsyncExitStack() as stack, http_client(server.url) as http:
        for text in lines:
            who, _, rest = text.partition(" ")
            if who == "POST":
                path, _, body = rest.partition(" ")
                response = await http.post(path, content=body, headers={"Content-Type": "application/json"})
                reply = (response.status_code, response.json())
            elif who.isdigit():
                answer(text, f"{reply[0]} {dumped(reply[1])}".replace(server.url, "http://127.0.0.1:8017"))
            elif who == "clock":
                server.clock.advance(float(rest))
                await server.rooms.sweep()
            elif rest == "connects":
                voices[who] = await stack.enter_async_context(line(server))
            elif rest == "hangs up":
                await voices[who].connection.close()
            elif rest.startswith("> "):
                await voices[who].connection.send(rest[2:])
            elif rest.startswith("<"):
                heard = shortened(await voices[who].hear())
                answer(text, f"{who} < {dumped(heard)}")
            elif text:
                raise ValueError(f"who says this? {text}")


def shortened(message: dict[str, Any]) -> dict[str, Any]:
    """Return a message with the few fields of its view that the example shows."""
    if message["type"] == "update":
        message["view"] = {key: message["view"][key] for key in SHOWN_OF_VIEW} | {ANY: ANY}
        for numbered in message["events"]:
            if "options" in numbered["event"]:
                numbered["event"]["options"] = {ANY: ANY}
    return message


def dumped(value: object) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


async def with_server(lines: list[str], answer: Answer) -> None:
    """Play the lines against a fresh server with fixed randomness."""
    with tempfile.TemporaryDirectory() as directory:
        async with serving(Path(directory)) as server:
            await play(lines, server, answer)


def main() -> None:
    """Record the answers into the page."""
    page = PAGE.read_text()
    lines = block(page)
    texts: dict[int, str] = {}

    def note(_: str, real: str) -> None:
        texts[len(texts)] = real

    asyncio.run(with_server(lines, note))
    answers = iter(texts.values())
    recorded = [
        next(answers) if text[:1].isdigit() or " <" in text.split("{", 1)[0] else text for text in lines
    ]
    if "--record" in sys.argv:
        PAGE.write_text(page.replace("\n".join(lines), "\n".join(recorded)))
    else:
        print("\n".join(recorded))


if __name__ == "__main__":
    main()
