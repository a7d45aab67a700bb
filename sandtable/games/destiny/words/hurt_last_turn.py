"""Characters that an opponent dealt damage to in their last turn: "heal 2 damage from that character" (DST-MEM-05)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import DAMAGE_DEALT, last_turn
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ACharacter, recall


class WasHurt(Trait):
    """Silent: dealt damage by an opponent in the last turn that they finished in this round."""

    def reads(self, it: int, this: int) -> None:
        recall(DAMAGE_DEALT)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        for opponent in table.opponents(frame.seat):
            hurt = (DAMAGE_DEALT, opponent, thing)
            if any([note[:3] == hurt for note in last_turn(table, opponent)]):
                return True
        return False


class ThatHurtOne(Narrowed[ACharacter]):
    """ "that character", of which earlier words have told; with several of them the player chooses one."""

    def singular(self, they: bool) -> str:
        return "that character"


def that_hurt(noun: CharacterNoun) -> Noun[ACharacter]:
    """One of your characters of a noun that an opponent dealt damage to in their last turn."""
    return ThatHurtOne(noun.yours, WasHurt())
