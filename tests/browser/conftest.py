from support.browser import contexts, faults, open_page, page
from support.bundle import bundle
from support.versions import versions

__all__ = ["bundle", "contexts", "faults", "open_page", "page", "versions"]
