"""Vehicles that are attached to a support and become supports again (DST-TYP-03, 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import becoming
from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.piloting import pilots_no_longer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD, SUPPORT
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.verbs.attaching import Attaching
from sandtable.games.destiny.words.verbs.attaching_this import SpotToAttachThis


class NotElite(Quality):
    """ "A non-elite vehicle"."""

    def suits(self, table: Table, card: int) -> bool:
        return not is_elite(table, card)

    def before(self) -> str:
        return "non-elite"


class CanBeTaken(Trait):
    """Silent: another support, while the card with these words is a support in play itself."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return thing != frame.card and table.is_in_play(frame.card) and table.host[frame.card] < 0


class AttachHere(Attaching[APiece]):
    """ "Attach a non-elite vehicle support you control to this card as a mod upgrade": it is no support any more, so
    nobody pilots it; one upgrade too many is discarded at once (DST-MOD-05).
    """

    takes = A_PIECE

    def __init__(self) -> None:
        self.on = One(SUPPORT.you_control.called("vehicle").having(NotElite())).narrowed(CanBeTaken())

    def card(self, frame: Frame) -> int:
        return frame.picked[0]

    def host(self, frame: Frame) -> int:
        return frame.card

    def attach(self, table: Table, card: int, host: int) -> None:
        pilots_no_longer(table, card)
        Attaching.attach(self, table, card, host)

    def says(self, they: bool = False) -> str:
        return f"attach {self.on.says(they)} to this card as a mod upgrade"

    def asks(self) -> str:
        return "Attach which vehicle?"


class VehicleHere(Noun[APiece]):
    """ "A vehicle attached to this support"."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        return [card for card in upgrades_on(table, frame.card) if has_subtype(table, card, "vehicle")]

    def reads(self, it: int, this: int) -> None:
        stand_on(self.singular(False), this, (SUPPORT_CARD,))

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def singular(self, they: bool) -> str:
        return "a vehicle attached to this support"

    def plural(self, they: bool) -> str:
        return "vehicles attached to this support"

    def bare(self, plural: bool) -> str:
        return "vehicles" if plural else "vehicle"


class Detach(Verb[APiece]):
    """ "Choose a vehicle attached to this support. It becomes a support": as ready or exhausted as before."""

    takes = A_PIECE

    def __init__(self) -> None:
        self.on = One[APiece](VehicleHere())

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            becoming.return_as_support(table, card)
        table.done(len(frame.picked) > 0, len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}. It becomes a support"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Which vehicle becomes a support?"


class SpotTitleToAttachThis(SpotToAttachThis):
    """ "Spot Ghost to attach this support to it as a mod upgrade": a support with this title, as often as wished."""

    def __init__(self, title: str) -> None:
        SpotToAttachThis.__init__(self, SUPPORT.titled(title))
        self.title = title

    def attach(self, table: Table, card: int, host: int) -> None:
        pilots_no_longer(table, card)
        Attaching.attach(self, table, card, host)

    def says(self, they: bool = False) -> str:
        return f"spot {self.title} to attach this support to it as a mod upgrade (it is no longer a support)"


class ReturnAsSupport(Phrase):
    """ "This upgrade becomes a support (Do not ready it. Return this die to its card)"."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("this upgrade", this, (SUPPORT_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_attached = self.possible(table, frame)
        if is_attached:
            becoming.return_as_support(table, frame.card)
        table.done(is_attached, 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.host[frame.card] >= 0

    def says(self, they: bool = False) -> str:
        return "this upgrade becomes a support (Do not ready it. Return this die to its card)"


ATTACH_HERE: Final = AttachHere()
DETACH: Final = Detach()
RETURN_AS_SUPPORT: Final = ReturnAsSupport()
