"""Joints of phrases: "A to B", "A. Then B", "A or B", "you may A", "if so, A"."""

from __future__ import annotations

from typing import Any, Final, Generic

from sandtable.games.destiny.frames import Frame, Node
from sandtable.games.destiny.names import own_title
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.english import capitalized, without_same_verb
from sandtable.games.destiny.words.nouns.noun import T_co
from sandtable.games.destiny.words.pointing import KEPT, NOTHING_YET, PICKED, UNSAID, Handed, take
from sandtable.games.destiny.words.targets.target import CHOSEN, Target

BEGUN: Final = CHOSEN + 1
"""The step of a verb that waits for the work it has begun."""

NO: Final = 0
YES: Final = 1


class Phrase(Node):
    """Words that do something and can be joined with others."""

    hands: int = UNSAID
    """The kind of thing that these words point at for later words, KEPT or PICKED (pointing.py)."""

    def hands_on(self, it: int, this: int) -> Handed:
        """The kinds of things that later words may find at their pointer, which is now at `it`.

        `this` is the type of the card. Raises ValueError with a sentence when words don't fit together.
        """
        self.reads(it, this)
        return self.handed(it)

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when these words read the pointer, or their card, and that may be of a wrong kind."""

    def handed(self, it: int) -> Handed:
        """The kinds by `hands`, for words that fit to what was before them."""
        if self.hands == UNSAID:
            raise ValueError(f'"{self.says()}" does not say what it points at for later words')
        kinds = it if self.hands == KEPT else self.hands | NOTHING_YET
        return Handed(kinds, kinds)

    def says_of_them(self) -> str:
        """The words for another player: "choose and ..." when the phrase has a target to choose (DST-CHT-03)."""
        return self.says(True)

    def payable(self, table: Table, frame: Frame) -> bool:
        """True where the phrase can be carried out completely, as the requirement of "A to B" (D-53)."""
        return self.possible(table, frame)

    def is_too_late(self, table: Table, frame: Frame) -> bool:
        """True where what these words would replace is gone: another effect came in its place (DST-RPL-04)."""
        return False

    def agreed(self) -> Phrase:
        """The phrase under a "may": a player who has agreed is not asked again whether to pay."""
        return self

    def is_needed(self, table: Table, frame: Frame) -> bool:
        """True where the played card can't be paid without this phrase, so that declining is no option (D-45)."""
        return False

    def as_price(self) -> Phrase:
        """The same words as a requirement, which is met completely or not at all (D-53)."""
        return self

    def as_price_of(self, both: And) -> Phrase:
        """ "A and these words" as a requirement."""
        return both

    def to(self, goal: Phrase) -> Phrase:
        """ "A to B": a requirement; B happens only when A was done completely (D-53)."""
        return To(self.as_price(), goal)

    def then(self, goal: Phrase) -> Phrase:
        """ "A. Then B": B happens only when A was carried out in full (DST-THN-01)."""
        return Then(self, goal)

    def about_it(self, goal: Phrase) -> Phrase:
        """ "A. B": B refers to the thing of A, so it happens only when A did."""
        return AboutIt(self, goal)

    def or_(self, other: Phrase) -> Phrase:
        """ "A or B": the acting player chooses, even an option without effect (DST-CHE-01)."""
        return Either(self, other)

    def and_(self, other: Phrase) -> Phrase:
        """ "A and B": both, each as far as possible."""
        return And(self, other)


class Verb(Phrase, Generic[T_co]):
    """Words with one target: the target is chosen first, then the deed is done."""

    takes: int = UNSAID
    """The kinds of things that these words act on."""
    hands = PICKED
    on: Target[Any]

    def __init__(self, on: Target[T_co]) -> None:
        self.on = on

    def reads(self, it: int, this: int) -> None:
        self.on.reads(it, this)
        take(self.says(), self.on.kind_of_thing(), self.takes)

    def handed(self, it: int) -> Handed:
        if self.hands != PICKED:
            return Phrase.handed(self, it)
        kinds = self.on.kind_of_thing() | NOTHING_YET
        return Handed(kinds, kinds)

    def step(self, table: Table, frame: Frame) -> None:
        if self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        """Act on `frame.picked` and finish the frame with `table.done`."""
        raise NotImplementedError

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.on.exists(table, frame)

    def says_of_them(self) -> str:
        return f"{'choose and ' if self.on.is_chosen() else ''}{self.says(True)}"

    def names_cards(self) -> bool:
        return self.on.names_cards()

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return self.on.name(table, option)


class Undertaking(Verb[T_co]):
    """A verb whose effect runs in a frame of its own; its result becomes the result of the verb."""

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > CHOSEN:
            table.done(frame.full, frame.many, frame.it)
        elif self.on.chosen(table, frame):
            self.deed(table, frame)

    def deed(self, table: Table, frame: Frame) -> None:
        """Set `frame.step` to BEGUN and push the work, or finish the frame at once."""
        raise NotImplementedError


class Joint(Phrase):
    """Two phrases, the second under a condition."""

    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.first = first
        self.second = second

    def hands_on(self, it: int, this: int) -> Handed:
        """The second words come only after the first were carried out in full."""
        first = self.first.hands_on(it, this)
        second = self.second.hands_on(first.full, this)
        return Handed(second.full, first.short | second.short | it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.push(self.first, frame)
        elif frame.step == 1 and self.goes_on(frame):
            frame.step = 2
            table.push(self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def goes_on(self, frame: Frame) -> bool:
        return frame.full

    def exhausts_in_vain(self, table: Table, frame: Frame) -> bool:
        return self.first.exhausts_in_vain(table, frame)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.possible(table, frame)

    def saves(self) -> int:
        return self.first.saves() + self.second.saves()

    def is_needed(self, table: Table, frame: Frame) -> bool:
        return self.first.is_needed(table, frame) or self.second.is_needed(table, frame)


class To(Joint):
    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and not self.first.payable(table, frame):  # not begun without all of it (D-53)
            table.done(False, 0, frame.it)
        else:
            Joint.step(self, table, frame)

    def agreed(self) -> Phrase:
        return To(self.first.agreed(), self.second)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.first.payable(table, frame) and not self.second.is_too_late(table, frame)

    def is_needed(self, table: Table, frame: Frame) -> bool:
        return self.second.is_needed(table, frame)

    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)} to {self.second.says(they)}"


class Then(Joint):
    def agreed(self) -> Phrase:
        return Then(self.first.agreed(), self.second)

    def says(self, they: bool = False) -> str:
        second = self.second.says(they)
        comma = "," if second.startswith("if ") else ""
        return f"{self.first.says(they)}. Then{comma} {second}"


class AboutIt(Joint):
    def says(self, they: bool = False) -> str:
        return f"{self.first.says(they)}. {capitalized(self.second.says(they))}"


class Sentences(Phrase):
    """Independent sentences: each is resolved as far as possible (D-92)."""

    def __init__(self, phrases: list[Phrase]) -> None:
        self.phrases = phrases

    def hands_on(self, it: int, this: int) -> Handed:
        for phrase in self.phrases:
            it = phrase.hands_on(it, this).either()
        return Handed(it, it)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step > 0 and not frame.full:
            frame.numbers = (1,)
        if frame.step < len(self.phrases):
            frame.step += 1
            table.push(self.phrases[frame.step - 1], frame)
        else:
            table.done(not frame.numbers, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any(phrase.possible(table, frame) for phrase in self.phrases)

    def exhausts_in_vain(self, table: Table, frame: Frame) -> bool:
        return any(phrase.exhausts_in_vain(table, frame) for phrase in self.phrases)

    def payable(self, table: Table, frame: Frame) -> bool:
        return all(phrase.payable(table, frame) for phrase in self.phrases)

    def says(self, they: bool = False) -> str:
        said = [phrase.says(they) for phrase in self.phrases]
        return ". ".join([said[0], *[capitalized(sentence) for sentence in said[1:]]])


class And(Sentences):
    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.phrases = [first, second]

    def agreed(self) -> Phrase:
        return And(self.phrases[0].agreed(), self.phrases[1].agreed())

    def as_price(self) -> Phrase:
        return self.phrases[1].as_price_of(self)

    def says(self, they: bool = False) -> str:
        return " and ".join(phrase.says(they) for phrase in self.phrases)


class Either(Phrase):
    """Either ... or (DST-CHE-01 to 03)."""

    def __init__(self, first: Phrase, second: Phrase) -> None:
        self.first = first.agreed()
        self.second = second.agreed()

    def hands_on(self, it: int, this: int) -> Handed:
        first = self.first.hands_on(it, this)
        second = self.second.hands_on(it, this)
        return Handed(first.full | second.full, first.short | second.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, [0, 1])
        elif frame.step == 1:
            frame.step = 2
            table.push(self.first if frame.answer == 0 else self.second, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def says(self, they: bool = False) -> str:
        first = self.first.says(they)
        if they:
            return f"choose to either {first} or {self.second.says_of_them()}"
        comma = "," if isinstance(self.second, If) else ""
        return f"{first} or{comma} {without_same_verb(first, self.second.says(they))}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose one"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return (self.first if option == 0 else self.second).says()


class May(Phrase):
    """ "You may": the choice is made when it resolves (D-76); declining counts as carried out (D-92)."""

    def __init__(self, phrase: Phrase) -> None:
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        done = self.phrase.hands_on(it, this)
        return Handed(done.full | it, done.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            if not self.phrase.possible(table, frame):
                table.done(True, 0, frame.it)
                return
            frame.step = 1
            if self.phrase.is_needed(table, frame):
                frame.answer = YES
            else:
                table.put(frame.seat, [NO, YES])
        elif frame.step == 1 and frame.answer == YES:
            frame.step = 2
            table.push(self.phrase, frame)
        elif frame.step == 1:
            table.done(True, 0, frame.it)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == NO

    def is_offer(self) -> bool:
        return True

    def saves(self) -> int:
        return self.phrase.saves()

    def says(self, they: bool = False) -> str:
        return f"{'they' if they else 'you'} may {self.phrase.says(they)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"{own_title(table, frame.card)}: {self.phrase.says()}?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "yes" if option == YES else "no"


class Condition:
    """A condition that is checked when an "if" is carried out."""

    def reads(self, it: int, this: int) -> None:
        """Raises ValueError when the condition reads the pointer, or its card, and that may be of a wrong kind."""

    def holds(self, table: Table, frame: Frame) -> bool:
        raise NotImplementedError

    def says(self) -> str:
        raise NotImplementedError


class If(Phrase):
    """ "If ..., ...": a condition of this ability, not a trigger (D-73)."""

    def __init__(self, condition: Condition, phrase: Phrase) -> None:
        self.condition = condition
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        self.condition.reads(it, this)
        done = self.phrase.hands_on(it, this)
        return Handed(done.full | it, done.short)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and self.condition.holds(table, frame):
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(True, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.condition.holds(table, frame) and self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return f"if {self.condition.says()}, {self.phrase.says(they)}"


def may(phrase: Phrase) -> Phrase:
    return May(phrase.agreed())
