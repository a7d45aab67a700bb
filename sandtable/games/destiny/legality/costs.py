"""The points of a team, after the discounts of cards."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.destiny.deck_rules import Discount
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality.checking import Checked


def points_of_member(member: Member, format: Format) -> int:
    """The points of a character with its dice (DST-CHR-07); more dice than values cost the highest value."""
    values = format.points_of(member.code)
    return values[min(member.dice, len(values)) - 1] if values else 0


def points(deck: DeckList, format: Format) -> int:
    """The points of the team and the plots together, after the discounts of cards."""
    return sum(value for _, value in priced(Checked(deck, format)))


def priced(checked: Checked) -> Iterator[tuple[str, int]]:
    for member, facts in checked.members:
        yield facts.code, points_of_member(member, checked.format) - _taken_off(facts, checked)
    for plot in checked.plots:
        values = checked.format.points_of(plot.code)
        yield plot.code, (values[0] if values else 0) - _taken_off(plot, checked)


def _taken_off(facts: CardFacts, checked: Checked) -> int:
    return sum(
        discount.points
        for owner, discount in checked.granted
        if isinstance(discount, Discount) and _is_discounted(facts, owner, discount, checked)
    )


def _is_discounted(facts: CardFacts, owner: CardFacts, discount: Discount, checked: Checked) -> bool:
    if discount.only_with_another:
        return facts == owner and any(other in discount.what for other in checked.team if other != owner)
    return facts in discount.what
