"""The reasons for which a playtest is not accepted."""

from __future__ import annotations


class Refused(ValueError):
    """A playtest that can't be: `problems` names every reason in plain words."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


class LimitReached(Refused):
    """The owner has too much waiting already; later it may be possible."""


class KeyReused(ValueError):
    """The idempotency key belongs to another request."""
