"""Traits of dice: the value or the cost that they show, by itself or beside that of another die."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playable import full_cost
from sandtable.games.destiny.damage_costs import die_costs, die_damage
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import MELEE, RANGED, WILDCARD
from sandtable.games.destiny.words.amounts import Amount
from sandtable.games.destiny.words.die_amounts import VALUE_ON_IT, is_shown
from sandtable.games.destiny.words.nouns.traits import ShowsValue, Trait
from sandtable.games.destiny.words.pointing import A_DIE, A_PIECE, need


class ShowsOdd(Trait):
    """An odd value; zero is even (DST-VAL-10)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) % 2 == 1

    def says(self) -> str:
        return " showing a value that is an odd number"


class ShowsCost(Trait):
    """A side with a cost, in resources or in indirect damage (DST-DIE-05, DST-IND-23)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return die_costs(table, thing) > 0

    def says(self) -> str:
        return " showing a cost"


class ShowsResourceCost(ShowsCost):
    """A side with a cost in resources (DST-DIE-05)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.die_cost(thing) > 0

    def says(self) -> str:
        return " showing a resource cost"


class ShowsDamageCost(ShowsCost):
    """A side with a cost in indirect damage (DST-IND-23)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return die_damage(table, thing) > 0

    def says(self) -> str:
        return " showing an indirect damage cost"


class ShowsNoCost(Trait):
    """ "Not showing a cost", in resources or in damage."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return die_costs(table, thing) == 0

    def says(self) -> str:
        return " not showing a cost"


class ShowsModifier(Trait):
    """A side with a plus (DST-DIE-07)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.is_modifier(thing)

    def says(self) -> str:
        return " showing a modifier"


class ShowsUpTo(Trait):
    """A value up to an amount that earlier words give."""

    def __init__(self, most: Amount, words: str = "") -> None:
        self.most = most
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) <= self.most.value(table, frame)

    def reads(self, it: int, this: int) -> None:
        self.most.reads(it, this)

    def says(self) -> str:
        return self.words or f" showing a value equal to or less than {self.most.equal_to()}"


class ShowsBelow(ShowsUpTo):
    """ "Showing a value less than ...": an amount that is read from the table or from earlier words."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) < self.most.value(table, frame)

    def says(self) -> str:
        return f" showing a value less than {self.most.equal_to()}"


class ShowsEqual(ShowsUpTo):
    """ "Showing an equal value": exactly this value."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.value(thing) == self.most.value(table, frame)


class ShowsValueOfIt(Trait):
    """The value that an earlier step's die shows, which is still in a pool."""

    def __init__(self, words: str) -> None:
        self.words = words

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return is_shown(table, frame.it) and table.value(thing) == table.value(frame.it)

    def reads(self, it: int, this: int) -> None:
        need("the same value", it, A_DIE)

    def says(self) -> str:
        return f" showing the same value as {self.words}"


class ShowsCostOrModifier(Trait):
    """ "Showing a cost or a modifier"."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return COST.fits(table, thing, frame) or table.is_modifier(thing)

    def says(self) -> str:
        return " showing a cost or a modifier"


class ShowsAimedDamage(Trait):
    """ "Showing ranged or melee damage": no indirect one, which is dealt to no character."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.symbol(thing) in (MELEE, RANGED)

    def says(self) -> str:
        return " showing ranged or melee damage"


class LikeAnother(Trait):
    """The symbol of another die in the same pool; blanks are alike as well."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        pool = table.pools[table.die_seat(thing)]
        return table.symbol(thing) != WILDCARD and any(
            other != thing and table.symbol(other) == table.symbol(thing) for other in pool
        )

    def says(self) -> str:
        return " showing the same symbol as another die in that opponent's pool"


class OfThatCost(Trait):
    """ "with a value equal to that card's cost": the printed cost of an earlier step's card (D-118)."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_PIECE)

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return frame.it >= 0 and table.value(thing) == full_cost(table, frame.it)

    def says(self) -> str:
        return " with a value equal to that card's cost"


def value_of(value: int) -> Trait:
    """ "Showing a value of 1"."""
    return ShowsValue(value, value, str(value))


def exactly_value(amount: Amount) -> Trait:
    """ "Showing a value equal to ..."."""
    return ShowsEqual(amount, f" showing a value equal to {amount.equal_to() or amount.says()}")


def up_to_value(most: Amount) -> Trait:
    """ "Showing a value equal to or less than ..."."""
    return ShowsUpTo(most)


def below_value(most: Amount) -> Trait:
    return ShowsBelow(most)


def same_value_as(words: str) -> Trait:
    """ "Showing the same value as that die"."""
    return ShowsValueOfIt(words)


ODD_VALUE: Final = ShowsOdd()
COST: Final = ShowsCost()
RESOURCE_COST: Final = ShowsResourceCost()
INDIRECT_COST: Final = ShowsDamageCost()
NO_COST: Final = ShowsNoCost()
MODIFIER: Final = ShowsModifier()
RANGED_OR_MELEE: Final = ShowsAimedDamage()
COST_OR_MODIFIER: Final = ShowsCostOrModifier()
LIKE_ANOTHER: Final = LikeAnother()
EQUAL_VALUE: Final = ShowsEqual(VALUE_ON_IT, " showing an equal value")
EQUAL_OR_LESSER: Final = ShowsUpTo(VALUE_ON_IT, " showing an equal or lesser value")
VALUE_OF_THAT_COST: Final = OfThatCost()
