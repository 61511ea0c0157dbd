"""How deep the tests go."""

import gc

import pytest
from hypothesis import settings

SLOW = (
    "cli/test_doctor.py",
    "cli/test_play.py",
    "cli/test_process.py",
    "core/test_canonical.py",
    "core/test_fuzz.py",
    "faults/test_damage.py",
    "faults/test_experiments.py",
    "faults/test_simulation.py",
    "game/test_model.py",
    "game/test_setup.py::test_every_board_of_the_box_may_be_drawn_and_each_as_often",
    "server/store/test_postgresql.py::test_a_database_that_is_killed_loses_nothing_and_is_used_again",
    "server/rooms/test_many_servers.py",
    "server/store/test_backup.py::test_a_running_server_tells_its_token_to_its_owner_only",
    "server/store/test_backup.py::test_the_drill",
    "server/test_budgets.py::test_file_descriptors_run_out_and_come_back",
    "server/test_deploy.py",
    "server/test_refusal_table.py",
    "server/test_restart.py",
    "server/solving/test_shared.py::test_work_solves_for_servers_and_hands_back",
    "server/test_two_servers.py",
    "server/test_whole_games.py",
    "solver/test_all_paths.py",
    "solver/test_counts.py",
    "solver/test_fuzz.py",
    "solver/test_golden.py",
    "solver/test_limits.py",
    "solver/test_native.py",
    "solver/test_random.py",
    "solver/test_solve.py::test_small_boards_to_the_end",
    "strong/test_strong.py",
    "test_examples.py",
    "test_setup.py",
)
"""What takes most of the time without a browser, by `pytest --durations=50`: long searches, random matches, and
whole processes. `make quick` leaves it out."""

LONG = (
    "browser/app/test_access.py::test_everybody_can_use_it[alone]",
    "browser/app/test_access.py::test_everybody_can_use_it[archive]",
    "browser/app/test_access.py::test_everybody_can_use_it[guest]",
    "browser/app/test_access.py::test_everybody_can_use_it[invited]",
    "browser/app/test_access.py::test_everybody_can_use_it[keys]",
    "browser/app/test_access.py::test_everybody_can_use_it[learn]",
    "browser/app/test_access.py::test_everybody_can_use_it[rules]",
    "browser/app/test_access.py::test_everybody_can_use_it[settings]",
    "browser/app/test_access.py::test_everybody_can_use_it[solved]",
    "browser/app/test_access.py::test_everybody_can_use_it[watcher]",
    "browser/app/test_first_load.py::test_boards_that_come_late_shift_nothing",
    "browser/app/test_room.py::test_a_lost_connection_is_said_and_comes_back",
    "browser/app/test_room.py::test_whoever_sits_there_looks_after_the_own_seat",
    "browser/firefox/",
    "browser/game/test_director.py::test_a_failed_showing_stays_to_be_seen",
    "browser/game/test_director.py::test_the_verdict_waits_for_the_last_slide[desktop]",
    "browser/game/test_match.py::test_a_second_claim_alone",
    "browser/game/test_match.py::test_one_person_plays_alone_to_the_last_chip",
    "browser/game/test_match.py::test_two_people_play_to_the_last_chip",
    "browser/game/test_optimum.py::test_friends_and_who_watches_are_told",
    "browser/game/test_optimum.py::test_the_two_ways_are_played_by_mouse",
    "browser/game/test_optimum.py::test_who_plays_alone_is_told_after_missing_it",
    "browser/game/test_round.py::test_a_reload_in_mid_round_keeps_the_seat",
    "browser/game/test_round.py::test_a_spectator_takes_a_seat_and_leaves_it",
    "browser/game/test_round.py::test_the_server_dies_and_comes_back_in_mid_round",
    "browser/game/test_round.py::test_who_comes_back_hears_what_was_missed",
    "browser/game/test_speech.py::test_rows_robots_time_and_the_last_words_again",
    "browser/game/test_views.py::test_a_replay_is_stepped_and_played",
    "browser/game/test_views.py::test_axe_finds_nothing_in_any_phase",
    "browser/game/test_views.py::test_every_round_can_be_played_again_at_the_end",
    "cli/test_play.py::test_play_lan_shows_an_address_for_others_and_a_qr_code",
    "cli/test_play.py::test_play_opens_the_game_that_runs_and_none_that_was_killed",
    "cli/test_play.py::test_play_says_where_games_are_kept_and_ends_by_ctrl_c",
    "cli/test_play.py::test_play_takes_the_next_port_that_is_free",
    "cli/test_process.py::test_a_full_disk_is_said[doctor]",
    "cli/test_process.py::test_ascii_where_nothing_else_is_known",
    "cli/test_process.py::test_no_output_at_all_is_said",
    "core/test_canonical.py::test_all_small_puzzles_have_names_by_their_guises",
    "core/test_canonical.py::test_names_tell_apart_what_differs_by_a_step",
    "faults/test_experiments.py::test_a_command_that_is_not_declared_is_found",
    "faults/test_experiments.py::test_kills_lose_nothing",
    "faults/test_experiments.py::test_stalls",
    "faults/test_experiments.py::test_what_is_shown[faults.authority-]",
    "faults/test_experiments.py::test_what_is_shown[faults.full-]",
    "faults/test_experiments.py::test_what_is_shown[faults.fuzzing-]",
    "faults/test_experiments.py::test_what_is_shown[faults.old_games-]",
    "faults/test_experiments.py::test_what_is_shown[faults.soak-]",
    "faults/test_experiments.py::test_what_is_shown[faults.strangers-]",
    "faults/test_simulation.py::test_every_planted_bug_is_found",
    "server/store/test_postgresql.py::test_a_database_that_is_killed_loses_nothing_and_is_used_again",
    "server/store/test_backup.py::test_a_running_server_tells_its_token_to_its_owner_only",
    "server/test_budgets.py::test_file_descriptors_run_out_and_come_back",
    "server/test_deploy.py::test_caddy_stands_in_front",
    "server/test_deploy.py::test_systemd_reads_the_unit",
    "server/test_restart.py::test_a_second_server_on_the_same_data_is_refused",
    "server/test_restart.py::test_nothing_acknowledged_is_lost[stop]",
    "server/test_two_servers.py",
    "solver/test_limits.py::test_memory_of_the_process_stays_below_max_bytes",
    "solver/test_native.py::test_every_cpu_target_answers_alike",
    "solver/test_solve.py::test_small_boards_to_the_end[reference]",
    "test_setup.py::test_ctrl_c_ends_play_without_an_error",
)
"""What `make test` leaves out to end within four minutes, and .ci/run tries after it: those that take two seconds and
more, and whose parts other tests try as well."""

LONGEST = (
    "browser/app/test_screens.py::test_every_page_fits_on_every_screen",
    "browser/game/test_match.py",
    "browser/game/test_round.py",
    "browser/game/test_screens.py::test_everything_fits_on_every_screen",
)
"""What runs first, so that no worker is left alone with one of them in the end."""

settings.register_profile("project", derandomize=True, deadline=None, max_examples=50)
settings.register_profile("full", deadline=None, max_examples=500)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--full",
        action="store_true",
        help="try ten times as many examples, and solve the hardest golden puzzles too (minutes)",
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("full" if config.getoption("--full") else "project")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    _check_lists(config, items)
    for item in items:
        if _name(item).startswith(LONG):
            item.add_marker(pytest.mark.long)
        if _name(item).startswith(SLOW):
            item.add_marker(pytest.mark.slow)
    if not config.getoption("--full"):
        config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    items.sort(key=lambda item: not _name(item).startswith(LONGEST))
    # What was imported stays: looking through it again and again for garbage took a seventh of the time.
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def _name(item: pytest.Item) -> str:
    return item.nodeid.removeprefix("tests/")


def _check_lists(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse a list that names what is no longer there, where whole files are run."""
    if any("::" in argument for argument in config.args):
        return
    names = [_name(item) for item in items]
    files = {name.partition("::")[0] for name in names}
    for listed in (*SLOW, *LONG, *LONGEST):
        if listed.partition("::")[0] in files and not any(name.startswith(listed) for name in names):
            raise pytest.UsageError(f"tests/conftest.py names {listed}, which is not there")
