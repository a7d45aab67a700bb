"""What changed between two deck lists, with quantities."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from simulate.games.destiny.decklist import DeckList
from simulate.games.destiny.facts import CardFacts, card


@dataclass(frozen=True)
class Change:
    """One card that differs: how often it is in the first list and in the second."""

    card: CardFacts
    place: str
    """"team", "battlefield", "plot" or "deck"."""
    dice: int
    """Dice of the character; 0 for other cards."""
    before: int
    after: int

    @property
    def difference(self) -> str:
        return f"{self.after - self.before:+d}"


Key = tuple[str, str, int]


def compare(before: DeckList, after: DeckList) -> list[Change]:
    """Every difference, in the order team, battlefield, plots, deck; empty for equal content."""
    old, new = _counted(before), _counted(after)
    keys = [key for key in {**old, **new} if old[key] != new[key]]
    places = ("team", "battlefield", "plot", "deck")
    keys.sort(key=lambda key: (places.index(key[0]), key[1:]))
    return [
        Change(card(code), place, dice, old[place, code, dice], new[place, code, dice]) for place, code, dice in keys
    ]


def shared_cards(before: DeckList, after: DeckList) -> int:
    """How many cards of the deck both lists have."""
    return (Counter(dict(before.cards)) & Counter(dict(after.cards))).total()


def _counted(deck: DeckList) -> Counter[Key]:
    counted: Counter[Key] = Counter()
    for member in deck.characters:
        counted["team", member.code, member.dice] += 1
    for place, codes in (("battlefield", deck.battlefields), ("plot", deck.plots)):
        for code in codes:
            counted[place, code, 0] += 1
    for code, copies in deck.cards:
        counted["deck", code, 0] += copies
    return counted
