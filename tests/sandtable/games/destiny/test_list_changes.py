"""The changes of a format since a deck was made: its own list, and the one that is published now."""

from __future__ import annotations

from dataclasses import replace

from sandtable.games.destiny import GAME
from sandtable.games.destiny.decklist import DeckList, Member, to_json
from sandtable.games.destiny.field import field
from sandtable.games.destiny.formats import all_formats, newer_list
from sandtable.games.destiny.list_changes import changes_since, list_changes
from tests.support import rule

PADAWAN, OCHI, BERU, VETERAN = "18048", "21004", "21044", "12149"
"""Their points in the lists of Infinite of 2021 and of 2026-07: 7 and 8; 11/14 and 10/13; 7 and 8."""


def a_deck(format: str, *team: Member, **cards: int) -> DeckList:
    held = tuple((code.removeprefix("c"), copies) for code, copies in cards.items())
    return DeckList("A deck", format, team, ("01166",), (), held)


def test_other_points_are_told_by_card_and_for_the_team() -> None:
    deck = a_deck("INF", Member(PADAWAN, 1), Member(BERU, 1), Member(OCHI, 2))
    assert list_changes(deck) == [
        "Infinite (2021) has a newer list, of 2026-07.",
        "Patient Padawan costs 8 instead of 7 points.",
        "Ochi Of Bestoon, Sith Order Assassin costs 10/13 instead of 11/14 points.",
        "Beru Lars, Luke's Guardian costs 8 instead of 7 points.",
        "Team and plots cost 29 instead of 28 points.",
    ]


@rule("D-504")
def test_prohibitions_and_errata_are_told() -> None:
    found = changes_since(a_deck("ARNS", c12149=1, c01066=1))
    assert found is not None
    assert (found.newer.code, found.banned, found.errata) == ("ARHS", ("01066",), (VETERAN,))
    assert "Banned now: Jetpack." in found.says()


def test_a_deck_that_only_the_earlier_list_allows_is_said_to_be_illegal_now() -> None:
    content = replace(field()["han-and-leia"], format="INF", battlefields=("701089",))
    assert list_changes(content)[-1] == "The deck is not legal in the newer list."
    unchanged = list_changes(replace(field()["han-and-leia"], format="INF"))
    assert unchanged == ["Infinite (2021) has a newer list, of 2026-07.", "It changes nothing for this deck."]


@rule("D-504")
def test_a_list_that_is_published_still_and_the_format_of_a_player_have_no_newer_one() -> None:
    own = replace(all_formats()["INF"], code="own", community="", until="", name="Own")
    for format in ("awakenings", "STD", "ARHS", own):
        assert list_changes(replace(field()["han-and-leia"], format=format)) == []
    assert newer_list(all_formats()["TCISTD"]) is None  # no list of today has its code or its name


def test_a_game_says_the_versions_of_its_decks_and_refuses_nothing() -> None:
    first = to_json(field()["han-and-leia"])
    later = first | {"format": "INF"}
    assert GAME.played_by([first, first]) == {"rules": "v1.1", "texts": "v1.1"}
    assert GAME.played_by([first, later]) == {"rules": "v2.4", "texts": "errata"}
    for broken in ({}, {"format": "nothing"}, {"format": 7}, {"format": {"code": 1}}):
        assert GAME.played_by([broken, later]) == {}
        assert GAME.changed_since(broken) == []
    assert GAME.first_rules() == "v1.1"
