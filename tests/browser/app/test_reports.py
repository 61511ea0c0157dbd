"""Report and block a player at a public table."""

import pytest
from playwright.sync_api import expect

from browser.game.person import Person
from support.browser import PHONE, OpenPage, axe_in_both_themes, open_player
from support.server import LiveServer

pytestmark = pytest.mark.browser


def two_at_a_table(open_page: OpenPage, server: LiveServer, **options: object) -> tuple[Person, Person, str]:
    """Mara, the host, on a desktop, and Jonas on a phone, in the first round."""
    room = server.open_room(None, "friends", no_bid_seconds=0, result_seconds=600, **options).room
    mara = Person(open_page(base_url=server.url), server)
    jonas = Person(open_page(size=PHONE, touch=True, base_url=server.url), server)
    mara.join(room, "Mara")
    jonas.join(room, "Jonas")
    mara.start()
    jonas.thinks()
    return mara, jonas, room


@pytest.mark.long
def test_a_player_is_reported_and_blocked_on_a_phone(open_page: OpenPage, public_server: LiveServer) -> None:
    mara, jonas, room = two_at_a_table(open_page, public_server, listed="en")
    card = open_player(jonas.page, "Mara")
    card.get_by_role("button", name="Report Mara").click()
    reasons = card.get_by_role("group", name="Report Mara")
    expect(reasons.get_by_role("button")).to_have_text(
        ["Offensive name", "Disturbs the game", "Leaves on purpose"]
    )
    expect(reasons.get_by_role("button").first).to_be_focused()
    assert axe_in_both_themes(jonas.page) == []
    with jonas.page.expect_response("**/reports") as answered:
        reasons.get_by_role("button", name="Disturbs the game").click()
    assert answered.value.status == 204
    assert answered.value.request.post_data_json == {"seat": 0, "reason": "disturbs"}
    expect(card.get_by_text("Thank you. The operator will look at it.")).to_be_focused()
    expect(reasons).to_have_count(0)
    card.get_by_role("switch", name="Block Mara").check(force=True)
    jonas.page.keyboard.press("Escape")
    mara.page.get_by_role("button", name="Say a word").click()
    mara.page.get_by_role("button", name="One minute").click()
    expect(mara.rows.filter(has_text="You").locator(".remark")).to_have_text("One minute")
    expect(jonas.rows.filter(has_text="Mara").locator(".remark")).to_have_count(0)
    jonas.page.goto("/tables")
    with jonas.page.expect_response("**/api/tables/join") as joined:
        jonas.page.get_by_role("button", name="Open a table", exact=True).click()
    sent = {"name": "Jonas", "language": "en", "avoid": [room.partition(".")[0]]}
    assert joined.value.request.post_data_json == sent
    assert joined.value.json()["room"] != room


@pytest.mark.long
def test_among_friends_nobody_is_reported_or_blocked(open_page: OpenPage, public_server: LiveServer) -> None:
    _, jonas, _ = two_at_a_table(open_page, public_server)
    card = open_player(jonas.page, "Mara")
    expect(card.get_by_role("switch", name="Mute Mara")).to_be_visible()
    expect(card.get_by_role("switch", name="Block Mara")).to_have_count(0)
    expect(card.get_by_role("button", name="Report Mara")).to_have_count(0)
