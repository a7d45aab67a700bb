"""Double-sided cards, and plots with two point values (DST-DBL, DST-PLT-11, D-246)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.decklist import DeckList
from sandtable.games.destiny.facts import is_back, sides_of
from sandtable.games.destiny.legality.checking import Checked

rule = Chapter[Checked]()


@rule("DST-DBL-02", "invalid_cards")
def a_team_begins_with_sides_that_have_points(checked: Checked) -> Iterator[Problem]:
    """A back may be the side a card begins with only where it has points of its own, so never for battlefields."""
    begun = [facts for facts in (*checked.team, *checked.battlefields) if is_back(facts.code)]
    for facts in begun:
        if facts.type in ("character", "battlefield") and not checked.format.points_of(facts.code):
            yield Problem(
                f"{facts.full_name} ({facts.code}) is the back of a card and has no point value in "
                f"{checked.format.name}, so nobody begins with this side.",
                cards=(facts.code,),
                allowed="the front of the card",
                fix=f"Take the front of the card instead of {facts.name}.",
            )


@rule("DST-DBL-03", "invalid_cards")
def no_back_is_in_the_deck(checked: Checked) -> Iterator[Problem]:
    for facts, _ in checked.cards:
        if is_back(facts.code):
            yield Problem(
                f"{facts.full_name} ({facts.code}) is the back of another card; a deck contains no backs.",
                cards=(facts.code,),
                fix=f"Remove {facts.name}.",
            )


@rule("DST-PLT-11")
def dice_of_plots_have_a_point_value(checked: Checked) -> Iterator[Problem]:
    """A plot with two point values may be elite at the higher one; a plot with one value never is."""
    for facts in checked.plots:
        values, dice = checked.format.points_of(facts.code), checked.deck.dice_of_plot(facts.code)
        if values and dice > len(values):
            can = "a single point value and can't be elite" if len(values) == 1 else f"{len(values)} point values"
            yield Problem(
                f"{facts.full_name} has {can}; the list has it with the number {dice}.",
                cards=(facts.code,),
                measured=dice,
                allowed=len(values),
                fix=f"Take {facts.name} {'non-elite' if len(values) == 1 else 'elite or non-elite'}.",
            )


def other_side(deck: DeckList, code: str) -> str | None:
    """The code of the side that a game may turn up; None without one, or where the list doesn't choose (D-246)."""
    others = [side for side in sides_of(code) if side != code]
    if is_back(code) or len(others) == 1:
        return others[0]
    return deck.back_of(code) if others else None


def needed_sides(deck: DeckList) -> set[str]:
    """The other sides of the fronts in a list, which a game may turn up."""
    listed = [*(member.code for member in deck.characters), *deck.battlefields, *deck.plots]
    return {side for code in listed if not is_back(code) and (side := other_side(deck, code)) is not None}
