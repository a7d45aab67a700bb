"""Dice that one player resolves in the same action: "after you resolve 2 or more Blue dice in the same action"."""

from __future__ import annotations

from sandtable.games.destiny.memory import ACTION_BEGAN, DIE_RESOLVED, this_action
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DIE_RESOLVED
from sandtable.games.destiny.words.abilities import TriggeredParagraph, one
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_DIE


class ResolvedSeveral(Occasion):
    """Met by the die with which the number is reached, once in an action (D-362)."""

    about = A_DIE

    def __init__(self, least: int, noun: DieNoun) -> None:
        self.after = AFTER_DIE_RESOLVED
        self.before = NEVER
        self.least = least
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or not self.noun.fits_card(table, it, as_if_said(table, card)):
            return False
        dice = [note[2] for note in this_action(table) if note[0] == DIE_RESOLVED and note[1] == seat]
        last = len(dice) - 1 - dice[::-1].index(it)
        before = {die for die in dice[:last] if self.noun.fits_card(table, die, as_if_said(table, card))}
        return it not in before and len(before) == self.least - 1

    def says(self) -> str:
        return f"you resolve {self.least} or more {self.noun.bare(True)} in the same action"


class AfterSeveral(TriggeredParagraph):
    """The ability, for which games remember the dice of each action (DST-MEM-01)."""

    def put_on(self, printed: Print) -> None:
        TriggeredParagraph.put_on(self, printed)
        printed.asks_for |= ACTION_BEGAN | DIE_RESOLVED


def after_resolving_in_one_action(least: int, noun: DieNoun, *phrases: Phrase) -> TriggeredParagraph:
    """ "After you resolve 2 or more Blue dice in the same action, ..."."""
    occasion = ResolvedSeveral(least, noun)
    return AfterSeveral("After", occasion.after, occasion, one(phrases))
