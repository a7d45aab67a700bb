"""Targets that are picked from the things of a noun.

Several things are picked in a fixed order, so that every set has exactly one sequence of answers.
"""

from __future__ import annotations

from typing import Any, Final, TypeVar

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.amounts import Amount, Number, amount
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun, T_co
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.pointing import ADie, APiece, Thing
from sandtable.games.destiny.words.targets.beforehand import Beforehand
from sandtable.games.destiny.words.targets.target import ASKED, CHOSEN, OPEN, STOP, OfNoun, Picked, Target, faced

T = TypeVar("T", bound=Thing)


def enough(table: Table, frame: Frame, noun: Noun[Any], count: int) -> bool:
    """True where one seat has at least `count` things of a noun."""
    found = noun.find(table, frame)
    if not noun.is_opposing() or table.setup.seats == 2:
        return len(found) >= count
    owners = [noun.seat_of(table, thing) for thing in found]
    return count <= 0 or any(owners.count(seat) >= count for seat in owners)


class One(Picked[T_co]):
    """ "a character", "one of your dice": exactly one, chosen by the acting player (D-93)."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            found = self.noun.find(table, frame)
            if not found:
                frame.step = CHOSEN
                return True
            frame.step = ASKED
            if not table.choose(frame, frame.seat, found):
                return False
        if frame.step == ASKED:
            frame.picked = (frame.answer,)
            frame.step = CHOSEN
            if self.noun.is_opposing() and table.setup.seats > 2:  # the choice of a thing also chooses the opponent
                frame.rival = self.noun.seat_of(table, frame.answer)
        return True

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return One(Narrowed(self.noun, trait))

    def says(self, they: bool = False) -> str:
        return self.noun.singular(they)


class AnyOne(One[T_co]):
    """ "any die": one thing of any player, also of an opponent."""

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return AnyOne(Narrowed(self.noun, trait))

    def says(self, they: bool = False) -> str:
        return f"any {self.noun.bare(False)}"


class UpTo(Picked[T_co]):
    """ "up to 2 of your dice", "any number of ...": none is allowed as well (DST-CHT-07, D-94)."""

    def __init__(self, most: Amount | None, noun: Noun[T_co], are_different: bool = False) -> None:
        self.most = most
        """The most things; None: any number."""
        self.noun = noun
        self.are_different = are_different
        """True where the text says "different"; no thing is picked twice in any case."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if not faced(table, frame, self.noun):
            return False
        if frame.step == ASKED:
            if frame.answer == STOP:
                frame.step = CHOSEN
                return True
            frame.picked += (frame.answer,)
        if self.most is None or len(frame.picked) < self.most.value(table, frame):
            found = self.left(table, frame)
            if found:
                frame.step = ASKED
                table.put(frame.seat, [STOP, *found])
                return False
        frame.step = CHOSEN
        return True

    def left(self, table: Table, frame: Frame) -> list[int]:
        """The things that may be picked next."""
        return after(frame.picked, self.noun.find(table, frame))

    def full(self, table: Table, frame: Frame) -> bool:
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return True

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return UpTo(self.most, Narrowed(self.noun, trait), self.are_different)

    def says(self, they: bool = False) -> str:
        things = self.noun.plural(they)
        if self.most is None:
            return f"any number of {things}"
        if self.most.equal_to():
            return f"up to a number of {things} equal to {self.most.equal_to()}"
        most = f"up to {self.most.says()}"
        return f"{most} different {things}" if self.are_different else of(most, things)

    def name(self, table: Table, thing: int) -> str:
        return "no more" if thing == STOP else self.noun.name(table, thing)


class UpToTitles(UpTo[APiece]):
    """ "Up to 2 different set-aside bounties": no two cards with one title."""

    def __init__(self, most: Amount, noun: Noun[APiece]) -> None:
        UpTo.__init__(self, most, noun, True)

    def left(self, table: Table, frame: Frame) -> list[int]:
        prints = table.setup.prints
        titles = [prints[card].title for card in frame.picked]
        return [card for card in UpTo.left(self, table, frame) if prints[card].title not in titles]


class OneOrNone(UpTo[T_co]):
    """ "a weapon from your hand": one that nobody is made to pick, as a card to be played (D-297)."""

    def __init__(self, noun: Noun[T_co]) -> None:
        self.most = Number(1)
        self.noun = noun
        self.are_different = False

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) > 0

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.noun.has_any(table, frame)

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return OneOrNone(Narrowed(self.noun, trait))

    def says(self, they: bool = False) -> str:
        return self.noun.singular(they)

    def name(self, table: Table, thing: int) -> str:
        return "none" if thing == STOP else self.noun.name(table, thing)


class UpToTotal(UpTo[T_co]):
    """ "up to 2 dice showing a combined value of 3 or less" (DST-CMB-01)."""

    def __init__(self, most: Amount, noun: Noun[T_co], total: Amount, words: str) -> None:
        self.most = most
        self.noun = noun
        self.total = total
        self.words = words
        """The words for this total."""
        self.are_different = False

    def left(self, table: Table, frame: Frame) -> list[int]:
        left = self.total.value(table, frame)
        for die in frame.picked:
            left -= table.value(die)
        return [die for die in UpTo.left(self, table, frame) if table.value(die) <= left]

    def reads(self, it: int, this: int) -> None:
        self.total.reads(it, this)
        UpTo.reads(self, it, this)

    def narrowed(self, trait: Trait) -> Target[T_co]:
        assert self.most is not None
        return UpToTotal(self.most, Narrowed(self.noun, trait), self.total, self.words)

    def says(self, they: bool = False) -> str:
        return f"{UpTo.says(self, they)} showing a combined value {self.words}"


OWNERS: Final = (
    "your ", "their ", "an opponent's ", "those ", "the chosen ", "its ", "this character's ", "that character's ",
    "attached character's ",
)  # fmt: skip


def of(word: str, plural: str) -> str:
    """The phrase "all of your dice", "all dice" or "up to 2 events from it"."""
    has_owner = plural.startswith(OWNERS)
    return f"{word} {'of ' if has_owner else ''}{plural}"


def after(picked: tuple[int, ...], found: list[int]) -> list[int]:
    """The things that may still be picked when picks follow the order of `found`."""
    if not picked:
        return found
    # an imagined table may lack what another seat has picked; then nothing more can be picked
    last = picked[-1]
    for at in range(len(found)):
        if found[at] == last:
            return found[at + 1 :]
    return []


class Exactly(Picked[T_co]):
    """ "2 of their dice": this number, or all if there are fewer."""

    def __init__(self, count: Amount, noun: Noun[T_co]) -> None:
        self.count = count
        self.noun = noun

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == CHOSEN:
            return True
        if not faced(table, frame, self.noun):
            return False
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        found = self.noun.find(table, frame)
        wanted = min(self.wanted(table, frame), len(found))
        while len(frame.picked) < wanted:
            missing = wanted - len(frame.picked)
            rest = after(frame.picked, found)
            rest = rest[: max(len(rest) - missing + 1, 0)]
            if not rest:
                break
            frame.step = ASKED
            if not table.choose(frame, frame.seat, rest):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def wanted(self, table: Table, frame: Frame) -> int:
        return self.count.value(table, frame)

    def full(self, table: Table, frame: Frame) -> bool:
        return len(frame.picked) >= self.wanted(table, frame)

    def exists(self, table: Table, frame: Frame) -> bool:
        return enough(table, frame, self.noun, self.count.value(table, frame))

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return Exactly(self.count, Narrowed(self.noun, Beforehand(trait)))

    def says(self, they: bool = False) -> str:
        return of(self.count.says(), self.noun.plural(they))


class DownTo(Exactly[T_co]):
    """ "cards in their hand down to the number of cards you have": the number of surplus cards."""

    def wanted(self, table: Table, frame: Frame) -> int:
        return max(len(self.noun.find(table, frame)) - self.count.value(table, frame), 0)

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.wanted(table, frame) > 0

    def narrowed(self, trait: Trait) -> Target[T_co]:
        return DownTo(self.count, Narrowed(self.noun, Beforehand(trait)))

    def says(self, they: bool = False) -> str:
        return f"{self.noun.plural(they)} down to {self.count.says()}"


class Every(OfNoun[T_co]):
    """ "all of an opponent's dice", "each of your characters": without a choice."""

    def __init__(self, noun: Noun[T_co], word: str = "all") -> None:
        self.noun = noun
        self.word = word

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            if not faced(table, frame, self.noun):
                return False
            frame.picked = tuple(self.noun.find(table, frame))
            frame.step = CHOSEN
        return True

    def full(self, table: Table, frame: Frame) -> bool:
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        things = self.noun.plural(they)
        if self.word == "each" and things == self.noun.bare(True):
            return f"each {self.noun.bare(False)}"
        return of(self.word, things)


class Spread(OfNoun[T_co]):
    """ "their characters, distributing the damage as they wish": one pick for each point, with repeats."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        """True once all points are spread; `frame.many` is their number."""
        if frame.step == CHOSEN:
            return True
        if not faced(table, frame, self.noun):
            return False
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        found = self.noun.find(table, frame)
        while found and len(frame.picked) < frame.many:
            frame.step = ASKED
            if not table.choose(frame, frame.seat, self.fitting(table, frame, found)):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def fitting(self, table: Table, frame: Frame, found: list[int]) -> list[int]:
        """Those of these things that the next point may go to."""
        return found[found.index(frame.picked[-1]) :] if frame.picked else found


def a(noun: Noun[T]) -> Target[T]:
    return One(noun)


def any_one(noun: Noun[T]) -> Target[T]:
    return AnyOne(noun)


def one_or_none(noun: Noun[T]) -> Target[T]:
    """One thing, or none if the player likes: for cards that another card lets a player play (D-297)."""
    return OneOrNone(noun)


def up_to(most: int | Amount, noun: Noun[T]) -> Target[T]:
    return UpTo(amount(most), noun)


def up_to_different(most: int | Amount, noun: Noun[T]) -> Target[T]:
    return UpTo(amount(most), noun, True)


def up_to_titles(most: int, noun: Noun[APiece]) -> Target[APiece]:
    """Up to this number of cards with different titles."""
    return UpToTitles(Number(most), noun)


def up_to_total(most: int | Amount, noun: Noun[ADie], total: int) -> Target[ADie]:
    """Up to this number of dice; their values add up to no more than the total."""
    return UpToTotal(amount(most), noun, amount(total), f"of {total} or less")


def up_to_combined(most: int | Amount, noun: Noun[ADie], total: Amount, words: str) -> Target[ADie]:
    """The same with a total that is counted, in these words."""
    return UpToTotal(amount(most), noun, total, words)


def any_number(noun: Noun[T]) -> Target[T]:
    return UpTo(None, noun)


def exactly(count: int | Amount, noun: Noun[T]) -> Target[T]:
    return Exactly(amount(count), noun)


def down_to(count: int | Amount, noun: Noun[T]) -> Target[T]:
    return DownTo(amount(count), noun)


def any_of(noun: Noun[T]) -> Target[T]:
    """ "any of those cards that are events": any number of them."""
    return Every(noun, "any")


def every(noun: Noun[T]) -> Target[T]:
    return Every(noun, "all")


def each(noun: Noun[T]) -> Target[T]:
    """Like `every`, for words that act on things one after another: "each of your characters"."""
    return Every(noun, "each")


def distributed(noun: Noun[T]) -> Target[T]:
    return Spread(noun)
