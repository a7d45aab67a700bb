"""An upgrade that moves itself to another character (DST-MOV-03)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import may_move
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import UPGRADE_CARD
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.verbs.attaching import Attaching


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

    def has_any(self, table: Table, frame: Frame) -> bool:
        return len(self.find(table, frame)) > 0

    def name(self, table: Table, thing: int) -> str:
        return Narrowed.name(self, table, thing) if table.is_character(thing) else own_name(table, thing)


class SpotToMoveThis(Attaching[ACharacter]):
    """Move this upgrade to a character; it isn't played, its die goes with it (D-89, D-123).

    One upgrade too many on the character is discarded at once (D-10).
    """

    takes = A_CHARACTER
    printed_type = UPGRADE_CARD

    def __init__(self, noun: CharacterNoun) -> None:
        self.on = One(OrSupport(noun))
        self.noun = noun

    def attach(self, table: Table, card: int, host: int) -> None:
        moves.move_upgrade(table, card, host)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to move this upgrade to it"

    def asks(self) -> str:
        return "Move this upgrade to whom?"


class MoveItTo(SpotToMoveThis):
    """ "... to move it to one of your characters", where earlier words have named the upgrade."""

    def says(self, they: bool = False) -> str:
        return f"move it to {self.on.says(they)}"
