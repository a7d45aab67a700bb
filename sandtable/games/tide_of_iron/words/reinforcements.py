"""Units that a card brings into play (TOI-CRD-06, section 26)."""

from __future__ import annotations

from sandtable.games.tide_of_iron import box, squads
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.moves import specialize
from sandtable.games.tide_of_iron.phases.deploying import DEPLOYING, places_for
from sandtable.games.tide_of_iron.setup import Pool
from sandtable.games.tide_of_iron.state import Table, with_entry
from sandtable.games.tide_of_iron.terms import FIGURE_KINDS, NO_SPECIALIZATION, SPECIALIZATION_NAMES
from sandtable.games.tide_of_iron.words.word import Word, card_of, finish

FIGURE_WORDS = ("regular", "elite", "officer", "machine gun", "mortar")


class Reinforce(Word):
    """Bring full, fresh squads and vehicles into the player's reinforcement zone (TOI-RNF-01 to 05)."""

    def __init__(
        self, squads_: tuple[int, ...], special: int = NO_SPECIALIZATION, vehicles: tuple[int, ...] = ()
    ) -> None:
        self.squads = squads_
        """The figures of each squad, as squads.py packs them."""
        self.special = special
        """The specialization of every squad."""
        self.vehicles = vehicles
        """The kinds of the vehicles."""

    def possible(self, table: Table, seat: int, card: int) -> bool:
        for kind in range(FIGURE_KINDS):
            needed = sum([squads.number(pack, kind) for pack in self.squads])
            if needed and box.figures_left(table, seat, kind) < needed:
                return False
        return has_place(table, card)

    def step(self, table: Table, frame: Frame) -> None:
        pool = pool_of_card(table, card_of(frame))
        seat = frame.seat
        finish(table)
        for place, squad in enumerate(pool.squads):
            table.figures = with_entry(table.figures, squad, self.squads[place])
            specialize(table, squad, self.special)
        table.start(DEPLOYING, seat).picked = pool.vehicles + pool.squads

    def says(self) -> str:
        parts = [f"a squad of {pack_words(pack)}" for pack in self.squads]
        parts.extend([VEHICLE_WORDS[kind] for kind in self.vehicles])
        token = (
            f" with the {SPECIALIZATION_NAMES[self.special].replace('_', '-')} specialization" if self.special else ""
        )
        return f"place {' and '.join(parts)}{token} in your reinforcement zone"


VEHICLE_WORDS = (
    "a Sherman",
    "an M3A1 half-track",
    "a truck",
    "a Panzer IV",
    "a Tiger",
    "an SdKfz 251 half-track",
    "a truck",
)


def pack_words(pack: int) -> str:
    """ "1 machine gun and 2 regular figures"."""
    words = [f"{squads.number(pack, kind)} {FIGURE_WORDS[kind]}" for kind in reversed(squads.kinds(pack))]
    return f"{' and '.join(words)} figure{'s' if squads.count(pack) > 1 else ''}"


def pool_of_card(table: Table, card: int) -> Pool:
    """The units set aside for a card when the game was set up."""
    for pool in table.setup.pools:
        if pool.card == card:
            return pool
    raise AssertionError(f"no units are set aside for card {card}")


def has_place(table: Table, card: int) -> bool:
    """True where at least one of the units finds a hex."""
    pool = pool_of_card(table, card)
    return any([len(places_for(table, unit)) > 0 for unit in pool.vehicles + pool.squads])
