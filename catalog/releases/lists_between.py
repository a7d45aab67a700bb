"""Lists of formats from the time between two releases of the community's data (`lists_between.toml`).

A *published* list stood in the community's files. A *reconstructed* list is worked out for a time from which no file is
at hand. What is known of it:

- its sets: each rotation says which sets came and which went, from a published list up to the list of a later release;
- its points: the later list still names the cards that left the format, with the points they had at last. Cards that
  stayed longer may have got theirs later than at the time of the list;
- its prohibitions (banned, restricted, pairs): those that the earlier list has as well, and those of cards that were
  gone after the next rotation. A prohibition that may be younger than the list is left out.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

Entry = dict[str, Any]
Families = Mapping[str, frozenset[str]]
"""The sets in which a card was printed, by the code of each print."""

_FILE: Final = "lists_between.toml"


class BadRotation(ValueError):
    """The rotations do not lead from the earlier list to the later one."""


def with_lists_between(formats: list[Entry], cards: Mapping[str, Iterable[Entry]]) -> list[Entry]:
    """The formats with the lists between, in front of the earlier ones, the newest first."""
    written = tomllib.loads((files("sandtable.games.destiny") / "data" / _FILE).read_text(encoding="utf-8"))
    published = written["published"]
    by_code = {entry["code"]: entry for entry in (*formats, *published)}
    families = _families(cards)
    worked_out = [
        entry
        for told in written["reconstructed"]
        for entry in reconstructed(told, by_code[told["after"]], by_code[told["before"]], families)
    ]
    between = sorted((*published, *worked_out), key=lambda entry: str(entry["since"]), reverse=True)
    now = [entry for entry in formats if "until" not in entry]
    return [*now, *between, *(entry for entry in formats if "until" in entry)]


def reconstructed(told: Entry, after: Entry, before: Entry, families: Families) -> Iterator[Entry]:
    """One list for each rotation but the last, which leads to the list of the later release. Raises BadRotation."""
    times = list(_times(told["rotations"], after["sets"]))
    if sorted(times[-1].sets) != sorted(before["sets"]):
        raise BadRotation(f"{told['name']}: the last rotation leads to {', '.join(times[-1].sets)}")
    for number, (time, following) in enumerate(zip(times, times[1:], strict=False)):
        later = {code for each in times[number + 1 :] for code in each.sets}
        title = f"{told['name']} ({time.date}, reconstructed)"
        yield {
            "code": f"{before['community']}-{time.date}",
            "name": told["name"],
            "title": title,
            "community": before["community"],
            "since": time.date,
            "until": following.date,
            "source": told["source"],
            "is_reconstructed": True,
            "sets": time.sets,
            "balance": before["balance"],
            "errata": before["errata"],
            **_prohibitions(after, before, _Gone(families, later)),
        }


@dataclass(frozen=True)
class _Time:
    date: str
    sets: list[str]


def _times(rotations: Iterable[Entry], sets: list[str]) -> Iterator[_Time]:
    """The sets after each rotation."""
    for rotation in rotations:
        if missing := set(rotation["go"]) - set(sets):
            raise BadRotation(f"{rotation['date']}: {', '.join(sorted(missing))} can't go, the format does not have it")
        sets = [*(code for code in sets if code not in rotation["go"]), *rotation["come"]]
        yield _Time(rotation["date"], sets)


@dataclass(frozen=True)
class _Gone:
    """Cards of which no print is in the sets of a later time."""

    families: Families
    later: set[str]

    def __contains__(self, code: str) -> bool:
        return self.later.isdisjoint(self.families[code])


def _prohibitions(after: Entry, before: Entry, gone: _Gone) -> Entry:
    """The prohibitions of the later list that are known to be as old as the reconstructed one."""
    restricted = before.get("restricted", ())
    pairs = {
        code: [other for other in others if other in _pairs(after, code) or code in gone or other in gone]
        for code, others in before["restrictedPairs"].items()
    }
    return {
        "banned": [code for code in before["banned"] if code in after["banned"] or code in gone],
        # A restricted list works as a whole: at most one of its titles. One card that was on it dates all of it.
        "restricted": list(restricted) if any(code in gone for code in restricted) else [],
        "restrictedPairs": {code: others for code, others in pairs.items() if others},
    }


def _pairs(entry: Entry, code: str) -> Iterable[str]:
    found: Iterable[str] = entry["restrictedPairs"].get(code, ())
    return found


def _families(cards: Mapping[str, Iterable[Entry]]) -> Families:
    sets: dict[str, set[str]] = defaultdict(set)
    first: dict[str, str] = {
        entry["code"]: entry.get("reprint_of") or entry["code"] for each in cards.values() for entry in each
    }
    for its_set, held in cards.items():
        for entry in held:
            sets[first[entry["code"]]].add(its_set)
    return {code: frozenset(sets[of]) for code, of in first.items()}
