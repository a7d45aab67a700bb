"""Shields of a character that block damage dealt to other characters (DST-SHO-01 to 03)."""

from __future__ import annotations

from sandtable.games.destiny.damage import block_with_shields_of, left_to_block
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import card_name, own_title
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BEFORE_TAKEN
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, need


def bearer_of(table: Table, card: int) -> int:
    """The character that gives its shields: the card itself, or the one it is attached to."""
    return card if table.is_character(card) else table.host[card]


class OtherIsAboutToTake(Occasion):
    """A character of a noun is about to take damage that shields of this character can still block."""

    about = A_CHARACTER

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = NEVER
        self.before = BEFORE_TAKEN
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        giver = bearer_of(table, card)
        if giver < 0 or giver == it or not table.is_character(it) or table.shields[giver] == 0:
            return False
        return self.noun.fits(table, it) and left_to_block(table, it) > 0

    def says(self) -> str:
        return f"{self.noun.an()} takes damage"


class BlockWithShields(Phrase):
    """Use any number of this character's shields, also none, to block that damage."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        need("block", it, A_CHARACTER)

    def step(self, table: Table, frame: Frame) -> None:
        giver = bearer_of(table, frame.card)
        if frame.step == 0:
            frame.step = 1
            most = min(table.shields[giver], left_to_block(table, frame.it)) if giver >= 0 else 0
            if most:
                table.put(frame.seat, list(range(most + 1)))
                return
            frame.answer = 0
        blocked = block_with_shields_of(table, giver, frame.it, frame.answer) if frame.answer > 0 else 0
        table.done(True, blocked, frame.it)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == 0

    def says(self, they: bool = False) -> str:
        return "use shields of this character to block that damage"

    def prompt(self, table: Table, frame: Frame) -> str:
        giver = own_title(table, bearer_of(table, frame.card))
        return f"How many shields of {giver} block damage to {card_name(table, frame.it)}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)


class ShieldsBlockFor(Paragraph):
    """ "The character's shields can be used to block damage dealt to apprentice characters" (DST-SHO-01)."""

    def __init__(self, noun: CharacterNoun, words: str) -> None:
        self.ability = WhenTriggered(BEFORE_TAKEN, OtherIsAboutToTake(noun), BlockWithShields())
        self.words = words

    def put_on(self, printed: Print) -> None:
        printed.triggers.append(self.ability)

    def says(self) -> str:
        return f"{self.words}."


def shields_block_for(noun: CharacterNoun) -> Paragraph:
    return ShieldsBlockFor(noun, f"The character's shields can be used to block damage dealt to {noun.plural(False)}")


def attached_shields_block_for_any(noun: CharacterNoun) -> Paragraph:
    """ "Attached character's shields can be used to block damage dealt to any character"."""
    words = f"Attached character's shields can be used to block damage dealt to any {noun.bare(False)}"
    return ShieldsBlockFor(noun, words)
