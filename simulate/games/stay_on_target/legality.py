"""Can a scenario be played? One small function per rule; all problems at once, each with its rule and its place."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from simulate.engine.problem import BadScenario, Problem
from simulate.games.stay_on_target.scenario import Card, Scenario, read
from simulate.games.stay_on_target.terms import CARDS, PLACES

Finding = tuple[str, str]
"""A place and a sentence."""
Check = Callable[[Scenario], Iterator[Finding]]
_RULES: list[tuple[str, Check]] = []


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
    return [Problem(rule_id, *found) for rule_id, check in _RULES for found in check(scenario)]


def rule_ids() -> list[str]:
    """The ids of all rules that are checked, in order."""
    return list(dict.fromkeys(rule_id for rule_id, _ in _RULES))


# -- the Imperial deck -------------------------------------------------------------------------------------------


@rule("SOT-RUN-04")
def the_deck_is_enough_for_every_run(scenario: Scenario) -> Iterator[Finding]:
    """The row, what its players look at meanwhile, and one card for each attack that a shield may meet."""
    for players in scenario.players:
        needed = cards_needed(players)
        if scenario.deck_size < needed:
            yield (
                "imperial_deck",
                f"{players} players may need {needed} cards in a run, the deck has {scenario.deck_size}",
            )


def cards_needed(players: int) -> int:
    """Imperial cards that a run of so many may take from the deck at once (SOT-RUN-04, SOT-RUN-05, SOT-SHI-05).

    Every player can use one shield and six cards attack: that many more are drawn at worst. A hand never needs more.
    """
    return PLACES + min(players, PLACES)


# -- the squadrons -----------------------------------------------------------------------------------------------


@rule("SOT-SET-03")
def everybody_gets_a_squadron(scenario: Scenario) -> Iterator[Finding]:
    most = max(scenario.players)
    if len(scenario.squadrons) < most:
        yield "squadrons", f"{most} may play, there are {_counted(len(scenario.squadrons), 'squadron')}"


@rule("SOT-SET-03")
def colours_differ(scenario: Scenario) -> Iterator[Finding]:
    for colour, count in Counter(each.colour for each in scenario.squadrons).items():
        if count > 1:
            yield "squadrons", f"{count} squadrons are {colour}"


@rule("SOT-COMP-03")
def a_squadron_has_five_cards(scenario: Scenario) -> Iterator[Finding]:
    for index, squadron in enumerate(scenario.squadrons):
        if len(squadron.cards) != CARDS:
            yield (
                f"squadrons[{index}].cards",
                f"{squadron.colour} has {_counted(len(squadron.cards), 'squadron card')}, not {CARDS}",
            )


@rule("SOT-REB-01")
def a_leader_has_a_defence(scenario: Scenario) -> Iterator[Finding]:
    for index, squadron in enumerate(scenario.squadrons):
        if squadron.defence < 1:
            yield f"squadrons[{index}].leader.defence", f"the leader of {squadron.colour} has no defence"


@rule("SOT-SHI-02")
def shields_have_a_range(scenario: Scenario) -> Iterator[Finding]:
    for index, squadron in enumerate(scenario.squadrons):
        if squadron.shield.low > squadron.shield.high:
            yield (
                f"squadrons[{index}].leader.shield",
                f"the range {squadron.shield.low}-{squadron.shield.high} holds no value",
            )


NEEDS: Final = {"defence": ("defence",), "evade": ("min", "max"), "deflect": ()}
"""What a squadron card of each kind has to say."""
MAY: Final = {"defence": (), "evade": ("types",), "deflect": ()}


@rule("SOT-REB-02")
def defence_cards_say_what_they_add(scenario: Scenario) -> Iterator[Finding]:
    yield from _fields(scenario, "defence")


@rule("SOT-REB-03")
def evade_cards_say_what_they_evade(scenario: Scenario) -> Iterator[Finding]:
    yield from _fields(scenario, "evade")


@rule("SOT-REB-04")
def cards_that_deflect_say_nothing_more(scenario: Scenario) -> Iterator[Finding]:
    yield from _fields(scenario, "deflect")


@rule("SOT-REB-03")
def evade_cards_have_a_range(scenario: Scenario) -> Iterator[Finding]:
    for place, card in _cards(scenario):
        if card.low is not None and card.high is not None and card.low > card.high:
            yield place, f"the range {card.low}-{card.high} holds no value"


def _fields(scenario: Scenario, kind: str) -> Iterator[Finding]:
    """What cards of a kind leave out, and what they say that means nothing."""
    for place, card in _cards(scenario):
        if card.kind == kind:
            said = _said(card)
            for field in NEEDS[kind]:
                if field not in said:
                    yield place, f'a card of the kind {kind} needs "{field}"'
            for field in said:
                if field not in NEEDS[kind] + MAY[kind]:
                    yield place, f'"{field}" means nothing on a card of the kind {kind}'


def _said(card: Card) -> list[str]:
    fields = {"defence": card.defence, "types": card.types, "min": card.low, "max": card.high}
    return [name for name, value in fields.items() if value is not None]


def _cards(scenario: Scenario) -> Iterator[tuple[str, Card]]:
    for index, squadron in enumerate(scenario.squadrons):
        for number, card in enumerate(squadron.cards):
            yield f"squadrons[{index}].cards[{number}]", card


# -- Target Points -----------------------------------------------------------------------------------------------


@rule("SOT-TP-02")
def the_port_is_worth_more_than_the_fifth_card(scenario: Scenario) -> Iterator[Finding]:
    points = scenario.points
    if points.fifth_card > points.complete:
        yield (
            "target_points",
            f"the fifth card is worth {points.fifth_card}, completing the run only {points.complete}",
        )


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"
