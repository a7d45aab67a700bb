"""Every parameter has words, so that people read what a scenario changes."""

from __future__ import annotations

from catalog.tide_of_iron.parameters import title
from sandtable.games.tide_of_iron import facts


def test_every_parameter_has_a_title_of_its_own() -> None:
    titles = [title(name) for name in facts.parameters()]
    assert len(set(titles)) == len(titles)
    assert [each for each in titles if "_" in each] == []


def test_the_title_of_a_value_of_a_unit_begins_with_the_name_of_the_unit() -> None:
    assert title("panzer4_vs_vehicle_range") == "Panzer IV, range against vehicles"
    assert title("gmc_movement") == "GMC CCKW 353 Truck, movement"
