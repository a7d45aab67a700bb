"""A support that attaches itself to a character and is an upgrade from then on (DST-TYP-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.piloting import pilots_no_longer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.verbs.attaching import Attaching
from sandtable.games.destiny.words.verbs.attaching_this import CanBearThis


class AttachToCharacter(Attaching[ACharacter]):
    """ "If this card is a support, attach it to a character you control as an upgrade": what is on it is discarded, its
    die lies on it, and one upgrade too many is discarded at once (D-10). Nobody pilots it any more.
    """

    takes = A_CHARACTER

    def __init__(self) -> None:
        self.on = One(CHARACTER.you_control).narrowed(CanBearThis())

    def attach(self, table: Table, card: int, host: int) -> None:
        pilots_no_longer(table, card)
        Attaching.attach(self, table, card, host)

    def says(self, they: bool = False) -> str:
        where = self.on.says(they)
        return f"if this card is a support, attach it to {where} as an upgrade (discard all upgrades on this card)"


ATTACH_TO_CHARACTER: Final = AttachToCharacter()
