"""Mutation: all tokens of one colour and race on a planet become another race (SPB-MUT-01 to 07, SPB-D18)."""

from __future__ import annotations

from typing import Final

from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_CORPSES, TOLD_MUTATED
from sandtable.games.space_bastards.names import planet_name, player, square_names
from sandtable.games.space_bastards.placing import place_anew
from sandtable.games.space_bastards.state import Table, increased
from sandtable.games.space_bastards.terms import MUTATION, NO, NOTHING, RACE_PLURALS, RACES
from sandtable.games.space_bastards.tokens import is_alive, kind, mask_of, owner_of, race_of

# Steps.
DEED: Final = 0
WHERE: Final = 1
WHOSE: Final = 2
TAKE: Final = 3

# The deeds of one card, each at most once (SPB-MUT-07); the first two exclude each other (SPB-MUT-05).
OWN: Final = 0
FOREIGN: Final = 1
CORPSES: Final = 2
CHANGED: Final = 1
"""In `many`: creatures were changed."""
REARRANGED: Final = 2
"""In `many`: corpses were rearranged."""


class Mutating(Node):
    """`many` holds the finished deeds as bits, `what` the current one. If not all tokens can change, `numbers` holds
    the possible sets of tokens as masks, and `picked` the tokens chosen.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == DEED:
            self._choose_deed(table, frame)
        elif frame.step == WHERE:
            self._choose_place(table, frame)
        elif frame.step == WHOSE:
            self._choose_victims(table, frame)
        else:
            self._take(table, frame)

    def _choose_deed(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING:
            found = deeds(table, frame)
            if found:
                table.choose(frame, frame.seat, [NO, *found])
            else:
                table.frames.pop()
        elif frame.answer == NO:
            table.frames.pop()
        else:
            frame.what = frame.answer
            frame.answer = NOTHING
            frame.step = WHERE

    def _choose_place(self, table: Table, frame: Frame) -> None:
        if frame.answer == NOTHING and not table.choose(frame, frame.seat, places(table, frame)):
            return
        answer = frame.answer
        frame.answer = NOTHING
        if frame.what == CORPSES:
            rearrange_corpses(table, frame, answer)
        elif frame.what == OWN:
            frame.planet, race = divmod(answer, RACES)
            self._begin(table, frame, kind(frame.seat, race))
        else:
            frame.planet = answer
            frame.step = WHOSE

    def _choose_victims(self, table: Table, frame: Frame) -> None:
        """Boost A: ask for another colour's tokens of one race (SPB-MUT-05)."""
        if frame.answer == NOTHING and not table.choose(frame, frame.seat, victims(table, frame.seat, frame.planet)):
            return
        table.money[frame.seat] -= table.setup.costs.mutation_of_others
        answer = frame.answer
        frame.answer = NOTHING
        self._begin(table, frame, answer)

    def _begin(self, table: Table, frame: Frame, changing: int) -> None:
        """Change all tokens if possible; otherwise the player chooses which ones (SPB-MUT-04)."""
        frame.many |= CHANGED
        tokens = table.of_kind(frame.planet, changing)
        sets = changeable(table, frame.planet, tokens)
        if sets == [(1 << len(tokens)) - 1]:
            change(table, frame, tokens)
        else:
            frame.picked = tuple(tokens)
            frame.numbers = (0, *sets)
            frame.step = TAKE

    def _take(self, table: Table, frame: Frame) -> None:
        """Ask for one token after the other, in their order on the planet, until the chosen set can be changed."""
        if frame.answer == NOTHING and not table.choose(frame, frame.seat, takeable(frame)):
            return
        taken = frame.numbers[0]
        if frame.answer != NO:
            taken |= 1 << frame.answer
            frame.numbers = (taken, *frame.numbers[1:])
        is_over = frame.answer == NO
        frame.answer = NOTHING
        if is_over or takeable(frame) == [NO]:
            tokens = [token for at, token in enumerate(frame.picked) if taken >> at & 1]
            frame.picked = ()
            frame.numbers = ()
            change(table, frame, tokens)

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == DEED:
            return "what to do with Mutation"
        if frame.step == TAKE:
            return "which token is changed as well" if frame.numbers[0] else "which token is changed"
        return ("which of your creatures", "whose creatures", "the corpses of which planet")[frame.what]

    def option(self, table: Table, frame: Frame, option: int) -> str:
        if option == NO:
            return "nothing more"
        if frame.step == DEED:
            return deed_name(table, option)
        if frame.step == TAKE:
            return f"the one on {square_names(table, frame.planet, mask_of(frame.picked[option]))}"
        if frame.step == WHOSE:
            return f"{player(table, owner_of(option))}'s {RACE_PLURALS[race_of(option)]}"
        if frame.what == OWN:
            return f"{RACE_PLURALS[option % RACES]} on {planet_name(table, option // RACES)}"
        return planet_name(table, option)

    def begins_something(self, frame: Frame) -> bool:
        return frame.step == DEED


def deed_name(table: Table, deed: int) -> str:
    costs = table.setup.costs
    return (
        "change own creatures",
        f"change another's creatures, for {costs.mutation_of_others} money",
        f"rearrange corpses, for {costs.mutation_of_corpses} money",
    )[deed]


def deeds(table: Table, frame: Frame) -> list[int]:
    """The deeds that the card still allows."""
    seat = frame.seat
    costs = table.setup.costs
    found: list[int] = []
    if not frame.many & CHANGED:
        if own_changes(table, seat):
            found.append(OWN)
        if table.money[seat] >= costs.mutation_of_others and foreign_planets(table, seat):
            found.append(FOREIGN)
    if not frame.many & REARRANGED and table.money[seat] >= costs.mutation_of_corpses and graveyards(table):
        found.append(CORPSES)
    return found


def places(table: Table, frame: Frame) -> list[int]:
    """The places where the current deed is possible."""
    if frame.what == OWN:
        return own_changes(table, frame.seat)
    return foreign_planets(table, frame.seat) if frame.what == FOREIGN else graveyards(table)


def races(table: Table) -> list[int]:
    """The races that change, in both directions (SPB-MUT-01)."""
    left, right = table.left(MUTATION), table.right(MUTATION)
    if left == right:
        return [left]
    return [left, right] if left < right else [right, left]


def becomes(table: Table, race: int) -> int:
    """The other race of the two; the same race where both cards are equal."""
    return table.left(MUTATION) + table.right(MUTATION) - race


def own_changes(table: Table, seat: int) -> list[int]:
    """The own changes as planet * RACES + race before the change."""
    both = races(table)
    return [
        planet * RACES + race
        for planet in range(table.setup.planets)
        for race in both
        if can_change(table, planet, seat, race)
    ]


def victims(table: Table, seat: int, planet: int) -> list[int]:
    """Kinds of other colours' tokens that can be changed on a planet."""
    both = races(table)
    return [
        kind(owner, race)
        for owner in range(table.setup.owners)
        if owner != seat
        for race in both
        if can_change(table, planet, owner, race)
    ]


def foreign_planets(table: Table, seat: int) -> list[int]:
    return [planet for planet in range(table.setup.planets) if victims(table, seat, planet)]


def graveyards(table: Table) -> list[int]:
    """Planets with corpses."""
    return [
        planet for planet in range(table.setup.planets) if [each for each in table.tokens[planet] if not is_alive(each)]
    ]


def can_change(table: Table, planet: int, owner: int, race: int) -> bool:
    """True where at least one token of an owner and race can become the other race."""
    if not table.alive[table.base(planet, owner) + race]:
        return False
    new = becomes(table, race)
    if new == race:
        return True
    if not table.supply[owner * RACES + new]:
        return False
    tokens = table.of_kind(planet, kind(owner, race))
    room = table.setup.rooms[planet]
    occupied = table.occupied[planet]
    for token in tokens:
        if room.first_free(new, occupied & ~mask_of(token)):
            return True
    return len(changeable(table, planet, tokens)) > 0


def changeable(table: Table, planet: int, tokens: list[int]) -> list[int]:
    """Sets of these tokens, as masks, that can be changed together; only the whole set if it is possible (SPB-D18)."""
    owner = owner_of(tokens[0])
    race = race_of(tokens[0])
    new = becomes(table, race)
    most = len(tokens) if new == race else min(len(tokens), table.supply[owner * RACES + new])
    whole = (1 << len(tokens)) - 1
    if most == len(tokens) and fits_changed(table, planet, tokens, whole, new):
        return [whole]
    sets = [each for each in range(1, whole) if each.bit_count() <= most]
    return [each for each in sets if fits_changed(table, planet, tokens, each, new)]


def fits_changed(table: Table, planet: int, tokens: list[int], chosen: int, new: int) -> bool:
    occupied = table.occupied[planet]
    for at, token in enumerate(tokens):
        if chosen >> at & 1:
            occupied &= ~mask_of(token)
    counts = [0] * RACES
    counts[new] = chosen.bit_count()
    return table.setup.rooms[planet].fits(counts, occupied)


def takeable(frame: Frame) -> list[int]:
    """Tokens, by place in `picked`, that can still complete a possible set; NO: the chosen set is possible."""
    taken = frame.numbers[0]
    sets = frame.numbers[1:]
    found = [NO] if taken in sets else []
    for at in range(taken.bit_length(), len(frame.picked)):
        more = taken | 1 << at
        if [each for each in sets if each & ((1 << (at + 1)) - 1) == more]:
            found.append(at)
    return found


def change(table: Table, frame: Frame, tokens: list[int]) -> None:
    """Return the old tokens to the supply and take the new ones; the player places them (SPB-MUT-02, 03)."""
    owner = owner_of(tokens[0])
    race = race_of(tokens[0])
    new = becomes(table, race)
    table.supply = increased(table.supply, owner * RACES + race, len(tokens))
    table.supply = increased(table.supply, owner * RACES + new, -len(tokens))
    frame.step = DEED
    if table.telling:
        table.tell(TOLD_MUTATED, frame.seat, (len(tokens), race, new, owner, frame.planet))
    for token in tokens:
        table.lift(frame.planet, token)
    place_anew(table, frame.seat, frame.planet, [], (kind(owner, new),) * len(tokens))


def rearrange_corpses(table: Table, frame: Frame, planet: int) -> None:
    """Boost B: rearrange the corpses of a planet in play (SPB-MUT-06)."""
    table.money[frame.seat] -= table.setup.costs.mutation_of_corpses
    frame.many |= REARRANGED
    frame.step = DEED
    if table.telling:
        table.tell(TOLD_CORPSES, frame.seat, (planet,))
    place_anew(table, frame.seat, planet, [each for each in table.tokens[planet] if not is_alive(each)])


MUTATING: Final = Mutating()
