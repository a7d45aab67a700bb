"""The points of a team, after the discounts of cards."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.destiny.deck_rules import granted
from sandtable.games.destiny.deck_texts import Discount, InLimit
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality.checking import Checked, Grant


def points_of_member(member: Member, format: Format) -> int:
    """The points of a character or plot with its dice (DST-CHR-07); more dice than values cost the highest value."""
    values = format.points_of(member.code)
    return values[min(member.dice, len(values)) - 1] if values else 0


def points(deck: DeckList, format: Format) -> int:
    """The points of the team and the plots together, after the discounts of cards."""
    return sum(value for _, value in priced(Checked(deck, format)))


def prices(deck: DeckList, format: Format) -> list[int]:
    """The points that each character and then each plot of a list counts, after the discounts of cards."""
    return [value for _, value in priced(Checked(deck, format))]


def priced(checked: Checked) -> Iterator[tuple[str, int]]:
    """The characters and plots, each with its points; a character never counts less than 0 (D-250)."""
    for place, (member, facts) in enumerate(checked.members):
        yield facts.code, max(0, points_of_member(member, checked.format) - _taken_off(facts, place, checked))
    for place, facts in enumerate(checked.plots, start=len(checked.members)):
        plot = Member(facts.code, checked.deck.dice_of_plot(facts.code))
        value = 0 if _is_in_limit(facts, checked) else points_of_member(plot, checked.format)
        yield facts.code, value - _taken_off(facts, place, checked)


def _is_in_limit(facts: CardFacts, checked: Checked) -> bool:
    return any(isinstance(text, InLimit) and text.limit == checked.format.points for text in granted(facts.code))


def _taken_off(facts: CardFacts, place: int, checked: Checked) -> int:
    return sum(
        grant.text.points
        for grant in checked.granted
        if isinstance(grant.text, Discount) and _is_discounted(facts, place, grant, grant.text, checked)
    )


def _is_discounted(facts: CardFacts, place: int, grant: Grant, discount: Discount, checked: Checked) -> bool:
    if discount.only_with_another:
        others = (*checked.team[: grant.place], *checked.team[grant.place + 1 :])
        return place == grant.place and any(discount.lists(other) for other in others)
    return discount.lists(facts) and not (discount.except_itself and place == grant.place)
