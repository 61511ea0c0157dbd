"""Read by Alembic: runs the revisions on the connection that it is given, in the transaction begun there."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
