"""The bonuses of abilities and specializations in attack and defence, read from the tables once."""

from __future__ import annotations

from typing import Final

from sandtable.games.tide_of_iron import facts


def _ability(name: str, value: str) -> int:
    return int(facts.abilities()[name].values[value])


def _token(name: str, value: str) -> int:
    return int(facts.specializations()[name].values[value])


BATTLE_HARDENED_COVER: Final = _ability("battle_hardened", "cover")
DETERMINATION_COVER: Final = _ability("determination", "cover")
BANDAGE_COVER: Final = _token("medic", "cover")
CONCUSSIVE_FIREPOWER: Final = _ability("concussive_firepower", "firepower")
CONCUSSIVE_RANGE: Final = _ability("concussive_firepower", "range")
THICK_ARMOR_FACE: Final = _ability("thick_armor", "face")
ANTI_TANK_RANGE: Final = _token("anti_tank", "range")
ANTI_TANK_FIREPOWER: Final = _token("anti_tank", "firepower")
FLAME_RANGE: Final = _token("flamethrower", "range")
FLAME_FIREPOWER: Final = _token("flamethrower", "firepower")
FLAME_COVER: Final = _token("flamethrower", "cover")
"""The change of the target's cover by a flamethrower; it is negative (TOI-SPC-07)."""
HEIGHT_RANGE: Final = 1
"""The bonus of range from a higher level; the difference of levels doesn't matter (TOI-RNG-11, TOI-RNG-12)."""
SUCCESSES_TO_CLEAR_WIRE: Final = facts.marker("razor_wire").successes_to_remove
