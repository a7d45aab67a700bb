"""An upgrade that moves itself to another character (DST-MOV-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import has_too_many, may_move, upgrades_to_give_up
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.target import CHOSEN

CROWDED: Final = CHOSEN + 1


class CanTakeThis(Trait):
    """Silent: a character that this upgrade is not on, and that no limit keeps it from (DST-LIM-04)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        host = table.host[frame.card]
        return host >= 0 and host != thing and may_move(table, frame.card, thing)


class OrSupport(Narrowed[ACharacter]):
    """Characters, and in silence the supports of the player that take this upgrade as if they were such (D-381)."""

    def __init__(self, noun: CharacterNoun) -> None:
        Narrowed.__init__(self, noun, CanTakeThis())
        self.characters = noun

    def find(self, table: Table, frame: Frame) -> list[int]:
        supports = receivers(table, frame.seat, frame.card)
        found = self.characters.find(table, frame) + [each for each in supports if self.characters.fits(table, each)]
        return [each for each in found if self.trait.fits(table, each, frame)]

    def name(self, table: Table, thing: int) -> str:
        return Narrowed.name(self, table, thing) if table.is_character(thing) else own_name(table, thing)


class SpotToMoveThis(Verb[ACharacter]):
    """Move this upgrade to a character; it isn't played, its die goes with it (D-89, D-123).

    One upgrade too many on the character is discarded at once (D-10).
    """

    takes = A_CHARACTER

    def __init__(self, noun: CharacterNoun) -> None:
        self.on = One(OrSupport(noun))
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        stand_on("this upgrade", this, (UPGRADE_CARD,))
        Verb.reads(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CROWDED:
            moves.discard_from_play(table, frame.answer)
            table.done(True, 1, frame.picked[0])
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        host = frame.picked[0]
        moves.move_upgrade(table, frame.card, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (frame.card, host))
        if has_too_many(table, host):
            frame.step = CROWDED
            table.put(frame.seat, upgrades_to_give_up(table, host))
        else:
            table.done(True, 1, host)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to move this upgrade to it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which upgrade? It is one too many" if frame.step == CROWDED else "Move this upgrade to whom?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return own_name(table, option) if frame.step == CROWDED else self.on.name(table, option)


class MoveItTo(SpotToMoveThis):
    """ "... to move it to one of your characters", where earlier words have named the upgrade."""

    def says(self, they: bool = False) -> str:
        return f"move it to {self.on.says(they)}"
