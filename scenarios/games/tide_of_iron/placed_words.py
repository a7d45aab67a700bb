"""The units that a scenario places: in words ("D4: 4 Elite Infantry with Medic token, concealed"), and as symbols."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from django.utils.translation import gettext as _

from catalog.tide_of_iron.words import NATIONS
from drawing.placed_units import Unit
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_sides import PlacedUnit, Squad
from scenarios.games.tide_of_iron.units import unit_named

HEAVY_WEAPONS: Final = ("mortar", "mg")
"""A squad with one of these figures has its symbol, the first one before the second."""


def places_words(placed: Iterable[PlacedUnit]) -> str:
    """ "placed at D4, E5"."""
    hexes = dict.fromkeys(each.hex for each in placed)
    return _("placed at %(hexes)s") % {"hexes": ", ".join(hexes)}


def placed_words(unit: PlacedUnit, nation: int) -> str:
    """All about a placed unit."""
    return _("%(hex)s: %(unit)s") % {"hex": unit.hex, "unit": ", ".join(_parts(unit, nation))}


def placed_units(scenario: Scenario) -> Iterator[Unit]:
    """The units on the map from the start as symbols; those without squad and vehicle are problems, and not drawn."""
    for nation, side in enumerate(scenario.sides):
        for division in side.divisions:
            for each in division.placed:
                if each.vehicle is not None or each.squad is not None:
                    kind = each.vehicle or _kind(each.squads)
                    yield Unit(each.hex, kind, side.nation, _told(each, nation), each.concealed)


def _told(unit: PlacedUnit, nation: int) -> str:
    """A unit with its nation, because a map shows both."""
    return _("%(nation)s: %(unit)s") % {"nation": NATIONS[nation], "unit": ", ".join(_parts(unit, nation))}


def sign_words(side: str, is_concealed: bool) -> str:
    """The meaning of a symbol in the legend."""
    words = {
        ("american", False): _("American unit on the map from the start"),
        ("american", True): _("American squad, concealed"),
        ("german", False): _("German unit on the map from the start"),
        ("german", True): _("German squad, concealed"),
    }
    return words[side, is_concealed]


def _kind(squads: Iterable[Squad]) -> str:
    """The kind of figure that stands for a squad: its heavy weapon, or the most numerous one."""
    figures = {kind: count for squad in squads for kind, count in squad.figures.items()}
    heavy = [kind for kind in HEAVY_WEAPONS if kind in figures]
    return heavy[0] if heavy else max(figures, key=lambda kind: figures[kind], default="regular")


def _parts(unit: PlacedUnit, nation: int) -> Iterator[str]:
    if unit.vehicle is not None:
        yield unit_named(nation, unit.vehicle)
        for each in unit.aboard:
            yield _("aboard %(squad)s") % {"squad": squad_words(each, nation)}
    if unit.squad is not None:
        yield squad_words(unit.squad, nation)
    if unit.inside == "entrenchment":
        yield _("in the entrenchment")
    elif unit.inside == "pillbox":
        yield _("in the pillbox")
    if unit.concealed:
        yield _("concealed")


def squad_words(squad: Squad, nation: int) -> str:
    """ "4 Elite Infantry with Medic token"."""
    figures = " + ".join(f"{count} {unit_named(nation, kind)}" for kind, count in squad.figures.items())
    if squad.specialization is None:
        return figures
    token = facts.specializations()[squad.specialization].name
    return _("%(figures)s with %(token)s token") % {"figures": figures, "token": token}
