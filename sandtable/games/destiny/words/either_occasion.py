"""Paragraphs that wait for one of two occurrences: "activated or defeated", "claim or take control"."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_CLAIMED, AFTER_CONTROLLED, BY_CLAIM
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered, one
from sandtable.games.destiny.words.events_of_play import ATTACHED_IS_ACTIVATED, YouClaim
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.occasions import ATTACHED_DEFEATED, NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_SEAT


class AfterEither(Paragraph):
    """One paragraph with an ability for each of its occasions."""

    def __init__(self, words: str, occasions: tuple[Occasion, ...], phrase: Phrase) -> None:
        self.words = words
        self.occasions = occasions
        self.phrase = phrase

    def put_on(self, printed: Print) -> None:
        printed.triggers += [WhenTriggered(each.after, each, self.phrase) for each in self.occasions]

    def says(self) -> str:
        return f"After {self.words}, {self.phrase.says()}."


class AndViceVersa(AfterEither):
    """ "After A, you may do B, or vice versa": a second ability with A and B the other way round, which is not said."""

    def __init__(self, first: WhenTriggered, other: WhenTriggered) -> None:
        self.first = first
        self.other = other

    def put_on(self, printed: Print) -> None:
        printed.triggers += [self.first, self.other]

    def says(self) -> str:
        return f"After {self.first.occasion.says()}, {self.first.phrase.says()}, or vice versa."


class YouTakeControl(Occasion):
    """ "You take control of the battlefield", also by claiming it (DST-BFX-09)."""

    about = A_SEAT

    def __init__(self, field: str, is_without_claims: bool = False) -> None:
        self.after = AFTER_CONTROLLED
        self.before = NEVER
        self.field = field
        self.is_without_claims = is_without_claims
        """True beside an ability that a claim meets anyway."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and not (self.is_without_claims and many == BY_CLAIM)

    def says(self) -> str:
        return f"you take control of {self.field}"


def after_activated_or_defeated(*phrases: Phrase) -> Paragraph:
    """ "After attached character is activated or defeated, ..."."""
    both = (ATTACHED_IS_ACTIVATED, ATTACHED_DEFEATED)
    return AfterEither("attached character is activated or defeated", both, one(phrases))


def after_claimed_or_taken(*phrases: Phrase) -> Paragraph:
    """ "After you claim or take control of the battlefield, ...": once, also by claiming it (DST-BFX-03)."""
    both = (YouClaim(AFTER_CLAIMED, NEVER), YouTakeControl("the battlefield", True))
    return AfterEither("you claim or take control of the battlefield", both, one(phrases))


def after_and_vice_versa(occasion: Occasion, phrase: Phrase, opposite: Occasion, answer: Phrase) -> Paragraph:
    """ "After A, you may do B, or vice versa", and the two words the other way round."""
    return AndViceVersa(
        WhenTriggered(occasion.after, occasion, phrase), WhenTriggered(opposite.after, opposite, answer)
    )


YOU_TAKE_THIS: Final = YouTakeControl("this battlefield")
YOU_TAKE_THE_BATTLEFIELD: Final = YouTakeControl("the battlefield")
