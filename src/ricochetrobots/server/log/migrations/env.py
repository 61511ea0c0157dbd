"""Alembic's environment: execute the revisions on the caller's connection, in its transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
