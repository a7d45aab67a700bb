"""Texts of the cards of Stay on Target, from its rule book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.views import Things, View
from simulate.watching.boards.explaining import Explained, names, rules_of

KINDS: Final = {
    "evade": ("Evade", ("SOT-REB-03", "SOT-REB-05")),
    "defence": ("Defence", ("SOT-REB-02", "SOT-DEF-01")),
    "deflect": ("Millennium Falcon", ("SOT-REB-04", "SOT-REB-05")),
}
"""Titles and rules by the kind of a Rebel card."""


def explained(view: View) -> Iterator[Explained]:
    """Rebel cards by kind, then what every squadron has, then the Imperial cards."""
    cards = [card for seat in view.seats for card in seat["cards"]]
    for kind, (title, rules) in KINDS.items():
        found = [each for each in cards if each["kind"] == kind]
        if found:
            yield Explained(title, names(found), rules=rules_of(rules))
    yield _of_each_seat(view, "defence", "Defence value", ("SOT-DEF-01", "SOT-DEF-02", "SOT-DEF-03"))
    yield _of_each_seat(view, "shield", "Backup shield", ("SOT-REB-01", "SOT-SHI"))
    yield _of_each_seat(view, "force", "Force card", ("SOT-FOR",))
    row: list[Things] = view.things["row"]
    yield Explained("The row of the Imperial Fleet", names(row), rules=rules_of(("SOT-RUN",)))


def _of_each_seat(view: View, key: str, title: str, rules: tuple[str, ...]) -> Explained:
    return Explained(title, names(seat[key] for seat in view.seats), rules=rules_of(rules))
