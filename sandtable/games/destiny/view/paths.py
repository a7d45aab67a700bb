# interpreted: shows games to people
"""The words under which an option stands in a list: the action, then its card or die."""

from __future__ import annotations

from typing import Final

from sandtable.games.destiny.actions.asking import AsksForAction
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.terms import ACTION_SPAN, REROLL

REROLLS: Final = "discard a card to reroll dice …"
GROUPED: Final = frozenset({"play", "activate", "resolve", "use"})
"""The first words of actions of which a player often has several."""


def path_of(table: Table, option: int) -> tuple[str, ...]:
    """Actions stand under their first word; other options stand alone."""
    if not isinstance(table.frames[-1].node, AsksForAction):
        return ()
    words = table.word(option)
    if option // ACTION_SPAN == REROLL:
        return (REROLLS, words.removeprefix("discard ").removesuffix(" to reroll dice"))
    verb, _, rest = words.partition(" ")
    return (verb, rest) if verb in GROUPED and rest else (words,)
