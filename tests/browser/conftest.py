from support.browser import browser, faults, kept_page, open_page, page
from support.server import live_server

__all__ = ["browser", "faults", "kept_page", "live_server", "open_page", "page"]
