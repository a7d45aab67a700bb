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
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.engine.log import EVERYONE
from sandtable.games.destiny.attached import downgrades_on, upgrades_on
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.formats import AWAKENINGS, Format
from sandtable.games.destiny.game import MAX_STEPS, RULES, Duel
from sandtable.games.destiny.phases.discarding import MULLIGAN
from sandtable.games.destiny.phases.rolling_off import ONE_SHIELD, ROLL_OFF, TWO_SHIELDS
from sandtable.games.destiny.setting_up import seat as seat_decks
from sandtable.games.destiny.terms import NOBODY, NOTHING
from sandtable.games.destiny.tokens import tokens_on
from sandtable.games.destiny.triggers import SETTLE
from sandtable.games.destiny.words.joints import Phrase
from tests.support.destiny_dice import dice_that_roll, side_as_written
from tests.support.destiny_formats import with_its_rules
from tests.support.destiny_laying import NAMES, lay_out

ME: Final = 0
THEM: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
TROOPER: Final = "01002"
"""First Order Stormtrooper: no ability, so it stands in wherever a test does not care."""
ECHO_BASE: Final = "01166"
SETTLING_IN: Final = (MULLIGAN, ROLL_OFF, ONE_SHIELD, TWO_SHIELDS)
"""The questions between the starting hands and the abilities after the set-up."""


@dataclass(frozen=True)
class Piece:
    """An upgrade, downgrade or support in play; `showing` is the side its die shows in the pool, "" when it is on the
    card. Downgrades on it are those of the next seat.
    """

    code: str
    showing: str = ""
    exhausted: bool = False
    used: bool = False  # its Power Action, in this round
    upgrades: tuple[Piece, ...] = ()
    downgrades: tuple[Piece, ...] = ()
    damage: int = 0
    tokens: Mapping[int, int] = field(default_factory=dict)  # by kind: {RESOURCES: 2}
    is_elite: bool = False
    also: str = ""
    """The side that the second die of an elite card shows in the pool."""


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
    downgrades: tuple[Piece, ...] = ()
    tokens: Mapping[int, int] = field(default_factory=dict)
    gained: tuple[int, ...] = ()  # colors


Team = Sequence[str | Fighter]
"""Characters of one seat; a code stands for one that nothing special is to be said about."""


def a_piece(
    code: str,
    showing: str = "",
    *,
    exhausted: bool = False,
    used: bool = False,
    upgrades: Sequence[str | Piece] = (),
    downgrades: Sequence[str | Piece] = (),
    damage: int = 0,
    tokens: Mapping[int, int] | None = None,
    is_elite: bool = False,
    also: str = "",
) -> Piece:
    """An upgrade, a downgrade or a support in play, with what is attached to it and the tokens on it."""
    burdens = _pieces(downgrades)
    return Piece(
        code, showing, exhausted, used, _pieces(upgrades), burdens, damage, tokens or {}, is_elite or bool(also), also
    )


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
    downgrades: Sequence[str | Piece] = (),
    tokens: Mapping[int, int] | None = None,
    gained: Sequence[int] = (),
) -> Fighter:
    """A character; it has as many dice as it shows if that is more than `dice`. Downgrades are of the next seat."""
    count = max(dice, len(showing))
    on_it = _pieces(downgrades)
    return Fighter(
        code,
        count,
        damage,
        shields,
        tuple(showing),
        _pieces(upgrades),
        exhausted,
        used,
        on_it,
        tokens or {},
        tuple(gained),
    )


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
    format: str | Format = AWAKENINGS.code
    """It decides by which texts and rules the cards are played (D-114, D-201)."""
    plots: list[Piece] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)
    """Cards that the deck has brought set aside."""

    def cards(self) -> list[str]:
        bearers: list[Fighter | Piece] = [*self.team, *self.supports]
        attached = [piece.code for bearer in bearers for piece in bearer.upgrades]
        return [*attached, *(piece.code for piece in self.supports), *self.hand, *self.deck, *self.discard]

    def burdens(self) -> list[str]:
        """The downgrades on its cards."""
        bearers: list[Fighter | Piece] = [*self.team, *self.supports]
        return [piece.code for bearer in bearers for piece in bearer.downgrades]

    def deck_list(self, name: str, downgrades: Sequence[str] = ()) -> DeckList:
        team = tuple(Member(fighter.code, fighter.dice) for fighter in self.team)
        cards, aside = tuple(Counter([*self.cards(), *downgrades]).items()), tuple(Counter(self.aside).items())
        plots, fields = tuple(piece.code for piece in self.plots), (self.battlefield,)
        return with_its_rules(DeckList(name, self.format, team, fields, plots, cards, set_aside=aside))


def a_side(
    team: Sequence[str | Fighter] = (TROOPER,),
    *,
    hand: Sequence[str] = (),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    supports: Sequence[str | Piece] = (),
    resources: int = 0,
    battlefield: str = ECHO_BASE,
    format: str | Format = AWAKENINGS.code,
    plots: Sequence[str | Piece] = (),
    aside: Sequence[str] = (),
) -> Side:
    """One seat's things; codes stand for characters and pieces nothing special is to be said about."""
    fighters = [a_character(each) if isinstance(each, str) else each for each in team]
    pieces = [_piece(each) for each in supports]
    laid = [_piece(each) for each in plots]
    return Side(
        fighters, list(hand), list(deck), list(discard), pieces, resources, battlefield, format, laid, list(aside)
    )


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
    format: str | Format = AWAKENINGS.code,
    plots: Sequence[str | Piece] = (),
    aside: Sequence[str] = (),
) -> Scene:
    """A game in its action phase; keywords are your things, `opponent` is a team or a whole `a_side(...)`."""
    mine = a_side(
        yours, hand=hand, deck=deck, discard=discard, supports=supports, resources=resources, battlefield=battlefield,
        format=format, plots=plots, aside=aside,
    )  # fmt: skip
    theirs = opponent if isinstance(opponent, Side) else a_side(opponent)
    return Scene(lay_out((mine, theirs), holder, turn, round_))


def a_beginning(*sides: Side, seed: str = "beginning") -> Scene:
    """A game at its very first question, before anybody has drawn or rolled; all cards but the team are the deck."""
    lists = [side.deck_list(NAMES[seat]) for seat, side in enumerate(sides)]
    return Scene(RULES.start(seat_decks(lists), seeded(seed), MAX_STEPS))


def a_free_for_all(*sides: Side, turn: int = ME, holder: int = ME, round_: int = 1) -> Scene:
    """A game of three or four, seated clockwise, in its action phase; the battlefield is the first seat's."""
    return Scene(lay_out(sides, holder, turn, round_))


def _piece(given: str | Piece) -> Piece:
    return Piece(given) if isinstance(given, str) else given


def _pieces(given: Sequence[str | Piece]) -> tuple[Piece, ...]:
    return tuple(_piece(each) for each in given)


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

    def settle_in(self) -> Scene:
        """Keep all hands, roll off, take a battlefield and shields: the first options up to the next other question."""
        while self.duel.frames and self.duel.frames[-1].node in SETTLING_IN:
            self.duel.apply(0)
        return self

    def claim(self, *answers: str) -> Scene:
        return self.answer("claim ", *answers)

    def pass_(self) -> Scene:
        return self.answer("pass")

    def carry_out(self, phrase: Phrase, seat: int = ME, this: str = "") -> Scene:
        """Carry out words as those of a card in the middle of a turn, which begins anew afterwards."""
        duel = self.duel
        duel.frames[-1].step = 0
        duel.asker = NOBODY
        duel.options = []
        duel.start(SETTLE, seat, NOTHING)  # what waits for their effect
        duel.start(phrase, seat, self.find(this, seat) if this else duel.teams[seat][0])
        duel.run()
        return self

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

    def tokens(self, name: str, kind: int, seat: int = NOBODY) -> int:
        """The number of tokens of a kind on a card: RESOURCES, SHIELDS, CHARMS or DAMAGE."""
        return tokens_on(self.duel, self.find(name, seat), kind)

    def shields(self, name: str, seat: int = NOBODY) -> int:
        return self.duel.shields[self.find(name, seat)]

    def exhausted(self, name: str, seat: int = NOBODY) -> bool:
        return self.duel.exhausted[self.find(name, seat)]

    def used(self, name: str, seat: int = NOBODY) -> bool:
        """Whether the Power Action of a card was used in this round."""
        return self.find(name, seat) in self.duel.used

    def upgrades(self, name: str, seat: int = NOBODY) -> list[str]:
        return self._titles(upgrades_on(self.duel, self.find(name, seat)))

    def downgrades(self, name: str, seat: int = NOBODY) -> list[str]:
        return self._titles(downgrades_on(self.duel, self.find(name, seat)))

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
