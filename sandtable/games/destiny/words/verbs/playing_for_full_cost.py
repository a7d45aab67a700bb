"""Play a card of a cost that tokens count, for the whole of it; or any card of the hand."""

from __future__ import annotations

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.actions.playing_in_full import PLAY_IN_FULL, may_play_in_full
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import BEGUN
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import APiece
from sandtable.games.destiny.words.targets.picked import one_or_none
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.playing import Play


class CostsAsMuchAs(Trait):
    """ "With a cost equal to the number of resources on this plot": the printed cost (D-118)."""

    def __init__(self, much: Amount) -> None:
        self.much = much

    def reads(self, it: int, this: int) -> None:
        self.much.reads(it, this)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return full_cost(table, thing) == self.much.value(table, frame)

    def says(self) -> str:
        return f" with a cost equal to {self.much.equal_to()}"


class CanBePlayedInFull(Trait):
    """Silent: a card that may be played now for its full cost."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return may_play_in_full(table, frame.seat, thing)


class PlayForFullCost(Play):
    """ "Play a card ... Its cost cannot be decreased" (D-273)."""

    def __init__(self, on: Target[APiece]) -> None:
        Play.__init__(self, on)
        self.on = on.narrowed(CanBePlayedInFull())

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked or not may_play_in_full(table, frame.seat, frame.picked[0]):
            table.done(False, 0, frame.it)
            return
        frame.step = BEGUN
        table.start(PLAY_IN_FULL, frame.seat, frame.picked[0])

    def says(self, they: bool = False) -> str:
        return f"{super().says(they)}. Its cost cannot be decreased"


class PlayACard(Play):
    """ "Play a card" of the hand for its cost; the player may decline (D-297)."""

    def __init__(self) -> None:
        Play.__init__(self, one_or_none(CARD.yours.in_hand))

    def says(self, they: bool = False) -> str:
        return "play a card"


def costing_as_much_as(much: Amount, noun: Noun[APiece]) -> Noun[APiece]:
    """Cards of a noun with a cost equal to a number."""
    return Narrowed(noun, CostsAsMuchAs(much))
