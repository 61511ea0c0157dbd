from support.postgresql import database, postgresql, reused

__all__ = ["database", "postgresql", "reused"]
