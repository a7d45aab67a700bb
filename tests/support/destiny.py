"""Test verbs for Destiny: lay out a table in the middle of a game, act on it in words, read what became of it.

    scene = a_table(yours=[a_character("01038", upgrades=["01059"], showing=["2MD"])], hand=["01157"])
    scene.play("Take Cover", on="Rey")
    assert scene.shields("Rey") == 1

Seat 0 is "you" and acts first unless told otherwise. Sides of dice are written as on the reference boxes: "2MD",
"+1RD", "3MD1", "Sp", "-" (D-117). Names of characters, cards and options are found by words they contain.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.engine.log import EVERYONE
from sandtable.games.destiny import moves
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.flow import GAME_FLOW, UPKEEPING
from sandtable.games.destiny.formats import AWAKENINGS
from sandtable.games.destiny.game import MAX_STEPS, Duel
from sandtable.games.destiny.phases.turns import TURNS
from sandtable.games.destiny.setting_up import seat as seat_decks
from sandtable.games.destiny.sides_up import use_battlefield
from sandtable.games.destiny.state import without
from sandtable.games.destiny.terms import ACTION_PHASE, NOBODY, NOTHING
from sandtable.games.destiny.triggers import watch
from tests.support.destiny_dice import dice_that_roll, side_as_written

ME: Final = 0
THEM: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
NAMES: Final = ("Yours", "Theirs", "Third", "Fourth")
TROOPER: Final = "01002"
"""First Order Stormtrooper: no ability, so it stands in wherever a test does not care."""
ECHO_BASE: Final = "01166"


@dataclass(frozen=True)
class Piece:
    """An upgrade or support in play; `showing` is the side its die shows in the pool, "" when it is on the card."""

    code: str
    showing: str = ""
    exhausted: bool = False
    used: bool = False  # its Power Action, in this round


@dataclass(frozen=True)
class Fighter:
    """A character in play; `showing` are the sides of its dice in the pool, the others are on the card."""

    code: str
    dice: int = 1
    damage: int = 0
    shields: int = 0
    showing: tuple[str, ...] = ()
    upgrades: tuple[Piece, ...] = ()
    exhausted: bool = False
    used: bool = False  # its Power Action, in this round


Team = Sequence[str | Fighter]
"""Characters of one seat; a code stands for one that nothing special is to be said about."""


def a_piece(code: str, showing: str = "", *, exhausted: bool = False, used: bool = False) -> Piece:
    return Piece(code, showing, exhausted, used)


def a_character(
    code: str,
    *,
    dice: int = 1,
    damage: int = 0,
    shields: int = 0,
    showing: Sequence[str] = (),
    upgrades: Sequence[str | Piece] = (),
    exhausted: bool = False,
    used: bool = False,
) -> Fighter:
    """A character; it has as many dice as it shows if that is more than `dice`."""
    pieces = tuple(_piece(each) for each in upgrades)
    return Fighter(code, max(dice, len(showing)), damage, shields, tuple(showing), pieces, exhausted, used)


@dataclass
class Side:
    """The cards and dice of one seat."""

    team: list[Fighter] = field(default_factory=lambda: [Fighter(TROOPER)])
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    supports: list[Piece] = field(default_factory=list)
    resources: int = 0
    battlefield: str = ECHO_BASE
    format: str = AWAKENINGS.code
    """It decides by which texts the cards are played (D-114)."""
    plots: list[Piece] = field(default_factory=list)

    def cards(self) -> list[str]:
        attached = [piece.code for fighter in self.team for piece in fighter.upgrades]
        return [*attached, *(piece.code for piece in self.supports), *self.hand, *self.deck, *self.discard]

    def deck_list(self, name: str) -> DeckList:
        team = tuple(Member(fighter.code, fighter.dice) for fighter in self.team)
        plots = tuple(piece.code for piece in self.plots)
        return DeckList(name, self.format, team, (self.battlefield,), plots, tuple(Counter(self.cards()).items()))


def a_side(
    team: Sequence[str | Fighter] = (TROOPER,),
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    supports: Sequence[str | Piece] = (),
    resources: int = 0,
    battlefield: str = ECHO_BASE,
    format: str = AWAKENINGS.code,
    plots: Sequence[str | Piece] = (),
) -> Side:
    """One seat's things; codes stand for characters and pieces nothing special is to be said about."""
    fighters = [a_character(each) if isinstance(each, str) else each for each in team]
    pieces = [_piece(each) for each in supports]
    laid = [_piece(each) for each in plots]
    return Side(fighters, list(hand), list(deck), list(discard), pieces, resources, battlefield, format, laid)


def a_table(
    yours: Sequence[str | Fighter] = (TROOPER,),
    opponent: Sequence[str | Fighter] | Side = (TROOPER,),
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    supports: Sequence[str | Piece] = (),
    resources: int = 0,
    battlefield: str = ECHO_BASE,
    holder: int = ME,
    turn: int = ME,
    round_: int = 1,
    format: str = AWAKENINGS.code,
    plots: Sequence[str | Piece] = (),
) -> Scene:
    """A game in its action phase; keywords are your things, `opponent` is a team or a whole `a_side(...)`."""
    mine = a_side(
        yours,
        hand=hand,
        deck=deck,
        discard=discard,
        supports=supports,
        resources=resources,
        battlefield=battlefield,
        format=format,
        plots=plots,
    )
    theirs = opponent if isinstance(opponent, Side) else a_side(opponent)
    return Scene(_lay_out((mine, theirs), holder, turn, round_))


def a_free_for_all(*sides: Side, turn: int = ME, holder: int = ME, round_: int = 1) -> Scene:
    """A game of three or four, seated clockwise, in its action phase; the battlefield is the first seat's."""
    return Scene(_lay_out(sides, holder, turn, round_))


def _piece(given: str | Piece) -> Piece:
    return Piece(given) if isinstance(given, str) else given


def _lay_out(sides: tuple[Side, ...], holder: int, turn: int, round_: int) -> Duel:
    duel = Duel()
    duel.lay_out(
        seat_decks([side.deck_list(name) for side, name in zip(sides, NAMES[: len(sides)], strict=True)]),
        seeded("test"),
        MAX_STEPS,
    )
    for seat, side in enumerate(sides):
        _place(duel, seat, side)
    use_battlefield(duel, duel.setup.battlefields[ME])
    duel.holder = holder
    duel.first = holder
    duel.phase = ACTION_PHASE
    duel.round = round_
    duel.active = turn
    duel.start(GAME_FLOW, NOBODY, NOTHING).step = UPKEEPING
    duel.start(TURNS, turn, NOTHING)
    duel.run()
    return duel


def _place(duel: Duel, seat: int, side: Side) -> None:
    """Put the things of one seat where they belong; what is left of its list is the deck."""
    duel.decks[seat] = duel.setup.decks[seat]
    team = list(duel.setup.characters[seat])
    for fighter in side.team:
        card = next(each for each in team if _is(duel, each, fighter.code, fighter.dice))
        team.remove(card)
        _place_character(duel, seat, card, fighter)
    for piece in side.supports:
        card = _take(duel, seat, piece.code)
        moves.enter_as_support(duel, seat, card)
        _place_piece(duel, seat, card, piece)
    for piece, plot in zip(side.plots, duel.setup.plots[seat], strict=True):
        watch(duel, plot)
        duel.exhausted[plot] = piece.exhausted
    duel.hands[seat] = tuple(_take(duel, seat, code) for code in side.hand)
    duel.discards[seat] = tuple(_take(duel, seat, code) for code in side.discard)
    duel.decks[seat] = tuple(_take(duel, seat, code) for code in side.deck)
    duel.resources[seat] = side.resources


def _is(duel: Duel, card: int, code: str, dice: int) -> bool:
    return duel.print(card).code == code and duel.setup.is_elite[card] == (dice > 1)


def _place_character(duel: Duel, seat: int, card: int, fighter: Fighter) -> None:
    watch(duel, card)
    duel.damage[card] = fighter.damage
    duel.shields[card] = fighter.shields
    duel.exhausted[card] = fighter.exhausted or bool(fighter.showing)
    duel.used += (card,) if fighter.used else ()
    for die, side in zip(duel.setup.dice_of[card], fighter.showing, strict=False):
        _show(duel, seat, die, side)
    for piece in fighter.upgrades:
        upgrade = _take(duel, seat, piece.code)
        moves.attach(duel, upgrade, card)
        _place_piece(duel, seat, upgrade, piece)


def _place_piece(duel: Duel, seat: int, card: int, piece: Piece) -> None:
    duel.exhausted[card] = piece.exhausted
    duel.used += (card,) if piece.used else ()
    if piece.showing:
        _show(duel, seat, duel.setup.dice_of[card][0], piece.showing)


def _take(duel: Duel, seat: int, code: str) -> int:
    """The next copy of a card that lies nowhere else yet."""
    card = next(each for each in duel.decks[seat] if duel.print(each).code == code)
    duel.decks[seat] = without(duel.decks[seat], card)
    return card


def _show(duel: Duel, seat: int, die: int, side: str) -> None:
    printed = duel.print(duel.setup.card_of[die])
    sides = [side_as_written(duel, die, number) for number in range(len(printed.symbols))]
    if side not in sides:
        raise AssertionError(f"{printed.title} has no side {side}, only {sides}")
    duel.pools[seat] += (die,)
    duel.face[die] = sides.index(side)


class Scene:
    """A game in progress: acting on it and reading it in words."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    # -- acting --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.duel.seat()

    @property
    def prompt(self) -> str:
        ask = self.duel.ask()
        return ask.prompt if ask else ""

    @property
    def options(self) -> list[str]:
        ask = self.duel.ask()
        return list(ask.options) if ask else []

    def can(self, words: str) -> bool:
        """Whether an option with these words is open."""
        return any(words.lower() in option.lower() for option in self.options)

    def answer(self, *answers: str) -> Scene:
        """Take options one after another, each by words only it contains (or by all of its words)."""
        for words in answers:
            self.duel.apply(self._find(words))
        return self

    def _find(self, words: str) -> int:
        lower = [option.lower() for option in self.options]
        found = [option for option in lower if option == words.lower()] or [o for o in lower if words.lower() in o]
        if len({self._alike(option) for option in found}) != 1:
            problem = "no option says" if not found else "several options say"
            raise AssertionError(f'{problem} "{words}"; seat {self.asked} is asked "{self.prompt}": {self.options}')
        return lower.index(found[0])

    def _alike(self, option: str) -> str:
        """The option without the numbers of copies and, at two seats, without players: the first of those is taken."""
        marks = r" #\d+" if self.duel.setup.seats > 2 else r" #\d+| \(player \d\)"
        return re.sub(marks, "", option)

    def log(self, seat: int = EVERYONE) -> list[str]:
        """The log since `duel.record()` as one seat reads it; EVERYONE reads it with all secrets here."""
        return [event.text if seat == EVERYONE else event.text_for(seat) for event in self.duel.events()]

    def play(self, title: str, *answers: str) -> Scene:
        """Play a card from hand and answer its questions."""
        return self.answer(f"play {title}", *answers)

    def use(self, title: str, *answers: str) -> Scene:
        """Use the Action or the Power Action of a card."""
        return self.answer(f"use {title}:", *answers)

    def activate(self, name: str, *answers: str) -> Scene:
        return self.answer(f"activate {name}", *answers)

    def resolve(self, die: str, *answers: str) -> Scene:
        """Resolve a die, e.g. `resolve("Rey")`, and answer its questions."""
        return self.answer(f"resolve {die}", *answers)

    def claim(self, *answers: str) -> Scene:
        return self.answer("claim ", *answers)

    def pass_(self) -> Scene:
        return self.answer("pass")

    def roll_next(self, *sides: int) -> Scene:
        """Let the next dice show these sides (0 to 5), by finding a state of the generator that rolls them."""
        self.duel.dice = dice_that_roll(sides)
        return self

    # -- reading -------------------------------------------------------------------------------------------------

    def find(self, name: str, seat: int = NOBODY) -> int:
        """The card in play, hand, deck or discard pile whose name contains this."""
        for card, printed in enumerate(self.duel.setup.prints):
            if name.lower() in printed.full_name.lower() and seat in (NOBODY, self.duel.setup.owner[card]):
                return card
        raise AssertionError(f"nothing is called {name}")

    def damage(self, name: str, seat: int = NOBODY) -> int:
        return self.duel.damage[self.find(name, seat)]

    def placed(self, name: str, seat: int = NOBODY) -> int:
        """The damage a card's own words have placed on it."""
        return self.duel.placed[self.find(name, seat)]

    def shields(self, name: str, seat: int = NOBODY) -> int:
        return self.duel.shields[self.find(name, seat)]

    def exhausted(self, name: str, seat: int = NOBODY) -> bool:
        return self.duel.exhausted[self.find(name, seat)]

    def used(self, name: str, seat: int = NOBODY) -> bool:
        """Whether the Power Action of a card was used in this round."""
        return self.find(name, seat) in self.duel.used

    def upgrades(self, name: str, seat: int = NOBODY) -> list[str]:
        return self._titles(self.duel.upgrades[self.find(name, seat)])

    def resources(self, seat: int = ME) -> int:
        return self.duel.resources[seat]

    def pool(self, seat: int = ME) -> list[str]:
        """The sides in a pool, in the order they came, e.g. ["2MD", "-"]."""
        return [side_as_written(self.duel, die, self.duel.face[die]) for die in self.duel.pools[seat]]

    def hand(self, seat: int = ME) -> list[str]:
        return self._titles(self.duel.hands[seat])

    def deck(self, seat: int = ME) -> list[str]:
        return self._titles(self.duel.decks[seat])

    def discard(self, seat: int = ME) -> list[str]:
        return self._titles(self.duel.discards[seat])

    def aside(self) -> list[str]:
        """Cards that were set aside, in the order they went."""
        return self._titles(self.duel.aside)

    def knows(self, seat: int = ME) -> list[str]:
        """Hidden cards a seat has seen, in the order of seeing."""
        return self._titles(self.duel.knows[seat])

    def supports(self, seat: int = ME) -> list[str]:
        return self._titles(self.duel.supports[seat])

    def team(self, seat: int = ME) -> list[str]:
        return self._titles(self.duel.teams[seat])

    def _titles(self, cards: tuple[int, ...]) -> list[str]:
        return [self.duel.print(card).title for card in cards]
