"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from sandtable.engine.legality import Chapter, CheckOfOne, Placed, placed
from sandtable.engine.problem import Path, Problem
from sandtable.engine.unknown import certain, entries
from sandtable.engine.words import counted
from sandtable.games.stay_on_target.scenario import Card, Range, Scenario, Squadron
from sandtable.games.stay_on_target.terms import CARDS, PLACES

rule = Chapter[Scenario]()
problems: Final = rule.problems


def _squadrons(scenario: Scenario) -> list[Placed[Squadron]]:
    return placed(scenario.squadrons, "squadrons")


def _cards(scenario: Scenario) -> list[Placed[Card]]:
    return [each for squadron in _squadrons(scenario) for each in entries(_cards_of, squadron)]


def _cards_of(found: Placed[Squadron]) -> list[Placed[Card]]:
    path, squadron = found
    return placed(squadron.cards, *path, "cards")


# -- the Imperial deck -------------------------------------------------------------------------------------------


@rule("SOT-RUN-04")
def the_deck_is_enough_for_every_run(scenario: Scenario) -> Iterator[Problem]:
    """The deck has enough cards for the row, the players' hands, and one card for each attack met by a shield."""
    for players in scenario.players:
        needed = cards_needed(players)
        if scenario.deck_size < needed:
            message = f"{players} players may need {needed} cards in a run, the deck has {scenario.deck_size}"
            yield Problem(message, ("imperial_deck",))


def cards_needed(players: int) -> int:
    """The most Imperial cards that a run takes from the deck at once (SOT-RUN-04, SOT-RUN-05, SOT-SHI-05).

    Every player can use one shield and six cards attack: the smaller number is drawn in addition. A hand never needs
    more.
    """
    return PLACES + min(players, PLACES)


# -- the squadrons -----------------------------------------------------------------------------------------------


@rule("SOT-SET-03")
def everybody_gets_a_squadron(scenario: Scenario) -> Iterator[Problem]:
    most = max(scenario.players)
    if len(scenario.squadrons) < most:
        yield Problem(f"{most} may play, there are {counted(len(scenario.squadrons), 'squadron')}", ("squadrons",))


@rule("SOT-SET-03")
def colours_differ(scenario: Scenario) -> Iterator[Problem]:
    for colour, count in Counter(each.colour for each in scenario.squadrons).items():
        if count > 1:
            yield Problem(f"{count} squadrons are {colour}", ("squadrons",))


@rule.of_each("SOT-COMP-03", _squadrons)
def a_squadron_has_five_cards(_: Scenario, found: Placed[Squadron]) -> Iterator[Problem]:
    path, squadron = found
    if len(squadron.cards) != CARDS:
        message = f"{squadron.colour} has {counted(len(squadron.cards), 'squadron card')}, not {CARDS}"
        yield Problem(message, (*path, "cards"))


@rule.of_each("SOT-REB-01", _squadrons)
def a_leader_has_a_defence(_: Scenario, found: Placed[Squadron]) -> Iterator[Problem]:
    path, squadron = found
    if squadron.defence < 1:
        yield Problem(f"the leader of {squadron.colour} has no defence", (*path, "leader", "defence"))


@rule.of_each("SOT-SHI-02", _squadrons)
def shields_have_a_range(_: Scenario, found: Placed[Squadron]) -> Iterator[Problem]:
    path, squadron = found
    yield from _empty(squadron.shield, (*path, "leader", "shield"))


def _of_kind(kind: str, needs: Sequence[str] = (), may: Sequence[str] = ()) -> CheckOfOne[Scenario, Placed[Card]]:
    """A rule function: squadron cards of this kind have the fields that they need, and none that mean nothing."""

    def check(_: Scenario, found: Placed[Card]) -> Iterator[Problem]:
        path, card = found
        if card.kind == kind:
            said = [name for name in FIELDS if certain(getattr(card, name)) is not None]
            for field in needs:
                if field not in said:
                    yield Problem(f'a card of the kind {kind} needs "{field}"', path)
            for field in said:
                if field not in (*needs, *may):
                    yield Problem(f'"{field}" means nothing on a card of the kind {kind}', path)

    return check


FIELDS: Final = ("defence", "types", "min", "max")
"""The fields of squadron cards that depend on their kind."""
rule.of_each("SOT-REB-02", _cards)(_of_kind("defence", needs=["defence"]))
rule.of_each("SOT-REB-03", _cards)(_of_kind("evade", needs=["min", "max"], may=["types"]))
rule.of_each("SOT-REB-04", _cards)(_of_kind("deflect"))


@rule.of_each("SOT-REB-03", _cards)
def evade_cards_have_a_range(_: Scenario, found: Placed[Card]) -> Iterator[Problem]:
    path, card = found
    if card.min is not None and card.max is not None:
        yield from _empty(card.values, path)


def _empty(values: Range, path: Path) -> Iterator[Problem]:
    if values.min > values.max:
        yield Problem(f"the range {values.min}-{values.max} holds no value", path)


# -- Target Points -----------------------------------------------------------------------------------------------


@rule("SOT-TP-02")
def the_port_is_worth_more_than_the_fifth_card(scenario: Scenario) -> Iterator[Problem]:
    points = scenario.points
    if points.fifth_card > points.complete:
        message = f"the fifth card is worth {points.fifth_card}, completing the run only {points.complete}"
        yield Problem(message, ("target_points",))
