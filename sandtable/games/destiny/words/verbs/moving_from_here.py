"""An upgrade that a character's words move from it to another character (DST-MOV-03)."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny import moves
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.limits import has_too_many, look_at_limits, may_move, upgrades_to_give_up
from sandtable.games.destiny.lines import TOLD_ATTACH
from sandtable.games.destiny.names import card_name, own_name
from sandtable.games.destiny.receiving import receivers
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.taking import keep_one
from sandtable.games.destiny.terms import CHARACTER_CARD, NOTHING
from sandtable.games.destiny.words.joints import Phrase
from sandtable.games.destiny.words.nouns.cards import CardNoun
from sandtable.games.destiny.words.nouns.characters import CHARACTER, CharacterNoun
from sandtable.games.destiny.words.pointing import A_CHARACTER, A_PIECE, need, stand_on

CHOOSING_UPGRADE: Final = 1
CHOOSING_HOST: Final = 2
CROWDED: Final = 3


class MoveFromHere(Phrase):
    """ "Move a Blue ability from this character to another Blue character"; its die goes with it (D-89, D-123).

    `numbers` holds the upgrade once it is chosen. One upgrade too many is discarded at once (D-10).
    """

    hands = A_PIECE

    def __init__(self, noun: CardNoun, taker: CharacterNoun) -> None:
        self.noun = noun
        self.taker = taker

    def reads(self, it: int, this: int) -> None:
        stand_on("this character", this, (CHARACTER_CARD,))

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == 0:
            found = [card for card in self._upgrades(table, frame) if self._takers(table, frame, card)]
            frame.step = CHOOSING_UPGRADE
            if not found:
                table.done(False, 0, NOTHING)
                return
            if not table.choose(frame, frame.seat, found):
                return
        if frame.step == CHOOSING_UPGRADE:
            frame.numbers = (frame.answer,)
            frame.step = CHOOSING_HOST
            if not table.choose(frame, frame.seat, self._takers(table, frame, frame.answer)):
                return
        if frame.step == CROWDED:
            moves.discard_from_play(table, frame.answer)
            table.done(True, 1, frame.numbers[0])
        else:
            self._move(table, frame, frame.numbers[0], frame.answer)

    def _move(self, table: Table, frame: Frame, upgrade: int, host: int) -> None:
        owner = table.controller(upgrade)
        moves.move_upgrade(table, upgrade, host)
        if table.telling:
            table.tell(TOLD_ATTACH, frame.seat, (upgrade, host))
        taker = table.controller(upgrade)
        if taker != owner:
            keep_one(table, taker, upgrade)
        if has_too_many(table, host) and not table.is_character(host):
            frame.step = CROWDED
            table.put(table.controller(host), upgrades_to_give_up(table, host))
            return
        if has_too_many(table, host):
            look_at_limits(table, upgrade)
        table.done(True, 1, upgrade)

    def giver(self, frame: Frame) -> int:
        """The character that the upgrade is moved from."""
        return frame.card

    def _upgrades(self, table: Table, frame: Frame) -> list[int]:
        giver = self.giver(frame)
        if not table.is_in_play(giver):
            return []
        return [card for card in table.upgrades[giver] if self.noun.fits(table, card)]

    def _takers(self, table: Table, frame: Frame, upgrade: int) -> list[int]:
        others = [each for each in self.takers(table, frame) if each != self.giver(frame)]
        supports = [each for each in self.receivers(table, frame, upgrade) if self.taker.fits(table, each)]
        return [each for each in others + supports if may_move(table, upgrade, each)]

    def takers(self, table: Table, frame: Frame) -> list[int]:
        """The characters that may get it."""
        return self.taker.find(table, frame)

    def receivers(self, table: Table, frame: Frame, upgrade: int) -> tuple[int, ...]:
        """The supports that may get it as if they were characters (D-381)."""
        return receivers(table, frame.seat, upgrade)

    def possible(self, table: Table, frame: Frame) -> bool:
        return any([self._takers(table, frame, card) for card in self._upgrades(table, frame)])

    def says(self, they: bool = False) -> str:
        return f"move {self.noun.an()} from this character to another {self.taker.bare(False)}"

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CROWDED:
            return "Discard which upgrade? It is one too many"
        return "Move which upgrade?" if frame.step == CHOOSING_UPGRADE else "Move it to which character?"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return card_name(table, option) if frame.step == CHOOSING_HOST else own_name(table, option)


class MoveFromIt(MoveFromHere):
    """ "Move one of their weapons to this character": from the character of an earlier step, of any player.

    The taker is this character, or one of the player's other characters where a noun for it is given.
    """

    def __init__(self, noun: CardNoun, words: str, taker: CharacterNoun | None = None) -> None:
        MoveFromHere.__init__(self, noun, taker or CHARACTER)
        self.words = words
        self.is_to_this = taker is None

    def reads(self, it: int, this: int) -> None:
        need(self.says(), it, A_CHARACTER)
        if self.is_to_this:
            stand_on("this character", this, (CHARACTER_CARD,))

    def giver(self, frame: Frame) -> int:
        return frame.it

    def takers(self, table: Table, frame: Frame) -> list[int]:
        if self.is_to_this:
            return [frame.card] if table.is_in_play(frame.card) else []
        return MoveFromHere.takers(self, table, frame)

    def receivers(self, table: Table, frame: Frame, upgrade: int) -> tuple[int, ...]:
        return () if self.is_to_this else MoveFromHere.receivers(self, table, frame, upgrade)

    def says(self, they: bool = False) -> str:
        return f"move {self.words}"
