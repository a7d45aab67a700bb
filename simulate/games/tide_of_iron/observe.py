"""What one seat can see (appendix D): everything but the order of decks, squads being built and concealed squads."""

from __future__ import annotations

from simulate.engine.dice import Dice
from simulate.engine.game import Observation, State
from simulate.games.tide_of_iron import planning, squads
from simulate.games.tide_of_iron.frames import Frame
from simulate.games.tide_of_iron.phases import building
from simulate.games.tide_of_iron.prepared import Pool
from simulate.games.tide_of_iron.state import NOT_HERE, Table
from simulate.games.tide_of_iron.terms import NO_SPECIALIZATION, NOBODY, SETTING_UP


class Window(Observation):
    """A seat's view of a table; it stays open as the game goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def count(self) -> int:
        return len(self.table.options)

    def key(self) -> bytes:
        """The table with the unknown blanked out, and what is known of it: counts, and the pieces it is made of."""
        copy = self.table.clone()
        assert isinstance(copy, Table)
        decks = [[sorted(deck) for deck in side] for side in copy.decks]
        copy.decks = tuple([tuple([(0,) * len(deck) for deck in side]) for side in copy.decks])
        hidden = hidden_squads(copy, self.seat)
        known = sorted([(copy.figures[squad], copy.special[squad]) for squad in hidden])
        if is_building(copy):
            known = []
            hide_building(copy, self.seat)
        for squad in hidden:
            copy.figures[squad] = 0
            copy.special[squad] = 0
        if copy.asker not in (self.seat, NOBODY):
            copy.options = []
        copy.dice = Dice(0, 0, 0, 0, 0, 0)
        return copy.store() + repr((decks, known)).encode()

    def imagine(self, dice: Dice) -> State:
        copy = self.table.clone()
        assert isinstance(copy, Table)
        shuffle_decks(copy, dice)
        if is_building(copy):
            build_anew(copy, 1 - self.seat, dice)
        else:
            swap_squads(copy, hidden_squads(copy, self.seat), dice)
        copy.dice = Dice(dice.next(), dice.next(), dice.next() or 1, dice.next(), dice.next(), dice.next() or 1)
        copy.plan = planning.plan(copy)
        return copy


def shuffle_decks(table: Table, dice: Dice) -> None:
    """Decks lie face down for both players; which cards they hold is known."""
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
    """Any of the concealed squads may be any of their compositions."""
    if len(hidden) > 1:
        order = hidden.copy()
        dice.shuffle(order)
        figures = [table.figures[squad] for squad in order]
        special = [table.special[squad] for squad in order]
        for at in range(len(hidden)):
            table.figures[hidden[at]] = figures[at]
            table.special[hidden[at]] = special[at]


def is_building(table: Table) -> bool:
    """While squads are built in secret (TOI-SET-08)."""
    return (
        table.phase == SETTING_UP
        and building.hides(table)
        and bool(table.frames)
        and table.frames[-1].node is building.BUILDING
    )


def hide_building(table: Table, viewer: int) -> None:
    """Blank out what the other side has built and has in hand."""
    frame = table.frames[-1]
    for pool in table.setup.pools:
        if pool.seat != viewer and pool.arrives == 0:
            for squad in pool.squads:
                table.figures[squad] = 0
                table.special[squad] = 0
    if table.seat_of(frame.unit) != viewer:
        frame.answer = 0
        frame.step = 0


def build_anew(table: Table, seat: int, dice: Dice) -> None:
    """Build the squads that a seat has built so far once more, at random."""
    built: list[tuple[Pool, int]] = []
    for pool in table.setup.pools:
        if pool.seat == seat and pool.arrives == 0:
            for squad in pool.squads:
                if table.figures[squad] and table.where[squad] == NOT_HERE:
                    built.append((pool, squad))
                    table.figures[squad] = squads.EMPTY
                    table.special[squad] = NO_SPECIALIZATION
    for _, squad in built:
        packs = building.packs_for(table, squad)
        table.figures[squad] = packs[dice.below(len(packs))]
        tokens = building.tokens_for(table, squad)
        table.special[squad] = tokens[dice.below(len(tokens))]
    if table.asker == seat:
        ask_anew(table, table.frames[-1])


def ask_anew(table: Table, frame: Frame) -> None:
    """What the builder may choose now depends on what he is imagined to have built."""
    if frame.step == building.TOKEN:
        table.special[frame.unit] = NO_SPECIALIZATION
        table.options = building.tokens_for(table, frame.unit)
    else:
        table.options = building.packs_for(table, frame.unit)
