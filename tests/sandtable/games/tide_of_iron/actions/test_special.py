"""Special actions of squads: digging, healing and what operations cards allow (section 22, TOI-ACT-12)."""

from __future__ import annotations

import pytest

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.actions import special
from sandtable.games.tide_of_iron.actions.choosing import SPECIALS
from sandtable.games.tide_of_iron.markers import MINES_BIT, TRAP_BIT, WIRE_BIT, entrenchments
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import OUTSIDE, Table
from sandtable.games.tide_of_iron.terms import (
    AMERICAN,
    DISRUPTED,
    ENTRENCHMENT,
    FATIGUED,
    GERMAN,
    PILLBOX,
    PINNED,
    REGULAR,
)
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_pack, a_squad, a_table, a_vehicle, asked, at
from tests.support.tide_of_iron_actions import begin, go_on_with, offered, put_in_force, with_dice

DIG = SPECIALS + special.DIG
HEAL = SPECIALS + special.HEAL
ENGINEERS = a_squad(AMERICAN, (0, 0), token="engineer")


def medics(figures: str = "4 regular", *, others: str = "3 regular") -> Table:
    """Medics and another squad in one hex."""
    return a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), figures, "medic"),
        a_squad(AMERICAN, (0, 0), others),
        a_squad(GERMAN, (5, 0)),
    )


@rule("TOI-ACT-12", "TOI-SPC-03")
def test_engineers_dig_and_enter_the_new_entrenchment_at_once() -> None:
    table = a_table(a_ground(), ENGINEERS)
    begin(table, 0, DIG)
    assert asked(table) == ("enter it", "stay outside")
    assert entrenchments(table.markers[at(table, (0, 0))]) == 1
    go_on_with(table, "enter it")
    assert (table.inside[0], table.state[0]) == (ENTRENCHMENT, FATIGUED)


@rule("TOI-SPC-03")
def test_engineers_may_leave_the_new_entrenchment_to_others() -> None:
    table = a_table(a_ground(), ENGINEERS)
    begin(table, 0, DIG, "stay outside")
    assert (table.inside[0], table.state[0]) == (OUTSIDE, FATIGUED)


def test_engineers_inside_a_fortification_stay_where_they_are() -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), token="engineer", inside=PILLBOX))
    begin(table, 0, DIG)
    assert asked(table) == ()
    assert (table.inside[0], table.state[0]) == (PILLBOX, FATIGUED)


@rule("TOI-SPC-03", "TOI-OBS-07")
@pytest.mark.parametrize("base", ["stream", "pond", "building"])
def test_nobody_digs_in_streams_ponds_and_buildings(base: str) -> None:
    table = a_table(a_ground({(0, 0): base}), ENGINEERS)
    assert "Dig" not in offered(table, 0)


@rule("TOI-SPC-03", "TOI-OBS-01")
def test_a_hex_has_three_fortifications_at_most() -> None:
    two = a_table(a_ground(), ENGINEERS, markers={(0, 0): "entrenchment pillbox"})
    three = a_table(a_ground(), ENGINEERS, markers={(0, 0): "entrenchment entrenchment pillbox"})
    assert "Dig" in offered(two, 0)
    assert "Dig" not in offered(three, 0)


@rule("TOI-CMP-11", "D-TOI-03", "EX-TOI-04")
def test_without_a_marker_in_the_box_nobody_digs() -> None:
    full = "entrenchment pillbox pillbox"
    marked = {(1, 0): full, (2, 0): full, (3, 0): full, (4, 0): "entrenchment entrenchment"}
    table = a_table(a_ground(), ENGINEERS, markers=marked)
    assert "Dig" in offered(table, 0)
    box.place(table, PILLBOX, at(table, (4, 0)))
    assert "Dig" not in offered(table, 0)
    box.take_away(table, PILLBOX, at(table, (1, 0)))
    assert "Dig" in offered(table, 0)


@rule("TOI-CMP-11", "D-TOI-03")
def test_a_scenario_may_lift_the_limits_of_the_box() -> None:
    full = "entrenchment pillbox pillbox"
    marked = {(1, 0): full, (2, 0): full, (3, 0): full, (4, 0): full}
    table = a_table(a_ground(), ENGINEERS, markers=marked, parameters={"box_limits_bind": False})
    assert box.markers_left(table, ENTRENCHMENT) == 0
    assert "Dig" in offered(table, 0)


@rule("TOI-SPC-06", "D-TOI-109")
@pytest.mark.parametrize("condition", [PINNED, DISRUPTED])
@pytest.mark.parametrize("token", ["engineer", "medic"])
def test_a_pinned_or_disrupted_squad_takes_no_special_action(condition: int, token: str) -> None:
    table = a_table(a_ground(), a_squad(AMERICAN, (0, 0), "3 regular", token, condition=condition))
    assert special.specials(table, 0) == []
    assert offered(table, 0) == ["Fatigue unit"]


@rule("TOI-SPC-06", "TOI-TRN-07")
@pytest.mark.parametrize("token", ["engineer", "medic"])
def test_a_carried_squad_takes_no_special_action(token: str) -> None:
    table = a_table(
        a_ground(), a_vehicle(AMERICAN, (0, 0), "m3a1"), a_squad(AMERICAN, (0, 0), "3 regular", token, carrier=0)
    )
    assert special.specials(table, 1) == []


@rule("TOI-SPC-11", "EX-TOI-89")
@pytest.mark.parametrize(("die", "figures"), [(4, "2 regular, 1 mg"), (3, "1 regular, 1 mg")])
def test_a_medic_brings_a_figure_back_on_four_or_more(die: int, figures: str) -> None:
    table = with_dice(medics(others="1 regular, 1 mg"), die)
    begin(table, 0, HEAL)
    assert table.figures[1] == a_pack(figures)
    assert table.state[0] == FATIGUED
    assert table.state[1] != FATIGUED


@rule("TOI-SPC-11")
def test_a_medic_chooses_among_the_weakened_squads_of_the_hex_itself_included() -> None:
    table = a_table(
        a_ground(),
        a_squad(AMERICAN, (0, 0), "3 elite", "medic"),
        a_squad(AMERICAN, (0, 0), "3 elite"),
        a_squad(AMERICAN, (0, 0), "4 elite"),
        a_squad(AMERICAN, (1, 0), "1 elite"),
    )
    begin(with_dice(table, 6), 0, HEAL)
    assert asked(table) == ("American squad 1 (0,0)", "American squad 2 (0,0)")
    go_on_with(table, "American squad 1")
    assert table.figures[0] == a_pack("3 elite, 1 regular")


@rule("TOI-SPC-11")
def test_full_squads_need_no_medic() -> None:
    assert "Heal" not in offered(medics(others="4 elite"), 0)
    assert "Heal" not in offered(medics(others="2 mg"), 0)
    assert "Heal" in offered(medics(others="1 mg, 1 elite"), 0)


@rule("TOI-SPC-11", "TOI-CMP-06", "D-TOI-01")
def test_healing_needs_a_regular_figure_in_the_box() -> None:
    table = medics()
    left = box.figures_left(table, AMERICAN, REGULAR)
    pool = Pool(AMERICAN, 1, 5)
    pool.figures = (left - 1, 0, 0, 0, 0)
    table.setup.add_pools([pool])
    assert "Heal" in offered(table, 0)
    pool.figures = (left, 0, 0, 0, 0)
    assert "Heal" not in offered(table, 0)


def test_a_judged_copy_credits_the_mean_of_healing_and_rolls_nothing() -> None:
    table = medics()
    table.is_trial = True
    before = table.dice.state()
    begin(table, 0, HEAL)
    assert table.hopes == [5, 0]  # three faces of six bring a regular figure, worth 10
    assert table.dice.state() == before
    assert table.figures[1] == a_pack("3 regular")


# -- operations cards ----------------------------------------------------------------------------------------------


@rule("TOI-SPC-05")
def test_engineers_do_only_what_cards_in_force_allow() -> None:
    marked = {(1, 0): "tank_trap minefield"}
    table = a_table(a_ground(), ENGINEERS, a_squad(AMERICAN, (0, 0)), markers=marked)
    assert special.specials(table, 0) == [special.DIG]
    put_in_force(table, GERMAN, "lay_smoke")
    assert special.specials(table, 0) == [special.DIG]
    put_in_force(table, AMERICAN, "lay_smoke", "lay_razor_wire", "clear_tank_trap", "clear_minefield")
    assert [special.NAMES[kind] for kind in special.specials(table, 0)] == [
        "Dig",
        "Lay smoke",
        "Lay razor wire",
        "Clear tank trap",
        "Clear minefield",
    ]
    assert special.specials(table, 1) == []


@rule("TOI-SPC-05", "TOI-OBS-20")
def test_smoke_goes_next_to_the_squad_also_upon_enemies_but_not_into_buildings() -> None:
    ground = a_ground({(0, 1): "building"})
    table = a_table(ground, ENGINEERS, a_squad(GERMAN, (1, 0)), markers={(-1, 0): "smoke"})
    put_in_force(table, AMERICAN, "lay_smoke")
    begin(table, 0, SPECIALS + special.LAY_SMOKE)
    assert sorted(asked(table)) == ["-1,1", "0,-1", "0,0", "1,-1", "1,0"]
    go_on_with(table, "1,0")
    assert at(table, (1, 0)) in table.smoke
    assert table.state[0] == FATIGUED


@rule("TOI-SPC-05", "TOI-OBS-10")
def test_wire_is_laid_in_the_hex_or_next_to_it_where_no_enemy_stands() -> None:
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (1, 0)), markers={(-1, 0): "razor_wire"})
    put_in_force(table, AMERICAN, "lay_razor_wire")
    begin(table, 0, SPECIALS + special.LAY_WIRE)
    assert sorted(asked(table)) == ["-1,1", "0,-1", "0,0", "0,1", "1,-1"]
    go_on_with(table, "0,1")
    assert table.markers[at(table, (0, 1))] == WIRE_BIT


@rule("TOI-SPC-05")
@pytest.mark.parametrize(
    ("card", "kind", "word", "left"),
    [
        ("clear_tank_trap", special.CLEAR_TRAP, "tank_trap", MINES_BIT),
        ("clear_minefield", special.CLEAR_MINES, "minefield", TRAP_BIT),
    ],
)
def test_a_trap_or_mines_next_to_the_squad_are_cleared(card: str, kind: int, word: str, left: int) -> None:
    marked = {(1, 0): "tank_trap minefield", (0, 1): word, (2, 0): word}
    table = a_table(a_ground(), ENGINEERS, a_squad(GERMAN, (0, 1)), markers=marked)
    put_in_force(table, AMERICAN, card)
    begin(table, 0, SPECIALS + kind)
    assert asked(table) == ()  # one hex only: enemies stand in the other, the third is too far away
    assert table.markers[at(table, (1, 0))] == left
    assert table.state[0] == FATIGUED
