from support.browser import contexts, faults, open_page, page
from support.bundle import bundle
from support.server import live_server, shared_server
from support.versions import versions

__all__ = ["bundle", "contexts", "faults", "live_server", "open_page", "page", "shared_server", "versions"]
