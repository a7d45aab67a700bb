"""Deck-building texts of the newer sets: what they admit, lower, ask for and allow on top."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest

from sandtable.games.destiny.deck_rules import granted
from sandtable.games.destiny.facts import all_cards, card
from sandtable.games.destiny.formats import get_format
from tests.sandtable.games.destiny.building.lists import a_list, broken, points
from tests.support import rule

ROOMY = replace(get_format("INF-2026-07"), code="roomy", points=90, restricted=frozenset())
"""Today's Infinite with points enough for every team of a test about other rules."""


def some(count: int, **wanted: str) -> dict[str, int]:
    """One copy each of a number of titles with these facts."""
    found = [
        code
        for code, each in all_cards().items()
        if each.reprint_of is None
        and not (ROOMY.bans(code) or ROOMY.restricts(code))
        and not code[-1].isalpha()
        and all(getattr(each, name) == value for name, value in wanted.items())
        and ROOMY.sets is not None
        and each.set_code in ROOMY.sets
    ]
    assert len(found) >= count
    return dict.fromkeys(found[:count], 1)


def verdict(*team: str, cards: Mapping[str, int] | None = None, plot: str = "") -> set[str]:
    """The rules broken by a team of non-elite characters with these cards."""
    plots = [plot] if plot else []
    return broken(a_list(*((code, 1) for code in team), plots=plots, cards=cards, format=ROOMY))


@rule("DST-TMU-01", "DST-TMU-02")
def test_team_up_of_newer_cards() -> None:
    """General Kalani (each other droid), Crucial Intel (leaders), The Mission That Never Ends, Ace Pilots, Sabine."""

    def alone(code: str) -> int:
        return points(a_list((code, 1), format=ROOMY))

    droid, leader, trooper = "05009", "01003", "01002"
    assert points(a_list(("22016", 1), (droid, 1), format=ROOMY)) == alone("22016") + alone(droid) - 1
    assert points(a_list((leader, 1), plots=["18025"], format=ROOMY)) == alone(leader) - 1 + 2
    assert (
        points(a_list((trooper, 1), plots=["18098"], format=ROOMY)) == alone(trooper) - 1 + ROOMY.points_of("18098")[0]
    )
    assert points(a_list(("01029", 1), plots=["18097"], format=ROOMY)) == alone("01029") - 1 + 2
    sabine = a_list(("24072", 1), ("03031", 1), format=ROOMY)
    assert points(sabine) == alone("24072") + alone("03031") - 1


@rule("DST-DKB-06", "DST-DKB-07")
@pytest.mark.parametrize(
    ("owner", "wanted", "most"),
    [
        ("23060", {"color": "yellow", "affiliation": "hero", "type": "support"}, 4),
        ("21095", {"color": "yellow", "affiliation": "hero", "type": "event"}, 4),
        ("23088", {"color": "blue", "affiliation": "hero", "type": "upgrade"}, 4),
        ("23002", {"color": "blue", "affiliation": "hero", "type": "event"}, 4),
    ],
)
def test_limited_admissions(owner: str, wanted: dict[str, str], most: int) -> None:
    """Mon Mothma, Boba Fett, Count Dooku and Barriss Offee, each alone."""
    assert verdict(owner, cards=some(most, **wanted)) == set()
    assert verdict(owner, cards=some(most + 1, **wanted)) == {"D-27"}


@rule("DST-DKB-06")
def test_red_mods_must_still_be_of_the_team_s_side() -> None:
    mods = {
        each.affiliation: code for code, each in all_cards().items() if each.color == "red" and "mod" in each.subtypes
    }
    bix = card("23070")
    assert verdict("23070", cards={mods["neutral"]: 1}) == set()
    other = "villain" if bix.affiliation == "hero" else "hero"
    if other in mods:
        assert verdict("23070", cards={mods[other]: 1}) >= {"DST-CUS-10"}


@rule("DST-DKB-04", "DST-CUS-08")
def test_strategic_discipline_makes_the_deck_larger_by_four() -> None:
    larger = a_list(("01003", 1), plots=["21091"], format=ROOMY, size=34)
    assert broken(larger) == set()
    assert broken(a_list(("01003", 1), plots=["21091"], format=ROOMY)) == {"DST-CUS-08"}


@rule("DST-PLT-06", "DST-CUS-03")
def test_conditions_of_newer_plots_and_characters() -> None:
    assert verdict("01002", plot="18085") == {"DST-CUS-10"}, "a hero plot; the Stormtrooper isn't unique"
    assert verdict("01030", plot="18085") == set()
    assert verdict("01030", "01035", plot="18085") == {"DST-GEN-01"}, "Luke Skywalker is unique"
    assert verdict("22004", "22046", plot="22087") == set(), "The Son and The Daughter"
    assert "DST-GEN-01" in verdict("22004", "01010", plot="22087")
    assert verdict("18018", "01028") == set(), "Iden Versio beside a Red hero leader"
    assert "DST-CUS-03" in verdict("18018", "01030")


@rule("DST-PLT-06")
def test_plots_for_some_characters_only() -> None:
    kylo, rey, kanan, sister, luke = "01011", "01038", "12055", "14003", "01035"
    assert "DST-CUS-03" in verdict(kylo, rey), "a villain and a hero"
    assert verdict(kylo, rey, plot="11119") == {"DST-GEN-01"}, "Temporary Truce allows it, and no gray cards"
    assert verdict(kanan, plot="12104") == set()
    assert verdict(kanan, luke, plot="12104") == {"DST-GEN-01"}
    assert verdict(sister, plot="14009") == set()
    assert verdict(sister, kylo, plot="14009") == {"DST-GEN-01"}


@rule("D-299", "DST-GEN-01")
def test_a_reprint_has_the_texts_of_its_card() -> None:
    reprints = {code: each.reprint_of for code, each in all_cards().items() if each.reprint_of}
    assert [code for code, first in reprints.items() if granted(code) != granted(first)] == []
    assert granted("20289") == granted("01045") != (), "Finn of a later set and of the first"
