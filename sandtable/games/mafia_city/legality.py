"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place.

`problems` takes any JSON value; a value that is too large or not shaped like a scenario is refused first.
"""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.mafia_city import facts
from sandtable.games.mafia_city.scenario import Scenario
from sandtable.games.mafia_city.terms import DOLLAR, LOCATION_NAMES, LOCATIONS, SECRET_DEAL

BOXES: Final = 2
"""The largest deck, in boxes: more cards would never be drawn."""


rule = Chapter[Scenario]()
problems: Final = rule.problems


@rule("MAF-SET-05")
def each_location_lies_in_the_city_once(scenario: Scenario) -> Iterator[Problem]:
    laid = Counter(scenario.layout)
    for location in LOCATIONS if scenario.layout else ():
        if not laid[location]:
            yield Problem(f"the city has no {LOCATION_NAMES[location]}", ("layout",))
        elif laid[location] > 1:
            yield Problem(f"the city has {LOCATION_NAMES[location]} {laid[location]} times", ("layout",))


@rule("MAF-COMP-02")
def a_colour_has_enough_mafiosi(scenario: Scenario) -> Iterator[Problem]:
    box = facts.number("mafiosi_per_colour")
    for count in scenario.players:
        wanted = _mafiosi(scenario, count)
        if wanted > box:
            yield Problem(f"{wanted} Mafiosi in hand and reserve; a colour has {box}", ("mafiosi", str(count)))


@rule("MAF-SET-02")
def everybody_starts_with_a_mafioso_in_hand(scenario: Scenario) -> Iterator[Problem]:
    """Each player starts with a Mafioso in hand; the reserve opens only by a Hat or the Fight Club."""
    for count in scenario.players:
        if not scenario.hands[count]:
            yield Problem(f"with {count} players nobody has a Mafioso in hand", ("mafiosi", str(count), "hand"))


@rule("MAF-SET-06")
def policeman_and_mayor_wait_on_their_tiles(scenario: Scenario) -> Iterator[Problem]:
    """Without a holder they stand on their tiles (MAF-POL-04, MAF-HAL-04); only the Hitman moves."""
    tiles = facts.figure_starts()
    for figure, start in (("policeman", scenario.policeman), ("mayor", scenario.mayor)):
        if start != tiles[figure]:
            message = f"the {figure.title()} waits on {LOCATION_NAMES[tiles[figure]]}, not on {LOCATION_NAMES[start]}"
            yield Problem(message, ("figures", figure))


@rule("MAF-SET-11")
def there_are_cards_for_everybody(scenario: Scenario) -> Iterator[Problem]:
    most = scenario.players[-1]
    wanted = most * scenario.starting_cards
    if wanted > len(scenario.deck):
        found = f"{most} players draw {wanted} cards at the start; the deck has {len(scenario.deck)}"
        yield Problem(found, ("deck",))


@rule("MAF-COMP-06")
def the_deck_fits_the_table(scenario: Scenario) -> Iterator[Problem]:
    most = BOXES * facts.number("action_cards")
    if len(scenario.deck) > most:
        yield Problem(f"{len(scenario.deck)} cards; {BOXES} boxes have {most}", ("deck",))


@rule("MAF-WIN-01")
def the_target_can_be_reached(scenario: Scenario) -> Iterator[Problem]:
    for count in scenario.players:
        most = scenario.round_limit * _points_of_a_round(scenario, count)
        if scenario.targets[count] > most:
            found = f"with {count} players the target is {scenario.targets[count]}; nobody can have more than {most}"
            yield Problem(f"{found} points in {scenario.round_limit} rounds", ("target",))


def _points_of_a_round(scenario: Scenario, count: int) -> int:
    """The most points of one player in a round: one for each location that a Mafioso or a Secret Deal can win
    (MAF-LOC-06), and one for a Dollar at the Private Club (MAF-CLB-04).
    """
    winning = _mafiosi(scenario, count) + sum(kind == SECRET_DEAL for kind, _ in scenario.deck)
    has_dollar = any(symbol == DOLLAR for _, symbol in scenario.deck)
    return min(winning, len(LOCATIONS)) + has_dollar


def _mafiosi(scenario: Scenario, count: int) -> int:
    """A player's Mafiosi in hand and reserve together."""
    return scenario.hands[count] + scenario.reserves[count]
