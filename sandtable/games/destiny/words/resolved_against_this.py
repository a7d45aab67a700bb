"""Dice of opponents that are resolved against this character (DST-AGN-01)."""

from __future__ import annotations

from sandtable.games.destiny.memory import RESOLVED_AGAINST
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolved_dice import resolved_against
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DIE_RESOLVED, CHARACTER_CARD
from sandtable.games.destiny.words.abilities import TriggeredParagraph, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.showing import DAMAGE_SYMBOLS
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE, stand_on


class ResolvedAgainstThis(Occasion):
    """ "An opponent resolves a character die showing damage against this character", also as a modifier."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by == seat or table.kind(table.setup.card_of[it]) != CHARACTER_CARD:
            return False
        is_damage = DAMAGE_SYMBOLS >> resolved_symbol(table) & 1 == 1
        return is_damage and resolved_against(table, card)

    def rival(self, table: Table, it: int, by: int) -> int:
        return by

    def says(self) -> str:
        return "an opponent resolves a character die showing damage against this character"


class AfterResolvedAgainst(TriggeredParagraph):
    """The ability, for which games know the characters that a die is resolved against."""

    def put_on(self, printed: Print) -> None:
        stand_on("this character", printed.kind, (CHARACTER_CARD,))
        TriggeredParagraph.put_on(self, printed)
        printed.asks_for |= RESOLVED_AGAINST


def after_resolved_against_this(*phrases: Phrase) -> TriggeredParagraph:
    occasion = ResolvedAgainstThis(AFTER_DIE_RESOLVED, NEVER)
    return AfterResolvedAgainst("After", occasion.after, occasion, one(phrases))
