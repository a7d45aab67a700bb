"""Dice that are compared with or exchanged for those of an opponent, and dice that their player has to choose."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import dice_moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.gained_dice import dice_of
from sandtable.games.destiny.names import side_name
from sandtable.games.destiny.resolved_dice import shows_resolved
from sandtable.games.destiny.resolving import resolved_symbol
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DIE_RESOLVED,
    AFTER_REMOVED,
    CHARACTER_CARD,
    NOBODY,
    NOTHING,
    SUPPORT_CARD,
    UPGRADE_CARD,
)
from sandtable.games.destiny.words.abilities import Paragraph, one
from sandtable.games.destiny.words.either_occasion import AfterEither
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Phrase, Sentences
from sandtable.games.destiny.words.nouns.dice import DIE, DieNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, NOTHING_YET, ON_OTHERS, Handed, need, stand_on
from sandtable.games.destiny.words.targets.picked import a
from sandtable.games.destiny.words.verbs.dice import Remove
from sandtable.games.destiny.words.verbs.sides import other_sides, side_of_value

TYPES: Final = (CHARACTER_CARD, SUPPORT_CARD, UPGRADE_CARD)


class OfWhoHasFewer(Trait):
    """Silent: the die of a player who has fewer dice of a type in the pool."""

    def __init__(self, type_: int) -> None:
        self.type = type_

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return self._count(table, frame.seat) > self._count(table, table.die_seat(thing))

    def _count(self, table: Table, seat: int) -> int:
        return sum([1 for die in table.pools[seat] if table.kind(table.setup.card_of[die]) == self.type])


class RemoveWhereYouHaveMore(Sentences):
    """For character, support and upgrade dice, one after the other: an opponent who has fewer of them in the pool than
    the player loses one (D-422).
    """

    def __init__(self) -> None:
        dice = [Narrowed(DIE.opposing.of(type_), OfWhoHasFewer(type_)) for type_ in TYPES]
        Sentences.__init__(self, [Remove(a(noun)) for noun in dice])

    def step(self, table: Table, frame: Frame) -> None:
        frame.rival = NOBODY  # repeated, the words are about any opponent again (DST-RPT-01)
        Sentences.step(self, table, frame)

    def says(self, they: bool = False) -> str:
        return (
            "if you have more character dice in your pool than an opponent has in their pool, remove one of that "
            "opponent's character dice. Repeat this for support dice and upgrade dice"
        )


class ExchangeValues(Phrase):
    """Choose a character die of each side; each is turned to a side with the value that the other one has shown.

    `numbers` holds the two dice, then their values, then the dice that are turned; a die without such a side stays as
    it is.
    """

    hands = NOTHING_YET

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step < CHOSEN_BOTH:
            if frame.step > 0:
                frame.numbers += (frame.answer,)
            nouns = (DIE.yours.of_character, DIE.opposing.of_character)
            while len(frame.numbers) < len(nouns):
                frame.step = len(frame.numbers) + 1
                if not table.choose(frame, frame.seat, nouns[len(frame.numbers)].find(table, frame)):
                    return
                frame.numbers += (frame.answer,)
            frame.numbers += (table.value(frame.numbers[1]), table.value(frame.numbers[0]))
            frame.step = CHOSEN_BOTH
        else:
            self._turn_one(table, frame, frame.numbers[frame.step - CHOSEN_BOTH])
            frame.step += 1
        self._turn(table, frame)

    def _turn(self, table: Table, frame: Frame) -> None:
        while frame.step < CHOSEN_BOTH + 2:
            at = frame.step - CHOSEN_BOTH
            sides = other_sides(table, frame, frame.numbers[at], side_of_value(frame.numbers[at + 2]))
            if sides and not table.choose(frame, frame.seat, sides):
                return
            if sides:
                self._turn_one(table, frame, frame.numbers[at])
            frame.step += 1
        dice_moves.have_turned(table, frame.numbers[4:])
        table.done(True, 2, NOTHING)

    def _turn_one(self, table: Table, frame: Frame, die: int) -> None:
        dice_moves.turn(table, die, frame.answer)
        frame.numbers += (die,)

    def possible(self, table: Table, frame: Frame) -> bool:
        return (
            len(DIE.yours.of_character.find(table, frame)) > 0 and len(DIE.opposing.of_character.find(table, frame)) > 0
        )

    def says(self, they: bool = False) -> str:
        return (
            "choose one of your character dice and an opponent's character die. Turn each of them to a side showing "
            "the value showing on the other die"
        )

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step >= CHOSEN_BOTH:
            return f"Turn {DIE.name(table, frame.numbers[frame.step - CHOSEN_BOTH])} to which side?"
        return "Choose one of your character dice" if frame.step == 1 else "Choose a character die of an opponent"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if frame.step >= CHOSEN_BOTH:
            return side_name(table, frame.numbers[frame.step - CHOSEN_BOTH], option)
        return DIE.name(table, option)


CHOSEN_BOTH: Final = 3


class TheyChooseADie(Phrase):
    """ "Force its controller to choose one of attached character's character dice": the die is handed on.

    Attached character is the one to which it happened, also where the card has left it meanwhile (D-876).
    """

    def hands_on(self, it: int, this: int) -> Handed:
        stand_on("attached character", this, ON_OTHERS)
        need("attached character", it, A_CHARACTER)
        return Handed(A_DIE, NOTHING_YET)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = self._dice(table, frame)
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, table.controller(frame.it), found):
                return
        table.done(True, 1, frame.answer)

    def _dice(self, table: Table, frame: Frame) -> list[int]:
        return [die for die in dice_of(table, frame.it) if table.face[die] >= 0]

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(self._dice(table, frame)) > 0

    def says(self, they: bool = False) -> str:
        return "force its controller to choose one of attached character's character dice"

    def prompt(self, table: Table, frame: Frame) -> str:
        return "Choose one of its character dice"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return DIE.name(table, option)


class YouResolveOne(Occasion):
    """The player resolves one of these own dice, alone or as a modifier (DST-RSV-01, DST-SHW-03, D-730)."""

    about = A_DIE

    def __init__(self, noun: DieNoun) -> None:
        Occasion.__init__(self, AFTER_DIE_RESOLVED, NEVER)
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or table.die_seat(it) != seat or not self.noun.fits_card(table, it, as_if_said(table, card)):
            return False
        return self.noun.symbols >> resolved_symbol(table) & 1 == 1 and shows_resolved(table, it)

    def says(self) -> str:
        return f"you resolve {self.noun.singular(False)}"


class YouRemoveOne(Occasion):
    """The player removes one of these dice, which has shown one of the symbols."""

    about = A_DIE

    def __init__(self, noun: DieNoun) -> None:
        Occasion.__init__(self, AFTER_REMOVED, NEVER)
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or table.die_seat(it) != seat or not self.noun.fits_card(table, it, as_if_said(table, card)):
            return False
        side = table.removed_sides[table.removing.index(it)]
        return self.noun.symbols >> table.setup.prints[table.setup.card_of[it]].symbols[side] & 1 == 1

    def says(self) -> str:
        return f"you remove {self.noun.singular(False)}"


def after_you_resolve_or_remove(noun: DieNoun, *phrases: Phrase) -> Paragraph:
    """ "After you resolve or remove one of your Red dice showing a resource, ..."."""
    words = f"you resolve or remove {noun.singular(False)}"
    return AfterEither(words, (YouResolveOne(noun), YouRemoveOne(noun)), one(phrases))


REMOVE_WHERE_YOU_HAVE_MORE: Final = RemoveWhereYouHaveMore()
EXCHANGE_VALUES: Final = ExchangeValues()
THEY_CHOOSE_A_DIE: Final = TheyChooseADie()
