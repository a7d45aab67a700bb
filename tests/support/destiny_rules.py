"""A table of Destiny laid out by hand, for tests that prove single rules.

`scene(...)` puts two seats into the action phase of round 1 with nothing in hand or pool, `facing(...)` two sides into
that of round 2 with resources; the test places cards and dice by their numbers, calls `go()`, and then takes actions by
what they are about or by their words. Tests of cards lay out a whole table in words (tests/support/destiny.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sandtable.engine.dice import seeded
from sandtable.games.destiny import dice_moves, moves
from sandtable.games.destiny.decklist import DeckList, Member
from sandtable.games.destiny.flow import GAME_FLOW, UPKEEPING
from sandtable.games.destiny.game import RULES, Duel
from sandtable.games.destiny.phases.turns import TURNS
from sandtable.games.destiny.setting_up import seat as take_seats
from sandtable.games.destiny.setup import Setup
from sandtable.games.destiny.terms import ACTION_PHASE, ACTION_SPAN, NOBODY, NOTHING, PASS, RESOLVE, SYMBOL_CODES
from sandtable.games.destiny.triggers import watch
from sandtable.games.destiny.tuples import without

FIRST: Final = 0
SECOND: Final = 1
STOP: Final = -1
"""The answer that ends an optional choice."""

Team = tuple[tuple[str, int], ...]

PHASMA: Final = "01001"
STORMTROOPER: Final = "01002"
DOOKU: Final = "01009"
KYLO: Final = "01011"
TROOPER: Final = "01030"
LUKE: Final = "01035"
PADAWAN: Final = "01036"
REY: Final = "01038"
FINN: Final = "01045"
GUN: Final = "01047"
FIGHTER: Final = "01006"
BB8: Final = "01043"
RIFLE: Final = "01008"
STAFF: Final = "01044"
BLASTER: Final = "01054"
HOLDOUT: Final = "01063"
SABER: Final = "01059"
GEAR: Final = "01034"
ROBES: Final = "01040"
GRENADES: Final = "01017"
CONNECTIONS: Final = "01101"
AWAKENING: Final = "01124"
ENRAGE: Final = "01081"
STANCE: Final = "01115"
COVER: Final = "01157"
BLOCK: Final = "01153"
DODGE: Final = "01155"
FLANK: Final = "01156"
ECHO_BASE: Final = "01166"
WASTES: Final = "01168"

HEROES: Final[Team] = ((LUKE, 1), (TROOPER, 1))
VILLAINS: Final[Team] = ((KYLO, 1), (STORMTROOPER, 1))
DECK: Final = {COVER: 2, BLOCK: 2, DODGE: 2, FLANK: 2, STANCE: 2, ENRAGE: 2}


@dataclass(frozen=True)
class Side:
    """The team and cards of one seat for `facing`; `team` names characters with one die each."""

    team: tuple[str, ...]
    cards: tuple[tuple[str, int], ...] = ((BLOCK, 8),)
    battlefield: str = ECHO_BASE


def two_seats(
    team: Team = HEROES,
    other: Team = VILLAINS,
    cards: dict[str, int] | None = None,
    other_cards: dict[str, int] | None = None,
    battlefields: tuple[str, str] = (ECHO_BASE, WASTES),
) -> Setup:
    """The set-up of two seats; decks without a list of their own are the same."""
    lists = []
    for name, members, battlefield, deck in (
        ("first", team, battlefields[FIRST], DECK if cards is None else cards),
        ("second", other, battlefields[SECOND], DECK if other_cards is None else other_cards),
    ):
        characters = tuple(Member(code, dice) for code, dice in members)
        lists.append(DeckList(name, "awakenings", characters, (battlefield,), (), tuple(deck.items())))
    return take_seats(lists)


def new_game(setup: Setup, seed: int = 1) -> Duel:
    """A game at its first question, the mulligan."""
    return RULES.start(setup, seeded(seed, "rules"), 5000)


class Scene:
    """A duel with helpers that name cards by their code and dice by their shown side."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    # -- who is which number -------------------------------------------------------------------------------------

    def card(self, code: str, seat: int = FIRST, nth: int = 0) -> int:
        """The n-th card of this code that a seat brought."""
        setup = self.duel.setup
        found = [n for n, each in enumerate(setup.prints) if each.code == code and setup.owner[n] == seat]
        return found[nth]

    def die(self, code: str, seat: int = FIRST, nth: int = 0) -> int:
        """The n-th die of this code that a seat brought."""
        setup = self.duel.setup
        found = [
            die
            for die, card in enumerate(setup.card_of)
            if setup.prints[card].code == code and setup.owner[card] == seat
        ]
        return found[nth]

    # -- laying out ----------------------------------------------------------------------------------------------

    def take(self, code: str, seat: int = FIRST) -> int:
        """Take the next copy of a card out of the deck, to be put somewhere."""
        card = next(each for each in self.duel.decks[seat] if self.duel.print(each).code == code)
        self.duel.decks[seat] = without(self.duel.decks[seat], card)
        return card

    def hold(self, code: str, seat: int = FIRST) -> int:
        """Take a card from the deck into the hand."""
        card = self.take(code, seat)
        self.duel.hands[seat] += (card,)
        return card

    def support(self, code: str, seat: int = FIRST) -> int:
        """Put a support of the deck into play."""
        card = self.take(code, seat)
        moves.enter_as_support(self.duel, seat, card)
        return card

    def upgrade(self, code: str, host: int) -> int:
        """Attach an upgrade of the deck of the character's owner."""
        card = self.take(code, self.duel.setup.owner[host])
        moves.attach(self.duel, card, host)
        return card

    def show(self, code: str, side: str, seat: int = FIRST, nth: int = 0) -> int:
        """Put a die into its pool with this side up, written as in the data ("2RD", "+1RD", "3MD1", "Sp", "-")."""
        die = self.die(code, seat, nth)
        dice_moves.put_die(self.duel, die, dice_moves.home(self.duel, die))
        self.duel.face[die] = sides_of(self.duel, die).index(side)
        self.duel.pools[seat] += (die,)
        return die

    def turn_up(self, card: int, side: int) -> int:
        """Put the first die of a card into its controller's pool with a side (0 to 5) on top."""
        die = self.duel.setup.dice_of[card][0]
        self.duel.pools[self.duel.die_seat(die)] += (die,)
        self.duel.face[die] = side
        return die

    def go(self) -> Scene:
        """Go on to the first question."""
        self.duel.run()
        return self

    # -- asking and answering ------------------------------------------------------------------------------------

    def offers(self, kind: int) -> list[int]:
        """The options of the open question for one of the six actions."""
        return [option % ACTION_SPAN for option in self.duel.options if option // ACTION_SPAN == kind]

    def act(self, kind: int, thing: int = 0) -> None:
        """Take an action of the open turn."""
        assert self.duel.frames[-1].node is TURNS
        self.answer(kind * ACTION_SPAN + thing)

    def passes(self) -> None:
        self.act(PASS)

    def answer(self, option: int) -> None:
        """Answer the open question; the option has to be offered."""
        assert option in self.duel.options
        self.duel.apply(self.duel.options.index(option))

    def options(self) -> list[str]:
        """The options of the open question, in words."""
        ask = self.duel.ask()
        return list(ask.options) if ask is not None else []

    def asked(self) -> int:
        """The seat that is asked."""
        return self.duel.asker

    def prompt(self) -> str:
        ask = self.duel.ask()
        assert ask is not None
        return ask.prompt

    def do(self, *answers: str) -> Scene:
        """Take options by the words they start with; exactly one has to fit."""
        for answer in answers:
            fitting = [i for i, words in enumerate(self.options()) if words.startswith(answer)]
            exact = [i for i, words in enumerate(self.options()) if words == answer]
            found = exact or fitting
            assert len(found) == 1, f"{answer!r} fits {len(found)} of {self.options()}"
            self.duel.apply(found[0])
        return self

    def on_turn(self) -> bool:
        """True when the open question is for an action."""
        return self.duel.frames[-1].node is TURNS

    def side(self, die: int) -> str:
        """The side showing."""
        return sides_of(self.duel, die)[self.duel.face[die]]


def resolve(play: Scene, die: int, *answers: int) -> None:
    """Go on to the first question, resolve a die and answer what it asks."""
    play.go()
    play.act(RESOLVE, die)
    for answer in answers:
        play.answer(answer)


def sides_of(duel: Duel, die: int) -> list[str]:
    """The six sides of a die as the data writes them."""
    printed = duel.setup.prints[duel.setup.card_of[die]]
    found = []
    for symbol, value, is_modifier, cost in zip(
        printed.symbols, printed.values, printed.modifiers, printed.costs, strict=True
    ):
        code = SYMBOL_CODES[symbol]
        number = "" if code in ("-", "Sp") else f"{'+' if is_modifier else ''}{value}"
        found.append(f"{number}{code}{cost or ''}")
    return found


def scene(
    team: Team = HEROES,
    other: Team = VILLAINS,
    cards: dict[str, int] | None = None,
    other_cards: dict[str, int] | None = None,
    *,
    resources: int = 0,
    holder: int = FIRST,
    battlefields: tuple[str, str] = (ECHO_BASE, WASTES),
) -> Scene:
    """Round 1, the holder's turn, empty hands and pools; `resources` for both seats."""
    setup = two_seats(team, other, cards, other_cards, battlefields)
    duel = Duel()
    duel.lay_out(setup, seeded(1, "rules"), 5000)
    for characters in setup.characters:
        for character in characters:
            watch(duel, character)
    duel.resources = [resources] * setup.seats
    duel.battlefield = setup.battlefields[holder]
    duel.holder = duel.first = duel.active = holder
    duel.phase = ACTION_PHASE
    duel.round = 1
    duel.start(GAME_FLOW, NOBODY, NOTHING).step = UPKEEPING
    duel.start(TURNS, holder, NOTHING)
    return Scene(duel)


def facing(first: Side, second: Side) -> Scene:
    """Round 2, the first seat's turn and battlefield, empty hands and pools, 10 resources each."""
    table = scene(
        tuple((code, 1) for code in first.team),
        tuple((code, 1) for code in second.team),
        dict(first.cards),
        dict(second.cards),
        resources=10,
        battlefields=(first.battlefield, second.battlefield),
    )
    table.duel.round = 2
    return table
