"""Texts of the cards, locations and figures of Mafia City, from its rule book."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandtable.engine.views import View
from simulate.watching.boards.explaining import Explained, sections, things_by

CARDS: Final = {
    "Thief": ("MAF-THI",),
    "Hitman": ("MAF-HIT",),
    "Snitch": ("MAF-SNI",),
    "Police Raid": ("MAF-RAI",),
    "Chief of Police": ("MAF-CHI",),
    "F.B.I.": ("MAF-FBI",),
    "Pulling Strings": ("MAF-STG",),
    "Grand Plan": ("MAF-PLA",),
    "Complicity": ("MAF-COM",),
    "Rackets": ("MAF-RAC",),
    "Secret Deal": ("MAF-SEC",),
}
SYMBOLS: Final = {
    "Fist": ("MAF-SYM-01", "MAF-VETO-01"),
    "Hat": ("MAF-SYM-02", "MAF-SYM-03", "MAF-SYM-05"),
    "Bullet": ("MAF-SYM-06",),
    "Dollar": ("MAF-SYM-09",),
}
PLACES: Final = {
    "Prison": ("MAF-PRI",),
    "Harbour": ("MAF-HAR",),
    "Fight Club": ("MAF-FIG",),
    "Police Station": ("MAF-POL",),
    "Business District": ("MAF-BUS",),
    "Private Club": ("MAF-CLB",),
    "City Hall": ("MAF-HAL",),
}
FIGURES: Final = {
    "Hitman": ("MAF-HIT-03", "MAF-HAR-02"),
    "Policeman": ("MAF-POL-02", "MAF-POL-03"),
    "Mayor": ("MAF-HAL-02", "MAF-HAL-03"),
}


def explained(view: View) -> Iterator[Explained]:
    """Cards by their kind and their symbol, then what stands in the City."""
    yield from sections(CARDS, things_by(view, "kind"))
    yield from sections(SYMBOLS, things_by(view, "symbol"))
    places = {each["name"]: [each] for each in view.things["locations"]}
    yield from sections(PLACES, places)
    yield from sections(FIGURES, {each["name"]: [each] for each in view.things["figures"]})
