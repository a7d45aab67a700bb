"""Cards of a hand that are detected by a choice, or that change places with another one (DST-DET-06)."""

from __future__ import annotations

from sandtable.games.destiny import moves
from sandtable.games.destiny.anticipating import anticipated, still_held
from sandtable.games.destiny.detecting import detect
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_TO_DECK
from sandtable.games.destiny.state import Table, holds
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.words.joints import BEGUN, Verb
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece
from sandtable.games.destiny.words.targets.target import Target


class DetectChosen(Verb[APiece]):
    """ "Choose a card. That card is detected": one of a hand that the player has just looked at."""

    takes = A_PIECE

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == BEGUN or self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        """Detect the card, unless its player plays it before it is revealed (DST-ANT-01, 03)."""
        new = tuple([card for card in frame.picked if not holds(table.detected, card)])
        if frame.step < BEGUN and table.setup.anticipates:
            frame.step = BEGUN
            if anticipated(table, frame, new):
                return
        for card in still_held(table, new):
            detect(table, table.setup.owner[card], (card,), frame.seat)
        picked = still_held(table, frame.picked)
        table.done(len(picked) > 0, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return (
            f"choose {self.on.says(they)}. That card is detected "
            "(it remains revealed until the end of the action phase)"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Detect which card?"


class HasDeck(Trait):
    """Silent: a card whose owner has a card left in the deck."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(table.decks[table.setup.owner[thing]]) > 0


class SwitchWithTop(Verb[APiece]):
    """ "Switch it with the top card of its owner's deck": the new card of the hand is detected (DST-DET-06)."""

    takes = A_PIECE
    hands = KEPT

    def __init__(self, on: Target[APiece]) -> None:
        self.on = on.narrowed(HasDeck())

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            switch_with_top(table, card, frame.seat)
        table.done(len(frame.picked) > 0, len(frame.picked), frame.it)

    def says(self, they: bool = False) -> str:
        return (
            f"choose {self.on.says(they)} to switch it with the top card of its owner's deck. (The card from the deck "
            "inherits the effect from detect when switched and will be detected)"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Switch which card with the top card of the deck?"


def switch_with_top(table: Table, card: int, by: int) -> None:
    """Put a card of a hand, which all have seen, on the deck, and its top card into the hand, detected (D-445)."""
    owner = table.setup.owner[card]
    top = table.decks[owner][0]
    moves.take_from_hand(table, owner, card)
    table.own_decks()[owner] = (card, *table.decks[owner][1:])
    moves.show_to_all(table, card)
    if table.telling:
        table.tell(TOLD_TO_DECK, owner, (card,))
    table.own_hands()[owner] += (top,)
    detect(table, owner, (top,), by)
