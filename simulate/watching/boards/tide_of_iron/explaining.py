"""Texts of the strategy cards, units, fortifications and terrain of Tide of Iron, from what the engine plays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from drawing.ground_map import BASES
from sandtable.engine.viewing import named
from sandtable.engine.views import Things, View
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.facts import VEHICLE_NAMES
from sandtable.games.tide_of_iron.terms import FIGURE_NAMES, NATION_NAMES
from sandtable.games.tide_of_iron.text import rules_text
from simulate.watching.boards.explaining import Explained, names, rules_of, things_by

CONDITIONS: Final = {"pinned": ("TOI-SUP-05",), "disrupted": ("TOI-SUP-06",), "routed": ("TOI-SUP-07",)}


def explained(view: View) -> Iterator[Explained]:
    """Cards, then units by kind, then the ground of hexes."""
    yield from _cards(view)
    yield from _units(view)
    yield from _ground(view)


def _cards(view: View) -> Iterator[Explained]:
    for code, things in things_by(view, "code").items():
        name, cost, timing = things[0]["name"], things[0]["cost"], things[0]["timing"]
        first = _("Strategy card, %(n)s command, %(timing)s Phase") % {"n": cost, "timing": timing.capitalize()}
        yield Explained(name, names(things), (first, rules_text(code)), link=reverse("catalog:toi-card", args=[code]))


def _units(view: View) -> Iterator[Explained]:
    by_kind: dict[str, list[Things]] = {}
    for name, thing, _within in named(view.things):
        if name.startswith("unit:"):
            for kind in _kinds(thing):
                by_kind.setdefault(f"{thing['side']} {kind}", []).append(thing)
    for kind, things in by_kind.items():
        unit = _types()[kind]
        link = reverse("catalog:toi-unit", args=[unit.id])
        yield Explained(unit.name, names(things), tuple(_of_unit(unit)), link=link)


def _kinds(thing: Things) -> list[str]:
    """The kinds of figures of a squad, none while it is concealed, or the kind of a vehicle."""
    return list(thing["figures"] or ()) if "figures" in thing else [thing["kind"]]


def _types() -> dict[str, facts.UnitType]:
    """The kinds of units by nation and name in the view: "american elite", "german tiger1"."""
    return {
        f"{NATION_NAMES[each.nation]} {VEHICLE_NAMES[each.kind] if each.is_vehicle else FIGURE_NAMES[each.kind]}": each
        for each in facts.unit_types().values()
    }


def _of_unit(unit: facts.UnitType) -> Iterator[str]:
    yield ngettext("%(n)d movement point", "%(n)d movement points", unit.movement) % {"n": unit.movement}
    for words, weapon in ((_("Against infantry"), unit.vs_infantry), (_("Against vehicles"), unit.vs_vehicle)):
        if weapon.firepower:
            said = _("%(target)s: dice %(dice)s, range %(range)s")
            yield said % {"target": words, "dice": weapon.firepower, "range": weapon.range}
    if unit.armor:
        yield _("Armor %(n)s") % {"n": unit.armor}
    if unit.minimum_range:
        yield _("No attack nearer than %(n)s hexes") % {"n": unit.minimum_range}
    if unit.capacity:
        yield _("Carries squads: %(n)s") % {"n": unit.capacity}
    if not unit.is_vehicle:
        yield _("Dice in the defence of an assault: %(n)s") % {"n": unit.assault_defense}
    yield from (ability.effect for ability in facts.abilities().values() if ability.id in unit.abilities)


def _ground(view: View) -> Iterator[Explained]:
    """One text for each kind of ground that a hex of the view has."""
    bases = {each[0]: each[3] for each in view.things["map"]}
    by_base: dict[str, list[Things]] = {}
    for place in view.things["hexes"]:
        by_base.setdefault(bases[place["name"]], []).append(place)
    for base, things in by_base.items():
        row = facts.terrain().get(base)
        if row is not None:
            yield Explained(str(BASES[base]), names(things), tuple(_of_terrain(row)), rules_of(("TOI-LOS-02",)))


def _of_terrain(row: facts.Terrain) -> Iterator[str]:
    yield _("Squads enter for %(n)s") % {"n": row.infantry_cost} if row.can_infantry_enter else _("No squad enters")
    yield _("Vehicles enter for %(n)s") % {"n": row.vehicle_cost} if row.can_vehicles_enter else _("No vehicle enters")
    yield _("Cover %(n)s") % {"n": row.cover}
    if row.blocks_sight:
        yield _("Blocks the line of sight")
