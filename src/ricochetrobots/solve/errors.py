"""What a search may refuse."""

from ricochetrobots.core import RicochetError


class EngineMissingError(RicochetError):
    """There is no engine of that name here."""

    code = "engine-missing"

    def __init__(self, name: str, present: tuple[str, ...]) -> None:
        super().__init__(name, present)
        self.name = name
        self.present = present

    def __str__(self) -> str:
        return f"The engine {self.name!r} is not installed here; there is {' and '.join(self.present)}."
