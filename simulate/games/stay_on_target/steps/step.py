"""A part of an Attack Run: what happens when it begins, whom it asks what, and what comes after it."""

from __future__ import annotations

from simulate.games.stay_on_target.state import Table


class Step:
    """One phase of the game; table.phase says which. It is over when nobody is waiting to be asked."""

    def begin(self, table: Table) -> None:
        """What happens at once, and who is to be asked (`table.waiting`)."""
        raise NotImplementedError

    def options(self, table: Table, seat: int) -> list[int]:
        """What `seat`, who is next, may answer."""
        raise NotImplementedError

    def take(self, table: Table, seat: int, option: int) -> None:
        """An answer; in most steps it is kept in secret until all have answered."""
        table.answers[seat] = option
        table.waiting = table.waiting[1:]

    def finish(self, table: Table) -> int:
        """Carry out what was answered; the phase that follows."""
        raise NotImplementedError

    def prompt(self, table: Table, seat: int) -> str:
        """The question in words."""
        raise NotImplementedError

    def option(self, table: Table, seat: int, option: int) -> str:
        """One answer in words."""
        raise NotImplementedError
