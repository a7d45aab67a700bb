"""The status of each card in each format, computed from the formats of the game. Pure; the loader stores the rows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from sandtable.games.destiny import facts, formats


@dataclass(frozen=True)
class CardInFormat:
    """The status and the points of one card in one format."""

    format: str
    card: str
    status: str
    """`legal`, `restricted` or `banned`."""
    points: tuple[int, ...]
    """Values in this format, by number of dice."""
    is_rebalanced: bool


def standings(cards: Mapping[str, facts.CardFacts]) -> Iterator[CardInFormat]:
    """Every card that belongs to a format, format by format; cards outside it are left out."""
    printings = _printings(cards)
    for format in formats.all_formats().values():
        for card in cards.values():
            if format.bans(card.code) or _belongs(card, format, printings[card.reprint_of or card.code]):
                yield _standing(card, format)


def sets_of(format: formats.Format, all_sets: frozenset[str]) -> frozenset[str]:
    """Codes of the sets a format uses."""
    return all_sets if format.sets is None else format.sets


def _belongs(card: facts.CardFacts, format: formats.Format, printings: set[str]) -> bool:
    """True where the card, or a reprint of it, is in one of the format's sets."""
    if card.type == "plot" and not format.allows_plots:
        return False
    if card.type == "downgrade" and not format.allows_downgrades:
        return False
    return format.sets is None or not format.sets.isdisjoint(printings)


def _standing(card: facts.CardFacts, format: formats.Format) -> CardInFormat:
    banned, restricted = format.bans(card.code), format.restricts(card.code)
    points = format.points_of(card.code)
    return CardInFormat(
        format=format.code,
        card=card.code,
        status="banned" if banned else "restricted" if restricted else "legal",
        points=points,
        is_rebalanced=points != card.points,
    )


def _printings(cards: Mapping[str, facts.CardFacts]) -> Mapping[str, set[str]]:
    """Sets in which a card was printed, by the code of its first print."""
    families: dict[str, set[str]] = defaultdict(set)
    for card in cards.values():
        families[card.reprint_of or card.code].add(card.set_code)
    return families
