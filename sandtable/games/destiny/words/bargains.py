"""Words that give an opponent something, or a way out, and numbers with a limit: "to a maximum of 3"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.colors import colors_of
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.english import counted
from sandtable.games.destiny.words.joints import NO, YES, Condition, Phrase
from sandtable.games.destiny.words.players import Unless, let_them
from sandtable.games.destiny.words.pointing import KEPT


class GiveResources(Phrase):
    """Give an opponent some of your resources, as a requirement: all of them or nothing (D-53)."""

    hands = KEPT

    def __init__(self, count: int) -> None:
        self.count = count

    def possible(self, table: Table, frame: Frame) -> bool:
        return table.resources[frame.seat] >= self.count

    def step(self, table: Table, frame: Frame) -> None:
        if not self.possible(table, frame):
            table.done(False, 0, frame.it)
        elif table.faces(frame):
            moves.lose(table, frame.seat, self.count)
            moves.gain(table, table.rival(frame), self.count)
            table.done(True, self.count, frame.it)

    def says(self, they: bool = False) -> str:
        return f"give an opponent {counted(str(self.count), 'resource')}"


class HaveResources(Condition):
    """ "You have 3 or more resources"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.resources[frame.seat] >= self.least

    def says(self) -> str:
        return f"you have {self.least} or more resources"


class TakeResources(Phrase):
    """ "Take 1 resource from them": an opponent loses it and you gain as many as were lost (DST-TOK-13)."""

    hands = KEPT

    def __init__(self, count: int, whom: str = "them") -> None:
        self.count = count
        self.whom = whom

    def step(self, table: Table, frame: Frame) -> None:
        if table.faces(frame):
            taken = moves.take_resources(table, frame.seat, table.rival(frame), self.count)
            table.done(taken >= self.count, taken, frame.it)

    def says(self, they: bool = False) -> str:
        return f"take {counted(str(self.count), 'resource')} from {self.whom}"


class UnlessTheySpend(Unless):
    """ "... to an opponent unless they spend 1 resource": only that opponent is asked."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            if not table.faces(frame):
                return
            frame.step = 1
            if table.resources[table.rival(frame)] >= self.price:
                table.put(table.rival(frame), [NO, YES])
                return
        if frame.step == 1 and frame.answer == YES:
            self.pay(table, frame)
            table.done(False, 0, frame.it)
        elif frame.step == 1:
            frame.step = 2
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it)

    def pay(self, table: Table, frame: Frame) -> None:
        """Let that opponent pay."""
        moves.spend(table, table.rival(frame), self.price)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} unless they spend {counted(str(self.price), 'resource')}"


class UnlessTheyGiveYou(UnlessTheySpend):
    """ "... unless that opponent gives you 1 resource"."""

    def pay(self, table: Table, frame: Frame) -> None:
        moves.lose(table, table.rival(frame), self.price)
        moves.gain(table, frame.seat, self.price)

    def says(self, they: bool = False) -> str:
        return f"{self.phrase.says(they)} unless that opponent gives you {counted(str(self.price), 'resource')}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Give {counted(str(self.price), 'resource')}, or the opponent may {self.phrase.says(True)}"


class TakeFromAn(TakeResources):
    """The same in the words "from an opponent"."""

    def says(self, they: bool = False) -> str:
        return f"take {counted(str(self.count), 'resource')} from an opponent"


class AnyOpponentMayGive(Unless):
    """ "any opponent may give you 1 resource to remove this die": each opponent is asked until one does, and carries
    out the words.
    """

    def is_offer(self) -> bool:
        return True

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and frame.answer == YES:
            frame.step = 1
            giver = frame.picked[-1]
            moves.lose(table, giver, self.price)
            moves.gain(table, frame.seat, self.price)
            let_them(table, frame, self.phrase, giver)
        elif frame.step == 0 and self.phrase.possible(table, frame):
            self._ask_next(table, frame)
        else:
            table.done(frame.step > 0 and frame.full, frame.many, frame.it)

    def _ask_next(self, table: Table, frame: Frame) -> None:
        for other in table.opponents(frame.seat):
            if other not in frame.picked and table.resources[other] >= self.price:
                frame.picked += (other,)
                table.put(other, [NO, YES])
                return
        table.done(False, 0, frame.it)

    def says(self, they: bool = False) -> str:
        price = counted(str(self.price), "resource")
        return f"any opponent may give you {price} to {self.phrase.says()}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Give {counted(str(self.price), 'resource')} to {self.phrase.says()}?"


class OpponentIsPoor(Condition):
    """ "That opponent has no resources": the opponent of earlier words."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.resources[table.rival(frame)] == 0

    def says(self) -> str:
        return "that opponent has no resources"


class ForEachColor(Amount):
    """1 for each color among the characters of the opponent that the words are about."""

    def value(self, table: Table, frame: Frame) -> int:
        return len({color for card in table.teams[table.rival(frame)] for color in colors_of(table, card)})

    def says(self) -> str:
        return "1"

    def per(self) -> str:
        return " for each color among characters they control"


class HandDifference(Amount):
    """The difference between the numbers of cards in the player's hand and in the opponent's."""

    def is_opposing(self) -> bool:
        return True

    def value(self, table: Table, frame: Frame) -> int:
        return abs(len(table.hands[frame.seat]) - len(table.hands[table.rival(frame)]))

    def says(self) -> str:
        return "the difference in the number of cards in your hands"

    def equal_to(self) -> str:
        return self.says()


class ResourceDifference(Amount):
    """The difference between the resources of the player and of the opponent."""

    def is_opposing(self) -> bool:
        return True

    def value(self, table: Table, frame: Frame) -> int:
        return abs(table.resources[frame.seat] - table.resources[table.rival(frame)])

    def says(self) -> str:
        return "the difference in the number of resources you have"

    def equal_to(self) -> str:
        return self.says()


class OfResources(Amount):
    """The number of resources that you have."""

    def value(self, table: Table, frame: Frame) -> int:
        return table.resources[frame.seat]

    def says(self) -> str:
        return "the number of resources you have"

    def equal_to(self) -> str:
        return self.says()


class Capped(Amount):
    """ "the number of ..., to a maximum of 3"."""

    def __init__(self, most: int, amount: Amount) -> None:
        self.most = most
        self.amount = amount

    def reads(self, it: int, this: int) -> None:
        self.amount.reads(it, this)

    def value(self, table: Table, frame: Frame) -> int:
        return min(self.most, self.amount.value(table, frame))

    def says(self) -> str:
        said = self.amount.says()
        return said if self.amount.per() else f"{said}, to a maximum of {self.most}"

    def is_opposing(self) -> bool:
        return self.amount.is_opposing()

    def equal_to(self) -> str:
        return "" if self.amount.per() else self.says()

    def per(self) -> str:
        per = self.amount.per()
        return f"{per}, to a maximum of {self.most}" if per else ""


def unless_they_spend(price: int, phrase: Phrase) -> Phrase:
    return UnlessTheySpend(phrase, price)


def unless_opponent_gives(price: int, phrase: Phrase) -> Phrase:
    return UnlessTheyGiveYou(phrase, price)


def resources_at_least(least: int) -> Condition:
    return HaveResources(least)


def any_opponent_may_give(price: int, phrase: Phrase) -> Phrase:
    return AnyOpponentMayGive(phrase, price)


def to_a_maximum(most: int, amount: Amount) -> Amount:
    return Capped(most, amount)


YOUR_RESOURCES: Final = OfResources()
DIFFERENCE_OF_HANDS: Final = HandDifference()
DIFFERENCE_OF_RESOURCES: Final = ResourceDifference()
THAT_OPPONENT_IS_POOR: Final = OpponentIsPoor()
FOR_EACH_COLOR_OF_THEIRS: Final = ForEachColor()
