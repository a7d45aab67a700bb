"""The facts that only Space Bastards knows about its table: errors of the pieces, and copies equal to a seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from sandtable.engine.dice import Dice
from sandtable.engine.game import State
from sandtable.games.space_bastards.actions.migration import MIGRATING
from sandtable.games.space_bastards.actions.trading import NEGOTIATING, TRADING
from sandtable.games.space_bastards.observe import hidden_plans, hidden_tokens
from sandtable.games.space_bastards.phases.planning import is_double
from sandtable.games.space_bastards.phases.settling import SETTLING
from sandtable.games.space_bastards.placing import PLACING
from sandtable.games.space_bastards.ships import SAILING
from sandtable.games.space_bastards.state import ALL_CARDS, Table, replaced
from sandtable.games.space_bastards.terms import NOTHING, RACES, RELATIONSHIPS
from sandtable.games.space_bastards.tokens import is_alive, mask_of, owner_of, race_of


def space_bastards_census(state: State) -> list[str]:
    """Every token of a colour in one place, on squares of its own; race cards and action cards all there."""
    assert isinstance(state, Table)
    checks = (
        tokens_lost,
        tokens_meeting,
        miscounted,
        race_cards_lost,
        action_cards_wrong,
        ships_overloaded,
        pairs_left,
    )
    return [problem for check in checks for problem in check(state)]


def pending(table: Table) -> list[int]:
    """Kinds of tokens that wait to be put down."""
    return [kind for frame in table.frames if frame.node in (PLACING, SETTLING) for kind in frame.picked]


def tokens_lost(table: Table) -> Iterator[str]:
    everywhere = [token for planet in table.tokens for token in planet] + pending(table)
    lying = Counter(owner_of(token) * RACES + race_of(token) for token in everywhere)
    for at, held in enumerate(table.supply):
        owner, race = divmod(at, RACES)
        if owner < table.setup.seats:
            held += table.settlers[at] + table.cargo[owner][race]
        if lying[at] + held != table.setup.tokens[race] or held < 0:
            yield f"colour {owner} has {lying[at]} tokens of race {race} on planets and {held} elsewhere"


def tokens_meeting(table: Table) -> Iterator[str]:
    for planet, tokens in enumerate(table.tokens):
        taken = 0
        room = table.setup.rooms[planet]
        for token in tokens:
            if mask_of(token) & taken:
                yield f"tokens lie on each other on planet {planet}"
            if mask_of(token) not in room.lying[race_of(token)]:
                yield f"token {token} lies beside planet {planet}"
            taken |= mask_of(token)
        if taken != table.occupied[planet]:
            yield f"planet {planet} is said to be taken on {table.occupied[planet]}, not {taken}"


def miscounted(table: Table) -> Iterator[str]:
    for planet, tokens in enumerate(table.tokens):
        living = Counter(owner_of(token) * RACES + race_of(token) for token in tokens if is_alive(token))
        base = table.base(planet, 0)
        counted = table.alive[base : base + table.setup.owners * RACES]
        if [living[at] for at in range(table.setup.owners * RACES)] != counted:
            yield f"planet {planet} is said to have {counted} living tokens, not {sorted(living.items())}"


def race_cards_lost(table: Table) -> Iterator[str]:
    if table.pairs[0] != NOTHING:
        for race in range(RACES):
            if table.pairs.count(race) + table.offer[race] != table.setup.race_cards:
                yield f"{table.pairs.count(race)} cards of race {race} are attached, {table.offer[race]} on offer"


def action_cards_wrong(table: Table) -> Iterator[str]:
    for seat, hand in enumerate(table.hand):
        planned = table.planned[seat]
        if not 0 <= hand <= ALL_CARDS or planned.bit_count() > 2 or planned >> RELATIONSHIPS:
            yield f"seat {seat} has the cards {hand} and plans {planned}"
        if planned & hand != (0 if table.is_revealed else planned):
            yield f"seat {seat} plans {planned} of {hand}"
        if table.money[seat] < 0 or table.points[seat] < 0:
            yield f"seat {seat} has {table.money[seat]} money, {table.points[seat]} points"


def ships_overloaded(table: Table) -> Iterator[str]:
    for seat, cargo in enumerate(table.cargo):
        if min(cargo) < 0 or not table.setup.hold.room.fits(cargo, 0):
            yield f"the ship of seat {seat} holds {cargo}"
    if not any(frame.node in (SAILING, MIGRATING) for frame in table.frames):
        on_board = [field for field in table.ships if field >= 0]
        if len(on_board) != len(set(on_board)):
            yield f"ships share a field: {table.ships}"


def pairs_left(table: Table) -> Iterator[str]:
    if any(table.announced) and not any(frame.node in (TRADING, NEGOTIATING) for frame in table.frames):
        yield f"nobody deals, but pairs of {table.announced} are still announced"


def space_bastards_flip(state: State, viewer: int, dice: Dice) -> State:
    """Other cards planned and other tokens prepared by the others, another order of the neutral cards."""
    copy = state.clone()
    assert isinstance(copy, Table)
    for seat in hidden_plans(copy, viewer):
        many = 2 if is_double(copy.planned[seat]) else 1
        cards = [card for card in range(RELATIONSHIPS) if copy.hand[seat] >> card & 1]
        masks = [sum(1 << card for card in chosen) for chosen in combinations(cards, many)]
        copy.planned = replaced(copy.planned, seat, another(masks, copy.planned[seat], dice))
    for seat in hidden_tokens(copy, viewer):
        races = [race for race in range(RACES) if copy.settlers[seat * RACES + race]]
        copy.prepared = replaced(copy.prepared, seat, another(races, copy.prepared[seat], dice))
    copy.neutral_cards = copy.neutral_cards[1:] + copy.neutral_cards[:1]
    return copy


def another(choices: list[int], chosen: int, dice: Dice) -> int:
    """One of the choices, if possible not the one that was made."""
    others = [each for each in choices if each != chosen] or choices
    return others[dice.below(len(others))]
