"""The contract between pages and a game with scenarios: the display of a definition, and the fields of the edit form.

A game answers with one folder beside this module whose package has a module-level `PAGES`. All of it has a plain
answer here, so a game can be kept, edited and played before it has a page of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django import forms

from drawing.hex_map import MapHex
from drawing.svg import Markup
from sandtable.engine.registry import game
from sandtable.playtest.balancing.knobs import Knob
from scenarios.comparing import Change
from scenarios.games.knobs import plain_knobs
from scenarios.games.workshop import Workshop
from scenarios.writing import as_text


@dataclass(frozen=True)
class Badge:
    """A few words beside a scenario's title."""

    text: str
    href: str = ""
    """The target of its link, e.g. "#sources"; no link when empty."""
    kind: str = "plain"
    """ "plain", "good", "warn" or "bad"."""


@dataclass(frozen=True)
class Difference:
    """Two versions in one picture, for games that are played on a map."""

    picture: Markup
    legend: Sequence[tuple[Markup, str]]
    """The marks that are in it, each with its word."""
    rows: Sequence[str]
    """The same in words, a line for each marked place."""


@dataclass(frozen=True)
class Landmark:
    """A place of the map that decides, as playtests count who held it."""

    hex: str
    words: str
    """As people call it: "Bridge (D4)"."""
    holder: str = ""
    """The side that holds it at the start, in the words of the game's tally; empty for nobody."""


class Sheet:
    """One definition made up for a page; a game adds what its own template shows.

    Made for definitions without refusals, problems or not. Texts are translated.
    """

    template: str = "scenarios/scenario.html"
    """Extends this one and fills its blocks `sheet_top`, `sheet_main` and `sheet_aside` from the `sheet`."""
    print_template: str = "scenarios/print.html"
    """Extends this one and fills its block `facts`: everything that players need at the table beside the picture."""
    stylesheets: tuple[str, ...] = ()
    """Below static/; they are also written into the picture when it leaves as a file."""

    def __init__(self, definition: Any) -> None:
        self.definition = definition

    @property
    def title(self) -> str:
        return str(self.definition.get("title", ""))

    @property
    def summary(self) -> str:
        return str(self.definition.get("summary", ""))

    @property
    def facts(self) -> Sequence[str]:
        """The facts that distinguish scenarios of this game, each in a few words: "8 rounds", "3 to 6 players"."""
        return ()

    @property
    def rounds(self) -> int | None:
        """The length in rounds, as the definition says it; None where it doesn't."""
        return None

    @property
    def size(self) -> str:
        """ "small", "medium" or "large" among the scenarios of this game; empty where all are alike."""
        return ""

    @property
    def badges(self) -> Sequence[Badge]:
        """The badges below the title."""
        return [Badge(fact) for fact in self.facts]

    @property
    def picture(self) -> Markup:
        """A drawing of the whole to take away as a file; empty where there is nothing to draw."""
        return Markup("")

    @property
    def thumbnail(self) -> Markup:
        """A small, light drawing for lists; the picture where the game has no smaller one."""
        return self.picture

    @property
    def thumbnail_stylesheets(self) -> tuple[str, ...]:
        """The style sheets that are written into the thumbnail."""
        return self.stylesheets

    @property
    def hexes(self) -> Sequence[MapHex]:
        """The map that a playtest draws its numbers on; empty for a game without hexes."""
        return ()

    @property
    def rules_for_people(self) -> Sequence[str]:
        """Special rules in words that people carry out at the table and no engine plays."""
        return ()

    @property
    def ways_to_win(self) -> Sequence[str]:
        """The ways of winning, in sentences beside a playtest's numbers."""
        return ()

    @property
    def landmarks(self) -> Sequence[Landmark]:
        """The places whose holder a playtest tells beside its shares; empty where no place decides."""
        return ()

    @property
    def text(self) -> str:
        """The definition itself, for people."""
        return as_text(self.definition)


@dataclass(frozen=True)
class Entry:
    """A value of the definition that has a field of its own in the edit form.

    A value that isn't simply there under a path reads and writes itself: a subclass.
    """

    field: forms.Field
    path: tuple[str, ...]
    default: Any = None
    """Shown where the definition leaves the value out."""
    is_wide: bool = False
    """Takes a line of its own."""

    def read(self, definition: Any) -> Any:
        """The value as the field shows it."""
        for step in self.path:
            if not isinstance(definition, dict) or step not in definition:
                return self.default
            definition = definition[step]
        return definition

    def write(self, definition: Any, value: Any) -> None:
        """Put a changed value where it belongs, None away; what can't hold it stays: the checks say what is wrong."""
        for step in self.path[:-1]:
            definition = definition.setdefault(step, {}) if isinstance(definition, dict) else None
        if not isinstance(definition, dict):
            return
        if value is None:
            definition.pop(self.path[-1], None)
        else:
            definition[self.path[-1]] = value


class ScenarioPages:
    """The pages of one game's scenarios."""

    entries: Mapping[str, Entry] = {}
    """Simple values with a field of their own, by the field's name; title and summary are always there."""
    guide: str = ""
    """The file below docs/ that explains the document; empty where there is none."""
    guide_section: str = ""
    """The section of that file; empty for all of it."""
    workshop: Workshop = Workshop()
    """The game's part in the workshop."""

    def __init__(self, game: str) -> None:
        self.game = game
        """The package's name below `scenarios/games` and `sandtable/games`."""

    def sheet(self, definition: Any) -> Sheet:
        """A definition made up for a page. Raises BadScenario where it can't be read."""
        return Sheet(definition)

    def difference(self, before: Any, after: Any, changes: Sequence[Change]) -> Difference | None:
        """Both definitions in one picture; None where there is none to draw. Raises BadScenario for unreadable ones."""
        return None

    def knobs(self, definition: Any, players: int) -> Sequence[Knob]:
        """All that a search for balance with this number of players may change in a playable definition."""
        scenarios = game(self.game).scenarios()
        assert scenarios is not None, f"{self.game} has scenarios"
        return plain_knobs(definition, scenarios.schema())

    def example(self) -> dict[str, Any]:
        """A small document to begin with."""
        scenarios = game(self.game).scenarios()
        assert scenarios is not None, f"{self.game} has scenarios"
        return scenarios.document(scenarios.usual)
