"""Two characters, one chosen by each of two players, and the die that decides what happens to them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.pointing import Handed
from sandtable.games.destiny.words.those_characters import Those

YOU_CHOOSE: Final = 1
THEY_CHOOSE: Final = 2
ACTING: Final = 3


class BothChoose(Phrase):
    """ "Choose a character. Force an opponent to choose a character. ...": `picked` holds both, or the one that both
    have chosen.
    """

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        return self.phrase.hands_on(it, this)

    def keeps_characters(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            if not table.faces(frame):
                return
            frame.step = YOU_CHOOSE
            if not table.choose(frame, frame.seat, CHARACTER.find(table, frame)):
                return
        if frame.step == YOU_CHOOSE:
            frame.picked = (frame.answer,)
            frame.step = THEY_CHOOSE
            if not table.choose(frame, table.rival(frame), CHARACTER.find(table, frame)):
                return
        if frame.step == THEY_CHOOSE:
            if frame.answer not in frame.picked:
                frame.picked += (frame.answer,)
            frame.step = ACTING
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        goal = capitalized(self.phrase.says(they))
        return f"choose a character. Force an opponent to choose a character. {goal}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CHARACTER.name(table, option)


class TheChosen(Those):
    """ "The chosen characters", as far as they are still in play."""

    def plural(self, they: bool) -> str:
        return "the chosen characters"


def both_choose(phrase: Phrase) -> Phrase:
    return BothChoose(phrase)


THE_CHOSEN_CHARACTERS: Final = TheChosen()
