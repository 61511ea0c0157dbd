"""The table of commands. Each command's module is imported only when the command runs."""

from ricochetrobots.cli.arguments import JSON, TEXT, Command, Option, between, decimal, list_of, one_of, whole
from ricochetrobots.core import EDITIONS

DEFAULT_PORT = "8017"
MAX_DEPTH = 100
"""Far more than a count can reach, except on boards where robots can hardly move."""
MAX_THREADS = 1024
MAX_GB = 1_000_000
MAX_COUNT = 1_000_000_000

THEMES = ("blocker", "wait", "there-and-back", "diagonal", "vortex", "fifth-robot")
"""The values of `puzzles.Theme`, repeated here because importing it imports the solver."""

AS_JSON = Option(JSON, parameter="as_json")
DATA = Option("--data", TEXT, variable="RICOCHET_DATA")
DATABASE = Option("--database", TEXT, variable="RICOCHET_DATABASE")
NO_RICOCHET_RULE = Option("--no-ricochet-rule")
TARGET = Option("--target", TEXT)
SEED = Option("--seed", whole(0))
REQUIREMENTS = (
    Option("--edition", one_of(*EDITIONS), default="1999"),
    Option("--diagonals/--no-diagonals"),
    Option("--robots", whole(1, 5), default=4),
    Option("--moves", between(1)),
    Option("--paths", between(1)),
    Option("--movers", between(1)),
    Option("--grade", between(1)),
    Option("--themes", list_of(*THEMES), default=frozenset()),
    Option("--direct/--no-direct"),
)


def _settings() -> tuple[Option, ...]:
    from ricochetrobots.server.operate.settings import SETTINGS

    rows = [
        Option(
            f"--{row.option}",
            TEXT,
            variable=row.variable,
            shown_default=row.default,
            help=row.help,
        )
        for row in SETTINGS
    ]
    return (*rows, AS_JSON)


ABOUT = Command(
    "ricochet", "", (Option("--install-completion"), Option("--show-completion"), Option("--version"))
)

GROUP = Command("db", "", ())

COMMANDS = (
    Command(
        "play",
        "play",
        (
            Option("--lan"),
            Option("--port", TEXT, default=DEFAULT_PORT),
            DATA,
            Option("--browser/--no-browser", default=True),
            AS_JSON,
        ),
        extra="play",
    ),
    Command("serve", "play", _settings, extra="play"),
    Command("backup", "operating", (Option("FILE", TEXT, is_required=True), DATA, AS_JSON), extra="play"),
    Command("restore", "operating", (Option("FILE", TEXT, is_required=True), DATA, AS_JSON), extra="play"),
    Command(
        "rooms",
        "operating",
        (
            Option("--open", parameter="open_one"),
            Option("--close", TEXT),
            Option("--forget", TEXT.called("ROOM/SEAT")),
            DATA,
            AS_JSON,
        ),
        extra="play",
    ),
    Command(
        "ladder",
        "operating",
        (
            Option("--add", TEXT.called("NAME")),
            Option("--renew", TEXT.called("PLACE")),
            Option("--forget", TEXT.called("PLACE")),
            DATA,
            AS_JSON,
        ),
        extra="play",
    ),
    Command(
        "notice",
        "operating",
        (Option("MINUTES", whole(0, 60), is_required=True), DATA, AS_JSON),
        extra="play",
    ),
    Command("export", "operating", (Option("--consented"), DATA, AS_JSON), extra="play"),
    Command("work", "work", (DATABASE, AS_JSON), extra="postgres"),
    Command(
        "bot",
        "bot",
        (
            Option("LINK", TEXT, is_required=True),
            Option("--level", one_of("1", "2", "3", "4", "5", "6", "optimal"), default="3"),
            Option("--character", one_of("pip", "otto", "nell", "juno", "bram", "vera"), default="otto"),
            Option("--name", TEXT),
            SEED,
            AS_JSON,
        ),
        extra="client",
    ),
    Command(
        "tui",
        "terminal",
        (Option("LINK", TEXT), Option("--ascii/--unicode", parameter="plain"), AS_JSON),
        extra="tui",
    ),
    Command(
        "board",
        "drawing",
        (
            Option("TEXT", TEXT, is_required=True),
            Option("--path", TEXT, default=""),
            Option("--svg", TEXT.called("FILE")),
            Option("--theme", one_of("light", "dark"), default="light"),
            Option("--coordinates"),
            Option("--colour/--no-colour"),
            Option("--ascii/--unicode", parameter="plain"),
            AS_JSON,
        ),
        joins=True,
    ),
    Command(
        "convert",
        "converting",
        (
            Option("TEXT", TEXT),
            Option("--to", TEXT.called("FORMAT"), is_required=True),
            Option("--from", TEXT.called("FORMAT"), parameter="source"),
            Option("--file, --files", TEXT.called("FILES"), default=(), takes_several=True),
            Option("--lines"),
            Option("--output, --out, -o", TEXT.called("DIR")),
            Option("--lossy"),
            AS_JSON,
        ),
        joins=True,
    ),
    Command(
        "check",
        "rules",
        (
            Option("PUZZLE", TEXT, is_required=True),
            Option("PATH", TEXT, is_required=True),
            TARGET,
            NO_RICOCHET_RULE,
            AS_JSON,
        ),
        joins=True,
    ),
    Command(
        "count",
        "rules",
        (
            Option("POSITION", TEXT, is_required=True),
            Option("--depth", whole(0, MAX_DEPTH), is_required=True),
            Option("--divide"),
            AS_JSON,
        ),
        joins=True,
    ),
    Command(
        "solve",
        "solving",
        (
            Option("PUZZLE", TEXT, is_required=True),
            TARGET,
            Option("--all", parameter="every_path"),
            Option("--at-most", whole(1, MAX_COUNT), default=1000),
            Option("--count"),
            Option("--every-target"),
            Option(JSON, parameter="as_json"),
            Option("--engine", TEXT.called("NAME")),
            Option("--threads", whole(1, MAX_THREADS), default=1),
            Option("--max-moves", whole(0)),
            Option("--max-expanded", whole(0)),
            Option("--max-memory", decimal(0, "GB", MAX_GB), default=4),
            Option("--time-limit", decimal(0)),
            NO_RICOCHET_RULE,
        ),
        joins=True,
    ),
    Command(
        "puzzle",
        "puzzling",
        (Option("--today"), SEED, *REQUIREMENTS, Option("--draw", parameter="drawn"), AS_JSON),
    ),
    Command(
        "puzzles",
        "puzzling",
        (
            Option("N", whole(1, MAX_COUNT), is_required=True),
            SEED,
            Option("--start", whole(0), default=0),
            *REQUIREMENTS,
            Option("--threads", whole(1, MAX_THREADS), default=1),
            Option("--scheduler", TEXT.called("ADDRESS")),
            Option("--output, --out, -o", TEXT.called("FILE")),
            Option("--dataset", TEXT.called("DIR")),
            Option("--parquet"),
            Option("--book", TEXT.called("DIR")),
            AS_JSON,
        ),
    ),
    Command(
        "strong",
        "strong",
        (
            Option("BOARD", TEXT),
            Option("TARGET", TEXT),
            Option("--output, --out, -o", TEXT.called("FILE")),
            Option("--look-up", TEXT.called("FILE")),
            Option("--verify", TEXT.called("FILE")),
            Option("--beside", TEXT.called("FILE")),
            Option("--box", TEXT.called("EDITION")),
            Option("--scheduler", TEXT.called("ADDRESS")),
            Option("--threads", whole(1, MAX_THREADS)),
            Option("--max-memory", decimal(0, "GB", MAX_GB), default=12),
            NO_RICOCHET_RULE,
            Option("--hardest", whole(0), default=3),
            AS_JSON,
        ),
    ),
    Command("docs", "docs", (Option("--browser/--no-browser", default=True), AS_JSON)),
    Command("doctor", "doctor", (DATA, DATABASE, AS_JSON)),
    Command("db upgrade", "database", (DATABASE, AS_JSON), extra="postgres"),
)
