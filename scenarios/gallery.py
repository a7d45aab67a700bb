"""The gallery: the choices of its form, read leniently from an address, and the tiles of one page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from django.http import QueryDict
from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from scenarios import selectors
from scenarios.balance_words import BalanceWords
from scenarios.checking import game_title, games
from scenarios.games import sheet_of
from scenarios.models import Scenario, ScenarioBalance, Size
from scenarios.selectors import Filters
from web.reader import Reader

Choices = Mapping[str, Promise]

SHOWS: Final = ("mine", "public", "house")
LENGTHS: Final[Choices] = {
    "short": gettext_lazy("Up to 5 rounds"),
    "medium": gettext_lazy("6 to 8 rounds"),
    "long": gettext_lazy("9 rounds and more"),
}
WITHIN: Final[Choices] = {
    "5": gettext_lazy("Within 5 points of even"),
    "10": gettext_lazy("Within 10 points of even"),
    "20": gettext_lazy("Within 20 points of even"),
    "any": gettext_lazy("Measured at all"),
}
SORTS: Final[Choices] = {
    "": gettext_lazy("By title"),
    "newest": gettext_lazy("Newest first"),
    "even": gettext_lazy("Most even first"),
    "length": gettext_lazy("Shortest first"),
}


@dataclass(frozen=True)
class Asked:
    """The gallery as an address asks for it; unknown values count as left out."""

    show: str
    words: str
    game: str
    length: str
    size: str
    within: str
    sort: str
    given: QueryDict

    @classmethod
    def read(cls, given: QueryDict, reader: Reader) -> Asked:
        show = _one_of(SHOWS, given.get("show", ""))
        if not show or (show == "mine" and not reader.is_authenticated):
            show = "public"
        return cls(
            show=show,
            words=given.get("q", "")[:100].strip(),
            game=_one_of(games(), given.get("game", "")),
            length=_one_of(LENGTHS, given.get("length", "")),
            size=_one_of(Size.values, given.get("size", "")),
            within=_one_of(WITHIN, given.get("balance", "")),
            sort=_one_of(SORTS, given.get("sort", "")),
            given=given,
        )

    @property
    def filters(self) -> Filters:
        within = {"": None, "any": 1.0}.get(self.within, int(self.within) / 100 if self.within.isdigit() else None)
        return Filters(self.words, self.game, self.length, self.size, within, self.sort)

    @property
    def active(self) -> list[tuple[str, str]]:
        """The filters that are on: the address without each of them, and its words."""
        return [(self._without(name), words) for name, words in self._active()]

    def _without(self, name: str) -> str:
        left = self.given.copy()
        for each in (name, "page"):
            left.pop(each, None)
        return f"?{left.urlencode()}"

    def _active(self) -> Iterator[tuple[str, str]]:
        if self.words:
            yield "q", _("“%(words)s” in the title") % {"words": self.words}
        if self.game:
            yield "game", game_title(self.game)
        if self.length:
            yield "length", str(LENGTHS[self.length])
        if self.size:
            yield "size", str(Size(self.size).label)
        if self.within:
            yield "balance", str(WITHIN[self.within])


class Tile:
    """A scenario in the gallery; its verdict is stored with the newest version."""

    def __init__(self, scenario: Scenario, balances: Iterable[ScenarioBalance] = ()) -> None:
        self.scenario = scenario
        self.version = scenario.newest
        self.game = game_title(scenario.game)
        self.sheet = sheet_of(scenario.game, scenario.newest.definition)
        self.balance = _shown(balances)


def _shown(balances: Iterable[ScenarioBalance]) -> BalanceWords | None:
    """The balance for everybody with most games; the reader's own where there is none."""
    found = sorted(balances, key=lambda each: (each.reader_id is not None, -each.games, each.agents, each.players))
    return BalanceWords(found[0]) if found else None


def tiles(scenarios: Iterable[Scenario], reader: Reader) -> list[Tile]:
    """The tiles of one page, with their balances in one query."""
    shown = list(scenarios)
    by_version: dict[int, list[ScenarioBalance]] = {}
    for each in selectors.balances_for(reader, [scenario.newest.pk for scenario in shown]):
        by_version.setdefault(each.version_id, []).append(each)
    return [Tile(scenario, by_version.get(scenario.newest.pk, ())) for scenario in shown]


def _one_of(known: Iterable[str], value: str) -> str:
    """The value where it is known, else an empty text."""
    return value if value in known else ""
