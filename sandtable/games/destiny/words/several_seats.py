"""Words that reach over several players: both draw, each discards, any of them may act, or one of them chooses."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOBODY
from sandtable.games.destiny.words.joints import Phrase, may
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.noun import OPPOSING
from sandtable.games.destiny.words.players import Another, Each, let_them
from sandtable.games.destiny.words.pointing import KEPT, Handed
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.cards import DiscardOwnRandom
from sandtable.games.destiny.words.verbs.dice import Choose


class DrawWithAnother(Phrase):
    """ "Choose another player. Then, you and that player each draw a card"."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            drawn = moves.draw(table, frame.seat, 1) + moves.draw(table, table.rival(frame), 1)
            table.done(drawn == 2, drawn, frame.it)

    def says(self, they: bool = False) -> str:
        return "choose another player. Then, you and that player each draw a card"


class DiscardRandomOfEach(Each):
    """ "Discard a random card from each opponent's hand"; the number of cards is that of all together."""

    def __init__(self) -> None:
        Each.__init__(self, OPPOSING, DiscardOwnRandom())

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.picked = tuple(table.opponents(frame.seat))
            frame.numbers = (0,)
        else:
            frame.numbers = (frame.numbers[0] + frame.many,)
        if frame.step < len(frame.picked):
            frame.step += 1
            let_them(table, frame, self.phrase, frame.picked[frame.step - 1])
        else:
            table.done(frame.numbers[0] == len(frame.picked), frame.numbers[0], frame.it)

    def says(self, they: bool = False) -> str:
        return "discard a random card from each opponent's hand"


class AnyPlayerMay(Phrase):
    """ "Any player may A": all are asked in turn order, the speaker first, until one has done it (DST-EPL-01)."""

    def __init__(self, phrase: Phrase) -> None:
        self.said = phrase
        self.phrase = may(phrase)

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this).either()
        done = self.phrase.hands_on(it | done, this).either()
        return Handed(it | done, it | done)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.picked = (frame.seat, *table.opponents(frame.seat))
        is_done = frame.step > 0 and frame.full and frame.many > 0
        if is_done or frame.step == len(frame.picked):
            table.done(is_done, frame.many, frame.it)
            return
        frame.step += 1
        let_them(table, frame, self.phrase, frame.picked[frame.step - 1])

    def says(self, they: bool = False) -> str:
        return f"any player may {self.said.says(True)}"


class HolderChooses(Another):
    """ "The player who controls the battlefield chooses a die in their pool", also where it is the speaker."""

    def __init__(self) -> None:
        Another.__init__(self, Choose(a(DIE.yours)))

    def who(self, table: Table, frame: Frame) -> int:
        return table.holder if table.holder >= 0 else NOBODY

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.holder >= 0 and len(table.pools[table.holder]) > 0

    def says(self, they: bool = False) -> str:
        return "the player who controls the battlefield chooses a die in their pool"


def any_player_may(phrase: Phrase) -> Phrase:
    """The phrase for the first player who likes to carry it out."""
    return AnyPlayerMay(phrase)


DRAW_WITH_ANOTHER: Final = DrawWithAnother()
DISCARD_RANDOM_OF_EACH: Final = DiscardRandomOfEach()
HOLDER_CHOOSES: Final = HolderChooses()
