"""A Destiny table laid out by hand: tests put damage, shields, dice and cards where a rule wants them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from simulate.engine.dice import seeded
from simulate.games.destiny import moves
from simulate.games.destiny.decklist import DeckList, Member
from simulate.games.destiny.flow import GAME_FLOW, UPKEEPING
from simulate.games.destiny.game import Duel
from simulate.games.destiny.setting_up import seat
from simulate.games.destiny.terms import ACTION_PHASE, NOBODY, NOTHING
from simulate.games.destiny.triggers import watch
from simulate.games.destiny.turns import TURNS

BLOCKS: Final = (("01153", 8),)
"""A deck of eight copies of Block: cards that no test plays unless it means to."""


@dataclass(frozen=True)
class Side:
    """What one seat brings; `team` names characters with one die each."""

    team: tuple[str, ...]
    cards: tuple[tuple[str, int], ...] = BLOCKS
    battlefield: str = "01166"


class Scene:
    """A game in its action phase: empty hands, 10 resources each, seat 0 to move and in control of the battlefield."""

    def __init__(self, first: Side, second: Side) -> None:
        decks = [
            DeckList(
                f"deck {n}", "starter", tuple(Member(c, 1) for c in side.team), (side.battlefield,), (), side.cards
            )
            for n, side in enumerate((first, second))
        ]
        self.table = Duel()
        self.table.lay_out(seat(decks), seeded("rules"), 5000)
        for team in self.table.teams:
            for character in team:
                watch(self.table, character)
        self.table.battlefield = self.table.setup.battlefields[0]
        self.table.holder = 0
        self.table.first = 0
        self.table.round = 2
        self.table.phase = ACTION_PHASE
        self.table.active = 0
        self.table.resources = [10, 10]

    def start(self) -> Scene:
        """Ask for the first action."""
        self.table.start(GAME_FLOW, NOBODY, NOTHING).step = UPKEEPING
        self.table.start(TURNS, self.table.active, NOTHING)
        self.table.run()
        return self

    # -- laying out ----------------------------------------------------------------------------------------------

    def who(self, code: str, owner: int = 0) -> int:
        """The first character of this code on a team."""
        return next(c for c in self.table.setup.characters[owner] if self.table.setup.prints[c].code == code)

    def take(self, code: str, owner: int = 0) -> int:
        """Take a card out of the deck, to be put somewhere."""
        card = next(c for c in self.table.decks[owner] if self.table.setup.prints[c].code == code)
        self.table.decks[owner] = moves.without(self.table.decks[owner], card)
        return card

    def hold(self, code: str, owner: int = 0) -> int:
        card = self.take(code, owner)
        self.table.hands[owner] += (card,)
        return card

    def attach(self, code: str, host: int) -> int:
        card = self.take(code, self.table.setup.owner[host])
        moves.attach(self.table, card, host)
        return card

    def support(self, code: str, owner: int = 0) -> int:
        card = self.take(code, owner)
        moves.enter_as_support(self.table, owner, card)
        return card

    def show(self, card: int, side: int) -> int:
        """Put the die of a card into its controller's pool with a side (0 to 5) on top."""
        die = self.table.setup.dice_of[card][0]
        self.table.pools[self.table.die_seat(die)] += (die,)
        self.table.face[die] = side
        return die

    # -- playing -------------------------------------------------------------------------------------------------

    def options(self) -> list[str]:
        ask = self.table.ask()
        return list(ask.options) if ask is not None else []

    def asked(self) -> int:
        return self.table.asker

    def prompt(self) -> str:
        ask = self.table.ask()
        assert ask is not None
        return ask.prompt

    def do(self, *answers: str) -> Scene:
        """Take options by the words they start with; exactly one has to fit."""
        for answer in answers:
            fitting = [i for i, words in enumerate(self.options()) if words.startswith(answer)]
            exact = [i for i, words in enumerate(self.options()) if words == answer]
            found = exact or fitting
            assert len(found) == 1, f"{answer!r} fits {len(found)} of {self.options()}"
            self.table.apply(found[0])
        return self
