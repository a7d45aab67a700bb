"""The kind of study that makes a scenario even: a stage of candidates after another, then a proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from django.utils.translation import gettext_lazy

from sandtable.playtest.balancing.counting import Count
from sandtable.playtest.balancing.search import PROOFS, Outcome, confidence, search
from sandtable.playtest.balancing.trials import ILLEGAL, Ledger, Tried, replay
from sandtable.playtest.balancing.trials import Step as Stage
from sandtable.playtest.parties import By
from sandtable.playtest.plan import GameRecord
from simulate.asking.estimating import Choice
from simulate.queue.foreseeing import Work
from simulate.study.balance.question import Question, read
from simulate.study.foreseeing import usual_share
from simulate.study.kinds import Kind
from simulate.study.step import Ask, Cell, Evidence, Step

USUAL_SHARE: Final = 0.5
"""Of the most games of a search: what one needs before any has ended here."""


class Balance(Kind):
    """Find a small change that makes a scenario even."""

    title = gettext_lazy("Balance of a scenario")

    def decide(self, spec: dict[str, Any], progress: dict[str, Any], evidence: Evidence) -> Step:
        """Count the playtests that are complete; when a whole stage is, follow the search to its next one."""
        question, counts = read(spec), dict(progress.get("counts", {}))
        for key, cell in evidence.items():
            if key not in counts and cell.finished == cell.asked:
                counts[key] = count_of(question, cell).as_json()
        if not evidence.keys() <= counts.keys():
            told = progress["told"]
            so_far = _so_far(question, counts, evidence, progress.get("so_far", {}))
            return Step({"counts": counts, "told": told, "so_far": so_far}, _with_games(told, counts, so_far))
        return _next(question, counts, evidence)

    def foreseen(self, spec: dict[str, Any]) -> Choice:
        """As many games as searches need here as a rule, with a proof."""
        question, most = read(spec), self.foreseen_most(spec)
        return Choice([_work(question, most * usual_share("balance", USUAL_SHARE))], most)

    def foreseen_most(self, spec: dict[str, Any]) -> float:
        question = read(spec)
        return question.games + PROOFS * question.proof_games

    def first_answer(self, spec: dict[str, Any]) -> Choice:
        """The scenario as it is, whose games come first: the page shows them as they come."""
        question = read(spec)
        first = self.decide(spec, {}, Evidence()).ask[:1]
        return Choice([_work(question, sum(each.request.n_games for each in first))])


KIND = Balance()


def _work(question: Question, games: float) -> Work:
    agents = (question.agent,) * question.seats
    return Work(question.game, agents, games, question.scenario.version)


def count_of(question: Question, cell: Cell) -> Count:
    """The points of all parties in a playtest whose agents keep their seats."""
    return _count(question, cell.records(0, cell.finished))


def _count(question: Question, records: Sequence[GameRecord]) -> Count:
    by = By.SIDE if question.sides else By.SEAT if question.scenario.has_sides else By.TURN
    return Count.of(records, len(question.parties), by, question.sides)


def _so_far(question: Question, counts: dict[str, Any], evidence: Evidence, known: dict[str, Any]) -> dict[str, Any]:
    """The games of each trial that is still being played, for the page; no decision looks at them."""
    found = {}
    for key, cell in evidence.items():
        if key in counts or not cell.finished:
            continue
        seen, before = known.get(key, (0, Count.none(len(question.parties)).as_json()))
        new = _count(question, cell.records(seen, cell.finished))
        found[key] = cell.finished, (Count.from_json(before) + new).as_json()
    return found


def _with_games(told: dict[str, Any], counts: dict[str, Any], so_far: dict[str, Any]) -> dict[str, Any]:
    """The result with the games of the present stage as far as they go; those of a proof are told at its end."""
    news: dict[str, list[dict[str, Any]]] = {}
    stage = f"{told['stage'] - 1}/"
    for key, count in [*counts.items(), *((key, count) for key, (_seen, count) in so_far.items())]:
        if key.startswith(stage) and not told["proving"]:
            news.setdefault(key.removeprefix(stage), []).append(count)
    return told | {"candidates": [_with(each, news.get(each["key"], [])) for each in told["candidates"]]}


def _with(candidate: dict[str, Any], counts: list[dict[str, Any]]) -> dict[str, Any]:
    count = Count.from_json(candidate["count"])
    for each in counts:
        count += Count.from_json(each)
    return candidate | {"count": count.as_json()}


def _next(question: Question, counts: dict[str, Any], evidence: Evidence) -> Step:
    """The search, replayed with these counts: the trials of its present stage, or its end."""
    ledger = question.ledger
    stage = replay(search(question.asked, ledger), {key: Count.from_json(each) for key, each in counts.items()})
    told = _told(question, ledger, stage)
    asks = [Ask(trial.key, question.request(trial)) for trial in stage.ask if trial.key not in evidence]
    return Step({"counts": counts, "told": told}, told, ask=asks, is_over=stage.result is not None)


def _told(question: Question, ledger: Ledger, stage: Stage[Outcome]) -> dict[str, Any]:
    """Everything that pages and API say: the candidates so far, and the end of the search."""
    shown = [each for each in ledger.tried.values() if each.state != ILLEGAL]
    outcome = stage.result
    return {
        "candidates": [_candidate(question, each) for each in shown],
        "not_allowed": len(ledger.tried) - len(shown),
        "stage": ledger.stage + 1,
        "games": ledger.played,
        "proving": next((trial.candidate.key for trial in stage.ask if trial.is_proof), ""),
        "says": outcome.says if outcome is not None else "",
        "chosen": outcome.candidate.key if outcome is not None and outcome.candidate is not None else "",
        "is_proved": outcome is not None and outcome.is_proved,
        "proofs": ledger.proofs,
        "confidence": confidence(max(1, ledger.proofs)),
    }


def _candidate(question: Question, tried: Tried) -> dict[str, Any]:
    return {
        "key": tried.candidate.key,
        "changes": question.board.words(tried.candidate),
        "state": tried.state,
        "count": tried.count.as_json(),
        "proof": tried.proof.as_json() if tried.proof is not None else None,
    }
