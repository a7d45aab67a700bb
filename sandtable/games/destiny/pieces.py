"""The pieces of a table in lists, which copies share: who changes one copies it first.

A copy is made for every option that an agent tries, and most of its lists stay as they are. `hands`, `face` and so on
are to be read; `own_hands()`, `own_face()` are the same lists to be changed, no longer shared with any copy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandtable.engine.frames import FrameTable

OWED: Final = 1
RESOURCES: Final = 2
HANDS: Final = 4
DECKS: Final = 8
DISCARDS: Final = 16
POOLS: Final = 32
KNOWS: Final = 64
DAMAGE: Final = 128
SHIELDS: Final = 256
EXHAUSTED: Final = 512
HOST: Final = 1024
FACE: Final = 2048
BOTTOM: Final = 4096
"""The frame of the game itself (state.py)."""
WATCH: Final = 8192
MEMORY: Final = 16384
ALL: Final = 32767


@mypyc_attr(acyclic=True)
class Pieces(FrameTable):
    """The lists of a table."""

    shared: i64
    """The lists, and the bottom frame, that may be those of a copy as well, as bits."""
    # by seat
    owed: list[int]
    """Additional actions by seat (D-37)."""
    resources: list[int]
    hands: list[tuple[int, ...]]
    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    pools: list[tuple[int, ...]]
    knows: list[tuple[int, ...]]
    """Cards in hidden places that a seat has seen there (D-97)."""
    # by character
    damage: list[int]
    shields: list[int]
    # by card
    exhausted: list[bool]
    host: list[int]
    """The card that an upgrade or downgrade is attached to."""
    # by die
    face: list[int]
    """The side showing, or where the die lies without one (terms.py)."""
    watch: list[tuple[int, ...]]
    """By occurrence, the cards in play with an ability for it."""
    memory: list[tuple[int, int, int, int]]
    """Notes of this round, for cards that ask for them (memory.py)."""

    def share_lists_with(self, copy: Pieces) -> None:
        """Give a copy the same lists; from now on each of the two copies what it changes."""
        self.shared = ALL
        copy.shared = ALL
        copy.owed = self.owed
        copy.resources = self.resources
        copy.hands = self.hands
        copy.decks = self.decks
        copy.discards = self.discards
        copy.pools = self.pools
        copy.knows = self.knows
        copy.damage = self.damage
        copy.shields = self.shields
        copy.exhausted = self.exhausted
        copy.host = self.host
        copy.face = self.face
        copy.watch = self.watch
        copy.memory = self.memory

    def own_owed(self) -> list[int]:
        if self.shared & OWED:
            self.shared -= OWED
            self.owed = self.owed.copy()
        return self.owed

    def own_resources(self) -> list[int]:
        if self.shared & RESOURCES:
            self.shared -= RESOURCES
            self.resources = self.resources.copy()
        return self.resources

    def own_hands(self) -> list[tuple[int, ...]]:
        if self.shared & HANDS:
            self.shared -= HANDS
            self.hands = self.hands.copy()
        return self.hands

    def own_decks(self) -> list[tuple[int, ...]]:
        if self.shared & DECKS:
            self.shared -= DECKS
            self.decks = self.decks.copy()
        return self.decks

    def own_discards(self) -> list[tuple[int, ...]]:
        if self.shared & DISCARDS:
            self.shared -= DISCARDS
            self.discards = self.discards.copy()
        return self.discards

    def own_pools(self) -> list[tuple[int, ...]]:
        if self.shared & POOLS:
            self.shared -= POOLS
            self.pools = self.pools.copy()
        return self.pools

    def own_knows(self) -> list[tuple[int, ...]]:
        if self.shared & KNOWS:
            self.shared -= KNOWS
            self.knows = self.knows.copy()
        return self.knows

    def own_damage(self) -> list[int]:
        if self.shared & DAMAGE:
            self.shared -= DAMAGE
            self.damage = self.damage.copy()
        return self.damage

    def own_shields(self) -> list[int]:
        if self.shared & SHIELDS:
            self.shared -= SHIELDS
            self.shields = self.shields.copy()
        return self.shields

    def own_exhausted(self) -> list[bool]:
        if self.shared & EXHAUSTED:
            self.shared -= EXHAUSTED
            self.exhausted = self.exhausted.copy()
        return self.exhausted

    def own_host(self) -> list[int]:
        if self.shared & HOST:
            self.shared -= HOST
            self.host = self.host.copy()
        return self.host

    def own_face(self) -> list[int]:
        if self.shared & FACE:
            self.shared -= FACE
            self.face = self.face.copy()
        return self.face

    def own_watch(self) -> list[tuple[int, ...]]:
        if self.shared & WATCH:
            self.shared -= WATCH
            self.watch = self.watch.copy()
        return self.watch

    def own_memory(self) -> list[tuple[int, int, int, int]]:
        if self.shared & MEMORY:
            self.shared -= MEMORY
            self.memory = self.memory.copy()
        return self.memory
