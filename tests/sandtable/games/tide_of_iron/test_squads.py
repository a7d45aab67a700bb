"""The figures of a squad: holes, firepower, range, who takes part, which squads can be built."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import facts, squads
from sandtable.games.tide_of_iron.ruleset import figure_table, ruleset
from sandtable.games.tide_of_iron.squads import packed
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    ELITE,
    GERMAN,
    INFANTRY,
    MG,
    MORTAR,
    NORMAL,
    OFFICER,
    REGULAR,
    SUPPRESSIVE,
    VEHICLE,
)
from tests.support import rule

US = figure_table(ruleset(), AMERICAN)
DE = figure_table(ruleset(), GERMAN)


def squad(regular: int = 0, elite: int = 0, officer: int = 0, mg: int = 0, mortar: int = 0) -> int:
    return packed([regular, elite, officer, mg, mortar])


@pytest.mark.parametrize(
    ("pack", "holes", "figures", "is_full"),
    [
        (squad(regular=4), 4, 4, True),
        (squad(mortar=2), 4, 2, True),
        (squad(regular=2, mg=1), 4, 3, True),
        (squad(regular=3), 3, 3, False),
        (squad(regular=1, mg=1), 3, 2, False),
    ],
)
@rule("EX-TOI-06", "TOI-SET-09", "TOI-CMP-04", "TOI-CMP-09")
def test_only_four_filled_holes_make_a_full_squad(pack: int, holes: int, figures: int, is_full: bool) -> None:
    assert (squads.holes(pack), squads.count(pack), squads.is_full(pack)) == (holes, figures, is_full)


@rule("TOI-CMP-04", "TOI-CMP-12")
def test_holes_are_those_of_the_data() -> None:
    assert facts.holes_of_a_base() == squads.HOLES
    kinds = [unit for unit in facts.unit_types().values() if not unit.is_vehicle]
    assert [squads.size(unit.kind) for unit in kinds] == [unit.holes for unit in kinds]


@rule("TOI-SUP-15")
def test_a_crew_counts_as_one_figure() -> None:
    assert squads.count(squad(regular=2, mg=1)) == 3


@rule("TOI-SQD-02", "EX-TOI-11")
def test_movement_of_figures_is_never_added() -> None:
    assert squads.movement(squad(regular=4), US) == 4
    assert squads.movement(squads.EMPTY, US) == 0


@rule("TOI-SQD-02", "D-TOI-11")
def test_the_slowest_figure_sets_the_pace() -> None:
    slow = figure_table(ruleset(), AMERICAN)
    slow.movement[MG] = 3
    assert squads.movement(squad(regular=2, mg=1), slow) == 3
    assert squads.movement(squad(regular=2), slow) == 4


@rule("TOI-SQD-03", "TOI-ATK-02", "TOI-RNG-03")
def test_firepower_is_the_sum_over_the_figures_by_target_type() -> None:
    assert squads.firepower(squad(elite=4), INFANTRY, NORMAL, US) == 8
    assert squads.firepower(squad(elite=4), VEHICLE, NORMAL, US) == 4
    assert squads.firepower(squad(regular=2, mg=1), INFANTRY, NORMAL, DE) == 6
    assert squads.firepower(squad(regular=2, mg=1), INFANTRY, NORMAL, US) == 5
    assert squads.firepower(squad(regular=2, mg=1), VEHICLE, NORMAL, US) == 4


@rule("TOI-ARE-05")
def test_a_mortar_suppresses_with_four_dice() -> None:
    pack = squad(mortar=2)
    assert squads.firepower(pack, INFANTRY, SUPPRESSIVE, US) == 8
    assert squads.firepower(pack, INFANTRY, NORMAL, US) == 4


@rule("TOI-RNG-08")
def test_the_shortest_range_counts_and_the_machine_gun_alone_has_a_longer_one() -> None:
    pack = squad(regular=2, mg=1)
    assert squads.range_of(pack, INFANTRY, US) == 4
    parts = squads.direct_parts(pack, INFANTRY, US)
    assert parts == [pack, squad(mg=1)]
    assert [squads.range_of(part, INFANTRY, US) for part in parts] == [4, 5]
    assert [squads.firepower(part, INFANTRY, NORMAL, US) for part in parts] == [5, 3]


@rule("TOI-ARE-12", "TOI-RNG-10")
def test_a_mortar_takes_no_part_in_a_direct_attack() -> None:
    assert squads.direct_parts(squad(regular=2, mortar=1), INFANTRY, US) == [squad(regular=2)]
    assert squads.direct_parts(squad(mortar=2), INFANTRY, US) == []


@rule("TOI-OFF-07", "TOI-OFF-08")
def test_op_fire_is_rapid_when_only_machine_guns_take_part() -> None:
    assert squads.is_rapid(squad(mg=1))
    assert not squads.is_rapid(squad(regular=2, mg=1))
    assert not squads.is_rapid(squads.EMPTY)


@rule("TOI-OPF-15")
def test_mortars_alone_cannot_go_into_op_fire() -> None:
    assert not squads.can_op_fire(squad(mortar=2))
    assert squads.can_op_fire(squad(regular=2, mortar=1))


@rule("TOI-SQD-05", "TOI-ACT-06", "TOI-ACT-09")
def test_heavy_weapons_are_found_in_a_squad() -> None:
    assert squads.has_heavy_weapon(squad(regular=2, mg=1))
    assert squads.has_heavy_weapon(squad(mortar=1))
    assert not squads.has_heavy_weapon(squad(regular=2, elite=1, officer=1))


@rule("TOI-ASL-26", "D-TOI-70")
def test_a_mortar_defends_with_nothing_in_an_assault() -> None:
    assert squads.defense_firepower(squad(regular=2, mortar=1), US) == 2
    assert squads.defense_firepower(squad(regular=2, mg=1), DE) == 6


@rule("TOI-STA-09")
def test_a_figure_needs_its_holes() -> None:
    assert squads.has_room(squad(regular=3), REGULAR)
    assert not squads.has_room(squad(regular=3), MG)
    assert not squads.has_room(squad(regular=4), REGULAR)


@rule("TOI-ATK-13")
def test_figures_are_lost_by_kind() -> None:
    pack = squad(regular=1, officer=1, mg=1)
    assert squads.kinds(pack) == [REGULAR, OFFICER, MG]
    assert pack - squads.one(MG) == squad(regular=1, officer=1)
    assert squads.only(pack, OFFICER) == squads.one(OFFICER)
    assert squads.has_officer(pack)
    assert not squads.has_officer(squads.without(pack, OFFICER))


@rule("TOI-SET-09")
def test_full_squads_from_what_is_left() -> None:
    assert set(squads.full_packs([2, 0, 1, 1, 1])) == {
        squad(mg=1, mortar=1),
        squad(regular=2, mg=1),
        squad(regular=2, mortar=1),
        squad(regular=1, officer=1, mg=1),
        squad(regular=1, officer=1, mortar=1),
    }
    assert squads.full_packs([3, 0, 0, 0, 0]) == []


@pytest.mark.parametrize("enough", [1, 2, 4])
def test_a_search_for_some_full_squads_finds_the_first_ones(enough: int) -> None:
    stock = [4, 2, 1, 1, 1]
    assert squads.full_packs(stock, enough) == squads.full_packs(stock)[:enough]


@rule("TOI-SET-09")
def test_building_squads_never_runs_into_a_dead_end() -> None:
    """Every order of full squads uses up stock whose holes come out even."""
    reached: set[tuple[int, ...]] = {(3, 1, 0, 2, 2)}  # 3 + 1 + 2 * 2 + 2 * 2 = 12 holes: three bases
    for _ in range(3):
        packs = [(stock, squads.full_packs(list(stock))) for stock in reached]
        assert all(found for _, found in packs)
        reached = {
            tuple(left - squads.number(pack, kind) for kind, left in enumerate(stock))
            for stock, found in packs
            for pack in found
        }
    assert reached == {(0, 0, 0, 0, 0)}


def test_counts_of_every_kind_keep_apart() -> None:
    pack = squad(1, 2, 3, 4, 4)
    assert [squads.number(pack, kind) for kind in range(5)] == [1, 2, 3, 4, 4]
    assert squads.kinds(pack) == [REGULAR, ELITE, OFFICER, MG, MORTAR]
    assert squads.text(squad(elite=2, officer=1)) == "2 elite, 1 officer"
