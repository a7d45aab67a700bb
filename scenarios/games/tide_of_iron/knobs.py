"""The things that a search for balance may change in a Tide of Iron scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from django.utils.translation import gettext as _

from catalog.tide_of_iron.words import NATIONS
from sandtable.games.tide_of_iron.terms import NATION_NAMES
from sandtable.playtest.balancing.knobs import Change, Knob, Level, Limits, Path, choice, dotted, number, read, some
from scenarios.games.tide_of_iron.units import unit_named
from scenarios.games.tide_of_iron.zone_knobs import zone_knobs

_FIGURES_IN_A_SQUAD: Final = 4
"""Regular figures that come and go with a squad base, so that squads stay full (TOI-SET-09)."""
_SQUADS_REACH: Final = 3
Document = Mapping[str, Any]


def knobs(document: Document) -> list[Knob]:
    """Length, initiative, both sides, reinforcements, zones, objectives and victory."""
    found = [
        number(document, ("rounds",), _("rounds"), _("Length"), Limits(1, 20, 4), _attacker(document)),
        choice(document, ("initiative",), _("initiative at the start"), _("Length"), _nations()),
    ]
    for nation, name in enumerate(NATION_NAMES):
        found += _side(document, nation, ("sides", name))
    return some([*found, *zone_knobs(document), *_objectives(document), *_victory(document)])


def _attacker(document: Document) -> int | None:
    """The side that gains from more rounds: the one that doesn't win where nobody else has; None: neither."""
    otherwise = read(document, ("victory", "otherwise"))
    return 1 - NATION_NAMES.index(otherwise) if otherwise in NATION_NAMES else None


def _nations() -> dict[str, str]:
    return {name: str(words) for name, words in zip(NATION_NAMES, NATIONS, strict=True)}


def _side(document: Document, nation: int, at: Path) -> Iterator[Knob | None]:
    side = str(NATIONS[nation])
    limits = {
        "actions": (_("actions a turn"), Limits(1, 10, 2)),
        "cards": (_("strategy cards at the start"), Limits(0, 20, 2)),
        "command": (_("command at the start"), Limits(0, 50, 4)),
        "initiative_command": (_("command for initiative at the start"), Limits(0, 50, 4)),
        "points": (_("victory points at the start"), Limits(0, 99, 4)),
    }
    for name, (words, limit) in limits.items():
        yield number(document, (*at, name), f"{side}: {words}", side, limit, nation)
    for name, words in (("squad", _("points for a squad destroyed")), ("vehicle", _("points for a vehicle destroyed"))):
        if read(document, (*at, "points_for", name)) is not None:
            yield number(document, (*at, "points_for", name), f"{side}: {words}", side, Limits(0, 20, 2), nation)
    for division in read(document, (*at, "divisions"), {}):
        head = _("%(side)s division %(number)s") % {"side": side, "number": division}
        yield from _force(document, nation, (*at, "divisions", division), head)
    yield from _reinforcements(document, nation, (*at, "reinforcements"))


def _force(document: Document, nation: int, at: Path, head: str) -> Iterator[Knob | None]:
    """Squads and vehicles of one division or reinforcement; kinds of vehicle that it lists, with 0 too."""
    side = str(NATIONS[nation])
    yield _squads(document, nation, at, head)
    for kind in read(document, (*at, "vehicles"), {}):
        label = f"{head}: {unit_named(nation, kind)}"
        yield number(document, (*at, "vehicles", kind), label, side, Limits(0, 12, 2), nation)


def _squads(document: Document, nation: int, at: Path, head: str) -> Knob | None:
    """Squads of four regular figures more or less; None where the document fixes the squads, or has none."""
    bases, regulars = read(document, (*at, "squad_bases"), 0), read(document, (*at, "figures", "regular"), 0)
    if not isinstance(bases, int) or not isinstance(regulars, int) or bases < 1:
        return None
    most_taken = min(_SQUADS_REACH, bases - 1, regulars // _FIGURES_IN_A_SQUAD)
    levels = [
        Level(str(bases + more), _more_squads(at, bases + more, regulars + more * _FIGURES_IN_A_SQUAD) if more else ())
        for more in range(-most_taken, _SQUADS_REACH + 1)
    ]
    label = _("%(force)s: squads (of four regulars more or less)") % {"force": head}
    return Knob(dotted((*at, "squads")), label, str(NATIONS[nation]), tuple(levels), most_taken, helps=nation)


def _more_squads(at: Path, bases: int, regulars: int) -> tuple[Change, ...]:
    return ((*at, "squad_bases"), bases), ((*at, "figures", "regular"), regulars)


def _reinforcements(document: Document, nation: int, at: Path) -> Iterator[Knob | None]:
    side, last = str(NATIONS[nation]), read(document, ("rounds",), 20)
    for index, each in enumerate(read(document, at, [])):
        head = _("%(side)s reinforcements of round %(round)s") % {"side": side, "round": each["round"]}
        label = _("%(force)s: they come in round") % {"force": head}
        yield number(document, (*at, index, "round"), label, side, Limits(1, last, 2), 1 - nation)
        yield from _force(document, nation, (*at, index), head)


def _objectives(document: Document) -> Iterator[Knob | None]:
    """The values of objectives that are worth something."""
    kinds = {"command": _("command of %(name)s"), "victory": _("points of %(name)s")}
    for index, each in enumerate(read(document, ("objectives",), [])):
        if each.get("value"):
            label = kinds[each["kind"]] % {"name": each.get("name", each["hex"])}
            helps = NATION_NAMES.index(each["side"]) if each["side"] in NATION_NAMES else None
            yield number(document, ("objectives", index, "value"), label, _("Objectives"), Limits(0, 20, 2), helps)


def _victory(document: Document) -> Iterator[Knob | None]:
    """Every number in the conditions of victory: points, leads, counts of objectives and units."""
    names = _nations()
    for index, each in enumerate(read(document, ("victory", "conditions"), [])):
        at: Path = ("victory", "conditions", index)
        head = _("Victory %(number)s, %(side)s") % {"number": index + 1, "side": names.get(each["side"], "")}
        for path, key in _numbers(each["if"], (*at, "if")):
            words = {"at_least": _("at least"), "ahead_by": _("ahead by")}[key]
            # "not" turns a condition round, so nothing is known of its numbers
            helps = 1 - NATION_NAMES.index(each["side"]) if each["side"] in names and "not" not in path else None
            yield number(document, path, f"{head}: {words}", _("Victory"), Limits(1, 99, 4), helps)


def _numbers(condition: Any, at: Path) -> Iterator[tuple[Path, str]]:
    """The numbers of a condition and of those in it, with their keys."""
    if isinstance(condition, dict):
        for key, inner in condition.items():
            if key in ("at_least", "ahead_by"):
                yield (*at, key), key
            yield from _numbers(inner, (*at, key))
    elif isinstance(condition, list):
        for index, inner in enumerate(condition):
            yield from _numbers(inner, (*at, index))
