"""Markers that squads place and remove."""

from __future__ import annotations

from sandtable.games.tide_of_iron import box
from sandtable.games.tide_of_iron.frames import Frame
from sandtable.games.tide_of_iron.names import hex_name
from sandtable.games.tide_of_iron.state import Table
from sandtable.games.tide_of_iron.terms import MARKER_NAMES, NOTHING, RAZOR_WIRE, SMOKE
from sandtable.games.tide_of_iron.words.nouns import PLACE_WORDS, hexes
from sandtable.games.tide_of_iron.words.word import NO_MORE, Word, choose, choose_more, finish


class AtHexes(Word):
    """A word about a chosen hex, or about several, chosen one by one."""

    def __init__(self, marker: int, where: int, most: int = 1) -> None:
        self.marker = marker
        self.where = where
        self.most = most

    def possible(self, table: Table, seat: int, card: int) -> bool:
        return len(self.choices(table, seat)) > 0

    def choices(self, table: Table, seat: int) -> list[int]:
        return [hex_ for hex_ in hexes(table, seat, self.where) if self.can(table, hex_)]

    def can(self, table: Table, hex_: int) -> bool:
        raise NotImplementedError

    def deed(self, table: Table, hex_: int) -> None:
        raise NotImplementedError

    def step(self, table: Table, frame: Frame) -> None:
        if frame.answer >= 0:
            frame.picked += (frame.answer,)
            self.deed(table, frame.answer)
        left = self.choices(table, frame.seat)
        if frame.answer == NO_MORE or len(frame.picked) >= self.most or not left:
            finish(table)
            return
        frame.answer = NOTHING
        if self.most > 1:
            choose_more(table, frame, left)
        else:
            choose(table, frame, left)

    def thing(self) -> str:
        """ "a smoke marker", "up to 2 razor wire markers"."""
        name = MARKER_NAMES[self.marker].replace("_", " ")
        name = name if self.is_countable() else f"{name} marker"
        if self.most > 1:
            return f"up to {self.most} {name}s"
        return f"an {name}" if name[0] in "aeiou" else f"a {name}"

    def is_countable(self) -> bool:
        return self.marker not in (RAZOR_WIRE, SMOKE)

    def option(self, table: Table, frame: Frame, option: int) -> str:
        return "no more" if option == NO_MORE else hex_name(table, option)


class Place(AtHexes):
    """Place markers from the box where the rules allow them (TOI-CMP-11)."""

    def choices(self, table: Table, seat: int) -> list[int]:
        return super().choices(table, seat) if box.has_marker(table, self.marker) else []

    def can(self, table: Table, hex_: int) -> bool:
        return box.may_lie(table, self.marker, hex_)

    def deed(self, table: Table, hex_: int) -> None:
        box.place(table, self.marker, hex_)

    def says(self) -> str:
        if self.most > 1:
            return f"place {self.thing()}, each in the hex {PLACE_WORDS[self.where]}"
        return f"place {self.thing()} in the hex {PLACE_WORDS[self.where]}"


class Clear(AtHexes):
    """Put markers back into the box."""

    def can(self, table: Table, hex_: int) -> bool:
        return box.lies(table, self.marker, hex_)

    def deed(self, table: Table, hex_: int) -> None:
        box.take_away(table, self.marker, hex_)

    def says(self) -> str:
        return f"remove {self.thing()} from the hex {PLACE_WORDS[self.where]}"
