"""A defeat that is replaced by a discard, whose cost is healed."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.defeat import DEFEATING, begin_defeat
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits_fall import is_doomed
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.staying import can_go
from sandtable.games.destiny.terms import INSTEAD_OF_DEFEAT, NOBODY
from sandtable.games.destiny.words.abilities import Paragraph, TriggeredParagraph
from sandtable.games.destiny.words.amounts import ThatValue
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Phrase, Sentences
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, Handed, need
from sandtable.games.destiny.words.prices import DiscardCosting
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.pointed import THIS_UPGRADE, Attached
from sandtable.games.destiny.words.verbs.cards import DiscardThis
from sandtable.games.destiny.words.verbs.tokens import Heal


class DefeatThatMayBeDenied(Occasion):
    """ "Attached character would be defeated", while there is a card to be discarded for it (D-344)."""

    about = A_CHARACTER

    def __init__(self, noun: CardNoun) -> None:
        self.after = NEVER
        self.before = INSTEAD_OF_DEFEAT
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if table.host[card] != it:
            return False
        return any([can_go(table, each) for each in self.noun.find(table, as_if_said(table, card))])

    def says(self) -> str:
        return "attached character would be defeated"


class DiscardForIt(DiscardCosting):
    """ "Discard one of your Blue abilities"; "that ability's cost" is its printed cost then (D-118)."""

    def says(self, they: bool = False) -> str:
        return f"discard {self.on.says(they)}"


class HealBy(Heal):
    """ "Heal damage equal to that ability's cost from this attached character"."""

    def says(self, they: bool = False) -> str:
        return f"heal damage equal to {self.amount.equal_to()} from {self.on.says(they)}"


class UnlessStillDoomed(Phrase):
    """Words instead of a defeat; a character that has no health left after them is defeated after all (D-344)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def hands_on(self, it: int, this: int) -> Handed:
        self.reads(it, this)
        return self.phrase.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            frame.numbers = (frame.it,)
            table.push(self.phrase, frame)
            return
        character = frame.numbers[0]
        table.done(frame.full, frame.many, character)
        if table.is_in_play(character) and is_doomed(table, character):
            begin_defeat(table, (character,), defeating_seat(table))

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


def unless_still_doomed(phrase: Phrase) -> Phrase:
    """Words instead of a defeat that may leave the character without health: where nothing or too little is healed."""
    return UnlessStillDoomed(phrase)


def defeating_seat(table: Table) -> int:
    """The seat whose effect defeats characters at this moment; NOBODY without one."""
    for at in range(len(table.frames) - 1, 0, -1):
        if table.frames[at].node is DEFEATING:
            return table.frames[at].rival
    return NOBODY


def denied_by_discarding(noun: CardNoun, word: str) -> Paragraph:
    """ "Before attached character would be defeated, instead discard one of your Blue abilities to heal damage equal to
    that ability's cost from this attached character. Discard this upgrade"; `word` is the subtype that names the card.
    """
    cost = ThatValue(f"that {word}'s cost")
    healing = DiscardForIt(a(noun)).to(HealBy(cost, THIS_ATTACHED))
    phrase = UnlessStillDoomed(Sentences([healing, DiscardThis(THIS_UPGRADE)]))
    return TriggeredParagraph("instead", INSTEAD_OF_DEFEAT, DefeatThatMayBeDenied(noun), phrase)


THIS_ATTACHED: Final = Attached("this attached character")
