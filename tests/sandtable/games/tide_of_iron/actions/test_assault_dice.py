"""The dice of an assault: strength of both sides, cover of the defenders, and what cards change (section 16)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    ASSAULT,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    GERMAN,
    OP_FIRE,
    PILLBOX,
    PINNED,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, asked
from tests.support.tide_of_iron_actions import assault_pools, begin, keep_card, put_in_force, storm
from tests.support.tide_of_iron_assault import ATTACKER, DEFENDER, ELITES, SUPPORTER, lose

# -- strength ------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-07", "D-TOI-58")
def test_every_flamethrower_squad_adds_two_dice_in_full() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), token="flamethrower"),
        a_squad(AMERICAN, (0, 1), "3 regular", "flamethrower"),
        DEFENDER,
    )
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table)[0] == (4 + 2) + (2 + 2)


@rule("TOI-ASL-07", "TOI-ASL-10")
def test_firepower_against_infantry_counts_also_against_light_vehicles() -> None:
    table = a_table(a_ground(), ELITES, a_vehicle(GERMAN, (1, 0), "opel"))
    storm(table, 0, "1,0")
    assert assault_pools(table) == (8, 0, 0)


@rule("TOI-ASL-08", "TOI-ASL-09", "TOI-ASL-10", "D-TOI-59")
def test_all_defenders_add_their_strength_whatever_their_activation() -> None:
    table = a_table(
        a_ground(),
        ELITES,
        a_squad(GERMAN, (1, 0), state=OP_FIRE),
        a_squad(GERMAN, (1, 0), condition=DISRUPTED, state=FATIGUED),
        a_vehicle(GERMAN, (1, 0), "sdkfz251", state=FATIGUED),
        a_squad(GERMAN, (1, 0), "4 elite", carrier=3),
    )
    storm(table, 0, "1,0")
    halftrack = table.setup.vehicles[table.setup.unit_kind[3]].powers[0]
    assert halftrack > 0
    assert assault_pools(table)[2] == 4 + halftrack
    lose(table)
    assert [table.state[unit] for unit in (1, 2, 3)] == [OP_FIRE, FATIGUED, FATIGUED]


@rule("TOI-ASL-26", "D-TOI-70")
@pytest.mark.parametrize(("figures", "dice"), [("2 mortar", 0), ("1 mortar, 2 regular", 2), ("1 mg, 2 regular", 4 + 2)])
def test_a_mortar_adds_nothing_to_the_defence_and_a_machine_gun_all(figures: str, dice: int) -> None:
    table = a_table(a_ground(), ATTACKER, a_squad(GERMAN, (1, 0), figures))
    storm(table, 0, "1,0")
    assert assault_pools(table)[2] == dice


@rule("TOI-ASL-25", "D-TOI-69", "TOI-SUP-08", "TOI-ERR-09")
def test_defenders_halve_once_at_most_and_not_in_wire() -> None:
    pinned = a_squad(GERMAN, (1, 0), "3 regular", condition=PINNED)
    smoked = a_table(a_ground(), ATTACKER, pinned, markers={(1, 0): "smoke"})
    storm(smoked, 0, "1,0")
    assert assault_pools(smoked) == (2, 2, 2)
    led = a_table(a_ground(), ATTACKER, pinned, a_squad(GERMAN, (1, 0), "3 regular, 1 officer"))
    storm(led, 0, "1,0")
    officer = led.setup.figures[GERMAN].firepower[2]
    assert assault_pools(led)[2] == 3 + 3 + officer
    wired = a_table(a_ground(), ATTACKER, DEFENDER, markers={(1, 0): "razor_wire minefield"})
    storm(wired, 0, "1,0")
    assert assault_pools(wired) == (4, 0, 4)


@rule("TOI-ASL-19", "TOI-ASL-30", "TOI-ERR-10")
@pytest.mark.parametrize(
    ("marks", "black"),
    [
        ({(0, 0): "razor_wire"}, 2),
        ({(0, 0): "minefield"}, 2),
        ({(0, 0): "smoke"}, 4),
        ({(1, 0): "smoke"}, 2),
    ],
)
def test_out_of_wire_or_mines_and_into_smoke_at_half_firepower(marks: dict[tuple[int, int], str], black: int) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, markers=marks)
    storm(table, 0, "1,0")
    assert assault_pools(table)[0] == black


@rule("TOI-ASL-19")
def test_into_smoke_nobody_supports_and_the_defender_has_its_cover() -> None:
    table = a_table(a_ground({(1, 0): "woods"}), ELITES, SUPPORTER, DEFENDER, markers={(1, 0): "smoke"})
    storm(table, 0, "1,0")
    assert assault_pools(table) == (4, 2 + 2, 2)


@rule("TOI-ASL-19", "TOI-ATK-04")
@pytest.mark.parametrize(
    "marks",
    [{(0, 0): "razor_wire", (1, 0): "smoke"}, {(0, 0): "razor_wire minefield"}, {(0, 0): "minefield", (1, 0): "smoke"}],
)
def test_no_assault_that_would_halve_twice(marks: dict[tuple[int, int], str]) -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER, markers=marks)
    begin(table, 0, ASSAULT)
    assert not [option for option in asked(table) if "assault" in option]


# -- cover ---------------------------------------------------------------------------------------------------------


@rule("TOI-ASL-12", "D-TOI-61", "TOI-ERR-14")
def test_the_defender_has_the_best_fortification_the_trap_and_a_medic_once() -> None:
    table = a_table(
        a_ground({(1, 0): "woods"}),
        a_squad(AMERICAN, (0, 0), token="medic", inside=PILLBOX),
        a_squad(GERMAN, (1, 0), "3 elite, 1 officer", inside=ENTRENCHMENT),
        a_squad(GERMAN, (1, 0), token="medic"),
        a_squad(GERMAN, (1, 0), token="medic"),
        markers={(1, 0): "tank_trap"},
    )
    storm(table, 0, "1,0")
    assert assault_pools(table)[1] == 2 + 2 + 1 + 1


@rule("TOI-ASL-12")
def test_a_pillbox_beats_an_entrenchment_and_vehicles_have_terrain_only() -> None:
    table = a_table(
        a_ground(),
        ATTACKER,
        a_squad(GERMAN, (1, 0), inside=ENTRENCHMENT),
        a_squad(GERMAN, (1, 0), inside=PILLBOX),
    )
    storm(table, 0, "1,0")
    assert assault_pools(table)[1] == 6
    vehicles = a_table(
        a_ground({(1, 0): "woods"}), ATTACKER, a_vehicle(GERMAN, (1, 0), "sdkfz251"), markers={(1, 0): "tank_trap"}
    )
    storm(vehicles, 0, "1,0")
    assert assault_pools(vehicles)[1] == 2  # armour adds nothing (D-TOI-62)


@rule("TOI-ASL-20", "D-TOI-66")
@pytest.mark.parametrize(("base", "red"), [("building", 6 + 3 - 5), ("clear", 6 - 5)])
def test_a_flamethrower_takes_five_of_the_cover(base: str, red: int) -> None:
    pillbox = a_squad(GERMAN, (1, 0), inside=PILLBOX)
    table = a_table(a_ground({(1, 0): base}), ATTACKER, a_squad(AMERICAN, (0, 1), token="flamethrower"), pillbox)
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table)[1] == red


@rule("TOI-ASL-20", "D-TOI-66")
def test_cover_is_never_below_nothing_and_defending_flamethrowers_add_nothing() -> None:
    flames = a_squad(GERMAN, (1, 0), token="flamethrower")
    table = a_table(a_ground({(1, 0): "woods"}), a_squad(AMERICAN, (0, 0), token="flamethrower"), flames)
    storm(table, 0, "1,0")
    assert assault_pools(table) == (6, 0, 4)


# -- cards ---------------------------------------------------------------------------------------------------------


@rule("TOI-CRD-11")
def test_both_sides_may_use_a_card_they_keep_for_an_assault() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER)
    keep_card(table, AMERICAN, "into_the_breach")
    keep_card(table, GERMAN, "grim_resolve")
    keep_card(table, GERMAN, "take_cover")
    storm(table, 0, "1,0", "use it now", "use it now", "use it now")
    assert assault_pools(table) == (6, 2, 6)
    assert table.effects == ()


@rule("TOI-CRD-11")
def test_a_card_that_is_kept_changes_nothing() -> None:
    table = a_table(a_ground(), ATTACKER, DEFENDER)
    keep_card(table, AMERICAN, "into_the_breach")
    storm(table, 0, "1,0", "keep it")
    assert assault_pools(table) == (4, 0, 4)
    assert len(table.effects) == 1


@rule("TOI-CRD-07")
def test_cards_in_force_count_for_the_squads_they_name() -> None:
    table = a_table(a_ground(), ATTACKER, SUPPORTER, DEFENDER, a_squad(GERMAN, (1, 0)))
    put_in_force(table, AMERICAN, "merciless_assault")
    put_in_force(table, GERMAN, "desperate_defenders")
    storm(table, 0, "1,0", "American squad 2")
    assert assault_pools(table) == (4 + 1 + 2, 0, 4 + 1 + 4 + 1)
