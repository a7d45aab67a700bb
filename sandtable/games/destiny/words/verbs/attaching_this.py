"""A support that attaches itself to another one and is an upgrade from then on (DST-TYP-03, 06)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING, SUPPORT_CARD
from sandtable.games.destiny.words.abilities import Action, Paragraph, one
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD, CardNoun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, APiece, need
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.verbs.attaching import Attaching


class CanBearThis(Trait):
    """Silent: another support, while this card is still a support itself and has not done so in this game (D-721)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        this = frame.card
        return table.host[this] < 0 and table.is_in_play(this) and this not in table.spent and thing != this


class SpotToAttachThis(Attaching[APiece]):
    """Attach this support to a support as an upgrade; later words point at that one.

    What is on this card is discarded, its die lies on it, and one upgrade too many is discarded at once (DST-MOD-05).
    """

    takes = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.on = One(noun.yours).narrowed(CanBearThis())
        self.noun = noun

    def says(self, they: bool = False) -> str:
        return f"spot {self.noun.an()} to attach this card to it as a mod upgrade (discard all upgrades on this card)"

    def attach(self, table: Table, card: int, host: int) -> None:
        Attaching.attach(self, table, card, host)
        table.spent += (card,)


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
    """An action that ends the type of its card; its words see to it that a copy is used once in a game (D-721)."""

    def says(self) -> str:
        return f"{Action.says(self)} Use this action only once per game."


def that_vehicle_is(title: str) -> Condition:
    return ThatVehicleIs(title)


def once_a_game(*phrases: Phrase) -> Paragraph:
    return OnceAGame(one(phrases))


THAT_VEHICLE: Final = It("it", CARD.kind(SUPPORT_CARD))
