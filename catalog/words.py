"""The folded spelling that searches compare, and the acronym of a name."""

from __future__ import annotations

import unicodedata

_PLAIN = str.maketrans({"‘": "'", "’": "'", "“": '"', "”": '"', "–": "-", "—": "-"})


def folded(text: str) -> str:
    """Text without case, accents and typographic quotes: "Padmé" and "padme" compare equal."""
    decomposed = unicodedata.normalize("NFKD", text.translate(_PLAIN)).casefold()
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def acronym(name: str) -> str:
    """First letters in capitals: "Luke Skywalker's Lightsaber" is LSL; one-word names have none."""
    parts = [part for part in name.replace("-", " ").split() if part[0].isalnum()]
    return "".join(part[0] for part in parts).upper()[:24] if len(parts) > 1 else ""
