"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from simulate.engine.legality import Chapter
from simulate.engine.problem import Path, Problem
from simulate.engine.unknown import certain, entries
from simulate.games.stay_on_target.scenario import Card, Scenario, Squadron
from simulate.games.stay_on_target.terms import CARDS, PLACES

rule = Chapter[Scenario]()
problems: Final = rule.problems

Placed = tuple[Path, Card]
"""A squadron card with its path in the document."""


def _squadrons(scenario: Scenario) -> Iterator[tuple[int, Squadron]]:
    return enumerate(scenario.squadrons)


def _cards(scenario: Scenario) -> list[Placed]:
    return [each for index, squadron in _squadrons(scenario) for each in entries(_cards_of, index, squadron)]


def _cards_of(index: int, squadron: Squadron) -> list[Placed]:
    return [(("squadrons", index, "cards", number), card) for number, card in enumerate(squadron.cards)]


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
        yield Problem(f"{most} may play, there are {_counted(len(scenario.squadrons), 'squadron')}", ("squadrons",))


@rule("SOT-SET-03")
def colours_differ(scenario: Scenario) -> Iterator[Problem]:
    for colour, count in Counter(each.colour for each in scenario.squadrons).items():
        if count > 1:
            yield Problem(f"{count} squadrons are {colour}", ("squadrons",))


@rule.of_each("SOT-COMP-03", _squadrons)
def a_squadron_has_five_cards(_: Scenario, found: tuple[int, Squadron]) -> Iterator[Problem]:
    index, squadron = found
    if len(squadron.cards) != CARDS:
        message = f"{squadron.colour} has {_counted(len(squadron.cards), 'squadron card')}, not {CARDS}"
        yield Problem(message, ("squadrons", index, "cards"))


@rule.of_each("SOT-REB-01", _squadrons)
def a_leader_has_a_defence(_: Scenario, found: tuple[int, Squadron]) -> Iterator[Problem]:
    index, squadron = found
    if squadron.defence < 1:
        yield Problem(f"the leader of {squadron.colour} has no defence", ("squadrons", index, "leader", "defence"))


@rule.of_each("SOT-SHI-02", _squadrons)
def shields_have_a_range(_: Scenario, found: tuple[int, Squadron]) -> Iterator[Problem]:
    index, squadron = found
    if squadron.shield.low > squadron.shield.high:
        message = f"the range {squadron.shield.low}-{squadron.shield.high} holds no value"
        yield Problem(message, ("squadrons", index, "leader", "shield"))


NEEDS: Final = {"defence": ("defence",), "evade": ("min", "max"), "deflect": ()}
"""The fields that a squadron card of each kind needs."""
MAY: Final = {"defence": (), "evade": ("types",), "deflect": ()}


@rule.of_each("SOT-REB-02", _cards)
def defence_cards_say_what_they_add(_: Scenario, found: Placed) -> Iterator[Problem]:
    yield from _fields(*found, "defence")


@rule.of_each("SOT-REB-03", _cards)
def evade_cards_say_what_they_evade(_: Scenario, found: Placed) -> Iterator[Problem]:
    yield from _fields(*found, "evade")


@rule.of_each("SOT-REB-04", _cards)
def cards_that_deflect_say_nothing_more(_: Scenario, found: Placed) -> Iterator[Problem]:
    yield from _fields(*found, "deflect")


@rule.of_each("SOT-REB-03", _cards)
def evade_cards_have_a_range(_: Scenario, found: Placed) -> Iterator[Problem]:
    path, card = found
    if card.low is not None and card.high is not None and card.low > card.high:
        yield Problem(f"the range {card.low}-{card.high} holds no value", path)


def _fields(path: Path, card: Card, kind: str) -> Iterator[Problem]:
    """Fields that a card of this kind lacks, and fields that mean nothing on it."""
    if card.kind == kind:
        said = _said(card)
        for field in NEEDS[kind]:
            if field not in said:
                yield Problem(f'a card of the kind {kind} needs "{field}"', path)
        for field in said:
            if field not in NEEDS[kind] + MAY[kind]:
                yield Problem(f'"{field}" means nothing on a card of the kind {kind}', path)


def _said(card: Card) -> list[str]:
    """The fields that the document gives this card."""
    fields = {"defence": card.defence, "types": card.types, "min": card.low, "max": card.high}
    return [name for name, value in fields.items() if certain(value) is not None]


# -- Target Points -----------------------------------------------------------------------------------------------


@rule("SOT-TP-02")
def the_port_is_worth_more_than_the_fifth_card(scenario: Scenario) -> Iterator[Problem]:
    points = scenario.points
    if points.fifth_card > points.complete:
        message = f"the fifth card is worth {points.fifth_card}, completing the run only {points.complete}"
        yield Problem(message, ("target_points",))


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
