"""Notes of the workshop beside the fields: counts, limits and room, as the rules count them, and victory in sentences.

Every number comes from the functions that the checks use, so a note and a problem never disagree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ParamSpec, TypeVar

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from sandtable.engine.problem import SIZE, pointer
from sandtable.engine.unknown import CannotTell
from sandtable.games.tide_of_iron.legality.boards import map_of
from sandtable.games.tide_of_iron.legality.box import UNITS_PER_HEX
from sandtable.games.tide_of_iron.legality.cards import cards_to_draw
from sandtable.games.tide_of_iron.legality.checking import Arrival, Checked
from sandtable.games.tide_of_iron.legality.deeds import deeds_of
from sandtable.games.tide_of_iron.scenario import SCENARIOS, Scenario
from sandtable.games.tide_of_iron.scenario_deeds import Event
from sandtable.games.tide_of_iron.scenario_sides import Side
from sandtable.games.tide_of_iron.victory import VictoryCondition
from scenarios.games.tide_of_iron.workshop_form.force_notes import ARRIVAL_NOTES, Placed, side_notes
from scenarios.games.workshop import Note

P = ParamSpec("P")
T = TypeVar("T")


def notes(document: Any) -> dict[str, list[Note]]:
    """All notes by pointer; parts of the document that can't be read have none."""
    found: dict[str, list[Note]] = defaultdict(list)
    for path, note in _all(document):
        found[pointer(path)].append(note)
    return dict(found)


def _all(document: Any) -> Iterator[Placed]:
    scenario = _scenario(document)
    if scenario is None:
        return
    checked = Checked(scenario, lambda: map_of(scenario))
    for side in scenario.sides:
        yield from _known(side_notes, checked, side)
        yield from _known(_card_notes, checked, side)
    for arrival in _known(_arrivals, checked):
        for read in ARRIVAL_NOTES:
            yield from _known(read, checked, arrival)
    for name in _known(_names_of_zones, scenario):
        yield from _known(_zone, checked, name)
    for index, each in enumerate(_known(_conditions, scenario)):
        yield from _known(_condition, index, each)
    yield from _known(_otherwise, scenario)
    yield from _known(_deeds, scenario)
    yield from _known(_carried, scenario)
    yield from _known(_armies, scenario)


def _scenario(document: Any) -> Scenario | None:
    """The scenario of a document, in which parts of the wrong shape are UNKNOWN; None where nothing can be read."""
    refusals = SCENARIOS.refusals(document)
    if any(each.rule == SIZE for each in refusals):
        return None
    try:
        return SCENARIOS.interpret(SCENARIOS.shape.sound(document) if refusals else document)
    except CannotTell:
        return None


def _known(read: Callable[P, Iterable[T]], *args: P.args, **more: P.kwargs) -> list[T]:
    """The answers of a reader; none where they depend on a part that is not known."""
    try:
        return list(read(*args, **more))
    except CannotTell:
        return []


def _arrivals(checked: Checked) -> list[Arrival]:
    return checked.arrivals


def _card_notes(checked: Checked, side: Side) -> Iterator[Placed]:
    count = cards_to_draw(checked, side)
    words = ngettext("%(n)d card to draw from", "%(n)d cards to draw from", count) % {"n": count}
    yield ("sides", side.nation, "cards"), Note(words, side.cards <= count)


def _names_of_zones(scenario: Scenario) -> Iterable[str]:
    return scenario.zones


def _zone(checked: Checked, name: str) -> Iterator[Placed]:
    """The size of a zone: all its hexes, and the units for which they have room (TOI-STK-01)."""
    hexes = checked.zone(name)
    room = sum(UNITS_PER_HEX for hex_ in hexes if checked.can_stand(hex_, is_vehicle=False))
    size = ngettext("%(n)d hex", "%(n)d hexes", len(hexes)) % {"n": len(hexes)}
    words = _("%(size)s with room for %(room)d units") % {"size": size, "room": room}
    yield ("zones", name), Note(words, bool(hexes))


def _conditions(scenario: Scenario) -> Sequence[VictoryCondition]:
    return scenario.victory.conditions


def _condition(index: int, found: VictoryCondition) -> Iterator[Placed]:
    """A way of winning in the words that players read."""
    yield ("victory", "conditions", index), Note(found.says())


def _otherwise(scenario: Scenario) -> Iterator[Placed]:
    yield ("victory", "otherwise"), Note(scenario.victory.says_otherwise())


def _carried(scenario: Scenario) -> Iterator[Placed]:
    """Objectives that are carried, in the words that players read."""
    for index, each in enumerate(scenario.objectives):
        if each.carried is not None:
            yield ("objectives", index), Note(each.says_carried())


def _deeds(scenario: Scenario) -> Iterator[Placed]:
    """Events, special actions and purchases in the words that players read."""
    for path, each in deeds_of(scenario):
        if not (isinstance(each, Event) and each.is_gift):
            yield path, Note(each.says())


def _armies(scenario: Scenario) -> Iterator[Placed]:
    """Offers in the words that players read, and beside the points what the proposed army costs (D-TOI-191)."""
    for place, army in enumerate(scenario.armies):
        cost = sum(each.cost for each in army.default)
        words = _("The proposed army costs %(cost)d of %(points)d") % {"cost": cost, "points": army.points}
        yield ("armies", place, "points"), Note(words, cost <= army.points)
        for index, each in enumerate(army.offers):
            yield ("armies", place, "offers", index), Note(each.says())
