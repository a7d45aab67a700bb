"""Rules about the deck and the battlefield (DST-CUS-08 to 16)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.deck_rules import granted
from sandtable.games.destiny.deck_texts import OwnLimit, Widen
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.formats import Format
from sandtable.games.destiny.legality.checking import Checked, deck_types
from sandtable.games.destiny.legality.words import a_or_an, codes_of, names_of, plural

rule = Chapter[Checked]()


@rule("DST-CUS-08", "incorrect_size")
def the_deck_has_its_size(checked: Checked) -> Iterator[Problem]:
    size, wanted = checked.deck.size, checked.format.size + checked.widened.size
    if size != wanted:
        gap = abs(wanted - size)
        yield Problem(
            f"The deck has {size} {plural(size, 'card')}; exactly {wanted} are needed.",
            ("cards",),
            measured=size,
            allowed=wanted,
            fix=f"{'Add' if size < wanted else 'Remove'} {gap} {plural(gap, 'card')}.",
        )


@rule("DST-CUS-09", "too_many_copies")
def copies_are_limited(checked: Checked) -> Iterator[Problem]:
    """Copies are counted by title (D-26), ignoring case; a card's own limit replaces the general one."""
    titles: dict[str, list[tuple[CardFacts, int]]] = defaultdict(list)
    for facts, copies in checked.cards:
        titles[facts.name.casefold()].append((facts, copies))
    counted = [(entries, sum(copies for _, copies in entries)) for entries in titles.values()]
    over = [(entries, have) for entries, have in counted if have > _most(entries, checked)]
    extra = 1 if len(over) <= checked.widened.titles else 0
    for entries, have in over:
        name, most = entries[0][0].name, _most(entries, checked) + extra
        if have > most:
            yield Problem(
                f"The deck has {have} copies of {name}; at most {most} are allowed.",
                cards=tuple(facts.code for facts, _ in entries),
                measured=have,
                allowed=most,
                fix=f"Remove {have - most} of them.",
            )


def _most(entries: list[tuple[CardFacts, int]], checked: Checked) -> int:
    return max(copies_allowed(facts, checked.format) for facts, _ in entries)


def copies_allowed(facts: CardFacts, format: Format) -> int:
    """The limit of its text, or the general one; the number of copies that exist (`deck_limit`) is no rule (D-289)."""
    own = next((text.copies for text in granted(facts.code) if isinstance(text, OwnLimit)), None)
    return format.copies if own is None else own


@rule("DST-CUS-14", "invalid_cards")
def the_deck_holds_deck_cards(checked: Checked) -> Iterator[Problem]:
    types = deck_types(checked.format)
    *most, last = [f"{each}s" for each in types]
    for facts, _ in checked.cards:
        if facts.type not in types:
            yield Problem(
                f"{facts.full_name} is {a_or_an(facts.type)}; the deck contains only {', '.join(most)} and {last}.",
                cards=(facts.code,),
                measured=facts.type,
                allowed=", ".join(types),
                fix=f"Take {facts.name} out of the deck.",
            )


@rule("DST-CUS-16")
def one_battlefield_is_chosen(checked: Checked) -> Iterator[Problem]:
    """One, or more where card texts bring them."""
    count = len(checked.battlefields)
    if count == 0:
        yield Problem(
            "There is no battlefield.",
            ("battlefield",),
            measured=0,
            allowed=1,
            fix="Choose a battlefield.",
            code="no_battlefield",
        )
    most = 1 + checked.widened.battlefields
    if count > most:
        yield Problem(
            f"There are {count} battlefields: {names_of(checked.battlefields)}.",
            cards=codes_of(checked.battlefields),
            measured=count,
            allowed=most,
            fix=f"Keep {'one' if most == 1 else most} of them.",
            code="too_many_battlefields",
        )


@rule("DST-DKB-11")
def two_battlefields_where_a_text_says_so(checked: Checked) -> Iterator[Problem]:
    owners = [grant.owner for grant in checked.granted if isinstance(grant.text, Widen) and grant.text.battlefields]
    if owners and len(checked.battlefields) == 1:
        yield Problem(
            f"{owners[0].full_name} brings 2 battlefields; the list has 1.",
            ("battlefield",),
            measured=1,
            allowed=2,
            fix="Choose a second battlefield.",
        )
