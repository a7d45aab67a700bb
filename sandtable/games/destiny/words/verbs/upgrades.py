"""Upgrades that change places: returned to the hand, switched with one of the hand, turned into a support."""

from __future__ import annotations

from sandtable.games.destiny import becoming, moves
from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.beside import leave_beside
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import keep_one
from sandtable.games.destiny.terms import NOTHING, UPGRADE_CARD
from sandtable.games.destiny.words.joints import Phrase, Verb
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.noun import YOURS
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, KEPT, APiece, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.pointed import ThisCard
from sandtable.games.destiny.words.targets.target import STOP, Target


class Return(Verb[APiece]):
    """Return a card from play to its owner's hand; all players know that it is there (D-23)."""

    takes = A_PIECE

    def deed(self, table: Table, frame: Frame) -> None:
        for card in frame.picked:
            moves.return_to_hand(table, card)
        table.done(self.on.full(table, frame), len(frame.picked), frame.picked[0] if frame.picked else NOTHING)

    def says(self, they: bool = False) -> str:
        on = self.on
        if isinstance(on, One):
            is_own = isinstance(on.noun, CardNoun) and on.noun.whose == YOURS
            return f"return {on.says(they)} in play to {'your' if is_own and not they else 'their'} hand"
        whose = "your" if isinstance(on, ThisCard) and not they else "their"
        return f"return {on.says(they)} to {whose} hand"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Return which card?"


class ReturnToOwner(Return):
    """ "Return a support in play that costs 3 or less to its owner's hand", in these words for the card."""

    def __init__(self, on: Target[APiece], words: str) -> None:
        Return.__init__(self, on)
        self.words = words

    def says(self, they: bool = False) -> str:
        return f"return {self.words} to its owner's hand"


class ReturnThis(Return):
    """ "Return this support from play to its owner's hand"."""

    def says(self, they: bool = False) -> str:
        return f"return {self.on.says(they)} from play to its owner's hand"


class SpendCostOf(Phrase):
    """ "Spend resources equal to the cost of ...": a card the player can pay for, or none (D-53, D-90,
    D-118).
    """

    hands = A_PIECE

    def __init__(self, noun: CardNoun) -> None:
        self.noun = noun

    def reads(self, it: int, this: int) -> None:
        self.noun.reads(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            found = self._affordable(table, frame)
            if found:
                frame.step = 1
                table.put(frame.seat, [STOP, *found])
                return
            frame.answer = STOP
        card = frame.answer
        if card == STOP:
            table.done(False, 0, NOTHING)
            return
        cost = self._cost(table, card)
        moves.spend(table, frame.seat, cost)
        table.done(True, cost, card)

    def _affordable(self, table: Table, frame: Frame) -> list[int]:
        most = table.resources[frame.seat]
        return [card for card in self.noun.find(table, frame) if self._cost(table, card) <= most]

    def _cost(self, table: Table, card: int) -> int:
        """Its cost without what playing it has saved (EX-22, D-118)."""
        return full_cost(table, card)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._affordable(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return f"spend resources equal to the cost of {self.noun.singular(they)} in play"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Spend the cost of which card?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == STOP:
            return "none"
        return f"{self.noun.name(table, option)} ({self._cost(table, option)})"


class TakesItsPlace(Trait):
    """Silent: an upgrade that no limit keeps from the card that this one is on (DST-LIM-04)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        host = table.host[frame.card]
        return host < 0 or all(each.lets_move(table, host) for each in table.setup.prints[thing].restrictions)


class SwitchThis(Verb[APiece]):
    """Switch this upgrade with one of the hand, which takes its place without being played (DST-CLR-01, 02, D-108).

    Both have to be cards of the acting player, because a hand never holds another player's card (DST-FAQ-19). A second
    copy of a unique card is given up at once (D-04, DST-NAM-01).
    """

    takes = A_PIECE

    def __init__(self, on: Target[APiece]) -> None:
        self.on = on.narrowed(TakesItsPlace())

    def reads(self, it: int, this: int) -> None:
        stand_on("this upgrade", this, (UPGRADE_CARD,))
        Verb.reads(self, it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, NOTHING)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        upgrade = frame.picked[0]
        seat = frame.seat
        host = table.host[frame.card]
        moves.return_to_hand(table, frame.card)
        moves.take_from_hand(table, seat, upgrade)
        moves.attach(table, upgrade, host)
        leave_beside(table)
        if table.telling:
            table.tell(TOLD_ATTACH, seat, (upgrade, host))
        table.done(True, 1, upgrade)
        keep_one(table, seat, upgrade)

    def possible(self, table: Table, frame: Frame) -> bool:
        card = frame.card
        is_own = table.host[card] >= 0 and table.controller(card) == frame.seat == table.setup.owner[card]
        return is_own and self.on.exists(table, frame)

    def says(self, they: bool = False) -> str:
        return f"switch this upgrade with {self.on.says(they)}, ignoring its play restrictions"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Switch {table.setup.prints[frame.card].title} with which upgrade?"


class BecomeSupport(Phrase):
    """This upgrade becomes a support, ready; its die doesn't move, and no card is played (D-78)."""

    hands = KEPT

    def reads(self, it: int, this: int) -> None:
        stand_on("this upgrade", this, (UPGRADE_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        is_attached = self.possible(table, frame)
        if is_attached:
            becoming.become_support(table, frame.card)
        table.done(is_attached, 1, frame.it)

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.host[frame.card] >= 0

    def says(self, they: bool = False) -> str:
        return "this upgrade becomes a support for the rest of the game (it starts ready)"
