"""A random card of a hand that is revealed, and what its cost decides."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_PIECE, NOTHING_YET, Handed


class RevealRandom(Phrase):
    """ "Reveal a random card in an opponent's hand": it stays there; `worth` is its printed cost (D-118)."""

    hands = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        rival = table.rival(frame)
        hand = table.hands[rival]
        if not hand and frame.step == 0:
            table.done(False, 0, NOTHING)
            return
        if frame.step == 0:
            frame.step = 1
            frame.numbers = (hand[table.dice.below(len(hand))],)
            if anticipated(table, frame, frame.numbers):
                return
        if not still_held(table, frame.numbers):
            table.done(False, 0, NOTHING)
            return
        card = frame.numbers[0]
        moves.show_to_all(table, card)
        if table.telling:
            table.tell(TOLD_SHOW, rival, (card,))
        happened(table, AFTER_REVEALED, rival, frame.seat)
        table.done(True, 1, card, full_cost(table, card))

    def says(self, they: bool = False) -> str:
        return "reveal a random card in an opponent's hand"


class ByCost(Phrase):
    """ "If that card's cost is: 0: Turn a die; 1: ...": the deed of the cost that earlier words have shown.

    Each deed has its words; a cost without a deed does nothing.
    """

    def __init__(self, *deeds: tuple[Phrase, str]) -> None:
        self.phrases = [phrase for phrase, _ in deeds]
        self.words = [words for _, words in deeds]

    def hands_on(self, it: int, this: int) -> Handed:
        for phrase in self.phrases:
            phrase.hands_on(it, this)
        return Handed(NOTHING_YET, NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and frame.worth < len(self.phrases):
            frame.step = 1
            table.push(self.phrases[frame.worth], frame)
        else:
            table.done(frame.full, frame.many, NOTHING)

    def says(self, they: bool = False) -> str:
        deeds = "; ".join([f"{cost}: {words}" for cost, words in enumerate(self.words)])
        return f"if that card's cost is: {deeds}"
