"""Piloting in the words of cards: the keyword, those who give it, its occasions, and pilots as things."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.activate import ACTIVATE_CARD, may_activate
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.lines import TOLD_PILOT
from sandtable.games.destiny.names import card_name, own_title
from sandtable.games.destiny.piloting import begin_to_pilot, lets_pilot, pilots_of, vehicle_of
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import (
    AFTER_ACTIVATED,
    AFTER_DIE_RESOLVED,
    AFTER_PILOTING,
    PILOTING_BIT,
)
from sandtable.games.destiny.triggers import happened
from sandtable.games.destiny.words.abilities import Keyword, Paragraph, WhenTriggered
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.ongoing import GivesKeyword
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_DIE, A_PIECE, KEPT
from sandtable.games.destiny.words.targets.target import STOP


def vehicles(table: Table, seat: int) -> list[int]:
    """The vehicle supports of a seat, ready or not (D-230, D-231)."""
    return [card for card in table.supports[seat] if has_subtype(table, card, "vehicle")]


class Piloting(Phrase):
    """ "It may begin to pilot a vehicle, which is activated if it is ready" (DST-PIL-01, 02, D-231 to D-233)."""

    hands = KEPT

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            found = vehicles(table, frame.seat) if table.is_in_play(frame.it) else []
            if not found:
                table.done(True, 0, frame.it)
                return
            table.put(frame.seat, [STOP, *found])
        elif frame.step == 1 and frame.answer == STOP:
            table.done(True, 0, frame.it)
        elif frame.step == 1:
            self._begin(table, frame)
        else:
            pilot = frame.picked[0]
            happened(table, AFTER_PILOTING, frame.answer, frame.seat, pilot)
            table.done(True, 1, pilot)

    def _begin(self, table: Table, frame: Frame) -> None:
        """Note the pilot, also in `picked`: the activation of the vehicle hands on another card."""
        frame.step = 2
        vehicle = frame.answer
        begin_to_pilot(table, frame.it, vehicle)
        if table.telling:
            table.tell(TOLD_PILOT, frame.seat, (frame.it, vehicle))
        frame.picked = (frame.it,)
        if may_activate(table, vehicle):
            table.start(ACTIVATE_CARD, frame.seat, vehicle)

    def possible(self, table: Table, frame: Frame) -> bool:
        return len(vehicles(table, frame.seat)) > 0

    def declines(self, table: Table, frame: Frame, option: int) -> bool:
        return option == STOP

    def says(self, they: bool = False) -> str:
        return "begin to pilot a vehicle and activate it"

    def prompt(self, table: Table, frame: Frame) -> str:
        return f"Which vehicle does {own_title(table, frame.it)} pilot?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "none" if option == STOP else card_name(table, option)


class HasPiloting(Occasion):
    """A player with a vehicle activates a character that has Piloting by this card: its own, or one that gives it."""

    about = A_CHARACTER

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        if by != seat or not table.is_character(it) or lets_pilot(table, it) != card:
            return False
        return len(vehicles(table, seat)) > 0

    def says(self) -> str:
        return "you activate a character with Piloting"


class PilotingKeyword(Keyword):
    """Piloting, an after ability of its own (DST-PIL-10, D-232)."""

    def put_on(self, printed: Print) -> None:
        Keyword.put_on(self, printed)
        printed.triggers.append(WhenTriggered(AFTER_ACTIVATED, HAS_PILOTING, BEGIN_TO_PILOT))


class LetsPilot(Paragraph):
    """ "Your Rey has Piloting", while this card is in play (DST-PIL-08)."""

    def __init__(self, nouns: tuple[CharacterNoun, ...], words: str) -> None:
        self.nouns = nouns
        self.words = words

    def put_on(self, printed: Print) -> None:
        for noun in self.nouns:
            printed.triggers.append(GivesKeyword(noun, PILOTING_BIT))
        printed.triggers.append(WhenTriggered(AFTER_ACTIVATED, HAS_PILOTING, BEGIN_TO_PILOT))

    def says(self) -> str:
        return f"{self.words}."


class ThisBeginsPiloting(Occasion):
    """ "this character begins piloting a vehicle" (DST-PIL-06); the vehicle is "it"."""

    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return many == card

    def says(self) -> str:
        return "this character begins piloting a vehicle"


class BecomesPilotedBy(Occasion):
    """ "this support becomes piloted by a Blue character" (DST-PIL-06)."""

    about = A_PIECE

    def __init__(self, noun: CharacterNoun) -> None:
        self.after = AFTER_PILOTING
        self.before = NEVER
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card and table.is_character(many) and self.noun.fits(table, many)

    def says(self) -> str:
        return f"this support becomes piloted by {self.noun.an()}"


class ResolvePilotedDie(Occasion):
    """ "you resolve a vehicle die piloted by this character": a die of the vehicle that it pilots."""

    about = A_DIE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and vehicle_of(table, card) == table.setup.card_of[it]

    def says(self) -> str:
        return "you resolve a vehicle die piloted by this character"


class IsPiloted(Quality):
    """ "your piloted vehicle dice": a vehicle that at least one character pilots (DST-PIL-04)."""

    def suits(self, table: Table, card: int) -> bool:
        return len(pilots_of(table, card)) > 0

    def before(self) -> str:
        return "piloted"


class IsPilotedVehicle(IsPiloted):
    """The same in words of others; only vehicles are piloted."""

    def before(self) -> str:
        return ""


class PilotsThis(Trait):
    """ "piloting this support"."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return vehicle_of(table, thing) == frame.card

    def says(self) -> str:
        return " piloting this support"


def lets_pilot_titled(*titles: str) -> Paragraph:
    """ "Your Rey has Piloting", "Your Boba Fett and Jango Fett each have Piloting"."""
    nouns = tuple([CHARACTER.yours.titled(title) for title in titles])
    words = f"Your {' and '.join(titles)} {'each have' if len(titles) > 1 else 'has'} Piloting"
    return LetsPilot(nouns, words)


def piloted_by(noun: CharacterNoun) -> Occasion:
    return BecomesPilotedBy(noun)


HAS_PILOTING: Final = HasPiloting(AFTER_ACTIVATED, NEVER)
BEGIN_TO_PILOT: Final = Piloting()
PILOTING: Final = PilotingKeyword(PILOTING_BIT, "Piloting")
BEGINS_PILOTING: Final = ThisBeginsPiloting(AFTER_PILOTING, NEVER)
RESOLVED_PILOTED: Final = ResolvePilotedDie(AFTER_DIE_RESOLVED, NEVER)
PILOTED: Final = IsPiloted()
PILOTED_VEHICLE: Final = IsPilotedVehicle()
PILOTS_OF_THIS: Final = Narrowed(CHARACTER, PilotsThis())
