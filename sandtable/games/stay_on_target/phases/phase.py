"""The base of the parts of an Attack Run: beginning, questions, and the next part."""

from __future__ import annotations

from sandtable.games.stay_on_target.state import Table


class Step:
    """One phase of the game; its number is table.phase. It is over when no seat waits to be asked."""

    def begin(self, table: Table) -> None:
        """Carry out the beginning, and set the seats to be asked (`table.waiting`)."""
        raise NotImplementedError

    def options(self, table: Table, seat: int) -> list[int]:
        """The options of `seat`, which is asked next."""
        raise NotImplementedError

    def take(self, table: Table, seat: int, option: int) -> None:
        """Take an answer; most steps keep it secret until all seats have answered."""
        table.answers[seat] = option
        table.waiting = table.waiting[1:]

    def finish(self, table: Table) -> int:
        """Carry out the answers; return the next phase."""
        raise NotImplementedError

    def prompt(self, table: Table, seat: int) -> str:
        """The question in words."""
        raise NotImplementedError

    def option(self, table: Table, seat: int, option: int) -> str:
        """One answer in words."""
        raise NotImplementedError
