"""Similar decks: those that share cards, where a card that few decks use says more than one that nearly all use.

`building/likeness.py` says how alike two decks are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from decks.models import Deck, DeckVersion
from sandtable.games.destiny import facts
from sandtable.games.destiny.building.likeness import copies_of, counted, likeness, weight
from sandtable.games.destiny.decklist import DeckList
from web.reader import Reader

MOST_LOOKED_AT: Final = 400
"""Decks that are compared, those that changed last."""
MOST_SHOWN: Final = 5
LEAST: Final = 0.15
"""Decks that are less alike are not shown."""
MOST_NAMED: Final = 4
"""Cards that are named as shared, the rarest first."""


@dataclass(frozen=True)
class Similar:
    """A deck that shares cards with another."""

    deck: Deck
    likeness: float
    shared: int
    """Cards that both have, each copy counted."""
    names: tuple[str, ...]
    """The rarest of the shared cards."""

    @property
    def percent(self) -> int:
        return round(100 * self.likeness)


def similar_decks(deck: Deck, content: DeckList, user: Reader) -> list[Similar]:
    """The decks most like this one among the reader's own and public ones, in two queries."""
    listed = Deck.objects.listed_for(user).exclude(pk=deck.pk)
    newest = DeckVersion.objects.filter(pk__in=listed.order_by("-updated_at").values("current")[:MOST_LOOKED_AT])
    mine = copies_of(content)
    scored = [(likeness(mine, _stored(row)), pk, row) for pk, row in newest.values_list("deck_id", "snapshot")]
    best = sorted((each for each in scored if each[0] >= LEAST), key=lambda each: (-each[0], each[1]))[:MOST_SHOWN]
    decks = Deck.objects.select_related("owner", "current").in_bulk([pk for _score, pk, _row in best])
    return [_told(decks[pk], score, mine, _stored(row)) for score, pk, row in best if pk in decks]


def _stored(snapshot: Mapping[str, Any]) -> Counter[str]:
    """The cards of a stored list, also of one that can't be read any more."""
    team = ((each.get("code"), each.get("dice", 1)) for each in snapshot.get("characters", ()))
    plots = ((code, 1) for code in snapshot.get("plots", ()))
    return counted([*team, *plots, *snapshot.get("cards", {}).items()])


def _told(deck: Deck, score: float, mine: Counter[str], other: Counter[str]) -> Similar:
    shared = mine & other
    rarest = sorted(shared, key=lambda code: (-weight(code), code))[:MOST_NAMED]
    return Similar(deck, score, shared.total(), tuple(facts.card(code).name for code in rarest))
