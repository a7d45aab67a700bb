"""Requirements of several parts: "spot a Blue character, exhaust this support and spend 1 resource to ..." (D-53)."""

from __future__ import annotations

from sandtable.games.destiny.words.joints import Phrase, Sentences


class Together(Sentences):
    """ "A, B and C": each of them, in this order; as a requirement none without the others."""

    def agreed(self) -> Phrase:
        return Together([phrase.agreed() for phrase in self.phrases])

    def says(self, they: bool = False) -> str:
        *first, last = [phrase.says(they) for phrase in self.phrases]
        return f"{', '.join(first)} and {last}"


def together(*phrases: Phrase) -> Phrase:
    """These words as one before "to": who begins them has agreed to all of them."""
    return Together([phrase.agreed() for phrase in phrases])
