"""Dice that were removed in an opponent's last turn and are rolled back into the pool (DST-MEM-05, D-268)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.lying_dice import is_lying
from sandtable.games.destiny.words.memories import was_removed
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.some_dice import SomeDice
from sandtable.games.destiny.words.pointing import ADie
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import Target


class RemovedDice(SomeDice):
    """The dice of characters and of their upgrades that were removed, and lie on their cards."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun
        self.whose = noun.whose

    def find(self, table: Table, frame: Frame) -> list[int]:
        cards = [each for character in self.noun.find(table, frame) for each in (character, *table.upgrades[character])]
        dice = [die for card in cards for die in dice_of(table, card)]
        return [die for die in dice if is_lying(table, die) and was_removed(table, die)]

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def singular(self, they: bool) -> str:
        return "that die"

    def plural(self, they: bool) -> str:
        return "those dice"


def that_removed_die(noun: CharacterNoun) -> Target[ADie]:
    """ "That die": one that was removed, of characters like this."""
    return One(RemovedDice(noun))
