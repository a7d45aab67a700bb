"""The units that a scenario places, in words: "D4: 4 Elite Infantry, Medic token, concealed"."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from django.utils.translation import gettext as _

from scenarios.games.tide_of_iron.units import unit_named
from simulate.games.tide_of_iron import facts
from simulate.games.tide_of_iron.scenario_sides import PlacedUnit, Squad


def places_words(placed: Iterable[PlacedUnit]) -> str:
    """ "placed at D4, E5"."""
    hexes = dict.fromkeys(each.hex for each in placed)
    return _("placed at %(hexes)s") % {"hexes": ", ".join(hexes)}


def placed_words(unit: PlacedUnit, nation: int) -> str:
    """All about a placed unit."""
    return _("%(hex)s: %(unit)s") % {"hex": unit.hex, "unit": ", ".join(_parts(unit, nation))}


def _parts(unit: PlacedUnit, nation: int) -> Iterator[str]:
    if unit.vehicle is not None:
        yield unit_named(nation, unit.vehicle)
        for each in unit.aboard:
            yield _("aboard %(squad)s") % {"squad": _squad_words(each, nation)}
    if unit.squad is not None:
        yield _squad_words(unit.squad, nation)
    if unit.inside == "entrenchment":
        yield _("in the entrenchment")
    elif unit.inside == "pillbox":
        yield _("in the pillbox")
    if unit.concealed:
        yield _("concealed")


def _squad_words(squad: Squad, nation: int) -> str:
    figures = " + ".join(f"{count} {unit_named(nation, kind)}" for kind, count in squad.figures.items())
    if squad.specialization is None:
        return figures
    token = facts.specializations()[squad.specialization].name
    return _("%(figures)s with %(token)s token") % {"figures": figures, "token": token}
