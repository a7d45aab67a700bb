# interpreted: reads the sentences of cards once
"""All phrases of a card, from the outside in."""

from __future__ import annotations

from functools import cache
from typing import Final

from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.words.abilities import WhenTriggered
from sandtable.games.destiny.words.verbs.growing import MoreDice
from sandtable.games.destiny.words.verbs.making_elite import AsideToMakeElite, MakeTitledElite
from sandtable.games.destiny.words.verbs.odd.trials import GainItsDie
from sandtable.games.destiny.words.verbs.rolling_aside import RollAside


def roots(card: Print) -> list[Node | None]:
    """The phrases of a card."""
    triggered = [ability.effect() for ability in card.triggers if isinstance(ability, WhenTriggered)]
    by_themselves = [card.play, card.entering, card.special, card.claim, *card.actions, *card.own_words]
    return [*by_themselves, *triggered, card.leaving_deck, card.leaving_hand, card.before_seen, card.from_hand]


def walk(root: Node | None) -> list[Node]:
    """A phrase and every phrase in it, from the outside in; those under the usual names come first."""
    if root is None:
        return []
    found = [root]
    for name in USUAL:
        for node in _nodes(root, name):
            found.extend(walk(node))
    for name in _other_names(root):
        for node in _nodes(root, name):
            found.extend([each for each in walk(node) if each not in found])
    return found


def _nodes(root: Node, name: str) -> list[Node]:
    """The phrases under a name."""
    part = getattr(root, name, None)
    if isinstance(part, Node):
        return [part]
    return [node for node in part if isinstance(node, Node)] if isinstance(part, list | tuple) else []


def _other_names(root: Node) -> list[str]:
    """The names under which the phrase may have others besides the usual ones, in alphabetical order."""
    own = [name for name in getattr(root, "__dict__", ()) if not name.startswith("_") and name not in USUAL]
    names = _names_of_class(type(root))
    return sorted({*names, *own}) if own else names


@cache
def _names_of_class(kind: type[Node]) -> list[str]:
    """The same for what the class of a phrase has, apart from methods: no phrase stands under these."""
    names = [name for name in dir(kind) if not name.startswith("_") and name not in USUAL]
    return [name for name in names if not callable(getattr(kind, name))]


USUAL: Final = ("first", "second", "phrase", "phrases")
"""The names of phrases in other phrases. Stored games name a phrase by its place, so their order stays."""


def phrases_of(card: Print) -> list[Node]:
    """Every phrase of a card, the phrases in others too."""
    return [phrase for root in roots(card) for phrase in walk(root)]


def calls_for(card: Print, phrases: list[Node]) -> dict[str, int]:
    """The cards whose set-aside dice the words of a card roll, by code, with the number rolled at once."""
    found: dict[str, int] = {}
    for phrase in phrases:
        if isinstance(phrase, RollAside):
            code = phrase.code or card.code
            found[code] = found.get(code, 0) + phrase.count
    return found


def gives_dice(phrases: list[Node]) -> int:
    """The dice that the words of a card can add to a character."""
    return len([phrase for phrase in phrases if isinstance(phrase, GainItsDie)])


def most_dice(card: Print, phrases: list[Node]) -> int:
    """The most dice that the words of a card can bring it to; 0 for a card without a die."""
    grown = [phrase.most for phrase in phrases if isinstance(phrase, MoreDice)]
    return max(grown, default=0) if card.symbols else 0


def made_elite(phrases: list[Node]) -> tuple[str, ...]:
    """The subtypes of unique cards that the words of a card can make elite."""
    return tuple(phrase.subtype for phrase in phrases if isinstance(phrase, AsideToMakeElite))


def made_elite_by_title(phrases: list[Node]) -> tuple[str, ...]:
    """The words in titles of unique upgrades that the words of a card can make elite."""
    return tuple(phrase.word for phrase in phrases if isinstance(phrase, MakeTitledElite))
