"""Tables laid out by hand for the rule tests, and verbs to play on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from sandtable.engine.dice import seeded
from sandtable.engine.game import State
from sandtable.games.space_bastards import SpaceBastardsGame
from sandtable.games.space_bastards.actions.order import ACTIONS, NODES
from sandtable.games.space_bastards.game import RULES, Expedition
from sandtable.games.space_bastards.phases.settling import SETTLING
from sandtable.games.space_bastards.setup import Setup
from sandtable.games.space_bastards.shapes import squares
from sandtable.games.space_bastards.ships import SAILING
from sandtable.games.space_bastards.state import Table
from sandtable.games.space_bastards.terms import ATTACHED, CACTUSOID, RACES, SLUGGY, SPUD, TOADLING, TOUCANOSAUR
from sandtable.games.space_bastards.tokens import ALIVE, CORPSE, is_alive, kind, owner_of, race_of

GAME = SpaceBastardsGame()
DECK = [race for race in (TOADLING, SPUD, SLUGGY, CACTUSOID, TOUCANOSAUR) for _ in range(4)]


@cache
def the_setup(seats: int, scenario: str = "standard") -> Setup:
    """The board for a number of players; a game never changes it."""
    setup = GAME.setup([{"name": "Player"}] * seats, GAME.scenarios().document(scenario))
    assert isinstance(setup, Setup)
    return setup


def changed_setup(seats: int, **changes: Any) -> Setup:
    """The board of a scenario that differs from the standard one."""
    setup = GAME.setup([{"name": "Player"}] * seats, GAME.scenarios().document("standard") | changes)
    assert isinstance(setup, Setup)
    return setup


def a_game(seats: int = 3, seed: int = 1, setup: Setup | None = None) -> Expedition:
    """A game at its first question."""
    return RULES.start(setup or the_setup(seats), seeded("rules", seed), 0)


def a_table(seats: int = 3, setup: Setup | None = None, starter: int = 0) -> Expedition:
    """Relationships are dealt and every planet is empty. When all is done the game waits for a planet to be chosen."""
    table = Expedition()
    table.lay_out(setup or the_setup(seats), seeded("rules"), 20_000)
    table.starter = table.first = starter
    table.pairs = DECK[: 2 * ATTACHED]
    for race in DECK[2 * ATTACHED :]:
        table.offer[race] += 1
    table.round = 1
    table.space = 1
    table.start(SETTLING, 0)
    return table


# -- laying out --------------------------------------------------------------------------------------------------


def planet(table: Table, name: str) -> int:
    return table.setup.planet_names.index(name)


def field(table: Table, name: str) -> int:
    return table.setup.field_names.index(name)


def mask(table: Table, name: str, where: str) -> int:
    """Squares by their names: "a1 b1"."""
    grid = squares(table.setup.rooms[planet(table, name)].grid)
    return sum(1 << grid.index((int(each[1:]) - 1, ord(each[0]) - ord("a"))) for each in where.split())


def lay(table: Table, name: str, owner: int, race: int, where: str = "", is_corpse: bool = False) -> None:
    """A token from the supply onto a planet, where it is told or wherever it fits first."""
    at = planet(table, name)
    token = kind(owner, race, CORPSE if is_corpse else ALIVE)
    lying = mask(table, name, where) if where else table.setup.rooms[at].first_free(race, table.occupied[at])
    assert lying and not lying & table.occupied[at]
    table.supply[owner * RACES + race] -= 1
    table.lay(at, token, lying)


def fill(table: Table, name: str, spared: str = "", owner: int = 2) -> None:
    """Corpses of Toadlings on every square of a planet but some; there may be more than the box has."""
    at = planet(table, name)
    room = table.setup.rooms[at]
    for square in range(room.size):
        if not (table.occupied[at] | mask(table, name, spared)) >> square & 1:
            table.lay(at, kind(owner, TOADLING, CORPSE), 1 << square)


def aboard(table: Table, seat: int, *races: int) -> None:
    """Tokens from the supply into a ship."""
    cargo = list(table.cargo[seat])
    for race in races:
        cargo[race] += 1
        table.supply[seat * RACES + race] -= 1
    table.cargo[seat] = tuple(cargo)


def dock(table: Table, seat: int, name: str) -> None:
    table.ships[seat] = field(table, name)


def relate(table: Table, relationship: int, left: int, right: int) -> None:
    """Attach race cards without regard to the deck."""
    table.pairs[relationship * 2 : relationship * 2 + 2] = [left, right]


# -- playing -----------------------------------------------------------------------------------------------------


def act(table: Table, relationship: int, seat: int = 0, *answers: str) -> None:
    """Carry out the action of a relationship for a seat that has played its card."""
    table.planned[seat] |= 1 << relationship
    table.is_revealed = True
    wake(table)
    table.start(NODES[relationship], seat)
    table.run()
    answer(table, *answers)


def all_actions(table: Table, cards: Sequence[Sequence[int]], *answers: str) -> None:
    """Step 3 with these cards revealed, by seat."""
    table.planned = [sum(1 << card for card in each) for each in cards]
    table.is_revealed = True
    wake(table)
    table.start(ACTIONS, 0)
    table.run()
    answer(table, *answers)


def sail(table: Table, seat: int = 0, *answers: str) -> None:
    """A ship's turn in step 5."""
    wake(table)
    table.start(SAILING, seat)
    table.run()
    answer(table, *answers)


def wake(table: Table) -> None:
    """Leave the resting question."""
    table.asker = -1


def options(table: State) -> tuple[str, ...]:
    ask = table.ask()
    assert ask is not None
    return ask.options


def answer(table: State, *answers: str) -> None:
    """Choose by the words of the options; "..." takes the first one."""
    for wanted in answers:
        offered = options(table)
        assert wanted == "..." or wanted in offered, f"{wanted!r} is not among {offered}"
        table.apply(0 if wanted == "..." else offered.index(wanted))


def is_at_rest(table: Table) -> bool:
    return len(table.frames) == 1


# -- looking -----------------------------------------------------------------------------------------------------


def creatures(table: Table, name: str, owner: int) -> list[int]:
    """Races of an owner's living tokens on a planet, in rising order."""
    return sorted(
        race_of(token) for token in table.tokens[planet(table, name)] if owner_of(token) == owner and is_alive(token)
    )


def corpses(table: Table, name: str, owner: int) -> list[int]:
    return sorted(
        race_of(token)
        for token in table.tokens[planet(table, name)]
        if owner_of(token) == owner and not is_alive(token)
    )
