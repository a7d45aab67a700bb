"""What cards say."""

# interpreted: runs once a deck, and its problems are many small generators

from __future__ import annotations

from collections.abc import Iterator

from simulate.games.destiny.deck_rules import NotChecked, Require
from simulate.games.destiny.legality.checking import Chapter, Checked, Finding

rule = Chapter()


@rule("DST-GEN-01", "invalid_cards")
def cards_get_the_team_they_ask_for(checked: Checked) -> Iterator[Finding]:
    for owner, asked in checked.granted:
        if isinstance(asked, Require) and not asked.holds(checked.team):
            yield Finding(
                f"{owner.full_name} may be included only if {asked.says}.",
                [owner.code],
                None,
                asked.says,
                f"Remove {owner.name}.",
            )
        if isinstance(asked, NotChecked):
            yield Finding(
                f"{owner.full_name} changes how decks are built in a way that can't be checked yet.",
                [owner.code],
                fix=f"Remove {owner.name}.",
            )
