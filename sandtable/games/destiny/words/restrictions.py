"""Play restrictions (DST-PRE-01 to 03) and exceptions from them."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.playing_spotting import spots_for
from sandtable.games.destiny.attached import upgrades_on
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Print, Restriction
from sandtable.games.destiny.queue_order import LINE_UP
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import COLOR_NAMES, NOTHING
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.english import capitalized
from sandtable.games.destiny.words.joints import Condition, Phrase
from sandtable.games.destiny.words.nouns.characters import CharacterNoun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.pointing import NOTHING_YET, Handed


class ColorOnly(Restriction):
    """ "Blue character only": such a character must exist, and an upgrade goes on it (DST-PRE-02, D-96)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def allows(self, table: Table, host: int) -> bool:
        return self.noun.fits(table, host)

    def says(self) -> str:
        return f"{capitalized(self.noun.bare(False))} only."


class PlayOnlyOn(ColorOnly):
    """ "Play only on an exhausted character"."""

    def says(self) -> str:
        return f"Play only on {self.noun.an()}."


class MustSpot(Restriction):
    """ "To play, spot a Blue character" (D-95)."""

    def __init__(self, noun: CharacterNoun) -> None:
        self.noun = noun

    def met(self, table: Table, seat: int, card: int) -> bool:
        return any(
            self.noun.fits(table, character) for owner in spots_for(table, seat) for character in table.teams[owner]
        )

    def says(self) -> str:
        return f"To play, spot a {self.noun.bare(False)}."


class MoreReadyCharacters(Restriction):
    """ "Play only if you have more ready characters than an opponent." """

    def met(self, table: Table, seat: int, card: int) -> bool:
        return len(self.outdone(table, seat)) > 0

    def outdone(self, table: Table, seat: int) -> list[int]:
        """The opponents for which the condition holds."""
        ready = ready_characters(table, seat)
        return [other for other in table.opponents(seat) if ready > ready_characters(table, other)]

    def says(self) -> str:
        return "Play only if you have more ready characters than an opponent."


class ControlBattlefield(Restriction):
    """ "Play only if you control the battlefield" (DST-BF-04)."""

    def met(self, table: Table, seat: int, card: int) -> bool:
        return table.holder == seat

    def says(self) -> str:
        return "Play only if you control the battlefield."


def ready_characters(table: Table, seat: int) -> int:
    return sum(1 for character in table.teams[seat] if not table.exhausted[character])


class Outdone(Phrase):
    """Words about "that opponent": an opponent for which the play restriction held (DST-MUL-10)."""

    def __init__(self, restriction: MoreReadyCharacters, phrase: Phrase) -> None:
        self.restriction = restriction
        self.phrase = phrase

    def hands_on(self, it: int, this: int) -> Handed:
        return self.phrase.hands_on(it, this)

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            seats = self.restriction.outdone(table, frame.seat)
            if table.setup.seats > 2 and frame.rival < 0 and seats and not table.face_one_of(frame, seats):
                return
            frame.step = 1
            table.push(self.phrase, frame)
        else:
            table.done(frame.full, frame.many, frame.it, frame.worth)

    def possible(self, table: Table, frame: Frame) -> bool:
        return self.phrase.possible(table, frame)

    def says(self, they: bool = False) -> str:
        return self.phrase.says(they)


class OnlyIf(Restriction):
    """ "Play only if ...": a condition that is checked when the card is to be played (DST-SPX-04)."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def met(self, table: Table, seat: int, card: int) -> bool:
        return self.condition.holds(table, Frame(LINE_UP, seat, card, NOTHING, NOTHING, 0))

    def reads(self, this: int) -> None:
        self.condition.reads(NOTHING_YET, this)

    def says(self) -> str:
        return f"Play only if {self.condition.says()}."


class LimitPerCharacter(Restriction):
    """ "Limit 1 form per character": no second upgrade of the subtype on a character (DST-LIM-04)."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def allows(self, table: Table, host: int) -> bool:
        return not any(has_subtype(table, upgrade, self.subtype) for upgrade in upgrades_on(table, host))

    def lets_move(self, table: Table, host: int) -> bool:
        return self.allows(table, host)

    def says(self) -> str:
        return f"Limit 1 {self.subtype} per character."


class Only(Paragraph):
    """A play restriction (DST-PRE-01)."""

    def __init__(self, restriction: Restriction) -> None:
        self.restriction = restriction

    def put_on(self, printed: Print) -> None:
        printed.restrictions.append(self.restriction)

    def says(self) -> str:
        return self.restriction.says()


class AttachesAny(Paragraph):
    """ "You can attach any weapon to this character, ignoring play restrictions." """

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def put_on(self, printed: Print) -> None:
        printed.attaches_any = self.subtype

    def says(self) -> str:
        return f"You can attach any {self.subtype} to this character, ignoring play restrictions."


class AttachesColor(Paragraph):
    """ "You may play Blue upgrades on this character, ignoring play restrictions." """

    def __init__(self, color: int) -> None:
        self.color = color

    def put_on(self, printed: Print) -> None:
        printed.attaches_color = self.color

    def says(self) -> str:
        color = COLOR_NAMES[self.color].capitalize()
        return f"You may play {color} upgrades on this character, ignoring play restrictions."


class FixedCost(Paragraph):
    """ "This card's cost cannot be decreased." """

    def put_on(self, printed: Print) -> None:
        printed.is_cost_fixed = True

    def says(self) -> str:
        return "This card's cost cannot be decreased."


def attaches_color(color: int) -> Paragraph:
    return AttachesColor(color)


def only(noun: CharacterNoun) -> Paragraph:
    return Only(ColorOnly(noun))


def play_only_on(noun: CharacterNoun) -> Paragraph:
    return Only(PlayOnlyOn(noun))


def to_play_spot(noun: CharacterNoun) -> Paragraph:
    return Only(MustSpot(noun))


def play_only_if(condition: Condition) -> Paragraph:
    return Only(OnlyIf(condition))


def limit_one(subtype: str) -> Paragraph:
    """The limit of one upgrade of a subtype on each character."""
    return Only(LimitPerCharacter(subtype))


def attaches_any(subtype: str) -> Paragraph:
    return AttachesAny(subtype)


def against_that_opponent(phrase: Phrase) -> Phrase:
    """ "That opponent" after "more ready characters than an opponent"."""
    return Outdone(HAVING_MORE_READY, phrase)


CONTROL_THE_BATTLEFIELD: Final = Only(ControlBattlefield())
HAVING_MORE_READY: Final = MoreReadyCharacters()
MORE_READY_CHARACTERS: Final = Only(HAVING_MORE_READY)
FIXED_COST: Final = FixedCost()
