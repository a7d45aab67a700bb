"""The two questions of this kind, and how a rotation of their playtests becomes a score.

Of two **decks** one playtest is asked for, old deck against new: the score of a pair is the new deck's share of its
points. Of two **versions of a scenario** each is played by itself, with the same agents and the same seed: rotation i
of one is paired with rotation i of the other, and the score is 1/2 plus half of the difference of a side's shares.

Either may be asked at several strengths: then the same playtests are asked for once for each agent, and each strength
has a test of its own. The keys of the second one are those of the first with "@1" behind them, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from sandtable.engine.game import POINTS
from sandtable.engine.registry import all_games
from sandtable.playtest.balancing.headless import parties_of
from sandtable.playtest.parties import points_of_sides
from sandtable.playtest.plan import sides_of
from sandtable.playtest.report.verdict import DIFFERENCE, EVEN_WITHIN
from sandtable.playtest.sequential.design import Design, read_design
from simulate.asking.request import FrozenScenario, PlaytestRequest, Subject, on_scenario
from simulate.study.readable import reads_spec
from simulate.study.requests import read_request, request_as_json
from simulate.study.step import Cell, Evidence, Points

DECKS: Final = "games"
"""The key of the only playtest of two decks."""
OLD, NEW = "old", "new"
"""The keys of the playtests of two versions of a scenario."""
Spec = Mapping[str, Any]


def of_decks(
    game: str, old: Subject, new: Subject, strengths: Sequence[str], design: Design, seed: int
) -> dict[str, Any]:
    """The spec of "is `new` better than `old`?", once for each agent that plays both."""
    requests = [
        {DECKS: PlaytestRequest(game, (old, new), (agent, agent), 1, seed + place)}
        for place, agent in enumerate(strengths)
    ]
    return _spec(design, requests, strengths) | {"labels": [old.label, new.label]}


def of_scenarios(
    game: str,
    old: FrozenScenario,
    new: FrozenScenario,
    strengths: Sequence[tuple[str, ...]],
    side: int,
    design: Design,
    seed: int,
) -> dict[str, Any]:
    """The spec of "does `new` give this side another share than `old`?", once for the agents of each strength.

    Where seats are alike, `side` is a place in the turn order. Partners are one side, however many they are.
    """
    requests = [
        {
            key: on_scenario(game=game, scenario=each, agents=agents, games=1, seed=seed + place, keeps_sides=True)
            for key, each in ((OLD, old), (NEW, new))
        }
        for place, agents in enumerate(strengths)
    ]
    partners = sides_of(game, new.definition, len(strengths[0]))
    return _spec(design, requests, [agents[0] for agents in strengths]) | {
        "labels": [old.label, new.label],
        "side": side,
        "side_name": side_names(requests[0][NEW])[side],
        **({"partners": list(partners)} if partners else {}),
    }


def _spec(design: Design, requests: Sequence[dict[str, PlaytestRequest]], strengths: Sequence[str]) -> dict[str, Any]:
    """The parts of a spec that both questions have; one strength alone is not named."""
    keyed = {key_at(key, place): each for place, asked in enumerate(requests) for key, each in asked.items()}
    named = {"strengths": list(strengths)} if len(strengths) > 1 else {}
    return {
        "design": design.as_json(),
        "requests": {key: request_as_json(each) for key, each in keyed.items()},
        **named,
    }


def key_at(key: str, place: int) -> str:
    """The key of a playtest at the strength of this number."""
    return f"{key}@{place}" if place else key


def plain(key: str) -> str:
    """The key without the number of its strength."""
    return key.partition("@")[0]


def places(spec: Spec) -> range:
    """The numbers of the strengths."""
    return range(len(spec.get("strengths", ())) or 1)


def at(place: int, evidence: Evidence) -> Evidence:
    """The playtests of one strength, under their plain keys."""
    mine = [(key, cell) for key, cell in evidence.items() if key == key_at(plain(key), place)]
    return Evidence(replace(cell, key=plain(key)) for key, cell in mine)


def side_names(request: PlaytestRequest) -> list[str]:
    """The names of the sides whose share can be compared; places in the turn order where seats are alike."""
    assert request.scenario is not None
    game, players = all_games()[request.game], len(request.subjects)
    if game.has_sides():
        return parties_of(game, request.scenario.definition, players)
    return [str(place + 1) for place in range(players)]


def request_of(spec: Spec, key: str, rotations: int) -> PlaytestRequest:
    """The playtest under this key, for this many rotations."""
    return read_request(spec["requests"][key], rotations)


@reads_spec
def read(spec: Spec) -> Spec:
    """The spec of a stored study, when every part of it is there."""
    read_design(spec["design"])
    old, new = spec["labels"]
    assert isinstance(old, str) and isinstance(new, str), "labels are names"
    for place in places(spec):
        for key in (DECKS,) if DECKS in spec["requests"] else (OLD, NEW):
            request_of(spec, key_at(key, place), 1)
    if DECKS not in spec["requests"]:
        assert isinstance(spec["side"], int) and isinstance(spec["side_name"], str), "the side is one of the scenario"
    return spec


def is_of_decks(spec: Spec) -> bool:
    return DECKS in spec["requests"]


def has_sides(spec: Spec) -> bool:
    """The seats of the scenario are sides with a character of their own."""
    return all(request.get("has_sides", True) for request in spec["requests"].values())


def margin(spec: Spec) -> float:
    """The difference of two mean scores that counts as none: the margin within which decks or sides are equal."""
    return DIFFERENCE if is_of_decks(spec) else EVEN_WITHIN / 2


def whole(spec: Spec, evidence: Evidence) -> int:
    """The units of the greatest score: the points of a pair, or twice those of a rotation."""
    size = next(iter(evidence.values())).size
    return POINTS * size if is_of_decks(spec) else 2 * POINTS * size


def finished(evidence: Evidence) -> int:
    """Rotations that are finished in every playtest."""
    return min((cell.finished for cell in evidence.values()), default=0)


def scores(spec: Spec, evidence: Evidence, first: int, stop: int) -> list[int | None]:
    """The scores of these rotations, in units; None where a game failed."""
    if is_of_decks(spec):
        return [None if points is None else points[1] for points in evidence[DECKS].points(first, stop)]
    top = POINTS * evidence[OLD].size
    both = zip(*(points_of_side(spec, evidence[key], key, first, stop) for key in (OLD, NEW)), strict=True)
    return [None if old is None or new is None else top + new - old for old, new in both]


def points_of_side(spec: Spec, cell: Cell, key: str, first: int, stop: int) -> list[int | None]:
    """The points of the side in each rotation; of a place in the turn order where seats are alike."""
    side = spec["side"]
    if partners := tuple(spec.get("partners", ())):
        pairs = zip(cell.points(first, stop), cell.records(first, stop), strict=True)
        return [None if points is None else points_of_sides(record, partners)[side] for points, record in pairs]
    if spec["requests"][key].get("has_sides", True):
        return [None if points is None else points[side] for points in cell.points(first, stop)]
    turned = zip(cell.points(first, stop), cell.records(first, stop), strict=True)
    return [None if points is None else _at_place(points, record.first, side) for points, record in turned]


def _at_place(points: Points, first: int, place: int) -> int:
    """The points of the player at a place in the turn order; seats follow each other from the first player on."""
    return points[(first + place) % len(points)]
