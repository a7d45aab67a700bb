"""Cards from the top of a deck that all players see: "reveal the top 3 cards of a player's deck" (DST-SRH-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_SHOW
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_REVEALED, FROM_DECK, NOTHING
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.seen import Those, just_seen
from sandtable.games.destiny.words.pointing import A_PIECE, A_SEAT, KEPT, ASeat, need
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.decks import top_cards
from sandtable.games.destiny.words.verbs.hands import DiscardCard
from sandtable.games.destiny.words.verbs.searching import ShuffleDeck


class RevealTopCards(Verb[ASeat]):
    """Reveal the top cards of a deck, where they stay; `many` is their number, and "those cards" are they."""

    takes = A_SEAT
    hands = KEPT

    def __init__(self, count: int, on: Target[ASeat], note: str = "") -> None:
        self.count = count
        self.on = on
        self.note = note
        """Words in brackets behind the sentence."""

    def deed(self, table: Table, frame: Frame) -> None:
        top = table.decks[frame.picked[0]][: self.count] if frame.picked else ()
        for card in top:
            moves.show_to_all(table, card)
        if table.telling and top:
            table.tell(TOLD_SHOW, frame.seat, top)
        if top:
            happened(table, AFTER_REVEALED, frame.picked[0], frame.seat, FROM_DECK)
        table.done(len(top) >= self.count, len(top), frame.it)

    def says(self, they: bool = False) -> str:
        return f"reveal the {top_cards(str(self.count))} of {self.on.says(they)}{self.note}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Reveal the top of which deck?"


class Revealed(Those):
    """ "The revealed cards"."""

    def plural(self, they: bool) -> str:
        return "the revealed cards"


class ChooseAndDiscard(DiscardCard):
    """The same in the words "choose and discard"."""

    def says(self, they: bool = False) -> str:
        return f"choose and {DiscardCard.says(self, they)}".replace("discard 2 the", "discard 2 of the")


class ShuffleThatDeck(ShuffleDeck):
    """ "Shuffle that deck": the deck of the owner of an earlier step's card."""

    def reads(self, it: int, this: int) -> None:
        need("that deck", it, A_PIECE)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.it == NOTHING:
            table.done(False, 0, NOTHING)
        else:
            self.shuffle(table, frame, table.setup.owner[frame.it])

    def says(self, they: bool = False) -> str:
        return "shuffle that deck"


class OddCosts(Amount):
    """The number of cards just revealed that cost an odd number."""

    def value(self, table: Table, frame: Frame) -> int:
        return sum(1 for card in just_seen(table, frame) if full_cost(table, card) % 2 == 1)

    def says(self) -> str:
        return "the number of cards you just revealed that cost an odd number"

    def equal_to(self) -> str:
        return self.says()


REVEALED: Final = Revealed()
ODD_COSTS: Final = OddCosts()
