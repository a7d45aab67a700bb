"""Gifts to the characters of opponents, and a support that leaves beside a character of its player."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Giving, Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ENTERED,
    AFTER_FLIPPED,
    AFTER_SET_UP,
    AFTER_TEAM_CHANGED,
    WHILE_SUBTYPE,
)
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.gifts import Gift, as_if_said
from sandtable.games.destiny.words.joints import Condition, If, Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.subtypes import spelled
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import NOTHING_YET


class OpposingSubtype(Giving):
    """Each character of the player's opponents has a subtype (DST-SBT-05)."""

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by != seat and table.is_character(it)


class ControlOneOf(Condition):
    """ "You control Anakin Skywalker or Darth Vader": a character of one of these nouns."""

    def __init__(self, nouns: tuple[CharacterNoun, ...]) -> None:
        self.nouns = nouns

    def holds(self, table: Table, frame: Frame) -> bool:
        return any([noun.fits(table, character) for character in table.teams[frame.seat] for noun in self.nouns])

    def says(self) -> str:
        return f"you control {' or '.join([noun.an() for noun in self.nouns])}"


class TeamMayFit(Occasion):
    """A moment from which on a condition on its player's team may hold: the card enters play, or the team changes."""

    about = NOTHING_YET

    def __init__(self, after: int, condition: Condition) -> None:
        self.after = after
        self.before = NEVER
        self.condition = condition

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        is_its_moment = self.after != AFTER_ENTERED or it == card
        return is_its_moment and self.condition.holds(table, as_if_said(table, card))

    def says(self) -> str:
        return "your team changes"


class AsSoonAs(Paragraph):
    """ "Discard this support from play if you control ...": as soon as it is true (D-405)."""

    def __init__(self, condition: Condition, phrase: Phrase) -> None:
        self.said = phrase
        self.phrase = If(condition, phrase)
        self.condition = condition

    def put_on(self, printed: Print) -> None:
        for moment in (AFTER_SET_UP, AFTER_ENTERED, AFTER_FLIPPED, AFTER_TEAM_CHANGED):
            printed.triggers.append(WhenTriggered(moment, TeamMayFit(moment, self.condition), self.phrase))

    def says(self) -> str:
        return f"{capitalized(self.said.says())} if {self.condition.says()}."


def opponents_gain(subtype: str) -> Paragraph:
    """ "Each of your opponents' characters gains Jedi"."""
    gift = OpposingSubtype(WHILE_SUBTYPE, subtype)
    return Gift([gift], f"Each of your opponents' characters gains {spelled(subtype)}")


def as_soon_as(condition: Condition, phrase: Phrase) -> Paragraph:
    return AsSoonAs(condition, phrase)


def you_control(*nouns: CharacterNoun) -> Condition:
    """ "You control (one) or (another)"."""
    return ControlOneOf(nouns)
