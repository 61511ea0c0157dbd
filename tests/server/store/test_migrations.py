"""How an older database gets the tables of today."""

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text

from ricochetrobots.server.errors import DataNewerError
from ricochetrobots.server.store import migrations, schema


def test_the_newest_revision_is_the_last() -> None:
    config = Config()
    config.set_main_option("script_location", "ricochetrobots.server.store:migrations")
    script = ScriptDirectory.from_config(config)
    assert script.get_current_head() == migrations.NEWEST
    assert len(script.get_bases()) == 1


def test_the_revisions_lead_to_the_tables() -> None:
    stepped, made = create_engine("sqlite://"), create_engine("sqlite://")
    with stepped.begin() as connection:
        migrations.take(connection, migrations.NEWEST)
    schema.metadata.create_all(made)
    found, wanted = inspect(stepped), inspect(made)
    assert sorted(found.get_table_names()) == sorted(["alembic_version", *wanted.get_table_names()])
    for table in wanted.get_table_names():
        for aspect in ("get_pk_constraint", "get_indexes", "get_unique_constraints"):
            assert getattr(found, aspect)(table) == getattr(wanted, aspect)(table), (table, aspect)
        columns = [
            [
                (column["name"], column["nullable"], column["type"]._type_affinity)
                for column in there.get_columns(table)
            ]
            for there in (found, wanted)
        ]
        assert columns[0] == columns[1]
    stepped.dispose()
    made.dispose()


def test_what_a_program_wrote_that_counted_its_steps_itself_is_kept() -> None:
    """As 0.1.0 left it."""
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        migrations.take(connection, "0001")
        connection.execute(text("DROP TABLE alembic_version"))
        connection.execute(text("INSERT INTO meta (key, value) VALUES ('schema', '1'), ('secret', 'kept')"))
    with engine.begin() as connection:
        assert migrations.revision(connection) == "0001"
        migrations.migrate(connection)
        assert migrations.revision(connection) == migrations.NEWEST
        assert sorted(inspect(connection).get_table_names()) == tables_of_today()
        assert connection.execute(text("SELECT key, value FROM secrets")).all() == [("secret", "kept")]
    engine.dispose()


def test_a_database_is_migrated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(connection: Connection, wanted: str) -> None:
        pytest.fail("nothing is lacking")

    engine = create_engine("sqlite://")
    monkeypatch.setattr(migrations, "take", refuse)
    with engine.begin() as connection:
        for _ in range(2):
            migrations.migrate(connection)
            assert sorted(inspect(connection).get_table_names()) == tables_of_today()
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
        with pytest.raises(DataNewerError, match="0099"):
            migrations.migrate(connection)
    engine.dispose()


def tables_of_today() -> list[str]:
    return sorted(["alembic_version", *schema.metadata.tables])
