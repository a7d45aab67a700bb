"""A support that attaches itself to another one and is an upgrade from then on (DST-TYP-03, 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import becoming, moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import crowd_of, is_crowded
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import own_name
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.abilities import Action, Paragraph, one
from sandtable.games.destiny.words.joints import Condition, Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, APiece, need, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.targets.target import CHOSEN

CROWDED: Final = CHOSEN + 1


class CanBearThis(Trait):
    """Silent: another support, while this card is still a support itself."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.host[frame.card] < 0 and table.is_in_play(frame.card) and thing != frame.card


class SpotToAttachThis(Verb[APiece]):
    """Attach this support to a support as an upgrade; later words point at that one.

    What is on this card is discarded, its die lies on it, and one upgrade too many is discarded at once (DST-MOD-05).
    """

    takes = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.on = One(noun.yours).narrowed(CanBearThis())
        self.noun = noun

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
        becoming.become_upgrade(table, frame.card, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (frame.card, host))
        if is_crowded(table, frame.card, host):
            frame.step = CROWDED
            table.put(frame.seat, crowd_of(table, frame.card, host))
        else:
            table.done(True, 1, host)

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to attach this card to it as a mod upgrade (discard all upgrades on this card)"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Discard which upgrade? Three are the limit" if frame.step == CROWDED else "Attach this card to"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return own_name(table, option) if frame.step == CROWDED else self.on.name(table, option)


class ThatVehicleIs(Condition):
    """ "That vehicle is Black One": the title of an earlier step's card."""

    def __init__(self, title: str) -> None:
        self.title = title

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_PIECE)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.setup.prints[frame.it].title == self.title

    def says(self) -> str:
        return f"that vehicle is {self.title}"


class OnceAGame(Action):
    """An action that ends the type of its card, so that it can't be used a second time."""

    def says(self) -> str:
        return f"{Action.says(self)} Use this action only once per game."


def that_vehicle_is(title: str) -> Condition:
    return ThatVehicleIs(title)


def once_a_game(*phrases: Phrase) -> Paragraph:
    return OnceAGame(one(phrases))


THAT_VEHICLE: Final = It("it", CARD.kind(SUPPORT_CARD))
