"""Judge what the sides of playtests bring, each subject once, however many playtests it is in."""

from __future__ import annotations

from sandtable.engine.registry import all_games
from simulate.asking.request import Judgement, Subject, stable_hash


class Judge:
    """Knows the judgements of one call of a service: equal subjects of a game are judged once.

    A subject that comes with a judgement of the same game is not judged again.
    """

    def __init__(self) -> None:
        self._given: dict[str, Judgement] = {}

    def problems(self, game: str, subject: Subject) -> list[str]:
        """The reasons why this game refuses the subject, each with the subject's label in front."""
        return [f"{subject.label}: {problem}" for problem in self._judgement(game, subject).problems]

    def _judgement(self, game: str, subject: Subject) -> Judgement:
        if subject.judgement is not None and subject.judgement.game == game:
            return subject.judgement
        key = stable_hash([game, subject.subject])
        if key not in self._given:
            found = all_games()[game].subject_problems(subject.subject)
            self._given[key] = Judgement(game, tuple(found))
        return self._given[key]
