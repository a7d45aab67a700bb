"""Rulesets: the versions of the rules that games are played by, with a switch for each difference a game can show.

Rules v1.1 are those of the rule book (docs/rules/destiny.md). Rules v2.4 are the last ones of the publisher
(docs/rules/destiny-later.md, where a table names every difference). A format says which of them its decks play by.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final


class Ruleset:
    """One version of the rules. It never changes; a switch is True where its rule of v2.4 holds."""

    def __init__(self, name: str, is_later: bool) -> None:
        self.name: Final = name
        """The version as players write it: "v1.1"."""
        self.limits_own_damage: Final = is_later
        """A player who divides damage among their own characters gives each no more than it can take (DST-IND-07)."""
        self.replaces_once: Final = is_later
        """A player replaces one upgrade in a round (DST-RPU-02)."""
        self.replaces_before_paying: Final = is_later
        """A replaced upgrade leaves before the new one is paid for (D-272)."""
        self.costs_are_set_first: Final = is_later
        """The cost of a card is read before abilities that act before it is played (DST-PLX-01)."""
        self.players_order_their_own: Final = is_later
        """Of abilities that wait together, each player orders their own (DST-SML-01)."""
        self.owner_replaces: Final = is_later
        """Of several replacements the player whose abilities they are chooses one (DST-RPE-02)."""
        self.dice_keep_their_words: Final = is_later
        """Words about how a die is resolved hold also where its card is not in play (DST-INH-01)."""
        self.strips_what_changes: Final = is_later
        """A card that becomes one of another type loses what is on it, and its dice lie on it (DST-TYP-03)."""

        self.played_cards_may_be_kept: Final = is_later
        """A card that another one lets a player play may be kept (D-297, D-710)."""

    def __repr__(self) -> str:
        return f"<rules {self.name}>"


V1_1: Final = Ruleset("v1.1", is_later=False)
V2_4: Final = Ruleset("v2.4", is_later=True)
RULESETS: Final = (V1_1, V2_4)
"""In the order they were published."""


def ruleset_of(sets: frozenset[str] | None) -> Ruleset:
    """The rules of a format by its sets; None: every set (D-201)."""
    return V1_1 if sets == FIRST_SETS else V2_4


def latest_rules(found: Iterable[Ruleset]) -> Ruleset:
    """The rules of a game whose decks' formats have different ones: the later ones (D-201). Without any, v1.1."""
    return max(found, key=RULESETS.index, default=V1_1)


FIRST_SETS: Final = frozenset({"AW"})
"""The sets of rules v1.1: Awakenings alone."""
