"""Dice that cannot be rolled for a while: they stay on their cards (DST-LAS-01, D-483)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import lasting
from sandtable.games.destiny.dice_moves import dice_brought
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import die_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.noun import Noun, seats_of
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import A_DIE, ADie
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.lasting_effects import tell_lasting


class CharacterDice(SomeDice):
    """Character dice wherever they lie (D-483): on their characters or on cards that have gained them (D-403), and in
    pools, also those of characters that are not in play (DST-ASD-18).
    """

    def find(self, table: Table, frame: Frame) -> list[int]:
        seats = seats_of(self.whose, table, frame)
        found = [die for seat in seats for character in table.teams[seat] for die in dice_brought(table, character)]
        others = [die for die, _ in table.dice_gained] + [die for seat in seats for die in table.pools[seat]]
        for die in others:
            if die not in found and table.kind(table.setup.card_of[die]) == CHARACTER_CARD:
                found.append(die)
        return found

    def name(self, table: Table, thing: int) -> str:
        return die_name(table, thing)

    def singular(self, they: bool) -> str:
        return "a character die"

    def plural(self, they: bool) -> str:
        return "character dice"


CHARACTER_DICE: Final[Noun[ADie]] = CharacterDice()


class BarRolling(Verb[ADie]):
    """ "Choose a character die. That die cannot be rolled during the next round"."""

    takes = A_DIE

    def __init__(self) -> None:
        self.on = a(CHARACTER_DICE)

    def deed(self, table: Table, frame: Frame) -> None:
        for die in frame.picked:
            lasting.last(table, lasting.NO_ROLL, die, 0, lasting.NEXT_ROUND)
            tell_lasting(table, frame.seat, lasting.NO_ROLL, die, lasting.NEXT_ROUND)
        picked = frame.picked
        table.done(len(picked) > 0, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}. That die cannot be rolled during the next round"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which die cannot be rolled in the next round?"


BAR_ROLLING: Final = BarRolling()
