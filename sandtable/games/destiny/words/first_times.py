"""Occasions that count: "after you play a Red upgrade for the first time each round" (DST-MEM-02)."""

from __future__ import annotations

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_PHASE, ACTION_PHASE_ENDS
from sandtable.games.destiny.words.abilities import TriggeredParagraph, WhenTriggered, one
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import Occasion


class InActionPhase(Occasion):
    """An occasion that counts in the action phase only."""

    def __init__(self, occasion: Occasion) -> None:
        self.occasion = occasion
        self.about = occasion.about
        self.after = occasion.after
        self.before = occasion.before

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_then = table.phase in (ACTION_PHASE, ACTION_PHASE_ENDS)
        return is_then and self.occasion.meets(table, card, seat, it, by, many)

    def rival(self, table: Table, it: int, by: int) -> int:
        return self.occasion.rival(table, it, by)

    def says(self) -> str:
        return self.occasion.says()


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


def after_first(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time each round, ..."."""
    return FirstTimeParagraph("After", occasion.after, occasion, one(phrases), "each round")


def before_first(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "Before ... for the first time each round, ..."."""
    return FirstTimeParagraph("Before", occasion.before, occasion, one(phrases), "each round")


def after_first_in_action_phase(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time each action phase, ..."."""
    counted = InActionPhase(occasion)
    return FirstTimeParagraph("After", counted.after, counted, one(phrases), "each action phase")


def after_first_this_round(occasion: Occasion, *phrases: Phrase) -> FirstTimeParagraph:
    """ "After ... for the first time this round, ..."."""
    return FirstTimeParagraph("After", occasion.after, occasion, one(phrases), "this round")
