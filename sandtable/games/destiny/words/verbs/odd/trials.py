"""An apprentice who has passed the trials: it is spotted, gains a subtype and a die (Jedi Trials)."""

from __future__ import annotations

from sandtable.games.destiny.elite import gain_die
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.gained_subtypes import gain_subtype
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLUE, NOTHING
from sandtable.games.destiny.words.joints import Phrase, Sentences, Verb
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Quality
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter, need
from sandtable.games.destiny.words.targets.picked import One


class HasPassed(Quality):
    """3 Blue abilities, 3 shields and character dice that show a combined value of 3 (DST-CMB-01)."""

    def __init__(self, number: int) -> None:
        self.number = number

    def suits(self, table: Table, card: int) -> bool:
        prints = table.setup.prints
        if table.shields[card] < self.number:
            return False
        abilities = [
            upgrade
            for upgrade in table.upgrades[card]
            if prints[upgrade].color == BLUE and has_subtype(table, upgrade, "ability")
        ]
        shown = sum([table.value(die) for die in dice_of(table, card) if table.face[die] >= 0])
        return len(abilities) >= self.number and shown >= self.number

    def says(self) -> str:
        number = self.number
        return (
            f" that has {number} Blue abilities, {number} shields, "
            f"and its character dice are showing a combined value of {number} or more"
        )


class SpotIt(Verb[ACharacter]):
    """Spot a character of which later words speak; with several of the kind the player picks one."""

    takes = A_CHARACTER

    def __init__(self, noun: Noun[ACharacter]) -> None:
        self.noun = noun
        self.on = One(noun)

    def deed(self, table: Table, frame: Frame) -> None:
        table.done(len(frame.picked) > 0, 0, frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Spot which character?"


class OfSpotted(Phrase):
    """Words about the character that was spotted."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("it", it, A_CHARACTER)

    def is_there(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.is_in_play(frame.it)


class GainSubtype(OfSpotted):
    """ "It gains Jedi", for good."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def step(self, table: Table, frame: Frame) -> None:
        is_done = self.is_there(table, frame) and gain_subtype(table, frame.it, self.subtype)
        table.done(is_done, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"it gains {spelled(self.subtype)}"


class GainItsDie(OfSpotted):
    """ "It gains 1 die": the set-up has one more for each character of the player (numbering.py)."""

    def step(self, table: Table, frame: Frame) -> None:
        is_done = self.is_there(table, frame) and gain_die(table, frame.it, frame.seat)
        table.done(is_done, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return "it gains 1 die (add a set-aside copy of its character die on it)"


class InOneSentence(Sentences):
    """ "A, B, C and D": each is carried out as far as possible (D-92)."""

    def says(self, they: bool = False) -> str:
        *first, last = [phrase.says(they) for phrase in self.phrases]
        return f"{', '.join(first)} and {last}"


def spot_passed(noun: Noun[ACharacter]) -> Phrase:
    return SpotIt(noun)


def has_passed(number: int) -> Quality:
    return HasPassed(number)


def gain_subtype_and_die(*before: Phrase, subtype: str) -> Phrase:
    """These words, and then it gains the subtype and a die."""
    return InOneSentence([*before, GainSubtype(subtype), GainItsDie()])
