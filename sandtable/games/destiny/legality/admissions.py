"""Cards that don't match the team's affiliation or color, and the card texts that admit some of them (D-27)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sandtable.games.destiny.deck_texts import COLOR, Admit
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.legality.checking import Checked
from sandtable.games.destiny.legality.rooms import Room, Wanted, hold_all


@dataclass(frozen=True)
class Limited:
    """A text with a limit, for all copies of its card together (D-299)."""

    owner: CardFacts
    admit: Admit
    cards: int
    """The number of copies of its card on the team."""

    @property
    def most_copies(self) -> int | None:
        return None if self.admit.most_copies is None else self.admit.most_copies * self.cards

    @property
    def most_titles(self) -> int | None:
        return None if self.admit.most_titles is None else self.admit.most_titles * self.cards

    @property
    def room(self) -> Room:
        most = self.most_copies
        return Room(self.most_titles or 0, by_title=True) if most is None else Room(most)


def not_admitted(checked: Checked, what: str) -> Iterator[CardFacts]:
    """The cards that break affiliation or color without a card text that admits them."""
    for facts, _ in checked.sided:
        if breaks(facts, what, checked) and not _is_admitted(facts, what, checked):
            yield facts


def _is_admitted(facts: CardFacts, what: str, checked: Checked) -> bool:
    return any(what in admit.ignoring and facts in admit.what for admit in _admissions(checked))


def breaks(facts: CardFacts, what: str, checked: Checked) -> bool:
    """True when affiliation (DST-CUS-10, DST-DKB-02) or color (DST-CUS-12) of a card doesn't go with the team."""
    if not checked.team:
        return False
    if what == COLOR:
        return facts.color != "gray" and facts.color not in checked.colors
    return facts.affiliation != "neutral" and facts.affiliation not in checked.affiliations


def limited(checked: Checked) -> list[Limited]:
    """The texts that admit a limited number of cards, each once with the number of its cards."""
    found = Counter(
        (grant.owner, grant.text)
        for grant in checked.granted
        if isinstance(grant.text, Admit) and not _is_free(grant.text)
    )
    return [Limited(owner, admit, cards) for (owner, admit), cards in found.items()]


def let_in_by(admit: Admit, checked: Checked) -> list[tuple[CardFacts, int]]:
    """The cards, with copies, that need a limited text because no unlimited text admits them."""
    return [(facts, copies) for facts, copies in checked.sided if _needs(facts, admit, checked)]


def is_room_for_all(checked: Checked) -> bool:
    """True where the limited texts together can admit all cards that need one."""
    texts = limited(checked)
    wanted = [
        Wanted(facts.name.casefold(), able, copies)
        for facts, copies in checked.sided
        if (able := tuple(place for place, text in enumerate(texts) if _needs(facts, text.admit, checked)))
    ]
    return hold_all([text.room for text in texts], wanted)


def _needs(facts: CardFacts, admit: Admit, checked: Checked) -> bool:
    return facts in admit.what and any(
        breaks(facts, what, checked) and not _freely_admitted(facts, what, checked) for what in admit.ignoring
    )


def _freely_admitted(facts: CardFacts, what: str, checked: Checked) -> bool:
    return any(what in admit.ignoring and facts in admit.what and _is_free(admit) for admit in _admissions(checked))


def _is_free(admit: Admit) -> bool:
    return admit.most_copies is None and admit.most_titles is None


def _admissions(checked: Checked) -> Iterator[Admit]:
    return (grant.text for grant in checked.granted if isinstance(grant.text, Admit))
