"""Settlement: planet after planet gets one token of every player (SPB-SET-06 to 16, SPB-TWO-02)."""

from __future__ import annotations

from typing import Final

from sandtable.engine.game import TOGETHER
from sandtable.games.space_bastards.frames import Frame, Node
from sandtable.games.space_bastards.lines import TOLD_PREPARED, TOLD_REARRANGED, TOLD_SENT_BACK, TOLD_SETTLE
from sandtable.games.space_bastards.names import planet_name
from sandtable.games.space_bastards.placing import could_hold, place, place_anew
from sandtable.games.space_bastards.state import Table, increased, replaced
from sandtable.games.space_bastards.terms import NOTHING, RACE_NAMES, RACES
from sandtable.games.space_bastards.tokens import kind, kind_of, owner_of, race_of

# Steps of settling one planet.
CHOOSE: Final = 0
PREPARE: Final = 1
PLACE: Final = 2
REPLACE: Final = 3
FIT: Final = 4

HAND_PER_RACE: Final = 2
"""Tokens of each race that take part in settlement (SPB-SET-06)."""


def take_hands(table: Table) -> None:
    """Put two tokens of each race into every settlement hand (SPB-SET-06)."""
    for seat in range(table.setup.seats):
        for race in range(RACES):
            many = min(HAND_PER_RACE, table.supply[seat * RACES + race])
            table.settlers = replaced(table.settlers, seat * RACES + race, many)
            table.supply = increased(table.supply, seat * RACES + race, -many)


def return_hands(table: Table) -> None:
    """Return unsettled tokens to the supplies (SPB-SET-16)."""
    for at, many in enumerate(table.settlers):
        table.supply = increased(table.supply, at, many)
    table.settlers = [0] * len(table.settlers)


def draw_neutral(table: Table) -> None:
    """Shuffle one race card of each race face down for the five planets of two players (SPB-TWO-02)."""
    cards = list(range(RACES))
    table.dice.shuffle(cards)
    table.neutral_cards = tuple(cards)


class Settling(Node):
    """One planet: `seat` chooses it, `many` counts the players that have prepared or placed; `numbers` holds the race
    of the neutral token, revealed after both have prepared (SPB-D24).

    While a token has no room: `what` is the place in the order of the player whose token is replaced, `picked` holds
    the tokens without a place.
    """

    def step(self, table: Table, frame: Frame) -> None:
        if frame.step == CHOOSE:
            self._choose(table, frame)
        elif frame.step == PREPARE:
            self._prepare(table, frame)
        elif frame.step == PLACE:
            self._place(table, frame)
        elif frame.step == REPLACE:
            self._replace(table, frame)
        else:
            self._fit(table, frame)

    def _choose(self, table: Table, frame: Frame) -> None:
        """Ask for the planet (SPB-SET-07)."""
        free = [planet for planet in range(table.setup.planets) if not table.settled[planet]]
        if frame.answer == NOTHING and not table.choose(frame, frame.seat, free):
            return
        frame.planet = frame.answer
        frame.answer = NOTHING
        frame.step = PREPARE
        settled = table.settled.copy()
        settled[frame.planet] = True
        table.settled = settled
        if table.telling:
            table.tell(TOLD_SETTLE, frame.seat, (frame.planet,))

    def _prepare(self, table: Table, frame: Frame) -> None:
        """Ask for a prepared token in secret; tokens are placed after all players have prepared (SPB-SET-08)."""
        while frame.many < table.setup.seats:
            seat = self._seat(table, frame)
            if frame.answer == NOTHING and not table.choose(frame, seat, races_in_hand(table, seat)):
                return
            table.prepared = replaced(table.prepared, seat, frame.answer)
            frame.answer = NOTHING
            frame.many += 1
            if table.telling:
                table.tell(TOLD_PREPARED, seat, (table.prepared[seat],), seat)
        frame.many = 0
        frame.step = PLACE
        if table.setup.neutral != NOTHING:
            frame.numbers = (table.neutral_cards[-1],)
            table.neutral_cards = table.neutral_cards[:-1]

    def _seat(self, table: Table, frame: Frame) -> int:
        """The seat with the turn: clockwise from the chooser (SPB-SET-09)."""
        return (frame.seat + frame.many) % table.setup.seats

    def _place(self, table: Table, frame: Frame) -> None:
        """Place the next token: the players' prepared ones, then the neutral one (SPB-D24)."""
        if frame.many == table.setup.owners:
            table.frames.pop()
        elif frame.many == table.setup.seats:
            card = frame.numbers[0]
            table.supply = increased(table.supply, table.setup.neutral * RACES + card, -1)
            self._bring(table, frame, kind(table.setup.neutral, card), frame.seat)
        else:
            seat = self._seat(table, frame)
            race = table.prepared[seat]
            table.prepared = replaced(table.prepared, seat, NOTHING)
            table.settlers = increased(table.settlers, seat * RACES + race, -1)
            self._bring(table, frame, kind(seat, race), seat)

    def _bring(self, table: Table, frame: Frame, token: int, placer: int) -> None:
        """Place a token, after rearranging if needed; without room a player sends a smaller one."""
        if could_hold(table, frame.planet, [], (token,)):
            frame.many += 1
            place(table, placer, frame.planet, (token,))
        elif could_hold(
            table, frame.planet, list(table.tokens[frame.planet]), (token,) + kinds_on(table, frame.planet)
        ):
            frame.many += 1
            rearrange(table, placer, frame.planet, (token,))
        else:
            frame.picked = (token,)
            frame.what = min(frame.many, table.setup.seats - 1)
            frame.step = REPLACE

    def _replace(self, table: Table, frame: Frame) -> None:
        """Replace a player's token by the smallest of the hand (SPB-SET-13, 14, SPB-D08)."""
        assert frame.what >= 0, f"{planet_name(table, frame.planet)} is too small for the smallest tokens of all"
        seat = (frame.seat + frame.what) % table.setup.seats
        if frame.answer == NOTHING:
            self._take_back(table, frame, seat)
            if not table.choose(frame, seat, smallest_in_hand(table, seat)):
                return
        race = frame.answer
        table.settlers = increased(table.settlers, seat * RACES + race, -1)
        frame.picked = (*frame.picked, kind(seat, race))
        frame.answer = NOTHING
        frame.step = FIT
        if table.telling:
            table.tell(TOLD_SENT_BACK, seat, (race, frame.planet))

    def _take_back(self, table: Table, frame: Frame, seat: int) -> None:
        """Return a seat's token to its settlement hand, from the planet or before placing."""
        held = [each for each in frame.picked if owner_of(each) == seat]
        lying = [each for each in table.tokens[frame.planet] if owner_of(each) == seat]
        token = held[0] if held else lying[0]
        if held:
            frame.picked = tuple([each for each in frame.picked if each != token])
        else:
            table.lift(frame.planet, token)
        table.settlers = increased(table.settlers, seat * RACES + race_of(token), 1)

    def _fit(self, table: Table, frame: Frame) -> None:
        """Go on if everything fits; otherwise the previous player sends the smallest token as well."""
        planet = frame.planet
        sent = frame.picked
        if len(sent) == 1 and could_hold(table, planet, [], sent):
            self._go_on(frame)
            place(table, self._placer(table, frame), planet, sent)
        elif could_hold(table, planet, list(table.tokens[planet]), sent + kinds_on(table, planet)):
            self._go_on(frame)
            rearrange(table, self._placer(table, frame), planet, sent)
        else:
            frame.what -= 1
            frame.step = REPLACE

    def _go_on(self, frame: Frame) -> None:
        frame.picked = ()
        frame.many += 1
        frame.step = PLACE

    def _placer(self, table: Table, frame: Frame) -> int:
        """The seat that places the last token (SPB-D09); the chooser places the neutral token."""
        last = frame.many - 1
        return frame.seat if last == table.setup.seats else (frame.seat + last) % table.setup.seats

    def prompt(self, table: Table, frame: Frame) -> str:
        if frame.step == CHOOSE:
            return "the planet to settle next"
        name = planet_name(table, frame.planet)
        return f"a token for {name}" if frame.step == PREPARE else f"one of your smallest tokens for {name}"

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return planet_name(table, option) if frame.step == CHOOSE else RACE_NAMES[option]

    def question(self, table: Table, frame: Frame) -> int:
        return TOGETHER if frame.step == PREPARE else super().question(table, frame)

    def begins_something(self, frame: Frame) -> bool:
        return frame.step in (CHOOSE, PREPARE)


def rearrange(table: Table, placer: int, planet: int, more: tuple[int, ...]) -> None:
    """Let the placing seat lay all tokens of the planet, and `more`, anew (SPB-SET-12, SPB-D09)."""
    if table.telling:
        table.tell(TOLD_REARRANGED, placer, (planet,))
    place_anew(table, placer, planet, list(table.tokens[planet]), more)


def kinds_on(table: Table, planet: int) -> tuple[int, ...]:
    return tuple([kind_of(token) for token in table.tokens[planet]])


def races_in_hand(table: Table, seat: int) -> list[int]:
    return [race for race in range(RACES) if table.settlers[seat * RACES + race]]


def smallest_in_hand(table: Table, seat: int) -> list[int]:
    """The races with the fewest squares in a settlement hand (SPB-D08)."""
    races = races_in_hand(table, seat)
    areas = table.setup.rooms[0].areas
    least = min([areas[race] for race in races])
    return [race for race in races if areas[race] == least]


SETTLING: Final = Settling()
