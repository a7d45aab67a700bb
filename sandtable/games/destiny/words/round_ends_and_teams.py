"""Paragraphs that wait for the end of the round, or hold as soon as a team is no longer what they ask for."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.dice_moves import is_elite
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_DEFEATED,
    AFTER_FLIPPED,
    AFTER_PHASE_ENDS,
    AFTER_SET_UP,
    AFTER_TEAM_CHANGED,
    AT_ROUND_END,
)
from sandtable.games.destiny.words.abilities import Paragraph, WhenTriggered, one
from sandtable.games.destiny.words.either_occasion import YOU_TAKE_THE_BATTLEFIELD, AfterEither
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.gifts import as_if_said
from sandtable.games.destiny.words.joints import Condition, If, Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.traits import Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import A_CHARACTER, NOTHING_YET, ACharacter, need


class RoundEnds(Occasion):
    """ "The end of the round", after the check of hands and decks (DST-TIM-07)."""

    about = NOTHING_YET

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return True

    def says(self) -> str:
        return "the end of the round"


class PhaseEnded(RoundEnds):
    """ "The action phase ends", before the upkeep phase begins (DST-TIM-05)."""

    def says(self) -> str:
        return "the action phase ends"


class AtEndOrControl(AfterEither):
    """ "At the end of the round or when you take control of the battlefield, ..."."""

    def says(self) -> str:
        return f"At {self.words}, {self.phrase.says()}."


class TwoOfThese(Condition):
    """ "You control exactly 2 characters, one that is a Sith and the other an apprentice"."""

    def __init__(self, one_of_them: str, other: str) -> None:
        self.one = one_of_them
        self.other = other

    def holds(self, table: Table, frame: Frame) -> bool:
        return self.pair(table, table.teams[frame.seat])

    def pair(self, table: Table, team: tuple[int, ...]) -> bool:
        """True for two characters of which each is one of the two."""
        if len(team) != 2:
            return False
        first, second = team
        return (has_subtype(table, first, self.one) and has_subtype(table, second, self.other)) or (
            has_subtype(table, second, self.one) and has_subtype(table, first, self.other)
        )

    def says(self) -> str:
        one_of_them, other = indefinite(spelled(self.one)), indefinite(spelled(self.other))
        return f"you control exactly 2 characters, one that is {one_of_them} and the other {other}"


class NotSo(Condition):
    """ "You do not control ...": the opposite of a condition that begins with "you"."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, table: Table, frame: Frame) -> bool:
        return not self.condition.holds(table, frame)

    def says(self) -> str:
        return f"you do not {self.condition.says().removeprefix('you ')}"


class StillNotSo(NotSo):
    """The same while the card with these words is in play: several changes of one moment are met once (D-372)."""

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_in_play(frame.card) and NotSo.holds(self, table, frame)


class WasElite(Condition):
    """ "The defeated character was elite": the character of an earlier step."""

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)

    def holds(self, table: Table, frame: Frame) -> bool:
        return table.is_character(frame.it) and is_elite(table, frame.it)

    def says(self) -> str:
        return "the defeated character was elite"


class TeamMayHaveChanged(Occasion):
    """A moment from which on a condition on its player's team may not hold any more."""

    about = NOTHING_YET

    def __init__(self, after: int, condition: Condition) -> None:
        self.after = after
        self.before = NEVER
        self.condition = condition

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if self.after == AFTER_DEFEATED:  # the character is still in its team at this moment
            return table.controller(it) == seat
        return not self.condition.holds(table, as_if_said(table, card))

    def says(self) -> str:
        return "your team changes"


class UnlessSo(Paragraph):
    """ "If you do not control ..., ...": as soon as it is true, and at the latest after the present effect (D-372)."""

    def __init__(self, condition: Condition, phrase: Phrase) -> None:
        self.phrase = If(StillNotSo(condition), phrase)
        self.condition = condition

    def put_on(self, printed: Print) -> None:
        for moment in (AFTER_SET_UP, AFTER_DEFEATED, AFTER_FLIPPED, AFTER_TEAM_CHANGED):
            occasion = TeamMayHaveChanged(moment, self.condition)
            printed.triggers.append(WhenTriggered(moment, occasion, self.phrase))

    def says(self) -> str:
        said = self.phrase.says()
        return f"{said[0].upper()}{said[1:]}."


def at_end_or_control(*phrases: Phrase) -> Paragraph:
    both = (RoundEnds(AT_ROUND_END, NEVER), YOU_TAKE_THE_BATTLEFIELD)
    return AtEndOrControl("the end of the round or when you take control of the battlefield", both, one(phrases))


def unless_team_is(condition: Condition, *phrases: Phrase) -> Paragraph:
    """Words that are carried out as soon as the player's team is not like this any more."""
    return UnlessSo(condition, one(phrases))


class ControlsSeveral(Condition):
    """ "You control 2 or more characters"."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, table: Table, frame: Frame) -> bool:
        return len(table.teams[frame.seat]) >= self.least

    def says(self) -> str:
        return f"you control {self.least} or more characters"


class OfThisPlayer(Trait):
    """Silent: a character of the player of the card with these words, also where an opponent carries them out."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.controller(thing) == table.controller(frame.card)


class YourCharacter(Narrowed[ACharacter]):
    """ "A character you control", in words that an opponent carries out: "you" is the player of the card."""

    def __init__(self) -> None:
        Narrowed.__init__(self, CHARACTER, OfThisPlayer())

    def singular(self, they: bool) -> str:
        return "a character you control"


CHARACTER_OF_THIS_PLAYER: Final[Noun[ACharacter]] = YourCharacter()


def controls_several(least: int) -> Condition:
    return ControlsSeveral(least)


def controls_two(one_of_them: str, other: str) -> Condition:
    return TwoOfThese(one_of_them, other)


IT_WAS_ELITE: Final = WasElite()
ACTION_PHASE_ENDED: Final = PhaseEnded(AFTER_PHASE_ENDS, NEVER)
