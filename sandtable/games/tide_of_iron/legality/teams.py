"""Rules about teams: one choice for each number of players, and a division with units for every player."""

# interpreted: runs once a document

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.scenario_sides import Side, placed_force

rule = Chapter[Checked]()

BOTH = ("1", "2")


@rule("TOI-TEM-02")
def players_are_divided_in_one_way(checked: Checked) -> Iterator[Problem]:
    """A number of players says which side is a team, so it is listed once."""
    numbers = [sum(each) for each in checked.scenario.teams]
    for players in sorted({each for each in numbers if numbers.count(each) > 1}):
        yield Problem(f"{players} players are divided into sides in two ways; name one of them", ("teams",))


@rule("TOI-TEM-03")
def partners_have_units(checked: Checked) -> Iterator[Problem]:
    """Each of two partners commands a division that has units when the game begins."""
    for place, side in enumerate(checked.scenario.sides):
        if any(each[place] > 1 for each in checked.scenario.teams):
            for number in BOTH:
                if not _units(side, number) and not _buys(checked, side, number):
                    told = f"two {side.nation.capitalize()} players need units in division {number} from the start"
                    yield Problem(told, ("sides", side.nation, "divisions"))


def _units(side: Side, number: str) -> int:
    """The units of a division that are deployed or placed at set-up."""
    return sum(each.force.units + placed_force(each.placed).units for each in side.divisions if each.number == number)


def _buys(checked: Checked, side: Side, number: str) -> bool:
    """True for a division whose proposed army has units."""
    army = checked.scenario.army_of(side.nation, number)
    return army is not None and any(each.force.units for each in army.default)
