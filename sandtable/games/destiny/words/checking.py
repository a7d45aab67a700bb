# interpreted: checks each card once, when it is built
"""The check of a card before it is ever played: what could only go wrong in mid-game is refused with a sentence.

Its words have to point at the kinds of things that they act on (pointing.py), and each side of its die has to do
something that the rules know.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.games.destiny.frames import Node
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.terms import BLANK, SPECIAL, SYMBOL_NAMES, WILDCARD
from sandtable.games.destiny.words import symbols as symbols  # the import fills in the sentences of symbols
from sandtable.games.destiny.words.abilities import WhenTriggered
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, NOTHING_YET, RECALLED


class WrongCard(ValueError):
    """A card whose words don't fit together; the message names the card and says why."""


def check(card: Print) -> None:
    """Raises WrongCard, with a sentence for the first thing that is wrong."""
    RECALLED.kinds = 0
    try:
        for restriction in card.restrictions:
            restriction.reads(card.kind)
        for phrase, it in phrases_of(card):
            phrase.hands_on(it, card.kind)
        check_sides(card)
        card.asks_for |= RECALLED.kinds | asked_by_occasions(card)
    except ValueError as error:
        raise WrongCard(f"{card.full_name} ({card.code}): {error}") from None


def phrases_of(card: Print) -> Iterator[tuple[Phrase, int]]:
    """The phrases of a card, each with the kinds of things that its pointer may be of when it begins."""
    by_themselves: list[Node | None] = [card.play, card.entering, card.special, card.claim, *card.actions]
    for node in [*by_themselves, *card.own_words, card.from_hand]:
        if isinstance(node, Phrase):
            yield node, NOTHING_YET
    for node in (card.leaving_deck, card.leaving_hand, card.before_seen):
        if isinstance(node, Phrase):
            yield node, A_PIECE
    for ability in card.triggers:
        if isinstance(ability, WhenTriggered):
            phrase = ability.phrase
            if not ability.occasion.about:
                raise ValueError(f'"{ability.occasion.says()}" does not say what it is about')
            card.asks_for |= ability.occasion.asks_for
            yield phrase, ability.occasion.about


def asked_by_occasions(card: Print) -> int:
    """The kinds of notes that the occasions of a card ask for."""
    kinds = 0
    for ability in card.triggers:
        if isinstance(ability, WhenTriggered):
            kinds |= ability.occasion.asks_for
    return kinds


def check_sides(card: Print) -> None:
    """Let each side of the die do something that the rules know. Raises ValueError for another one."""
    for side, symbol in enumerate(card.symbols):
        if symbol == WILDCARD and card.modifiers[side] and card.wildcard is not None:
            continue
        if symbol not in (BLANK, SPECIAL) and SYMBOLS.sentences[symbol] is None:
            raise ValueError(f"games don't know yet what a {SYMBOL_NAMES[symbol]} side of a die does")
