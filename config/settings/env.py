"""Reading the environment: one function per type, an empty variable counts as not set."""

from __future__ import annotations

import os
from datetime import date

TRUE = frozenset({"1", "true", "yes", "on"})
FALSE = frozenset({"0", "false", "no", "off"})


def text(name: str, default: str = "") -> str:
    """The variable without surrounding spaces, or the default."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, default: bool = False) -> bool:
    """A yes/no variable. Raises ValueError on anything that is neither."""
    value = text(name).lower()
    if not value:
        return default
    if value not in TRUE | FALSE:
        raise ValueError(f"{name} must be 1 or 0, not {value!r}")
    return value in TRUE


def number(name: str, default: int) -> int:
    """A whole number. Raises ValueError on anything else."""
    value = text(name)
    if not value:
        return default
    if not value.isdecimal():
        raise ValueError(f"{name} must be a whole number, not {value!r}")
    return int(value)


def items(name: str, default: tuple[str, ...] = ()) -> list[str]:
    """A list separated by commas, without empty parts."""
    return [part.strip() for part in text(name).split(",") if part.strip()] or list(default)


def day(name: str) -> date | None:
    """A day such as 2027-01-31; None when it is not set. Raises ValueError on anything else."""
    value = text(name)
    try:
        return date.fromisoformat(value) if value else None
    except ValueError:
        raise ValueError(f"{name} must be a day such as 2027-01-31, not {value!r}") from None
