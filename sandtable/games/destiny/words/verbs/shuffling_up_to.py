"""Set-aside copies that are shuffled into the deck, as many of each title as the player likes."""

from __future__ import annotations

from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.facts import prints_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.recruiting import set_aside_of
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import KEPT
from sandtable.games.destiny.words.verbs.aside_moves import shuffle_into_deck


class ShuffleUpToCopies(Phrase):
    """ "Shuffle up to 2 copies each of ... into your deck": the player says a number for each title (DST-ASD-11).

    `numbers` holds the numbers said so far.
    """

    hands = KEPT

    def __init__(self, most: int, codes: tuple[str, ...], named: str) -> None:
        self.most = most
        self.titles = [facts_of(code).name for code in codes]
        self.prints = [tuple(prints_of(code)) for code in codes]
        self.named = named

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 1:
            frame.step = 0
            frame.numbers += (frame.answer,)
        while len(frame.numbers) < len(self.prints):
            most = min(self.most, len(set_aside_of(table, frame.seat, self.prints[len(frame.numbers)])))
            if most:
                frame.step = 1
                table.put(frame.seat, list(range(most + 1)))
                return
            frame.numbers += (0,)
        cards: list[int] = []
        for at, count in enumerate(frame.numbers):
            cards += set_aside_of(table, frame.seat, self.prints[at])[:count]
        if cards:
            shuffle_into_deck(table, frame.seat, tuple(cards))
        table.done(True, len(cards), frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([len(set_aside_of(table, frame.seat, codes)) > 0 for codes in self.prints])

    def says(self, they: bool = False) -> str:
        return f"shuffle up to {self.named} into {'their' if they else 'your'} deck"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Shuffle how many copies of {self.titles[len(frame.numbers)]} into your deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return str(option)
