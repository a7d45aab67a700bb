"""Words that choose a color, a number or a character for their card, and words that ask for it later."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.colors import has_color
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.kept_choices import CHARACTER, COLOR, keep_choice, kept_choice
from sandtable.games.destiny.prints import Print, Triggered
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import BLUE, COLOR_NAMES, GRAY, NOTHING, RED, WHILE_KEYWORD, YELLOW
from sandtable.games.destiny.words.abilities import Keyword, Paragraph, TriggeredParagraph
from sandtable.games.destiny.words.joints import Phrase, Verb, may
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, KEPT, ACharacter
from sandtable.games.destiny.words.targets.picked import a

COLORS: Final = (RED, BLUE, YELLOW, GRAY)
"""The colors that may be chosen (DST-SRH-05)."""


class KeepsChoice(Phrase):
    """Lets its player choose a number of the rules, which is kept with the card (DST-SRH-05)."""

    hands = KEPT

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name

    def choices(self, table: Table) -> list[int]:
        """The numbers that may be chosen."""
        raise NotImplementedError

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            table.put(frame.seat, self.choices(table))
        else:
            keep_choice(table, frame.seat, frame.card, self.kind, frame.answer)
            table.done(True, 1, frame.it)

    def says(self, they: bool = False) -> str:
        return f"choose a {self.name}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Choose which {self.name}?"


class ChooseColor(KeepsChoice):
    """ "Choose a color", for the words behind it and for other abilities of this card."""

    def __init__(self) -> None:
        KeepsChoice.__init__(self, COLOR, "color")

    def choices(self, table: Table) -> list[int]:
        return list(COLORS)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return COLOR_NAMES[option].capitalize()


class ChooseForThis(Verb[ACharacter]):
    """ "Choose a character. That character has Guardian", as an ability of this card (DST-LAS-05)."""

    takes = A_CHARACTER

    def __init__(self, noun: Noun[ACharacter], words: str) -> None:
        self.on = a(noun)
        self.words = words

    def deed(self, table: Table, frame: Frame) -> None:
        picked = frame.picked
        for character in picked:
            keep_choice(table, frame.seat, frame.card, CHARACTER, character)
        table.done(len(picked) > 0, len(picked), picked[0] if picked else NOTHING)

    def says(self, they: bool = False) -> str:
        return f"choose {self.on.says(they)}. {self.words}"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose which character?"


class ChosenHasKeyword(Triggered):
    """The character that was chosen for the card has a keyword while the card is in play."""

    def __init__(self, bit: int) -> None:
        self.occurrence = WHILE_KEYWORD
        self.bit = bit

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        """True where `it` is the chosen character and `many` the keyword."""
        return many == self.bit and it == kept_choice(table, card, CHARACTER)


class ChosenKeeps(TriggeredParagraph):
    """ "After (occasion), you may choose a character. That character has (keyword)"."""

    def __init__(self, occasion: Occasion, noun: Noun[ACharacter], keyword: Keyword) -> None:
        words = ChooseForThis(noun, f"That character has {keyword.word}")
        TriggeredParagraph.__init__(self, "After", occasion.after, occasion, may(words))
        self.given = ChosenHasKeyword(keyword.bit)

    def put_on(self, printed: Print) -> None:
        TriggeredParagraph.put_on(self, printed)
        printed.triggers.append(self.given)


class OfChosenColor(Trait):
    """ "Of the chosen color": a color of the die's card, printed or gained (DST-GLT-07)."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return has_color(table, table.setup.card_of[thing], kept_choice(table, frame.card, COLOR))

    def says(self) -> str:
        return " of the chosen color"


def chosen_keeps(occasion: Occasion, noun: Noun[ACharacter], keyword: Keyword) -> Paragraph:
    return ChosenKeeps(occasion, noun, keyword)


OF_CHOSEN_COLOR: Final = OfChosenColor()
