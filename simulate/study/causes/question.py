"""The question of a study of causes, as its spec has it: a playtest, one of its sides, and the measured changes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

import jsonpatch

from sandtable.engine.registry import all_games
from sandtable.playtest.plan import sides_of
from simulate.asking.request import PlaytestRequest
from simulate.study.readable import reads_spec
from simulate.study.requests import read_request, request_as_json

BASE: Final = "base"
MOST_CHANGES: Final = 60
"""Changes that one study measures."""
LOOKS: Final = 10
"""Looks at the games of each change, at most."""


@dataclass(frozen=True)
class Change:
    """One thing that is exchanged or taken out: a card (`old`, and the card `new` in its place), or a JSON patch."""

    label: str
    old: str = ""
    new: str | None = None
    """The card instead; None: a blank."""
    patch: dict[str, Any] | None = None

    def as_json(self) -> dict[str, Any]:
        return {"label": self.label, "old": self.old, "new": self.new, "patch": self.patch}


@dataclass(frozen=True)
class Question:
    """The number of points that one side takes more with each of these things than without it."""

    base: PlaytestRequest
    """The playtest with everything; all others share its seed. Its rotations are those of each change at most."""
    subject: int
    """The side whose points are compared; where partners play together, the seat of one of them."""
    changes: tuple[Change, ...]

    @property
    def is_about_changes(self) -> bool:
        """True for a scenario: the effect is that of the change. Of a deck it is the worth of the card as it is."""
        return self.base.scenario is not None

    @property
    def most(self) -> int:
        """Rotations for each change at most."""
        return self.base.rotations

    @property
    def step(self) -> int:
        """Rotations between two looks."""
        return max(1, -(-self.most // LOOKS))

    @property
    def looks(self) -> int:
        """Looks at the games of a change that is never decided."""
        return -(-self.most // self.step)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat where partners play together; else empty."""
        scenario = self.base.scenario
        return sides_of(self.base.game, scenario.definition if scenario is not None else None, len(self.base.subjects))

    @property
    def side(self) -> str:
        """The name of the side."""
        if self.sides and self.base.scenario is not None:
            return all_games()[self.base.game].seat_names(self.base.scenario.definition)[self.sides[self.subject]]
        return self.base.subjects[self.subject].label

    def key(self, number: int) -> str:
        """The key of the playtest without the thing of this number."""
        return f"without/{number}"

    @property
    def keys(self) -> list[str]:
        return [self.key(number) for number in range(len(self.changes))]

    def playtests(self, rotations: int) -> Iterator[tuple[str, PlaytestRequest]]:
        """Every playtest of the study under its key, with this many rotations."""
        yield BASE, replace(self.base, rotations=rotations)
        for key, change in zip(self.keys, self.changes, strict=True):
            yield key, replace(self.changed(change), rotations=rotations)

    def changed(self, change: Change) -> PlaytestRequest:
        """The playtest with one thing exchanged or taken out."""
        if change.patch is not None:
            scenario = self.base.scenario
            assert scenario is not None, "a patch changes a scenario"
            definition = jsonpatch.JsonPatch([change.patch]).apply(scenario.definition)
            label = f"{scenario.label} ({change.label})"
            return replace(self.base, scenario=replace(scenario, definition=definition, label=label, version=""))
        return replace(self.base, subjects=tuple(self._exchanged(change)))

    def _exchanged(self, change: Change) -> Iterator[Any]:
        game = all_games()[self.base.game]
        for number, each in enumerate(self.base.subjects):
            if number != self.subject:
                yield each
                continue
            content = game.exchanged(each.subject, change.old, change.new)
            yield replace(each, label=f"{each.label} ({change.label})", subject=content, source="", judgement=None)

    def as_json(self) -> dict[str, Any]:
        return {
            "base": request_as_json(self.base),
            "rotations": self.base.rotations,
            "subject": self.subject,
            "changes": [change.as_json() for change in self.changes],
        }


@reads_spec
def read(spec: dict[str, Any]) -> Question:
    """The question that `as_json` wrote."""
    base = read_request(spec["base"], spec["rotations"])
    return Question(base, spec["subject"], tuple(Change(**each) for each in spec["changes"]))
