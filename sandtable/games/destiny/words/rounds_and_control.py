"""Paragraphs about the battlefield's controller, and conditions that hold together."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_CONTROLLED, AFTER_PHASE_BEGINS
from sandtable.games.destiny.words.abilities import Paragraph, one
from sandtable.games.destiny.words.conditions import ItIs
from sandtable.games.destiny.words.either_occasion import AfterEither
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.dice import DieNoun
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import NOTHING_YET
from sandtable.games.destiny.words.tokens_here import PHASE_BEGINS, ActionPhaseBegins
from sandtable.games.destiny.words.two_conditions import BothHold


class ControlChanges(Occasion):
    """ "the battlefield changes control", by a claim or by an effect (DST-BFX-09)."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the battlefield changes control"


class FirstRoundStarts(ActionPhaseBegins):
    """ "The start of the first round of the game": a round starts with its action phase."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return table.round == 1

    def says(self) -> str:
        return "the start of the first round of the game"


class ThatIs(ItIs):
    """The same in the words "that is your die"."""

    def says(self) -> str:
        return super().says().replace("it is", "that is", 1)


def after_start_or_control(*phrases: Phrase) -> Paragraph:
    """ "After the start of the round or when the battlefield changes control, ...": a round starts with its action
    phase.
    """
    both = (PHASE_BEGINS, ControlChanges(AFTER_CONTROLLED, NEVER))
    return AfterEither("the start of the round or when the battlefield changes control", both, one(phrases))


def that_is(noun: DieNoun) -> Condition:
    return ThatIs(noun)


def both_hold(first: Condition, second: Condition) -> Condition:
    return BothHold(first, second)


FIRST_ROUND_STARTS: Final = FirstRoundStarts(AFTER_PHASE_BEGINS, NEVER)
