"""Occasions that count: "after you play a Red upgrade for the first time each round" (DST-MEM-02)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.abilities import TriggeredParagraph, WhenTriggered, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import Occasion, in_action_phase


class FirstTimeParagraph(TriggeredParagraph):
    """An ability that acts at the first of its occasions in a round, or never in it."""

    def __init__(self, word: str, occurrence: int, occasion: Occasion, phrase: Phrase, when: str) -> None:
        TriggeredParagraph.__init__(self, word, occurrence, occasion, phrase)
        self.when = when

    def put_on(self, printed: Print) -> None:
        counted = WhenTriggered(self.ability.occurrence, self.ability.occasion, self.ability.phrase)
        counted.number = len(printed.triggers)
        printed.counted |= 1 << counted.occurrence
        printed.triggers.append(counted)

    def says(self) -> str:
        ability = self.ability
        return f"{self.word} {ability.occasion.says()} for the first time {self.when}, {ability.phrase.says()}."


class InActionPhase(WhenTriggered):
    """An effect that waits for its occasion in the action phase alone."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return in_action_phase(table) and WhenTriggered.meets(self, table, card, seat, it, by, many)


class FirstOfPhase(FirstTimeParagraph):
    """An ability that acts at the first of its occasions in an action phase; those outside of it don't count."""

    def put_on(self, printed: Print) -> None:
        counted = InActionPhase(self.ability.occurrence, self.ability.occasion, self.ability.phrase)
        counted.number = len(printed.triggers)
        printed.counted |= 1 << counted.occurrence
        printed.triggers.append(counted)


class FirstTimeThisRound(FirstTimeParagraph):
    """The same in other words: "after the first time you play ... this round"."""

    def says(self) -> str:
        ability = self.ability
        return f"{self.word} the first time {ability.occasion.says()} {self.when}, {ability.phrase.says()}."


class FirstOfEither(FirstTimeParagraph):
    """The first time that one of two occasions comes, which the same words name: both are counted together."""

    def __init__(self, occasion: Occasion, other: Occasion, phrase: Phrase) -> None:
        FirstTimeParagraph.__init__(self, "After", occasion.after, occasion, phrase, "each round")
        self.other = other

    def put_on(self, printed: Print) -> None:
        number = len(printed.triggers)
        for occasion in (self.ability.occasion, self.other):
            counted = WhenTriggered(occasion.after, occasion, self.ability.phrase)
            counted.number = number
            printed.counted |= 1 << occasion.after
            printed.triggers.append(counted)


def after_first_of_either(occasion: Occasion, other: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """Two occasions that the same words name, counted together: "after ... for the first time each round"."""
    return FirstOfEither(occasion, other, one(phrases))


def after_first(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time each round, ..."."""
    return FirstTimeParagraph("After", occasion.after, occasion, one(phrases), "each round")


def after_first_time(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After the first time ... this round, ..."."""
    return FirstTimeThisRound("After", occasion.after, occasion, one(phrases), "this round")


def after_first_this_round(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time this round, ..."."""
    return FirstTimeParagraph("After", occasion.after, occasion, one(phrases), "this round")


def after_first_of_phase(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time each action phase, ..."."""
    return FirstOfPhase("After", occasion.after, occasion, one(phrases), "each action phase")
