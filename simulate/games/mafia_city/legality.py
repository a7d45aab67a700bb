"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

Any value may be asked about: what is too large or not shaped like a scenario is refused first.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.mafia_city import facts
from simulate.games.mafia_city.scenario import Scenario, read
from simulate.games.mafia_city.terms import DOLLAR, LOCATION_NAMES, LOCATIONS, SECRET_DEAL

BOXES: Final = 2
"""A deck may hold as many cards as so many boxes: more would never be drawn."""


@dataclass(frozen=True)
class Finding:
    """What one rule function found; the registry adds the rule id."""

    place: str
    """A path in the document."""
    message: str


Check = Callable[[Scenario], Iterator[Finding]]

_RULES: Final[list[tuple[str, Check]]] = []


def rule(rule_id: str) -> Callable[[Check], Check]:
    """Add a function under the id of the rule it checks."""

    def add(check: Check) -> Check:
        _RULES.append((rule_id, check))
        return check

    return add


def problems(document: object) -> list[Problem]:
    """Every reason why the document is no scenario that can be played; empty when it is one. Never raises."""
    try:
        scenario = read(document)
    except BadScenario as refused:
        return refused.problems
    return [Problem(rule_id, each.place, each.message) for rule_id, check in _RULES for each in check(scenario)]


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return list(dict.fromkeys(rule_id for rule_id, _ in _RULES))


@rule("MAF-SET-05")
def each_location_lies_in_the_city_once(scenario: Scenario) -> Iterator[Finding]:
    laid = Counter(scenario.layout)
    for location in LOCATIONS if scenario.layout else ():
        if not laid[location]:
            yield Finding("layout", f"the city has no {LOCATION_NAMES[location]}")
        elif laid[location] > 1:
            yield Finding("layout", f"the city has {LOCATION_NAMES[location]} {laid[location]} times")


@rule("MAF-COMP-02")
def a_colour_has_enough_mafiosi(scenario: Scenario) -> Iterator[Finding]:
    box = facts.number("mafiosi_per_colour")
    for count in scenario.players:
        wanted = _mafiosi(scenario, count)
        if wanted > box:
            yield Finding(f"mafiosi.{count}", f"{wanted} Mafiosi in hand and reserve; a colour has {box}")


@rule("MAF-SET-02")
def everybody_starts_with_a_mafioso_in_hand(scenario: Scenario) -> Iterator[Finding]:
    """A Mafioso comes out of the reserve only through a Hat or Fight Club: nobody could begin."""
    for count in scenario.players:
        if not scenario.hands[count]:
            yield Finding(f"mafiosi.{count}.hand", f"with {count} players nobody has a Mafioso in hand")


@rule("MAF-SET-06")
def policeman_and_mayor_wait_on_their_tiles(scenario: Scenario) -> Iterator[Finding]:
    """As long as nobody holds them (MAF-POL-04, MAF-HAL-04); only the Hitman walks about."""
    tiles = facts.figure_starts()
    for figure, start in (("policeman", scenario.policeman), ("mayor", scenario.mayor)):
        if start != tiles[figure]:
            message = f"the {figure.title()} waits on {LOCATION_NAMES[tiles[figure]]}, not on {LOCATION_NAMES[start]}"
            yield Finding(f"figures.{figure}", message)


@rule("MAF-SET-11")
def there_are_cards_for_everybody(scenario: Scenario) -> Iterator[Finding]:
    most = scenario.players[-1]
    wanted = most * scenario.starting_cards
    if wanted > len(scenario.deck):
        found = f"{most} players draw {wanted} cards at the start; the deck has {len(scenario.deck)}"
        yield Finding("deck", found)


@rule("MAF-COMP-06")
def the_deck_fits_the_table(scenario: Scenario) -> Iterator[Finding]:
    most = BOXES * facts.number("action_cards")
    if len(scenario.deck) > most:
        yield Finding("deck", f"{len(scenario.deck)} cards; {BOXES} boxes have {most}")


@rule("MAF-WIN-01")
def the_target_can_be_reached(scenario: Scenario) -> Iterator[Finding]:
    for count in scenario.players:
        most = scenario.round_limit * _points_of_a_round(scenario, count)
        if scenario.targets[count] > most:
            found = f"with {count} players the target is {scenario.targets[count]}; nobody can have more than {most}"
            yield Finding("target", f"{found} points in {scenario.round_limit} rounds")


def _points_of_a_round(scenario: Scenario, count: int) -> int:
    """The most that one player can score in a round: a point for each location that a Mafioso or a Secret Deal of his
    can win (MAF-LOC-06), and one for a Dollar at the Private Club (MAF-CLB-04).
    """
    winning = _mafiosi(scenario, count) + sum(kind == SECRET_DEAL for kind, _ in scenario.deck)
    has_dollar = any(symbol == DOLLAR for _, symbol in scenario.deck)
    return min(winning, len(LOCATIONS)) + has_dollar


def _mafiosi(scenario: Scenario, count: int) -> int:
    """What a player has in hand and reserve together."""
    return scenario.hands[count] + scenario.reserves[count]
