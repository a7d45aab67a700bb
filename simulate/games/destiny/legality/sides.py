"""Affiliation and color."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.destiny.deck_rules import AFFILIATION, COLOR, Admit
from simulate.games.destiny.facts import CardFacts
from simulate.games.destiny.legality.checking import Chapter, Checked, Finding

rule = Chapter()


@rule("DST-CUS-10", "invalid_cards")
def cards_are_on_the_team_s_side(checked: Checked) -> Iterator[Finding]:
    for facts, _ in _not_admitted(checked, AFFILIATION):
        sides = " and ".join(sorted(checked.affiliations)) or "neutral"
        yield Finding(
            f"{facts.full_name} is a {facts.affiliation} card; the team is {sides}.",
            [facts.code],
            facts.affiliation,
            f"{sides} or neutral" if checked.affiliations else "hero or villain cards, not both",
            f"Remove {facts.name}.",
        )


@rule("DST-CUS-12", "faction_not_included")
def colors_are_covered(checked: Checked) -> Iterator[Finding]:
    for facts, _ in _not_admitted(checked, COLOR):
        colors = ", ".join(sorted(checked.colors)) or "none"
        yield Finding(
            f"{facts.full_name} is {facts.color}; no character has this color.",
            [facts.code],
            facts.color,
            colors,
            f"Remove {facts.name} or add a {facts.color} character.",
        )


@rule("D-27", "invalid_cards")
def card_texts_admit_no_more_than_they_say(checked: Checked) -> Iterator[Finding]:
    for owner, admit in _admissions(checked):
        used = [(facts, copies) for facts, copies in _sided_cards(checked) if _needs(facts, admit, checked)]
        copies, titles = sum(copies for _, copies in used), len({facts.name for facts, _ in used})
        for have, most, what in ((copies, admit.most_copies, "in all"), (titles, admit.most_titles, "different ones")):
            if most is not None and have > most:
                yield Finding(
                    f"{owner.full_name} admits up to {most} {admit.what.says} ({what}); the deck has {have}.",
                    [facts.code for facts, _ in used],
                    have,
                    most,
                    f"Remove {have - most} of them.",
                )


def _admissions(checked: Checked) -> Iterator[tuple[CardFacts, Admit]]:
    return ((owner, granted) for owner, granted in checked.granted if isinstance(granted, Admit))


def _sided_cards(checked: Checked) -> Iterator[tuple[CardFacts, int]]:
    """The cards whose affiliation and color must go with the team: the deck, plots and (later sets) battlefields."""
    yield from checked.cards
    yield from ((facts, 1) for facts in (*checked.plots, *checked.battlefields))


def _breaks(facts: CardFacts, what: str, checked: Checked) -> bool:
    """True when affiliation (DST-CUS-10) or color (DST-CUS-12) of a card doesn't go with the team."""
    if not checked.team:
        return False
    if what == COLOR:
        return facts.color != "gray" and facts.color not in checked.colors
    if facts.affiliation == "neutral":
        return False
    if checked.affiliations:
        return facts.affiliation not in checked.affiliations
    return len({other.affiliation for other, _ in _sided_cards(checked)} - {"neutral"}) > 1


def _needs(facts: CardFacts, admit: Admit, checked: Checked) -> bool:
    return facts in admit.what and any(_breaks(facts, what, checked) for what in admit.ignoring)


def _not_admitted(checked: Checked, what: str) -> Iterator[tuple[CardFacts, int]]:
    """The cards that break affiliation or color, and no card text lets them in (D-27)."""
    for facts, copies in _sided_cards(checked):
        admitted = any(what in admit.ignoring and facts in admit.what for _, admit in _admissions(checked))
        if _breaks(facts, what, checked) and not admitted:
            yield facts, copies
