"""Forces: units of the nation, as many as the box has, in full squads."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.terms import BUILDING, WOODS
from tests.sandtable.games.tide_of_iron.legality.problems import found, messages, with_american, with_side
from tests.sandtable.games.tide_of_iron.scenario_documents import a_division, a_document, a_ground, a_side
from tests.support import rule


@rule("TOI-CMP-01")
def test_a_side_without_units_is_refused() -> None:
    assert "TOI-CMP-01 sides.american" in found(with_american(squad_bases=0, figures={}))


@rule("TOI-CMP-07")
def test_vehicles_of_the_other_nation_are_refused() -> None:
    assert found(with_american(vehicles={"tiger1": 1})) == ["TOI-CMP-07 sides.american.divisions.1"]
    assert found(with_american(vehicles={"sherman": 1, "gmc": 1})) == []


@rule("TOI-CMP-02")
def test_a_division_has_12_bases() -> None:
    figures = {"regular": 48}
    assert found(with_american(squad_bases=12, figures=figures)) == []
    late = {"round": 2, "division": "1", "squad_bases": 1, "figures": {"regular": 4}, "zones": ["west"]}
    side = a_side("west", divisions={"1": a_division("west", squad_bases=12, figures=figures)}, reinforcements=[late])
    assert found(a_document(sides={"american": side, "german": a_side("east")})) == ["TOI-CMP-02 sides.american"]


@rule("TOI-CMP-02")
@pytest.mark.parametrize(("elite", "expected"), [(12, []), (16, ["16 Elite Infantry figures; the box has 12"])])
def test_the_box_has_12_elite_figures(elite: int, expected: list[str]) -> None:
    assert messages(with_american(squad_bases=elite // 4, figures={"elite": elite})) == expected


@rule("TOI-CMP-02")
def test_the_box_has_12_shermans_for_both_divisions_together() -> None:
    divisions = {"1": a_division("west", vehicles={"sherman": 7}), "2": a_division("west", vehicles={"sherman": 6})}
    assert "13 M4A1 Sherman figures; the box has 12" in messages(with_side(divisions=divisions))


@rule("TOI-CMP-02")
def test_both_sides_share_6_tokens_of_a_kind() -> None:
    sides = {}
    for nation, zone, medics in (("american", "west", 4), ("german", "east", 3)):
        division = a_division(zone, squad_bases=4, figures={"regular": 16}, specializations={"medic": medics})
        sides[nation] = a_side(zone, divisions={"1": division})
    assert messages(a_document(sides=sides)) == ["7 medic tokens for both sides together; the box has 6"]


@rule("TOI-CON-01", "TOI-CON-08")
def test_concealed_squads_are_at_most_4_and_exist() -> None:
    five = with_american(squad_bases=5, figures={"regular": 20}, concealed=4)
    woods = a_ground({"A1": WOODS, "B2": WOODS})
    assert found(five, woods) == []
    divisions = {
        number: a_division("west", squad_bases=3, figures={"regular": 12}, concealed=concealed)
        for number, concealed in (("1", 3), ("2", 2))
    }
    assert messages(with_side(divisions=divisions), woods) == ["5 concealed squads; a nation has 4 tokens"]
    assert messages(with_american(concealed=2), woods) == ["2 of only 1 squad"]


@rule("TOI-CON-08", "D-TOI-102")
def test_concealed_squads_need_woods_buildings_or_fortifications() -> None:
    document = with_american(squad_bases=4, figures={"regular": 16}, concealed=4)
    assert found(document) == ["TOI-CON-08 sides.american.divisions.1.concealed"]
    assert found(document, a_ground({"A1": WOODS})) == ["TOI-CON-08 sides.american.divisions.1.concealed"]
    assert found(document, a_ground({"A1": WOODS, "B1": BUILDING})) == []
    dug_in = document | {"markers": [{"hex": hex_, "kind": "entrenchment"} for hex_ in ("B1", "B2")]}
    assert found(dug_in) == []


FULL: list[tuple[int, dict[str, int], bool]] = [
    (1, {"regular": 4}, True),
    (1, {"mortar": 2}, True),
    (1, {"mg": 1, "regular": 2}, True),
    (1, {"regular": 3}, False),
    (1, {"mg": 1, "regular": 1}, False),
    (1, {"regular": 5}, False),
    (2, {"mg": 1, "regular": 6}, True),
    (2, {"mg": 3, "officer": 1, "elite": 1}, True),
    (0, {"regular": 4}, False),
    (3, {}, False),
]


@rule("TOI-SET-09", "TOI-CMP-04", "EX-TOI-06")
@pytest.mark.parametrize(("bases", "figures", "is_legal"), FULL)
def test_figures_make_full_squads(bases: int, figures: dict[str, int], is_legal: bool) -> None:
    document = with_american(squad_bases=bases, figures=figures, vehicles={"gmc": 1})
    assert ("TOI-SET-09 sides.american.divisions.1" in found(document)) is not is_legal


@rule("TOI-SET-09", "EX-TOI-06")
@pytest.mark.parametrize(
    ("figures", "is_legal"), [({"mg": 1, "regular": 2}, True), ({"regular": 3}, False), ({"mg": 1, "mortar": 2}, False)]
)
def test_fixed_squads_are_full(figures: dict[str, int], is_legal: bool) -> None:
    division = {"squads": [{"figures": {"regular": 4}}, {"figures": figures}], "zones": ["west"]}
    document = with_side(divisions={"1": division})
    assert found(document) == ([] if is_legal else ["TOI-SET-09 sides.american.divisions.1.squads[1]"])


@rule("TOI-SQD-05")
def test_a_fixed_squad_with_a_heavy_weapon_has_no_token() -> None:
    squad = {"figures": {"mg": 1, "regular": 2}, "specialization": "engineer"}
    division = {"squads": [squad], "zones": ["west"]}
    assert found(with_side(divisions={"1": division})) == ["TOI-SQD-05 sides.american.divisions.1.squads[0]"]


@rule("TOI-SQD-04", "TOI-SQD-05", "TOI-SET-11")
@pytest.mark.parametrize(
    ("figures", "tokens", "is_legal"),
    [
        ({"regular": 12}, 3, True),  # three squads, one token each
        ({"regular": 12}, 4, False),
        ({"mg": 2, "regular": 8}, 2, True),  # both guns on one base
        ({"mg": 2, "regular": 8}, 3, False),
        ({"mg": 3, "regular": 6}, 1, True),  # two bases with guns at the least
        ({"mg": 3, "regular": 6}, 2, False),
    ],
)
def test_tokens_need_squads_without_heavy_weapons(figures: dict[str, int], tokens: int, is_legal: bool) -> None:
    document = with_american(squad_bases=3, figures=figures, specializations={"medic": tokens - 1, "engineer": 1})
    assert found(document) == ([] if is_legal else ["TOI-SQD-04 sides.american.divisions.1"])


@rule("TOI-RNF-05", "D-TOI-121")
def test_reinforcements_are_full_squads_too() -> None:
    late = {"round": 2, "division": "2", "squad_bases": 1, "figures": {"regular": 3}, "zones": ["west"]}
    assert found(with_side(reinforcements=[late])) == ["TOI-SET-09 sides.american.reinforcements[0]"]
    nothing = {"round": 2, "division": "2", "zones": ["west"]}
    assert found(with_side(reinforcements=[nothing])) == ["TOI-RNF-05 sides.american.reinforcements[0]"]
