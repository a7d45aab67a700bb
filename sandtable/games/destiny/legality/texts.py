"""Card texts about their team and deck, apart from admissions (`sides`)."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.legality import Chapter
from sandtable.engine.problem import Problem
from sandtable.games.destiny.deck_texts import Brought, Forbid, Require
from sandtable.games.destiny.facts import CardFacts
from sandtable.games.destiny.legality.checking import Checked
from sandtable.games.destiny.legality.costs import points_of_member

rule = Chapter[Checked]()


@rule("DST-GEN-01", "invalid_cards")
def cards_get_what_they_ask_for(checked: Checked) -> Iterator[Problem]:
    yield from _refused(checked, [*checked.team, *checked.plots, *(facts for facts, _ in checked.cards)], "included")


@rule("DST-DKB-10", "invalid_cards")
def battlefields_get_what_they_ask_for(checked: Checked) -> Iterator[Problem]:
    yield from _refused(checked, checked.battlefields, "selected")


def _refused(checked: Checked, owners: list[CardFacts], done: str) -> Iterator[Problem]:
    """A problem for each condition that one of these cards sets and the list doesn't meet."""
    conditions = {(grant.owner.code, grant.text): grant.owner for grant in checked.granted if grant.owner in owners}
    for (_, asked), owner in conditions.items():
        if isinstance(asked, Require) and not asked.holds(_brought(owner, checked)):
            yield Problem(
                f"{owner.full_name} may be {done} only if {asked.says}.",
                cards=(owner.code,),
                allowed=asked.says,
                fix=f"Remove {owner.name}.",
            )


@rule("DST-GEN-01", "invalid_cards")
def cards_keep_others_out(checked: Checked) -> Iterator[Problem]:
    kept_out = {(grant.owner.code, grant.text): grant.owner for grant in checked.granted}
    for (_, text), owner in kept_out.items():
        for facts, _ in checked.cards if isinstance(text, Forbid) else ():
            if isinstance(text, Forbid) and facts in text.what:
                yield Problem(
                    f"{facts.full_name} can't be in a deck with {owner.full_name}, which allows no {text.what.says}.",
                    cards=(facts.code,),
                    fix=f"Remove {facts.name} or {owner.name}.",
                )


def _brought(owner: CardFacts, checked: Checked) -> Brought:
    others = (*checked.team, *checked.plots, *(facts for facts, _ in checked.cards))
    return Brought(
        team=checked.team,
        values=[points_of_member(member, checked.format) for member, _ in checked.members],
        cards=checked.cards,
        others=[facts for facts in others if facts.code != owner.code],
        format=checked.format.code,
        points=checked.format.points,
        size=checked.format.size,
    )
