# interpreted: reads scenarios, once a game
"""The deeds of a scenario as the engine plays them: events, special actions, purchases, forces with a condition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from sandtable.games.tide_of_iron.approach import DECIDES
from sandtable.games.tide_of_iron.cards import preparing
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.conditions import PLURALS, Done
from sandtable.games.tide_of_iron.conditions import flat as _all
from sandtable.games.tide_of_iron.deed import (
    ACTION,
    ANY_SQUAD,
    ANY_UNIT,
    ANY_VEHICLE,
    ARRIVAL,
    EVENT,
    OFFER,
    PURCHASE,
    WITH_OFFICER,
    Army,
    Deed,
)
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_armies import IN_TURN, Offer
from sandtable.games.tide_of_iron.scenario_deeds import Chance, Deeds, Event, Marker, Purchase, SpecialAction
from sandtable.games.tide_of_iron.scenario_sides import Reinforcement
from sandtable.games.tide_of_iron.setup import Setup
from sandtable.games.tide_of_iron.terms import MARKER_NAMES, NATION_NAMES, NOTHING, SPECIALIZATION_NAMES
from sandtable.games.tide_of_iron.words.modifiers import ALWAYS

OTHERS: Final = {"unit": ANY_UNIT, "squad": ANY_SQUAD, "vehicle": ANY_VEHICLE, "officer": WITH_OFFICER}
"""Doers that are not named by a specialization."""
MARKER_HOPE: Final = 8
"""Points of evaluation for a marker that is laid or cleared."""
FORCE_HOPE: Final = 60
"""Points for each unit that a deed may bring."""
POINT_HOPE: Final = 20
"""Points of evaluation for each point that is paid for an army: its price says what it is worth."""
LEAVING: Final = 60
"""Points for a unit that leaves where it gains nothing else: as much as most squads are worth on the map."""


def add_deeds(setup: Setup, scenario: Scenario) -> None:
    """Number all deeds, those of forces with a condition last, in the order of `setup.pools`."""
    setup.deeds = [_event(setup, scenario, each) for each in scenario.events if not each.is_gift]
    setup.deeds += [_action(setup, scenario, each) for each in scenario.special_actions]
    setup.deeds += [_purchase(setup, scenario, each) for each in scenario.purchases]
    _add_armies(setup, scenario)
    setup.special_actions = tuple(number for number, each in enumerate(setup.deeds) if each.kind == ACTION)
    for deed in setup.deeds:
        deed.promise += _promise(scenario, deed)


def _add_armies(setup: Setup, scenario: Scenario) -> None:
    """Number the offers of all armies, in the order of `scenario.armies`."""
    setup.armies = []
    setup.buys_in_turn = scenario.buying == IN_TURN
    for army in scenario.armies:
        first = len(setup.deeds)
        setup.deeds += [_offer(setup, each) for each in army.offers]
        numbers = tuple(range(first, len(setup.deeds)))
        setup.armies.append(Army(NATION_NAMES.index(army.side), int(army.division), army.points, numbers))


def _offer(setup: Setup, found: Offer) -> Deed:
    deed = _made(setup, OFFER, found, found.says())
    deed.first = 0
    deed.times, deed.cost, deed.default = found.at_most, found.cost, found.default
    deed.hands = preparing.number(setup, found.start_cards)
    return deed


def add_arrival(setup: Setup, scenario: Scenario, seat: int, found: Reinforcement) -> int:
    """A deed that brings a force as soon as a condition holds (D-TOI-176); its number."""
    deed = Deed(ARRIVAL, seat, "", f"{PLURALS[scenario.sides[seat].nation]} get reinforcements {found.says_when()}.")
    deed.first = found.round
    deed.last = scenario.rounds - 1 if found.until is None else found.until
    deed.times = 1
    deed.condition = found.condition
    setup.deeds.append(deed)
    return len(setup.deeds) - 1


def _event(setup: Setup, scenario: Scenario, found: Event) -> Deed:
    deed = _made(setup, EVENT, found, found.says())
    deed.first = found.round
    deed.last = found.round if found.until is None else found.until
    deed.times = 1
    return deed


def doer(name: str) -> int:
    """The units that may carry out an action: a specialization, or one of deed.py."""
    return OTHERS[name] if name in OTHERS else SPECIALIZATION_NAMES.index(name)


def _action(setup: Setup, scenario: Scenario, found: SpecialAction) -> Deed:
    deed = _chance(setup, scenario, ACTION, found, found.says())
    deed.by = doer(found.by)
    deed.hexes = setup.zones[found.zone] if found.zone else _numbers(setup, found.hexes)
    deed.succeeds_on = found.succeeds_on or 0
    deed.lays_here = _kind(found.lays_here)
    deed.clears_here = _kind(found.clears_here)
    deed.removes_here = found.removes_here
    deed.leaves = found.leaves
    deed.promise = MARKER_HOPE * sum(each is not None for each in (found.lays_here, found.clears_here))
    deed.promise += DECIDES * found.removes_here + LEAVING * found.leaves
    return deed


def _purchase(setup: Setup, scenario: Scenario, found: Purchase) -> Deed:
    deed = _chance(setup, scenario, PURCHASE, found, found.says())
    deed.cost = found.cost
    if found.returns is not None:
        deed.returns = _card(setup, deed.seat, found.returns)
    return deed


def _chance(setup: Setup, scenario: Scenario, kind: int, found: Chance, says: str) -> Deed:
    deed = _made(setup, kind, found, says)
    deed.first = found.first
    deed.last = scenario.rounds if found.last is None else found.last
    deed.times = found.times or 0
    return deed


def _made(setup: Setup, kind: int, found: Deeds, says: str) -> Deed:
    deed = Deed(kind, NATION_NAMES.index(found.side), found.name, says)
    deed.condition = found.condition
    deed.command, deed.cards, deed.points = found.command, found.cards, found.points
    deed.effects = tuple(OPERATIONS[code].effect(deed.seat, ALWAYS, NOTHING) for code in found.operations)
    deed.lays, deed.clears = tuple(_markers(setup, found.lays)), tuple(_markers(setup, found.clears))
    names = setup.ground.names
    deed.removes = tuple(at for at, each in enumerate(setup.objectives) if names[each.hex] in found.removes)
    deed.closes, deed.opens = _numbers(setup, found.closes), _numbers(setup, found.opens)
    deed.ends = tuple(OPERATIONS[code].effect(deed.seat, ALWAYS, NOTHING) for code in found.ends)
    deed.reshapes = found.reshapes
    return deed


def _markers(setup: Setup, found: Iterable[Marker]) -> Iterator[tuple[int, int]]:
    for each in found:
        yield setup.ground.by_name[each.hex], _kind(each.kind)


def _kind(name: str | None) -> int:
    return NOTHING if name is None else MARKER_NAMES.index(name)


def _numbers(setup: Setup, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(setup.ground.by_name[name] for name in names)


def _card(setup: Setup, seat: int, code: str) -> int:
    """The number of a card that a side has in a deck, in its headquarters area or in the play area."""
    decks = [card for deck in setup.decks[seat] for card in deck]
    own = [*setup.available[seat], *setup.in_play[seat], *decks]
    return next(card for card in own if setup.cards[card].code == code)


def _promise(scenario: Scenario, deed: Deed) -> int:
    """The worth of a deed by the conditions that ask for it: a way to win, or a force that it brings."""
    if deed.kind == OFFER:
        return POINT_HOPE * deed.cost
    if not deed.name:
        return 0
    total = 0
    for way in scenario.victory.conditions:
        if any(isinstance(each, Done) and each.what == deed.name for each in _all(way.condition)):
            total += DECIDES if way.side == NATION_NAMES[deed.seat] else -DECIDES
    for seat, side in enumerate(scenario.sides):
        for each in side.reinforcements:
            if each.condition is not None and any(
                isinstance(it, Done) and it.what == deed.name for it in _all(each.condition)
            ):
                total += (FORCE_HOPE if seat == deed.seat else -FORCE_HOPE) * each.force.units
    return total
