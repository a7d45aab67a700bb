"""The laying out of a table of Destiny for tests: the things of each seat in their places (destiny.py)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from sandtable.engine.dice import seeded
from sandtable.games.destiny import becoming, colors, elite, moves
from sandtable.games.destiny.flow import GAME_FLOW, UPKEEPING
from sandtable.games.destiny.game import MAX_STEPS, Duel
from sandtable.games.destiny.phases.turns import TURNS
from sandtable.games.destiny.setting_up import seat as seat_decks
from sandtable.games.destiny.terms import ACTION_PHASE, NOBODY, NOTHING
from sandtable.games.destiny.tokens import set_in_rows
from sandtable.games.destiny.triggers import watch
from sandtable.games.destiny.tuples import without
from tests.support.destiny_dice import side_as_written

if TYPE_CHECKING:
    from tests.support.destiny import Fighter, Piece, Side

ME: Final = 0
NAMES: Final = ("Yours", "Theirs", "Third", "Fourth")


def lay_out(sides: tuple[Side, ...], holder: int, turn: int, round_: int) -> Duel:
    duel = Duel()
    lists = [side.deck_list(NAMES[seat], sides[seat - 1].burdens()) for seat, side in enumerate(sides)]
    duel.lay_out(seat_decks(lists), seeded("test"), MAX_STEPS)
    placed = [_place(duel, seat, side) for seat, side in enumerate(sides)]
    for seat in range(len(sides)):
        for host, piece in placed[seat - 1]:
            _attach(duel, seat, host, piece)
    for seat, side in enumerate(sides):
        _lay_down(duel, seat, side)
    becoming.use_battlefield(duel, duel.setup.battlefields[ME])
    duel.holder = holder
    duel.first = holder
    duel.phase = ACTION_PHASE
    duel.round = round_
    duel.active = turn
    duel.start(GAME_FLOW, NOBODY, NOTHING).step = UPKEEPING
    duel.start(TURNS, turn, NOTHING)
    duel.run()
    return duel


def _place(duel: Duel, seat: int, side: Side) -> list[tuple[int, Piece]]:
    """Put what a seat has in play where it belongs; returns the downgrades on it, each with its card."""
    duel.decks[seat] = duel.setup.decks[seat]
    team = list(duel.setup.characters[seat])
    burdens: list[tuple[int, Piece]] = []
    for fighter in side.team:
        card = next(each for each in team if _is(duel, each, fighter.code, fighter.dice))
        team.remove(card)
        _place_character(duel, seat, card, fighter)
        burdens += [(card, downgrade) for downgrade in fighter.downgrades]
    for piece in side.supports:
        card = _take(duel, seat, piece.code)
        moves.enter_as_support(duel, seat, card)
        _place_piece(duel, seat, card, piece)
        for upgrade in piece.upgrades:
            _attach(duel, seat, card, upgrade)
        burdens += [(card, downgrade) for downgrade in piece.downgrades]
    return burdens


def _lay_down(duel: Duel, seat: int, side: Side) -> None:
    """Lay out a seat's plots, hand and piles; what is left of its list is the deck."""
    for piece, plot in zip(side.plots, duel.setup.plots[seat], strict=True):
        watch(duel, plot)
        _place_piece(duel, seat, plot, piece)
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
    _place_tokens(duel, card, fighter.tokens)
    for color in fighter.gained:
        colors.gain_color(duel, card, color, seat)
    for die, side in zip(duel.setup.dice_of[card], fighter.showing, strict=False):
        _show(duel, seat, die, side)
    for piece in fighter.upgrades:
        _attach(duel, seat, card, piece)


def _attach(duel: Duel, seat: int, host: int, piece: Piece) -> None:
    """Put an upgrade or a downgrade of a seat on a card."""
    card = _take(duel, seat, piece.code)
    moves.attach(duel, card, host, seat)
    _place_piece(duel, seat, card, piece)


def _place_piece(duel: Duel, seat: int, card: int, piece: Piece) -> None:
    duel.exhausted[card] = piece.exhausted
    duel.used += (card,) if piece.used else ()
    if piece.damage:
        duel.placed = (*duel.placed[:card], piece.damage, *duel.placed[card + 1 :])
    _place_tokens(duel, card, piece.tokens)
    if piece.is_elite:
        elite.make_elite(duel, card, seat)
    for die, side in zip(duel.setup.dice_of[card], (piece.showing, piece.also), strict=False):
        if side:
            _show(duel, seat, die, side)


def _place_tokens(duel: Duel, card: int, given: Mapping[int, int]) -> None:
    """Put tokens on a card; those that it entered play with stay where their kind isn't named."""
    for kind, count in given.items():
        set_in_rows(duel, card, kind, count)


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
