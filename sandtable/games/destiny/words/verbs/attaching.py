"""Verbs that put a card on another one as an upgrade: one upgrade too many is discarded at once."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import becoming, moves
from sandtable.games.destiny.attached import is_downgrade
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import crowd_of, is_crowded, look_at_limits
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.noun import T_co
from sandtable.games.destiny.words.pointing import stand_on
from sandtable.games.destiny.words.targets.target import CHOSEN

CROWDED: Final = CHOSEN + 1
"""The step in which one upgrade too many is named."""


class Attaching(Verb[T_co]):
    """Put this card on the chosen thing; one upgrade too many there is discarded at once (D-10, DST-MOD-05)."""

    printed_type: int = SUPPORT_CARD
    """The printed type of the card that has these words."""

    def reads(self, it: int, this: int) -> None:
        stand_on("this card", this, (self.printed_type,))
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
        card, host = self.card(frame), self.host(frame)
        self.attach(table, card, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (card, host))
        if is_crowded(table, card, host):
            if not table.is_character(host) or is_downgrade(table, card):
                frame.step = CROWDED
                table.put(frame.seat, crowd_of(table, card, host))
                return
            look_at_limits(table, card)  # beside other demands of the rules, such as one of two unique cards
        table.done(True, 1, frame.picked[0])

    def card(self, frame: Frame) -> int:
        """The card that becomes an upgrade."""
        return frame.card

    def host(self, frame: Frame) -> int:
        """The card or character that gets it."""
        return frame.picked[0]

    def attach(self, table: Table, card: int, host: int) -> None:
        becoming.become_upgrade(table, card, host)

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which upgrade? Three are the limit" if frame.step == CROWDED else self.asks()

    def asks(self) -> str:
        """The question for what it is put on."""
        return "Attach this card to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return own_name(table, option) if frame.step == CROWDED else self.on.name(table, option)
