"""Victory: the conditions of a scenario with the times of their checks, and who wins (section 28)."""

# interpreted: asked once a round

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from sandtable.engine.unknown import part, parts
from sandtable.engine.words import capital
from sandtable.games.tide_of_iron.condition_view import View
from sandtable.games.tide_of_iron.conditions import PLURALS, Condition, flat, other, read_condition

GRADES: Final = ("minor", "", "major")
"""Grades of a victory in rising order; most scenarios use only the grade without a name."""

TIES: Final = {
    "initiative": "the side with initiative",
    "control": "the side that controls more victory objectives, or else the side with initiative",
}
"""The words for the winner on equal points."""

BOTH_DRAW: Final = "If both sides win in the same check, the game is a draw."


@dataclass(frozen=True)
class VictoryCondition:
    """A side wins when the condition holds at the time of the check (TOI-SCN-02)."""

    side: str
    when: str | int
    """ "any round", "last round" or the number of one round, at its end; "at once": after each action and phase too."""
    condition: Condition
    grade: str = ""
    """ "", "minor" or "major"."""

    def says(self) -> str:
        """The condition as a sentence."""
        grade = f" a {self.grade} victory" if self.grade else ""
        if self.is_at_once:
            return f"{capital(PLURALS[self.side])} win{grade} at once if {self.condition.says()}."
        return f"{capital(PLURALS[self.side])} win{grade} if {self.condition.says()} at the end of {self._time()}."

    @property
    def is_at_once(self) -> bool:
        """True where the game does not wait for the end of the round (D-TOI-146)."""
        return self.when == "at once"

    def _time(self) -> str:
        if isinstance(self.when, int):
            return f"round {self.when}"
        return f"{'the ' if self.when == 'last round' else ''}{self.when}"

    def is_due(self, round: int, rounds: int) -> bool:
        """True where the condition is checked after this round of `rounds`."""
        return (
            self.is_at_once or self.when == "any round" or round == (rounds if self.when == "last round" else self.when)
        )


@dataclass(frozen=True)
class Verdict:
    """The end of a game by its scenario."""

    side: str | None
    """The winner; None: a draw."""
    grade: str
    reason: str
    """The deciding sentence of the scenario."""


@dataclass(frozen=True)
class Victory:
    """The victory part of a scenario: conditions, and the rule when none is met after the last round."""

    conditions: tuple[VictoryCondition, ...]
    otherwise: str
    """A nation, "most points" or "draw" (TOI-SCN-06, 07)."""
    both: str = "initiative"
    """The winner when both sides meet a condition in one check: "initiative", the side that has it, or "draw"."""
    tie: str = "initiative"
    """The winner on equal points: "initiative", "control" of more victory objectives, or "draw" (D-TOI-171)."""

    def says(self) -> tuple[str, ...]:
        """The sentences players read."""
        return (*(each.says() for each in self.conditions), *self.says_both(), self.says_otherwise())

    def says_both(self) -> tuple[str, ...]:
        """The sentence for two winners, where the scenario has a rule of its own."""
        return (BOTH_DRAW,) if self.both == "draw" else ()

    def says_otherwise(self) -> str:
        """The sentence for the end without a met condition."""
        start = "Otherwise, after the last round," if self.conditions else "After the last round"
        if self.otherwise == "most points":
            equal = TIES.get(self.tie, "it is a draw")
            return f"{start} the side with most victory points wins; if they are equal, {equal}."
        if self.otherwise == "draw":
            return f"{start} the game is a draw."
        return f"{start} {PLURALS[self.otherwise]} win."

    def verdict(self, view: View, round: int, rounds: int, initiative: str) -> Verdict | None:
        """The verdict after this round, None while the game goes on; `initiative` breaks ties (TOI-SCN-03, 07)."""
        due = [each for each in self.conditions if each.is_due(round, rounds)]
        decided = self._decided(due, view, initiative)
        return self._at_the_end(view, initiative) if decided is None and round >= rounds else decided

    def leader(self, view: View, rounds: int, initiative: str) -> tuple[str | None, bool]:
        """The side of the verdict after the last round, None in a draw, and whether victory points decide.

        Agents ask before each decision, so no sentence is made.
        """
        due = [each for each in self.conditions if each.is_due(rounds, rounds)]
        sides = {each.side for each in due if each.condition.holds(view)}
        if not sides:
            return self._winner_at_the_end(view, initiative), self.otherwise == "most points"
        if len(sides) > 1:
            return None if self.both == "draw" else initiative, False
        return sides.pop(), False

    def verdict_at_once(self, view: View, initiative: str) -> Verdict | None:
        """The verdict in the middle of a round, by the conditions that are checked at once."""
        return self._decided([each for each in self.conditions if each.is_at_once], view, initiative)

    @property
    def has_conditions_at_once(self) -> bool:
        return any(each.is_at_once for each in self.conditions)

    def _decided(self, due: list[VictoryCondition], view: View, initiative: str) -> Verdict | None:
        """The best grade of the side that has met a condition; of both sides, that with initiative, or a draw."""
        met = [each for each in due if each.condition.holds(view)]
        if self.both == "draw" and len({each.side for each in met}) > 1:
            return Verdict(None, "", BOTH_DRAW)
        for side in (initiative, other(initiative)):
            own = [each for each in met if each.side == side]
            if own:
                best = max(own, key=lambda each: GRADES.index(each.grade))
                return Verdict(side, best.grade, best.says())
        return None

    def _at_the_end(self, view: View, initiative: str) -> Verdict:
        return Verdict(self._winner_at_the_end(view, initiative), "", self.says_otherwise())

    def _winner_at_the_end(self, view: View, initiative: str) -> str | None:
        """The winner where no condition is met."""
        if self.otherwise != "most points":
            return None if self.otherwise == "draw" else self.otherwise
        difference = view.points(initiative) - view.points(other(initiative))
        if difference == 0:
            return self._on_a_tie(view, initiative)
        return other(initiative) if difference < 0 else initiative

    def _on_a_tie(self, view: View, initiative: str) -> str | None:
        """The winner on equal points (TOI-SCN-03, D-TOI-171)."""
        if self.tie == "draw":
            return None
        if self.tie == "control":
            objectives = set(view.objectives("victory"))
            ours, theirs = (
                len(objectives.intersection(view.controlled(side))) for side in (initiative, other(initiative))
            )
            return initiative if ours >= theirs else other(initiative)
        return initiative

    def every_condition(self) -> Iterator[Condition]:
        """All conditions at any depth."""
        for each in self.conditions:
            yield from flat(each.condition)


def read_victory(document: Mapping[str, Any]) -> Victory:
    """The victory part of a scenario document that follows its schema, which also limits the depth."""
    conditions = part(parts, _victory_condition, document["conditions"])
    return Victory(
        conditions, document["otherwise"], document.get("both", "initiative"), document.get("tie", "initiative")
    )


def _victory_condition(found: Mapping[str, Any]) -> VictoryCondition:
    return VictoryCondition(found["side"], found["when"], part(read_condition, found["if"]), found.get("grade", ""))
