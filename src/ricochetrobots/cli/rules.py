"""The commands that need only the rules: ``check`` and ``count``."""

from ricochetrobots.cli.arguments import UsageError
from ricochetrobots.cli.console import NO, given, say, write, write_json
from ricochetrobots.cli.text import t, translated
from ricochetrobots.core import Position, judge, parse_path, parse_position, parse_puzzle


def check(*, puzzle: str, path: str, target: str | None, no_ricochet_rule: bool, as_json: bool) -> int:
    """Check a path move by move."""
    parsed = parse_puzzle(with_target(given(puzzle), target))
    moves = parse_path(given(path))
    verdict = judge(parsed, moves, ricochet_rule=not no_ricochet_rule)
    name = parsed.position.board.name
    if as_json:
        slides = [
            {"move": str(made.move), "from": name(made.cells[0]), "to": name(made.end)}
            for made in verdict.slides
        ]
        write_json(
            {
                "puzzle": str(parsed),
                "path": str(moves),
                "ok": verdict.ok,
                "code": verdict.code,
                "clause": verdict.clause,
                "move_index": verdict.move_index,
                "sentence": verdict.sentence,
                "slides": slides,
            }
        )
    else:
        for number, made in enumerate(verdict.slides, 1):
            write(f"{number:>2}  {made.move}  {name(made.cells[0])} {name(made.end)}")
        if verdict.move_index is not None:
            refused = str(moves[verdict.move_index])
            write(f"{verdict.move_index + 1:>2}  {refused}  {verdict.clause} {verdict.code}")
        sentence = translated(verdict.sentence)
        say(sentence if verdict.ok else f"{sentence} ({verdict.clause})")
    return 0 if verdict.ok else NO


def count(*, position: str, depth: int, divide: bool, as_json: bool) -> None:
    """Count all sequences of ``depth`` legal moves."""
    from ricochetrobots.solver import count_sequences

    start = read_position(given(position))
    if divide and depth == 0:
        raise UsageError("cli-count-no-first", "--depth")
    counts = None
    if divide:
        counts = {str(m): count_sequences(start.play(m), depth - 1) for m in start.legal_moves()}
    total = count_sequences(start, depth) if counts is None else sum(counts.values())
    if as_json:
        answer = {"start": str(start), "depth": depth, "count": total}
        write_json(answer if counts is None else answer | {"first_moves": counts})
    elif counts is None:
        write(str(total))
    else:
        for move, found in counts.items():
            write(f"{move} {found}")
        say(t("cli-count-together", total=total))


def read_position(text: str) -> Position:
    """Parse a position or the position of a puzzle."""
    return parse_puzzle(text).position if ">" in text else parse_position(text)


def with_target(text: str, target: str | None) -> str:
    """Return the text of a puzzle: ``text``, with ``target`` if that is a separate argument."""
    return text if target is None else f"{text} >{target.removeprefix('>')}"
