from support.browser import browser, faults, open_page, page
from support.server import live_server

__all__ = ["browser", "faults", "live_server", "open_page", "page"]
