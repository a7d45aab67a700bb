"""Rules about armies that are bought: one for a division, a proposed army that the points pay, things that exist."""

# interpreted: runs once a document

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Path, Problem
from sandtable.engine.words import counted
from sandtable.games.tide_of_iron import card_facts
from sandtable.games.tide_of_iron.cards.operations import OPERATIONS
from sandtable.games.tide_of_iron.legality.checking import Checked
from sandtable.games.tide_of_iron.scenario_armies import Army, Offer
from sandtable.games.tide_of_iron.words.modifiers import CONCEALED, SIGHT

rule = Chapter[Checked]()

Found = tuple[Path, Army]
Line = tuple[Path, Offer]


def _armies(checked: Checked) -> list[Found]:
    return [(("armies", place), army) for place, army in enumerate(checked.scenario.armies)]


def _offers(checked: Checked) -> list[Line]:
    return [
        ((*path, "offers", index), each) for path, army in _armies(checked) for index, each in enumerate(army.offers)
    ]


@rule("D-TOI-189")
def each_division_buys_one_army(checked: Checked) -> Iterator[Problem]:
    """A division has one list, and it has zones in which what was bought is placed."""
    seen = Counter((army.side, army.division) for _, army in _armies(checked))
    for path, army in _armies(checked):
        side = next(each for each in checked.scenario.sides if each.nation == army.side)
        if seen[army.side, army.division] > 1:
            yield Problem(f"division {army.division} of the {army.side} side buys more than one army", path)
        if army.division not in {each.number for each in side.divisions}:
            yield Problem(f"the {army.side} side has no division {army.division}", (*path, "division"))


@rule.of_each("D-TOI-189", _armies)
def offers_can_be_told_apart(checked: Checked, found: Found) -> Iterator[Problem]:
    path, army = found
    for name, count in Counter(each.name for each in army.offers).items():
        if count > 1:
            yield Problem(f"{count} offers are named {name}", (*path, "offers"))


@rule.of_each("D-TOI-189", _offers)
def offers_bring_something(checked: Checked, found: Line) -> Iterator[Problem]:
    path, offer = found
    if not offer.does_something:
        yield Problem("nothing is bought with it", path)
    if offer.start_cards and offer.at_most > 1:
        yield Problem("the box has one of each card, so it is bought once", (*path, "at_most"))


@rule.of_each("D-TOI-191", _armies)
def the_proposed_army_can_be_bought(checked: Checked, found: Found) -> Iterator[Problem]:
    path, army = found
    cost = sum(each.cost for each in army.default)
    if cost > army.points:
        yield Problem(f"the proposed army costs {counted(cost, 'point')}; there are {army.points}", (*path, "points"))
    for index, each in enumerate(army.offers):
        if each.default > each.at_most:
            told = f"the proposed army has {each.default} of {each.name}; {each.at_most} can be bought"
            yield Problem(told, (*path, "offers", index, "default"))
        if each.cost > army.points:
            told = f"{each.name} costs {counted(each.cost, 'point')}; there are {army.points}"
            yield Problem(told, (*path, "offers", index, "cost"))


@rule.of_each("TOI-SET-06", _offers)
def bought_cards_exist(checked: Checked, found: Line) -> Iterator[Problem]:
    path, offer = found
    for code in offer.operations:
        modifier = OPERATIONS.get(code)
        if modifier is None:
            yield Problem(f"there is no operations card {code}", (*path, "operations"))
        elif modifier.kind in (SIGHT, CONCEALED):
            yield Problem(f"{code} is in force from set-up to the end, or not at all", (*path, "operations"))
    for code in offer.start_cards:
        if code not in card_facts.strategy_cards():
            yield Problem(f"there is no strategy card {code}", (*path, "start_cards"))


@rule("TOI-CMP-02")
def a_card_is_offered_once(checked: Checked) -> Iterator[Problem]:
    """The box has one of each strategy card: no side has it from the start, and one list offers it."""
    sides = checked.scenario.sides
    given = Counter(code for side in sides for code in (*side.start_cards, *side.cards_in_play))
    given.update(code for _, offer in _offers(checked) for code in offer.start_cards)
    for path, offer in _offers(checked):
        for code in offer.start_cards:
            if given[code] > 1:
                yield Problem(f"the card {code} is there {given[code]} times; the box has one", (*path, "start_cards"))


@rule.of_each("TOI-SCN-01", _offers)
def bought_markers_lie_on_the_map(checked: Checked, found: Line) -> Iterator[Problem]:
    path, offer = found
    for each in offer.lays:
        if not checked.is_on_map(each.hex):
            yield Problem(f"hex {each.hex} is not on the map", (*path, "lays"), f"hex {each.hex}")
