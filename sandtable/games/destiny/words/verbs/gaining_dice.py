"""Dice of characters that other cards gain for the rest of the game (DST-GLT-06, D-403)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_subtypes import gain_subtype
from sandtable.games.destiny.memory import DEFEATED_BY
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DEFEATED, CHARACTER_CARD, SUPPORT_CARD
from sandtable.games.destiny.words.abilities import TriggeredParagraph, one
from sandtable.games.destiny.words.flips import YoursOfKindDefeated
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CARD, A_CHARACTER, KEPT, ACard, need, stand_on
from sandtable.games.destiny.words.targets.picked import a

ALL: Final = 1_000
"""More dice than a character has."""


class ThisGainsDice(Phrase):
    """ "This support gains 1 of that character's character dice": of the character of the occasion."""

    hands = KEPT

    def __init__(self, most: int, words: str) -> None:
        self.most = most
        self.words = words

    def reads(self, it: int, this: int) -> None:
        need("that character", it, A_CHARACTER)
        stand_on("this card", this, (CHARACTER_CARD, SUPPORT_CARD))

    def step(self, table: Table, frame: Frame) -> None:
        count = 0
        if table.is_in_play(frame.card):
            count = elite.gain_dice_of(table, frame.card, frame.it, self.most, frame.seat)
        table.done(count > 0, count, frame.it)

    def says(self, they: bool = False) -> str:
        return self.words


class ThisGainsDiceAndSubtype(ThisGainsDice):
    """ "This character gains their dice and Sith for the rest of the game"."""

    def __init__(self, subtype: str, words: str) -> None:
        ThisGainsDice.__init__(self, ALL, words)
        self.subtype = subtype

    def step(self, table: Table, frame: Frame) -> None:
        if table.is_in_play(frame.card):
            gain_subtype(table, frame.card, self.subtype)
        ThisGainsDice.step(self, table, frame)


class SpotToGiveDice(Verb[ACard]):
    """ "Spot a scoundrel to have that card gain this character's character dice for the rest of the game"."""

    takes = A_CARD
    hands = KEPT

    def __init__(self, noun: Noun[ACard]) -> None:
        self.on = a(noun)
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))
        Verb.reads(self, it, this)

    def deed(self, table: Table, frame: Frame) -> None:
        count = 0
        for card in frame.picked:
            count += elite.gain_dice_of(table, card, frame.card, ALL, frame.seat)
        table.done(len(frame.picked) > 0, count, frame.it)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to have that card gain this character's character dice for the rest of the game"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which card gains the dice?"


class CharacterYouControlDefeated(YoursOfKindDefeated):
    """ "A Sith character you control is defeated"."""

    def says(self) -> str:
        return f"{self.noun.an()} you control is defeated"


class YourEffectDefeats(Occasion):
    """ "One of your effects defeats an opponent's character": damage that you deal, too (DST-CAN-04)."""

    about = A_CHARACTER
    asks_for = DEFEATED_BY

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `many`, the seat whose effect has done it, is the player's."""
        return many == seat and table.controller(it) != seat

    def tallied(self, table: Table, card: int, many: int) -> int:
        return 0

    def rival(self, table: Table, it: int, by: int) -> int:
        return table.controller(it)

    def says(self) -> str:
        return "one of your effects defeats an opponent's character"


def defeated_you_control(noun: CharacterNoun) -> Occasion:
    """ "A trooper character you control is defeated"."""
    return CharacterYouControlDefeated(noun)


def after_you_defeat(*phrases: Phrase) -> TriggeredParagraph:
    """ "After one of your effects defeats an opponent's character, ..."."""
    occasion = YourEffectDefeats(AFTER_DEFEATED, NEVER)
    return TriggeredParagraph("After", occasion.after, occasion, one(phrases))
