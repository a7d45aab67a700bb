"""Cards of any player's deck that are revealed and played: the deck of an earlier step's card."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import May, Phrase
from sandtable.games.destiny.words.pointing import A_CARD, A_SEAT, ASeat, need
from sandtable.games.destiny.words.replaced import Otherwise
from sandtable.games.destiny.words.targets.target import CHOSEN, OPEN, Target


class DeckOfIt(Target[ASeat]):
    """The deck of the player of an earlier step's card: of its controller, or of its owner."""

    def __init__(self, word: str, is_owners: bool) -> None:
        self.word = word
        self.is_owners = is_owners

    def kind_of_thing(self) -> int:
        return A_SEAT

    def reads(self, it: int, this: int) -> None:
        need(self.word, it, A_CARD)

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.step = CHOSEN
            if frame.it != NOTHING:
                card = frame.it
                frame.picked = (table.setup.owner[card] if self.is_owners else table.controller(card),)
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING

    def says(self, they: bool = False) -> str:
        return self.word


class PlayOrElse(Otherwise):
    """ "You may play that card for free, if able. Otherwise discard it ...": also where the player declines.

    Nothing happens where no card was seen.
    """

    def __init__(self, first: Phrase, second: Phrase) -> None:
        Otherwise.__init__(self, May(first.agreed()), second, ", if able. Otherwise ")

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and frame.many > 0:
            frame.step = 1
            frame.numbers = (frame.many, frame.it)
            table.push(self.first, frame)
        elif frame.step == 1 and frame.many == 0:
            frame.step = 2
            frame.many, frame.it = frame.numbers
            table.push(self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)


CONTROLLERS_DECK: Final[Target[ASeat]] = DeckOfIt("that character's controller's deck", False)
THAT_PLAYERS_DECK: Final[Target[ASeat]] = DeckOfIt("that player's deck", True)


def play_or_else(play: Phrase, other: Phrase) -> Phrase:
    return PlayOrElse(play, other)
