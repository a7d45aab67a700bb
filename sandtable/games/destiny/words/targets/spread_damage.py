"""Damage that a player divides among their own characters, by rules v2.4 with a limit for each (DST-IND-07, 08)."""

from __future__ import annotations

from sandtable.games.destiny.assigning import bears
from sandtable.games.destiny.frames import Frame
from sandtable.games.destiny.state import Table
from sandtable.games.destiny.words.nouns.noun import T_co
from sandtable.games.destiny.words.targets.picked import Spread


class SpreadDamage(Spread[T_co]):
    """ "Their characters, distributing the damage as they wish", as damage."""

    def fitting(self, table: Table, frame: Frame, found: list[int]) -> list[int]:
        """Those of these characters that the next point may go to.

        By rules v1.1 a character may be given more than it can take (DST-DEF-04).
        """
        rest = Spread.fitting(self, table, frame, found)
        if not table.setup.rules.limits_own_damage or not all([table.is_character(each) for each in found]):
            return rest
        if any([table.controller(each) != frame.seat for each in found]):
            return rest
        return [character for character in rest if fits(table, frame, found, character)]


def fits(table: Table, frame: Frame, found: list[int], character: int) -> bool:
    """True where a point may go to this character, and the points after it can be given by the same rules.

    Points are given in the order of `found`, so no character before this one gets any more.
    """
    given = (*frame.picked, character)
    left = frame.many - len(given)
    limits = [bears(table, each) for each in found]
    counts = [given.count(each) for each in found]
    at = found.index(character)
    if frame.many <= sum(limits):  # nobody gets more than the limit, and the last ones have room for the rest
        return counts[at] <= limits[at] and left <= limits[at] - counts[at] + sum(limits[at + 1 :])
    due = max(limits[at] - counts[at], 0) + sum(limits[at + 1 :])
    return left >= due and all([counts[before] >= limits[before] for before in range(at)])
