"""Supports that take some upgrades as if they were characters, and what they do with them (D-381)."""

from __future__ import annotations

from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.prints import Modified, Print, Triggered
from sandtable.games.destiny.receiving import MOST_RECEIVED
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import SUPPORT_CARD, UPGRADE_CARD, WHILE_RECEIVED
from sandtable.games.destiny.words.abilities import Paragraph
from sandtable.games.destiny.words.english import indefinite
from sandtable.games.destiny.words.joints import Condition
from sandtable.games.destiny.words.nouns.any_card import AnyCard
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.narrowed import Narrowed
from sandtable.games.destiny.words.nouns.subtypes import has_subtype
from sandtable.games.destiny.words.nouns.trait import Trait
from sandtable.games.destiny.words.pointing import A_PIECE, APiece, stand_on
from sandtable.games.destiny.words.targets.picked import One
from sandtable.games.destiny.words.targets.pointed import THIS_CHARACTER
from sandtable.games.destiny.words.verbs.moving import CROWDED, MoveUpgrade


class Receives(Triggered):
    """Upgrades of a noun may be on this support."""

    def __init__(self, noun: CardNoun) -> None:
        self.occurrence = WHILE_RECEIVED
        self.noun = noun

    def meets(self, table: Table, card: int, seat: int, it: int, by: int, many: int) -> bool:
        printed = table.setup.prints[it]
        return printed.kind == UPGRADE_CARD and printed.modified is None and self.noun.fits(table, it)


class AsIfACharacter(Paragraph):
    """ "You may play or move weapon upgrades to or from this support as if it were a ... with an upgrade limit of 1".

    Its own color, subtypes and affiliation are those that play restrictions ask for.
    """

    def __init__(self, noun: CardNoun, upgrades: str, character: str) -> None:
        self.noun = noun
        self.upgrades = upgrades
        self.character = character

    def put_on(self, printed: Print) -> None:
        stand_on("this support", printed.kind, (SUPPORT_CARD,))
        printed.triggers.append(Receives(self.noun))

    def says(self) -> str:
        where = f"to or from this support as if it were {self.character} with an upgrade limit of {MOST_RECEIVED}"
        return f"You may play or move {self.upgrades} {where}."


class OnACharacter(Trait):
    """ "On a character you control": the player controls the upgrade as well."""

    def fits(self, table: Table, thing: int, frame: Frame) -> bool:
        return table.is_character(table.host[thing])

    def says(self) -> str:
        return " on a character you control"


class MoveToThisSupport(MoveUpgrade):
    """ "Move a Blue ability upgrade on a character you control to this support"."""

    takes = A_PIECE

    def __init__(self, noun: CardNoun, words: str) -> None:
        MoveUpgrade.__init__(self, One[APiece](Narrowed(noun.yours, OnACharacter())), THIS_CHARACTER)
        self.words = words

    def reads(self, it: int, this: int) -> None:
        stand_on("this support", this, (SUPPORT_CARD,))
        self.on.reads(it, this)

    def prompt(self, table: Table, frame: Frame) -> str:
        return (
            "Discard which upgrade? One is the limit"
            if frame.step == CROWDED
            else MoveUpgrade.prompt(self, table, frame)
        )

    def says(self, they: bool = False) -> str:
        return f"move {self.words} on a character you control to this support"


class SupportsCalled(Modified):
    """Supports with a subtype."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def takes(self, table: Table, host: int) -> bool:
        return not table.is_character(host) and table.host[host] < 0 and has_subtype(table, host, self.subtype)


class RidesSupports(Paragraph):
    """ "You may play or move this upgrade to a trooper support as if that card were a non-unique character"."""

    def __init__(self, subtype: str) -> None:
        self.subtype = subtype

    def put_on(self, printed: Print) -> None:
        stand_on("this upgrade", printed.kind, (UPGRADE_CARD,))
        printed.rider = SupportsCalled(self.subtype)

    def says(self) -> str:
        where = f"to {indefinite(self.subtype)} support as if that card were a non-unique character"
        return f"You may play or move this upgrade {where} with an upgrade limit of {MOST_RECEIVED}."


class IsOnA(Condition):
    """ "This upgrade is on a trooper": a character, or a support that takes it as a character would (D-206, D-381)."""

    def __init__(self, noun: AnyCard, head: str) -> None:
        self.noun = noun
        self.head = head

    def reads(self, it: int, this: int) -> None:
        stand_on(self.says(), this, (UPGRADE_CARD,))

    def holds(self, table: Table, frame: Frame) -> bool:
        host = table.host[frame.card]
        return host >= 0 and self.noun.fits(table, host)

    def says(self) -> str:
        return f"{self.head} {self.noun.an()}"


def this_is_on_a(noun: AnyCard) -> Condition:
    """ "This upgrade is on a trooper", of any type."""
    return IsOnA(noun, "this upgrade is on")


def it_is_on_a(noun: AnyCard) -> Condition:
    """The same in the words "it is on a trooper"."""
    return IsOnA(noun, "it is on")


def rides_supports(subtype: str) -> Paragraph:
    return RidesSupports(subtype)


def as_if_a_character(noun: CardNoun, upgrades: str, character: str) -> Paragraph:
    return AsIfACharacter(noun, upgrades, character)
