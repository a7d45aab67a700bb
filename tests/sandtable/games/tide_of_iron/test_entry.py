"""The table of the costs of steps: it covers every unit, hex and direction."""

from __future__ import annotations

from sandtable.games.tide_of_iron.entry import IMPASSABLE, THIRDS
from sandtable.games.tide_of_iron.terms import AMERICAN, GERMAN
from tests.support import rule
from tests.support.tide_of_iron import a_ground, a_squad, a_table, a_vehicle, at

UNITS = (a_squad(AMERICAN, (0, 0)), a_squad(GERMAN, (1, 0)), a_vehicle(GERMAN, (1, 1), "opel"))


@rule("TOI-MOV-10")
def test_no_unit_leaves_the_map() -> None:
    setup = a_table(a_ground(), *UNITS).setup
    assert len(setup.entry) == len(UNITS)
    for costs in setup.entry:
        for around, ways in zip(setup.ground.neighbours, costs, strict=True):
            assert [cost == IMPASSABLE for cost in ways] == [there < 0 for there in around]


@rule("TOI-MOV-12", "TOI-MOV-16")
def test_only_a_truck_pays_a_third_of_a_point_and_only_along_the_road() -> None:
    table = a_table(a_ground(roads=[[(0, 0), (1, 0)]]), *UNITS)
    here, along = at(table, (0, 0)), at(table, (1, 0))
    way = table.setup.ground.direction(here, along)
    squad, other, truck = table.setup.entry
    assert squad is other, "units that move alike share one table"
    assert (squad[here][way], truck[here][way]) == (THIRDS, 1)
    assert truck[at(table, (0, 1))][table.setup.ground.direction(at(table, (0, 1)), here)] == THIRDS
