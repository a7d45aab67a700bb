"""The other sides of double-sided cards in the set-up of a game: each is a card of its own (DST-DBL-01)."""

# interpreted: reads set-ups, once a batch

from __future__ import annotations

from dataclasses import dataclass

from sandtable.games.destiny.decklist import DeckList, Member, format_of
from sandtable.games.destiny.facts import card as facts_of
from sandtable.games.destiny.facts import is_back
from sandtable.games.destiny.legality import other_side, points_of_member
from sandtable.games.destiny.library import printed
from sandtable.games.destiny.numbering import add
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import NOTHING
from sandtable.games.destiny.text import is_encoded
from sandtable.games.destiny.text_sets import TextSet


@dataclass
class OtherSide:
    """The side of one card that is down when the game begins."""

    seat: int
    place: int
    """The place of the card among its player's characters, battlefields and plots, in this order."""
    code: str
    dice: int
    """The dice it may have: of a plot two, because a text may make it elite (DST-DBL-05)."""
    is_elite: bool
    points: int

    @property
    def is_character(self) -> bool:
        return facts_of(self.code).type == "character"


class OtherSides:
    """The other sides of all cards of some decks, before and after they have their numbers."""

    def __init__(self, decks: list[DeckList], texts: TextSet) -> None:
        self.texts = texts
        self.found: list[OtherSide] = []
        self.numbers: list[int] = []
        for seat, deck in enumerate(decks):
            self._find(seat, deck)

    def _find(self, seat: int, deck: DeckList) -> None:
        members = [(member.code, member.dice) for member in deck.characters]
        plots = [(code, deck.dice_of_plot(code)) for code in deck.plots]
        for place, (code, dice) in enumerate([*members, (deck.battlefields[0], 1), *plots]):
            side = other_side(deck, code)
            if side is None or (is_back(code) and not is_encoded(side)):  # most backs are never turned over again
                continue
            stays_elite = dice > 1 and facts_of(side).type in ("character", "plot")  # D-243
            points = points_of_member(Member(side, dice), format_of(deck))
            most = 2 if facts_of(code).type == "plot" else dice
            self.found.append(OtherSide(seat, place, side, most, stays_elite, points))

    def add_characters(self, setup: Setup) -> None:
        """Number those that are characters, behind the characters of all teams."""
        self.found.sort(key=lambda side: not side.is_character)  # a stable order: seats and places stay as they are
        for side in self.found:
            if side.is_character:
                self._add(setup, side)
                setup.points.append(side.points)

    def add_others(self, setup: Setup) -> None:
        """Number the others, behind the plots."""
        for side in self.found[len(self.numbers) :]:
            self._add(setup, side)

    def join(self, setup: Setup) -> None:
        """Let each pair of sides know each other, once all cards have their numbers."""
        setup.other_side = [NOTHING] * len(setup.prints)
        for side, number in zip(self.found, self.numbers, strict=True):
            fronts = [*setup.characters[side.seat], setup.battlefields[side.seat], *setup.plots[side.seat]]
            setup.other_side[fronts[side.place]] = number
            setup.other_side[number] = fronts[side.place]

    def _add(self, setup: Setup, side: OtherSide) -> None:
        number = add(setup, printed(side.code, self.texts), side.seat, side.dice)
        setup.is_elite[number] = side.is_elite
        self.numbers.append(number)
