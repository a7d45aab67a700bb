"""Lists of formats from the time between two releases: as published, or worked out from the rotations."""

from __future__ import annotations

from typing import Any

import pytest

from catalog.releases.lists_between import BadRotation, reconstructed, with_lists_between
from sandtable.games.destiny import facts, formats
from sandtable.games.destiny.decklist import read_deck
from sandtable.games.destiny.legality.costs import points

OLD, NEW = "ARNS-2021-11", "ARHS"


def stored() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = facts.read("formats.json")
    return found


def cards() -> dict[str, list[dict[str, Any]]]:
    return {entry["code"]: facts.read(f"sets/{entry['code']}.json")["cards"] for entry in facts.read("sets.json")}


def test_the_file_of_formats_holds_what_the_rotations_lead_to() -> None:
    of_releases = [entry for entry in stored() if "source" not in entry]
    assert len(of_releases) == 8
    assert with_lists_between(of_releases, cards()) == stored()


def test_the_sets_of_each_time() -> None:
    """One set comes and the oldest goes, small sets with the one before them; by hand from the dates of the sets."""
    assert {
        code: " ".join(sorted(formats.get_format(code).sets or ()))
        for code in ("ARHS-2022-02", "ARHS-2022-05", "ARHS-2022-11", "ARHS-2023-06", "ARHS-2024-04")
    } == {
        "ARHS-2022-02": "CM EoD FA GS HS RM SoH TR UH",
        "ARHS-2022-05": "CM EoD FA GS HS RM SA TR UH",
        "ARHS-2022-11": "DoP EoD FA GS HS RM SA UH",
        "ARHS-2023-06": "DoP EoD GS HS RES RM SA UH",
        "ARHS-2024-04": "AF DoP EoD GS HS RES SA UH",
    }


def test_a_reconstructed_list_says_so_and_a_published_one_names_its_file() -> None:
    between = [each for each in formats.all_formats().values() if each.source]
    assert [each.code for each in between if not each.is_reconstructed] == [OLD]
    assert "commit 05a177d" in formats.get_format(OLD).source
    assert all("reconstructed" in each.label for each in between if each.is_reconstructed)
    dates = sorted((each.since, each.until) for each in between)
    assert [until for _, until in dates[:-1]] == [since for since, _ in dates[1:]]  # one follows the other


def test_prohibitions_that_may_be_younger_are_left_out() -> None:
    """14040 was banned when Faltering Allegiances left in 2023; the restricted list names cards that left in 2024."""
    assert [formats.get_format(f"ARHS-{date}").bans("14040") for date in ("2022-05", "2022-11")] == [False, True]
    assert formats.get_format("ARHS-2022-11").restricted == frozenset()
    assert formats.get_format("ARHS-2023-06").restricted == formats.get_format(NEW).restricted
    # Path to Mastery and The Son are in the format to this day: when their pair was made can't be told.
    assert "18092" in formats.get_format(NEW).restricted_pairs
    assert "18092" not in formats.get_format("ARHS-2024-04").restricted_pairs


def test_rotations_have_to_lead_to_the_later_list() -> None:
    by_code = {entry["code"]: entry for entry in stored()}
    told: dict[str, Any] = {"name": "X", "source": "", "rotations": [{"date": "2022", "come": ["SA"], "go": ["SoH"]}]}
    with pytest.raises(BadRotation, match="the last rotation leads to CM, TR"):
        list(reconstructed(told, by_code[OLD], by_code[NEW], {}))
    told["rotations"][0]["go"] = ["AW"]
    with pytest.raises(BadRotation, match="2022: AW can't go"):
        list(reconstructed(told, by_code[OLD], by_code[NEW], {}))


TEN: list[tuple[int, str, int, str, int]] = [
    (3, "12090:2 16051:2 plot 13007A", 31, OLD, 13 + 14 + 2),
    (7, "16040:1 18048:1 18073:2", 31, OLD, 8 + 7 + 15),
    (80, "14003:2 18002:2 plot 18092", 31, OLD, 12 + 16 + 2),
    (365, "11023:2 15003A:2", 32, "ARHS-2022-02", 17 + 12),
    (517, "15066:2 20012:2 plot 14083", 32, "ARHS-2022-02", 17 + 14 - 1),
    (689, "21001:1 21001:1 13001B:2", 31, "ARHS-2022-05", 5 + 5 + 20),
    (999, "18017:2 21016:2 plot 20056", 31, "ARHS-2022-11", 13 + 14 + 3),
    (1089, "18019:2 20161:2 plot 16101", 34, "ARHS-2022-11", 13 + 16 + 1),
    (1355, "16025:2 23014:2", 31, "ARHS-2023-06", 16 + 14),
    (1571, "22100:2 15003A:2 plot 23113", 31, "ARHS-2023-06", 16 + 12 + 2),
]
"""Ten published decks: number, team, points in the Galactic Infinite of today; by hand, in the list of their time."""


@pytest.mark.parametrize(("deck", "team", "today", "code", "then"), TEN, ids=[str(each[0]) for each in TEN])
def test_ten_teams_that_cost_too_much_today(deck: int, team: str, today: int, code: str, then: int) -> None:
    members, _, plot = team.partition(" plot ")
    pairs = [member.split(":") for member in members.split()]
    written: dict[str, object] = {
        "name": str(deck),
        "format": "INF-2026-07",
        "characters": [{"code": card, "dice": int(dice)} for card, dice in pairs],
        "battlefield": None,
        "plots": [plot] if plot else [],
        "cards": {},
    }
    brought = read_deck(written)
    assert points(brought, formats.get_format("INF-2026-07")) == today
    assert points(brought, formats.get_format(code)) == then
