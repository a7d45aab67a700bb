"""Words of downgrades: about the character they are on, its dice and its controller (DST-DWN-01 to 17)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.attached import all_on, downgrades_on
from sandtable.games.destiny.discards import discard_by_effect
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.memory import SIDES_RESOLVED
from sandtable.games.destiny.prints import Print
from sandtable.games.destiny.resolved_dice import resolved_value
from sandtable.games.destiny.resolving import bearer
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import AFTER_DIE_RESOLVED, AFTER_PLAYED, CHARACTER_CARD, FOCUS, NOTHING, SYMBOL_NAMES
from sandtable.games.destiny.triggers import begin_interruption
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.amounts import THAT_MANY
from sandtable.games.destiny.words.joints import Verb
from sandtable.games.destiny.words.nouns.cards import CARD
from sandtable.games.destiny.words.nouns.dice import DIE
from sandtable.games.destiny.words.nouns.noun import Noun
from sandtable.games.destiny.words.nouns.subtypes import has_subtype, spelled
from sandtable.games.destiny.words.nouns.trait import Quality, Trait
from sandtable.games.destiny.words.occasions import NEVER, Occasion
from sandtable.games.destiny.words.pointing import (
    A_CHARACTER,
    A_DIE,
    A_PIECE,
    ON_OTHERS,
    ACharacter,
    APiece,
    need,
    stand_on,
)
from sandtable.games.destiny.words.targets.picked import up_to
from sandtable.games.destiny.words.targets.target import Target
from sandtable.games.destiny.words.verbs.turn import Turn


class HasDowngrade(Quality):
    """ "A character with a downgrade on it", of any player."""

    def suits(self, table: Table, card: int) -> bool:
        return len(downgrades_on(table, card)) > 0

    def says(self) -> str:
        return " with a downgrade on it"


class DowngradeOnIt(Noun[APiece]):
    """ "a downgrade on that character", of any player."""

    kind_of_thing = A_PIECE

    def find(self, table: Table, frame: Frame) -> list[int]:
        return list(downgrades_on(table, frame.it)) if table.is_character(frame.it) else []

    def reads(self, it: int, this: int) -> None:
        need(self.singular(False), it, A_CHARACTER)

    def name(self, table: Table, thing: int) -> str:
        return CARD.name(table, thing)

    def bare(self, plural: bool) -> str:
        return f"downgrade{'s' if plural else ''} on that character"

    def singular(self, they: bool) -> str:
        return f"a {self.bare(False)}"

    def plural(self, they: bool) -> str:
        return self.bare(True)


class SuchOnIt(DowngradeOnIt):
    """ "Each injury on that character": the cards of a subtype that are attached to it."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def find(self, table: Table, frame: Frame) -> list[int]:
        if not table.is_character(frame.it):
            return []
        return [card for card in all_on(table, frame.it) if has_subtype(table, card, self.subtype)]

    def bare(self, plural: bool) -> str:
        return f"{spelled(self.subtype, plural)} on that character"


class OfTheirController(Trait):
    """The dice that the player of attached character controls."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        host = bearer(table, frame.card)
        return host >= 0 and table.die_seat(thing) == table.controller(host)

    def reads(self, it: int, this: int) -> None:
        stand_on("attached character's controller", this, ON_OTHERS)

    def says(self) -> str:
        return " of attached character's controller"


class FocusesOnTheirs(Paragraph):
    """The focus sides of this die turn dice of another player only."""

    def __init__(self) -> None:
        self.phrase = Turn(up_to(THAT_MANY, DIE.having(OfTheirController())))

    def put_on(self, printed: Print) -> None:
        printed.own_words = printed.own_words or [None] * len(SYMBOL_NAMES)
        printed.own_words[FOCUS] = self.phrase

    def says(self) -> str:
        return "The focus sides on this die can only be resolved to turn attached character's controller's dice."


class YouResolveOdd(Occasion):
    """ "You resolve a die showing an odd value": any die; its side counts, and modifiers don't."""

    about = A_DIE
    asks_for = SIDES_RESOLVED

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return by == seat and resolved_value(table, it) % 2 == 1

    def says(self) -> str:
        return "you resolve a die showing an odd value"


class TheyResolveOdd(Occasion):
    """Attached character's player resolves a character die whose side has an odd value; modifiers don't count."""

    about = A_DIE
    asks_for = SIDES_RESOLVED

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        host = table.host[card]
        if host < 0 or by != table.controller(host) or table.kind(table.setup.card_of[it]) != CHARACTER_CARD:
            return False
        return resolved_value(table, it) % 2 == 1

    def says(self) -> str:
        return "attached character's controller resolves a character die showing a value that is an odd number"


class BearsDowngrades(Trait):
    """Silent: a character with a downgrade on it."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return len(downgrades_on(table, thing)) > 0


class DiscardDowngradesOn(Verb[ACharacter]):
    """ "Discard all downgrades on a character"; the number of those that have gone is "that many"."""

    takes = A_CHARACTER

    def __init__(self, on: Target[ACharacter]) -> None:
        self.on = on.narrowed(BearsDowngrades())

    def deed(self, table: Table, frame: Frame) -> None:
        if not frame.picked:
            table.done(False, 0, NOTHING)
            return
        character = frame.picked[0]
        found = downgrades_on(table, character)
        count, instead = discard_by_effect(table, found)
        table.done(count == len(found), count, character)
        if instead:
            begin_interruption(table, instead)

    def says(self, they: bool = False) -> str:
        return f"discard all downgrades on {self.on.says(they)}"


class ThisDowngradeIsPlayed(Occasion):
    about = A_PIECE

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        return it == card

    def says(self) -> str:
        return "this downgrade is played"


def such_on_it(subtype: str) -> Noun[APiece]:
    """The cards of a subtype on that character."""
    return SuchOnIt(subtype)


THIS_DOWNGRADE_PLAYED: Final = ThisDowngradeIsPlayed(AFTER_PLAYED, NEVER)
A_DOWNGRADE_ON_IT: Final = DowngradeOnIt()
FOCUSES_ON_THEIRS: Final = FocusesOnTheirs()
YOU_RESOLVE_ODD: Final = YouResolveOdd(AFTER_DIE_RESOLVED, NEVER)
THEY_RESOLVE_ODD: Final = TheyResolveOdd(AFTER_DIE_RESOLVED, NEVER)
HAS_DOWNGRADE: Final = HasDowngrade()
