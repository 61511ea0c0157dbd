"""The command ``strong``: the distance of every position of a board."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import (
    NO,
    given,
    say,
    terminal_progress,
    terminal_shows_progress,
    write,
    write_json,
)
from ricochetrobots.cli.text import t
from ricochetrobots.core import edition, format_target, parse_board, parse_position, parse_target
from ricochetrobots.extras import require_extra
from ricochetrobots.strong import StrongTable, TableProgress, open_table, strong_table

BYTES_IN_GB = 1_000_000_000


def strong(
    *,
    board: str | None,
    target: str | None,
    output: str | None,
    look_up: str | None,
    verify: str | None,
    beside: str | None,
    box: str | None,
    scheduler: str | None,
    threads: int | None,
    max_memory: float,
    no_ricochet_rule: bool,
    hardest: int,
    as_json: bool,
) -> int:
    """Find the distance of every position of four robots to one target of a board."""
    if verify is not None:
        if board is not None:
            raise UsageError("cli-strong-verify-alone", "BOARD")
        return _verify(
            Path(verify), Path(beside) if beside else None, threads or _processors(), as_json=as_json
        )
    if box is not None:
        if board is not None:
            raise UsageError("cli-strong-box-alone", "BOARD")
        if output is None:
            raise UsageError("cli-strong-box-where", "--out")
        return _find_maxima(box, Path(output), scheduler, threads, as_json=as_json)
    if scheduler is not None:
        raise UsageError("cli-strong-scheduler-nothing", "--scheduler")
    if beside is not None:
        raise UsageError("cli-strong-beside-nothing", "--beside")
    if board is None:
        raise UsageError("cli-strong-board", "BOARD")
    if look_up is not None:
        if target is not None:
            raise UsageError("cli-strong-knows", "TARGET")
        with open_table(Path(look_up)) as table:
            return _answer(table.distance(parse_position(given(board))), as_json=as_json)
    if target is None:
        raise UsageError("cli-strong-target", "TARGET")
    read = parse_board(board)
    goal = parse_target(f">{target.removeprefix('>')}", read)
    began = time.perf_counter()
    with _bar() as draw:
        table = strong_table(
            read,
            goal,
            ricochet_rule=not no_ricochet_rule,
            threads=threads or _processors(),
            max_bytes=int(max_memory * BYTES_IN_GB),
            progress=draw,
        )
    with table:
        seconds = time.perf_counter() - began
        if output is not None:
            table.save(Path(output))
        _report(table, hardest=hardest, seconds=seconds, as_json=as_json)
    return 0


def _verify(file: Path, beside: Path | None, threads: int, *, as_json: bool) -> int:
    began = time.perf_counter()
    with ExitStack() as opened:
        table = opened.enter_context(open_table(file))
        rests_on = None if beside is None else opened.enter_context(open_table(beside))
        with _bar() as draw:
            table.verify(rests_on, threads=threads, progress=draw)
        seconds = time.perf_counter() - began
        if as_json:
            write_json(
                {
                    "file": str(file),
                    "verified": True,
                    "positions": table.positions,
                    "seconds": round(seconds, 3),
                }
            )
        else:
            say(t("cli-strong-verified", positions=table.positions, seconds=seconds))
    return 0


def _find_maxima(box: str, where: Path, scheduler: str | None, threads: int | None, *, as_json: bool) -> int:
    from ricochetrobots.strong import keep_maxima, plain_boards

    if scheduler is not None:
        require_extra("dask", "ricochet strong --scheduler")
    boards = plain_boards(edition(box))
    where.mkdir(parents=True, exist_ok=True)
    with _bar() as draw:
        for found in keep_maxima(
            boards,
            where / f"maxima-{box}.tsv",
            threads=threads or (_processors() if scheduler is None else 1),
            scheduler=scheduler,
            progress=draw,
        ):
            if as_json:
                fields = ("board", "target", "ricochet_rule", "maximum", "hardest")
                write_json({name: getattr(found, name) for name in fields})
            else:
                rule = "R5.2" if found.ricochet_rule else "-"
                write(f"{found.board} {found.target:5} {rule:4} {found.maximum:>2} {found.hardest}")
    return 0


def _answer(distance: int | None, *, as_json: bool) -> int:
    if as_json:
        write_json({"moves": distance})
    elif distance is None:
        say(t("cli-not-solved-end", why=t("cli-no-path")))
    else:
        write(str(distance))
    return NO if distance is None else 0


def _report(table: StrongTable, *, hardest: int, seconds: float, as_json: bool) -> None:
    hardest_positions = list(map(str, table.hardest(hardest)))
    if as_json:
        answer = {
            "board": str(table.board),
            "target": format_target(table.target, table.board),
            "robots": table.robots,
            "ricochet_rule": table.ricochet_rule,
            "positions": table.positions,
            "distribution": table.distribution,
            "unsolvable": table.unsolvable,
            "maximum": table.maximum,
            "hardest": hardest_positions,
            "seconds": round(seconds, 3),
        }
        write_json(answer)
        return
    for moves, count in enumerate(table.distribution):
        write(f"{moves:>3} {count:>13}")
    if table.unsolvable:
        write(f"  - {table.unsolvable:>13}")
    for line in hardest_positions:
        write(line)
    if table.maximum is None:
        say(t("cli-strong-none", positions=table.positions, seconds=seconds))
    else:
        say(t("cli-strong-most", positions=table.positions, moves=table.maximum, seconds=seconds))


def _processors() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _bar() -> Iterator[Callable[[TableProgress], None] | None]:
    """Show a progress bar on a terminal. Yield the function that updates it, or None without a terminal."""
    if not terminal_shows_progress():
        yield None
        return
    with terminal_progress("{task.percentage:.0f}% {task.description}", bar=True) as shown:
        task = shown.add_task("")

        def draw(now: TableProgress) -> None:
            description = t("cli-move-count", moves=now.moves)
            shown.update(task, total=now.positions, completed=now.known, description=description)

        yield draw
