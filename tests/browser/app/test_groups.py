"""Solutions that differ only in order or in the direction of one move share a row."""

from itertools import chain, combinations, permutations, product
from typing import Any

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

GROUP = """async (lists) => {
    const { groupPaths } = await import("/app/analyse/groups.js");
    return lists.map((paths) => groupPaths(paths.map((path) => path.split(" "))).map((group) => (
        { ...group, paths: group.paths.map((path) => path.join(" ")) }
    )));
}"""

Group = dict[str, Any]


def group(page: Page, *lists: tuple[str, ...]) -> list[list[Group]]:
    """Group each list of paths."""
    page.goto("/rules")
    found: list[list[Group]] = page.evaluate(GROUP, [list(paths) for paths in lists])
    return found


def alone(path: str) -> Group:
    return {"paths": [path], "at": -1, "directions": [], "orders": 1, "swap": None}


def test_groups(page: Page) -> None:
    none, one, order, orders, either, both, other_robot, two_moves, twice = group(
        page,
        (),
        ("Rn Ge",),
        ("Rn Be Ge", "Be Rn Ge"),
        ("Rn Be Ge", "Be Rn Ge", "Rn Ge Be"),
        ("Rn Se Gn Gw", "Rn Sw Gn Gw"),
        ("Rn Se Gn", "Se Rn Gn", "Rn Sw Gn", "Sw Rn Gn"),
        ("Rn Ge", "Bn Ge"),
        ("Rn Ge", "Rs Gw"),
        ("Gn Ge Gn", "Gn Gw Gn"),
    )
    assert none == []
    assert one == [alone("Rn Ge")]
    assert order == [alone("Rn Be Ge") | {"paths": ["Rn Be Ge", "Be Rn Ge"], "orders": 2, "swap": ["R", "B"]}]
    assert [(row["orders"], row["swap"]) for row in orders] == [(3, None)]
    assert either == [
        {
            "paths": ["Rn Se Gn Gw", "Rn Sw Gn Gw"],
            "at": 1,
            "directions": ["e", "w"],
            "orders": 1,
            "swap": None,
        }
    ]
    assert both == [
        {
            "paths": ["Rn Se Gn", "Se Rn Gn", "Rn Sw Gn", "Sw Rn Gn"],
            "at": 1,
            "directions": ["e", "w"],
            "orders": 2,
            "swap": ["R", "S"],
        }
    ]
    assert other_robot == [alone("Rn Ge"), alone("Bn Ge")]
    assert two_moves == [alone("Rn Ge"), alone("Rs Gw")]
    assert [(row["at"], row["directions"]) for row in twice] == [(1, ["e", "w"])]


def test_a_group_takes_the_move_with_most_solutions(page: Page) -> None:
    [rows] = group(page, ("Rn Se", "Rs Se", "Rn Sw", "Rn Sn"))
    assert rows == [
        {
            "paths": ["Rn Se", "Rn Sw", "Rn Sn"],
            "at": 1,
            "directions": ["e", "w", "n"],
            "orders": 1,
            "swap": None,
        },
        alone("Rs Se"),
    ]


def test_every_small_set_of_paths_is_grouped_well(page: Page, full: bool) -> None:
    """Each path is in one group, and all paths of a group have the moves of its row in some order."""
    moves = ("Rn", "Re", "Gn", "Ge")
    paths = [" ".join(each) for each in product(moves, repeat=2)]
    sets = [*chain.from_iterable(combinations(paths, size) for size in range(1, 5 if full else 4))]
    for given, rows in zip(sets, group(page, *sets), strict=True):
        assert sorted(path for row in rows for path in row["paths"]) == sorted(given)
        assert [row["paths"][0] for row in rows] == sorted((row["paths"][0] for row in rows), key=given.index)
        for row in rows:
            shown = row["paths"][0].split()
            at = row["at"]
            variants = [[*shown[:at], shown[at][0] + way, *shown[at + 1 :]] for way in row["directions"]] or [
                shown
            ]
            allowed = {" ".join(order) for variant in variants for order in permutations(variant)}
            assert set(row["paths"]) <= allowed
        merged = {frozenset(row["paths"]) for row in rows}
        orders = {frozenset(p for p in given if sorted(p.split()) == sorted(q.split())) for q in given}
        assert all(any(same <= row for row in merged) for same in orders)
