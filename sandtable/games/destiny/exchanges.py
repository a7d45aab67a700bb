# interpreted: reads set-ups, once a batch
"""Cards of a deck that are exchanged for a playtest, to measure what a card is worth (D-133).

A deck may bring `exchanges`, an object of card codes: `{"01095": "01096", "01097": null}` plays every copy of 01095 as
01096, and every copy of 01097 as a blank. The exchanged cards keep the place of the old ones in the unshuffled deck,
so that the same dice deal all other cards alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from sandtable.engine.problem import Problem, shown
from sandtable.games.destiny import facts
from sandtable.games.destiny.decklist import BadDeck, DeckList, read_deck
from sandtable.games.destiny.documents import kind
from sandtable.games.destiny.library import blank, printed
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.text_sets import TextSet

KEY: Final = "exchanges"
_OUTSIDE: Final = ("character", "battlefield", "plot")
"""Types of the cards that are not shuffled into a deck."""


@dataclass(frozen=True)
class Exchanged:
    """A deck with the cards that are played in place of others: by code the new one, or None for a blank."""

    deck: DeckList
    exchanges: dict[str, str | None]

    def print_of(self, code: str, texts: TextSet) -> Print:
        """The card that is played where the deck list has this one."""
        if code not in self.exchanges:
            return printed(code, texts)
        new = self.exchanges[code]
        return blank(code) if new is None else printed(new, texts)

    @property
    def judged(self) -> DeckList:
        """The deck that the deck rules judge: named cards stand in it, a blank counts as the card it replaces."""
        counts: dict[str, int] = {}
        for code, copies in self.deck.cards:
            played = self.exchanges.get(code) or code
            counts[played] = counts.get(played, 0) + copies
        return replace(self.deck, cards=tuple(counts.items()))


def read_exchanged(subject: object) -> Exchanged:
    """Read a deck with its exchanges, if it brings any. Raises BadDeck with every problem."""
    if not isinstance(subject, dict) or KEY not in subject:
        return Exchanged(read_deck(subject), {})
    deck = read_deck({key: value for key, value in subject.items() if key != KEY})
    given = subject[KEY]
    if not isinstance(given, dict):
        raise BadDeck([Problem(f"{KEY}: expected an object of old and new codes, got {kind(given)}")])
    if problems := list(_problems(deck, given)):
        raise BadDeck(problems)
    return Exchanged(deck, dict(given))


def _problems(deck: DeckList, given: dict[Any, Any]) -> Iterator[Problem]:
    for old, new in given.items():
        if old not in dict(deck.cards):
            yield Problem(f"{KEY}: the deck has no card {shown(old)} to exchange; characters and battlefields stay")
        elif new is not None and not (isinstance(new, str) and is_shuffled(new)):
            named = shown(new) if isinstance(new, str) else kind(new)
            yield Problem(f"{KEY}: {named} is no card of a deck; expected the code of one, or null for a blank")


def is_shuffled(code: str) -> bool:
    """True for a card that may stand in a deck: no character, battlefield or plot, and no back of one."""
    return code in facts.all_cards() and facts.card(code).type not in _OUTSIDE and not facts.is_back(code)
