"""Words that depend on the value which a die shows."""

from __future__ import annotations

from sandtable.games.destiny.die_ways import SYMBOL_SPAN
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLANK, FOCUS, NOTHING, SPECIAL, SYMBOL_NAMES
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.changed_dice import DieReading
from sandtable.games.destiny.words.die_amounts import is_shown
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.pointing import A_DIE, NOTHING_YET, Handed, need


class ByValue(Phrase):
    """ "If that die is showing a value of: 0: Draw a card; 1: ...; 2 or more: ...": the deed of the value that an
    earlier step's die shows; the last one is that of all higher values as well. Each deed has its words.
    """

    def __init__(self, *deeds: tuple[Phrase, str]) -> None:
        self.phrases = [phrase for phrase, _ in deeds]
        self.words = [words for _, words in deeds]

    def hands_on(self, it: int, this: int) -> Handed:
        need("that die", it, A_DIE)
        for phrase in self.phrases:
            phrase.hands_on(it, this)
        return Handed(NOTHING_YET, NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0 and is_shown(table, frame.it):
            frame.step = 1
            table.push(self.phrases[min(table.value(frame.it), len(self.phrases) - 1)], frame)
        else:
            table.done(frame.full, frame.many, NOTHING)

    def says(self, they: bool = False) -> str:
        deeds = [f"{value}: {words}" for value, words in enumerate(self.words[:-1])]
        last = f"{len(deeds)} or more: {self.words[-1]}"
        return f"if that die is showing a value of: {'; '.join([*deeds, last])}"


class ReadingOfValue(DieReading):
    """This die, where its side has a value, may be resolved in another way."""

    def __init__(self, value: int, way: int, symbols: int) -> None:
        DieReading.__init__(self, symbols, way, None, None)
        self.value = value

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return DieReading.meets(self, table, card, seat, it, by, many) and table.value(many) == self.value


class ValueAsFocus(Paragraph):
    """ "You may resolve this die showing a value of 1 as if it were showing a focus"; it keeps its value."""

    def __init__(self, value: int) -> None:
        self.value = value

    def put_on(self, printed: Print) -> None:
        symbols = sum([1 << symbol for symbol in range(len(SYMBOL_NAMES)) if symbol not in (BLANK, FOCUS, SPECIAL)])
        printed.triggers.append(ReadingOfValue(self.value, (FOCUS + 1) * SYMBOL_SPAN, symbols))

    def says(self) -> str:
        return f"You may resolve this die showing a value of {self.value} as if it were showing a focus."


def value_as_focus(value: int) -> Paragraph:
    return ValueAsFocus(value)
