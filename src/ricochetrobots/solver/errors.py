"""Errors of searches."""

from __future__ import annotations

from ricochetrobots.core.errors import RicochetError, quoted
from ricochetrobots.core.sentence import Sentence


class EngineMissingError(RicochetError):
    """There is no engine of that name here."""

    code = "engine-missing"

    def __init__(self, name: str, present: tuple[str, ...]) -> None:
        super().__init__(name, present)
        self.name = name
        self.present = present

    def _words(self) -> Sentence:
        return Sentence(
            "fault-engine",
            "The engine {engine} is not installed here; there is {present}.",
            engine=quoted(self.name),
            present=" and ".join(self.present),
            engines=", ".join(self.present),
        )


class CpuTargetError(RicochetError):
    """The environment asks the kernel for a CPU target that it does not have, or that this processor cannot run."""

    code = "cpu-target"

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault

    def _words(self) -> Sentence:
        return Sentence("fault-cpu-target", "RICOCHET_CPU cannot be followed: {why}.", why=self.fault)


class LimitMetError(RicochetError):
    """A limit, or a cancel, ended a search that had begun to tell its answer."""

    code = "limit-met"

    def _words(self) -> Sentence:
        return Sentence("fault-limit-met", "A limit was met before all shortest paths were known.")
