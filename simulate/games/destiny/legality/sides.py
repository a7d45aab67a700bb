"""Affiliation and color."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.destiny.deck_rules import AFFILIATION, COLOR
from simulate.games.destiny.legality.admissions import is_room_for_all, let_in_by, limited, not_admitted
from simulate.games.destiny.legality.checking import Chapter, Checked, Finding

rule = Chapter()


@rule("DST-CUS-10", "invalid_cards")
def cards_are_on_the_team_s_side(checked: Checked) -> Iterator[Finding]:
    for facts in not_admitted(checked, AFFILIATION):
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
    for facts in not_admitted(checked, COLOR):
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
    """Several such texts may share the cards among them; only when that can't be done each is looked at alone."""
    for owner, admit in [] if is_room_for_all(checked) else limited(checked):
        used = let_in_by(admit, checked)
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
