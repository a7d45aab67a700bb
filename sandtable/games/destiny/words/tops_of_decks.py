"""The top card of any player's deck, and what its cost decides about that player's dice."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ARRANGE, TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.tuples import without
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Condition, Verb
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.piles import A_DECK
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_CARD, A_PIECE, A_SEAT, ADie, ASeat, need
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.targets.target import STOP
from sandtable.games.destiny.words.verbs.decks import TOP, PutBack
from sandtable.games.destiny.words.verbs.more_hands_and_decks import DiscardTopCard
from sandtable.games.destiny.words.verbs.taking_seen import TakeFromTop


class RevealTopOf(Verb[ASeat]):
    """ "Reveal the top card of a player's deck": it stays there, and later words point at it (DST-SRH-03)."""

    takes = A_SEAT
    hands = A_PIECE

    def deed(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.picked[0]][:1] if frame.picked else ()
        for card in top:
            moves.show_to_all(table, card)
            if table.telling:
                table.tell(TOLD_SHOW, frame.seat, (card,))
        if top:
            happened(table, AFTER_REVEALED, frame.picked[0], frame.seat, FROM_DECK)
        table.done(len(top) > 0, len(top), top[0] if top else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"reveal the top card of {self.on.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal the top card of which deck?"


class CostsOdd(Condition):
    """ "Its cost is an odd number": the printed cost of an earlier step's card (D-118)."""

    def reads(self, it: int, this: int) -> None:
        need("its cost", it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and full_cost(table, frame.it) % 2 == 1

    def says(self) -> str:
        return "its cost is an odd number"


class OfItsOwner(Trait):
    """Dice in the pool of the player who owns an earlier step's card."""

    def reads(self, it: int, this: int) -> None:
        need("that player", it, A_CARD)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return frame.it != NOTHING and is_shown(table, thing) and table.die_seat(thing) == table.setup.owner[frame.it]


class DiceOfThatPlayer(Narrowed[ADie]):
    """ "That player's dice"."""

    def singular(self, they: bool) -> str:
        return "one of that player's dice"


ITS_COST_IS_ODD: Final = CostsOdd()
A_DIE_OF_THAT_PLAYER: Final = DiceOfThatPlayer(DIE, OfItsOwner())


class RearrangeOnTop(PutBack):
    """ "Rearrange them in any order": cards just seen stay on top of their deck."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            self._begin(table, frame)
            frame.step = TOP
            self._ask(table, frame)
        else:
            PutBack.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return "rearrange them in any order"


class DiscardTopOfChosen(DiscardTopCard):
    """ "Choose a deck and discard its top card": later words point at the card."""

    def __init__(self) -> None:
        DiscardTopCard.__init__(self, 1, a(A_DECK))

    def says(self, they: bool = False) -> str:
        return "choose a deck and discard its top card"


class ItIsYours(Condition):
    """ "You chose your deck": the card of an earlier step is one of the speaker's."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CARD)

    def holds(self, table: Table, frame: Frame) -> bool:
        return frame.it != NOTHING and table.setup.owner[frame.it] == frame.seat

    def says(self) -> str:
        return "you chose your deck"


class TakeAndPutUnder(TakeFromTop):
    """ "... Place the rest on the bottom of your deck in any order", each below the one before.

    `numbers` holds the number of cards that are left on top; no frame holds a hidden card.
    """

    def __init__(self, count: int, noun: CardNoun, words: str) -> None:
        TakeFromTop.__init__(self, count, noun)
        self.words = words
        """The words for the card that is taken."""

    def step(self, table: Table, frame: Frame) -> None:
        seat = frame.seat
        if frame.step == PLACING:
            self._place(table, frame, frame.answer)
        elif frame.step == 0:
            frame.numbers = (min(self.count, len(table.decks[seat])),)
            TakeFromTop.step(self, table, frame)
            return
        else:
            frame.step = PLACING
            if frame.answer != STOP:
                table.own_decks()[seat] = without(table.decks[seat], frame.answer)
                moves.add_to_hand(table, frame.answer)
                happened(table, AFTER_REVEALED, seat, seat, FROM_DECK)
                frame.numbers = (frame.numbers[0] - 1,)
                frame.it = frame.answer
        self._go_on(table, frame)

    def _go_on(self, table: Table, frame: Frame) -> None:
        while frame.numbers[0] > 0:
            if not table.choose(frame, frame.seat, list(table.decks[frame.seat][: frame.numbers[0]])):
                return
            self._place(table, frame, frame.answer)
        table.done(True, 1, frame.it)

    def _place(self, table: Table, frame: Frame, card: int) -> None:
        seat = frame.seat
        table.own_decks()[seat] = (*without(table.decks[seat], card), card)
        moves.forget(table, card, seat)
        frame.answer = NOTHING
        frame.numbers = (frame.numbers[0] - 1,)
        if table.telling:
            table.tell(TOLD_ARRANGE, seat, (1, seat))

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return frame.step != PLACING and option == STOP

    def says(self, they: bool = False) -> str:
        whose = "their" if they else "your"
        taken = TakeFromTop.says(self, they).replace(self.noun.an(), self.words)
        return f"{taken}. Place the rest on the bottom of {whose} deck in any order"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == PLACING:
            return "Place which card on the bottom of your deck next?"
        return TakeFromTop.prompt(self, table, frame)


PLACING: Final = 2
YOU_CHOSE_YOUR_DECK: Final = ItIsYours()
