"""The chances that are shown before an area attack are those with which the engine rolls."""

from __future__ import annotations

from itertools import product

import pytest

from sandtable.games.tide_of_iron.combat import area, odds
from sandtable.games.tide_of_iron.lines import TOLD_HITS, TOLD_ROLLED
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN
from sandtable.games.tide_of_iron.view.area_chances import AreaChances, area_chances_of
from sandtable.games.tide_of_iron.view.notes import note_of
from tests.support import rule
from tests.support.tide_of_iron import Piece, Place, a_ground, a_squad, a_table, a_vehicle, answer, asked, go_on, top
from tests.support.tide_of_iron_cards import a_card_table, play

MORTAR = a_squad(AMERICAN, (-5, 0), "1 mortar")
SPOTTER = a_squad(AMERICAN, (2, 0))
TARGET: Place = (6, 0)
TARGETS = (a_squad(GERMAN, TARGET), a_vehicle(GERMAN, TARGET, "sdkfz251"))


def shelled(*units: Piece, terrain: str = "woods", wire: bool = False) -> Table:
    """The mortars of the first unit attack; the hex is asked for where there are several."""
    markers = {TARGET: "razor_wire"} if wire else None
    table = a_table(a_ground({TARGET: terrain}, reach=8), *units, markers=markers)
    table.telling = True
    area.begin(table, 0, False)
    go_on(table)
    return table


def option_of(table: Table, words: str) -> int:
    return table.options[asked(table).index(words)]


def shown(table: Table, words: str) -> AreaChances:
    """The chances beside the option with these words."""
    found = area_chances_of(table, top(table), option_of(table, words))
    assert found is not None
    return found


@rule("TOI-ARE-01", "TOI-ARE-02", "TOI-ARE-24")
@pytest.mark.parametrize("kind", ["normal", "suppressive"])
def test_what_is_told_before_mortars_fire_is_what_is_rolled(kind: str) -> None:
    table = shelled(MORTAR, SPOTTER, *TARGETS)
    answer(table, "6,0")
    chances = shown(table, kind)
    answer(table, kind)
    while asked(table):  # losses as they come
        answer(table, asked(table)[0])
    rolled = [line.numbers for line in table.told if line.kind == TOLD_ROLLED]
    assert rolled[0][0] == chances.black == chances.vehicle_black, "one roll for all"
    reds = [len(numbers) - 1 for numbers in rolled[1:]]
    assert reds == [unit.red for unit in chances.units] and len(reds) == (2 if kind == "normal" else 1)
    hoped = [line.numbers[2] for line in table.told if line.kind == TOLD_HITS]
    assert hoped == [unit.odds.mean() for unit in chances.units]


@rule("TOI-ARE-11")
def test_expected_hits_are_the_mean_of_all_rolls() -> None:
    """Every roll of the dice is thrown out, and the engine counts its hits."""
    table = shelled(MORTAR, SPOTTER, *TARGETS)
    answer(table, "6,0")
    chances = shown(table, "normal")
    for unit in chances.units:
        rolls = [
            odds.hits(each[: unit.black], chances.attack.range_class, each[unit.black :], 5)
            for each in product(range(1, 7), repeat=unit.black + unit.red)
        ]
        assert unit.odds.mean() == sum(rolls) * 1000 // len(rolls)
        assert unit.odds.at_least(1) == sum(each > 0 for each in rolls) * 1000 // len(rolls)


def test_the_words_before_mortars_fire() -> None:
    """Two dice at long range (6 hits): one die hits in 1 of 6, so 0.3 hits in the open, one or more 11/36 = 31 %."""
    table = shelled(MORTAR, SPOTTER, a_squad(GERMAN, TARGET), a_squad(AMERICAN, TARGET), terrain="")
    assert note_of(table, option_of(table, "6,0")) == (
        "2 dice, 6 or more hits (long range); German squad 3: 0 defence dice, 0.3 hits expected, at least one 31 %; "
        "your own American squad 4: 0 defence dice, 0.3 hits expected, at least one 31 %"
    )


def test_wire_is_cleared_by_successes_alone() -> None:
    """Four dice at long range: three or four of them show a 6 in 21 of 1296 rolls; the squad's dice don't matter."""
    crews = a_squad(AMERICAN, (-5, 0), "2 mortar")
    table = shelled(crews, SPOTTER, a_squad(GERMAN, TARGET), wire=True)
    assert note_of(table, option_of(table, "6,0")).endswith("razor wire removed 2 %")


def test_nobody_is_told_the_cover_of_a_concealed_squad() -> None:
    table = shelled(MORTAR, SPOTTER, a_squad(GERMAN, TARGET, is_concealed=True))
    assert note_of(table, option_of(table, "6,0")).endswith("; German squad 3: nobody knows its cover")


def test_artillery_says_how_likely_it_lands_in_the_chosen_hex() -> None:
    """Short Barrage, five dice: one face of the drift die, or more, keeps the hex."""
    units = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)))
    table = a_card_table("short_barrage", *units, dice=(6,), ground=a_ground(reach=8))
    play(table)
    stays = table.setup.rules.drift_table.count(0)
    note = note_of(table, option_of(table, "4,0"))
    assert note.startswith(f"it lands here {round(100 * stays / 6)} %, and then; 5 dice, 5 or more hits")
    assert note.endswith("German squad 2: 0 defence dice, 1.6 hits expected, at least one 87 %")


def test_artillery_without_drift_says_nothing_of_it() -> None:
    units = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)))
    table = a_card_table("registered_target", *units, dice=(6,), ground=a_ground(reach=8))
    play(table)
    assert note_of(table, option_of(table, "4,0")).startswith("6 dice, 5 or more hits (normal range); ")


def test_smoke_tells_no_chances() -> None:
    units = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (4, 0)))
    table = a_card_table("smoke_screen", *units, dice=(6,), ground=a_ground(reach=8))
    play(table)
    assert not note_of(table, option_of(table, "4,0"))
