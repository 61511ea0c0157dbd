"""The modules that were here before 0.4, for one version: each gives the module of today, and a DeprecationWarning."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType
from warnings import warn

MOVED = {
    "client": "client.connection",
    "finished": "records.files",
    "finished_game": "records.values",
    "game_text": "records.text",
    "http": "wire.http",
    "link": "client.link",
    "messages": "wire.messages",
    "playing": "client.playing",
    "session": "client.session",
}


class _Moved(MetaPathFinder, Loader):
    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, name = fullname.rpartition(".")
        return spec_from_loader(fullname, self) if package == __name__ and name in MOVED else None

    def exec_module(self, module: ModuleType) -> None:
        name = f"ricochetrobots.{MOVED[module.__name__.rpartition('.')[2]]}"
        warn(f"{module.__name__} is {name} now", DeprecationWarning, stacklevel=2)
        sys.modules[module.__name__] = import_module(name)


sys.meta_path.append(_Moved())
