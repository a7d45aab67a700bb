"""What is wrong with a scenario document: the rule that is broken, the place and a sentence."""

# interpreted: runs once a document

from __future__ import annotations

from dataclasses import dataclass

SIZE = "SCENARIO-SIZE"
"""The document is larger than any scenario could be."""
SHAPE = "SCENARIO-SHAPE"
"""The document does not follow the schema of its game (`data/scenario.schema.json`)."""


@dataclass(frozen=True)
class Problem:
    """One reason why a document is no scenario that can be played."""

    rule: str
    """Id of the rule that is broken, e.g. "TOI-SET-09"; SIZE and SHAPE are about the document itself."""
    place: str
    """Where: a path in the document, e.g. "sides.german.divisions.1", or a hex, e.g. "hex C4"."""
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message} ({self.rule})" if self.place else f"{self.message} ({self.rule})"


class BadScenario(ValueError):
    """The document is not shaped like a scenario; `problems` names every reason with its place."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems
