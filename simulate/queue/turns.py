"""Turns of people: next is the one who was given the least processor time since the others came.

Given is what was really played (`Quota.processor_ms`), and what is expected of the chunks on the way. A newcomer begins
beside the person with the least played time, so that hours which others played alone count for nobody.
The memory is the dispatcher's own: one that begins anew takes all people for newcomers.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from simulate.models import Quota
from simulate.queue.limits import MOST_BEHIND_S


class Turns:
    """The standing of each person, from one round of the relay to the next."""

    def __init__(self) -> None:
        self._before: dict[int, float] = {}
        """By person the seconds that don't count, because the others were not there or there was no use for them."""

    def standings(self, people: Collection[int], on_the_way: Mapping[int, float]) -> dict[int, float]:
        """The processor seconds that count for each of these people, who have work; the least is next.

        `on_the_way` are the seconds, by person, that the chunks on the way are expected to take.
        """
        played = _played_s(people)
        known = {owner: played[owner] - self._before[owner] for owner in people if owner in self._before}
        least, most = min(known.values(), default=0.0), max(known.values(), default=0.0)
        counts = {owner: max(known.get(owner, least), most - MOST_BEHIND_S) for owner in people}
        self._before = {owner: played[owner] - counts[owner] for owner in people}
        return {owner: counts[owner] + on_the_way.get(owner, 0.0) for owner in people}


def _played_s(people: Collection[int]) -> dict[int, float]:
    """The processor seconds of all games of these people that were ever counted."""
    rows = Quota.objects.filter(owner__in=people).values_list("owner_id", "processor_ms")
    return dict.fromkeys(people, 0.0) | {owner: spent_ms / 1000 for owner, spent_ms in rows}
