"""Rules about the deck and the battlefield (DST-CUS-08 to 16)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from simulate.games.destiny.facts import CardFacts
from simulate.games.destiny.legality.checking import DECK_TYPES, Chapter, Checked, Finding
from simulate.games.destiny.legality.words import a_or_an, codes_of, names_of, plural

rule = Chapter()


@rule("DST-CUS-08", "incorrect_size")
def the_deck_has_its_size(checked: Checked) -> Iterator[Finding]:
    size, wanted = checked.deck.size, checked.format.size + checked.widened.size
    if size != wanted:
        gap = abs(wanted - size)
        yield Finding(
            f"The deck has {size} {plural(size, 'card')}; exactly {wanted} are needed.",
            (),
            size,
            wanted,
            f"{'Add' if size < wanted else 'Remove'} {gap} {plural(gap, 'card')}.",
        )


@rule("DST-CUS-09", "too_many_copies")
def copies_are_limited(checked: Checked) -> Iterator[Finding]:
    """The same card is told by title (D-26), however it is capitalised; a card's own limit replaces the general one."""
    titles: dict[str, list[tuple[CardFacts, int]]] = defaultdict(list)
    for facts, copies in checked.cards:
        titles[facts.name.casefold()].append((facts, copies))
    counted = [(entries, sum(copies for _, copies in entries)) for entries in titles.values()]
    over = [(entries, have) for entries, have in counted if have > _most(entries, checked)]
    extra = 1 if len(over) <= checked.widened.titles else 0
    for entries, have in over:
        name, most = entries[0][0].name, _most(entries, checked) + extra
        if have > most:
            yield Finding(
                f"The deck has {have} copies of {name}; at most {most} are allowed.",
                [facts.code for facts, _ in entries],
                have,
                most,
                f"Remove {have - most} of them.",
            )


def _most(entries: list[tuple[CardFacts, int]], checked: Checked) -> int:
    return max(_copies(facts, checked) for facts, _ in entries)


def _copies(facts: CardFacts, checked: Checked) -> int:
    has_own_limit = facts.type in (*DECK_TYPES, "downgrade") and facts.deck_limit != 2
    return facts.deck_limit if has_own_limit else checked.format.copies


@rule("DST-CUS-14", "invalid_cards")
def the_deck_holds_deck_cards(checked: Checked) -> Iterator[Finding]:
    types = (*DECK_TYPES, "downgrade") if checked.format.allows_downgrades else DECK_TYPES
    for facts, _ in checked.cards:
        if facts.type not in types:
            yield Finding(
                f"{facts.full_name} is {a_or_an(facts.type)}; the deck contains only events, upgrades and supports.",
                [facts.code],
                facts.type,
                ", ".join(types),
                f"Take {facts.name} out of the deck.",
            )


@rule("DST-CUS-16")
def exactly_one_battlefield(checked: Checked) -> Iterator[Finding]:
    count = len(checked.battlefields)
    if count == 0:
        yield Finding("There is no battlefield.", (), 0, 1, "Choose a battlefield.", "no_battlefield")
    if count > 1:
        yield Finding(
            f"There are {count} battlefields: {names_of(checked.battlefields)}.",
            codes_of(checked.battlefields),
            count,
            1,
            "Keep one of them.",
            "too_many_battlefields",
        )
