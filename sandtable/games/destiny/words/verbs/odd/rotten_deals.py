"""Rotten Deal: an opponent reveals one of two cards; one player plays one of them and the opponent the other."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.play_card import PLAY_CARD
from sandtable.games.destiny.actions.playable import FREE, may_play
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.moves import show_to_all
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.joints import NO, YES, Phrase
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.hands import look

CHOOSING: Final = 1
CHOSEN: Final = 2
PLAYING: Final = 3
ASKING: Final = 4
LAST: Final = 5
REVEALED_ONE: Final = 0
OTHER_ONE: Final = 1


class RevealOneOfTwo(Phrase):
    """An opponent looks at the top 2 cards of their deck and reveals one; `many` is its place among them."""

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        rival = table.rival(frame)
        if frame.step == 0:
            top = table.decks[rival][:2]
            look(table, rival, top)
            frame.step = 1
            table.put(rival, list(top))
            return
        card = frame.answer
        frame.answer = NOTHING
        show(table, card, frame.seat)
        table.done(True, table.decks[rival].index(card), NOTHING)

    def names_cards(self) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        return "look at the top 2 cards of their deck, then reveal one of them"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal which of the top cards of your deck?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return CARD.name(table, option)


def show(table: Table, card: int, by: int) -> None:
    """Reveal a card of a deck, which stays where it is."""
    show_to_all(table, card)
    if table.telling:
        table.tell(TOLD_SHOW, table.setup.owner[card], (card,))
    happened(table, AFTER_REVEALED, table.setup.owner[card], by, FROM_DECK)


class RottenDeal(Phrase):
    """`numbers` holds the place of the revealed card among the two, then the size of the deck without the card that was
    played first; no frame names the other one (D-97).

    The other card may be chosen unseen. It is revealed then, and stays where it is if it can't be played (D-447).
    """

    hands = NOTHING_YET

    def __init__(self) -> None:
        self.phrase = RevealOneOfTwo()

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            self._begin(table, frame)
        elif frame.step == CHOOSING:
            self._choose(table, frame)
        elif frame.step == CHOSEN:
            self._play(table, frame)
        elif frame.step == PLAYING:
            self._ask_opponent(table, frame)
        elif frame.step == ASKING and frame.answer == YES:
            frame.step = LAST
            table.start(PLAY_CARD, table.rival(frame), self._remaining(table, frame)).many = FREE
        else:
            table.done(True, 1, NOTHING)

    def _begin(self, table: Table, frame: Frame) -> None:
        if not table.faces(frame):
            return
        if not table.decks[table.rival(frame)]:
            table.done(False, 0, NOTHING)
            return
        frame.step = CHOOSING
        table.push(self.phrase, frame)

    def _choose(self, table: Table, frame: Frame) -> None:
        frame.numbers = (frame.many,)
        frame.step = CHOSEN
        is_alone = len(table.decks[table.rival(frame)]) == 1
        table.put(frame.seat, [STOP, REVEALED_ONE] if is_alone else [STOP, REVEALED_ONE, OTHER_ONE])

    def _play(self, table: Table, frame: Frame) -> None:
        if frame.answer == STOP:
            table.done(True, 0, NOTHING)
            return
        at = frame.numbers[0] if frame.answer == REVEALED_ONE else 1 - frame.numbers[0]
        card = table.decks[table.rival(frame)][at]
        if frame.answer == OTHER_ONE:
            show(table, card, frame.seat)
        if not may_play(table, frame.seat, card, FREE):
            table.done(True, 0, NOTHING)
            return
        frame.step = PLAYING
        frame.numbers = (frame.numbers[0], len(table.decks[table.rival(frame)]) - 1)
        table.start(PLAY_CARD, frame.seat, card).many = FREE

    def _ask_opponent(self, table: Table, frame: Frame) -> None:
        rival = table.rival(frame)
        card = self._remaining(table, frame)
        if card == NOTHING or not may_play(table, rival, card, FREE):
            table.done(True, 1, NOTHING)
        else:
            frame.step = ASKING
            table.put(rival, [NO, YES])

    def _remaining(self, table: Table, frame: Frame) -> int:
        """The top card of the opponent's deck, if they have seen it there; NOTHING after the deck has changed, even if
        they know the card that lies there now.
        """
        rival = table.rival(frame)
        top = table.decks[rival][:1]
        is_whole = len(frame.numbers) < 2 or len(table.decks[rival]) == frame.numbers[1]
        return top[0] if top and is_whole and holds(table.knows[rival], top[0]) else NOTHING

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return (frame.step == CHOSEN and option == STOP) or (frame.step == ASKING and option == NO)

    def says(self, they: bool = False) -> str:
        return (
            "force an opponent to look at the top 2 cards of their deck, then reveal one of them. You may play either "
            "of those two cards for free. Then the opponent may play the remaining card for free"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Play which of the two cards for free?" if frame.step == CHOSEN else "Play the remaining card for free?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step == ASKING:
            return "yes" if option == YES else "no"
        return "none" if option == STOP else "the revealed card" if option == REVEALED_ONE else "the other card"
