"""Conditions of victory: a small language that says its own sentences and looks at a game (section 28).

A condition is data from the scenario; it says itself in English and checks a `View` of the game. A new kind of
condition is one class here, its reading in `_READERS` and its entry in `data/scenario.schema.json`.
"""

# interpreted: asked once a round

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from sandtable.engine.words import counted, listed
from sandtable.games.tide_of_iron.condition_view import View

NATIONS: Final = ("american", "german")
PLURALS: Final = {"american": "the Americans", "german": "the Germans"}
POSSESSIVES: Final = {"american": "American", "german": "German"}


class Condition(Protocol):
    """One condition of the language."""

    def says(self) -> str:
        """The condition as a clause, "the Germans control C4"."""

    def says_not(self) -> str:
        """The clause denied, "the Germans do not control C4"."""

    def holds(self, view: View) -> bool:
        """True where the game meets the condition."""

    def parts(self) -> tuple[Condition, ...]:
        """The conditions inside this one."""


@dataclass(frozen=True)
class Points:
    """A side has a number of victory points, or a lead over the other side."""

    side: str
    at_least: int | None = None
    ahead_by: int | None = None

    def says(self) -> str:
        return f"{PLURALS[self.side]} have at least {self._amount()}"

    def says_not(self) -> str:
        return f"{PLURALS[self.side]} have fewer than {self._amount()}"

    def _amount(self) -> str:
        if self.at_least is not None:
            return counted(self.at_least, "victory point")
        return f"{counted(self.ahead_by or 0, 'victory point')} more than {PLURALS[other(self.side)]}"

    def holds(self, view: View) -> bool:
        if self.at_least is not None:
            return view.points(self.side) >= self.at_least
        return view.points(self.side) - view.points(other(self.side)) >= (self.ahead_by or 0)

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class Controls:
    """A side controls enough of some objectives: hexes, or all of a kind."""

    side: str
    objectives: tuple[str, ...] | str
    at_least: int | None = None
    """None: all of them."""

    def says(self) -> str:
        return f"{PLURALS[self.side]} control {self._what()}"

    def says_not(self) -> str:
        return f"{PLURALS[self.side]} do not control {self._what()}"

    def _what(self) -> str:
        share = "all" if self.at_least is None else f"at least {self.at_least}"
        if isinstance(self.objectives, str):
            return f"{share} {self.objectives} objective{'' if self.at_least == 1 else 's'}"
        if len(self.objectives) == 1:
            return self.objectives[0]
        return f"{share} of {listed(self.objectives, 'and')}"

    def holds(self, view: View) -> bool:
        wanted = view.objectives(self.objectives) if isinstance(self.objectives, str) else self.objectives
        controlled = view.controlled(self.side)
        count = sum(1 for each in wanted if each in controlled)
        return bool(wanted) and count >= (len(wanted) if self.at_least is None else self.at_least)

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class ControlsMore:
    """A side controls more of some objectives than the other side does: of these hexes, or of all of a kind."""

    side: str
    objectives: tuple[str, ...] | str
    ahead_by: int

    def says(self) -> str:
        return f"{PLURALS[self.side]} control at least {self._lead()}"

    def says_not(self) -> str:
        return f"{PLURALS[self.side]} do not control {self._lead()}"

    def _lead(self) -> str:
        more = f"{self.ahead_by} more"
        if isinstance(self.objectives, str):
            what = f"{more} {self.objectives} objective{'' if self.ahead_by == 1 else 's'}"
        else:
            what = f"{more} of {listed(self.objectives, 'and')}"
        return f"{what} than {PLURALS[other(self.side)]}"

    def holds(self, view: View) -> bool:
        wanted = view.objectives(self.objectives) if isinstance(self.objectives, str) else self.objectives
        ours, theirs = view.controlled(self.side), view.controlled(other(self.side))
        return sum((each in ours) - (each in theirs) for each in wanted) >= self.ahead_by

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class MarkersOn:
    """Markers of a kind lie on enough of some hexes, or on those with objectives of a kind."""

    kind: str
    hexes: tuple[str, ...] | str
    """Names, or the kind of objectives: "victory", "command"."""
    at_least: int | None = None
    """None: on all of them."""

    def says(self) -> str:
        return f"there {self._is()} {self._what()} on {self._where()}"

    def says_not(self) -> str:
        return f"it is not so that {self.says()}"

    def _is(self) -> str:
        return "are" if self.kind == "razor_wire" else "is"

    def _what(self) -> str:
        name = self.kind.replace("_", " ")
        if self.kind == "razor_wire":
            return f"{name} markers"
        return f"an {name}" if name[0] in "aeiou" else f"a {name}"

    def _where(self) -> str:
        share = "each" if self.at_least is None else f"at least {self.at_least}"
        if isinstance(self.hexes, str):
            return f"{share} of the hexes with {self.hexes} objectives"
        return self.hexes[0] if len(self.hexes) == 1 else f"{share} of {listed(self.hexes, 'and')}"

    def holds(self, view: View) -> bool:
        hexes = set(view.objectives(self.hexes) if isinstance(self.hexes, str) else self.hexes)
        return bool(hexes) and view.marked(self.kind, hexes) >= (len(hexes) if self.at_least is None else self.at_least)

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class UnitsOn:
    """A side has enough units on some hexes, or in a zone."""

    side: str
    at_least: int
    hexes: tuple[str, ...] = ()
    zone: str = ""

    def says(self) -> str:
        return f"at least {self._units()} {'is' if self.at_least == 1 else 'are'} {self._where()}"

    def says_not(self) -> str:
        return f"fewer than {self._units()} {'is' if self.at_least == 1 else 'are'} {self._where()}"

    def _units(self) -> str:
        return counted(self.at_least, f"{POSSESSIVES[self.side]} unit")

    def _where(self) -> str:
        if self.zone:
            return f"in the zone {self.zone.replace('_', ' ')}"
        return f"on {listed(self.hexes, 'or')}"

    def holds(self, view: View) -> bool:
        return view.units_on(self.side, view.zone(self.zone) if self.zone else self.hexes) >= self.at_least

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class Has:
    """A side has an objective that is carried: anywhere, on some hexes, in a zone, or off the map (D-TOI-181)."""

    side: str
    what: str
    """Its name."""
    hexes: tuple[str, ...] = ()
    zone: str = ""
    off_map: bool = False

    def says(self) -> str:
        return f"{PLURALS[self.side]} have {self._deed()}"

    def says_not(self) -> str:
        not_ = "have not" if self.off_map else "do not have"
        return f"{PLURALS[self.side]} {not_} {self._deed()}"

    def _deed(self) -> str:
        if self.off_map:
            return f"taken {self.what} off the map"
        if self.zone:
            return f"{self.what} in the zone {self.zone.replace('_', ' ')}"
        return f"{self.what} on {listed(self.hexes, 'or')}" if self.hexes else self.what

    def holds(self, view: View) -> bool:
        hexes = view.zone(self.zone) if self.zone else self.hexes or None
        return view.has(self.side, self.what, hexes, self.off_map)

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class Done:
    """An event, special action or purchase of the scenario has happened, perhaps several times."""

    what: str
    """Its name."""
    at_least: int = 1

    def says(self) -> str:
        return f"{self.what} has been done{self._times()}"

    def says_not(self) -> str:
        return f"{self.what} has not been done{self._times()}"

    def _times(self) -> str:
        return f" at least {self.at_least} times" if self.at_least > 1 else ""

    def holds(self, view: View) -> bool:
        return view.done(self.what) >= self.at_least

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class Eliminated:
    """A side has no units left (TOI-SCN-04)."""

    side: str

    def says(self) -> str:
        return f"{PLURALS[self.side]} have no units left"

    def says_not(self) -> str:
        return f"{PLURALS[self.side]} have units left"

    def holds(self, view: View) -> bool:
        return view.units(self.side) == 0

    def parts(self) -> tuple[Condition, ...]:
        return ()


@dataclass(frozen=True)
class AllOf:
    """Every one of the conditions."""

    conditions: tuple[Condition, ...]

    def says(self) -> str:
        return " and ".join(_grouped(each) for each in self.conditions)

    def says_not(self) -> str:
        return f"it is not so that {_grouped(self)}"

    def holds(self, view: View) -> bool:
        return all(each.holds(view) for each in self.conditions)

    def parts(self) -> tuple[Condition, ...]:
        return self.conditions


@dataclass(frozen=True)
class AnyOf:
    """At least one of the conditions."""

    conditions: tuple[Condition, ...]

    def says(self) -> str:
        return " or ".join(_grouped(each) for each in self.conditions)

    def says_not(self) -> str:
        return f"it is not so that {_grouped(self)}"

    def holds(self, view: View) -> bool:
        return any(each.holds(view) for each in self.conditions)

    def parts(self) -> tuple[Condition, ...]:
        return self.conditions


@dataclass(frozen=True)
class Not:
    """The opposite of a condition."""

    condition: Condition

    def says(self) -> str:
        return self.condition.says_not()

    def says_not(self) -> str:
        return self.condition.says()

    def holds(self, view: View) -> bool:
        return not self.condition.holds(view)

    def parts(self) -> tuple[Condition, ...]:
        return (self.condition,)


def other(nation: str) -> str:
    """The opponent."""
    return NATIONS[1 - NATIONS.index(nation)]


def read_condition(document: Mapping[str, Any]) -> Condition:
    """One condition: an object with one key, which names its kind."""
    [(kind, found)] = document.items()
    return _READERS[kind](found)


def _controls(found: Mapping[str, Any]) -> Controls | ControlsMore:
    objectives = _named(found["objectives"])
    if "ahead_by" in found:
        return ControlsMore(found["side"], objectives, found["ahead_by"])
    return Controls(found["side"], objectives, found.get("at_least"))


def _markers(found: Mapping[str, Any]) -> MarkersOn:
    return MarkersOn(found["kind"], _named(found["hexes"]), found.get("at_least"))


def _named(found: Any) -> tuple[str, ...] | str:
    """A kind of objectives, or a list of hexes."""
    return found if isinstance(found, str) else tuple(found)


def _units(found: Mapping[str, Any]) -> UnitsOn:
    return UnitsOn(found["side"], found["at_least"], tuple(found.get("hexes", ())), found.get("zone", ""))


def _has(found: Mapping[str, Any]) -> Has:
    return Has(**{**found, "hexes": tuple(found.get("hexes", ()))})


_READERS: Final[Mapping[str, Callable[[Any], Condition]]] = {
    "points": lambda found: Points(**found),
    "controls": _controls,
    "markers": _markers,
    "units": _units,
    "eliminated": Eliminated,
    "has": _has,
    "done": lambda found: Done(**found),
    "all": lambda found: AllOf(tuple(map(read_condition, found))),
    "any": lambda found: AnyOf(tuple(map(read_condition, found))),
    "not": lambda found: Not(read_condition(found)),
}


def flat(condition: Condition) -> Iterator[Condition]:
    """The condition and all those inside it, at any depth."""
    yield condition
    for each in condition.parts():
        yield from flat(each)


def _grouped(condition: Condition) -> str:
    """A clause inside another one; brackets keep "and" and "or" apart."""
    return f"({condition.says()})" if len(condition.parts()) > 1 else condition.says()
