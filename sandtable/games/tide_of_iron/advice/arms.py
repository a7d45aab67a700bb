"""The ranges of units as advice needs them: the longest that a party may have."""

# interpreted: runs once a document

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron.advice.party import Party
from sandtable.games.tide_of_iron.combat.bonuses import HEIGHT_RANGE
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES, UnitType, Weapon
from sandtable.games.tide_of_iron.ruleset import Ruleset
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, MORTAR, NATION_NAMES

LONG: Final = 2
"""Long range goes as far as twice the range (TOI-RNG-06)."""


class Arms:
    """The weapons of both nations with the numbers of a scenario."""

    def __init__(self, rules: Ruleset) -> None:
        self._types = {
            (each.nation, (VEHICLE_NAMES if each.is_vehicle else FIGURE_NAMES)[each.kind]): each
            for each in rules.units.values()
        }

    def normal_range(self, party: Party, is_vehicle: bool) -> int:
        """The normal range against squads of the vehicles or the figures of a party that fire directly; 0: none do."""
        kinds = [each for each in self._kinds(party, is_vehicle) if is_vehicle or each.kind != MORTAR]
        return max((_range(each.vs_infantry) for each in kinds), default=0)

    def longest_shot(self, party: Party, is_vehicle: bool) -> int:
        """The longest range of the vehicles or the figures against anything, mortars and height included; at least 1.

        An unarmed unit has to come next to a hex to be of any use there.
        """
        weapons = [weapon for each in self._kinds(party, is_vehicle) for weapon in (each.vs_infantry, each.vs_vehicle)]
        longest = max(map(_range, weapons), default=0)
        return LONG * (longest + HEIGHT_RANGE) if longest else 1

    def is_armed(self, nation: str, vehicle: str) -> bool:
        """True for a vehicle that can fire."""
        kind = self._types.get((NATION_NAMES.index(nation), vehicle))
        return kind is None or bool(_range(kind.vs_infantry) or _range(kind.vs_vehicle))

    def _kinds(self, party: Party, is_vehicle: bool) -> list[UnitType]:
        counts = party.force.vehicles if is_vehicle else party.force.figures
        nation = NATION_NAMES.index(party.side.nation)
        named = [(nation, kind) for kind, count in counts.items() if count]
        return [self._types[each] for each in named if each in self._types]


def _range(weapon: Weapon) -> int:
    """The range of a weapon, in hexes; 0 for one without firepower."""
    return weapon.range if weapon.firepower else 0
