"""Run by Alembic: execute the revisions on the connection that it receives, in the transaction begun there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
