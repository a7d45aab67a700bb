"""Events, special actions, purchases and forces with a condition: they name what exists and happen in the game."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.conditions import Condition, Done, flat
from sandtable.games.tide_of_iron.legality import cards
from sandtable.games.tide_of_iron.legality.checking import Checked, sides
from sandtable.games.tide_of_iron.legality.winning import Placed, conditions
from sandtable.games.tide_of_iron.scenario import Scenario
from sandtable.games.tide_of_iron.scenario_deeds import DOERS, Chance, Deeds, Event, Purchase, SpecialAction
from sandtable.games.tide_of_iron.scenario_sides import Force, Side
from sandtable.games.tide_of_iron.terms import SPECIALIZATION_NAMES
from sandtable.games.tide_of_iron.words.modifiers import CONCEALED, SIGHT

rule = Chapter[Checked]()


def zones_named(deed: Deeds) -> set[str]:
    """The zones that a deed is about: where it may be done, and whose ground it changes."""
    named = {change.zone for change in deed.terrain}
    named |= {zone for each in _flat(deed.condition) if (zone := getattr(each, "zone", ""))}
    return named | ({deed.zone} if isinstance(deed, SpecialAction) else set())


def _flat(condition: Condition | None) -> list[Condition]:
    return [] if condition is None else [*flat(condition)]


Found = tuple[Path, Deeds]
"""A deed with its path in the document."""


def deeds_of(scenario: Scenario) -> list[Found]:
    """Every event, special action and purchase with its place."""
    lists = (("events", scenario.events), ("special_actions", scenario.special_actions))
    return [
        ((name, index), each)
        for name, found in (*lists, ("purchases", scenario.purchases))
        for index, each in enumerate(found)
    ]


def _deeds(checked: Checked) -> list[Found]:
    return deeds_of(checked.scenario)


def _chances(checked: Checked) -> list[tuple[Path, Chance]]:
    return [(path, each) for path, each in _deeds(checked) if isinstance(each, Chance)]


def _actions(checked: Checked) -> list[tuple[Path, SpecialAction]]:
    return [(path, each) for path, each in _deeds(checked) if isinstance(each, SpecialAction)]


@rule("TOI-SCN-01")
def names_are_used_once(checked: Checked) -> Iterator[Problem]:
    """Conditions ask for a deed by its name."""
    places = {each.name: path for path, each in _deeds(checked) if each.name}
    for name, count in Counter(each.name for _, each in _deeds(checked) if each.name).items():
        if count > 1:
            yield Problem(f"{count} things are named {name}", (*places[name], "name"))


@rule.of_each("TOI-SCN-01", conditions)
def wanted_deeds_exist(checked: Checked, found: Placed) -> Iterator[Problem]:
    path, each = found
    if not isinstance(each, Done):
        return
    named = [deed for _, deed in _deeds(checked) if deed.name == each.what]
    if not named:
        yield Problem(f"nothing is named {each.what}", path)
    for deed in named:
        times = deed.times if isinstance(deed, Chance) else 1
        if times is not None and each.at_least > times:
            yield Problem(f"{each.what} can't be done {each.at_least} times, but {times}", path)


@rule.of_each("TOI-SCN-01", _deeds)
def deeds_do_something(checked: Checked, found: Found) -> Iterator[Problem]:
    """A deed without any effect is asked for by a condition."""
    path, each = found
    asked = {it.what for _, it in conditions(checked) if isinstance(it, Done)}
    if not each.does_something and each.name not in asked:
        yield Problem("nothing is done, and no condition asks for it", path)


@rule.of_each("TOI-SCN-01", _deeds)
def named_hexes_are_on_the_map(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    named = {
        "lays": tuple(it.hex for it in each.lays),
        "clears": tuple(it.hex for it in each.clears),
        "removes": each.removes,
        "closes": each.closes,
        "hexes": each.hexes if isinstance(each, SpecialAction) else (),
    }
    for key, hexes in named.items():
        for hex_ in hexes:
            if not checked.is_on_map(hex_):
                yield Problem(f"hex {hex_} is not on the map", (*path, key), f"hex {hex_}")
    known = {it.hex for it in checked.scenario.objectives}
    for hex_ in each.removes:
        if hex_ not in known:
            yield Problem(f"there is no objective on {hex_} to be removed", (*path, "removes"), f"hex {hex_}")


@rule.of_each("TOI-SET-06", _deeds)
def named_operations_cards_can_come(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, Event) and each.is_gift:
        return  # the chapter on cards looks at those
    for code in each.operations:
        modifier = OPERATIONS.get(code)
        if modifier is None:
            yield Problem(f"there is no operations card {code}", (*path, "operations"))
        elif modifier.kind in (SIGHT, CONCEALED):
            yield Problem(f"{code} is in force from set-up to the end, or not at all", (*path, "operations"))


@rule.of_each("TOI-STA-13", _deeds)
def events_are_looked_at_in_the_game(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    rounds = checked.scenario.rounds
    if isinstance(each, Event) and each.until is not None and not each.round <= each.until <= rounds:
        yield Problem(f"from round {each.round} to round {each.until} of {rounds}", (*path, "until"))


@rule.of_each("TOI-SCN-01", _chances)
def chances_are_in_the_game(checked: Checked, found: tuple[Path, Chance]) -> Iterator[Problem]:
    path, each = found
    rounds = checked.scenario.rounds
    last = rounds if each.last is None else each.last
    if not each.first <= last <= rounds:
        yield Problem(f"from round {each.first} to round {last} of {rounds}", path)


@rule.of_each("TOI-SPC-06", _actions)
def somebody_can_act(checked: Checked, found: tuple[Path, SpecialAction]) -> Iterator[Problem]:
    """The side has units of the kind that may carry out the action, and their place exists."""
    path, each = found
    if each.zone and each.zone not in checked.scenario.zones:
        yield Problem(f"there is no zone {each.zone}", (*path, "zone"))
    side = next(it for it in checked.scenario.sides if it.nation == each.side)
    if not any(has_doers(arrival.force, each.by) for arrival in checked.arrivals_of(side)):
        yield Problem(f"only {DOERS[each.by]} may do it, and the {side.nation} side has none", (*path, "by"))


@rule.of_each("TOI-CRD-01", _deeds)
def returned_cards_are_those_of_the_side(checked: Checked, found: Found) -> Iterator[Problem]:
    path, each = found
    if isinstance(each, Purchase) and each.returns is not None:
        side = next(it for it in checked.scenario.sides if it.nation == each.side)
        decks = {code for deck in side.decks for code in cards.cards_of(deck.name) if code not in deck.without}
        if each.returns not in card_facts.strategy_cards():
            yield Problem(f"there is no strategy card {each.returns}", (*path, "returns"))
        elif each.returns not in {*decks, *side.start_cards, *side.cards_in_play}:
            yield Problem(f"the {side.nation} side does not have {each.returns}", (*path, "returns"))


@rule.of_each("TOI-STA-13", sides)
def forces_with_a_condition_arrive_in_time(checked: Checked, side: Side) -> Iterator[Problem]:
    last = checked.scenario.rounds - 1
    for index, each in enumerate(side.reinforcements):
        if each.until is not None and not each.round <= each.until <= last:
            path = ("sides", side.nation, "reinforcements", index, "until")
            yield Problem(f"from round {each.round} to round {each.until}; the last that can play is {last}", path)


def has_doers(force: Force, by: str) -> bool:
    """True for a force with units that may carry out an action, or carry an objective."""
    if by == "unit":
        return force.units > 0
    if by == "vehicle":
        return any(force.vehicles.values())
    if by == "officer":
        return bool(force.figures.get("officer"))
    if by in SPECIALIZATION_NAMES:
        return bool(force.specializations.get(by))
    return force.squad_bases > 0
