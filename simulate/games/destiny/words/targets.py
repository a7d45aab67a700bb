"""How many of a noun, who chooses them, and the things words can point at: this, it, the attached character.

A target asks first; the verb acts when everything is chosen (DST-CHT-02, 06). Several targets are picked in a fixed
order, so that every set of them can be chosen in exactly one way.
"""

from __future__ import annotations

from typing import Final

from simulate.games.destiny.resolving import bearer
from simulate.games.destiny.state import Frame, Table
from simulate.games.destiny.terms import NOTHING
from simulate.games.destiny.words.amounts import Amount, amount
from simulate.games.destiny.words.nouns import CARD, CHARACTER, DIE, UPGRADE, Noun

STOP: Final = -1
"""The option that ends "up to" and "any number" choices."""

OPEN: Final = 0
ASKED: Final = 1
CHOSEN: Final = 2


class Target:
    """What a verb acts on."""

    def chosen(self, table: Table, frame: Frame) -> bool:
        """True when `frame.picked` holds the targets; False while somebody has to decide."""
        raise NotImplementedError

    def full(self, table: Table, frame: Frame) -> bool:
        """Whether there were as many as the words ask for (DST-THN-01)."""
        return len(frame.picked) > 0

    def exists(self, table: Table, frame: Frame) -> bool:
        """Whether the words can be carried out at all."""
        return True

    def is_chosen(self) -> bool:
        """Whether somebody picks among things of a kind."""
        return False

    def names_cards(self) -> bool:
        """Whether the things to pick from are cards that not everybody may see."""
        return False

    def says(self, they: bool = False) -> str:
        raise NotImplementedError

    def name(self, table: Table, thing: int) -> str:
        raise NotImplementedError


def faced(table: Table, frame: Frame, noun: Noun) -> bool:
    """True when it is settled whose things the noun means: those of one opponent at a time (DST-MUL-10)."""
    return not noun.is_opposing() or table.faces(frame)


def enough(table: Table, frame: Frame, noun: Noun, count: int) -> bool:
    """Whether one seat has so many of them."""
    found = noun.find(table, frame)
    if not noun.is_opposing() or table.setup.seats == 2:
        return len(found) >= count
    owners = [noun.seat_of(table, thing) for thing in found]
    return count <= 0 or any(owners.count(seat) >= count for seat in owners)


class One(Target):
    """ "a character", "one of your dice": exactly one, chosen by whoever applies the effect (D-93)."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

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
            if self.noun.is_opposing() and table.setup.seats > 2:  # choosing the thing chooses the opponent
                frame.rival = self.noun.seat_of(table, frame.answer)
        return True

    def is_chosen(self) -> bool:
        return True

    def names_cards(self) -> bool:
        return self.noun.is_of_cards()

    def exists(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return self.noun.singular(they)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class UpTo(Target):
    """ "up to 2 of your dice", "any number of ...": none is a choice as well (DST-CHT-07, D-94)."""

    def __init__(self, most: Amount | None, noun: Noun) -> None:
        self.most = most
        """None: any number."""
        self.noun = noun

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
            found = after(frame.picked, self.noun.find(table, frame))
            if found:
                frame.step = ASKED
                table.put(frame.seat, [STOP, *found])
                return False
        frame.step = CHOSEN
        return True

    def is_chosen(self) -> bool:
        return True

    def names_cards(self) -> bool:
        return self.noun.is_of_cards()

    def full(self, table: Table, frame: Frame) -> bool:
        return True

    def says(self, they: bool = False) -> str:
        if self.most is None:
            return f"any number of {self.noun.plural(they)}"
        return of(f"up to {self.most.says()}", self.noun.plural(they))

    def name(self, table: Table, thing: int) -> str:
        return "no more" if thing == STOP else self.noun.name(table, thing)


def of(word: str, plural: str) -> str:
    """ "all of your dice", "all dice", "up to 2 events from it"."""
    has_owner = plural.startswith(("your ", "their ", "an opponent's ", "those "))
    return f"{word} {'of ' if has_owner else ''}{plural}"


class UpToDifferent(UpTo):
    """ "up to 3 different characters": the same, said for effects that deal with each alone."""

    def says(self, they: bool = False) -> str:
        assert self.most is not None
        return f"up to {self.most.says()} different {self.noun.plural(they)}"


def after(picked: tuple[int, ...], found: list[int]) -> list[int]:
    """What may still be picked when picks follow the order in which things were found."""
    if not picked:
        return found
    # in an imagined table what another has picked may not fit: then nothing more can follow
    return found[found.index(picked[-1]) + 1 :] if picked[-1] in found else []


class Exactly(Target):
    """ "2 of their dice": that many, or all there are."""

    def __init__(self, count: Amount, noun: Noun) -> None:
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

    def is_chosen(self) -> bool:
        return True

    def names_cards(self) -> bool:
        return self.noun.is_of_cards()

    def says(self, they: bool = False) -> str:
        return of(self.count.says(), self.noun.plural(they))

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class DownTo(Exactly):
    """ "cards in their hand down to the number of cards you have": as many as there are too many."""

    def wanted(self, table: Table, frame: Frame) -> int:
        return max(len(self.noun.find(table, frame)) - self.count.value(table, frame), 0)

    def exists(self, table: Table, frame: Frame) -> bool:
        return self.wanted(table, frame) > 0

    def says(self, they: bool = False) -> str:
        return f"{self.noun.plural(they)} down to {self.count.says()}"


class Every(Target):
    """ "all of an opponent's dice", "each of your characters": nobody chooses."""

    def __init__(self, noun: Noun, word: str = "all") -> None:
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

    def says(self, they: bool = False) -> str:
        return of(self.word, self.noun.plural(they))

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class Spread(Target):
    """ "their characters, distributing the damage as they wish": one pick for each point, repeats allowed."""

    def __init__(self, noun: Noun) -> None:
        self.noun = noun

    def chosen(self, table: Table, frame: Frame) -> bool:
        """`frame.many` is the number of points to spread."""
        if frame.step == CHOSEN:
            return True
        if not faced(table, frame, self.noun):
            return False
        if frame.step == ASKED:
            frame.picked += (frame.answer,)
        found = self.noun.find(table, frame)
        while found and len(frame.picked) < frame.many:
            rest = found[found.index(frame.picked[-1]) :] if frame.picked else found
            frame.step = ASKED
            if not table.choose(frame, frame.seat, rest):
                return False
            frame.picked += (frame.answer,)
        frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return len(self.noun.find(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return self.noun.plural(they)

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class ThisCard(Target):
    """The card the words stand on (DST-SLF-01)."""

    def __init__(self, word: str) -> None:
        self.word = word

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (frame.card,) if table.is_in_play(frame.card) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)


class Attached(Target):
    """The character the upgrade is attached to; "it" where it has just been named."""

    def __init__(self, word: str = "attached character") -> None:
        self.word = word

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            host = bearer(table, frame.card)
            frame.picked = (host,) if host >= 0 else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return bearer(table, frame.card) >= 0

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return CHARACTER.name(table, thing)


class It(Target):
    """What an earlier step was about: "that character", "that die"; nothing when it is gone (DST-CHT-04)."""

    def __init__(self, word: str, noun: Noun) -> None:
        self.word = word
        self.noun = noun

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            frame.picked = (frame.it,) if self.exists(table, frame) else ()
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return frame.it in self.noun.find(table, frame)

    def says(self, they: bool = False) -> str:
        return self.word

    def name(self, table: Table, thing: int) -> str:
        return self.noun.name(table, thing)


class ThisDie(Target):
    """A die of this card in the pool (D-102); for an elite character its controller says which."""

    def _found(self, table: Table, frame: Frame) -> list[int]:
        pool = table.pools[frame.seat]
        return [die for die in table.setup.dice_of[frame.card] if die in pool]

    def chosen(self, table: Table, frame: Frame) -> bool:
        if frame.step == OPEN:
            found = self._found(table, frame)
            if not found:
                frame.step = CHOSEN
                return True
            frame.step = ASKED
            if not table.choose(frame, frame.seat, found):
                return False
        if frame.step == ASKED:
            frame.picked = (frame.answer,)
            frame.step = CHOSEN
        return True

    def exists(self, table: Table, frame: Frame) -> bool:
        return len(self._found(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "this die"

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)


class ResolvingDie(Target):
    """ "this die" inside a special: the one being resolved, if it is still in the pool; with more dice if given."""

    def __init__(self, others: Target | None = None) -> None:
        self.others = others

    def chosen(self, table: Table, frame: Frame) -> bool:
        if self.others is not None and not self.others.chosen(table, frame):
            return False
        frame.step = CHOSEN
        if frame.die != NOTHING and table.face[frame.die] >= 0 and frame.die not in frame.picked:
            frame.picked = (frame.die, *frame.picked)
        return True

    def says(self, they: bool = False) -> str:
        return "this die" if self.others is None else f"this die and {self.others.says(they)}"

    def name(self, table: Table, thing: int) -> str:
        return DIE.name(table, thing)


def a(noun: Noun) -> Target:
    return One(noun)


def up_to(most: int | Amount, noun: Noun) -> Target:
    return UpTo(amount(most), noun)


def up_to_different(most: int | Amount, noun: Noun) -> Target:
    return UpToDifferent(amount(most), noun)


def any_number(noun: Noun) -> Target:
    return UpTo(None, noun)


def exactly(count: int | Amount, noun: Noun) -> Target:
    return Exactly(amount(count), noun)


def down_to(count: int | Amount, noun: Noun) -> Target:
    return DownTo(amount(count), noun)


def any_of(noun: Noun) -> Target:
    """ "any of those cards that are events": all that there are."""
    return Every(noun, "any")


def every(noun: Noun) -> Target:
    return Every(noun, "all")


def each(noun: Noun) -> Target:
    """As `every`, for words that act on one after another: "each of your characters"."""
    return Every(noun, "each")


def distributed(noun: Noun) -> Target:
    return Spread(noun)


THIS_CHARACTER: Final = ThisCard("this character")
HIM: Final = ThisCard("him")
THIS_IT: Final = ThisCard("it")
THIS_UPGRADE: Final = ThisCard("this upgrade")
THIS_SUPPORT: Final = ThisCard("this support")
ATTACHED: Final = Attached()
ATTACHED_IT: Final = Attached("it")
THAT_CHARACTER: Final = It("that character", CHARACTER)
THAT_UPGRADE: Final = It("that upgrade", UPGRADE)
THAT_DIE: Final = It("that die", DIE)
IT: Final = It("it", DIE)
IT_IN_DISCARD: Final = It("it from your discard pile", CARD.yours.in_discard)
THIS_DIE: Final = ThisDie()
