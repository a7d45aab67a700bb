"""Decks by tested strength: the filter, the order, who sees which playtest, and numbers by hand."""

from __future__ import annotations

from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from decks import finding, services, strength
from decks.models import Deck, PlayedGames, Visibility
from decks.strength import LEAST_GAMES, Played
from sandtable.engine.game import POINTS
from tests.decks.test_finding import REY, made
from tests.support.pages import html_of, words_of


def write_down(deck: Deck, won: int, lost: int, owner: User, playtest: str = "", **more: Any) -> None:
    """A playtest of the newest version: pairs of games, all points in some, none in the others."""
    pairs = won + lost
    found = Played(deck.public_id, deck.number, 2 * pairs, pairs, 2 * won * POINTS)
    name = playtest or f"{deck.name} {won}:{lost}"
    given = {"is_public": True, "same_games": name, **more}
    strength.record(playtest=name, owner_id=owner.pk, tested=[found], **given)


@pytest.fixture
def four(ada: User, ben: User) -> dict[str, Deck]:
    """Public decks of Ada, made in this order, three of them tested in public by Ben."""
    names = ("Strong", "Weak", "Even", "Untested")
    decks = {name: made(ada, name, (REY, 2), visibility=Visibility.PRIVATE) for name in names}
    Deck.objects.update(visibility=Visibility.PUBLIC)
    for name, won in (("Strong", 80), ("Weak", 20), ("Even", 50)):
        write_down(decks[name], won, 100 - won, ben)
    return decks


def on_page(client: Client, **given: str) -> list[str]:
    """The names of the decks that the page shows, in its order."""
    return [
        deck.name for deck, _sheet, _strength in client.get("/decks", {"show": "public", **given}).context["entries"]
    ]


def in_api(client: Client, **given: str) -> list[str]:
    return [each["name"] for each in client.get("/api/v1/decks", {"show": "public", **given}).json()["results"]]


@pytest.mark.parametrize(
    ("wanted", "names"), [("tested", {"Strong", "Weak", "Even"}), ("better", {"Strong"}), ("worse", {"Weak"})]
)
def test_the_filter(four: dict[str, Deck], client: Client, wanted: str, names: set[str]) -> None:
    assert set(on_page(client, strength=wanted)) == set(in_api(client, strength=wanted)) == names


def test_the_order_is_that_of_the_lower_bound(four: dict[str, Deck], ben: User, client: Client) -> None:
    write_down(four["Untested"], 45, 5, ben)  # a larger share than that of Strong, but from few games
    Deck.objects.filter(name="Even").update(name="Unseen")
    PlayedGames.objects.filter(version__deck__name="Unseen").delete()
    expected = ["Untested", "Strong", "Weak", "Unseen"]
    assert on_page(client, sort="strength") == in_api(client, sort="strength") == expected
    assert on_page(client, sort="changed") == on_page(client) != expected


def test_pages_of_the_api_hold_each_deck_once(four: dict[str, Deck], client: Client) -> None:
    names, address = [], "/api/v1/decks?sort=strength&page_size=1"
    while address:
        answer = client.get(address).json()
        names += [each["name"] for each in answer["results"]]
        address = answer["next"]
    assert names == ["Strong", "Even", "Weak", "Untested"]


def test_the_interval_of_wilson_by_hand(four: dict[str, Deck], client: Client) -> None:
    """80 of 100 pairs: 0.8 with 0.7112 to 0.8666 (Wilson's score interval)."""
    listed = {each["name"]: each["tested"] for each in client.get("/api/v1/decks").json()["results"]}
    assert listed["Untested"] is None
    assert listed["Strong"] == {
        "games": 200,
        "share": pytest.approx(0.8),
        "low": pytest.approx(0.7112, abs=1e-4),
        "high": pytest.approx(0.8666, abs=1e-4),
    }
    assert "Won 80.0 % of 200 games (95 % sure: 71.1 to 86.7 %)" in words_of(html_of(client.get("/decks?show=public")))


def test_few_games_say_nothing(four: dict[str, Deck], ben: User, client: Client) -> None:
    deck = four["Untested"]
    write_down(deck, LEAST_GAMES // 2 - 1, 0, ben)
    assert "Untested" not in on_page(client, strength="tested")
    write_down(deck, 0, 1, ben)
    assert "Untested" in on_page(client, strength="tested")


def test_all_and_nothing_won_have_bounds(four: dict[str, Deck], ben: User, client: Client) -> None:
    PlayedGames.objects.all().delete()
    write_down(four["Strong"], 50, 0, ben)
    write_down(four["Weak"], 0, 50, ben)
    found = {each["name"]: each["tested"] for each in client.get("/api/v1/decks?strength=tested").json()["results"]}
    assert (
        found["Strong"]["low"]
        == pytest.approx(1 - found["Weak"]["high"])
        == pytest.approx(50 / (50 + 1.96**2), abs=1e-4)
    )


def test_a_private_playtest_of_somebody_else_changes_nothing(
    four: dict[str, Deck], ada: User, as_ada: Client, as_ben: Client, client: Client
) -> None:
    before = {each: each.get("/api/v1/decks?sort=strength").content for each in (as_ben, client)}
    write_down(four["Strong"], 0, 900, ada, "secret", is_public=False)
    write_down(four["Untested"], 900, 0, ada, "secret as well", is_public=False)
    write_down(four["Weak"], 900, 0, ada, "the same games", is_public=False, same_games="Weak 20:80")
    for reader, told in before.items():
        assert reader.get("/api/v1/decks?sort=strength").content == told
        assert on_page(reader, strength="better") == ["Strong"]
    assert on_page(as_ada, strength="better") == ["Untested"]
    own = {each["name"]: each["tested"] for each in as_ada.get("/api/v1/decks").json()["results"]}
    assert own["Strong"]["games"] == 2000 and own["Weak"]["games"] == 200


def test_a_playtest_that_is_public_no_longer_is_its_owner_s_alone(
    four: dict[str, Deck], client: Client, as_ben: Client
) -> None:
    strength.show_playtest(playtest="Strong 80:20", is_public=False)
    assert on_page(client, strength="better") == [] and on_page(as_ben, strength="better") == ["Strong"]
    strength.show_playtest(playtest="Strong 80:20", is_public=True)
    assert on_page(client, strength="better") == ["Strong"]


def test_a_closed_account_shares_nothing(four: dict[str, Deck], ben: User, client: Client) -> None:
    User.objects.filter(pk=ben.pk).update(is_active=False)
    assert on_page(client, strength="tested") == in_api(client, strength="tested") == []


def test_the_same_games_count_once(four: dict[str, Deck], ada: User, ben: User, client: Client) -> None:
    for name, won, owner in (("again", 80, ada), ("longer", 160, ben)):
        write_down(four["Strong"], won, won // 4, owner, name, same_games="Strong 80:20")
    found = {each["name"]: each["tested"] for each in client.get("/api/v1/decks").json()["results"]}
    assert found["Strong"]["games"] == 400
    strength.forget("longer")
    strength.show_playtest(playtest="again", is_public=False)
    found = {each["name"]: each["tested"] for each in client.get("/api/v1/decks").json()["results"]}
    assert found["Strong"]["games"] == 200


def test_a_new_version_starts_anew(four: dict[str, Deck], client: Client, ben: User) -> None:
    deck = four["Strong"]
    changed = made(deck.owner, "Other", (REY, 1)).newest.deck_list
    services.save_version(deck=deck, content=changed, expected=1)
    assert "Strong" not in on_page(client, strength="tested")
    deck.refresh_from_db()
    write_down(deck, 60, 0, ben)
    found = {each["name"]: each["tested"] for each in client.get("/api/v1/decks").json()["results"]}
    assert found[deck.name]["games"] == 120


@pytest.mark.parametrize("key", ["strength", "sort"])
@pytest.mark.parametrize("value", ["best", "STRENGTH", "'; --", "1e9"])
def test_values_that_make_no_sense_are_refused_alike(
    four: dict[str, Deck], client: Client, key: str, value: str
) -> None:
    answer = client.get("/decks", {"show": "public", key: value})
    assert answer.context["entries"] == [] and f"Choose {'tested' if key == 'strength' else 'changed'}" in html_of(
        answer
    )
    refused = client.get("/api/v1/decks", {key: value})
    assert refused.status_code == 400 and [each["path"] for each in refused.json()["errors"]] == [f"?{key}"]


def test_strength_costs_no_further_query(
    four: dict[str, Deck], as_ada: Client, django_assert_num_queries: Any, django_assert_max_num_queries: Any
) -> None:
    as_ada.get("/decks?show=public")
    with django_assert_max_num_queries(30) as plain:
        as_ada.get("/decks?show=public")
    with django_assert_num_queries(len(plain)):
        as_ada.get("/decks?show=public&strength=tested&sort=strength")
    shown = [each["sql"] for each in plain.captured_queries if "playedgames" in each["sql"].lower()]
    assert len(shown) == 1


def test_the_page_says_what_it_means(four: dict[str, Deck], client: Client) -> None:
    PlayedGames.objects.all().delete()
    shown = words_of(html_of(client.get("/decks?show=public&strength=tested")))
    assert "Tested strength is the share of games that the newest version won against other decks" in shown
    assert "No deck fits" in shown and f"has played {LEAST_GAMES} games that you may see" in shown
    assert set(finding.STRENGTH) == {"tested", "better", "worse"}
