"""`manage.py balance_search GAME`: change a scenario until it is even, and prove it with fresh games."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from sandtable.agents import AGENTS, USUAL, versioned
from sandtable.command.shipped import UnknownScenario
from sandtable.engine.game import BadSetup, Game
from sandtable.engine.registry import UnknownGame, game
from sandtable.playtest.balancing.asked import Asked
from sandtable.playtest.balancing.counting import Count, Goal
from sandtable.playtest.balancing.headless import Ground, parties_of, run
from sandtable.playtest.balancing.knobs import MOST_KNOBS, Board, Candidate, Knob
from sandtable.playtest.balancing.search import FOUND, Outcome, confidence
from sandtable.playtest.balancing.trials import Ledger
from sandtable.playtest.seating import seat_counts
from scenarios.checking import lint
from scenarios.games import pages_of
from simulate.asking.selectors import scenario_by_name
from simulate.study.balance import words


class Command(BaseCommand):
    help = "Search small changes that make a scenario even, and prove the best with games that the search did not see."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("game")
        parser.add_argument("--scenario", required=True, help="a file, a short name or an id")
        parser.add_argument("--players", type=int, help="the fewest the scenario allows")
        parser.add_argument("--list", action="store_true", help="print what may change, with its settings, and end")
        parser.add_argument("--knobs", nargs="+", default=[], help='what may change: "rounds" or "rounds=6:9"')
        parser.add_argument("--agent", default=USUAL, type=versioned, choices=AGENTS, help="plays every seat")
        parser.add_argument("--target", type=float, help="share of the first side in per cent; all the same without it")
        parser.add_argument("--margin", type=float, default=3.0, help="points to each side that are allowed; 3")
        parser.add_argument("--games", type=int, default=8000, help="of the search at most, without proofs; 8000")
        parser.add_argument("--first", type=int, default=100, help="games of a candidate in its first stage; 100")
        parser.add_argument("--proof", type=int, default=1000, help="fresh games of the proof; 1000")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="makes no difference to results")
        parser.add_argument("--write", type=Path, help="the file for the scenario that was found")

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            self._handle(options)
        except (UnknownGame, UnknownScenario, ValueError) as error:
            raise CommandError(str(error)) from None
        except BadSetup as error:
            raise CommandError("\n".join(error.problems)) from None

    def _handle(self, options: Mapping[str, Any]) -> None:
        played = game(options["game"])
        document = scenario_by_name(played.name, options["scenario"])
        players = options["players"] or seat_counts(played, document)[0]
        offered = pages_of(played.name).knobs(document, players)
        if options["list"]:
            self.stdout.write("\n".join(map(_listed, offered)))
            return
        board = Board(tuple(chosen(offered, options["knobs"])))
        asked = _asked(played, document, players, board, options)
        ledger = Ledger(len(asked.goal.targets), asked.games)
        started = time.monotonic()
        ground = Ground(played, document, (options["agent"],) * players, options["seed"])
        outcome = run(asked, ledger, ground, options["processes"], lambda trials: self._told(ledger))
        names = parties_of(played, document, players)
        self.stdout.write("\n".join(told(asked, ledger, outcome, names)))
        self.stdout.write(f"{time.monotonic() - started:.0f} s with {options['processes']} processes")
        if options["write"] and outcome.says == FOUND and outcome.candidate is not None:
            found = board.document(document, outcome.candidate)
            options["write"].write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")

    def _told(self, ledger: Ledger) -> None:
        self.stderr.write(f"stage {ledger.stage + 1} is in, {len(ledger.tried)} candidates so far")


def _listed(knob: Knob) -> str:
    settings = " ".join(f"[{each.words}]" if each is knob.now else each.words for each in knob.levels)
    return f"{knob.key}: {knob.label}: {settings}"


def chosen(offered: Sequence[Knob], named: Sequence[str]) -> Iterator[Knob]:
    """The knobs that were named, with the settings that they may have. Raises ValueError."""
    by_key = {knob.key: knob for knob in offered}
    if not 0 < len(named) <= MOST_KNOBS:
        raise ValueError(f"--knobs names 1 to {MOST_KNOBS} things that may change; --list shows them")
    for each in named:
        key, _equals, settings = each.partition("=")
        if key not in by_key:
            raise ValueError(f"nothing called {key!r} may change; --list shows what may")
        first, _colon, last = settings.partition(":")
        yield by_key[key].between(first, last) if settings else by_key[key]


def _asked(played: Game, document: Mapping[str, Any], players: int, board: Board, options: Mapping[str, Any]) -> Asked:
    margin, target = options["margin"] / 100, options["target"]
    goal = (
        Goal.even(len(parties_of(played, document, players)), margin)
        if target is None
        else Goal.for_side(target / 100, margin)
    )

    def is_allowed(candidate: Candidate) -> bool:
        return not lint(board.document(document, candidate))

    return Asked(board, goal, options["games"], options["proof"], is_allowed, options["first"])


def told(asked: Asked, ledger: Ledger, outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    """The search in lines of text: every candidate, and the end."""
    for each in ledger.tried.values():
        yield f"{each.state:12} {_count(each.count, names):60} {_changes(asked, each.candidate)}"
    yield f"{ledger.played} games in the search, {outcome.proofs} proofs of {asked.proof_games}"
    for head, rest in words.paragraphs(_search(asked, ledger, outcome, names)):
        yield " ".join(filter(None, (head[0].upper() + head[1:], rest)))


def _search(asked: Asked, ledger: Ledger, outcome: Outcome, names: Sequence[str]) -> words.Search:
    """The end of the search in the terms of its words, which pages and the API use too."""
    best = ledger.of(outcome.candidate) if outcome.candidate is not None else None
    return words.Search(
        scenario="this scenario",
        parties=names,
        goal=asked.goal,
        is_for_side=len(names) == 2,
        says=outcome.says,
        best=words.Candidate(asked.board.words(best.candidate), best.count, best.proof) if best is not None else None,
        is_proved=outcome.is_proved,
        confidence=confidence(max(1, outcome.proofs)),
        is_open=False,
    )


def _count(count: Count, names: Sequence[str]) -> str:
    if not count.games:
        return "no games"
    shares = [f"{name} {100 * count.share(party):.1f} %" for party, name in enumerate(names)]
    return f"{', '.join(shares)} in {count.games}"


def _changes(asked: Asked, candidate: Candidate) -> str:
    return "; ".join(asked.board.words(candidate)) or "as it is"
