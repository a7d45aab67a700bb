"""The view of one seat (appendix D): all but the order of decks, squads under construction and concealed squads."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sandtable.engine import observing
from sandtable.engine.dice import Dice
from sandtable.games.tide_of_iron import squads
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.moves import specialize
from sandtable.games.tide_of_iron.phases import building, buying
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import NOT_HERE, Table, with_entry
from sandtable.games.tide_of_iron.terms import NO_SPECIALIZATION, NOBODY, SETTING_UP


@mypyc_attr(acyclic=True)
class Window(observing.Window):
    """The view that one player has of a table of Tide of Iron; partners know the same (TOI-TEM-11)."""

    def side(self, table: Table) -> int:
        """The side of the player who looks."""
        return table.setup.teams.sides[self.seat]

    def hide(self, table: Table) -> bytes:
        """Blank out hidden parts; the known facts about them are counts and pieces."""
        decks = [[sorted(deck) for deck in side] for side in table.decks]
        table.decks = tuple([tuple([(0,) * len(deck) for deck in side]) for side in table.decks])
        side = self.side(table)
        hidden = hidden_squads(table, side)
        known = sorted([(table.figures[squad], table.special[squad]) for squad in hidden])
        if is_building(table):
            hide_building(table, side)
        if buying.is_buying(table):
            buying.hide_armies(table, side)
        for squad in hidden:
            table.figures = with_entry(table.figures, squad, 0)
            specialize(table, squad, NO_SPECIALIZATION)
        if table.asker != NOBODY and table.setup.teams.sides[table.asker] != side:
            table.options = []
        return repr((decks, known)).encode()

    def deal(self, table: Table, dice: Dice) -> None:
        shuffle_decks(table, dice)
        if is_building(table):
            build_anew(table, 1 - self.side(table), dice)
        if buying.is_buying(table):
            buying.buy_anew(table, 1 - self.side(table), dice)
        swap_squads(table, hidden_squads(table, self.side(table)), dice)
        table.is_imagined = True
        table.plan = []


def shuffle_decks(table: Table, dice: Dice) -> None:
    """Shuffle the decks: their cards are known to both players, their order is not."""
    sides: list[tuple[tuple[int, ...], ...]] = []
    for side in table.decks:
        decks: list[tuple[int, ...]] = []
        for deck in side:
            cards = list(deck)
            cards.sort()
            dice.shuffle(cards)
            decks.append(tuple(cards))
        sides.append(tuple(decks))
    table.decks = tuple(sides)


def hidden_squads(table: Table, viewer: int) -> list[int]:
    """Squads of the other side whose figures the viewer can't see (TOI-CON-06)."""
    return [unit for unit in table.units_of(1 - viewer) if table.concealed[unit]]


def swap_squads(table: Table, hidden: list[int], dice: Dice) -> None:
    """Deal the figures of the concealed squads among them anew."""
    if len(hidden) > 1:
        order = hidden.copy()
        dice.shuffle(order)
        figures = [table.figures[squad] for squad in order]
        special = [table.special[squad] for squad in order]
        for at in range(len(hidden)):
            table.figures = with_entry(table.figures, hidden[at], figures[at])
            specialize(table, hidden[at], special[at])


def is_building(table: Table) -> bool:
    """True while squads are built in secret (TOI-SET-08)."""
    return (
        table.phase == SETTING_UP
        and building.hides(table)
        and bool(table.frames)
        and table.frames[-1].node is building.BUILDING
    )


def hide_building(table: Table, viewer: int) -> None:
    """Blank out the squads that the other side has built or is building."""
    frame = table.frames[-1]
    for pool in table.setup.pools:
        if pool.seat != viewer and pool.starts:
            for squad in pool.squads:
                table.figures = with_entry(table.figures, squad, 0)
                specialize(table, squad, NO_SPECIALIZATION)
    if table.seat_of(frame.unit) != viewer:
        frame.answer = 0
        frame.step = 0


def build_anew(table: Table, seat: int, dice: Dice) -> None:
    """Replace the squads that a seat has built so far by random ones."""
    built: list[tuple[Pool, int]] = []
    for pool in table.setup.pools:
        if pool.seat == seat and pool.starts:
            for squad in pool.squads:
                if table.figures[squad] and table.where[squad] == NOT_HERE:
                    built.append((pool, squad))
                    table.figures = with_entry(table.figures, squad, squads.EMPTY)
                    specialize(table, squad, NO_SPECIALIZATION)
    for _, squad in built:
        packs = building.packs_for(table, squad)
        table.figures = with_entry(table.figures, squad, packs[dice.below(len(packs))])
        tokens = building.tokens_for(table, squad)
        specialize(table, squad, tokens[dice.below(len(tokens))])
    if table.asker != NOBODY and table.setup.teams.sides[table.asker] == seat:
        ask_anew(table, table.frames[-1])


def ask_anew(table: Table, frame: Frame) -> None:
    """Compute the builder's options anew, because they depend on the imagined squads."""
    if frame.step == building.TOKEN:
        specialize(table, frame.unit, NO_SPECIALIZATION)
        table.options = building.tokens_for(table, frame.unit)
    else:
        table.options = building.packs_for(table, frame.unit)
