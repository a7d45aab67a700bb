"""Choices of an opponent about a die or among effects: "that opponent may remove the chosen die. Otherwise ..."."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.names import own_title
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.players import let_them
from sandtable.games.destiny.words.pointing import Handed
from sandtable.games.destiny.words.targets.pointed import It
from sandtable.games.destiny.words.verbs.dice import Remove
from sandtable.games.destiny.words.verbs.several_supports import UnlessTheyResolve


class TheyMayRemove(UnlessTheyResolve):
    """ "That opponent may remove the chosen die. Otherwise, ...": its player is asked, where it can be removed."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase
        self.deed = Remove(It("that die", DIE))

    def says(self, they: bool = False) -> str:
        return f"that opponent may remove the chosen die. Otherwise, {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{own_title(table, frame.card)}: remove that die? Otherwise an opponent may {self.phrase.says(True)}"


class TheyChooseOne(Phrase):
    """ "Force an opponent to choose one": they choose, also an effect that does nothing (DST-CHE-01).

    Of the first words "you" is the player of the card; the others are carried out by that opponent.
    """

    def __init__(self, yours: Phrase, theirs: tuple[Phrase, ...]) -> None:
        self.phrases = (yours, *theirs)

    def hands_on(self, it: int, this: int) -> Handed:
        done = it
        for phrase in self.phrases:
            done |= phrase.hands_on(it, this).either()
        return Handed(done, done)

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        if frame.step == 0:
            frame.step = 1
            table.put(table.rival(frame), list(range(len(self.phrases))))
        elif frame.step == 1 and frame.answer == 0:
            frame.step = 2
            table.push(self.phrases[0], frame)
        elif frame.step == 1:
            frame.step = 2
            let_them(table, frame, self.phrases[frame.answer], table.rival(frame))
        else:
            table.done(frame.full, frame.many, frame.it)

    def _said(self, at: int) -> str:
        return f"{'they' if at else 'you'} {self.phrases[at].says(at > 0)}"

    def says(self, they: bool = False) -> str:
        return f"force an opponent to choose one: {'; '.join([self._said(at) for at in range(len(self.phrases))])}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{own_title(table, frame.card)}: choose one"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return f"{'you' if option else 'an opponent may'} {self.phrases[option].says()}"


def they_may_remove(otherwise: Phrase) -> Phrase:
    """The player of the chosen die may remove it; these words follow where they don't."""
    return TheyMayRemove(otherwise)


def they_choose_one(yours: Phrase, *theirs: Phrase) -> Phrase:
    """An opponent chooses between words of yours and words of theirs."""
    return TheyChooseOne(yours, theirs)
