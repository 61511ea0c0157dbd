from support.browser import contexts, faults, open_page
from support.server import live_server

__all__ = ["contexts", "faults", "live_server", "open_page"]
