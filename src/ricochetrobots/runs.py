"""Parts that long runs share: a file that the next run continues, and the workers of a Dask scheduler."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO, TypeVar

from ricochetrobots.core import RicochetError
from ricochetrobots.core.sentence import Sentence
from ricochetrobots.extras import require_extra

Result = TypeVar("Result")

CONNECT_SECONDS = 10


class FileBusyError(RicochetError):
    """Another run is adding to the file."""

    code = "file-busy"

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path

    def _words(self) -> Sentence:
        return Sentence(
            "fault-table-busy",
            "Another run is adding to the file {file}. Wait until it ends.",
            file=str(self.path),
        )


class NoSchedulerError(RicochetError):
    """No Dask scheduler answers at the address."""

    code = "scheduler-unreachable"

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address

    def _words(self) -> Sentence:
        return Sentence(
            "fault-scheduler-unreachable",
            "No Dask scheduler answers at {address}. An address looks like tcp://127.0.0.1:8786.",
            address=self.address,
        )


def lock(lines: BinaryIO, file: Path, busy: type[FileBusyError] = FileBusyError) -> None:
    """Lock the file against other runs as long as it is open here, where the system has such locks.

    Raises ``busy`` if another run holds the lock, and OSError if the file's disk supports no locks.
    """
    try:
        import fcntl
    except ModuleNotFoundError:  # on Windows
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise busy(file) from None
    except OSError as fault:
        raise OSError(fault.errno, fault.strerror, str(file)) from None


def made_by_workers(
    work: Callable[..., Result], tasks: Sequence[tuple[object, ...]], scheduler: str
) -> Iterator[Result]:
    """Yield what ``work`` returns for the arguments of each task, in their order, whichever worker finishes first.

    If a worker dies, another one does the tasks that it has not delivered. Raises NoSchedulerError, and
    MissingExtraError without the extra ``dask``.
    """
    require_extra("dask", "A scheduler")
    from distributed import Client, as_completed

    try:
        client = Client(scheduler, timeout=CONNECT_SECONDS)  # type: ignore[no-untyped-call]  # distributed has no types
    except (OSError, TypeError, ValueError) as fault:  # the last two if it cannot read the address
        raise NoSchedulerError(scheduler) from fault
    with client:
        futures = [client.submit(work, *task) for task in tasks]
        place = {future.key: index for index, future in enumerate(futures)}
        found: dict[int, Result] = {}
        following = 0
        for future, result in as_completed(futures, with_results=True):  # type: ignore[no-untyped-call]  # distributed has no types
            future.release()  # otherwise the scheduler would compute it again if its worker died
            found[place[future.key]] = result
            while following in found:
                yield found.pop(following)
                following += 1
