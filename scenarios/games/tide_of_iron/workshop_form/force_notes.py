"""Counts of forces as the rules count them: holes, tokens and room of a force, and its share of the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.engine.problem import Path
from sandtable.games.tide_of_iron import facts
from sandtable.games.tide_of_iron.legality import box
from sandtable.games.tide_of_iron.legality.checking import Arrival, Checked
from sandtable.games.tide_of_iron.legality.forces import (
    bases_for_tokens,
    bases_used,
    concealed_squads,
    holes_of,
    tokens_used,
    totals,
    types_of,
)
from sandtable.games.tide_of_iron.legality.room import (
    Standing,
    hexes_for_units,
    hexes_for_vehicles,
    standing_at_set_up,
)
from sandtable.games.tide_of_iron.scenario_sides import Side, Squad, placed_force
from scenarios.games.workshop import Note

Placed = tuple[Path, Note]
"""A note with the path of its field."""
Read = Callable[[Checked, Arrival], Iterator[Placed]]


def side_notes(checked: Checked, side: Side) -> Iterator[Placed]:
    """The units of a side at the start, and those that come later."""
    path: Path = ("sides", side.nation)
    starting = [each for division in side.divisions for each in (division.force, placed_force(division.placed))]
    start = _units(sum(each.squad_bases for each in starting), sum(sum(each.vehicles.values()) for each in starting))
    later = [each.force for each in side.reinforcements]
    words = _("%(units)s at the start") % {"units": start}
    if later:
        more = _units(sum(each.squad_bases for each in later), sum(sum(each.vehicles.values()) for each in later))
        words = _("%(start)s, %(more)s later") % {"start": words, "more": more}
    yield path, Note(words)
    used, stock = concealed_squads(side), box.concealed_tokens(side.nation)
    if used:
        said = _("%(used)d of %(stock)d concealed tokens used") % {"used": used, "stock": stock}
        yield path, Note(said, used <= stock)


def _holes(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    """The holes of all bases together, or of each fixed squad (TOI-SET-09)."""
    force, side = arrival.force, arrival.side
    if arrival.is_placed:
        for index, unit in enumerate(arrival.placed):
            if unit.squad is not None:
                yield (*arrival.path, index, "squad"), _squad_holes(unit.squad, side)
            for place, squad in enumerate(unit.aboard):
                yield (*arrival.path, index, "aboard", place), _squad_holes(squad, side)
    elif force.squads:
        for index, squad in enumerate(force.squads):
            yield (*arrival.path, "squads", index), _squad_holes(squad, side)
    elif force.squad_bases or force.figures:
        yield arrival.path, _filled(holes_of(force.figures, side), force.squad_bases * facts.holes_of_a_base())


def _squad_holes(squad: Squad, side: Side) -> Note:
    return _filled(holes_of(squad.figures, side), facts.holes_of_a_base())


def _filled(filled: int, holes: int) -> Note:
    words = ngettext("%(filled)d of %(n)d hole filled", "%(filled)d of %(n)d holes filled", holes)
    return Note(words % {"filled": filled, "n": holes}, filled == holes)


def _tokens(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    """Tokens and the squads without heavy weapons that can take them (TOI-SQD-04, 05)."""
    tokens = sum(arrival.force.specializations.values())
    if tokens and not arrival.force.squads:
        free = max(0, bases_for_tokens(arrival))
        said = ngettext("%(n)d token", "%(n)d tokens", tokens) % {"n": tokens}
        takers = ngettext("%(n)d squad at most", "%(n)d squads at most", free) % {"n": free}
        yield arrival.path, Note(_("%(tokens)s for %(squads)s") % {"tokens": said, "squads": takers}, tokens <= free)


def _room(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    """The room in the zones beside what stands there already (TOI-STK-01, TOI-STK-08)."""
    if arrival.is_placed or not checked.hexes(arrival.zones):
        return
    standing = Standing() if arrival.is_late else standing_at_set_up(checked, arrival.side)
    units, room = arrival.force.units, sum(map(standing.room, hexes_for_units(checked, [arrival])))
    words = ngettext("%(n)d unit, room for %(room)d", "%(n)d units, room for %(room)d", units)
    yield (*arrival.path, "zones"), Note(words % {"n": units, "room": room}, units <= room)
    vehicles = sum(arrival.force.vehicles.values())
    if vehicles:
        room = sum(map(standing.room_for_vehicles, hexes_for_vehicles(checked, [arrival])))
        words = ngettext("%(n)d vehicle, room for %(room)d", "%(n)d vehicles, room for %(room)d", vehicles)
        yield (*arrival.path, "zones"), Note(words % {"n": vehicles, "room": room}, vehicles <= room)


def _bases(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    """The squad bases of its division that both the start and all reinforcements use (TOI-CMP-01)."""
    used, stock = bases_used(checked, arrival.side)[arrival.division], box.bases(arrival.side.nation, arrival.division)
    if arrival.force.squads and not arrival.is_placed:
        words = _("%(used)d of %(stock)d squad bases used") % {"used": used, "stock": stock}
        yield (*arrival.path, "squads"), Note(words, used <= stock)
    elif not arrival.is_placed:
        yield (*arrival.path, "squad_bases"), _used(used, stock)


def _share_of_the_box(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    """Beside each count the share of the box that both divisions and all reinforcements use (TOI-CMP-02)."""
    if arrival.is_placed:
        return
    used, path = totals(checked, arrival.side), arrival.path
    for kind, unit in types_of(arrival.side.nation).items():
        if unit.is_vehicle or not arrival.force.squads:
            yield (*path, "vehicles" if unit.is_vehicle else "figures", kind), _used(used[kind], unit.count)
    if not arrival.force.squads:
        tokens = tokens_used(checked)
        for kind, token in facts.specializations().items():
            yield (*path, "specializations", kind), _used(tokens[kind], token.count)


def _placed_units(checked: Checked, arrival: Arrival) -> Iterator[Placed]:
    if arrival.is_placed and arrival.placed:
        squads, vehicles = arrival.force.squad_bases, sum(arrival.force.vehicles.values())
        yield arrival.path, Note(_("%(units)s on the map") % {"units": _units(squads, vehicles)})


def _used(used: int, stock: int) -> Note:
    return Note(_("%(used)d of %(stock)d used") % {"used": used, "stock": stock}, used <= stock)


def _units(squads: int, vehicles: int) -> str:
    """Squads and vehicles in words; vehicles only where there are any."""
    said = ngettext("%(n)d squad", "%(n)d squads", squads) % {"n": squads}
    if not vehicles:
        return said
    more = ngettext("%(n)d vehicle", "%(n)d vehicles", vehicles) % {"n": vehicles}
    return _("%(squads)s and %(vehicles)s") % {"squads": said, "vehicles": more}


ARRIVAL_NOTES: Final[tuple[Read, ...]] = (
    _holes,
    _tokens,
    _room,
    _bases,
    _share_of_the_box,
    _placed_units,
)
"""The questions about each force, asked one by one: what one of them can't tell, another may."""
