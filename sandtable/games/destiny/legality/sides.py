"""Affiliation and color."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.deck_texts import AFFILIATION, COLOR
from sandtable.games.destiny.legality.admissions import is_room_for_all, let_in_by, limited, not_admitted
from sandtable.games.destiny.legality.checking import Checked

rule = Chapter[Checked]()


@rule("DST-CUS-10", "invalid_cards")
def cards_are_on_the_team_s_side(checked: Checked) -> Iterator[Problem]:
    sides = " and ".join(sorted(checked.affiliations))
    for facts in not_admitted(checked, AFFILIATION) if sides else ():
        yield Problem(
            f"{facts.full_name} is a {facts.affiliation} card; the team is {sides}.",
            cards=(facts.code,),
            measured=facts.affiliation,
            allowed=f"{sides} or neutral",
            fix=f"Remove {facts.name}.",
        )


@rule("DST-DKB-02", "invalid_cards")
def a_neutral_team_uses_neutral_cards(checked: Checked) -> Iterator[Problem]:
    for facts in () if checked.affiliations else not_admitted(checked, AFFILIATION):
        yield Problem(
            f"{facts.full_name} is a {facts.affiliation} card; the team has no {facts.affiliation} character.",
            cards=(facts.code,),
            measured=facts.affiliation,
            allowed="neutral",
            fix=f"Remove {facts.name} or add a {facts.affiliation} character.",
        )


@rule("DST-CUS-12", "faction_not_included")
def colors_are_covered(checked: Checked) -> Iterator[Problem]:
    for facts in not_admitted(checked, COLOR):
        colors = ", ".join(sorted(checked.colors)) or "none"
        yield Problem(
            f"{facts.full_name} is {facts.color}; no character has this color.",
            cards=(facts.code,),
            measured=facts.color,
            allowed=colors,
            fix=f"Remove {facts.name} or add a {facts.color} character.",
        )


@rule("D-27", "invalid_cards")
def card_texts_admit_no_more_than_they_say(checked: Checked) -> Iterator[Problem]:
    """Several limited texts may share the cards; only when that fails each text is reported by itself."""
    for text in [] if is_room_for_all(checked) else limited(checked):
        used = let_in_by(text.admit, checked)
        copies, titles = sum(copies for _, copies in used), len({facts.name for facts, _ in used})
        for have, most, what in ((copies, text.most_copies, "in all"), (titles, text.most_titles, "different ones")):
            if most is not None and have > most:
                admits = "admits" if text.cards == 1 else f"(on the team {text.cards} times) admits"
                yield Problem(
                    f"{text.owner.full_name} {admits} up to {most} {text.admit.what.says} ({what}); "
                    f"the deck has {have}.",
                    cards=tuple(facts.code for facts, _ in used),
                    measured=have,
                    allowed=most,
                    fix=f"Remove {have - most} of them.",
                )
