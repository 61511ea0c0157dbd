"""Run slow functions beside the screen."""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Callable
from threading import Thread
from typing import TypeVar

Result = TypeVar("Result")


async def in_background(function: Callable[[], Result]) -> Result:
    """Run a function in a thread and return its result. The program may end before the function does.

    Cancelling ends only the wait. Raises as the function does.
    """
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Result] = loop.create_future()

    def finish(result: Result | None, fault: Exception | None) -> None:
        if done.cancelled():
            return
        if fault is not None:
            done.set_exception(fault)
        else:
            done.set_result(result)  # type: ignore[arg-type]  # the result of the function

    def run() -> None:
        result, fault = None, None
        try:
            result = function()
        except Exception as raised:  # every fault belongs to the caller
            fault = raised
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, result, fault)

    Thread(target=contextvars.copy_context().run, args=(run,), daemon=True).start()
    return await done


def on_screen(function: Callable[[int], None]) -> Callable[[int], None]:
    """Return a function for other threads that calls this one where the screen runs."""
    loop, context = asyncio.get_running_loop(), contextvars.copy_context()

    def call(value: int) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(function, value, context=context)

    return call
