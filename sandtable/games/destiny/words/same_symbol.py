"""Paragraphs about the symbol for which a die was just resolved: "a die showing the same symbol as that die"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolving import SYMBOLS
from sandtable.games.destiny.terms import SPECIAL, SYMBOL_NAMES
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.joints import Phrase, may
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.rolled_dice import resolving_one_of
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.dice import Remove

ITS_DICE: Final = "one of this character's character dice"


class RemoveLikeThat(Remove):
    """Remove a die that shows this symbol, the one of the die that was resolved."""

    def __init__(self, symbol: int) -> None:
        Remove.__init__(self, a(DIE.showing(symbol)))

    def says(self, they: bool = False) -> str:
        return "remove a die showing the same symbol as that die"


class AfterResolvingToRemoveLike(Paragraph):
    """ "After you resolve one of this character's character dice, you may A to remove a die showing the same symbol as
    that die": an ability for each symbol, because a resolved die shows none any more. Dice that the character has
    gained are its own ones (D-403).
    """

    def __init__(self, price: Phrase) -> None:
        self.offers = [may(price.to(RemoveLikeThat(symbol))) for symbol in range(len(SYMBOL_NAMES))]

    def put_on(self, printed: Print) -> None:
        for symbol, offer in enumerate(self.offers):
            if symbol == SPECIAL or SYMBOLS.sentences[symbol] is not None:
                occasion = resolving_one_of(DIE.of_this_character.of_character.showing(symbol))
                printed.triggers.append(WhenTriggered(occasion.after, occasion, offer))

    def says(self) -> str:
        return f"After you resolve {ITS_DICE}, {self.offers[SPECIAL].says()}."


def after_resolving_to_remove_like(price: Phrase) -> Paragraph:
    return AfterResolvingToRemoveLike(price)
