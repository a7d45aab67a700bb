"""A support that attaches itself to a character and is an upgrade from then on (DST-TYP-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import becoming, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import crowd_of, is_crowded
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.piloting import pilots_no_longer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import A_CHARACTER, ACharacter, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.verbs.attaching_this import CROWDED, CanBearThis


class AttachToCharacter(Verb[ACharacter]):
    """ "If this card is a support, attach it to a character you control as an upgrade": what is on it is discarded, its
    die lies on it, and one upgrade too many is discarded at once (D-10). Nobody pilots it any more.
    """

    takes = A_CHARACTER

    def __init__(self) -> None:
        self.on = One(CHARACTER.you_control).narrowed(CanBearThis())

    def reads(self, it: int, this: int) -> None:
        stand_on("this card", this, (SUPPORT_CARD,))
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
        pilots_no_longer(table, frame.card)
        becoming.become_upgrade(table, frame.card, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (frame.card, host))
        if is_crowded(table, frame.card, host):
            frame.step = CROWDED
            table.put(frame.seat, crowd_of(table, frame.card, host))
        else:
            table.done(True, 1, host)

    def says(self, they: bool = False) -> str:
        where = self.on.says(they)
        return f"if this card is a support, attach it to {where} as an upgrade (discard all upgrades on this card)"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which upgrade? Three are the limit" if frame.step == CROWDED else "Attach this card to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return own_name(table, option) if frame.step == CROWDED else self.on.name(table, option)


ATTACH_TO_CHARACTER: Final = AttachToCharacter()
