"""Migrations of older databases."""

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from ricochetrobots.server.errors import DataNewerError
from ricochetrobots.server.log import migrations, schema
from ricochetrobots.server.log.database import proven_secret
from support.refusals import refused


def test_the_newest_revision_is_the_head_of_the_scripts() -> None:
    config = Config()
    config.set_main_option("script_location", "ricochetrobots.server.log:migrations")
    script = ScriptDirectory.from_config(config)
    assert script.get_current_head() == migrations.NEWEST
    assert len(script.get_bases()) == 1


def test_the_revisions_create_the_tables_of_the_schema() -> None:
    migrated, created = create_engine("sqlite://"), create_engine("sqlite://")
    with migrated.begin() as connection:
        migrations.take(connection, migrations.NEWEST)
    schema.metadata.create_all(created)
    migrated_tables, created_tables = inspect(migrated), inspect(created)
    assert sorted(migrated_tables.get_table_names()) == sorted(
        ["alembic_version", *created_tables.get_table_names()]
    )
    for table in created_tables.get_table_names():
        for aspect in ("get_pk_constraint", "get_indexes", "get_unique_constraints"):
            assert getattr(migrated_tables, aspect)(table) == getattr(created_tables, aspect)(table), (
                table,
                aspect,
            )
        columns = [
            [
                (column["name"], column["nullable"], column["type"]._type_affinity)
                for column in inspector.get_columns(table)
            ]
            for inspector in (migrated_tables, created_tables)
        ]
        assert columns[0] == columns[1]
    migrated.dispose()
    created.dispose()


def test_data_from_before_the_revisions_is_migrated() -> None:
    """Version 0.1.0 counted its own schema versions."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.take(connection, "0001")
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("INSERT INTO meta (key, value) VALUES ('schema', '1'), ('secret', 'kept')"))
    with engine.begin() as connection:
        assert migrations.revision(connection) == "0001"
        migrations.migrate(connection)
        assert migrations.revision(connection) == migrations.NEWEST
        assert sorted(inspect(connection).get_table_names()) == current_tables()
        assert connection.execute(text("SELECT key, value FROM secrets")).all() == [("secret", "kept")]
    engine.dispose()


@pytest.mark.parametrize(("secret", "is_checked"), [(b"first".hex(), True), ("6z", False)])
def test_data_of_an_older_version_gets_the_check_value_of_its_secret(secret: str, is_checked: bool) -> None:
    """Version 0.3.0 stored none, and a server does not start on rooms without one."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.take(connection, "0009")
        connection.execute(text("INSERT INTO secrets VALUES ('secret', :value)"), {"value": secret})
    with engine.begin() as connection:
        migrations.migrate(connection)
        check = connection.execute(text("SELECT value FROM meta WHERE key = 'secret-check'")).scalar()
        assert (check is not None) == is_checked
        if is_checked:
            assert proven_secret(secret, check, has_rooms=True) == b"first"
    engine.dispose()


def test_an_up_to_date_database_is_not_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(connection: Connection, revision: str) -> None:
        pytest.fail("no revision is missing")

    engine = create_engine("sqlite://")
    monkeypatch.setattr(migrations, "take", refuse)
    with engine.begin() as connection:
        for _ in range(2):
            migrations.migrate(connection)
            assert sorted(inspect(connection).get_table_names()) == current_tables()
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
        with pytest.raises(DataNewerError, match="0099"):
            migrations.migrate(connection)
    engine.dispose()


@pytest.mark.parametrize(
    "statement",
    [
        "DELETE FROM alembic_version",
        "INSERT INTO alembic_version VALUES ('0099')",
        "DROP TABLE alembic_version",
    ],
)
def test_tables_without_exactly_one_version_are_refused(statement: str) -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.migrate(connection)
        connection.execute(text(statement))
        with refused("data-no-version"):
            migrations.migrate(connection)
    engine.dispose()


def test_a_missing_table_is_refused() -> None:
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.migrate(connection)
        connection.execute(text("DROP TABLE reports"))
        with refused("data-tables-missing", match="reports"):
            migrations.migrate(connection)
    engine.dispose()


def current_tables() -> list[str]:
    return sorted(["alembic_version", *schema.metadata.tables])
