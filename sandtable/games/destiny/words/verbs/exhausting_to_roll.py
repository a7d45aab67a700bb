"""Exhaust upgrades of this character to roll their dice."""

from __future__ import annotations

from sandtable.games.destiny import dice_moves, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING, ON_CARD
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.pointing import A_PIECE, APiece, stand_on
from sandtable.games.destiny.words.targets.picked import exactly


class ReadyOnThis(Noun[APiece]):
    """Ready upgrades of a subtype that are attached to this character."""

    kind_of_thing = A_PIECE

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [
            card
            for card in table.upgrades[frame.card]
            if not table.exhausted[card] and self.subtype in table.setup.prints[card].subtypes
        ]

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return f"{self.subtype}{'s' if plural else ''} attached to this character"

    def singular(self, they: bool) -> str:
        return f"a {self.bare(False)}"

    def plural(self, they: bool) -> str:
        return self.bare(True)


class ExhaustToRoll(Verb[APiece]):
    """Exhaust this number of upgrades to roll the dice that lie on them; fewer upgrades do nothing (D-53)."""

    takes = A_PIECE

    def __init__(self, count: int, subtype: str) -> None:
        self.subtype = subtype
        self.on = exactly(count, ReadyOnThis(subtype))

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, NOTHING)
        else:
            Verb.step(self, table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        dice: tuple[int, ...] = ()
        for card in frame.picked:
            moves.exhaust(table, card)
            dice += tuple([die for die in table.setup.dice_of[card] if table.face[die] == ON_CARD])
        dice_moves.roll(table, dice)
        table.done(True, len(dice), frame.picked[0])

    def says(self, they: bool = False) -> str:
        return (
            f"exhaust {self.on.says(they)} to roll those {self.subtype}s' dice into {'their' if they else 'your'} pool"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Exhaust which card?"
