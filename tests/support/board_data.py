"""The drawing data of a board, computed by the core, for tests without a server."""

from ricochetrobots.core import Board, parse_board

BoardData = dict[str, object]


def board_data(board: Board) -> BoardData:
    markings = board.markings
    return {
        "board": str(board),
        "width": board.width,
        "height": board.height,
        "walls": list(board.walls),
        "diagonals": [
            {"cell": board.name(d.cell), "robot": d.robot.letter, "lean": d.lean.value}
            for d in board.diagonals
        ],
        "targets": [
            {
                "cell": board.name(target.cell),
                "robot": None if target.robot is None else target.robot.letter,
                "symbol": symbol.value,
            }
            for target, symbol in zip(board.targets, board.symbols, strict=True)
        ],
        "closed": [board.name(cell) for cell in sorted(board.closed)],
        "markings": None if markings is None else [robot.letter for robot in markings],
    }


def read_board_data(text: str) -> BoardData:
    return board_data(parse_board(text))
